"""BothWays: the rules that every connection with two streams keeps (GCF).

One input and one output stream, each opened at most once. Closing the connection leaves open
streams working; the link ends when the connection and its streams are closed.
"""

from __future__ import annotations

from abc import abstractmethod

from ..lang.exceptions import InterruptedIOException, IOException
from .connection import StreamConnection
from .data_streams import DataInputStream, DataOutputStream
from .input_stream import InputStream
from .mode import Mode
from .open_connections import of_the_suite
from .output_stream import OutputStream


class BothWays(StreamConnection):
    """Keeps count of what is open. A kind of connection says what reading, writing and ending mean."""

    def __init__(self, mode: Mode) -> None:
        self._mode = mode
        self._input: InputStream | None = None
        self._output: OutputStream | None = None
        self._is_closed = False
        self._open = of_the_suite()
        self._open.add(self)

    def open_input_stream(self) -> InputStream:
        self._check_open()
        self._mode.check_input()
        if self._input is not None:
            raise IOException("the input stream was opened before; a connection has one")
        self._begin_input()
        self._input = InputStream(self)
        return self._input

    def open_data_input_stream(self) -> DataInputStream:
        return DataInputStream(self.open_input_stream())

    def open_output_stream(self) -> OutputStream:
        self._check_open()
        self._mode.check_output()
        if self._output is not None:
            raise IOException("the output stream was opened before; a connection has one")
        self._begin_output()
        self._output = OutputStream(self)
        return self._output

    def open_data_output_stream(self) -> DataOutputStream:
        return DataOutputStream(self.open_output_stream())

    def close(self) -> None:
        if not self._is_closed:
            self._is_closed = True
            self._end_if_unused()

    # -- what a kind of connection says ----------------------------------------------------------

    @abstractmethod
    def _fetch(self, limit: int) -> bytes: ...
    @abstractmethod
    def _available(self) -> int: ...
    @abstractmethod
    def _push(self, data: bytes) -> None: ...
    @abstractmethod
    def _end(self) -> None:
        """End the link, at once."""

    def _flush(self) -> None:
        """Nothing is held back, unless a kind says otherwise."""

    def _begin_input(self) -> None:
        """An input stream is about to be opened."""

    def _begin_output(self) -> None:
        """An output stream is about to be opened."""

    def _input_closed(self) -> None:
        self._end_if_unused()

    def _output_closed(self) -> None:
        self._end_if_unused()

    # -- ours ------------------------------------------------------------------------------------

    def _release(self) -> None:
        """The suite has ended."""
        self._is_closed = True
        for stream in (self._input, self._output):
            if stream is not None:
                stream._is_closed = True
        self._end()

    def _end_if_unused(self) -> None:
        if self._is_closed and all(stream is None or stream.closed for stream in (self._input, self._output)):
            self._open.remove(self)
            self._end()

    def _check_open(self) -> None:
        if self._is_closed:
            raise IOException("the connection is closed")

    def _check_input(self) -> None:
        """Called while waiting for input: the stream may have been closed by another thread."""
        if self._is_closed if self._input is None else self._input.closed:
            raise InterruptedIOException("the stream was closed")

    def _check_output(self) -> None:
        if self._is_closed if self._output is None else self._output.closed:
            raise InterruptedIOException("the stream was closed")
