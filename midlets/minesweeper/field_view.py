"""How the field looks on the screen, and which part of it: field_canvas.py says what keys and finger do."""

from __future__ import annotations

from collections.abc import Iterable

from emulator.midp.lcdui import Canvas, Font, Graphics
from emulator.midp.util import Timer, TimerTask

from .board import Board, Cell, Outcome
from .geometry import Geometry
from .header import Header, header_height
from .panel import Box, Panel
from .record import KeptGame
from .stopwatch import Stopwatch
from .tiles import Tiles
from .words import Words

STEP = 33           # ms between two steps of a scroll
PAPER, FRAME = 0xD5DCE3, 0x7C8A99
CURSOR, CURSOR_EDGE = 0xFFB300, 0x5D4200
SAFE, RISKY = (0x22C55E, 0x14532D), (0xF97316, 0x7C2D12)    # rings round the cell of a hint


class FieldView(Canvas):
    """One game as the person sees it."""

    def __init__(self, words: Words, game: KeptGame) -> None:
        super().__init__()
        self.words = words
        self._font = Font.get_font(Font.FACE_SYSTEM, Font.STYLE_PLAIN, Font.SIZE_SMALL)
        self._timer = Timer()
        self._gliding = False
        self._ring: tuple[int, int] = CURSOR, CURSOR_EDGE
        self._panel: Panel | None = None
        self.watch = Stopwatch(self._timer, game, self._repaint_header)
        self._look_at(game)

    def _look_at(self, game: KeptGame) -> None:
        """Show this game; the cursor stands in the middle."""
        self.watch.take(game)
        self.game, self.board = game, game.board
        self.cursor: Cell = (self.board.width // 2, self.board.height // 2)
        self._ring, self._panel = (CURSOR, CURSOR_EDGE), None
        self._measure()
        self._scroll = self._geometry.scroll_to(self.cursor, (0, 0))
        self.repaint()

    # -- which part is seen --------------------------------------------------------------------

    def size_changed(self, w: int, h: int) -> None:
        self._measure()
        self._scroll = self._geometry.within(self._scroll)

    def _measure(self) -> None:
        top = header_height(self._font)
        self._geometry = Geometry(self.board.width, self.board.height,
                                  self.get_width(), self.get_height() - top, top)
        self._tiles = Tiles(self._geometry.cell)

    def _move_to(self, cell: Cell, ring: tuple[int, int] = (CURSOR, CURSOR_EDGE)) -> None:
        """Move the cursor; what is seen of the board follows it when keys moved it."""
        self._repaint_cells([self.cursor, cell])
        self._turn_panel(cell)
        self.cursor, self._ring = cell, ring

    def _glide(self) -> None:
        """Begin to scroll towards the cursor, unless that is under way."""
        if not self._gliding:
            self._gliding = True
            self._glide_on()

    def _glide_on(self) -> None:
        here, there = self._scroll, self._geometry.scroll_to(self.cursor, self._scroll)
        self._gliding = here != there
        if self._gliding:
            self._scroll_by_hand((_towards(here[0], there[0]), _towards(here[1], there[1])))
            self._timer.schedule(TimerTask(self._glide_on), STEP)

    def _scroll_by_hand(self, scroll: tuple[int, int]) -> None:
        """Show another part of the board."""
        scroll = self._geometry.within(scroll)
        if scroll != self._scroll:
            self._scroll = scroll
            self.repaint(*self._view())

    # -- the panel -----------------------------------------------------------------------------

    def _show_panel(self, panel: Panel | None) -> None:
        """Lay a panel over the field in the place of the last one, or none."""
        if panel != self._panel:
            self._repaint_panel()
            self._panel = panel
            self._at_top = self._is_low(self.cursor)
            self._repaint_panel()

    def _turn_panel(self, cell: Cell) -> None:
        """Keep the panel away from the cursor."""
        if self._panel is not None and self._is_low(cell) != self._at_top:
            self._repaint_panel()
            self._at_top = self._is_low(cell)
            self._repaint_panel()

    def _is_low(self, cell: Cell) -> bool:
        _, top = self._geometry.origin(self._scroll)
        return top + cell[1] * self._geometry.cell > self._geometry.top + self._geometry.height // 2

    def _panel_box(self) -> Box:
        assert self._panel is not None
        return self._panel.box(self._font, self._view(), at_top=self._at_top)

    def _view(self) -> Box:
        """The part of the canvas below the header."""
        return 0, self._geometry.top, self._geometry.width, self._geometry.height

    # -- asking to be painted ------------------------------------------------------------------

    def _repaint_cells(self, cells: Iterable[Cell]) -> None:
        left, top = self._geometry.origin(self._scroll)
        size = self._geometry.cell
        for x, y in cells:
            self.repaint(left + x * size - 1, top + y * size - 1, size + 2, size + 2)

    def _repaint_header(self) -> None:
        self.repaint(0, 0, self.get_width(), self._geometry.top)

    def _repaint_panel(self) -> None:
        if self._panel is not None:
            x, y, width, height = self._panel_box()
            self.repaint(x, y, width + 2, height + 3)

    # -- painting ------------------------------------------------------------------------------

    def paint(self, g: Graphics) -> None:
        x, y, width, height = g.get_clip_x(), g.get_clip_y(), g.get_clip_width(), g.get_clip_height()
        if y < self._geometry.top:
            self._header().paint(g, self._font, self.get_width())
        if y + height > self._geometry.top:
            g.clip_rect(*self._view())
            self._paint_field(g, x, max(y, self._geometry.top), x + width, y + height)

    def _paint_field(self, g: Graphics, x: int, y: int, right: int, bottom: int) -> None:
        g.set_color(PAPER)
        g.fill_rect(*self._view())
        self._paint_cells(g, x, y, right, bottom)
        self._paint_cursor(g)
        if self._panel is not None:
            self._panel.paint(g, self._font, self._view(), at_top=self._at_top)

    def _paint_cells(self, g: Graphics, x: int, y: int, right: int, bottom: int) -> None:
        """Only the cells within the clip, and a frame round them all."""
        (left, top), size, board = self._geometry.origin(self._scroll), self._geometry.cell, self.board
        g.set_color(FRAME)
        g.draw_rect(left - 1, top - 1, board.width * size + 1, board.height * size + 1)
        for row in range(max(0, (y - top) // size), min(board.height, (bottom - 1 - top) // size + 1)):
            for column in range(max(0, (x - left) // size), min(board.width, (right - 1 - left) // size + 1)):
                cell = (column, row)
                g.draw_image(self._tiles.image(board.face(cell), board.number(cell)),
                             left + column * size, top + row * size, Graphics.TOP | Graphics.LEFT)

    def _paint_cursor(self, g: Graphics) -> None:
        (left, top), size = self._geometry.origin(self._scroll), self._geometry.cell
        x, y = left + self.cursor[0] * size, top + self.cursor[1] * size
        ring, edge = self._ring
        g.set_color(edge)
        g.draw_rect(x - 1, y - 1, size, size)
        g.set_color(ring)
        g.draw_rect(x, y, size - 2, size - 2)
        if size >= 14:
            g.draw_rect(x + 1, y + 1, size - 4, size - 4)

    def _header(self) -> Header:
        board, words, time = self.board, self.words, str(self.watch)
        return Header(words.mines_left.format(count=board.mines_left), time, board.outcome,
                      said(words, board, time))


def said(words: Words, board: Board, time: str) -> str:
    """How the game ended, nothing while it is played."""
    return {Outcome.WON: words.won.format(time=time), Outcome.LOST: words.lost}.get(board.outcome, "")


def _towards(here: int, there: int) -> int:
    """A third of the way, and the last pixels one by one."""
    step = (abs(there - here) + 2) // 3
    return here + step if there > here else here - step
