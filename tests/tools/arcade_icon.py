"""Draws midlets/gallery/arcade_icon.png out of the game's own figures.

    python -m tests.tools.arcade_icon
"""

from pathlib import Path

import pygame

from midlets.gallery.arcade import figures
from midlets.gallery.arcade.drawing import Drawing, mixed

SIZE = 24
PLACE = Path(__file__).resolve().parents[2] / "midlets" / "gallery" / "arcade_icon.png"


def icon():
    """The lamplighter before the evening sun, on a roof, in a square with its corners off."""
    drawing = Drawing(SIZE, SIZE)
    for y in range(SIZE):
        drawing.box(0, y, SIZE, 1, mixed(0x35407E, 0xEE8A63, y / SIZE))
    drawing.disc(12, 13, 10, 0xF2B07A)
    drawing.disc(12, 13, 8, 0xFFE2A0)
    drawing.place(figures.person().part(0, 0, SIZE, SIZE), -1, -1)
    drawing.box(0, 22, SIZE, 1, 0xC9B8A0)
    drawing.box(0, 23, SIZE, 1, 0x3E6470)
    for x in (0, SIZE - 1):
        for y in (0, SIZE - 1):
            drawing.pixels[y * SIZE + x] = 0
    return drawing


if __name__ == "__main__":
    picture = pygame.Surface((SIZE, SIZE), pygame.SRCALPHA, 32)
    for place, pixel in enumerate(icon().pixels):
        picture.set_at((place % SIZE, place // SIZE), (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255, pixel >> 24))
    pygame.image.save(picture, PLACE)
