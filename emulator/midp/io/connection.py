"""Connection and its first kinds: what every thing that Connector opens can do (CLDC 1.1)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from types import TracebackType
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from .data_streams import DataInputStream, DataOutputStream
    from .input_stream import InputStream
    from .output_stream import OutputStream

Self = TypeVar("Self", bound="Connection")


class Connection(ABC):
    """Something open. `with` closes it at the end, as everywhere in Python."""

    @abstractmethod
    def close(self) -> None:
        """It cannot be used any more. Closing it again does nothing."""

    def __enter__(self: Self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        self.close()


class InputConnection(Connection):
    """It can be read from."""

    @abstractmethod
    def open_input_stream(self) -> InputStream:
        """The one stream to read from; IOException when it was opened before."""

    @abstractmethod
    def open_data_input_stream(self) -> DataInputStream:
        """The same, with Java's numbers and texts."""


class OutputConnection(Connection):
    """It can be written to."""

    @abstractmethod
    def open_output_stream(self) -> OutputStream:
        """The one stream to write to; IOException when it was opened before."""

    @abstractmethod
    def open_data_output_stream(self) -> DataOutputStream:
        """The same, with Java's numbers and texts."""


class StreamConnection(InputConnection, OutputConnection):
    """Both ways. It may be closed while its streams are used: the link ends when all are closed."""


class ContentConnection(StreamConnection):
    """A stream of something whose kind and length may be known."""

    @abstractmethod
    def get_type(self) -> str | None:
        """Its media type, or None."""

    @abstractmethod
    def get_encoding(self) -> str | None:
        """How it is encoded (`gzip`), or None."""

    @abstractmethod
    def get_length(self) -> int:
        """Bytes, or -1 if nobody knows."""


class StreamConnectionNotifier(Connection):
    """It waits for others to connect."""

    @abstractmethod
    def accept_and_open(self) -> StreamConnection:
        """Wait for somebody, and talk to them. InterruptedIOException when closed meanwhile."""
