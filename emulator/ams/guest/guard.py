"""The guard of one running MIDlet: its share of the processor and of the memory.

The meter counts what its code does; that takes phone time, at the speed of the phone's
processor, and now and then the heap looks at what the MIDlet holds.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Any

from emulator.errors import UserError

from .growth import Growth
from .heap import Heap
from .heap_roots import homes_of, roots_of
from .meter import Meter

if TYPE_CHECKING:
    from ..session import Session
    from .loader import Loader

OPERATIONS_A_MS = 10_000    # turns of loops and calls that a processor of speed 1 does in a millisecond
SLICE = 100_000             # after so many, or 10 ms, a thread gives way: about 20 ms of the computer's time
PRINTING = 100              # operations that a print takes
SLOWEST, FASTEST = 0.01, 16


class Guard:
    """What a session counts by. `cpu` is the speed of the phone's processor: 0.5 for half of the usual."""

    def __init__(self, session: Session, cpu: float) -> None:
        self._session = session
        self._a_ms = max(1, round(OPERATIONS_A_MS * cpu))
        self._owed = 0                              # operations that have not made up a millisecond yet
        self._loader: Loader | None = None
        self.heap = Heap(session.handset.skin.heap, self._roots, session.run_out)
        self.meter = Meter(self._worked, every=min(SLICE, 10 * self._a_ms), growth=Growth(self.claim))

    def watch(self, loader: Loader) -> None:
        """The suite's modules are this loader's."""
        self._loader = loader

    @property
    def homes(self) -> frozenset[str]:
        """The names of the suite's modules; none for a lone class."""
        return frozenset() if self._loader is None else homes_of(self._loader.modules)

    def claim(self, size: int) -> None:
        """The MIDlet is about to take so many bytes at once."""
        self.heap.claim(size)

    def printed(self) -> None:
        """A print costs as much as a little work, so that one that prints for ever gives way soon."""
        self.meter.count(PRINTING)

    def _worked(self, operations: int) -> None:
        ms, self._owed = divmod(self._owed + operations, self._a_ms)
        self._session.kernel.spend(ms)
        if not self._session.life.ending:           # it may clean up; the phone has said how long
            self.heap.worked(operations)

    def _roots(self) -> tuple[list[object], frozenset[str]]:
        modules: Mapping[str, ModuleType] = {} if self._loader is None else self._loader.modules
        builtins: Mapping[str, Any] | None = None if self._loader is None else self._loader.builtins
        return roots_of(self._session, modules, builtins), self.homes


def check_cpu(cpu: object) -> None:
    """UserError unless it is the speed of a processor that this phone can have."""
    if isinstance(cpu, bool) or not isinstance(cpu, int | float) or not SLOWEST <= cpu <= FASTEST:
        raise UserError("cpu", None, "a speed is a number, not", str(cpu),
                        hint=f"from {SLOWEST} to {FASTEST}, where 0.5 is half the usual")
