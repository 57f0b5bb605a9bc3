"""What a stone would make in a line: the shapes, their values, and whole lines looked up by code.

A cell sees four cells to either side in each of its lines: no five through it reaches further. Such a strip
is two numbers of nine bits, own stones and blocked cells (the other's stones, and all beyond the edge), the
cell itself in the middle. `kind` says what an own stone there makes.

For the search, kinds are numbers to be added up. One number (a "pack") counts how many cells make a five, an
open four, a four and an open three, above a sum of points; the pack of white is HALF bits higher than that
of black, so one addition serves both. The pack of a cell is the sum over its four lines, the pack of a line
the sum over its cells, the pack of a position the sum over its lines. Fives lie highest, so
`pack >= FIVE_CELL` asks whether there is any.

Lines and strips are worked out when first met and kept.
"""

from __future__ import annotations

from enum import IntEnum
from functools import cache

Kind = IntEnum("Kind", "NOTHING ONE OPEN_ONE TWO OPEN_TWO THREE OPEN_THREE FOUR OPEN_FOUR FIVE", start=0)
"""What a stone makes in one line. A four needs one more stone for a five. An open four has two places for it,
an open three can become an open four, an open two an open three. NOTHING: no room for a five."""

BEFORE = {Kind.OPEN_FOUR: Kind.OPEN_THREE, Kind.FOUR: Kind.THREE, Kind.OPEN_THREE: Kind.OPEN_TWO,
          Kind.THREE: Kind.TWO, Kind.OPEN_TWO: Kind.OPEN_ONE, Kind.TWO: Kind.ONE, Kind.OPEN_ONE: Kind.ONE}
"""What a shape is, by the best that one more stone makes of it."""

POINTS = {Kind.NOTHING: 0, Kind.ONE: 0, Kind.OPEN_ONE: 1, Kind.TWO: 2, Kind.OPEN_TWO: 4, Kind.THREE: 6,
          Kind.OPEN_THREE: 20, Kind.FOUR: 16, Kind.OPEN_FOUR: 60, Kind.FIVE: 60}

_POINT_BITS, _COUNT_BITS = 20, 11       # 400 cells by 4 lines fit into either
THREE_CELL = 1 << _POINT_BITS
FOUR_CELL = THREE_CELL << _COUNT_BITS
OPEN_CELL = FOUR_CELL << _COUNT_BITS
FIVE_CELL = OPEN_CELL << _COUNT_BITS
HALF = _POINT_BITS + 4 * _COUNT_BITS
MASK = (1 << HALF) - 1
POINT_MASK = THREE_CELL - 1
COUNT_MASK = (1 << _COUNT_BITS) - 1

_COUNTED = {Kind.OPEN_THREE: THREE_CELL, Kind.FOUR: FOUR_CELL, Kind.OPEN_FOUR: OPEN_CELL,
            Kind.FIVE: FIVE_CELL}
PACKS = tuple(POINTS[kind] + _COUNTED.get(kind, 0) for kind in Kind)

_REACH, _STRIP = 4, 0b1_1111_1111
_CELLS = tuple(1 << place for place in range(9))
_MIDDLE = 1 << _REACH
_FIVES = tuple(0b11111 << place for place in range(5))

LENGTH_AT, WHITE_AT = 40, 20            # in the code of a line: length, white's stones, black's stones
_LINE = (1 << WHITE_AT) - 1
_MOST_LINES = 60_000                    # kept at once; about 20 MB


def kind(own: int, blocked: int) -> Kind:
    """What an own stone in the middle of this strip makes.

    >>> kind(0b0_0000_1110, 0)
    <Kind.OPEN_FOUR: 8>
    """
    return _kind(own | _MIDDLE, blocked)


@cache
def _kind(own: int, blocked: int) -> Kind:
    if any(own & five == five for five in _FIVES):
        return Kind.FIVE
    further = [_kind(own | cell, blocked) for cell in _CELLS if not (own | blocked) & cell]
    fives = further.count(Kind.FIVE)
    if fives:
        return Kind.OPEN_FOUR if fives > 1 else Kind.FOUR
    return BEFORE.get(max(further, default=Kind.NOTHING), Kind.NOTHING)


class _Strips(dict[int, int]):
    """The pack of a cell in one line, by own << 9 | blocked."""

    def __init__(self, shift: int) -> None:
        super().__init__()
        self._shift = shift

    def __missing__(self, strip: int) -> int:
        pack = self[strip] = PACKS[kind(strip >> 9, strip & _STRIP)] << self._shift
        return pack


_OF_BLACK, _OF_WHITE = _Strips(0), _Strips(HALF)


class Line:
    """All that the search asks about one line of the board, whatever line it is."""

    __slots__ = ("cells", "code", "threats", "total")

    def __init__(self, code: int) -> None:
        self.code = code
        self.cells = _cells(code >> LENGTH_AT, code & _LINE, code >> WHITE_AT & _LINE)
        self.total = sum(self.cells)
        self.threats = (_threats(self.cells, 0), _threats(self.cells, HALF))
        """Indexes of the cells where black, white would make a four or better."""


def _cells(length: int, black: int, white: int) -> tuple[int, ...]:
    """The pack of each cell; 0 for a stone."""
    edges = (1 << _REACH) - 1 | (1 << _REACH) - 1 << length + _REACH
    taken = black | white
    black, white = black << _REACH, white << _REACH
    to_black, to_white = white | edges, black | edges       # what is blocked to either
    return tuple(0 if taken >> place & 1 else
                 _OF_BLACK[(black >> place & _STRIP) << 9 | to_black >> place & _STRIP]
                 + _OF_WHITE[(white >> place & _STRIP) << 9 | to_white >> place & _STRIP]
                 for place in range(length))


def _threats(cells: tuple[int, ...], shift: int) -> tuple[int, ...]:
    return tuple(place for place, pack in enumerate(cells) if pack >> shift & MASK >= FOUR_CELL)


class _Lines(dict[int, "Line"]):
    """Lines by code. They are forgotten all at once when there are too many."""

    def __missing__(self, code: int) -> Line:
        if len(self) >= _MOST_LINES:
            self.clear()
        line = self[code] = Line(code)
        return line


LINES = _Lines()
