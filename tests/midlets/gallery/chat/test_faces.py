"""The pictures before the contacts."""

import pytest

from midlets.gallery.chat.contacts import Kind
from midlets.gallery.chat.faces import NEW, face


def pixels(kind, is_new, size):
    found = [0] * (size * size)
    face(kind, is_new, size).get_rgb(found, 0, size, 0, 0, size, size)
    return found


@pytest.mark.parametrize("kind", Kind)
@pytest.mark.parametrize("size", [11, 16, 24])
def test_it_is_square_with_transparent_corners(kind, size):
    found = pixels(kind, False, size)
    assert found[0] >> 24 & 0xFF == 0 and found[-1] >> 24 & 0xFF == 0
    assert any(pixel >> 24 & 0xFF == 0xFF for pixel in found)


@pytest.mark.parametrize("kind", Kind)
def test_what_is_new_has_a_spot_in_the_upper_right(kind):
    size = 20
    spot = size * (size // 5) + size * 4 // 5
    assert pixels(kind, True, size)[spot] & 0xFFFFFF == NEW
    assert pixels(kind, False, size)[spot] & 0xFFFFFF != NEW


def test_the_two_ways_look_different():
    assert pixels(Kind.SMS, False, 16) != pixels(Kind.NEARBY, False, 16)
