"""The look of the game: a grey rack with white holes, shining pieces, an arrow."""

from __future__ import annotations

import math

from emulator.midp.lcdui import Graphics, Image

from .state import BLUE, COLUMNS, EMPTY, RED, ROWS

RACK, RACK_LIGHT, RACK_DARK, PAPER = 0x8A93A0, 0xA9B2BE, 0x6B7480, 0xE9EDF2
COLORS = {RED: (0xD6, 0x2F, 0x35), BLUE: (0x2A, 0x62, 0xC8), EMPTY: (0xFA, 0xFB, 0xFD)}
TOP_LEFT = Graphics.TOP | Graphics.LEFT


class Picture:
    """The parts of the board for cells of one size."""

    def __init__(self, cell: int) -> None:
        self.cell = cell
        self.hole = max(4, cell - max(2, cell // 8))
        self.pieces = {player: piece(player, self.hole) for player in (RED, BLUE)}
        self.bright = {player: piece(player, self.hole, bright=True) for player in (RED, BLUE)}
        self.rack = self._rack()
        self.arrows = {player: arrow(player, min(cell, 18)) for player in (RED, BLUE)}

    @property
    def margin(self) -> int:
        """Pixels from a cell's corner to its piece's."""
        return (self.cell - self.hole) // 2

    def _rack(self) -> Image:
        """The front of the rack: holes are see-through, so that a piece falls behind it."""
        width, height = COLUMNS * self.cell, ROWS * self.cell
        pixels = [0xFF000000 | _blend(RACK_LIGHT, RACK_DARK, y / height)
                  for y in range(height) for _ in range(width)]
        mask = _disc(self.hole)
        for row in range(ROWS):
            for column in range(COLUMNS):
                self._cut(pixels, width, column * self.cell + self.margin, row * self.cell + self.margin, mask)
        return Image.create_rgb_image(pixels, width, height, True)

    def _cut(self, pixels: list[int], width: int, left: int, top: int, mask: list[float]) -> None:
        for y in range(self.hole):
            for x in range(self.hole):
                solid = 1 - mask[y * self.hole + x]
                place = (top + y) * width + left + x
                pixels[place] = (pixels[place] & 0xFFFFFF) | round(255 * solid) << 24


def piece(player: int, diameter: int, *, bright: bool = False) -> Image:
    """A piece with a rim and light from the upper left; a bright one blinks in the winning four."""
    mask, pixels = _disc(diameter), []
    middle, radius = (diameter - 1) / 2, diameter / 2
    for y in range(diameter):
        for x in range(diameter):
            away = math.hypot(x - middle, y - middle) / radius
            shine = max(0.0, 1 - math.hypot(x - middle + radius * 0.4, y - middle + radius * 0.4) / radius)
            light = 0.35 * shine - (0.22 if 0.62 < away < 0.74 else 0.0) + (0.45 if bright else 0.0)
            pixels.append(round(255 * mask[y * diameter + x]) << 24 | _lit(COLORS[player], light))
    return Image.create_rgb_image(pixels, diameter, diameter, True)


def arrow(player: int, width: int) -> Image:
    """The arrow over the chosen column."""
    height = max(5, width * 8 // 9)
    image = Image.create_image(width, height)
    g = image.get_graphics()
    g.set_color(PAPER)
    g.fill_rect(0, 0, width, height)
    red, green, blue = COLORS[player]
    g.set_color(red, green, blue)
    stem = width // 3
    g.fill_rect((width - stem) // 2, 0, stem, height // 2)
    g.fill_triangle(0, height // 2, width - 1, height // 2, (width - 1) // 2, height - 1)
    return image


def _disc(diameter: int) -> list[float]:
    """How much of each pixel a disc covers, 0 to 1."""
    middle, radius = (diameter - 1) / 2, diameter / 2
    return [min(max(radius - math.hypot(x - middle, y - middle), 0.0), 1.0)
            for y in range(diameter) for x in range(diameter)]


def _lit(color: tuple[int, int, int], light: float) -> int:
    red, green, blue = (round(part + (255 - part) * light if light > 0 else part * (1 + light)) for part in color)
    return red << 16 | green << 8 | blue


def _blend(first: int, second: int, share: float) -> int:
    parts = [round((first >> shift & 0xFF) * (1 - share) + (second >> shift & 0xFF) * share) for shift in (16, 8, 0)]
    return parts[0] << 16 | parts[1] << 8 | parts[2]
