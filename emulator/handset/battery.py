"""The battery: how full it is, and whether the charger is in.

It loses a percent in half an hour of phone time and gains one in a minute on the charger, and is
never so empty that the phone goes out: a test that runs for a week of phone time goes on.
"""

from __future__ import annotations

from emulator.errors import UserError
from emulator.kernel import Kernel

FULL = 100
DRAINS = 30 * 60_000     # ms that a percent lasts
FILLS = 60_000           # ms in which the charger gives one


class Battery:
    """A charge in percent, worked out from the clock when somebody looks.

    >>> kernel = Kernel()
    >>> battery = Battery(kernel)
    >>> battery.level = 35
    >>> kernel.run(2 * 30 * 60_000); battery.level
    33
    """

    def __init__(self, kernel: Kernel) -> None:
        self._kernel = kernel
        self._charging = False
        self._level, self._since = FULL, 0          # what it was, and when

    @property
    def level(self) -> int:
        """Percent, 0 to 100. Setting it counts from there; UserError for what is no percentage."""
        passed = self._kernel.now - self._since
        if self._charging:
            return min(FULL, self._level + passed // FILLS)
        return max(0, self._level - passed // DRAINS)

    @level.setter
    def level(self, percent: int) -> None:
        if not isinstance(percent, int) or isinstance(percent, bool) or not 0 <= percent <= FULL:
            raise UserError("battery", None, "is charged to a whole number from 0 to 100, not", str(percent))
        self._level, self._since = percent, self._kernel.now

    @property
    def charging(self) -> bool:
        """Is the charger plugged in? Set it to plug it in or out; UserError for what is neither True nor False."""
        return self._charging

    @charging.setter
    def charging(self, plugged: bool) -> None:
        if not isinstance(plugged, bool):
            raise UserError("battery", None, "is charging or not, True or False, not", plugged)
        self.level = self.level                     # so far by what was true until now
        self._charging = plugged
