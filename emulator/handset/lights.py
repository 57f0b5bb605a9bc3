"""The backlight and the vibrator: what they are doing, and a list of what they were told."""

from __future__ import annotations

from dataclasses import dataclass

from emulator.kernel import Kernel

BLINK = 250           # ms of one phase of a flashing backlight
DIMS_AFTER = 30_000   # ms without a key, a touch or a flash
DIMMED = 40           # percent that are left of the light then


@dataclass(frozen=True)
class Order:
    """`duration` ms from `time` on; a duration of 0 switches off."""

    time: int
    duration: int


class _Timed:
    """A part that is told to do something for a while; a new order replaces the old one."""

    def __init__(self, kernel: Kernel) -> None:
        self._kernel = kernel
        self.orders: list[Order] = []

    def start(self, duration: int) -> None:
        """From now on for `duration` ms; 0 stops."""
        self.orders.append(Order(self._kernel.now, duration))

    @property
    def running(self) -> bool:
        """Is it doing it at this moment?"""
        last = self.orders[-1] if self.orders else Order(0, 0)
        return self._kernel.now < last.time + last.duration


class Vibrator(_Timed):
    """Shakes the handset while `running`."""


class Backlight(_Timed):
    """Lights the LCD; flashes while `running`; goes down when nobody uses the phone."""

    def __init__(self, kernel: Kernel) -> None:
        super().__init__(kernel)
        self._woken = 0

    def wake(self) -> None:
        """Somebody uses the phone: full light for another while."""
        self._woken = self._kernel.now

    @property
    def level(self) -> int:
        """Percent of full light: 0 in the dark phases of a flash."""
        if self.running:
            return 100 * self.lit
        flashed = self.orders[-1].time + self.orders[-1].duration if self.orders else 0
        return DIMMED if self._kernel.now - max(self._woken, flashed) >= DIMS_AFTER else 100

    @property
    def lit(self) -> bool:
        """On, but for the dark phases of a flash."""
        if not self.running:
            return True
        return (self._kernel.now - self.orders[-1].time) // BLINK % 2 == 1
