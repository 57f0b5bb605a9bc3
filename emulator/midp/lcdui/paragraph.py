"""Text broken into lines: at newlines, between words, and within a word only if it must be.

Nothing here draws. A text may be of several fonts (a bold label and what follows it), and
its first line may find less room than the others, because something stands there already.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from emulator.handset.bidi import clusters

from .font import Font

_HAN = "\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60"
_CLOSING = "、。，．！？：；）」』】》〉…"
# A word, a space, or one Han, Kana or Hangul character with the signs that may not begin a line.
TOKEN = re.compile(rf"[{_HAN}][{_CLOSING}]*|[^\s{_HAN}]+|\s")


class Run(NamedTuple):
    """A stretch of text in one font."""

    text: str
    font: Font


class Piece(NamedTuple):
    """A part of a line in one font, `x` pixels from the line's beginning."""

    x: int
    width: int
    text: str
    font: Font


class Line(NamedTuple):
    """One line: its size in pixels and what stands on it. `breaks`: a newline ended it."""

    width: int
    height: int
    pieces: tuple[Piece, ...]
    breaks: bool = False

    @property
    def text(self) -> str:
        return "".join(piece.text for piece in self.pieces)


def wrap(text: str, font: Font, width: int) -> list[str]:
    """The lines of a text that are `width` pixels wide at most, without the spaces between them.

    >>> wrap("to be or not", Font.get_default_font(), 50)
    ['to be or', 'not']
    """
    return [line.text.rstrip() for line in break_lines([Run(text, font)], width, width)]


def break_lines(runs: Sequence[Run], first_room: int, width: int) -> list[Line]:
    """The lines of a text: the first `first_room` pixels wide at most, the others `width`.

    A first line on which nothing fits is empty. A text without characters has no lines.
    """
    return _Breaking(runs, first_room, width).lines


class _Breaking:
    """One text being broken."""

    def __init__(self, runs: Sequence[Run], first_room: int, width: int) -> None:
        self.lines: list[Line] = []
        self._room, self._width = first_room, width
        self._pieces: list[Piece] = []
        self._pen = 0
        self._font = runs[-1].font if runs else None
        started = False
        for run in runs:
            self._font = run.font
            for token in TOKEN.findall(run.text):
                started = True
                self._take(token, run.font)
        if started and (self._pieces or not self.lines or not self.lines[-1].breaks):
            self._end_line(breaks=False)

    def _take(self, token: str, font: Font) -> None:
        if token == "\n":
            self._end_line(breaks=True)
            return
        width = font.string_width(token)
        if self._pen + width > self._room and (token.isspace() or self._make_room(token, width, font)):
            return
        self._put(token, width, font)

    def _make_room(self, token: str, width: int, font: Font) -> bool:
        """A word does not fit where the pen stands. True if it is dealt with, piece by piece."""
        if self._pen or self._room < self._width:
            self._end_line(breaks=False)
        if width <= self._room:
            return False
        for part in _parts(token, font, self._room):
            part_width = font.string_width(part)
            if self._pen and self._pen + part_width > self._room:
                self._end_line(breaks=False)
            self._put(part, part_width, font)
        return True

    def _put(self, text: str, width: int, font: Font) -> None:
        last = self._pieces[-1] if self._pieces else None
        if last is not None and last.font is font:
            self._pieces[-1] = Piece(last.x, last.width + width, last.text + text, font)
        else:
            self._pieces.append(Piece(self._pen, width, text, font))
        self._pen += width

    def _end_line(self, breaks: bool) -> None:
        assert self._font is not None
        fonts = [piece.font for piece in self._pieces] or [self._font]
        height = max(font.get_height() for font in fonts)
        self.lines.append(Line(self._pen, height, tuple(self._pieces), breaks))
        self._pieces, self._pen, self._room = [], 0, self._width


def _parts(word: str, font: Font, room: int) -> Iterator[str]:
    """A word that is wider than a line, cut so that each part fits (one character always does)."""
    part, pen = "", 0
    for cluster in clusters(word):
        width = font.string_width(cluster)
        if part and pen + width > room:
            yield part
            part, pen = "", 0
        part, pen = part + cluster, pen + width
    if part:
        yield part
