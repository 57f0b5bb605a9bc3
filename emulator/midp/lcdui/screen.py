"""javax.microedition.lcdui.Screen: what List, Form, Alert and TextBox have in common.

A title bar always, content that scrolls, a scroll bar when it must, and a finger that drags.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import TYPE_CHECKING

from emulator.handset.keypad import Stroke

from .displayable import Displayable

if TYPE_CHECKING:
    from emulator.handset.keypad import KeyEvent
    from emulator.handset.touch import TouchEvent

    from .graphics import Graphics

SLACK = 6       # pixels that a finger may move and still tap
ARROWS = ("up", "down", "left", "right")


class Screen(Displayable):
    """The superclass of all high-level screens."""

    def __init__(self, title: str | None = None) -> None:
        super().__init__(title)
        self._scroll = 0                               # what lies above the view, in pixels
        self._finger: tuple[int, int] | None = None    # where it came down, or was last while it drags
        self._dragging = False

    # -- for subclasses --------------------------------------------------------------------------

    def _total_height(self) -> int:
        """How high the whole content is, in pixels."""
        return 0

    def _stops(self) -> Sequence[int]:
        """Where the view may begin so that it cuts through nothing, in rising order."""
        return ()

    def _paint_view(self, g: Graphics, top: int, bottom: int) -> None:
        """Paint what lies between `top` and `bottom` of the whole content; the origin is its corner."""

    def _pressed(self, event: KeyEvent) -> None:
        """A key went down, or repeats."""

    def _grab(self, event: TouchEvent, x: int, y: int) -> bool:
        """The finger came down on the content: True if its next moves are not a drag or a tap."""
        return False

    def _grabbed(self, event: TouchEvent, x: int, y: int) -> None:
        """A finger that was grabbed moves, or comes up."""

    def _tapped(self, x: int, y: int) -> None:
        """The finger touched the content and was lifted again."""

    def _scrolled(self) -> None:
        """Another part of the content is in view."""

    # -- the view --------------------------------------------------------------------------------

    def _needs_title(self) -> bool:
        return True

    def _view(self) -> tuple[int, int]:
        """Width and height of what can be seen of the content; the scroll bar's place is not counted."""
        _, _, width, height = self._content()
        return width - self._display._look.scroll_width, height

    def _invalidate(self) -> None:
        """Have it painted again."""
        self._display._repaint(self, 0, 0, *self._content()[2:])

    def _stop_from(self, y: int) -> int:
        """The first place at or after `y` where the view may begin; `y` itself if none is near."""
        stops = self._stops()
        place = bisect_left(stops, y)
        near = place < len(stops) and stops[place] <= y + 2 * self._line()
        return stops[place] if near else y

    def _stop_up_to(self, y: int) -> int:
        """The last place at or before `y` where the view may begin; `y` itself if none is near."""
        stops = self._stops()
        place = bisect_left(stops, y + 1) - 1
        near = place >= 0 and stops[place] >= y - 2 * self._line()
        return stops[place] if near else y

    def _line(self) -> int:
        return self._display._look.text.get_height()

    def _last_scroll(self) -> int:
        """Where the view begins when the end of the content is seen."""
        hidden = self._total_height() - self._view()[1]
        return self._stop_from(hidden) if hidden > 0 else 0

    def _scroll_to(self, top: int) -> bool:
        """Bring `top` to the upper edge, as far as there is content. True if that moved anything."""
        top = max(min(top, self._last_scroll()), 0)
        if top == self._scroll:
            return False
        self._scroll = top
        self._invalidate()
        self._scrolled()
        return True

    def _reveal(self, top: int, bottom: int) -> None:
        """Scroll as little as shows this part of the content, its top if it is too high."""
        below = bottom - self._view()[1]
        if below > self._scroll:
            self._scroll_to(min(self._stop_from(below), top))
        elif top < self._scroll:
            self._scroll_to(self._stop_up_to(top))

    def _scroll_by_line(self, down: bool) -> None:
        """To the next stop; in what is high and has none, by the height of a line."""
        here, line = self._scroll, self._line()
        near = self._stop_from(here + 1) if down else self._stop_up_to(here - 1)
        is_stop = near != here + (1 if down else -1)
        self._scroll_to(near if is_stop else here + line if down else here - line)

    def _scroll_by_page(self, down: bool) -> None:
        """As far as leaves a line of what was seen in view."""
        page = max(self._view()[1] - self._line(), self._line())
        self._scroll_to(self._stop_up_to(self._scroll + page) if down else self._stop_from(self._scroll - page))

    def _paint_content(self, g: Graphics) -> None:
        width, height = self._content()[2:]
        look, last = self._display._look, self._last_scroll()
        self._scroll = max(min(self._scroll, last), 0)
        g.set_color(look.theme.background)
        g.fill_rect(0, 0, width, height)
        if last > 0:
            look.paint_scroll_bar(g, (0, 1, width, height - 2), last + height - 2, self._scroll)
        g.clip_rect(0, 0, width, height)
        top = self._scroll + g.get_clip_y()
        g.translate(0, -self._scroll)
        self._paint_view(g, top, top + g.get_clip_height())

    # -- keys and finger -------------------------------------------------------------------------

    def _on_key(self, event: KeyEvent) -> None:
        if event.stroke is not Stroke.RELEASED:
            self._pressed(event)

    def _on_touch(self, event: TouchEvent, x: int, y: int) -> None:
        """A drag scrolls; a tap is the subclass's."""
        if event.stroke is Stroke.PRESSED:
            self._finger, self._dragging = (x, y), False
            if self._grab(event, x, y + self._scroll):
                self._finger = None
        elif self._finger is None:
            self._grabbed(event, x, y + self._scroll)
        elif event.stroke is Stroke.DRAGGED:
            self._drag_to(x, y)
        else:
            tapped, self._finger = not self._dragging, None
            if tapped:
                self._tapped(x, y + self._scroll)

    def _drag_to(self, x: int, y: int) -> None:
        assert self._finger is not None
        was_x, was_y = self._finger
        if not self._dragging and abs(y - was_y) <= SLACK and abs(x - was_x) <= SLACK:
            return
        self._dragging, self._finger = True, (x, y)
        self._scroll_to(self._scroll + was_y - y)

    def _hidden(self) -> None:
        self._finger = None
