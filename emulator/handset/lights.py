"""The backlight and the vibrator: what they are doing, and a list of what they were told."""

from __future__ import annotations

from dataclasses import dataclass

from emulator.kernel import Kernel

BLINK = 250   # ms of one phase of a flashing backlight


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
    """Lights the LCD; flashes while `running`."""

    @property
    def lit(self) -> bool:
        """On, but for the dark phases of a flash."""
        if not self.running:
            return True
        return (self._kernel.now - self.orders[-1].time) // BLINK % 2 == 1
