"""The eight ways to turn a picture: mirrored about its vertical axis or not, then turned clockwise.

The numbers are those of the constants in Sprite. Bit by bit, 4 swaps the axes, 2 flips x and
1 flips y, in reading the picture.
"""

from __future__ import annotations

import pygame

NONE, MIRROR_ROT180, MIRROR, ROT180, MIRROR_ROT270, ROT90, ROT270, MIRROR_ROT90 = range(8)
SWAPS_AXES, FLIPS_X, FLIPS_Y = 4, 2, 1

_MIRRORED = frozenset({MIRROR, MIRROR_ROT90, MIRROR_ROT180, MIRROR_ROT270})
_DEGREES = {NONE: 0, MIRROR: 0, ROT90: 90, MIRROR_ROT90: 90, ROT180: 180, MIRROR_ROT180: 180,
            ROT270: 270, MIRROR_ROT270: 270}


def is_transform(transform: int) -> bool:
    """Whether it is one of the eight."""
    return 0 <= transform <= 7


def turned(picture: pygame.Surface, transform: int) -> pygame.Surface:
    """A turned copy."""
    if transform in _MIRRORED:
        picture = pygame.transform.flip(picture, True, False)
    return pygame.transform.rotate(picture, -_DEGREES[transform])


def turned_size(width: int, height: int, transform: int) -> tuple[int, int]:
    """How large a picture of this size is when turned."""
    return (height, width) if transform & SWAPS_AXES else (width, height)


def turned_box(x: int, y: int, box_width: int, box_height: int,
               width: int, height: int, transform: int) -> tuple[int, int, int, int]:
    """Where a box of a `width` by `height` picture is when the picture is turned."""
    if transform & FLIPS_X:
        x = width - x - box_width
    if transform & FLIPS_Y:
        y = height - y - box_height
    return (y, x, box_height, box_width) if transform & SWAPS_AXES else (x, y, box_width, box_height)
