"""Whether a Sprite meets something: boxes first, then masks of the opaque pixels.

A pixel counts when it is wholly opaque and within the collision rectangle. Masks are made
once for each image and way of looking at it; drawing on the image makes them anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from emulator.handset.frame import FAR, NEAR

from ..transforms import turned, turned_box

if TYPE_CHECKING:
    from ..image import Image
    from .sprite import Sprite
    from .tiled_layer import TiledLayer

Box = tuple[int, int, int, int]    # x, y, width, height
ALMOST_OPAQUE = 254


def of_sprites(one: Sprite, other: Sprite, pixel_level: bool) -> bool:
    """Whether two visible sprites collide."""
    left, right = _box(one), _box(other)
    if not _overlap(left, right):
        return False
    if not pixel_level:
        return True
    return _meet(_sprite_mask(one), one._x, one._y, _sprite_mask(other), other._x, other._y)


def with_image(sprite: Sprite, image: Image, x: int, y: int, pixel_level: bool) -> bool:
    """Whether a visible sprite collides with an image whose corner is at (x, y)."""
    if not _overlap(_box(sprite), (x, y, image._width, image._height)):
        return False
    if not pixel_level:
        return True
    mask = _part_mask(image, (0, 0, image._width, image._height))
    return _meet(_sprite_mask(sprite), sprite._x, sprite._y, mask, x, y)


def with_tiles(sprite: Sprite, layer: TiledLayer, pixel_level: bool) -> bool:
    """Whether a visible sprite collides with a cell that is not empty. An animated tile is not
    empty even while it shows nothing, but then it has no pixels."""
    box = _box(sprite)
    if not _overlap(box, (layer._x, layer._y, layer._width, layer._height)):
        return False
    columns, rows = layer._cells_within(*box)
    if not pixel_level:
        return any(layer._cells[row * layer._columns + column] for row in rows for column in columns)
    mask = _sprite_mask(sprite)
    return any(_meet(mask, sprite._x, sprite._y, _part_mask(layer._image, area), x, y)
               for (x, y), area in layer._shown(columns, rows))


def _box(sprite: Sprite) -> Box:
    """The collision rectangle, turned, in the painter's coordinates."""
    x, y, width, height = sprite._collision
    if sprite._transform:
        x, y, width, height = turned_box(x, y, width, height, sprite._frame_width, sprite._frame_height,
                                         sprite._transform)
    return sprite._x + x, sprite._y + y, width, height


def _overlap(one: Box, other: Box) -> bool:
    """Whether they have an area in common; to touch is not enough."""
    return one[0] < other[0] + other[2] and other[0] < one[0] + one[2] \
        and one[1] < other[1] + other[3] and other[1] < one[1] + one[3] \
        and one[2] > 0 < other[2] and one[3] > 0 < other[3]


def _meet(one: pygame.Mask, x: int, y: int, other: pygame.Mask, other_x: int, other_y: int) -> bool:
    right, down = other_x - x, other_y - y
    return NEAR < right < FAR and NEAR < down < FAR and one.overlap(other, (right, down)) is not None


def _sprite_mask(sprite: Sprite) -> pygame.Mask:
    """The opaque pixels of the current frame, turned, within the collision rectangle."""
    left, top = sprite._corners[sprite._sequence[sprite._index]]
    seen = (left, top, sprite._frame_width, sprite._frame_height), sprite._transform, sprite._collision
    return sprite._image._derived(seen, lambda: _cut_mask(sprite._image, *seen))


def _part_mask(image: Image, area: Box) -> pygame.Mask:
    return image._derived((area, "mask"), lambda: _cut_mask(image, area, 0, (0, 0, *area[2:])))


def _cut_mask(image: Image, area: Box, transform: int, collision: Box) -> pygame.Mask:
    part = turned(image._frame.surface.subsurface(area), transform)
    mask = pygame.mask.Mask(part.get_size(), fill=True) if image._frame.opaque \
        else pygame.mask.from_surface(part, ALMOST_OPAQUE)
    x, y, width, height = turned_box(*collision, area[2], area[3], transform)
    left, top = max(x, 0), max(y, 0)
    wide, high = min(x + width, part.get_width()) - left, min(y + height, part.get_height()) - top
    if wide <= 0 or high <= 0:
        return pygame.mask.Mask(part.get_size())
    return mask.overlap_mask(pygame.mask.Mask((wide, high), fill=True), (left, top))
