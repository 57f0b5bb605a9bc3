"""When a screen is painted: requests are merged, and what is painted is shown as one picture.

A part of Display. The bars around the content (title, ticker, soft keys) are painted with it
when they have changed; the running ticker moves by itself, in its own band only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from .graphics import Graphics
from .ticker import STEP

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from emulator.handset.frame import Frame
    from emulator.handset.handset import Handset
    from emulator.kernel import Alarm, GuestThread

    from .. import runtime
    from .displayable import Displayable
    from .look import Look

REFRESH = 16    # ms between two pictures of the LCD: how soon a paint that asks for a paint gets it


class DisplayPainting:
    """Dirty areas, paint events, the flush of a GameCanvas, and the ticker's steps."""

    _runtime: runtime.Runtime
    _handset: Handset
    _look: Look
    _visible: Displayable | None
    _post: Callable[[Callable[[], object]], None]
    _paint_keypad: Callable[[], None]
    _lay_keypad_over: Callable[[Displayable], None]
    _take_keypad_off: Callable[[], None]

    @property
    def _is_seen(self) -> bool:
        """Is what is visible of this MIDlet on the screen? (Display says when.)"""
        return self._visible is not None

    def __init__(self) -> None:
        self._dirty: pygame.Rect | None = None        # of the visible one's content
        self._chrome_dirty = False
        self._paint_due = self._painting = False
        self._awaiting_paint: list[GuestThread] = []
        self._ticker_alarm: Alarm | None = None

    def _start_painting(self, screen: Displayable) -> None:
        """It is visible from now on: all of it is to be painted, and nothing of the last one shines through."""
        self._lay_keypad_over(screen)
        self._handset.screen.drawing.fill(0, *screen._content())
        self._chrome_dirty = True
        self._repaint(screen, 0, 0, *screen._content()[2:])
        self._run_ticker()

    def _let_go_of_drawing(self) -> None:
        """It is put away: a paint in the middle goes on, on a picture that nobody will see."""
        if self._painting:
            self._handset.screen.begin_anew()

    def _stop_painting(self) -> None:
        self._take_keypad_off()
        self._dirty = None
        self._let_painted_go()

    def _refresh(self, screen: Displayable) -> None:
        """The title, ticker or commands of `screen` changed, and with them perhaps its size."""
        if screen is not self._visible:
            return
        self._lay_keypad_over(screen)
        self._chrome_dirty = True
        self._repaint(screen, 0, 0, *screen._content()[2:])
        self._run_ticker()
        self._post(lambda: screen._tell_size() if screen is self._visible else None)

    def _repaint(self, screen: Displayable, x: int, y: int, width: int, height: int) -> None:
        if screen is not self._visible:
            return
        area = _within(screen._content()[2:], x, y, width, height)
        if not area:
            return
        self._dirty = area.union(self._dirty) if self._dirty else area
        if not self._paint_due:
            self._paint_due = True
            if self._painting:         # paint asks for a paint: the LCD's own pace, not for ever now
                kernel = self._runtime.kernel
                kernel.at(kernel.now + REFRESH, lambda: self._post(self._paint))
            else:
                self._post(self._paint)

    def _paint(self) -> None:
        """Paint what is dirty, and show it as one finished picture."""
        try:
            if self._visible is not None and self._dirty is not None and not self._painting:
                self._visible._prepare()
        finally:
            self._paint_due = False
        screen, dirty, self._dirty = self._visible, self._dirty, None
        if screen is None or dirty is None or self._painting or not self._is_seen:
            return
        self._painting = True
        try:
            self._paint_screen(screen, dirty)
        finally:
            self._painting = False
            self._let_painted_go()

    def _paint_screen(self, screen: Displayable, dirty: pygame.Rect) -> None:
        frame = self._handset.screen.drawing
        left, top, width, height = screen._content()
        g = Graphics._on(frame, (left, top, width, height), display=True)
        g.set_clip(*dirty)
        screen._paint_content(g)
        if screen is not self._visible:
            return
        if self._chrome_dirty:
            self._chrome_dirty = False
            self._look.paint_chrome(frame, screen)
            self._paint_keypad()
            self._handset.screen.show()
        else:
            self._handset.screen.show((left + dirty.x, top + dirty.y, dirty.width, dirty.height))

    def _service_repaints(self, screen: Displayable) -> None:
        if screen is not self._visible or self._dirty is None or self._painting:
            return
        if self._runtime.events.is_calling:
            self._paint()
            self._runtime.kernel.turn()
        else:
            self._awaiting_paint.append(self._runtime.kernel.calling_thread())
            self._runtime.kernel.park()

    def _let_painted_go(self) -> None:
        waiting, self._awaiting_paint = self._awaiting_paint, []
        for thread in waiting:
            self._runtime.kernel.wake(thread)

    def _flush(self, screen: Displayable, buffer: Frame, x: int, y: int, width: int, height: int) -> None:
        """Copy a part of a GameCanvas's buffer to the screen; a turning point for its thread."""
        if screen is self._visible and self._is_seen:
            left, top, *size = screen._content()
            area = _within(size, x, y, width, height)
            if area:
                frame = self._handset.screen.drawing
                frame.blit(buffer, left + area.x, top + area.y, area)
                self._handset.screen.show((left + area.x, top + area.y, area.width, area.height))
        self._runtime.kernel.turn()

    # -- the ticker ------------------------------------------------------------------------------

    def _run_ticker(self) -> None:
        """Have the visible screen's ticker move on soon; no alarm is set while there is none to see."""
        if self._ticker_alarm is None and self._ticking() is not None:
            kernel = self._runtime.kernel
            self._ticker_alarm = kernel.at(kernel.now + STEP, lambda: self._post(self._step_ticker))

    def _step_ticker(self) -> None:
        self._ticker_alarm = None
        screen = self._ticking()
        if screen is not None and not self._chrome_dirty and self._is_seen:
            self._look.paint_ticker(self._handset.screen.drawing, screen)
            self._handset.screen.show(self._look.ticker_band(screen))
        self._run_ticker()

    def _ticking(self) -> Displayable | None:
        """The visible screen, if its ticker can be seen."""
        screen = self._visible
        if screen is None or screen._fills_screen() or screen.get_ticker() is None:
            return None
        return screen


def _within(size: Sequence[int], x: int, y: int, width: int, height: int) -> pygame.Rect:
    """The part of a guest's rectangle inside the content, worked out before C sees its numbers."""
    left, top = max(x, 0), max(y, 0)
    right, bottom = min(x + width, size[0]), min(y + height, size[1])
    return pygame.Rect(left, top, max(right - left, 0), max(bottom - top, 0))
