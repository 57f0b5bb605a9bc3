"""The one ambient thing: what the spec's statics may ask of the phone they run on.

`Display.get_display`, `RecordStore.open_record_store` and `Connector.open` take no phone as
an argument, so each guest thread carries its own in a ContextVar. `ams/session.py` answers
this interface for a running suite, by `ams/answers.py`; any number of phones and suites live in one process.
"""

from __future__ import annotations

from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

from .lang.exceptions import IllegalStateException

if TYPE_CHECKING:
    from emulator.handset.handset import Handset
    from emulator.kernel import EventQueue, Group, Kernel

    from .io.switchboard import Switchboard
    from .lcdui.display import Display
    from .midlet import MIDlet


Kind = TypeVar("Kind")


class Memory(NamedTuple):
    """What a MIDlet may fill, and what it has left of that, in bytes."""

    total: int
    free: int


class Runtime(Protocol):
    """A running suite, as the API sees it."""

    kernel: Kernel
    """The phone's clock, threads and event queue."""
    events: EventQueue
    """The phone's one queue of callbacks, serial for all its suites."""
    handset: Handset
    """The hardware: screen, keypad, lights, vibrator, speaker, radio, storage, skin."""
    group: Group
    """All guest threads of this suite; they end with it."""
    display: Display
    """The MIDlet's one Display (the same object from constructor to the end)."""
    rooms: dict[type, Any]
    """Where each API package keeps what belongs to this suite, by the class that holds it."""
    suite_name: str
    """MIDlet-Name: with the vendor it identifies the suite (record stores, permissions)."""
    suite_vendor: str
    """MIDlet-Vendor."""
    is_of_the_phone: bool
    """Is it the phone's own software, and no guest? Nothing is laid over its screens."""
    push: Switchboard
    """The ports where something can come in, and what starts a MIDlet."""

    @property
    def is_trusted(self) -> bool:
        """Is the suite in the trusted domain?"""

    def app_property(self, key: str) -> str | None:
        """An attribute of the JAD or the manifest (MIDlet.getAppProperty)."""

    def system_property(self, key: str) -> str | None:
        """A property of the phone (System.getProperty)."""

    def current_time_millis(self) -> int:
        """Milliseconds since 1970 by the phone's calendar; no look, so nobody gives way."""

    def resource(self, name: str) -> bytes | None:
        """A file of the suite by its absolute name (`/icon.png`), or None."""

    def record_quota(self) -> int:
        """How many bytes of record stores this suite may have."""

    def memory(self) -> Memory:
        """How much memory this MIDlet has (java.lang.Runtime)."""

    def claim(self, size: int) -> None:
        """The MIDlet is about to take so many bytes at once; OutOfMemoryError if there is no room for them."""

    def adopt(self, midlet: MIDlet) -> None:
        """Called by MIDlet's constructor; SecurityException unless the AMS is constructing it."""

    def request_foreground(self) -> None:
        """The MIDlet set a screen: it would like to be seen."""

    def request_background(self) -> None:
        """The MIDlet set no screen (None): it would like not to be seen."""

    def notify_paused(self) -> None: ...
    def notify_destroyed(self) -> None: ...
    def resume_request(self) -> None: ...

    def platform_request(self, url: str) -> bool:
        """MIDlet.platformRequest; True when the suite must exit first."""

    def check_permission(self, permission: str) -> int:
        """1 allowed, 0 denied, -1 unknown until the person is asked."""

    def demand(self, permission: str) -> None:
        """Return if allowed (asking the person if need be), else raise SecurityException."""

    def random_seed(self) -> int:
        """A fresh seed from the phone's own, for a Random made without one."""

    def report(self, error: BaseException) -> None:
        """Keep a guest's uncaught error: the phone shows it, a test sees it."""


_current: ContextVar[Runtime | None] = ContextVar("emulator.midp.runtime", default=None)


def current() -> Runtime:
    """The phone that the calling guest thread runs on.

    IllegalStateException outside of any phone: a suite's code was called by nobody's phone.
    """
    found = _current.get()
    if found is None:
        raise IllegalStateException("no phone runs this code: launch it with Phone.launch(...)")
    return found


def current_or_none() -> Runtime | None:
    """The phone that the calling guest thread runs on, or None outside of any."""
    return _current.get()


def claim(size: int) -> None:
    """The MIDlet that calls is about to take so many bytes; outside of any phone nobody counts."""
    here = _current.get()
    if here is not None:
        here.claim(size)


def room(kind: type[Kind]) -> Kind:
    """The one `kind` of the suite that calls, made when first asked for."""
    rooms = current().rooms
    if kind not in rooms:
        rooms[kind] = kind()
    found: Kind = rooms[kind]
    return found


def enter(runtime: Runtime | None) -> None:
    """Make `runtime` the current one of this context (the kernel gives each thread its own)."""
    _current.set(runtime)
