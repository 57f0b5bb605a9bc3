"""Image: of numbers, and read as numbers (checklist GFX-43 to GFX-48)."""

import pytest

from emulator.midp.lang.exceptions import (
    ArrayIndexOutOfBoundsException,
    IllegalArgumentException,
    NullPointerException,
)
from emulator.midp.lcdui.image import Image

R, G, B, K, W, NONE = 0xFFFF0000, 0xFF00FF00, 0xFF0000FF, 0xFF000000, 0xFFFFFFFF, 0x00123456


def test_an_image_of_numbers(look):
    image = Image.create_rgb_image([R, G, NONE, K, 99, 99], 2, 2, True)
    assert (look(image), image.is_mutable()) == ("rg\n #", False)


def test_without_alpha_an_image_of_numbers_is_opaque(look):
    assert look(Image.create_rgb_image([0x00FF0000, 0x7F0000FF], 2, 1, False)) == "rb"


def test_an_image_of_numbers_is_a_copy(look):
    numbers = [R]
    image = Image.create_rgb_image(numbers, 1, 1, True)
    numbers[0] = G
    assert look(image) == "r"


@pytest.mark.parametrize("numbers, width, height, error", [
    (None, 1, 1, NullPointerException), ([R], 0, 1, IllegalArgumentException), ([R], 1, -1, IllegalArgumentException),
    ([R] * 5, 3, 2, ArrayIndexOutOfBoundsException)])
def test_numbers_that_make_no_image(numbers, width, height, error):
    with pytest.raises(error):
        Image.create_rgb_image(numbers, width, height, True)


@pytest.mark.parametrize("number", [R, NONE, 0x80FF8000, 0x01010203, 0xFE123456, 0])
def test_a_pixel_is_read_as_it_was_given(number):
    pixel = [7]
    Image.create_rgb_image([number, 0x7F000000], 2, 1, True).get_rgb(pixel, 0, 1, 0, 0, 1, 1)
    assert pixel[0] == number or (number >> 24 == 0 and pixel[0] >> 24 == 0)


def test_a_mutable_image_is_opaque():
    image = Image.create_image(1, 1)
    image.get_graphics().draw_rgb([0x40FF0000], 0, 1, 0, 0, 1, 1, True)
    pixel = [0]
    image.get_rgb(pixel, 0, 1, 0, 0, 1, 1)
    assert pixel[0] >> 24 == 0xFF


@pytest.fixture
def flag():
    return Image.create_rgb_image([R, G, B, K, W, R], 3, 2, True)


@pytest.mark.parametrize("arguments, expected", [
    ((0, 3, 0, 0, 3, 2), [R, G, B, K, W, R, 7, 7, 7]),
    ((1, 4, 1, 0, 2, 2), [7, G, B, 7, 7, W, R, 7, 7]),
    ((4, -4, 1, 0, 2, 2), [W, R, 7, 7, G, B, 7, 7, 7]),
    ((8, 1, 0, 1, 1, 1), [7, 7, 7, 7, 7, 7, 7, 7, K])])
def test_pixels_go_where_offset_and_scan_length_say(flag, arguments, expected):
    numbers = [7] * 9
    flag.get_rgb(numbers, *arguments)
    assert numbers == expected


@pytest.mark.parametrize("arguments, error", [
    ((0, 2, 0, 0, 3, 1), IllegalArgumentException), ((0, -2, 0, 0, 3, 1), IllegalArgumentException),
    ((0, 9, 1, 0, 3, 1), IllegalArgumentException), ((0, 9, 0, 1, 1, 2), IllegalArgumentException),
    ((0, 9, -1, 0, 1, 1), IllegalArgumentException), ((0, 9, 4, 0, 0, 1), IllegalArgumentException),
    ((7, 3, 0, 0, 3, 1), ArrayIndexOutOfBoundsException), ((-1, 3, 0, 0, 3, 1), ArrayIndexOutOfBoundsException),
    ((2, -3, 0, 0, 3, 2), ArrayIndexOutOfBoundsException), ((99, 1, 0, 0, 2, 1), IllegalArgumentException)])
def test_pixels_that_cannot_go_there_change_nothing(flag, arguments, error):
    numbers = [7] * 9
    with pytest.raises(error):
        flag.get_rgb(numbers, *arguments)
    assert numbers == [7] * 9


def test_no_pixels_are_read_into_nothing(flag):
    with pytest.raises(NullPointerException):
        flag.get_rgb(None, 0, 3, 0, 0, 3, 1)


@pytest.mark.parametrize("width, height", [(0, 1), (1, 0), (-1, 1), (1, -1)])
def test_a_block_without_size_reads_nothing(flag, width, height):
    numbers = [7]
    flag.get_rgb(numbers, 99, 3, 0, 0, width, height)
    assert numbers == [7]
