"""The home screen: status bar, clock and date, and the grid of what can be run.

Arrows walk over the grid, fire or a tap opens, a finger drags and flicks it. The green key shows
what runs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from emulator.midp.lcdui import smooth
from emulator.midp.lcdui.canvas import Canvas
from emulator.midp.lcdui.date_words import words_of
from emulator.midp.lcdui.font import Font
from emulator.midp.lcdui.graphics import Graphics
from emulator.midp.util import TimerTask

from . import title as home_title
from . import words
from .cells import Cells
from .finger import Finger
from .grid import MOVES, Box, Grid
from .status import Status, StatusBar, wall_clock
from .wallpaper import Wallpaper

if TYPE_CHECKING:
    from .home import Home

SHORT, LOW, HIGH = 60, 140, 360   # pixels of content: below no bar; no large clock; from here on one above the date
SIDE = 6                  # pixels beside clock and date
TOP_CENTRE = Graphics.TOP | Graphics.HCENTER


class HomeScreen(Canvas):
    """What can be started or gone on with. Commands and what they do are menu.py's."""

    def __init__(self, home: Home) -> None:
        super().__init__()
        look = self._display._look
        self._home, self._software, self._look = home, home.software, look
        self._bar, self._wallpaper = StatusBar(look), Wallpaper(look)
        self.grid = Grid(look)
        self._cells = Cells(self.grid, home.icons, look)
        self._finger = Finger(self.grid, home.timer, self.repaint)
        self._large = Font.get_font(Font.FACE_SYSTEM, Font.STYLE_BOLD, Font.SIZE_LARGE)
        self._caption_height = 0 if self.grid.named else look.label.get_height() + 4
        self._status = Status.of(self._software)
        self._chosen_at = 0                        # when the chosen one was chosen
        self._last = self._software.recent.last    # the suite that was in front last
        self._passing = False                      # is its name too long, so that it moves

    def show_notify(self) -> None:
        self._chosen_at = self._software.kernel.now
        self._home.refresh()

    def hide_notify(self) -> None:
        self._finger.lift()

    def refresh(self) -> None:
        """What runs, or what there is, has changed. What has been in front since is chosen."""
        last = self._software.recent.last
        self.grid.lay_out(self._grid_area())
        self.grid.show(self._home.entries(), choose=last if last != self._last else None)
        self._last = last
        self._status = Status.of(self._software)
        self.repaint()

    def tick(self) -> None:
        """A second has passed: painted again if anything that the bar or the clock says has changed."""
        if self.is_shown() and self._status != (status := Status.of(self._software)):
            self._status = status
            self.repaint()

    # -- keys and finger ----------------------------------------------------------------------------

    def key_pressed(self, key_code: int) -> None:
        action = self.get_game_action(key_code)
        if key_code == self._code_of("send"):
            self._home.show_tasks()
        elif action == Canvas.FIRE or key_code == self._code_of("enter"):
            self._home.open_chosen()
        elif action in MOVES and self.grid.move(action):
            self._choice_changed()

    def key_repeated(self, key_code: int) -> None:
        if self.get_game_action(key_code) in MOVES:
            self.key_pressed(key_code)

    def pointer_pressed(self, x: int, y: int) -> None:
        self._finger.down(x, y, self._software.kernel.now)

    def pointer_dragged(self, x: int, y: int) -> None:
        self._finger.move(x, y, self._software.kernel.now)

    def pointer_released(self, x: int, y: int) -> None:
        tapped = self._finger.up(self._software.kernel.now)
        if tapped is not None:
            self.grid.index = tapped
            self._choice_changed()
            self._home.open_chosen()

    def _choice_changed(self) -> None:
        self._chosen_at = self._software.kernel.now
        self.repaint()

    def _code_of(self, name: str) -> int | None:
        key = self._display._handset.keypad.keys.named(name)
        return None if key is None else key.code

    # -- painting -----------------------------------------------------------------------------------

    def paint(self, g: Graphics) -> None:
        theme, width, height = self._look.theme, self.get_width(), self.get_height()
        self.grid.lay_out(self._grid_area())
        self._wallpaper.paint(g, width, height)
        if self._bar_height():
            self._bar.paint(g, self._status, theme.wallpaper, theme.wallpaper_text,
                            with_clock=not self._clock_height())
        g.set_color(theme.wallpaper_text)
        self._paint_clock(g)
        elapsed = self._software.kernel.now - self._chosen_at
        passing = self._cells.paint(g, elapsed)
        if self._caption_height:
            passing = self._paint_caption(g, elapsed)
        elif self.grid.chosen is None:
            self._paint_nothing(g)
        self._let_pass(passing)

    def _paint_clock(self, g: Graphics) -> None:
        """Time and date: side by side, or on a high screen one under the other; on a low one in the bar alone."""
        if not self._clock_height():
            return
        top, large, small = self._bar_height() + 2, self._large, self._look.small
        now = wall_clock(self._software)
        date = words_of(self._software.locale).write_day(now.date())
        if self.get_height() >= HIGH:
            middle = self.get_width() // 2
            g.set_font(large)
            g.draw_string(f"{now:%H:%M}", middle, top, TOP_CENTRE)
            g.set_font(small)
            g.draw_string(date, middle, top + large.get_height(), TOP_CENTRE)
            return
        g.set_font(large)
        g.draw_string(f"{now:%H:%M}", SIDE, top, Graphics.TOP | Graphics.LEFT)
        g.set_font(small)
        line = top + large.get_baseline_position() - small.get_baseline_position()
        g.draw_string(date, self.get_width() - SIDE, line, Graphics.TOP | Graphics.RIGHT)

    def _bar_height(self) -> int:
        return self._bar.height if self.get_height() >= SHORT else 0

    def _clock_height(self) -> int:
        if self.get_height() < LOW:
            return 0
        small = self._look.small.get_height() if self.get_height() >= HIGH else 0
        return self._large.get_height() + small + 4

    def _paint_caption(self, g: Graphics, elapsed: int) -> bool:
        """The chosen one's name on a band below the grid; True if it passes by."""
        theme, box = self._look.theme, self._caption_box()
        ground = self._wallpaper.color_at(box.y, self.get_height())
        shade = 0x000000 if theme.wallpaper_text > 0x888888 else 0xFFFFFF
        g.set_color(smooth.blend(ground, shade, 35))
        g.fill_rect(*box)
        g.set_color(theme.wallpaper_text)
        chosen = self.grid.chosen
        title = chosen.title if chosen else words.NOTHING_HERE
        inner = (box.x + SIDE, box.y, box.width - 2 * SIDE, box.height)
        return home_title.paint(g, title, self._look.label, inner, elapsed)

    def _paint_nothing(self, g: Graphics) -> None:
        area = self.grid.area
        g.set_color(self._look.theme.wallpaper_text)
        g.set_font(self._look.text)
        g.draw_string(words.NOTHING_HERE, area.x + area.width // 2, area.y + area.height // 3, TOP_CENTRE)

    def _let_pass(self, passing: bool) -> None:
        """A name that is too long moves on soon; nothing is due on a phone whose names fit."""
        if passing and not self._passing:
            self._passing = True
            self._home.timer.schedule(TimerTask(self._pass_on), home_title.STEP)

    def _pass_on(self) -> None:
        self._passing = False
        if self.is_shown():
            box = self._caption_box() if self._caption_height else self.grid.cell(self.grid.index)
            self.repaint(*box)

    # -- layout -------------------------------------------------------------------------------------

    def _grid_area(self) -> Box:
        top = self._bar_height() + self._clock_height() + 1
        return Box(0, top, self.get_width(), max(1, self.get_height() - top - self._caption_height))

    def _caption_box(self) -> Box:
        return Box(0, self.get_height() - self._caption_height, self.get_width(), self._caption_height)
