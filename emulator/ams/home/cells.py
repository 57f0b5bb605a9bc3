"""How the cells of the home screen look: icon, name, what is chosen, and what runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emulator.midp.lcdui import marks, smooth
from emulator.midp.lcdui.font import Font
from emulator.midp.lcdui.graphics import Graphics
from emulator.midp.lcdui.paragraph import TOKEN, wrap

from ..lifecycle import State
from . import title as home_title
from .entries import MARKS, Entry
from .grid import EDGE, LINES, Box, Grid
from .icon import Icons

if TYPE_CHECKING:
    from emulator.midp.lcdui.look import Look

SPARE = 4         # pixels that a name leaves at its sides, if it can
TOP_CENTRE = Graphics.TOP | Graphics.HCENTER
BADGES = {State.ACTIVE: ("right", 0x2FA15A), State.PAUSED: ("paused", 0xD98C1F)}    # shape and colour


class Cells:
    """Paints what of a Grid is in view."""

    def __init__(self, grid: Grid, icons: Icons, look: Look) -> None:
        self._grid, self._icons, self._look = grid, icons, look

    def paint(self, g: Graphics, elapsed: int) -> bool:
        """All of them; `elapsed` ms since the chosen one was chosen. True if its name is passing by."""
        grid = self._grid
        clip = g.get_clip_x(), g.get_clip_y(), g.get_clip_width(), g.get_clip_height()
        g.clip_rect(*grid.area)
        passing = [self._cell(g, place, elapsed) for place in grid.in_view()]
        g.set_clip(*clip)
        if grid.last_scroll:
            self._scroll_bar(g)
        return any(passing)

    def _scroll_bar(self, g: Graphics) -> None:
        """In the colours of the wallpaper, at the right edge."""
        grid, theme, thick = self._grid, self._look.theme, self._look.scroll_width - 1
        x, y, width, height = grid.area
        height -= 2
        length = max(height * grid.rows_in_view // grid.rows, 2 * thick)
        place = (height - length) * grid.scroll // grid.last_scroll
        left, ground = x + width - thick - 1, smooth.blend(theme.wallpaper, theme.wallpaper_end, 50)
        smooth.fill_box(g, left, y + 1, thick, height, thick // 2, smooth.blend(ground, theme.wallpaper_text, 22))
        smooth.fill_box(g, left, y + 1 + place, thick, length, thick // 2,
                        smooth.blend(ground, theme.wallpaper_text, 80))

    def _cell(self, g: Graphics, place: int, elapsed: int) -> bool:
        grid, theme = self._grid, self._look.theme
        box, entry, chosen = grid.cell(place), grid.entries[place], place == grid.index
        if chosen:
            ground = theme.highlighted_background
            smooth.frame_box(g, box.x + 1, box.y + 1, box.width - 2, box.height - 2, 6,
                             smooth.blend(ground, 0xFFFFFF, 45), ground)
        top = box.y + self._above(box)
        icon = self._icons.of(entry.programs[0], entry.icon, entry.title, grid.icon_size)
        left = box.x + (box.width - icon.get_width()) // 2
        g.draw_image(icon, left, top + (grid.icon_size - icon.get_height()) // 2, Graphics.TOP | Graphics.LEFT)
        if entry.state is not None:
            self._badge(g, entry.state, box.x + (box.width + grid.icon_size) // 2, top + grid.icon_size)
        if not grid.named:
            return False
        g.set_color(theme.highlighted_foreground if chosen else theme.wallpaper_text)
        return self._name(g, entry, Box(box.x + 1, top + grid.icon_size + 1, box.width - 2,
                                        LINES * grid.line), elapsed if chosen else None)

    def _above(self, box: Box) -> int:
        """Pixels above the icon: what a high cell has too much is shared out."""
        grid = self._grid
        names = LINES * grid.line + 1 if grid.named else 0
        return max(EDGE, (box.height - grid.icon_size - names) // 2)

    def _name(self, g: Graphics, entry: Entry, box: Box, elapsed: int | None) -> bool:
        """On two lines at most; a longer one is cut, that of the chosen one (`elapsed`) passes by."""
        font = self._grid.font
        if elapsed is not None:
            marks.focus(g, box.x, box.y, font.get_height())
        if entry.state is not None:
            marks.write(g, MARKS[entry.state], box.x, box.y, 0, font.get_height())      # drawn as a badge
        lines = _lines(entry.title, font, box.width - SPARE)
        if not lines:
            lines, font = _lines(entry.title, self._grid.tight, box.width), self._grid.tight
        if not lines:
            font = self._grid.font
            if elapsed is not None:
                return home_title.paint(g, entry.title, font, box._replace(height=font.get_height()), elapsed)
            lines = self._shortened(entry.title, font, box.width)
        g.set_font(font)
        for number, line in enumerate(lines):
            g.draw_string(line, box.x + box.width // 2, box.y + number * self._grid.line, TOP_CENTRE)
        return False

    def _shortened(self, title: str, font: Font, width: int) -> list[str]:
        """As much of a long title as there is room for: on two lines, unless its first word is too long for one."""
        title = " ".join(title.split())
        first = wrap(title, font, width - SPARE)[0]
        if font.string_width(TOKEN.findall(title)[0]) > width - SPARE or len(first) == len(title):
            return [self._look.shorten(title, font, width)]
        return [first, self._look.shorten(title[len(first):].strip(), font, width)]

    def _badge(self, g: Graphics, state: State, right: int, bottom: int) -> None:
        """That it runs, or is paused, at the lower right corner of its icon."""
        shape, color = BADGES[state]
        size = max(10, self._grid.icon_size // 3)
        x, y, inset = right - size + 2, bottom - size + 2, size * 3 // 10
        smooth.draw(g, "disc", x, y, size, size, 0xFFFFFF)
        smooth.draw(g, "disc", x + 1, y + 1, size - 2, size - 2, color)
        nudge = 1 if state is State.ACTIVE else 0        # a triangle's weight lies to its left
        smooth.draw(g, shape, x + inset + nudge, y + inset, size - 2 * inset, size - 2 * inset, 0xFFFFFF)
        if not self._grid.named:
            marks.write(g, MARKS[state], x, y, size, size)


def _lines(title: str, font: Font, width: int) -> list[str]:
    """The title on as many lines as a name may have; none if it does not fit, or only with a word cut in two."""
    lines = wrap(title, font, width)
    whole = all(font.string_width(word) <= width for word in TOKEN.findall(title))
    return lines if whole and len(lines) <= LINES and all(font.string_width(line) <= width for line in lines) else []
