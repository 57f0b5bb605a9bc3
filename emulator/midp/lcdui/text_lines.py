"""A text broken into lines of a width, and back: which character is where.

Lines end at spaces and between Han characters; a word wider than a line is cut. The spaces at
the end of a line hang over it. A newline ends a line and belongs to none.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping
from typing import NamedTuple

from emulator.handset.bidi import is_mark

HAN_STARTS = "\u2e80"                   # from here on, scripts that are written without spaces
HAN_ENDS = "\uffef"
NO_LINE_STARTS_WITH = frozenset(",.!?:;)]}、。，！？：；）」』】》〉”’…ー")


class Line(NamedTuple):
    """text[start:end] stands on this line."""

    start: int
    end: int


def break_lines(text: str, width: int, advances: Mapping[str, int]) -> list[Line]:
    """The lines of a text, at least one. `advances` gives each character's width.

    >>> break_lines("to be or", 5, dict.fromkeys("to ber", 1))
    [Line(start=0, end=6), Line(start=6, end=8)]
    """
    lines: list[Line] = []
    start = may_end = x = 0
    before = ""
    for index, char in enumerate(text):
        if char == "\n":
            lines.append(Line(start, index))
            start, x, before = index + 1, 0, ""
            may_end = start
            continue
        if char != " ":
            if before == " " or ((char >= HAN_STARTS or before >= HAN_STARTS) and _may_part(before, char)):
                may_end = index
            if x + advances[char] > width and index > start:
                cut = may_end if may_end > start else _cluster_start(text, index, start)
                lines.append(Line(start, cut))
                start, x = cut, sum(advances[c] for c in text[cut:index])
                may_end = start
        x += advances[char]
        before = char
    lines.append(Line(start, len(text)))
    return lines


def _may_part(before: str, char: str) -> bool:
    han = HAN_STARTS <= char <= HAN_ENDS or HAN_STARTS <= before <= HAN_ENDS
    return han and char not in NO_LINE_STARTS_WITH and not is_mark(char)


def _cluster_start(text: str, index: int, start: int) -> int:
    """A letter keeps its marks: where a cut near `index` may be, after `start`."""
    while index > start + 1 and is_mark(text[index]):
        index -= 1
    return index


class TextLines:
    """A text in lines. Positions are in pixels from the left end of a line."""

    def __init__(self, text: str, width: int, advance: Callable[[str], int]) -> None:
        self.text = text
        self._advances = {char: advance(char) for char in set(text)}
        self.lines = break_lines(text, width, self._advances)
        self._starts = [line.start for line in self.lines]

    def __len__(self) -> int:
        return len(self.lines)

    def line(self, row: int) -> str:
        """What stands on a line."""
        start, end = self.lines[row]
        return self.text[start:end]

    def place(self, index: int) -> tuple[int, int]:
        """The row and x of the caret before character `index`."""
        row = self.row(index)
        return row, self.width(self.lines[row].start, index)

    def row(self, index: int) -> int:
        """The line of the caret before character `index`; at a soft break, the later one."""
        return bisect_right(self._starts, index) - 1

    def width(self, start: int, end: int) -> int:
        """The width of a part of one line."""
        return sum(self._advances[char] for char in self.text[start:end])

    def index_at(self, row: int, x: int) -> int:
        """The caret's place that is nearest to (row, x); rows beyond the text are its first or last."""
        row = min(max(row, 0), len(self.lines) - 1)
        start, end = self.lines[row]
        if row + 1 < len(self.lines) and self.lines[row + 1].start == end:
            end -= 1                   # the place after a soft break belongs to the next line
        for index in range(start, end):
            advance = self._advances[self.text[index]]
            if x < advance - advance // 2:
                return index
            x -= advance
        return end
