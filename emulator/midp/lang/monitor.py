"""lang.Monitor: what `synchronized`, `wait`, `notify` and `notifyAll` are in Java."""

from __future__ import annotations

from types import TracebackType

from emulator import kernel

from .. import runtime
from ..own_names import OwnNames
from .exceptions import IllegalArgumentException, InterruptedException, RuntimeException


class IllegalMonitorStateException(RuntimeException):
    """The calling thread is not inside the monitor."""


class Monitor(OwnNames):
    """A lock to be held by `with`, and a place to wait for news from who holds it next.

    >>> from emulator.midp.lang import Monitor
    >>> class Mailbox:
    ...     def __init__(self):
    ...         self.monitor, self.letters = Monitor(), []
    ...     def put(self, letter):
    ...         with self.monitor:
    ...             self.letters.append(letter)
    ...             self.monitor.notify()
    ...     def get(self):
    ...         with self.monitor:
    ...             while not self.letters:
    ...                 self.monitor.wait()
    ...             return self.letters.pop(0)
    """

    def __init__(self) -> None:
        self._kernel = runtime.current().kernel
        self._monitor = kernel.Monitor(self._kernel)

    def __enter__(self) -> Monitor:
        self._monitor.enter()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        self._monitor.exit()

    def wait(self, ms: int = 0) -> None:
        """Wait for a notify, for at most `ms` ms (0: for ever); held again on return.

        InterruptedException if the thread is interrupted meanwhile.
        """
        if ms < 0:
            raise IllegalArgumentException(f"a wait of {ms} ms")
        try:
            reason = self._monitor.wait(self._kernel.now + ms if ms else None)
        except kernel.NotOwner as fault:
            raise IllegalMonitorStateException(str(fault)) from None
        if reason is kernel.Woken.INTERRUPT:
            raise InterruptedException("interrupted while waiting")

    def notify(self) -> None:
        """Wake one thread that waits here."""
        try:
            self._monitor.notify()
        except kernel.NotOwner as fault:
            raise IllegalMonitorStateException(str(fault)) from None

    def notify_all(self) -> None:
        """Wake all threads that wait here."""
        try:
            self._monitor.notify_all()
        except kernel.NotOwner as fault:
            raise IllegalMonitorStateException(str(fault)) from None
