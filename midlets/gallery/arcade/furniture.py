"""What stands on the roofs and between them: lamps, chimneys, clothes lines, stalls, cats, the last door."""

from __future__ import annotations

from .drawing import ART, Drawing, mixed
from .masonry import EDGE

IRON, IRON_LIGHT = 0x241E34, 0x5A5474
STRIPES = (0xE2504C, 0xF6E6C8)
CLOTHES = (0xE8E0F0, 0x6FB3C8, 0xE88A6A)


def lamp() -> list[Drawing]:
    """Foot, post, and the head: off, lit, flaring up."""
    foot, post = Drawing(ART, ART), Drawing(ART, ART)
    for tile in (foot, post):
        tile.box(7, 0, 3, ART, IRON)
        tile.box(8, 0, 1, ART, IRON_LIGHT)
    foot.box(5, 12, 7, 4, IRON)
    foot.box(6, 10, 5, 2, IRON)
    foot.box(6, 13, 2, 1, IRON_LIGHT)
    post.box(5, 0, 7, 2, IRON)
    post.box(3, 2, 11, 1, IRON)
    return [foot, post, _lamp_head(None), _lamp_head(0), _lamp_head(1)]


def _lamp_head(flame: int | None) -> Drawing:
    head = Drawing(ART, ART)
    head.box(7, 0, 3, 2, IRON)
    head.box(5, 2, 7, 1, IRON)
    head.box(3, 3, 11, 2, IRON)
    head.box(4, 3, 8, 1, IRON_LIGHT)
    glass = 0x4A5070 if flame is None else 0xFFCE5A
    for row in range(5, 14):
        inset = (row - 4) // 4
        head.box(3 + inset, row, 11 - 2 * inset, 1, IRON)
        head.box(4 + inset, row, 9 - 2 * inset, 1, glass)
    if flame is None:
        head.line(6, 6, 6, 10, 0x7A84A8)
    else:
        head.box(6, 7 - flame, 5, 6 + flame, 0xFFE9A0)
        head.box(7, 8 - flame, 3, 5 + flame, 0xFFFFF0)
    head.box(6, 14, 5, 2, IRON)
    return head


def chimney() -> list[Drawing]:
    """A piece of it, and its top."""
    body, top = Drawing(ART, ART), Drawing(ART, ART)
    for tile in (body, top):
        tile.box(1, 0, 14, ART, 0x9A5648)
        for row in range(0, ART, 4):
            tile.box(1, row + 3, 14, 1, 0x6A3A3A)
            for x in range(3 + (row // 4 % 2) * 3, ART - 1, 6):
                tile.box(x, row, 1, 3, 0x6A3A3A)
        tile.box(1, 0, 2, ART, 0xB87058)
        tile.box(13, 0, 2, ART, 0x7A4440)
        tile.box(0, 0, 1, ART, EDGE)
        tile.box(15, 0, 1, ART, EDGE)
    top.box(0, 0, ART, 5, 0xC08A70)
    top.box(0, 0, ART, 1, 0xF0C8A0)
    top.box(0, 5, ART, 1, EDGE)
    return [body, top]


def fireflies() -> list[Drawing]:
    """Dim, bright, brightest."""
    tiles = []
    for radius, core in ((2, 0xC8E05A), (3, 0xE8FF7A), (4, 0xFFFFC0)):
        tile = Drawing(ART, ART)
        tile.disc(8, 8, radius, 0x9AC83A)
        tile.disc(8, 8, radius - 1, core)
        for dx, dy in ((radius + 2, 0), (-radius - 2, 0), (0, radius + 2), (0, -radius - 2)):
            if radius > 2:
                tile.dot(8 + dx - (dx > 0), 8 + dy - (dy > 0), 0xC8E05A)
        tiles.append(tile)
    return tiles


def line() -> list[Drawing]:
    """A rope; with a shirt, a sheet, socks."""
    bare, shirt, sheet, socks = (Drawing(ART, ART) for _ in range(4))
    shirt.stamp(("..wwwwwwww..", "wwwwwwwwwwww", "wwwwwwwwwwww", "ww.wwwwww.ww", "...wwwwww...", "...wwwwww...",
                 "...wWwwWw...", "...wWwwWw...", "...wwwwww..."), {"w": CLOTHES[1], "W": 0x4A8CA2}, 2, 2)
    sheet.box(1, 2, 14, 11, CLOTHES[0])
    for x in (4, 8, 12):
        sheet.box(x, 4, 1, 9, 0xC4BAD0)
    socks.stamp(("ww....ww", "ww....ww", "ww....ww", "www...www", ".ww....ww"), {"w": CLOTHES[2]}, 3, 2)
    for tile in (bare, shirt, sheet, socks):
        tile.box(0, 0, ART, 1, 0xF4E2B8)
        tile.box(0, 1, ART, 1, 0x8A6A48)
    return [bare, shirt, sheet, socks]


def stall() -> list[Drawing]:
    """A striped awning in three parts, and the post below it."""
    whole, post = Drawing(3 * ART, ART), Drawing(ART, ART)
    for x in range(3 * ART):
        inset = max(0, 4 - min(x, 3 * ART - 1 - x))
        color = STRIPES[x // 6 % 2]
        whole.box(x, inset, 1, 11 - inset, color)
        whole.box(x, inset, 1, 1, mixed(color, 0xFFFFFF, 0.5))
        whole.box(x, 9, 1, 3 if x % 6 in (0, 5) else 5, mixed(color, EDGE, 0.25))
    post.box(7, 0, 2, ART, 0x7A5234)
    post.box(7, 0, 1, ART, 0xA87848)
    return [*(whole.part(x, 0, ART, ART) for x in (0, ART, 2 * ART)), post]


def planks() -> list[Drawing]:
    """A wooden stage, and a post of its legs."""
    post = Drawing(ART, ART)
    post.box(7, 0, 2, ART, 0x6A4830)
    post.box(7, 0, 1, ART, 0x8A6240)
    return [_plank(Drawing(ART, ART)), post]


def plank_with_leg() -> Drawing:
    """The end of the stage, and the upper end of its leg."""
    return _plank(planks()[1])


def _plank(tile: Drawing) -> Drawing:
    tile.box(0, 0, ART, 4, 0xA87848)
    tile.box(0, 0, ART, 1, 0xE8C088)
    tile.box(0, 4, ART, 1, EDGE)
    tile.box(7, 1, 1, 3, 0x7A5234)
    return tile


def smoke() -> list[Drawing]:
    """Hot soot: the lower and the upper half; and the haze that warns of it."""
    low, high, haze = Drawing(ART, ART), Drawing(ART, ART), Drawing(ART, ART)
    for x, y, radius in ((8, 13, 5), (7, 7, 5), (9, 2, 5)):
        low.disc(x, y, radius, 0xE0622A)
        low.disc(x, y, radius - 1.5, 0xFFB040)
    low.disc(8, 13, 2.5, 0xFFF0A0)
    for x, y, radius in ((8, 13, 5), (5, 8, 4), (11, 6, 4), (8, 3, 3)):
        high.disc(x, y, radius, 0x6A4A58)
        high.disc(x - 0.5, y + 0.5, radius - 1.5, 0xC85A38)
    for x, y in ((6, 12), (9, 9), (7, 5), (10, 14)):
        haze.disc(x, y, 1.8, 0xB8A0B0)
    return [low, high, haze]


def cats() -> list[Drawing]:
    """A cat, and the cat blinking."""
    rows = ("...........x..x.", "...........xxxx.", "..........xxxxxx", "..........xexxex", "xx........xxxxxx",
            "xx.....xxxxxxww.", ".xx..xxxxxxxxx..", "..xxxxxxxxxxxx..", "...xxxxxxxxxxx..", "....xxxx...xx...",
            "....xx.x...x.x..")
    cats = []
    for eye in (0xB8F06A, 0x2A2033):
        cat = Drawing(ART, ART)
        cat.stamp(rows, {"x": 0x2A2033, "e": eye, "w": 0xE8E0F0}, 0, 5)
        cats.append(cat)
    return cats


def vane() -> Drawing:
    """A weathercock."""
    tile = Drawing(ART, ART)
    tile.stamp(("......yy........", ".....yyyy..y....", "y.....yyyyyyy...", "yyyyyyyyyyyy....", "y......yy.......",
                ".......ii.......", "....iiiiiiii....", ".......ii.......", ".......ii.......", ".......ii.......",
                ".......ii.......", ".......ii.......", ".......ii.......", "......iiii......", ".....iiiiii....."),
               {"y": 0xE8B84A, "i": IRON}, 0, 1)
    return tile


def door(is_open: bool) -> list[Drawing]:
    """The lamplighters' door, two tiles wide and three high, under a round arch."""
    door = Drawing(2 * ART, 3 * ART)
    door.disc(16, 17, 16, 0xA9A0BC)
    door.box(0, 17, 32, 31, 0xA9A0BC)
    door.disc(16, 17, 12.5, EDGE)
    door.box(4, 17, 24, 31, EDGE)
    door.disc(16, 18, 11, 0xFFD670 if is_open else 0x6A4A34)
    door.box(5, 18, 22, 30, 0xFFD670 if is_open else 0x6A4A34)
    if is_open:
        door.disc(16, 24, 7, 0xFFF2C0)
        door.box(9, 24, 14, 24, 0xFFF2C0)
        door.box(5, 44, 22, 4, 0xE89A4A)
    else:
        for x in (9, 15, 21):
            door.box(x, 9, 1, 39, 0x4A3226)
        door.box(5, 20, 22, 2, IRON)
        door.box(5, 38, 22, 2, IRON)
        door.disc(24, 31, 2, 0xFFD75E)
    for y in (10, 22, 34):
        door.box(0, y, 3, 1, 0x7A7290)
        door.box(29, y, 3, 1, 0x7A7290)
    return [door.part(x, y, ART, ART) for y in (0, ART, 2 * ART) for x in (0, ART)]
