"""The picture of the home screen: clock and date, and a grid of what can be run.

Arrows walk over the grid, fire or a tap opens. What is paused stands first.
"""

from __future__ import annotations

import datetime
from typing import TYPE_CHECKING

from emulator.handset.skin_parts import blend
from emulator.midp.lcdui.canvas import Canvas
from emulator.midp.lcdui.command import Command
from emulator.midp.lcdui.font import Font
from emulator.midp.lcdui.graphics import Graphics
from emulator.midp.lcdui.image import Image

from .lifecycle import State
from .program import Program

if TYPE_CHECKING:
    from .software import Software

ICON = 24                  # pixels of an icon (a larger one is cut)
NARROW = 90                # pixels that a name needs; the grid has as many columns as fit
MOVES = {Canvas.LEFT: (-1, 0), Canvas.RIGHT: (1, 0), Canvas.UP: (0, -1), Canvas.DOWN: (0, 1)}
TOP_CENTRE = Graphics.TOP | Graphics.HCENTER


class HomeScreen(Canvas):
    """What can be started or gone on with."""

    def __init__(self, software: Software) -> None:
        super().__init__()
        self._software = software
        self._open = Command("Open", Command.OK, 1)
        self._index = self._first_row = 0
        self._programs: list[Program] = []
        self._icons: dict[str, Image | None] = {}
        self._small = Font.get_font(Font.FACE_SYSTEM, Font.STYLE_PLAIN, Font.SIZE_SMALL)
        self._large = Font.get_font(Font.FACE_SYSTEM, Font.STYLE_BOLD, Font.SIZE_LARGE)
        self.set_command_listener(lambda command, screen: self._open_chosen())

    def show_notify(self) -> None:
        self.refresh()

    def refresh(self) -> None:
        """Paused MIDlets first, then all that can be started."""
        running = [session.program for session in reversed(self._software.sessions)]
        names = {(program.name, program.title) for program in running}
        others = [program for program in self._software.programs() if (program.name, program.title) not in names]
        self._programs = running + others
        if self._programs:
            self.add_command(self._open)
        self._index = min(self._index, max(len(self._programs) - 1, 0))
        self.repaint()

    # -- keys and finger ----------------------------------------------------------------------------

    def key_pressed(self, key_code: int) -> None:
        action = self.get_game_action(key_code)
        if action == Canvas.FIRE:
            self._open_chosen()
        elif action in MOVES and self._programs:
            across, down = MOVES[action]
            moved = self._index + across + down * self._columns()
            if 0 <= moved < len(self._programs):
                self._index = moved
            self._first_row = min(max(self._first_row, self._index // self._columns() - self._rows() + 1),
                                  self._index // self._columns())
            self.repaint()

    def key_repeated(self, key_code: int) -> None:
        if self.get_game_action(key_code) != Canvas.FIRE:
            self.key_pressed(key_code)

    def pointer_pressed(self, x: int, y: int) -> None:
        column, row = x // self._cell_width(), (y - self._top()) // self._cell_height() + self._first_row
        place = row * self._columns() + column
        if y >= self._top() and column < self._columns() and place < len(self._programs):
            self._index = place
            self._open_chosen()

    def _open_chosen(self) -> None:
        if not self._programs:
            return
        program = self._programs[self._index]
        for session in self._software.sessions:
            if session.program is program:
                session.start()
                return
        self._software.launch(program)

    # -- painting -----------------------------------------------------------------------------------

    def paint(self, g: Graphics) -> None:
        theme, width, height = self._display._look.theme, self.get_width(), self.get_height()
        for y in range(height):
            g.set_color(blend(theme.wallpaper, theme.wallpaper_end, 100 * y // height))
            g.fill_rect(0, y, width, 1)
        g.set_color(theme.wallpaper_text)
        self._paint_clock(g)
        first = self._first_row * self._columns()
        for place in range(first, min(first + self._rows() * self._columns(), len(self._programs))):
            self._paint_cell(g, place)

    def _paint_clock(self, g: Graphics) -> None:
        """Time and date: one under the other, or side by side where there is little room."""
        now, middle, width = self._now(), self.get_width() // 2, self.get_width()
        if self._is_low():
            g.set_font(self._small)
            g.draw_string(f"{now:%d.%m.%Y}", 4, 2, Graphics.TOP | Graphics.LEFT)
            g.draw_string(f"{now:%H:%M}", width - 4, 2, Graphics.TOP | Graphics.RIGHT)
            return
        g.set_font(self._large)
        g.draw_string(f"{now:%H:%M}", middle, 2, TOP_CENTRE)
        g.set_font(self._small)
        g.draw_string(f"{now:%d.%m.%Y}", middle, 2 + self._large.get_height(), TOP_CENTRE)

    def _paint_cell(self, g: Graphics, place: int) -> None:
        theme, program = self._display._look.theme, self._programs[place]
        left = place % self._columns() * self._cell_width()
        top = self._top() + (place // self._columns() - self._first_row) * self._cell_height()
        chosen = place == self._index
        if chosen:
            g.set_color(theme.highlighted_background)
            g.fill_round_rect(left + 2, top, self._cell_width() - 4, self._cell_height() - 2, 8, 8)
        icon, middle = self._icon(program), left + self._cell_width() // 2
        if icon is not None:
            g.draw_image(icon, middle - min(icon.get_width(), ICON) // 2, top + 3, 0)
        g.set_color(theme.highlighted_foreground if chosen else theme.wallpaper_text)
        g.set_font(self._small)
        label = self._display._look.shorten(self._label(program), self._small, self._cell_width() - 4)
        g.draw_string(label, middle, top + ICON + 4, TOP_CENTRE)

    def _label(self, program: Program) -> str:
        paused = any(session.program is program and session.state is State.PAUSED
                     for session in self._software.sessions)
        return f"‖ {program.title}" if paused else program.title

    def _icon(self, program: Program) -> Image | None:
        """The MIDlet's icon, None if it has none that can be read."""
        key = f"{program.name}/{program.title}"
        if key not in self._icons:
            data = program.resource(program.icon) if program.icon else None
            try:
                self._icons[key] = None if not data else Image.create_image(data, 0, len(data))
            except ValueError:
                self._icons[key] = None
        return self._icons[key]

    def _now(self) -> datetime.datetime:
        now = self._display._runtime.current_time_millis()
        return datetime.datetime.fromtimestamp(now / 1000, datetime.UTC)

    def _columns(self) -> int:
        return max(2, self.get_width() // NARROW)

    def _rows(self) -> int:
        return max(1, (self.get_height() - self._top()) // self._cell_height())

    def _cell_width(self) -> int:
        return self.get_width() // self._columns()

    def _cell_height(self) -> int:
        return ICON + self._small.get_height() + 8

    def _is_low(self) -> bool:
        return self.get_height() < 140

    def _top(self) -> int:
        return self._small.get_height() + (4 if self._is_low() else self._large.get_height() + 6)
