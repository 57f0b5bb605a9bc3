"""javax.microedition.lcdui.game.Sprite: a picture that moves, turns, has frames and collides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ...lang.exceptions import (
    ArrayIndexOutOfBoundsException,
    IllegalArgumentException,
    IndexOutOfBoundsException,
    NullPointerException,
)
from .. import transforms
from ..image import Image
from . import collision
from .layer import Layer

if TYPE_CHECKING:
    from ..graphics import Graphics


class Sprite(Layer):
    """`Sprite(image)`, `Sprite(image, frame_width, frame_height)`, or `Sprite(sprite)` for a copy.

    Frames are cut from the image and numbered from 0, row by row. The reference pixel, (0, 0) of
    the untransformed frame at first, is what stays in place when the sprite is turned.
    """

    TRANS_NONE = transforms.NONE
    TRANS_MIRROR_ROT180 = transforms.MIRROR_ROT180
    TRANS_MIRROR = transforms.MIRROR
    TRANS_ROT180 = transforms.ROT180
    TRANS_MIRROR_ROT270 = transforms.MIRROR_ROT270
    TRANS_ROT90 = transforms.ROT90
    TRANS_ROT270 = transforms.ROT270
    TRANS_MIRROR_ROT90 = transforms.MIRROR_ROT90

    def __init__(self, *source: Any) -> None:
        original = source[0]
        if original is None:
            raise NullPointerException("there is nothing to make a sprite of: None")
        if isinstance(original, Sprite):
            self._copy(original)
            return
        size = source[1:] or (original._width, original._height)
        super().__init__(*size)
        self._transform = transforms.NONE
        self._reference = (0, 0)
        self._cut(original, *size)
        self._collision = (0, 0, *size)
        self.set_frame_sequence(None)

    def define_reference_pixel(self, x: int, y: int) -> None:
        """In the untransformed frame, or outside of it. The sprite does not move."""
        self._reference = x, y

    def set_ref_pixel_position(self, x: int, y: int) -> None:
        """Move the sprite so that its reference pixel, turned as it is, comes to lie there."""
        right, down = self._turned_reference()
        self._x, self._y = x - right, y - down

    def get_ref_pixel_x(self) -> int:
        return self._x + self._turned_reference()[0]

    def get_ref_pixel_y(self) -> int:
        return self._y + self._turned_reference()[1]

    def set_frame(self, sequence_index: int) -> None:
        """Choose by the place in the frame sequence; IndexOutOfBoundsException beyond it."""
        if not 0 <= sequence_index < len(self._sequence):
            raise IndexOutOfBoundsException(
                f"the frame sequence has no place {sequence_index}, only 0 to {len(self._sequence) - 1}")
        self._index = sequence_index

    def get_frame(self) -> int:
        """The place in the frame sequence."""
        return self._index

    def get_raw_frame_count(self) -> int:
        """How many frames the image has."""
        return len(self._corners)

    def get_frame_sequence_length(self) -> int:
        return len(self._sequence)

    def next_frame(self) -> None:
        """On in the sequence; from the end to the beginning."""
        self._index = (self._index + 1) % len(self._sequence)

    def prev_frame(self) -> None:
        """Back in the sequence; from the beginning to the end."""
        self._index = (self._index - 1) % len(self._sequence)

    def paint(self, g: Graphics) -> None:
        """Draw the current frame, turned, at the sprite's position."""
        if g is None:
            raise NullPointerException("there is nothing to paint on")
        if self._visible:
            left, top = self._corners[self._sequence[self._index]]
            g.draw_region(self._image, left, top, self._frame_width, self._frame_height,
                          self._transform, self._x, self._y, 0)

    def set_frame_sequence(self, sequence: Sequence[int] | None) -> None:
        """Which frames follow each other, from now on from the first; None for all in their order.

        IllegalArgumentException if it is empty, ArrayIndexOutOfBoundsException if a frame is not there.
        """
        count = len(self._corners)
        if sequence is not None and len(sequence) == 0:
            raise IllegalArgumentException("a frame sequence needs a frame")
        for frame in sequence or ():
            if not 0 <= frame < count:
                raise ArrayIndexOutOfBoundsException(f"there is no frame {frame} among {count}")
        self._is_custom = sequence is not None
        self._sequence = list(range(count) if sequence is None else sequence)
        self._index = 0

    def set_image(self, img: Image, frame_width: int, frame_height: int) -> None:
        """Take the frames from another image. With fewer frames than before the default sequence
        starts anew. Another frame size resets the collision rectangle to it; the reference pixel
        stays where it is."""
        reference = self.get_ref_pixel_x(), self.get_ref_pixel_y()
        same_size = (frame_width, frame_height) == (self._frame_width, self._frame_height)
        before = len(self._corners)
        self._cut(img, frame_width, frame_height)
        if len(self._corners) < before:
            self.set_frame_sequence(None)
        elif not self._is_custom:
            self._sequence = list(range(len(self._corners)))
        if not same_size:
            self._collision = (0, 0, frame_width, frame_height)
            self._width, self._height = transforms.turned_size(frame_width, frame_height, self._transform)
            self.set_ref_pixel_position(*reference)

    def define_collision_rectangle(self, x: int, y: int, width: int, height: int) -> None:
        """What collides, in the untransformed frame; it may reach outside. The whole frame at first."""
        if width < 0 or height < 0:
            raise IllegalArgumentException(f"a collision rectangle of {width}x{height}")
        self._collision = x, y, width, height

    def set_transform(self, transform: int) -> None:
        """Turn the frame to this, whatever it was before. The reference pixel stays in place."""
        if not transforms.is_transform(transform):
            raise IllegalArgumentException(f"there is no transform {transform}")
        reference = self.get_ref_pixel_x(), self.get_ref_pixel_y()
        self._transform = transform
        self._width, self._height = transforms.turned_size(self._frame_width, self._frame_height, transform)
        self.set_ref_pixel_position(*reference)

    def collides_with(self, other: Any, *rest: Any) -> bool:
        """`collides_with(sprite, pixel_level)`, `collides_with(tiled_layer, pixel_level)`, or
        `collides_with(image, x, y, pixel_level)`.

        Whether the collision rectangle (of both sprites) has an area in common with the other's
        rectangle or with a cell that is not empty; with `pixel_level`, whether an opaque pixel
        meets an opaque one there. Invisible layers never collide.
        """
        if other is None:
            raise NullPointerException("there is nothing to collide with: None")
        if isinstance(other, Image):
            x, y, pixel_level = rest
            return self._visible and collision.with_image(self, other, x, y, pixel_level)
        if not (self._visible and other._visible):
            return False
        if isinstance(other, Sprite):
            return collision.of_sprites(self, other, *rest)
        return collision.with_tiles(self, other, *rest)

    # -- ours ----------------------------------------------------------------------------------

    def _copy(self, original: Sprite) -> None:
        """All of another's state; a mutable image is copied as it is now."""
        super().__init__(original._width, original._height)
        self._x, self._y, self._visible = original._x, original._y, original._visible
        self._cut(Image.create_image(original._image), original._frame_width, original._frame_height)
        self._transform, self._reference = original._transform, original._reference
        self._collision, self._is_custom = original._collision, original._is_custom
        self._sequence, self._index = list(original._sequence), original._index

    def _cut(self, image: Image, width: int, height: int) -> None:
        """Where each frame's corner is in the image."""
        if image is None:
            raise NullPointerException("the image is None")
        if width < 1 or height < 1 or image._width % width or image._height % height:
            raise IllegalArgumentException(
                f"an image of {image._width}x{image._height} is not made of {width}x{height} frames")
        self._image, self._frame_width, self._frame_height = image, width, height
        self._corners = [(left, top) for top in range(0, image._height, height)
                         for left in range(0, image._width, width)]

    def _turned_reference(self) -> tuple[int, int]:
        """The reference pixel, from the corner of the frame as it is turned."""
        return transforms.turned_box(*self._reference, 1, 1, self._frame_width, self._frame_height,
                                     self._transform)[:2]
