"""Picture files in memory: PNG, JPEG and the first picture of a GIF, made into Frames.

The size is read from the header before anything is decoded, so that a file which claims to be
enormous costs nothing; a file that is cut off is refused.
"""

from __future__ import annotations

import io
import struct
import zlib

import pygame

from emulator.handset.frame import ARGB, RGB, Frame

from . import png

LARGEST = 1 << 24    # pixels; more than any phone's memory had room for

LONGEST = 1 << 16    # pixels of a side; for much longer ones the decoder grumbles aloud


def decode(data: bytes) -> Frame:
    """The picture in a file's bytes. ValueError, saying what is wrong, if there is none."""
    width, height = _size(data)
    if width < 1 or height < 1 or width * height > LARGEST or max(width, height) > LONGEST:
        raise ValueError(f"a picture of {width}x{height} pixels")
    try:
        if data.startswith(png.SIGNATURE):
            data = png.with_key_as_alpha(data)
        return frame_of(pygame.image.load(io.BytesIO(data)))
    except (pygame.error, zlib.error, struct.error) as problem:
        raise ValueError(f"a picture that cannot be decoded: {problem}") from problem


def frame_of(picture: pygame.Surface) -> Frame:
    """Any Surface as a Frame: with alpha only if some pixel is not opaque."""
    if picture.get_flags() & pygame.SRCALPHA or picture.get_colorkey() is not None:
        copy = pygame.Surface(picture.get_size(), pygame.SRCALPHA, 32, ARGB)
        copy.blit(picture, (0, 0))
        if pygame.mask.from_surface(copy, 254).count() < copy.get_width() * copy.get_height():
            return Frame.around(copy)
    opaque = pygame.Surface(picture.get_size(), 0, 32, RGB)
    opaque.blit(picture, (0, 0))
    return Frame.around(opaque)


def _size(data: bytes) -> tuple[int, int]:
    """Width and height from the header of a file that is whole."""
    try:
        if data.startswith(png.SIGNATURE):
            return png.size(data)
        if data.startswith(b"\xff\xd8\xff"):
            return _jpeg_size(data)
        if data.startswith((b"GIF87a", b"GIF89a")):
            return _gif_size(data)
    except (struct.error, IndexError) as problem:
        raise ValueError("a picture that is cut off") from problem
    raise ValueError(f"{len(data)} bytes that are no PNG, JPEG or GIF")


def _jpeg_size(data: bytes) -> tuple[int, int]:
    """From the first start-of-frame segment; there must be an end-of-image after the pixels."""
    place, found = 2, (0, 0)
    while True:
        marker, kind, length = struct.unpack_from(">BBH", data, place)
        if marker != 0xFF:
            raise ValueError("a JPEG that is damaged")
        if kind == 0xDA:    # the pixels follow
            if data.find(b"\xff\xd9", place) < 0:
                raise ValueError("a JPEG that is cut off")
            return found
        if 0xC0 <= kind <= 0xCF and kind not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack_from(">HH", data, place + 5)
            found = width, height
        place += 2 + length


def _gif_size(data: bytes) -> tuple[int, int]:
    """The larger of the screen and the first picture on it; its blocks must all be there."""
    width, height, flags = struct.unpack_from("<HHB", data, 6)
    place = 13 + _gif_colors(flags)
    while data[place] == 0x21:    # extensions: a kind, then blocks
        place = _after_blocks(data, place + 2)
    if data[place] != 0x2C:
        raise ValueError("a GIF without a picture")
    wide, high, flags = struct.unpack_from("<4xHHB", data, place + 1)
    _after_blocks(data, place + 10 + _gif_colors(flags) + 1)
    return max(width, wide), max(height, high)


def _gif_colors(flags: int) -> int:
    """How many bytes a colour table takes."""
    return 3 << (flags & 7) + 1 if flags & 0x80 else 0


def _after_blocks(data: bytes, place: int) -> int:
    """Where the blocks that begin here end: each tells its length, and an empty one is the last."""
    while data[place]:
        place += data[place] + 1
    return place + 1
