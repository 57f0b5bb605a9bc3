"""Parts of texts: Java's (offset, length), checked as the spec wants it."""

from __future__ import annotations

from collections.abc import Sequence

from ..lang.exceptions import (
    ArrayIndexOutOfBoundsException,
    NullPointerException,
    StringIndexOutOfBoundsException,
)


def part_of_chars(chars: str | Sequence[str], offset: int, length: int) -> str:
    """A part of a list of characters; ArrayIndexOutOfBoundsException if not all of it is there."""
    if chars is None:
        raise NullPointerException("the characters are None")
    if offset < 0 or length < 0 or offset + length > len(chars):
        raise ArrayIndexOutOfBoundsException(f"{length} characters from {offset} of {len(chars)}")
    return "".join(chars[offset:offset + length])


def part_of_string(text: str, offset: int, length: int) -> str:
    """A part of a text; StringIndexOutOfBoundsException if not all of it is there."""
    if text is None:
        raise NullPointerException("the text is None")
    if offset < 0 or length < 0 or offset + length > len(text):
        raise StringIndexOutOfBoundsException(f"{length} characters from {offset} of {len(text)}")
    return text[offset:offset + length]
