"""javax.microedition.lcdui.Graphics: drawing on the screen, a buffer or a mutable image.

What a Graphics remembers is in pen.py; the shapes' pixels are in lines.py and arcs.py. Several
of them may draw on one Frame: before it draws, each sees to it that the Frame has its own clip.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame.draw import line as draw_line

from emulator.handset.frame import FAR, NARROW, NEAR, Box, Frame

from ..lang.exceptions import IllegalArgumentException, IllegalStateException, NullPointerException
from . import anchors, pixels, shapes
from .anchors import OF_IMAGE, TOP_LEFT, image_shift, not_of_image
from .lines import LONG, plot_line
from .pen import Pen
from .text_ranges import part_of_chars, part_of_string
from .transforms import turned_size
from .writing import leave_words, write_rest

if TYPE_CHECKING:
    from .image import Image


class Graphics(Pen):
    """A place to draw on, from `Canvas.paint`, `GameCanvas.get_graphics` or `Image.get_graphics`.

    Coordinates lie between the pixels; the pen hangs below and to the right of them. So
    `fill_rect(0, 0, 3, 2)` paints 6 pixels, `draw_rect(0, 0, 3, 2)` an outline of 4 by 3.
    """

    HCENTER = anchors.HCENTER
    VCENTER = anchors.VCENTER
    LEFT = anchors.LEFT
    RIGHT = anchors.RIGHT
    TOP = anchors.TOP
    BOTTOM = anchors.BOTTOM
    BASELINE = anchors.BASELINE

    def draw_line(self, x1: int, y1: int, x2: int, y2: int) -> None:
        """A line from pixel to pixel, both included."""
        frame = self._frame
        if frame.clip is not self._clip:
            frame.confine(self._clip)
        x1 += self._x
        y1 += self._y
        x2 += self._x
        y2 += self._y
        if self._stroke or not (-LONG < x1 < LONG and -LONG < y1 < LONG
                                and -LONG < x2 < LONG and -LONG < y2 < LONG):
            plot_line(frame, self._ink, self._stroke, x1, y1, x2, y2)
        else:
            draw_line(self._surface, self._ink, (x1, y1), (x2, y2))

    def fill_rect(self, x: int, y: int, width: int, height: int) -> None:
        """`width` by `height` pixels; nothing if either is not positive."""
        if width <= 0 or height <= 0:
            return
        frame = self._frame
        if frame.clip is not self._clip:
            frame.confine(self._clip)
        x += self._x
        y += self._y
        if (width < NARROW or not (x | frame.skew) & 15) and width < FAR and height < FAR \
                and NEAR < x < FAR and NEAR < y < FAR:
            painted = self._fill(self._ink, (x, y, width, height))    # as Frame.fill, one call less
            if frame.has_words:
                frame.cover_clipped(painted)
        else:
            frame.fill(self._ink, x, y, width, height)

    def draw_rect(self, x: int, y: int, width: int, height: int) -> None:
        """An outline of width + 1 by height + 1 pixels; nothing if either is negative."""
        if width >= 0 and height >= 0:
            shapes.rectangle(self._ready(), self._ink, self._stroke, self._box(x, y, width, height))

    def draw_round_rect(self, x: int, y: int, width: int, height: int,
                        arc_width: int, arc_height: int) -> None:
        """As `draw_rect`; the corners are quarters of an `arc_width` by `arc_height` ellipse."""
        if width >= 0 and height >= 0:
            shapes.round_rectangle(self._ready(), self._ink, self._stroke, self._box(x, y, width, height),
                                   arc_width, arc_height)

    def fill_round_rect(self, x: int, y: int, width: int, height: int,
                        arc_width: int, arc_height: int) -> None:
        """As `fill_rect`; the corners are quarters of an `arc_width` by `arc_height` ellipse."""
        if width > 0 and height > 0:
            shapes.fill_round_rectangle(self._ready(), self._ink, self._box(x, y, width, height),
                                        arc_width, arc_height)

    def fill_arc(self, x: int, y: int, width: int, height: int, start_angle: int, arc_angle: int) -> None:
        """A pie. Degrees count from 3 o'clock, counter-clockwise; 45 points at the box's corner."""
        if width > 0 and height > 0 and arc_angle:
            shapes.pie(self._ready(), self._ink, self._box(x, y, width, height), start_angle, arc_angle)

    def draw_arc(self, x: int, y: int, width: int, height: int, start_angle: int, arc_angle: int) -> None:
        """The rim of the pie: width + 1 by height + 1 pixels if it goes all the way round."""
        if width >= 0 and height >= 0 and arc_angle:
            shapes.arc(self._ready(), self._ink, self._stroke, self._box(x, y, width, height),
                       start_angle, arc_angle)

    def draw_string(self, str: str, x: int, y: int, anchor: int) -> None:
        """A text in the current font, its anchor point at (x, y)."""
        frame, face = self._frame, self._typeface
        if frame.clip is not self._clip:
            frame.confine(self._clip)
        try:
            picture, width, size = face.renderings[str, self._color]
            if anchor != TOP_LEFT:
                across, down = self._places[anchor]
                x -= across * width >> 1
                y -= down
            x += self._x
            y += self._y
        except (KeyError, TypeError):
            write_rest(self, str, x, y, anchor)
            return
        if not (NEAR < x < FAR and NEAR < y < FAR):
            return
        painted = self._blit(picture, (x - face.margin, y))
        if painted.size == size:
            frame.fresh[x, y, width, face.height, str] = None
            frame.has_words = True
        elif painted:
            leave_words(frame, face, str, x, y, painted)

    def draw_substring(self, str: str, offset: int, len: int, x: int, y: int, anchor: int) -> None:
        """`len` characters of a text; StringIndexOutOfBoundsException if not all are there."""
        self.draw_string(part_of_string(str, offset, len), x, y, anchor)

    def draw_char(self, character: str, x: int, y: int, anchor: int) -> None:
        """One character."""
        self.draw_string(character, x, y, anchor)

    def draw_chars(self, data: str | Sequence[str], offset: int, length: int,
                   x: int, y: int, anchor: int) -> None:
        """`length` characters of a list; ArrayIndexOutOfBoundsException if not all are there."""
        self.draw_string(part_of_chars(data, offset, length), x, y, anchor)

    def draw_image(self, img: Image, x: int, y: int, anchor: int) -> None:
        """An image, its anchor point at (x, y)."""
        if img is None:
            raise NullPointerException("the image is None")
        if anchor:
            if anchor not in OF_IMAGE:
                raise not_of_image(anchor)
            across, down = OF_IMAGE[anchor]
            x -= across * img._width >> 1
            y -= down * img._height >> 1
        self._draw_frame(img._frame, x, y)

    def draw_region(self, src: Image, x_src: int, y_src: int, width: int, height: int, transform: int,
                    x_dest: int, y_dest: int, anchor: int) -> None:
        """A part of an image, turned (see Sprite), the anchor point of the turned part at (x_dest, y_dest).

        IllegalArgumentException if the part is not within the image, or the image is what this draws on.
        """
        if src is None:
            raise NullPointerException("the image is None")
        source = src._frame
        if source is self._frame:
            raise IllegalArgumentException("a part of an image cannot be drawn on the image itself")
        if not 0 <= transform <= 7:
            raise IllegalArgumentException(f"there is no transform {transform}")
        if x_src < 0 or y_src < 0 or width < 0 or height < 0 \
                or x_src + width > src._width or y_src + height > src._height:
            raise src._not_within(x_src, y_src, width, height)
        if anchor != TOP_LEFT:
            left, up = image_shift(anchor, *turned_size(width, height, transform))
            x_dest, y_dest = x_dest - left, y_dest - up
        if width and height:
            if transform:
                self._draw_frame(src._turned(x_src, y_src, width, height, transform), x_dest, y_dest)
            else:
                self._draw_frame(source, x_dest, y_dest, (x_src, y_src, width, height))

    def copy_area(self, x_src: int, y_src: int, width: int, height: int, x_dest: int, y_dest: int,
                  anchor: int) -> None:
        """Copy a part of the destination to another place, as if through a buffer.

        IllegalStateException on the display; IllegalArgumentException if the part is not within
        the destination. An anchor that is none draws nothing.
        """
        if self._is_display:
            raise IllegalStateException("the display cannot be copied from")
        x, y = x_src + self._x, y_src + self._y
        area = self._area
        if width < 0 or height < 0 or not (area.left <= x <= area.right - width
                                           and area.top <= y <= area.bottom - height):
            raise IllegalArgumentException(
                f"{width}x{height} pixels at ({x_src}, {y_src}) are not all on the destination")
        if anchor in OF_IMAGE and width and height:
            left, up = image_shift(anchor, width, height)
            self._draw_frame(self._frame, x_dest - left, y_dest - up, (x, y, width, height))

    def draw_rgb(self, rgb_data: Sequence[int], offset: int, scanlength: int, x: int, y: int,
                 width: int, height: int, process_alpha: bool) -> None:
        """A block of 0xAARRGGBB numbers; without `process_alpha` all are opaque.

        ArrayIndexOutOfBoundsException if the array does not hold the whole block.
        """
        if rgb_data is None:
            raise NullPointerException("the array is None")
        if width <= 0 or height <= 0:
            return
        pixels.check_range(len(rgb_data), offset, scanlength, width, height)
        seen = self._inside(self._clip, x, y, width, height)
        if seen:
            offset += seen.x - x - self._x + (seen.y - y - self._y) * scanlength
            block = pixels.to_surface(rgb_data, offset, scanlength, *seen.size, process_alpha)
            self._draw_frame(Frame.around(block), seen.x - self._x, seen.y - self._y)

    def fill_triangle(self, x1: int, y1: int, x2: int, y2: int, x3: int, y3: int) -> None:
        """A triangle with its edges."""
        x, y = self._x, self._y
        shapes.triangle(self._ready(), self._ink, x1 + x, y1 + y, x2 + x, y2 + y, x3 + x, y3 + y)

    def get_display_color(self, color: int) -> int:
        """The colour that the screen will show: all 24 bits of it."""
        return color & 0xFFFFFF

    # -- ours ----------------------------------------------------------------------------------

    def _draw_frame(self, source: Frame, x: int, y: int, area: Box | None = None) -> None:
        """A Frame, or an area of it, its corner at (x, y); pixels and words."""
        frame = self._frame
        if frame.clip is not self._clip:
            frame.confine(self._clip)
        x += self._x
        y += self._y
        if NEAR < x < FAR and NEAR < y < FAR:
            picture = source.surface if source is not frame else source.surface.copy()
            painted = self._blit(picture, (x, y), area)
            if frame.has_words or source.has_words:
                frame.carry(source, x - area[0] if area else x, y - area[1] if area else y, painted)

    def _draw_parts(self, source: Frame, parts: Sequence[tuple[tuple[int, int], Box]]) -> None:
        """Many areas of a Frame, each with its place: what a TiledLayer consists of."""
        if source is self._frame or source.has_words or self._frame.has_words or not self._clip:
            for place, area in parts:
                self._draw_frame(source, *place, area)
        else:
            self._ready()
            x, y, picture = self._x, self._y, source.surface
            self._surface.blits([(picture, (left + x, top + y), area) for (left, top), area in parts], False)
