"""Pixels as numbers, 0xAARRGGBB, in arrays of any offset and scan length.

Pixel (x, y) of a block is number offset + x + y * scan_length of the array; the scan length
may be longer than a row, negative, or even 0, which repeats one row.
"""

from __future__ import annotations

from array import array
from collections.abc import MutableSequence, Sequence
from typing import Final

import pygame

from emulator.handset.frame import ARGB, RGB

from ..lang.exceptions import ArrayIndexOutOfBoundsException

PIXEL: Final = "I"    # the array's type: 32 bits


def check_range(size: int, offset: int, scan_length: int, width: int, height: int) -> None:
    """ArrayIndexOutOfBoundsException unless an array of this size holds the whole block."""
    last_row = offset + (height - 1) * scan_length
    lowest, highest = min(offset, last_row), max(offset, last_row) + width - 1
    if lowest < 0 or highest >= size:
        raise ArrayIndexOutOfBoundsException(
            f"{width}x{height} pixels take numbers {lowest} to {highest} of an array of {size}")


def to_surface(rgb: Sequence[int], offset: int, scan_length: int,
               width: int, height: int, alpha: bool) -> pygame.Surface:
    """A picture of the block; without `alpha` it is opaque whatever the numbers' high byte says."""
    flags, masks = (pygame.SRCALPHA, ARGB) if alpha else (0, RGB)
    surface = pygame.Surface((width, height), flags, 32, masks)
    values = array(PIXEL)
    if scan_length == width:
        _extend(values, rgb[offset:offset + width * height])
    else:
        for start in range(height):
            first = offset + start * scan_length
            _extend(values, rgb[first:first + width])
    surface.get_buffer().write(values.tobytes(), 0)
    return surface


def _extend(values: array[int], numbers: Sequence[int]) -> None:
    """Java's numbers are signed: 0xFF000000 may come as -16777216."""
    try:
        values.extend(array(PIXEL, numbers))
    except OverflowError:
        values.extend([number & 0xFFFFFFFF for number in numbers])


def from_surface(surface: pygame.Surface, area: pygame.Rect, rgb: MutableSequence[int],
                 offset: int, scan_length: int) -> None:
    """Write a part of a picture into the array. Of an opaque picture every alpha is 0xFF."""
    part = surface.subsurface(area)
    if surface.get_flags() & pygame.SRCALPHA:
        copy = part.copy()
    else:
        copy = pygame.Surface(area.size, pygame.SRCALPHA, 32, ARGB)
        copy.blit(part, (0, 0))
    values = memoryview(copy.get_buffer().raw).cast(PIXEL)
    if isinstance(rgb, list) and scan_length == area.width:
        rgb[offset:offset + len(values)] = values.tolist()
        return
    for row in range(area.height):
        numbers = values[row * area.width:(row + 1) * area.width].tolist()
        start = offset + row * scan_length
        if isinstance(rgb, list):
            rgb[start:start + area.width] = numbers
        else:
            for place, number in enumerate(numbers, start):
                rgb[place] = number
