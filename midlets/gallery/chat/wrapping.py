"""Text broken into lines: at newlines, between words, between Chinese characters, within a word if it must be."""

from __future__ import annotations

import re

from emulator.midp.lcdui import Font

_HAN = "⺀-鿿가-힣豈-﫿＀-｠"
_TOKEN = re.compile(rf"[{_HAN}][、。，．！？：；）」』】》〉…]*|[^\s{_HAN}]+|[^\S\n]")


def wrapped(text: str, font: Font, width: int) -> list[str]:
    """Lines of at most `width` pixels (at least one character each)."""
    return [line for paragraph in text.split("\n") for line in _paragraph(paragraph, font, width)]


def _paragraph(text: str, font: Font, width: int) -> list[str]:
    lines = [""]
    for token in _TOKEN.findall(text):
        if font.string_width(lines[-1] + token) <= width:
            lines[-1] += token
        elif token.isspace():
            lines.append("")
        else:
            if lines[-1]:
                lines.append("")
            lines[-1:] = _pieces(token, font, width)
    return [line.strip() for line in lines if line.strip()] or [""]


def _pieces(token: str, font: Font, width: int) -> list[str]:
    """A word in pieces that fit."""
    pieces = [""]
    for letter in token:
        if pieces[-1] and font.string_width(pieces[-1] + letter) > width:
            pieces.append("")
        pieces[-1] += letter
    return pieces
