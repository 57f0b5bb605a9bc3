"""OwnRuntime: the phone's own software as a user of the API's connections, without a MIDlet around it.

The installer fetches suites by the same HttpConnection as MIDlets do. That asks an ambient Runtime
(midp/runtime.py) for clock, radio and permission; this is the phone's own answer. There is no screen
and no suite behind it, and nobody need be asked for permission: the person has asked for the suite.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NoReturn, cast

from emulator.errors import EmulatorError
from emulator.kernel import GuestThread
from emulator.midp import runtime

if TYPE_CHECKING:
    from ..software import Software


class OwnRuntime:
    """As much of a Runtime as connections ask for; `spawn` begins a thread that has it."""

    def __init__(self, software: Software) -> None:
        self.kernel, self.handset, self.group = software.kernel, software.handset, software.system
        self.rooms: dict[type, Any] = {}

    def spawn(self, body: Callable[[], object], name: str) -> GuestThread:
        """A thread of the phone's own that may use connections."""
        def work() -> None:
            runtime.enter(cast(runtime.Runtime, self))
            body()
        return self.group.spawn(work, name=name)

    @property
    def is_trusted(self) -> bool:
        return True

    def demand(self, permission: str) -> None:
        """Allowed."""

    def claim(self, size: int) -> None:
        """The phone's own memory is not counted."""

    def __getattr__(self, name: str) -> NoReturn:
        raise EmulatorError(f"the phone's own software has no {name}: it may use connections, and nothing else")
