"""javax.microedition.lcdui.Gauge: a bar that shows how much, or that something is going on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emulator.handset.keypad import Stroke

from ..lang.exceptions import IllegalArgumentException
from . import gauge_bar
from .item import Item

if TYPE_CHECKING:
    from emulator.handset.keypad import KeyEvent
    from emulator.handset.touch import TouchEvent
    from emulator.kernel import Alarm

    from .graphics import Graphics

FRAME = 100         # ms between two pictures of a gauge that is CONTINUOUS_RUNNING
LEAPS = 25          # a held key crosses the whole range in so many steps
STEPS = {"left": -1, "right": 1}


class Gauge(Item):
    """A value from 0 to a maximum, which the person can change if it is interactive.

    One that is not may have no known end (INDEFINITE): its value then is one of the four states.
    """

    INDEFINITE = -1
    CONTINUOUS_IDLE = 0
    INCREMENTAL_IDLE = 1
    CONTINUOUS_RUNNING = 2
    INCREMENTAL_UPDATING = 3

    def __init__(self, label: str | None, interactive: bool, max_value: int, initial_value: int) -> None:
        super().__init__(label)
        self._interactive = interactive
        self._steps = 0                                   # how often INCREMENTAL_UPDATING was set
        self._alarm: Alarm | None = None
        self._in_view = False
        self._check_maximum(max_value)
        self._max = max_value
        self._value = self._checked(initial_value)

    def set_value(self, value: int) -> None:
        """The value, as near as 0 to the maximum allows; an INDEFINITE one takes its four states only."""
        self._value = self._checked(value)
        self._steps += self._is_indefinite() and value == Gauge.INCREMENTAL_UPDATING
        self._run()
        self._invalidate()

    def get_value(self) -> int:
        return self._value

    def set_max_value(self, max_value: int) -> None:
        """A positive maximum, to which the value is lowered; or, if not interactive, INDEFINITE.

        From INDEFINITE to a maximum the value becomes 0, and back it becomes CONTINUOUS_IDLE.
        """
        self._check_maximum(max_value)
        was_indefinite, self._max = self._is_indefinite(), max_value
        if was_indefinite != self._is_indefinite():
            self._value = 0
        elif not was_indefinite:
            self._value = min(self._value, max_value)
        self._run()
        self._invalidate()

    def get_max_value(self) -> int:
        return self._max

    def is_interactive(self) -> bool:
        return self._interactive

    # -- ours ----------------------------------------------------------------------------------

    _breaks_rows = True

    def _is_indefinite(self) -> bool:
        return self._max == Gauge.INDEFINITE

    def _check_maximum(self, maximum: int) -> None:
        if maximum <= 0 and (self._interactive or maximum != Gauge.INDEFINITE):
            raise IllegalArgumentException(f"a maximum of {maximum}: it is positive, or Gauge.INDEFINITE (-1) "
                                           "for a gauge that the person cannot move")

    def _checked(self, value: int) -> int:
        if not self._is_indefinite():
            return min(max(value, 0), self._max)
        if value not in range(4):
            raise IllegalArgumentException(f"an INDEFINITE gauge has the states 0 to 3, not {value}")
        return value

    # -- size and look ---------------------------------------------------------------------------

    def _min_content(self) -> tuple[int, int]:
        height = self._display._look.text.get_height()
        return 4 * height, height

    def _pref_content(self, width: int) -> tuple[int, int]:
        return width, self._display._look.text.get_height()

    def _paint(self, g: Graphics, width: int, height: int, focused: bool) -> None:
        look = self._display._look
        if self._is_indefinite():
            gauge_bar.paint_activity(g, look, width, height, self._phase(), self._words())
        else:
            gauge_bar.paint_value(g, look, (width, height), self._value, self._max,
                                  movable=self._interactive, focused=focused)

    def _phase(self) -> int | None:
        """How far an activity has gone, in steps; None while it is idle."""
        if self._value == Gauge.CONTINUOUS_RUNNING:
            return self._display._runtime.kernel.now // FRAME
        return self._steps if self._value == Gauge.INCREMENTAL_UPDATING else None

    def _words(self) -> str:
        return {Gauge.CONTINUOUS_RUNNING: "[running]", Gauge.INCREMENTAL_UPDATING: "[working]"}.get(
            self._value, "[idle]")

    # -- movement, while it can be seen ----------------------------------------------------------

    def _appear(self) -> None:
        self._in_view = True
        self._run()

    def _disappear(self) -> None:
        self._in_view = False

    def _run(self) -> None:
        """Have it painted again soon, if it moves by itself."""
        runs = self._is_indefinite() and self._value == Gauge.CONTINUOUS_RUNNING
        if runs and self._in_view and self._alarm is None:
            kernel = self._display._runtime.kernel
            next_frame = (kernel.now // FRAME + 1) * FRAME
            self._alarm = kernel.at(next_frame, lambda: self._display._post(self._move_on))

    def _move_on(self) -> None:
        self._alarm = None
        if self._in_view:
            self._invalidate()
            self._run()

    # -- keys and finger -------------------------------------------------------------------------

    def _focusable(self) -> bool:
        return self._interactive or super()._focusable()

    def _key(self, event: KeyEvent) -> bool:
        """Left and right move it by one, faster while they are held."""
        step = STEPS.get(event.key.name, 0)
        if not self._interactive or not step:
            return False
        if event.stroke is not Stroke.RELEASED:
            pace = max(self._max // LEAPS, 1) if event.stroke is Stroke.REPEATED else 1
            self._put(self._value + step * pace)
        return True

    def _touch(self, event: TouchEvent, x: int, y: int) -> bool:
        """The finger takes the value along."""
        if not self._interactive:
            return False
        self._put(gauge_bar.value_at(self._display._look, x, self._size[0], self._max))
        return True

    def _put(self, value: int) -> None:
        value = min(max(value, 0), self._max)
        if value != self._value:
            self._value = value
            self._invalidate()
            self._changed()
