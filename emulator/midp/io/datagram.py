"""Datagram: a packet with the array it is kept in and the address it goes to or came from (CLDC 1.1)."""

from __future__ import annotations

from emulator.handset.address import Address

from ..lang.exceptions import IllegalArgumentException, IOException
from .data_input import DataInput
from .data_output import DataOutput
from .url import place_of


class Datagram(DataInput, DataOutput):
    """Made by `DatagramConnection.new_datagram`.

    The packet is `get_length()` bytes of `get_data()` from `get_offset()` on. What DataInput
    reads and DataOutput writes is at a position that `reset`, `set_data` and a receive put to
    the packet's beginning.
    """

    def __init__(self, buffer: bytearray | bytes, size: int, address: str | None) -> None:
        self._data, self._offset, self._length = bytearray(), 0, 0
        self._capacity = 0          # how much may be received: a receive does not change it
        self._position = 0
        self._address: Address | None = None
        self.set_data(buffer, 0, size)
        if address is not None:
            self.set_address(address)

    def get_address(self) -> str | None:
        """`datagram://host:port` of where it goes or came from, or None."""
        return None if self._address is None else f"datagram://{self._address}"

    def get_data(self) -> bytearray:
        """The whole array, itself: what is written into it is in the packet."""
        return self._data

    def get_length(self) -> int:
        """Bytes of the packet; after a receive those that came."""
        return self._length

    def get_offset(self) -> int:
        """Where in the array the packet begins."""
        return self._offset

    def set_address(self, to: str | Datagram) -> None:
        """Where it is to go, or the same as another datagram's (to answer it).

        IllegalArgumentException unless it is `datagram://host:port`.
        """
        if isinstance(to, Datagram):
            if to._address is None:
                raise IllegalArgumentException("that datagram has no address")
            self._address = to._address
        else:
            self._address = place_of(to, "datagram")

    def set_length(self, length: int) -> None:
        """IllegalArgumentException if the array ends before that."""
        if not 0 <= length <= len(self._data) - self._offset:
            raise IllegalArgumentException(f"{length} bytes from {self._offset} of an array of {len(self._data)}")
        self._length = self._capacity = length

    def set_data(self, buffer: bytearray | bytes, offset: int, length: int) -> None:
        """Another array; a `bytearray` is used itself, `bytes` are copied."""
        if not isinstance(buffer, (bytes, bytearray)):
            raise IllegalArgumentException(f"a datagram's array is bytes or a bytearray, not {buffer!r}")
        if offset < 0 or length < 0 or offset + length > len(buffer):
            raise IllegalArgumentException(f"{length} bytes from {offset} of an array of {len(buffer)}")
        self._data = buffer if isinstance(buffer, bytearray) else bytearray(buffer)
        self._offset, self._length, self._capacity, self._position = offset, length, length, 0

    def reset(self) -> None:
        """Position, offset and length are 0: write from the beginning, or receive into the whole array."""
        self._offset = self._length = self._position = 0
        self._capacity = len(self._data)

    def write(self, b: int | bytes | bytearray, off: int = 0, length: int | None = None) -> None:
        """A byte, or an array or part of it. IOException if the array is full."""
        if isinstance(b, int):
            self._put(bytes([b & 0xFF]))
        else:
            self._put(bytes(b[off:] if length is None else b[off:off + length]))

    # -- ours ------------------------------------------------------------------------------------

    def _packet(self) -> bytes:
        return bytes(self._data[self._offset:self._offset + self._length])

    def _received(self, data: bytes, sender: Address) -> None:
        """What is longer than there is room for is cut."""
        kept = data[:self._capacity]
        self._data[self._offset:self._offset + len(kept)] = kept
        self._length, self._position, self._address = len(kept), 0, sender

    def _take(self, size: int) -> bytes:
        data = self._packet()[self._position:self._position + size]
        self._position += len(data)
        return data

    def _put(self, data: bytes) -> None:
        start = self._offset + self._position
        if start + len(data) > len(self._data):
            raise IOException(f"the datagram is full: it has room for {len(self._data) - self._offset} bytes")
        self._data[start:start + len(data)] = data
        self._position += len(data)
        self._length = max(self._length, self._position)
