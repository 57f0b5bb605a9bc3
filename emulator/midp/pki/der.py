"""DER: the elements that a certificate is made of (ITU-T X.690), as far as reading one needs."""

from __future__ import annotations

from typing import NamedTuple

_CONSTRUCTED = 0x20
_BMP_STRING = 0x1E


class Element(NamedTuple):
    """A tag and what it holds."""

    tag: int
    content: bytes

    @property
    def children(self) -> list[Element]:
        """The elements it is made of. ValueError if it is not made of any."""
        if not self.tag & _CONSTRUCTED:
            raise ValueError(f"an element with the tag {self.tag:#x} holds no others")
        found, at = [], 0
        while at < len(self.content):
            element, at = _read_at(self.content, at)
            found.append(element)
        return found

    def identifier(self) -> str:
        """An object identifier, as `2.5.4.3`."""
        if not self.content:
            raise ValueError("an empty object identifier")
        first, numbers, value = self.content[0], [], 0
        for byte in self.content[1:]:
            value = value << 7 | byte & 0x7F
            if not byte & 0x80:
                numbers.append(value)
                value = 0
        return ".".join(map(str, [min(first // 40, 2), first - 40 * min(first // 40, 2), *numbers]))

    def text(self) -> str:
        """A string of any of the kinds that names are written in."""
        return self.content.decode("utf-16-be" if self.tag == _BMP_STRING else "utf-8", "replace")


def read(data: bytes) -> Element:
    """The element at the beginning. ValueError if there is none."""
    return _read_at(data, 0)[0]


def _read_at(data: bytes, at: int) -> tuple[Element, int]:
    """An element, and where it ends."""
    if at + 2 > len(data):
        raise ValueError("DER ends in the middle of an element")
    tag, size, at = data[at], data[at + 1], at + 2
    if size & 0x80:
        count = size & 0x7F
        size, at = int.from_bytes(data[at:at + count]), at + count
    if at + size > len(data):
        raise ValueError("DER ends in the middle of an element")
    return Element(tag, data[at:at + size]), at + size
