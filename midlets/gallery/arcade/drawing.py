"""Pixels to draw tiles and sprites with: a small picture as a list of 0xAARRGGBB numbers, 0 for nothing.

All art is drawn once, at 16 pixels to a tile, and scaled down for smaller screens.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil, floor, sqrt

from emulator.midp.lcdui import Image

OPAQUE = 0xFF000000
ART = 16                            # pixels to a tile, as drawn


class Drawing:
    """`width` by `height` pixels, transparent at first. Colours given as 0xRRGGBB are opaque."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.pixels = [0] * (width * height)

    def dot(self, x: int, y: int, color: int) -> None:
        """One pixel; nothing outside of the picture."""
        if 0 <= x < self.width and 0 <= y < self.height:
            self.pixels[y * self.width + x] = color | OPAQUE

    def box(self, x: int, y: int, width: int, height: int, color: int) -> None:
        left, right = max(x, 0), min(x + width, self.width)
        line = [color | OPAQUE] * (right - left)
        for row in range(max(y, 0), min(y + height, self.height)):
            self.pixels[row * self.width + left:row * self.width + left + len(line)] = line

    def line(self, x1: int, y1: int, x2: int, y2: int, color: int) -> None:
        """From pixel to pixel, both included."""
        steps = max(abs(x2 - x1), abs(y2 - y1), 1)
        for step in range(steps + 1):
            self.dot(x1 + round((x2 - x1) * step / steps), y1 + round((y2 - y1) * step / steps), color)

    def disc(self, x: float, y: float, radius: float, color: int) -> None:
        """All pixels whose middle is within `radius` of (x, y)."""
        for row in range(self.height):
            square = radius * radius - (row + 0.5 - y) ** 2
            if square >= 0:
                left, right = ceil(x - sqrt(square) - 0.5), floor(x + sqrt(square) - 0.5)
                self.box(left, row, right - left + 1, 1, color)

    def stamp(self, rows: Sequence[str], palette: Mapping[str, int], x: int = 0, y: int = 0) -> None:
        """A picture of letters; a letter that is not in the palette leaves what is there."""
        for down, row in enumerate(rows):
            for across, letter in enumerate(row):
                if letter in palette:
                    self.dot(x + across, y + down, palette[letter])

    def place(self, other: Drawing, x: int, y: int) -> None:
        """Put another drawing on this one."""
        for down in range(other.height):
            for across in range(other.width):
                color = other.pixels[down * other.width + across]
                if color:
                    self.dot(x + across, y + down, color)

    def part(self, x: int, y: int, width: int, height: int) -> Drawing:
        """A copy of a piece."""
        piece = Drawing(width, height)
        for row in range(height):
            start = (y + row) * self.width + x
            piece.pixels[row * width:(row + 1) * width] = self.pixels[start:start + width]
        return piece

    def outlined(self, color: int) -> Drawing:
        """A copy with a dark rim, one pixel wide, around all that is there."""
        rimmed = self.part(0, 0, self.width, self.height)
        for y in range(self.height):
            for x in range(self.width):
                around = self._at(x + 1, y), self._at(x - 1, y), self._at(x, y + 1), self._at(x, y - 1)
                if not self._at(x, y) and any(around):
                    rimmed.dot(x, y, color)
        return rimmed

    def scaled(self, tile: int) -> Drawing:
        """For tiles of `tile` pixels: each new pixel is the mean of the old ones it covers, and
        there if at least half of it was."""
        if tile == ART:
            return self
        small = Drawing(self.width * tile // ART, self.height * tile // ART)
        across, down = _shares(self.width, tile), _shares(self.height, tile)
        small.pixels = [self._mean(columns, rows) for rows in down for columns in across]
        return small

    def image(self) -> Image:
        """For the phone."""
        return Image.create_rgb_image(self.pixels, self.width, self.height, True)

    def _at(self, x: int, y: int) -> int:
        return self.pixels[y * self.width + x] if 0 <= x < self.width and 0 <= y < self.height else 0

    def _mean(self, columns: Sequence[tuple[int, int]], rows: Sequence[tuple[int, int]]) -> int:
        """The colour of all old pixels under a new one, each with its share."""
        whole = there = red = green = blue = 0
        for y, high in rows:
            for x, wide in columns:
                color, share = self.pixels[y * self.width + x], wide * high
                whole += share
                if color:
                    there += share
                    red += share * (color >> 16 & 0xFF)
                    green += share * (color >> 8 & 0xFF)
                    blue += share * (color & 0xFF)
        if 2 * there < whole:
            return 0
        return OPAQUE | red // there << 16 | green // there << 8 | blue // there


def _shares(length: int, tile: int) -> list[list[tuple[int, int]]]:
    """For each new pixel of a row: which old ones it covers, and how much of each."""
    rows = []
    for place in range(length * tile // ART):
        left, right = place * ART, (place + 1) * ART                  # in 1/tile of an old pixel
        rows.append([(old, min(right, (old + 1) * tile) - max(left, old * tile))
                     for old in range(left // tile, -(-right // tile))])
    return rows


def strip(drawings: Sequence[Drawing]) -> Drawing:
    """Drawings of one size side by side: the frames of a Sprite, the tiles of a TiledLayer."""
    first = drawings[0]
    whole = Drawing(first.width * len(drawings), first.height)
    for row in range(first.height):
        start = row * first.width
        line = [pixel for drawing in drawings for pixel in drawing.pixels[start:start + first.width]]
        whole.pixels[row * whole.width:(row + 1) * whole.width] = line
    return whole


def mixed(one: int, other: int, part: float) -> int:
    """A colour between two: `part` is 0 for the first, 1 for the second."""
    color = 0
    for shift in (16, 8, 0):
        first, second = one >> shift & 0xFF, other >> shift & 0xFF
        color |= int(first + (second - first) * part) << shift
    return color
