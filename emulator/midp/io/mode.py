"""Mode: how a connection was opened (to read, to write, with time limits), and who allowed it."""

from __future__ import annotations

from typing import NamedTuple

from .. import runtime
from ..lang.exceptions import InterruptedException, InterruptedIOException, IOException
from .waiting import TIMEOUT

READ, WRITE, READ_WRITE = 1, 2, 3


class Mode(NamedTuple):
    """The second and third argument of Connector.open."""

    access: int = READ_WRITE
    timeouts: bool = False

    @property
    def within(self) -> int | None:
        """How long each wait may take in ms; None for as long as it takes."""
        return TIMEOUT if self.timeouts else None

    def check_input(self) -> None:
        """IOException if it was opened for writing only."""
        if not self.access & READ:
            raise IOException("the connection was opened for writing only")

    def check_output(self) -> None:
        """IOException if it was opened for reading only."""
        if not self.access & WRITE:
            raise IOException("the connection was opened for reading only")

    def demand(self, kind: str) -> None:
        """The permission `javax.microedition.io.Connector.` + kind, before anything is sent.

        SecurityException if it is refused; InterruptedIOException if the question was cut short.
        """
        demand(f"javax.microedition.io.Connector.{kind}")


def demand(permission: str) -> None:
    """As Mode.demand, for a permission by its whole name."""
    try:
        runtime.current().demand(permission)
    except InterruptedException as interrupted:
        raise InterruptedIOException(f"nobody answered whether {permission} is allowed") from interrupted
