"""The field on the screen: the board, a cursor, the counter and the clock, keys and finger."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from emulator.midp.lang import System
from emulator.midp.lcdui import Canvas, Font, Graphics
from emulator.midp.util import Timer, TimerTask

from .board import Cell, Outcome
from .geometry import Geometry
from .record import KeptGame
from .tiles import Tiles
from .words import Words

LONG_PRESS = 500        # ms that the finger rests on a cell to flag it
TICK = 100              # ms between two looks whether the clock shows another second
STEP = 33               # ms between two steps of a scroll
PAPER, INK, HEADER = 0xD5DCE3, 0x1C2733, 0xF4F6F8
CURSOR, CURSOR_EDGE = 0xFFB300, 0x5D4200
DONE = {Outcome.WON: 0x15803D, Outcome.LOST: 0xC62828}


class FieldCanvas(Canvas):
    """Plays one game. `on_change` is called after each move, so that the game can be kept."""

    def __init__(self, game: KeptGame, words: Words, on_change: Callable[[], object]) -> None:
        super().__init__()
        self._words, self._on_change = words, on_change
        self._small = Font.get_font(Font.FACE_SYSTEM, Font.STYLE_PLAIN, Font.SIZE_SMALL)
        self._timer = Timer()
        self._since: int | None = None          # the clock runs since then (ms since 1970)
        self._clock_shown = ""
        self._long_fire = False                 # this press of fire has flagged already
        self._touched: Cell | None = None
        self._touch_task: TimerTask | None = None
        self.play(game)
        self._timer.schedule(TimerTask(self._tick), TICK, TICK)

    def play(self, game: KeptGame) -> None:
        """Begin with this game; the cursor stands in the middle."""
        self.stop_clock()
        self.game, self.board = game, game.board
        self.cursor = (self.board.width // 2, self.board.height // 2)
        self._measure()
        self._scroll = self._geometry.scroll_to(self.cursor, (0, 0))
        self.start_clock()
        self.repaint()

    # -- the clock ----------------------------------------------------------------------------

    def start_clock(self) -> None:
        """It runs from the first reveal to the end, while the game can be seen."""
        if self._since is None and self.board.revealed and self.board.outcome is Outcome.PLAYING:
            self._since = System.current_time_millis()

    def stop_clock(self) -> None:
        """It stands: what has passed is added to the game's time."""
        since, self._since = self._since, None       # taken first: a look at the clock may give way
        if since is not None:
            self.game.elapsed += System.current_time_millis() - since

    def elapsed(self) -> int:
        """Milliseconds played."""
        running = 0 if self._since is None else System.current_time_millis() - self._since
        return self.game.elapsed + running

    def show_notify(self) -> None:
        self.start_clock()

    def hide_notify(self) -> None:
        self.stop_clock()

    def _tick(self) -> None:
        if clock(self.elapsed()) != self._clock_shown:
            self._repaint_header()

    # -- moves ----------------------------------------------------------------------------------

    def fire(self) -> None:
        """Reveal the cell under the cursor; on a number, the rest around it."""
        if self.cursor in self.board.revealed:
            self._changed(self.board.chord(self.cursor))
        else:
            self._changed(self.board.reveal(self.cursor))

    def flag(self) -> None:
        """A flag on the cell under the cursor, or off it."""
        self._changed(self.board.flag(self.cursor))

    def move(self, cell: Cell) -> None:
        """Move the cursor; the board scrolls after it."""
        self._repaint_cells([self.cursor, cell])
        self.cursor = cell
        self._glide()

    def _changed(self, cells: set[Cell]) -> None:
        if not cells:
            return
        if self.board.outcome is not Outcome.PLAYING:
            self.stop_clock()
        self.start_clock()
        self._repaint_cells(cells)
        self._repaint_header()
        self._on_change()

    # -- keys and finger --------------------------------------------------------------------------

    def key_pressed(self, key_code: int) -> None:
        if key_code == Canvas.KEY_POUND:
            self.flag()
        elif self.get_game_action(key_code) == Canvas.FIRE:
            self._long_fire = False
        else:
            self._move_by(self.get_game_action(key_code))

    def key_repeated(self, key_code: int) -> None:
        action = self.get_game_action(key_code)
        if action == Canvas.FIRE and not self._long_fire:
            self._long_fire = True
            self.flag()
        elif action != Canvas.FIRE:
            self._move_by(action)

    def key_released(self, key_code: int) -> None:
        if self.get_game_action(key_code) == Canvas.FIRE and not self._long_fire:
            self.fire()

    def pointer_pressed(self, x: int, y: int) -> None:
        self._touched = self._geometry.cell_at(x, y, self._scroll)
        if self._touched is not None:
            self.move(self._touched)
            self._touch_task = TimerTask(self._flag_touched)
            self._timer.schedule(self._touch_task, LONG_PRESS)

    def pointer_dragged(self, x: int, y: int) -> None:
        if self._geometry.cell_at(x, y, self._scroll) != self._touched:
            self._let_go()

    def pointer_released(self, x: int, y: int) -> None:
        touched = self._touched
        self._let_go()
        if touched is not None and touched == self.cursor:
            self.fire()

    def _flag_touched(self) -> None:
        """The finger has rested long enough (on the timer's thread)."""
        if self._touched is not None:
            self._touched = None
            self.flag()

    def _let_go(self) -> None:
        self._touched = None
        if self._touch_task is not None:
            self._touch_task.cancel()

    def _move_by(self, action: int) -> None:
        step = {Canvas.LEFT: (-1, 0), Canvas.RIGHT: (1, 0), Canvas.UP: (0, -1), Canvas.DOWN: (0, 1)}.get(action)
        if step is not None:
            x, y = self.cursor
            self.move(((x + step[0]) % self.board.width, (y + step[1]) % self.board.height))

    # -- painting -----------------------------------------------------------------------------------

    def size_changed(self, w: int, h: int) -> None:
        self._measure()
        self._scroll = self._geometry.scroll_to(self.cursor, self._scroll)

    def _measure(self) -> None:
        top = self._small.get_height() + 4
        self._geometry = Geometry(self.board.width, self.board.height,
                                  self.get_width(), self.get_height() - top, top)
        self._tiles = Tiles(self._geometry.cell)

    def _glide(self) -> None:
        """One step of the scroll towards the cursor; more follow until it is there."""
        x, y = self._scroll
        to_x, to_y = self._geometry.scroll_to(self.cursor, self._scroll)
        if (x, y) != (to_x, to_y):
            self._scroll = _towards(x, to_x), _towards(y, to_y)
            self.repaint()
            self._timer.schedule(TimerTask(self._glide), STEP)

    def _repaint_cells(self, cells: Iterable[Cell]) -> None:
        left, top = self._geometry.origin(self._scroll)
        size = self._geometry.cell
        for x, y in cells:
            self.repaint(left + x * size - 1, top + y * size - 1, size + 2, size + 2)

    def _repaint_header(self) -> None:
        self.repaint(0, 0, self.get_width(), self._geometry.top)

    def paint(self, g: Graphics) -> None:
        clip = g.get_clip_x(), g.get_clip_y(), g.get_clip_width(), g.get_clip_height()
        g.set_color(PAPER)
        g.fill_rect(0, self._geometry.top, self.get_width(), self._geometry.height)
        self._paint_cells(g, *clip)
        self._paint_cursor(g)
        self._paint_header(g)

    def _paint_cells(self, g: Graphics, x: int, y: int, width: int, height: int) -> None:
        """Only the cells within the clip."""
        (left, top), size, board = self._geometry.origin(self._scroll), self._geometry.cell, self.board
        for row in range(max(0, (y - top) // size), min(board.height, (y + height - 1 - top) // size + 1)):
            for column in range(max(0, (x - left) // size), min(board.width, (x + width - 1 - left) // size + 1)):
                cell = (column, row)
                g.draw_image(self._tiles.image(board.face(cell), board.number(cell)),
                             left + column * size, top + row * size, Graphics.TOP | Graphics.LEFT)

    def _paint_cursor(self, g: Graphics) -> None:
        (left, top), size = self._geometry.origin(self._scroll), self._geometry.cell
        x, y = left + self.cursor[0] * size, top + self.cursor[1] * size
        g.set_color(CURSOR_EDGE)
        g.draw_rect(x - 1, y - 1, size, size)
        g.set_color(CURSOR)
        g.draw_rect(x, y, size - 2, size - 2)
        if size >= 14:
            g.draw_rect(x + 1, y + 1, size - 4, size - 4)

    def _paint_header(self, g: Graphics) -> None:
        g.set_color(DONE.get(self.board.outcome, HEADER))
        g.fill_rect(0, 0, self.get_width(), self._geometry.top)
        g.set_font(self._small)
        g.set_color(INK if self.board.outcome is Outcome.PLAYING else 0xFFFFFF)
        time = self._clock_shown = clock(self.elapsed())
        if self.board.outcome is Outcome.PLAYING:
            g.draw_string(self._words.mines_left.format(count=self.board.mines_left), 4, 2,
                          Graphics.TOP | Graphics.LEFT)
            g.draw_string(time, self.get_width() - 4, 2, Graphics.TOP | Graphics.RIGHT)
        else:
            said = self._words.won if self.board.outcome is Outcome.WON else self._words.lost
            g.draw_string(said.format(time=time), self.get_width() // 2, 2, Graphics.TOP | Graphics.HCENTER)


def clock(ms: int) -> str:
    """Minutes and seconds: `1:05`."""
    return f"{ms // 60_000}:{ms // 1000 % 60:02}"


def _towards(here: int, there: int) -> int:
    """A third of the way, and the last pixels one by one."""
    step = (abs(there - here) + 2) // 3
    return here + step if there > here else here - step
