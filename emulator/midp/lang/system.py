"""java.lang.System, as CLDC 1.1 has it."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any, NoReturn

from .. import runtime
from .exceptions import (
    ArrayIndexOutOfBoundsException,
    IllegalArgumentException,
    NullPointerException,
    SecurityException,
)


class System:
    """The phone's clock and properties."""

    @staticmethod
    def current_time_millis() -> int:
        """Milliseconds since 1970 by the phone's own clock.

        A thread's second look within one millisecond waits for the next, so that a loop
        which polls the clock ends, and others get their turn meanwhile.
        """
        here = runtime.current()
        here.kernel.look()
        return here.current_time_millis()

    @staticmethod
    def get_property(key: str) -> str | None:
        """A property of the phone (`microedition.locale` …), None if it has none so called."""
        if key is None:
            raise NullPointerException("the property's name is None")
        if key == "":
            raise IllegalArgumentException("the property's name is empty")
        return runtime.current().system_property(key)

    @staticmethod
    def arraycopy(src: Any, src_position: int, dst: MutableSequence[Any], dst_position: int, length: int) -> None:
        """Copy `length` elements, as through a buffer: the two may be one and overlap."""
        if src is None or dst is None:
            raise NullPointerException("nothing to copy from or to")
        if min(src_position, dst_position, length) < 0 or src_position + length > len(src) \
                or dst_position + length > len(dst):
            raise ArrayIndexOutOfBoundsException(f"{length} from {src_position} of {len(src)} "
                                                 f"to {dst_position} of {len(dst)}")
        dst[dst_position:dst_position + length] = src[src_position:src_position + length]

    @staticmethod
    def identity_hash_code(x: object) -> int:
        """The same number for the same object, 0 for None."""
        return 0 if x is None else id(x) & 0x7FFFFFFF

    @staticmethod
    def gc() -> None:
        """Python looks after its own memory; nothing needs doing."""

    @staticmethod
    def exit(status: int) -> NoReturn:
        """Always refused: a MIDlet calls `notify_destroyed()` (MIDP 2.0, package midlet)."""
        raise SecurityException("a MIDlet ends by notify_destroyed(), not by System.exit")
