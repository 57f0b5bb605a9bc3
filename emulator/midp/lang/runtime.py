"""java.lang.Runtime: how much memory a MIDlet has, and how much of it is free."""

from __future__ import annotations

from typing import NoReturn

from .. import runtime
from .system import System


class Runtime:
    """The memory of the MIDlet that asks. There is one Runtime for each: `get_runtime`.

    Bytes are those of the handset, as its skin says: a list or an object of Python's takes several
    times what Java's would, and counts for so much less (ams/guest/heap.py).
    """

    @staticmethod
    def get_runtime() -> Runtime:
        """The one of the calling MIDlet."""
        return runtime.room(Runtime)

    def exit(self, status: int) -> NoReturn:
        """Always refused, as System.exit is (MIDP 2.0, package midlet)."""
        System.exit(status)

    def free_memory(self) -> int:
        """Bytes that are left. What nothing refers to any more counts as free at once."""
        return runtime.current().memory().free

    def total_memory(self) -> int:
        """Bytes that a MIDlet has on this phone."""
        return runtime.current().memory().total

    def gc(self) -> None:
        """Nothing needs doing: garbage is never counted."""
