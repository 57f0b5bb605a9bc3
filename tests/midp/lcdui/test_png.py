"""PNG: every colour type, depth, filter and interlace, and files that are no such thing (GFX-49, GFX-50)."""

import struct

import pytest

from emulator.midp.lang.exceptions import IllegalArgumentException
from emulator.midp.lcdui.image import Image

GREY, COLOR, PALETTE, GREY_ALPHA, COLOR_ALPHA = 0, 2, 3, 4, 6
WIDTH, HEIGHT = 11, 9
PLACES = [(x, y) for y in range(HEIGHT) for x in range(WIDTH)]


def load(data):
    image = Image.create_image(data, 0, len(data))
    numbers = [0] * (image.get_width() * image.get_height())
    image.get_rgb(numbers, 0, image.get_width(), 0, 0, image.get_width(), image.get_height())
    return numbers


def rows(pixel):
    return [[pixel(x, y) for x in range(WIDTH)] for y in range(HEIGHT)]


def argb(red, green, blue, alpha=255):
    return alpha << 24 | red << 16 | green << 8 | blue


def to_byte(sample, depth):
    """A sample at the full range of a byte."""
    return sample >> 8 if depth == 16 else sample * 255 // (2 ** depth - 1)


@pytest.mark.parametrize("interlaced", [False, True])
@pytest.mark.parametrize("depth", [1, 2, 4, 8, 16])
def test_grey_of_every_depth(png, depth, interlaced):
    def grey(x, y):
        return ((x * 37 + y * 101) * 257 % 2 ** depth,)
    found = load(png(rows(grey), depth, GREY, interlaced=interlaced, filters=(0, 1, 2, 3, 4)))
    assert found == [argb(*[to_byte(grey(*place)[0], depth)] * 3) for place in PLACES]


@pytest.mark.parametrize("interlaced", [False, True])
@pytest.mark.parametrize("depth", [8, 16])
@pytest.mark.parametrize("kind, samples", [(COLOR, 3), (GREY_ALPHA, 2), (COLOR_ALPHA, 4)])
def test_colour_and_alpha_of_both_depths(png, kind, samples, depth, interlaced):
    def pixel(x, y):
        whole = [(x * 19 + y * 53 + sample * 91) % 256 for sample in range(samples)]
        return tuple(value * 257 for value in whole) if depth == 16 else tuple(whole)

    def expected(x, y):
        values = [to_byte(value, depth) for value in pixel(x, y)]
        if kind == GREY_ALPHA:
            values = [values[0]] * 3 + [values[1]]
        return argb(*values)
    found = load(png(rows(pixel), depth, kind, interlaced=interlaced, filters=(4, 3, 2, 1, 0)))
    assert found == [expected(*place) for place in PLACES]


@pytest.mark.parametrize("interlaced", [False, True])
@pytest.mark.parametrize("transparent", [False, True])
@pytest.mark.parametrize("depth", [1, 2, 4, 8])
def test_palettes_of_every_depth(png, chunk, depth, transparent, interlaced):
    count = 2 ** depth
    colors = [(index * 7 % 256, 255 - index, index * 31 % 256) for index in range(count)]
    alphas = [0, 128][:count] if transparent else []
    extra = chunk(b"PLTE", bytes(value for color in colors for value in color))
    extra += chunk(b"tRNS", bytes(alphas)) if transparent else b""

    def index(x, y):
        return ((x * 3 + y * 5) % count,)
    found = load(png(rows(index), depth, PALETTE, extra=extra, interlaced=interlaced))
    assert found == [argb(*colors[index(*place)[0]], ([*alphas, *[255] * count])[index(*place)[0]])
                     for place in PLACES]


@pytest.mark.parametrize("kind_of_filter", range(5))
@pytest.mark.parametrize("interlaced", [False, True])
def test_every_filter(png, kind_of_filter, interlaced):
    def pixel(x, y):
        return (x * 20, y * 25, (x * y * 7) % 256)
    found = load(png(rows(pixel), 8, COLOR, filters=(kind_of_filter,), interlaced=interlaced))
    assert found == [argb(*pixel(*place)) for place in PLACES]


@pytest.mark.parametrize("depth", [1, 2, 4, 8])
def test_one_grey_may_be_transparent(png, chunk, depth):
    key = 2 ** depth - 1
    found = load(png([[(0,), (key,)]], depth, GREY, extra=chunk(b"tRNS", struct.pack(">H", key))))
    assert [pixel >> 24 for pixel in found] == [255, 0]


def test_one_colour_may_be_transparent(png, chunk):
    found = load(png([[(1, 2, 3), (1, 2, 4)]], 8, COLOR, extra=chunk(b"tRNS", struct.pack(">HHH", 1, 2, 3))))
    assert (found[0] >> 24, found[1]) == (0, argb(1, 2, 4))


def test_a_transparent_grey_of_16_bits_is_compared_in_all_of_them(png, chunk):
    found = load(png([[(0x1200,), (0x1201,)]], 16, GREY, extra=chunk(b"tRNS", struct.pack(">H", 0x1201))))
    assert [pixel >> 24 for pixel in found] == [255, 0]


@pytest.mark.parametrize("interlaced", [False, True])
@pytest.mark.parametrize("kind_of_filter", range(5))
def test_a_transparent_colour_of_16_bits_is_compared_in_all_of_them(png, chunk, kind_of_filter, interlaced):
    def pixel(x, y):
        return (0x1200 + x, 0x3400 + y, 0x5600)
    key = chunk(b"tRNS", struct.pack(">HHH", 0x1203, 0x3404, 0x5600))
    found = load(png(rows(pixel), 16, COLOR, extra=key, filters=(kind_of_filter,), interlaced=interlaced))
    assert [place for place, number in zip(PLACES, found, strict=True) if number >> 24 == 0] == [(3, 4)]
    assert {number & 0xFFFFFF for number in found if number >> 24} == {0x123456}


@pytest.mark.parametrize("name", [b"tEXt", b"gAMA", b"zzZz"])
def test_chunks_that_are_not_known_do_no_harm(png, chunk, name):
    content = struct.pack(">I", 45455) if name == b"gAMA" else b"key\0value"
    assert load(png([[(9, 8, 7)]], 8, COLOR, extra=chunk(name, content))) == [argb(9, 8, 7)]


def test_a_file_may_hold_its_pixels_in_many_chunks(png, chunk):
    whole = png(rows(lambda x, y: (x, y, 0)), 8, COLOR)
    start = whole.index(b"IDAT") - 4
    length = struct.unpack_from(">I", whole, start)[0]
    content = whole[start + 8:start + 8 + length]
    parts = b"".join(chunk(b"IDAT", content[place:place + 10]) for place in range(0, length, 10))
    assert load(whole[:start] + parts + chunk(b"IEND", b"")) == load(whole)


# -- what is no picture -----------------------------------------------------------------------


def refused(data):
    with pytest.raises(IllegalArgumentException):
        Image.create_image(data, 0, len(data))


def test_a_file_without_its_end_is_invalid(png):
    refused(png([[(1, 2, 3)]], 8, COLOR, end=False))


def test_a_file_that_is_cut_anywhere_is_invalid(png):
    whole = png([[(1, 2, 3)] * 5] * 5, 8, COLOR)
    for length in range(len(whole)):
        refused(whole[:length])


@pytest.mark.parametrize("name", [b"IHDR", b"IDAT", b"IEND"])
def test_a_file_that_is_damaged_is_invalid(png, name):
    whole = bytearray(png([[(1, 2, 3)] * 5] * 5, 8, COLOR))
    whole[whole.index(name) + (6 if name != b"IEND" else 5)] ^= 0x40
    refused(bytes(whole))


@pytest.mark.parametrize("depth, kind", [(3, GREY), (16, PALETTE), (4, COLOR), (8, 5), (8, 7), (1, COLOR_ALPHA)])
def test_a_depth_that_the_kind_cannot_have_is_invalid(png, chunk, depth, kind):
    data = bytearray(png([[(1, 2, 3)]], 8, COLOR, extra=chunk(b"PLTE", bytes(3))))
    header = struct.pack(">IIBBBBB", 1, 1, depth, kind, 0, 0, 0)
    refused(bytes(data[:8]) + chunk(b"IHDR", header) + bytes(data[33:]))


@pytest.mark.parametrize("size", [(60_000, 60_000), (2 ** 31 - 1, 2 ** 31 - 1), (0, 5), (5, 0)])
def test_a_size_that_nothing_can_have_costs_no_memory(png, chunk, size):
    data = png([[(1, 2, 3)]], 8, COLOR)
    refused(data[:8] + chunk(b"IHDR", struct.pack(">IIBBBBB", *size, 8, COLOR, 0, 0, 0)) + data[33:])


def test_pixels_that_are_missing_make_a_file_invalid(png, chunk):
    data = png([[(1, 2, 3)]], 16, COLOR)
    key = chunk(b"tRNS", bytes(6))
    for extra in (b"", key):
        refused(data[:8] + chunk(b"IHDR", struct.pack(">IIBBBBB", 9, 9, 16, COLOR, 0, 0, 0)) + extra + data[33:])
