"""The state of a Graphics: where it draws, in what colour, stroke and font, and how far.

The drawing itself is in graphics.py. The clip is kept in the Frame's own pixels, so that a
translation leaves it where it is.
"""

from __future__ import annotations

from typing import Self

import pygame

from emulator.handset.frame import Box, Frame

from ..lang.exceptions import IllegalArgumentException
from .font import Font

SOLID, DOTTED = 0, 1


class Pen:
    """What a Graphics remembers between two calls."""

    SOLID = SOLID
    DOTTED = DOTTED

    def translate(self, x: int, y: int) -> None:
        """Move the origin by (x, y). The pixels of the clip stay the same."""
        self._x += x
        self._y += y

    def get_translate_x(self) -> int:
        return self._x - self._left

    def get_translate_y(self) -> int:
        return self._y - self._top

    def get_color(self) -> int:
        """The colour as 0x00RRGGBB."""
        return self._color

    def get_red_component(self) -> int:
        return self._color >> 16

    def get_green_component(self) -> int:
        return self._color >> 8 & 0xFF

    def get_blue_component(self) -> int:
        return self._color & 0xFF

    def get_gray_scale(self) -> int:
        """The grey that was set, or how bright the colour looks, 0 to 255."""
        red, green, blue = self._color >> 16, self._color >> 8 & 0xFF, self._color & 0xFF
        return (77 * red + 150 * green + 29 * blue) >> 8

    def set_color(self, *rgb: int) -> None:
        """`set_color(0xRRGGBB)`, whose high byte is ignored, or `set_color(red, green, blue)`.

        IllegalArgumentException if one of the three is not 0 to 255.
        """
        if len(rgb) == 1:
            self._color = rgb[0] & 0xFFFFFF
        else:
            red, green, blue = rgb
            if not (0 <= red <= 255 and 0 <= green <= 255 and 0 <= blue <= 255):
                raise IllegalArgumentException(f"a part of the colour {rgb} is not 0 to 255")
            self._color = red << 16 | green << 8 | blue
        self._ink = self._color | self._alpha

    def set_gray_scale(self, value: int) -> None:
        """Black 0 to white 255; IllegalArgumentException beyond."""
        if not 0 <= value <= 255:
            raise IllegalArgumentException(f"a grey of {value} is not 0 to 255")
        self.set_color(value * 0x10101)

    def get_font(self) -> Font:
        return self._font

    def set_stroke_style(self, style: int) -> None:
        """SOLID or DOTTED, for lines, arcs and the outlines of rectangles."""
        if style not in (SOLID, DOTTED):
            raise IllegalArgumentException(f"stroke style {style} is neither SOLID nor DOTTED")
        self._stroke = style

    def get_stroke_style(self) -> int:
        return self._stroke

    def set_font(self, font: Font | None) -> None:
        """The font of what is written next; None for the default one."""
        self._font = Font.get_default_font() if font is None else font
        self._typeface = self._font._typeface
        self._places = self._font._places

    def get_clip_x(self) -> int:
        return self._clip.x - self._x

    def get_clip_y(self) -> int:
        return self._clip.y - self._y

    def get_clip_width(self) -> int:
        return self._clip.width

    def get_clip_height(self) -> int:
        return self._clip.height

    def clip_rect(self, x: int, y: int, width: int, height: int) -> None:
        """Make the clip smaller: what it has in common with the rectangle."""
        self._clip = self._inside(self._clip, x, y, width, height)

    def set_clip(self, x: int, y: int, width: int, height: int) -> None:
        """Draw only within the rectangle (as far as it is on the destination)."""
        self._clip = self._inside(self._area, x, y, width, height)

    # -- ours ----------------------------------------------------------------------------------

    _is_display: bool
    _clip: pygame.Rect    # in the Frame's own pixels, as everything below
    _alpha: int           # what a pixel's value takes to be opaque

    @classmethod
    def _on(cls, frame: Frame, area: Box | None = None, display: bool = False) -> Self:
        """A Graphics on `area` of a Frame (all of it if None), its origin at the area's corner.

        The clip never leaves the area. With `display` it stands for the screen itself.
        """
        pen = cls.__new__(cls)
        pen._start(frame, area)
        pen._is_display = display
        return pen

    def _start(self, frame: Frame, area: Box | None) -> None:
        """Black, SOLID, default font, origin at the area's corner, all of it as clip."""
        whole = frame.surface.get_rect()
        self._frame, self._surface = frame, frame.surface
        self._fill, self._blit = frame.surface.fill, frame.surface.blit    # looked up once
        self._left, self._top = (0, 0) if area is None else (area[0], area[1])
        self._x, self._y = self._left, self._top
        self._area = whole if area is None else whole.clip(area)
        self._clip = self._area.copy()
        self._alpha = 0 if frame.opaque else 0xFF000000
        self._stroke = SOLID
        self.set_color(0)
        self.set_font(None)

    def _ready(self) -> Frame:
        """The Frame, clipped as this Graphics wants it. (The busiest methods do it themselves.)"""
        if self._frame.clip is not self._clip:
            self._frame.confine(self._clip)
        return self._frame

    def _box(self, x: int, y: int, width: int, height: int) -> tuple[int, int, int, int]:
        """A box in the Frame's own pixels."""
        return x + self._x, y + self._y, width, height

    def _inside(self, limits: pygame.Rect, x: int, y: int, width: int, height: int) -> pygame.Rect:
        """The part of a rectangle within limits; never the same object twice (see Frame.clip)."""
        x, y = x + self._x, y + self._y
        left, top = min(max(x, limits.left), limits.right), min(max(y, limits.top), limits.bottom)
        right, bottom = min(x + width, limits.right), min(y + height, limits.bottom)
        if right <= left or bottom <= top:
            return pygame.Rect(left, top, 0, 0)
        return pygame.Rect(left, top, right - left, bottom - top)
