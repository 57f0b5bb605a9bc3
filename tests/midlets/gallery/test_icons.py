"""Pictures made of numbers."""

import pytest

from midlets.gallery.icons import icon, landscape, mix


@pytest.mark.parametrize("part, color", [(0, 0x102030), (1, 0xFFFFFF), (0.5, 0x878F97)])
def test_a_mixed_color_lies_between_two(part, color):
    assert mix(0x102030, 0xFFFFFF, part) == color


def test_an_icon_is_transparent_at_its_corners_and_not_in_its_middle():
    pixels = [0] * 256
    icon(0xD00000, 16).get_rgb(pixels, 0, 16, 0, 0, 16, 16)
    assert pixels[0] >> 24 == 0 and pixels[8 * 16 + 8] >> 24 == 0xFF


@pytest.mark.parametrize("size", [(1, 1), (100, 43), (300, 130)])
def test_a_landscape_has_the_size_it_is_asked_for(size):
    image = landscape(*size)
    assert (image.get_width(), image.get_height()) == size
