"""What the tests of pixels share: paper to draw on, which shows itself as rows of characters."""

import pytest

from emulator.midp.lcdui.image import Image

INKS = {0xFFFFFF: ".", 0x000000: "#", 0xFF0000: "r", 0x00FF00: "g", 0x0000FF: "b"}


class Paper:
    """A white mutable image and a Graphics on it."""

    def __init__(self, width, height):
        self.image = Image.create_image(width, height)
        self.g = self.image.get_graphics()

    def __str__(self):
        """White is `.`, black `#`, red, green and blue their first letter, and the rest `?`."""
        return look(self.image)


def look(image):
    """An image's pixels, a line of text for each row; a transparent pixel is a space."""
    width, height = image.get_width(), image.get_height()
    pixels = [0] * (width * height)
    image.get_rgb(pixels, 0, width, 0, 0, width, height)
    signs = ["?" if pixel >> 24 != 0xFF else INKS.get(pixel & 0xFFFFFF, "?") for pixel in pixels]
    signs = [" " if pixel >> 24 == 0 else sign for pixel, sign in zip(pixels, signs, strict=True)]
    return "\n".join("".join(signs[row * width:(row + 1) * width]) for row in range(height))


@pytest.fixture
def paper():
    """`paper(width, height)` gives a Paper."""
    return Paper


@pytest.fixture(name="look")
def the_look():
    """`look(image)` gives the image's rows as text."""
    return look


@pytest.fixture
def grid():
    """`grid("..# #..")` gives the rows under each other, as a Paper shows them."""
    return lambda rows: "\n".join(rows.split())
