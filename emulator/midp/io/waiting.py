"""How a guest thread waits at a connection, and how it learns that it waits in vain."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from emulator.handset.address import NoSuchPlace, RadioFault, Untrusted
from emulator.kernel import GuestThread, Woken

from .. import runtime
from ..lang.exceptions import InterruptedIOException, IOException
from ..pki import Certificate, CertificateException
from .connection_not_found import ConnectionNotFoundException

TIMEOUT = 30_000        # ms of phone time that a connection opened with timeouts=True waits


class Waiting:
    """The guest threads that wait for news of one connection.

    `within` is how many ms each wait may take, or None for as long as it takes.
    """

    def __init__(self, within: int | None = None) -> None:
        self._kernel, self._within = runtime.current().kernel, within
        self._threads: list[GuestThread] = []

    def news(self) -> None:
        """Something changed: all that wait look again."""
        threads, self._threads = self._threads, []
        for thread in threads:
            self._kernel.wake(thread)

    def until(self, ready: Callable[[], object]) -> None:
        """Return when `ready()` holds; what it raises comes out here.

        InterruptedIOException when the time is up, or the thread is interrupted.
        """
        deadline = None if self._within is None else self._kernel.now + self._within
        while not ready():
            self._pause(deadline)

    def _pause(self, deadline: int | None) -> None:
        thread = self._kernel.calling_thread()
        self._threads.append(thread)
        try:
            reason = self._kernel.park(deadline)
        finally:
            if thread in self._threads:
                self._threads.remove(thread)
        if reason is Woken.INTERRUPT:
            raise InterruptedIOException("the thread was interrupted")
        if reason is Woken.TIME:
            raise InterruptedIOException(f"nothing came within {self._within} ms")


@contextmanager
def io_exceptions() -> Iterator[None]:
    """What the radio cannot do, in the API's words."""
    try:
        yield
    except NoSuchPlace as fault:
        raise ConnectionNotFoundException(str(fault)) from None
    except Untrusted as fault:
        shown = None if fault.certificate is None else Certificate(fault.certificate)
        raise CertificateException(str(fault), shown, fault.reason) from None
    except RadioFault as fault:
        raise IOException(str(fault)) from None
