"""Answers: what the API asks of the phone, for one running MIDlet (`Runtime` of midp/runtime.py).

The half of Session that answers; session.py has the half that lives.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from emulator.errors import SuiteError
from emulator.kernel import Kernel
from emulator.midp import runtime
from emulator.midp.lang import SecurityException
from emulator.midp.midlet import MIDlet

from .guest.guard import Guard
from .guest.loader import Loader
from .lifecycle import Lifecycle, State
from .permit.policy import TRUSTED
from .program import Program

if TYPE_CHECKING:
    from emulator.handset.handset import Handset

    from .software import Software


class Answers:
    """Asked on the guest's own threads; each answer is at once, unless a person is asked."""

    program: Program
    kernel: Kernel
    handset: Handset
    guard: Guard
    life: Lifecycle
    _software: Software
    _constructing: bool
    _loader: Loader | None

    @property
    def state(self) -> State:
        """PAUSED, ACTIVE or DESTROYED."""
        return self.life.state

    @property
    def is_trusted(self) -> bool:
        return self._software.permissions.domain_of(self.program) == TRUSTED

    def app_property(self, key: str) -> str | None:
        return self.program.attribute(key)

    def system_property(self, key: str) -> str | None:
        return self._software.properties().get(key)

    def current_time_millis(self) -> int:
        return self._software.epoch + self.kernel.now

    def resource(self, name: str) -> bytes | None:
        return self.program.resource(name)

    def has_midlet(self, class_name: str) -> bool:
        """Does the suite list this class as a MIDlet, and is it one? A lone class is one itself."""
        if self._loader is None or self.program.suite is None:
            return class_name == self.program.class_name
        if class_name not in [entry.class_name for entry in self.program.suite.descriptor.midlets]:
            return False
        try:
            return issubclass(self._loader.load_class(class_name), MIDlet)
        except (SuiteError, ImportError):
            return False

    def record_quota(self) -> int:
        return self.handset.skin.storage

    def memory(self) -> runtime.Memory:
        return self.guard.heap.memory()

    def claim(self, size: int) -> None:
        self.guard.claim(size)

    def adopt(self, midlet: MIDlet) -> None:
        """Only the phone makes a MIDlet, and one at a time (MIDP 2.0, MIDlet)."""
        if not self._constructing:
            raise SecurityException("only the phone may make a MIDlet; to end and begin again is the person's")
        self._constructing = False

    def random_seed(self) -> int:
        return self._software.random_seed()
