"""The figures: the lamplighter, soot, bats, crows, sparks and puffs, drawn in letters.

Each is a strip of frames that look to the right; Sprite mirrors them. Pixels are those of tiles
of 16 (drawing.py).
"""

from __future__ import annotations

from collections.abc import Sequence

from .drawing import Drawing, strip

RIM = 0x160E22
COAT = {"h": 0x3A2C58, "H": 0x5C4A86, "b": 0xD94A4A, "s": 0xF4C79A, "S": 0xD69A6E, "e": 0x20131A,
        "r": 0xE2504C, "R": 0xFF7A66, "c": 0x2F8F9D, "C": 0x57BCC4, "d": 0x1F6575, "y": 0xFFD75E,
        "g": 0xF0E2C8, "p": 0x40365A, "P": 0x574B78, "k": 0x2A1B22, "K": 0x5A3A2A}
WOOD, BRASS = 0x9A6A3C, 0xFFD75E
FLAMES = ((0xFFF6C0, 0xFFB62E, 0xFF7A1E), (0xFFFBE0, 0xFFD24A, 0xFF9A2A))

BUST = (
    "...HHhhh....",
    "...Hhhhh....",
    "...Hhhhh....",
    "...bbbbb....",
    ".HHhhhhhhh..",
    "...Sssss....",
    "...Ssesee...",
    "...Sssssss..",
    "....Sssss...",
    "..rRRRRrr...",
)
BODY = (
    "..dcCCCcc...",
    ".ddcCCCccc..",
    ".ddcCyCccc..",
    ".ddccccddgg.",
    ".ddccyccccg.",
    "..dccccccc..",
    "..dddccccd..",
)
STAND = (
    "..pPp.pPp...",
    "..pPp.pPp...",
    "..pPp.pPp...",
    "..pp..pPp...",
    "..kkK.kkkK..",
)
RUN = (
    ("...pPPpp....", "..pPp.pPp...", ".pPp...pPp..", ".kk.....pk..", ".k......kkK."),
    ("...ppPp.....", "...pPPp.....", "..pPppp.....", "..pp.pp.....", "..kK.kkK...."),
    ("..ppPPp.....", ".pPp.pPp....", "kPp...pP....", "kk....pp....", "......kkK..."),
    ("...pPpp.....", "...pPPp.....", "...ppPPp....", "...pp.pk....", "...kkKkK...."),
)
LEAP = ("..ppPPpp....", ".pPp..pPp...", ".pp....pPk..", "kkp....kkK..", "k...........")
FALL = ("..pPppPp....", ".pPp..pPp...", ".pp....pp...", ".kkK...kkK..", "............")

SOOT = (
    ("...x..xx....x...", "..xxXXXXXx..xx..", ".xXXXXXXXXXxx...", ".XXXXXXXXXXXx...",
     "xXXXXwwXXwwXXx..", "XXXXwwwXwwwXXX..", "XXXXwweXwweXXX..", "XXXXXwwXXwwXXXx.",
     "xXXXXXXXXXXXXXx.", ".XXXXXooooXXXx..", "..XXXXXXXXXXX...", "..fff.....fff..."),
    ("..x...x..xx.....", "..xxXXXXXXx.x...", ".xXXXXXXXXXxx...", "xXXXXXXXXXXXx...",
     ".XXXXwwXXwwXXx..", "XXXXwwwXwwwXXXx.", "XXXXwweXwweXXX..", "xXXXXwwXXwwXXX..",
     "xXXXXXooXXXXXXx.", ".XXXXXooXXXXXx..", "..xXXXXXXXXX....", "....fff.fff....."),
)
SOOTY = {"x": 0x3C3448, "X": 0x2A2233, "w": 0xFFF3D0, "e": 0xB3202A, "o": 0xE0662E, "f": 0xE0662E}

BAT = (
    ("x...........x...", "Xx..x...x..xX...", "XXx.xX.Xx.xXX...", "XXXxXXXXXxXXX...",
     ".XXXXwXwXXXX....", "..X.XXXXX.X.....", ".....XXX........", "......X........."),
    ("................", "....x...x.......", "....xX.Xx.......", ".xxXXXXXXXxx....",
     "XXXXXwXwXXXXX...", "XX..XXXXX..XX...", "X....XXX....X...", "......X........."),
    ("................", "....x...x.......", "....xX.Xx.......", "....XXXXX.......",
     "..XXXwXwXXX.....", ".XXXXXXXXXXX....", "XXx..XXX..xXX...", "Xx....X....xX..."),
)
BATTY = {"x": 0x8A5AA8, "X": 0x5A3676, "w": 0xFFE24A}

CROW = (
    ("................", "........XXX.....", ".......XXwXX....", ".......XXXXXyy..", "......XXXXXX....",
     "....XXXXXXX.....", "...XXxXXXXX.....", "..XXxxxXXX......", ".XXxxxXXX.......", "XX.XXXXX........",
     "....f.f.........", "....f.f........."),
    ("..X......XXX....", "..XX....XXwXX...", "..XxXX..XXXXXyy.", "...XxxXXXXXX....", "....XXXXXXX.....",
     "...XXXXXXXX.....", "..XXXXXXXX......", ".XXXXXXX........", "XX..............", "................",
     "................", "................"),
    ("................", ".........XXX....", "........XXwXX...", ".....XXXXXXXXyy.", "..XXXXXXXXXX....",
     "XXXXxxXXXXX.....", "..XXXxxXXX......", "....XXxx........", "....XXx.........", "....XX..........",
     "....X...........", "................"),
)
CROWED = {"x": 0x56688A, "X": 0x2C3850, "w": 0xFFFFFF, "y": 0xFFA62E, "f": 0xFFA62E}

SPARK = (("........", "...oo...", "..oyyo..", ".oywwyo.", ".oywwyo.", "..oyyo..", "...oo...", "........"),
         ("...o....", "..oyo.o.", ".oyyyo..", "oywwyyo.", ".oywwyo.", "..oyyo..", ".o.oo...", "....o..."))
SPARKY = {"o": 0xFF8A1E, "y": 0xFFD24A, "w": 0xFFFBE0}

PERSON_FRAMES = {"stand": (0, 0, 0, 0, 1, 1, 1, 1), "run": (2, 3, 4, 5), "rise": (6,), "fall": (7,), "lost": (8,)}
"""The lamplighter's frame sequences."""


def person() -> Drawing:
    """Nine frames of 24x24; the feet stand in the middle of the lowest row."""
    legs = (STAND, STAND, *RUN, LEAP, FALL, STAND)
    bobs = (0, 0, 0, 1, 0, 1, 0, 0, 0)
    frames = [_person(rows, bob, step % 2) for step, (rows, bob) in enumerate(zip(legs, bobs, strict=True))]
    frames[-1] = _upset(frames[-1])
    return strip(frames)


def _person(legs: Sequence[str], bob: int, flicker: int) -> Drawing:
    """Head, coat and legs, with the long pole before the chest and the flame on its tip."""
    frame = Drawing(24, 24)
    frame.stamp(BUST, COAT, 6, 1 + bob)
    frame.stamp(BODY, COAT, 6, 11 + bob)
    frame.stamp(legs, COAT, 6, 18)
    frame = frame.outlined(RIM)
    frame.line(13, 20 + bob, 19, 6 + bob, WOOD)
    frame.dot(15, 14 + bob, COAT["g"])
    frame.dot(16, 14 + bob, COAT["g"])
    frame.box(19, 4 + bob, 2, 2, BRASS)
    light, middle, edge = FLAMES[flicker]
    frame.box(19, 1 + bob, 3, 3, edge)
    frame.dot(20 - flicker, bob, edge)
    frame.box(19 + flicker, 2 + bob, 2, 2, middle)
    frame.dot(20, 3 + bob, light)
    return frame


def _upset(frame: Drawing) -> Drawing:
    """The hat flies off and the flame is out."""
    upset = Drawing(24, 24)
    upset.place(frame.part(0, 5, 18, 19), 0, 5)
    upset.place(frame.part(5, 0, 12, 5), 3, 0)
    return upset


def soot() -> Drawing:
    """Two frames of 16x12."""
    return strip([_lettered(rows, SOOTY, 16, 12) for rows in SOOT])


def bat() -> Drawing:
    """Three frames of 16x8: wings up, level, down."""
    return strip([_lettered(rows, BATTY, 16, 8) for rows in BAT])


def crow() -> Drawing:
    """Three frames of 16x12: sitting, wings up, wings down."""
    return strip([_lettered(rows, CROWED, 16, 12) for rows in CROW])


def spark() -> Drawing:
    """Two frames of 8x8."""
    return strip([_lettered(rows, SPARKY, 8, 8) for rows in SPARK])


def puff() -> Drawing:
    """Four frames of 16x16: a cloud that grows and falls apart."""
    frames = []
    for distance, radius, color in ((1, 3.2, 0xFFF3D0), (3, 3, 0xE4D8EA), (5, 2.2, 0xB8AAC8), (6.5, 1.2, 0x8E82A2)):
        frame = Drawing(16, 16)
        for x, y in ((0, -1), (0.87, -0.5), (0.87, 0.5), (0, 1), (-0.87, 0.5), (-0.87, -0.5)):
            frame.disc(8 + x * distance, 8 + y * distance, radius, color)
        frames.append(frame)
    return strip(frames)


def heart() -> Drawing:
    """A life, 8x8: a little lantern."""
    small = Drawing(8, 8)
    small.stamp(("..kkkk..", ".k....k.", "..kkkk..", ".kyyyyk.", ".kywwyk.", ".kyyyyk.", "..kkkk..", "........"),
                {"k": 0xF0B24A, "y": 0xFFD24A, "w": 0xFFFBE0})
    return small


def _lettered(rows: Sequence[str], palette: dict[str, int], width: int, height: int) -> Drawing:
    drawing = Drawing(width, height)
    drawing.stamp(rows, palette)
    return drawing.outlined(RIM) if palette is not SPARKY else drawing
