"""javax.microedition.lcdui.Image: pictures, mutable or not."""

from __future__ import annotations

from collections.abc import Callable, MutableSequence, Sequence
from typing import Any, BinaryIO, TypeVar

import pygame

from emulator.handset.frame import Frame

from .. import runtime
from ..lang.exceptions import (
    ArrayIndexOutOfBoundsException,
    IllegalArgumentException,
    IllegalStateException,
    IOException,
    NullPointerException,
    OutOfMemoryError,
)
from . import pixels
from .graphics import Graphics
from .picture_files import LARGEST, decode, frame_of
from .transforms import NONE, is_transform, turned

Kind = TypeVar("Kind")
BYTES = 4      # a pixel
KEPT = 1024    # turned parts and the like, for each image


class Image:
    """A picture. A mutable one is opaque and can be drawn on; others may be transparent in places."""

    @staticmethod
    def create_image(*source: Any) -> Image:
        """One of

        - `create_image(width, height)`: mutable and white;
        - `create_image("/icon.png")`: from a file of the suite; IOException if there is none or it is bad;
        - `create_image(data, offset, length)`: from a file's bytes; IllegalArgumentException if they are bad;
        - `create_image(stream)`: from a binary file object, which stays open; IOException if it is bad;
        - `create_image(image)`: an immutable copy;
        - `create_image(image, x, y, width, height, transform)`: an immutable copy of a part, turned as
          Sprite's constants say.

        Files are PNG, JPEG or GIF (its first picture).
        """
        if source[0] is None:
            raise NullPointerException("there is nothing to make an image of: None")
        if len(source) == 6:
            return _turned_copy(*source)
        if len(source) == 3:
            return _from_bytes(*source)
        if len(source) == 2:
            return _blank(*source)
        if isinstance(source[0], Image):
            return _copy(source[0])
        return _from_resource(source[0]) if isinstance(source[0], str) else _from_stream(source[0])

    @staticmethod
    def create_rgb_image(rgb: Sequence[int], width: int, height: int, process_alpha: bool) -> Image:
        """An immutable image of 0xAARRGGBB numbers, row by row; without `process_alpha` all opaque.

        ArrayIndexOutOfBoundsException if there are too few of them.
        """
        if rgb is None:
            raise NullPointerException("the array is None")
        if width <= 0 or height <= 0:
            raise IllegalArgumentException(f"an image of {width}x{height} pixels")
        pixels.check_range(len(rgb), 0, width, width, height)
        return Image(frame_of(pixels.to_surface(rgb, 0, width, width, height, process_alpha)))

    def get_graphics(self) -> Graphics:
        """A new Graphics that draws on this image; IllegalStateException if it is immutable."""
        if not self._mutable:
            raise IllegalStateException("an immutable image cannot be drawn on")
        return Graphics._on(self._frame)

    def get_width(self) -> int:
        return self._width

    def get_height(self) -> int:
        return self._height

    def is_mutable(self) -> bool:
        return self._mutable

    def get_rgb(self, rgb_data: MutableSequence[int], offset: int, scanlength: int,
                x: int, y: int, width: int, height: int) -> None:
        """Write a part's pixels into the array as 0xAARRGGBB: pixel (a, b) becomes number
        offset + (a - x) + (b - y) * scanlength.

        IllegalArgumentException if the scan length is shorter than a row, or the part not within
        the image; ArrayIndexOutOfBoundsException if the array is too small, which then is unchanged.
        """
        if rgb_data is None:
            raise NullPointerException("the array is None")
        if abs(scanlength) < width:
            raise IllegalArgumentException(f"a scan length of {scanlength} for rows of {width}")
        self._check_bounds(x, y, width, height)
        if width > 0 and height > 0:
            pixels.check_range(len(rgb_data), offset, scanlength, width, height)
            pixels.from_surface(self._frame.surface, pygame.Rect(x, y, width, height),
                                rgb_data, offset, scanlength)

    # -- ours ----------------------------------------------------------------------------------

    def __init__(self, frame: Frame, mutable: bool = False) -> None:
        self._frame, self._mutable = frame, mutable
        self._width, self._height = frame.surface.get_size()
        runtime.claim(BYTES * self._width * self._height)
        self._kept: dict[Any, Any] = {}
        self._kept_version = frame.version

    def _check_bounds(self, x: int, y: int, width: int, height: int) -> None:
        if x < 0 or y < 0 or x + width > self._width or y + height > self._height:
            raise self._not_within(x, y, width, height)

    def _not_within(self, x: int, y: int, width: int, height: int) -> IllegalArgumentException:
        return IllegalArgumentException(
            f"{width}x{height} pixels at ({x}, {y}) are no part of {self._width}x{self._height}")

    def _turned(self, x: int, y: int, width: int, height: int, transform: int) -> Frame:
        """A part, turned; made once as long as nobody draws on the image."""
        return self._derived((x, y, width, height, transform), lambda: Frame.around(
            turned(self._frame.surface.subsurface((x, y, width, height)), transform)))

    def _derived(self, key: Any, make: Callable[[], Kind]) -> Kind:
        """What was made of the pixels before, or is made now if they have changed since."""
        if self._kept_version != self._frame.version or len(self._kept) >= KEPT:
            self._kept.clear()
        found = self._kept.get(key)
        if found is None:
            self._kept_version = self._frame.watch()
            found = self._kept[key] = make()
        made: Kind = found
        return made

    def __repr__(self) -> str:
        return f"<Image {self._width}x{self._height}{', mutable' if self._mutable else ''}>"


def _blank(width: int, height: int) -> Image:
    if width <= 0 or height <= 0:
        raise IllegalArgumentException(f"an image of {width}x{height} pixels")
    if width * height > LARGEST:
        raise OutOfMemoryError(f"an image of {width}x{height} pixels")
    return Image(Frame(width, height), mutable=True)


def _copy(image: Image) -> Image:
    return Image(image._frame.copy()) if image._mutable else image


def _turned_copy(image: Image, x: int, y: int, width: int, height: int, transform: int) -> Image:
    if width <= 0 or height <= 0 or not is_transform(transform):
        raise IllegalArgumentException(f"a part of {width}x{height} pixels, transform {transform}")
    image._check_bounds(x, y, width, height)
    if transform != NONE:
        return Image(frame_of(image._turned(x, y, width, height, transform).surface))
    return Image(image._frame.copy((x, y, width, height)))


def _from_bytes(data: bytes, offset: int, length: int) -> Image:
    if offset < 0 or length < 0 or offset + length > len(data):
        raise ArrayIndexOutOfBoundsException(f"{length} bytes from {offset} of {len(data)}")
    try:
        return Image(decode(bytes(data[offset:offset + length])))
    except ValueError as problem:
        raise IllegalArgumentException(str(problem)) from problem


def _from_resource(name: str) -> Image:
    data = runtime.current().resource(name if name.startswith("/") else "/" + name)
    if data is None:
        raise IOException(f"the suite has no file {name!r}")
    return _decoded(data, name)


def _from_stream(stream: BinaryIO) -> Image:
    return _decoded(stream.read(), "the stream")


def _decoded(data: bytes, origin: str) -> Image:
    try:
        return Image(decode(data))
    except ValueError as problem:
        raise IOException(f"{origin}: {problem}") from problem
