"""javax.microedition.media.TimeBase: a clock that players run by."""

from __future__ import annotations

from emulator.kernel import Kernel


class TimeBase:
    """A constantly ticking source of time. The phone has one: `Manager.get_system_time_base()`."""

    def get_time(self) -> int:
        """Microseconds since some moment of its own."""
        raise NotImplementedError


class SystemTimeBase(TimeBase):
    """The phone's own clock; it ticks in whole milliseconds."""

    def __init__(self, kernel: Kernel) -> None:
        self._kernel = kernel

    def get_time(self) -> int:
        return self._kernel.look() * 1000
