"""The picture of each kind of cell, drawn once per size and then copied."""

from __future__ import annotations

from emulator.midp.lcdui import Font, Graphics, Image

from .board import Face

COVER, COVER_LIGHT, COVER_DARK = 0xB8C4D0, 0xE8EEF4, 0x7C8A99
OPEN, GRID = 0xEDEFF1, 0xC3CAD1
FATAL, WRONG = 0xE5484D, 0xC62828
POLE, FLAG, FLAG_LIGHT = 0x30363D, 0xD7263D, 0xF0566A
MINE, SHINE = 0x22272E, 0xFFFFFF
NUMBERS = (0, 0x1D4ED8, 0x15803D, 0xDC2626, 0x1E2A78, 0x8B1A1A, 0x0E7490, 0x111827, 0x6B7280)
"""The colours that people know: 1 blue, 2 green, 3 red, 4 navy, 5 maroon, 6 teal, 7 black, 8 grey."""

Key = tuple[Face, int]


class Tiles:
    """Pictures of cells of one size."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._images: dict[Key, Image] = {}

    def image(self, face: Face, number: int = 0) -> Image:
        """The picture of a cell that looks like `face`."""
        key = (face, number if face is Face.NUMBER else 0)
        if key not in self._images:
            self._images[key] = self._draw(*key)
        return self._images[key]

    def _draw(self, face: Face, number: int) -> Image:
        image = Image.create_image(self.size, self.size)
        g = image.get_graphics()
        if face in (Face.HIDDEN, Face.FLAG, Face.WRONG_FLAG):
            self._cover(g)
        else:
            self._open(g, FATAL if face is Face.FATAL else OPEN)
        if face is Face.NUMBER and number:
            self._number(g, number)
        elif face in (Face.MINE, Face.FATAL):
            self._mine(g)
        elif face in (Face.FLAG, Face.WRONG_FLAG):
            self._flag(g)
        if face is Face.WRONG_FLAG:
            self._cross(g)
        return image

    def _cover(self, g: Graphics) -> None:
        """A raised key: light from the upper left."""
        last = self.size - 1
        edge = max(1, self.size // 12)
        g.set_color(COVER)
        g.fill_rect(0, 0, self.size, self.size)
        for ring in range(edge):
            g.set_color(COVER_LIGHT)
            g.draw_line(ring, ring, last - 1 - ring, ring)
            g.draw_line(ring, ring, ring, last - 1 - ring)
            g.set_color(COVER_DARK)
            g.draw_line(last - 1 - ring, ring + 1, last - 1 - ring, last - 1 - ring)
            g.draw_line(ring + 1, last - 1 - ring, last - 1 - ring, last - 1 - ring)
        self._grid(g)

    def _open(self, g: Graphics, color: int) -> None:
        g.set_color(color)
        g.fill_rect(0, 0, self.size, self.size)
        self._grid(g)

    def _grid(self, g: Graphics) -> None:
        last = self.size - 1
        g.set_color(GRID)
        g.draw_line(last, 0, last, last)
        g.draw_line(0, last, last, last)

    def _number(self, g: Graphics, number: int) -> None:
        font = _font_for(self.size)
        g.set_color(NUMBERS[number])
        g.set_font(font)
        g.draw_string(str(number), (self.size - font.string_width(str(number))) // 2,
                      (self.size - 1 - font.get_height()) // 2, Graphics.TOP | Graphics.LEFT)

    def _flag(self, g: Graphics) -> None:
        """A pole with its foot, and cloth to the right of it."""
        size, thick = self.size, max(1, self.size // 12)
        pole, top, foot = size * 3 // 10, size // 6, size * 8 // 10
        g.set_color(POLE)
        g.fill_rect(pole, top, thick, foot - top)
        g.fill_rect(pole - size // 8, foot, size * 5 // 10, thick)
        left, tip, low = pole + thick, size * 8 // 10, size * 11 // 20
        g.set_color(FLAG)
        g.fill_triangle(left, top, left, low, tip, (top + low) // 2)
        if size >= 14:
            g.set_color(FLAG_LIGHT)
            g.draw_line(left, top, tip, (top + low) // 2)

    def _mine(self, g: Graphics) -> None:
        centre, radius = (self.size - 1) // 2, max(3, self.size * 3 // 10)
        reach = radius + max(1, self.size // 10)
        slant = reach * 3 // 4
        g.set_color(MINE)
        g.draw_line(centre - reach, centre, centre + reach, centre)
        g.draw_line(centre, centre - reach, centre, centre + reach)
        g.draw_line(centre - slant, centre - slant, centre + slant, centre + slant)
        g.draw_line(centre - slant, centre + slant, centre + slant, centre - slant)
        g.fill_arc(centre - radius, centre - radius, 2 * radius + 1, 2 * radius + 1, 0, 360)
        g.set_color(SHINE)
        dot = max(1, self.size // 10)
        g.fill_rect(centre - radius // 2, centre - radius // 2, dot, dot)

    def _cross(self, g: Graphics) -> None:
        edge, far = self.size // 6, self.size - 2 - self.size // 6
        g.set_color(WRONG)
        for shift in range(max(1, self.size // 12)):
            g.draw_line(edge + shift, edge, far, far - shift)
            g.draw_line(far - shift, edge, edge, far - shift)


def _font_for(size: int) -> Font:
    """The largest bold font whose digits fit a cell."""
    fonts = [Font.get_font(Font.FACE_SYSTEM, Font.STYLE_BOLD, step)
             for step in (Font.SIZE_LARGE, Font.SIZE_MEDIUM, Font.SIZE_SMALL)]
    fitting = [font for font in fonts if font.get_baseline_position() <= size - 1]
    return fitting[0] if fitting else fonts[-1]
