"""ResourceConnection: a file of the suite, opened as a connection: `resource:/icon.png`."""

from __future__ import annotations

from ..lang.exceptions import IllegalArgumentException, IOException
from ..lang.resources import get_resource_as_stream
from .connection import InputConnection
from .connection_not_found import ConnectionNotFoundException
from .data_streams import DataInputStream
from .input_stream import InputStream
from .mode import READ, Mode
from .url import Name


class ResourceConnection(InputConnection):
    """To be read only. It needs nobody's permission."""

    def __init__(self, data: bytes) -> None:
        self._left, self._size = data, len(data)
        self._is_open, self._was_opened = True, False

    def open_input_stream(self) -> InputStream:
        if not self._is_open or self._was_opened:
            raise IOException("the input stream was opened before, or the connection is closed")
        self._was_opened = True
        return InputStream(self)

    def open_data_input_stream(self) -> DataInputStream:
        return DataInputStream(self.open_input_stream())

    def close(self) -> None:
        self._is_open = False

    def _fetch(self, limit: int) -> bytes:
        data, self._left = self._left[:limit], self._left[limit:]
        return data

    def _available(self) -> int:
        return len(self._left)

    def _input_closed(self) -> None:
        self._left = b""


def open_resource(name: Name, mode: Mode) -> ResourceConnection:
    """What Connector does for `resource:`."""
    if not mode.access & READ:
        raise IllegalArgumentException("a resource can only be read")
    stream = get_resource_as_stream(name.rest)
    if stream is None:
        raise ConnectionNotFoundException(f"the suite has no file {name.rest!r}")
    with stream:
        return ResourceConnection(stream.read())
