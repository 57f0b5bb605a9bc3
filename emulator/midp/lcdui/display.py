"""javax.microedition.lcdui.Display: one MIDlet's way to the screen.

What is current, what can be seen, and when it is painted is decided here, in display_painting.py
and in display_input.py, and nowhere else:

    set_current ──> wanted ──(change event)──> current ──(in front, nothing laid over)──> visible
    repaint ──> dirty area ──(paint event)──> the screen

All of it happens on the phone's event thread, one callback at a time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from .. import runtime
from ..lang.exceptions import (
    IllegalArgumentException,
    IllegalStateException,
    NullPointerException,
)
from .alert import Alert
from .display_hardware import DisplayHardware
from .display_input import DisplayInput
from .display_keypad import DisplayKeypad
from .display_painting import DisplayPainting
from .form import Form
from .listeners import method_of
from .look import Look

if TYPE_CHECKING:
    from ..midlet import MIDlet
    from .displayable import Displayable
    from .item import Item


class Runnable(Protocol):
    """What `call_serially` takes: an object with `run()`, or any callable in its place."""

    def run(self) -> object: ...


class Display(DisplayHardware, DisplayInput, DisplayKeypad, DisplayPainting):
    """The screen, as one MIDlet has it. Get it with `Display.get_display(midlet)`."""

    def __init__(self, owner: runtime.Runtime) -> None:
        self._runtime, self._handset = owner, owner.handset
        self._look = Look(owner.handset)
        self._wanted: Displayable | None = None       # what set_current asked for last
        self._current: Displayable | None = None      # what took effect
        self._visible: Displayable | None = None      # what the person sees (and show_notify was told)
        self._in_front = False
        self._covered = False                         # put away since it was last shown: nothing of it is seen
        self._change_due = False
        self._batch_at = -1                           # when the last batch of call_serially ran
        DisplayInput.__init__(self)
        DisplayKeypad.__init__(self)
        DisplayPainting.__init__(self)

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
        After an alert comes `next`, or else what was current, or was asked for, before it.
        IllegalArgumentException for an alert after an alert.
        """
        if len(screens) == 2:
            self._set_alert(*screens)
        elif isinstance(screens[0], Alert):
            self._interrupt_with(screens[0])
        else:
            self._set_wanted(screens[0])

    def set_current_item(self, item: Item) -> None:
        """Make the item's Form current, scrolled to the item, and the item in focus if it can be.

        IllegalStateException if it is in no Form.
        """
        if item is None:
            raise NullPointerException("the item is None")
        if not isinstance(item._owner, Form):
            raise IllegalStateException("the item is in no Form: append it to one first")
        item._owner._bring_to(item)
        self._set_wanted(item._owner)

    def call_serially(self, r: Runnable | Callable[[], object]) -> None:
        """Have `r` run on the event thread, after the events and paints that are due now.

        One that asks for itself again goes on in the next millisecond, so that it starves nobody.
        """
        if r is None:
            raise NullPointerException("there is nothing to run")
        run = method_of(r, "run")
        kernel = self._runtime.kernel
        if self._runtime.events.is_calling and self._batch_at == kernel.now:
            kernel.at(kernel.now + 1, lambda: self._post(lambda: self._run_serially(run)))
        else:
            self._post(lambda: self._run_serially(run))

    # -- what is current -------------------------------------------------------------------------

    def _set_alert(self, alert: Displayable | None, after: Displayable | None) -> None:
        if alert is None or after is None:
            raise NullPointerException("set_current(alert, next): neither may be None")
        if not isinstance(alert, Alert):
            raise IllegalArgumentException(f"set_current(alert, next): {alert!r} is no Alert")
        if isinstance(after, Alert):
            raise IllegalArgumentException("an alert cannot come after an alert")
        alert._next = after
        self._set_wanted(alert)

    def _interrupt_with(self, alert: Alert) -> None:
        """An alert now; afterwards what would be current without it."""
        if isinstance(self._wanted, Alert) and self._wanted is not alert:
            raise IllegalArgumentException("an alert is current: say what comes next, set_current(alert, next)")
        if self._wanted is not alert:
            alert._next = self._wanted
        self._set_wanted(alert)

    def _after_alert(self, alert: Alert) -> None:
        """The alert was dismissed: go on, unless the MIDlet has asked for another screen since.

        One that came before any other screen has nothing to go on to, and stays.
        """
        if self._wanted is alert and alert._next is not None:
            self._wanted = alert._next
            self._request_change()

    def _set_wanted(self, screen: Displayable | None) -> None:
        if screen is None:
            self._runtime.request_background()
            return
        self._wanted = screen
        self._request_change()
        self._runtime.request_foreground()

    # -- what is seen ----------------------------------------------------------------------------

    def _come_forward(self, front: bool) -> None:
        """The phone puts this MIDlet in front of the others, or away."""
        if front is not self._in_front:
            self._in_front = front
            self._covered = True
            if not front:
                self._let_go_of_drawing()
            self._overlay = None                      # another's picture is under it when it comes back
            self._request_change()

    @property
    def _is_seen(self) -> bool:
        """Is what is visible of this MIDlet on the screen? It is not while its callback keeps it from being hidden."""
        return self._visible is not None and self._in_front and not self._covered

    def _request_change(self) -> None:
        if not self._change_due:
            self._change_due = True
            self._post(self._change)

    def _change(self) -> None:
        """Bring what is seen in line with what should be."""
        self._change_due = False
        self._current = self._wanted
        self._close_overlay_of_another()
        target = self._current if self._in_front and self._overlay is None else None
        was_covered, self._covered = self._covered, not self._in_front
        if target is self._visible and not (was_covered and target):
            return                   # (put away and back within one callback: hidden and shown all the same)
        try:
            self._hide(self._visible)
        finally:                     # what the guest raises when told does not keep the next one away
            if target is not None:
                self._show(target)

    def _hide(self, screen: Displayable | None) -> None:
        self._visible = None
        self._stop_painting()
        if screen is not None:
            screen._hidden()

    def _show(self, screen: Displayable) -> None:
        try:
            screen._tell_size()
        finally:
            self._visible = screen
            self._start_painting(screen)
            screen._shown()

    # -- the event thread ------------------------------------------------------------------------

    def _run_serially(self, run: Callable[[], object]) -> None:
        self._batch_at = self._runtime.kernel.now
        run()

    def _post(self, action: Callable[[], object]) -> None:
        self._runtime.events.post(self._runtime.group, action)
