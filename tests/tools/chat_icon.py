"""Draws midlets/gallery/chat_icon.png out of the messenger's own picture of a bubble.

    python -m tests.tools.chat_icon
"""

from pathlib import Path

import pygame

from midlets.gallery.chat.contacts import Kind
from midlets.gallery.chat.faces import face

SIZE = 24
PLACE = Path(__file__).resolve().parents[2] / "midlets" / "gallery" / "chat_icon.png"


if __name__ == "__main__":
    pixels = [0] * (SIZE * SIZE)
    face(Kind.SMS, False, SIZE).get_rgb(pixels, 0, SIZE, 0, 0, SIZE, SIZE)
    picture = pygame.Surface((SIZE, SIZE), pygame.SRCALPHA, 32)
    for place, pixel in enumerate(pixels):
        red, green, blue, alpha = (pixel >> shift & 255 for shift in (16, 8, 0, 24))
        picture.set_at((place % SIZE, place // SIZE), (red, green, blue, alpha))
    pygame.image.save(picture, PLACE)
