"""Roofs, walls and windows of the houses, in STYLES looks: brick, boards, plaster."""

from __future__ import annotations

from .drawing import ART, Drawing, mixed

EDGE = 0x1A1228
LIGHT, LIGHTER, FRAME = 0xFFC24A, 0xFFE59A, 0x2A2036
WALLS = (0x8A4A4E, 0x54628A, 0x8A6E50)                  # brick, slate blue, ochre
ROOFS = (0x5A4A78, 0x3E6470, 0x7A4848)
TRIMS = (0xC9A6A0, 0xA9BCD8, 0xDCC8A0)


def house(style: int) -> list[Drawing]:
    """The tiles of a style, in the order of tiles.Part."""
    wall = [_wall(style, side) for side in (-1, 0, 1)]
    return [*(_roof(style, side) for side in (-1, 0, 1)), *(_eaves(style, side) for side in (-1, 0, 1)),
            *wall, _window(style, wall[1], False), _window(style, wall[1], True)]


def _roof(style: int, side: int) -> Drawing:
    """A bright edge to run on, and two rows of shingles."""
    tile, color = Drawing(ART, ART), ROOFS[style]
    tile.box(0, 0, ART, ART, color)
    tile.box(0, 0, ART, 2, mixed(color, 0xFFE8C8, 0.62))
    tile.box(0, 2, ART, 1, mixed(color, 0xFFE8C8, 0.25))
    for row, shift in ((3, 0), (9, 4)):
        for x in range(-4, ART, 8):
            tile.box(x + shift, row, 7, 5, mixed(color, 0xFFFFFF, 0.08))
            tile.box(x + shift, row + 5, 7, 1, mixed(color, EDGE, 0.55))
            tile.box(x + shift + 7, row, 1, 6, mixed(color, EDGE, 0.45))
    tile.box(0, ART - 1, ART, 1, mixed(color, EDGE, 0.7))
    _border(tile, side, EDGE)
    return tile


def _eaves(style: int, side: int) -> Drawing:
    """The top of the wall in the roof's shadow, with a row of brackets."""
    tile, trim = _wall(style, side), TRIMS[style]
    tile.box(0, 0, ART, 3, mixed(WALLS[style], EDGE, 0.6))
    tile.box(0, 3, ART, 2, mixed(trim, WALLS[style], 0.35))
    for x in range(1, ART, 5):
        tile.box(x, 5, 2, 3, mixed(trim, WALLS[style], 0.5))
    tile.box(0, 8, ART, 1, mixed(WALLS[style], EDGE, 0.3))
    _border(tile, side, EDGE)
    return tile


def _wall(style: int, side: int) -> Drawing:
    """Bricks on one, boards on one, plaster on one."""
    tile, color = Drawing(ART, ART), mixed(WALLS[style], EDGE, 0.18)
    tile.box(0, 0, ART, ART, color)
    joint = mixed(color, EDGE, 0.3)
    if style == 0:
        for row in range(0, ART, 4):
            tile.box(0, row + 3, ART, 1, joint)
            for x in range((row // 4 % 2) * 4, ART, 8):
                tile.box(x, row, 1, 3, joint)
    elif style == 1:
        for row in range(0, ART, 4):
            tile.box(0, row + 3, ART, 1, joint)
            tile.box(0, row, ART, 1, mixed(color, 0xFFFFFF, 0.06))
    else:
        for x, y in ((3, 2), (11, 5), (6, 10), (13, 13), (1, 14)):
            tile.box(x, y, 2, 1, joint)
    _border(tile, side, EDGE)
    if side:
        tile.box(1 if side < 0 else ART - 3, 0, 2, ART, mixed(color, TRIMS[style], 0.3 if side < 0 else 0.12))
    return tile


def _window(style: int, wall: Drawing, lit: bool) -> Drawing:
    """A tall sash window; lit, somebody is at home."""
    tile = wall.part(0, 0, ART, ART)
    tile.box(3, 1, 10, 14, TRIMS[style])
    tile.box(4, 2, 8, 12, FRAME)
    glass = LIGHT if lit else 0x353A5E
    for x, y in ((4, 2), (8, 2), (4, 8), (8, 8)):
        tile.box(x + (x == 8), y + (y == 8), 3 + (x == 4), 5, glass)
    if lit:
        tile.box(5, 3, 2, 3, LIGHTER)
        tile.box(9, 9, 3, 5, mixed(LIGHT, 0xE06A2A, 0.35))
    else:
        tile.line(5, 5, 7, 3, 0x5C6490)
        tile.line(9, 12, 11, 10, 0x4C547E)
    tile.box(2, 14, 12, 2, mixed(TRIMS[style], EDGE, 0.25))
    return tile


def _border(tile: Drawing, side: int, color: int) -> None:
    """A dark line at the outer edge of a house."""
    if side:
        tile.box(0 if side < 0 else ART - 1, 0, 1, ART, color)
