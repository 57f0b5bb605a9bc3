"""javax.microedition.lcdui.Display: one MIDlet's way to the screen.

What is current, what can be seen, and when it is painted is decided here and nowhere else:

    set_current ──> wanted ──(change event)──> current ──(in front, no menu)──> visible
    repaint ──> dirty area ──(paint event)──> the screen

All of it happens on the phone's event thread, one callback at a time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from .. import runtime
from ..lang.exceptions import (
    IllegalArgumentException,
    IllegalStateException,
    NullPointerException,
)
from ..lang.thread import Runnable, runner
from .display_input import DisplayInput
from .graphics import Graphics
from .look import Look

if TYPE_CHECKING:
    from emulator.handset.frame import Frame
    from emulator.kernel import GuestThread

    from ..midlet import MIDlet
    from .displayable import Displayable

REFRESH = 16    # ms between two pictures of the LCD: how soon a paint that asks for a paint gets it


class Display(DisplayInput):
    """The screen, as one MIDlet has it. Get it with `Display.get_display(midlet)`."""

    LIST_ELEMENT = 1
    CHOICE_GROUP_ELEMENT = 2
    ALERT = 3
    COLOR_BACKGROUND = 0
    COLOR_FOREGROUND = 1
    COLOR_HIGHLIGHTED_BACKGROUND = 2
    COLOR_HIGHLIGHTED_FOREGROUND = 3
    COLOR_BORDER = 4
    COLOR_HIGHLIGHTED_BORDER = 5

    def __init__(self, owner: runtime.Runtime) -> None:
        self._runtime, self._handset = owner, owner.handset
        self._look = Look(owner.handset)
        self._wanted: Displayable | None = None       # what set_current asked for last
        self._current: Displayable | None = None      # what took effect
        self._visible: Displayable | None = None      # what the person sees (and show_notify was told)
        self._in_front = False
        self._dirty: pygame.Rect | None = None        # of the visible one's content
        self._chrome_dirty = False
        self._paint_due = self._change_due = self._painting = False
        self._awaiting_paint: list[GuestThread] = []
        self._batch_at = -1                           # when the last batch of call_serially ran
        super().__init__()

    @staticmethod
    def get_display(m: MIDlet) -> Display:
        """The Display of a MIDlet, always the same one."""
        if m is None:
            raise NullPointerException("the MIDlet is None")
        return m._phone.display

    def get_current(self) -> Displayable | None:
        """The current screen; None until the first `set_current` took effect."""
        return self._current

    def set_current(self, *screens: Displayable | None) -> None:
        """Make a screen current, soon: `set_current(screen)`, `set_current(alert, next)`.

        Returns at once; of several requests the last counts. None asks for the background.
        """
        self._set_wanted(screens[0])

    def call_serially(self, r: Runnable | Callable[[], object]) -> None:
        """Have `r` run on the event thread, after the events and paints that are due now.

        One that asks for itself again goes on in the next millisecond, so that it starves nobody.
        """
        if r is None:
            raise NullPointerException("there is nothing to run")
        run = runner(r)
        kernel = self._runtime.kernel
        if self._runtime.events.is_calling and self._batch_at == kernel.now:
            kernel.at(kernel.now + 1, lambda: self._post(lambda: self._run_serially(run)))
        else:
            self._post(lambda: self._run_serially(run))

    # -- what is seen ----------------------------------------------------------------------------

    def _set_wanted(self, screen: Displayable | None) -> None:
        if screen is None:
            self._runtime.request_background()
            return
        self._wanted = screen
        self._request_change()
        self._runtime.request_foreground()

    def _come_forward(self, front: bool) -> None:
        """The phone puts this MIDlet in front of the others, or away."""
        if front is not self._in_front:
            self._in_front = front
            self._request_change()

    def _request_change(self) -> None:
        if not self._change_due:
            self._change_due = True
            self._post(self._change)

    def _change(self) -> None:
        """Bring what is seen in line with what should be."""
        self._change_due = False
        self._current = self._wanted
        self._close_menu_of_another()
        target = self._current if self._in_front and self._menu is None else None
        if target is not self._visible:
            self._hide(self._visible)
            if target is not None:
                self._show(target)

    def _hide(self, screen: Displayable | None) -> None:
        self._visible, self._dirty = None, None
        self._let_painted_go()
        if screen is not None:
            screen._hidden()

    def _show(self, screen: Displayable) -> None:
        screen._tell_size()
        self._visible = screen
        left, top, width, height = screen._content()
        self._handset.screen.drawing.fill(0, left, top, width, height)    # nothing of the last one shines through
        self._chrome_dirty = True
        self._repaint(screen, 0, 0, *screen._content()[2:])
        screen._shown()

    def _refresh(self, screen: Displayable) -> None:
        """The title, ticker or commands of `screen` changed, and with them perhaps its size."""
        if screen is not self._visible:
            return
        self._chrome_dirty = True
        self._repaint(screen, 0, 0, *screen._content()[2:])
        self._post(lambda: screen._tell_size() if screen is self._visible else None)

    # -- painting --------------------------------------------------------------------------------

    def _repaint(self, screen: Displayable, x: int, y: int, width: int, height: int) -> None:
        if screen is not self._visible:
            return
        area = pygame.Rect(0, 0, *screen._content()[2:]).clip((x, y, max(width, 0), max(height, 0)))
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
        self._paint_due = False
        screen, dirty, self._dirty = self._visible, self._dirty, None
        if screen is None or dirty is None or self._painting:
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
        chrome, self._chrome_dirty = self._chrome_dirty, False
        g = Graphics._on(frame, (left, top, width, height), display=True)
        g.set_clip(*dirty)
        screen._paint_content(g)
        if screen is not self._visible:
            return
        if chrome:
            self._look.paint_chrome(frame, screen)
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
        if screen is self._visible:
            left, top, *size = screen._content()
            area = pygame.Rect(0, 0, *size).clip((x, y, width, height))
            if area:
                frame = self._handset.screen.drawing
                frame.blit(buffer, left + area.x, top + area.y, area)
                self._handset.screen.show((left + area.x, top + area.y, area.width, area.height))
        self._runtime.kernel.turn()

    # -- the event thread ------------------------------------------------------------------------

    def _run_serially(self, run: Callable[[], object]) -> None:
        self._batch_at = self._runtime.kernel.now
        run()

    def _post(self, action: Callable[[], object]) -> None:
        self._runtime.events.post(self._runtime.group, action)
