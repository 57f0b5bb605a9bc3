"""The numbers of the street's tiles, and all of them in one strip.

A Tile's number is its place in the strip, from 1 as TiledLayer counts. The walls come in STYLES looks, each
with the same Parts.
"""

from __future__ import annotations

from enum import IntEnum

from . import furniture, masonry
from .builder import STYLES
from .drawing import Drawing, strip


class Part(IntEnum):
    """The tiles that each style of house has."""

    ROOF_LEFT = 0
    ROOF = 1
    ROOF_RIGHT = 2
    EAVES_LEFT = 3
    EAVES = 4
    EAVES_RIGHT = 5
    WALL_LEFT = 6
    WALL = 7
    WALL_RIGHT = 8
    WINDOW_DARK = 9
    WINDOW_LIT = 10


class Tile(IntEnum):
    """The tiles that there is one of; those of the houses come after them."""

    LAMP_FOOT = 1
    LAMP_POST = 2
    LAMP_OFF = 3
    LAMP_LIT = 4
    LAMP_FLARE = 5
    CHIMNEY = 6
    CHIMNEY_TOP = 7
    FIREFLY_DIM = 8
    FIREFLY = 9
    FIREFLY_BRIGHT = 10
    LINE = 11
    LINE_SHIRT = 12
    LINE_SHEET = 13
    LINE_SOCKS = 14
    STALL_LEFT = 15
    STALL = 16
    STALL_RIGHT = 17
    STALL_POST = 18
    PLANK = 19
    PLANK_POST = 20
    SMOKE_LOW = 21
    SMOKE_HIGH = 22
    HAZE = 23
    CAT = 24
    CAT_BLINK = 25
    VANE = 26
    PLANK_LEG = 27
    DOOR = 28               # six tiles, two by three, closed; then six, open
    DOOR_OPEN = 34
    HOUSES = 40             # the first tile of the first house


def of_house(style: int, part: Part) -> int:
    """The number of a house's tile."""
    return Tile.HOUSES + style * len(Part) + part


def tiles() -> Drawing:
    """All tiles in a strip, ART pixels high."""
    single = [*furniture.lamp(), *furniture.chimney(), *furniture.fireflies(), *furniture.line(),
              *furniture.stall(), *furniture.planks(), *furniture.smoke(), *furniture.cats(), furniture.vane(),
              furniture.plank_with_leg(), *furniture.door(False), *furniture.door(True)]
    return strip([*single, *(tile for style in range(STYLES) for tile in masonry.house(style))])
