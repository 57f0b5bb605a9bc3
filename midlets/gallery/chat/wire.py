"""What messengers send each other in datagrams: a message, or the word that one has arrived.

    4 bytes   mark and version     1 byte   kind: M a message, A an acknowledgement
    8 bytes   the message's key    …        the text in UTF-8 (of a message)
    4 bytes   CRC-32 of all before
"""

from __future__ import annotations

import struct
import zlib
from typing import NamedTuple

MARK = b"Cht1"
LONGEST = 1_200                # bytes of a text
_HEADER, _CHECK = struct.Struct(">4sc8s"), struct.Struct(">I")
_KINDS = {b"M": True, b"A": False}


class Packet(NamedTuple):
    """A datagram's meaning; `text` is None for an acknowledgement."""

    key: str
    text: str | None


def to_bytes(packet: Packet) -> bytes:
    """The datagram of a packet."""
    kind, text = (b"A", b"") if packet.text is None else (b"M", packet.text.encode("utf-8", "replace"))
    body = _HEADER.pack(MARK, kind, bytes.fromhex(packet.key)) + text
    return body + _CHECK.pack(zlib.crc32(body))


def from_bytes(data: bytes) -> Packet | None:
    """The packet in a datagram; None for one that is foreign, damaged or too long.

    >>> from_bytes(to_bytes(Packet("00000000000000ff", "hello")))
    Packet(key='00000000000000ff', text='hello')
    """
    body, check = data[:-_CHECK.size], data[-_CHECK.size:]
    if not _HEADER.size <= len(body) <= _HEADER.size + LONGEST or check != _CHECK.pack(zlib.crc32(body)):
        return None
    mark, kind, key = _HEADER.unpack_from(body)
    if mark != MARK or kind not in _KINDS:
        return None
    try:
        text = body[_HEADER.size:].decode()
    except UnicodeDecodeError:
        return None
    return Packet(key.hex(), text if _KINDS[kind] else None)
