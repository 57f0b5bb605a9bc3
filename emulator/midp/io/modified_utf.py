"""Java's modified UTF-8: as UTF-8, but NUL has two bytes, and what is beyond U+FFFF six (two surrogates)."""

from __future__ import annotations

from ..lang.exceptions import IOException

LONGEST = 65_535


class UTFDataFormatException(IOException):
    """Bytes that are no text in Java's modified UTF-8, or a text too long for one."""


def encode(text: str) -> bytes:
    """UTFDataFormatException for more than 65,535 bytes.

    >>> encode("a\\0é").hex()
    '61c080c3a9'
    """
    data = b"".join(_unit(unit) for unit in _units(text))
    if len(data) > LONGEST:
        raise UTFDataFormatException(f"a text of {len(data)} bytes; the longest has {LONGEST}")
    return data


def decode(data: bytes) -> str:
    """UTFDataFormatException if they are no text."""
    try:
        text = data.replace(b"\xc0\x80", b"\0").decode("utf-8", "surrogatepass")
        return text.encode("utf-16-be", "surrogatepass").decode("utf-16-be", "surrogatepass")
    except UnicodeDecodeError as problem:
        raise UTFDataFormatException(f"no text in modified UTF-8 at byte {problem.start}") from None


def _units(text: str) -> list[int]:
    """The text's UTF-16, a number for each `char` of Java's."""
    data = text.encode("utf-16-be", "surrogatepass")
    return [data[at] << 8 | data[at + 1] for at in range(0, len(data), 2)]


def _unit(unit: int) -> bytes:
    return b"\xc0\x80" if unit == 0 else chr(unit).encode("utf-8", "surrogatepass")
