"""What the tests of sprites share: a strip of four frames, a Sprite of them, and how it looks."""

import pytest

from emulator.midp.lcdui.game.sprite import Sprite
from emulator.midp.lcdui.image import Image


@pytest.fixture
def strip():
    """Four frames of 3x2 in two rows of two: red, green, blue, black, each with a white corner."""
    image = Image.create_image(6, 4)
    g = image.get_graphics()
    for number, color in enumerate((0xFF0000, 0x00FF00, 0x0000FF, 0)):
        g.set_color(color)
        g.fill_rect(number % 2 * 3, number // 2 * 2, 3, 2)
        g.set_color(0xFFFFFF)
        g.fill_rect(number % 2 * 3, number // 2 * 2, 1, 1)
    return Image.create_image(image)


@pytest.fixture
def sprite(strip):
    return Sprite(strip, 3, 2)


@pytest.fixture
def shown(paper):
    """`shown(sprite)` paints it and gives the rows from its own corner on."""
    def paint(sprite):
        sheet = paper(sprite.get_width(), sprite.get_height())
        sheet.g.translate(-sprite.get_x(), -sprite.get_y())
        sprite.paint(sheet.g)
        return str(sheet).replace("\n", " ")
    return paint
