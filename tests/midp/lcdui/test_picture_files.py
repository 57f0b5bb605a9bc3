"""Picture files of other kinds than PNG: JPEG, and the first picture of a GIF."""

import io
import struct
import zlib

import pygame
import pytest

from emulator.midp.lang.exceptions import IllegalArgumentException
from emulator.midp.lcdui.image import Image

COLORS = bytes([255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 9, 9])


def load(data):
    return Image.create_image(data, 0, len(data))


def refused(data):
    with pytest.raises(IllegalArgumentException):
        load(data)


def gif(*pictures, width=2, height=2, transparent=None):
    """A GIF of 2x2 pictures, each four indices into COLORS (GIF89a; codes of three bits, never compressed)."""
    data = b"GIF89a" + struct.pack("<HHBBB", width, height, 0xA1, 0, 0) + COLORS
    for picture in pictures:
        if transparent is not None:
            data += bytes([0x21, 0xF9, 4, 1, 0, 0, transparent, 0])
        codes = [4, picture[0], picture[1], 4, picture[2], picture[3], 5]    # clear, two pixels, clear, …, end
        bits = sum(code << 3 * place for place, code in enumerate(codes))
        packed = bits.to_bytes(3, "little")
        data += b"\x2c" + struct.pack("<HHHHB", 0, 0, 2, 2, 0) + bytes([2, len(packed)]) + packed + b"\0"
    return data + b";"


def jpeg(width=16, height=8, color=(200, 30, 40)):
    picture = pygame.Surface((width, height), 0, 24)
    picture.fill(color)
    out = io.BytesIO()
    pygame.image.save(picture, out, "x.jpg")
    return out.getvalue()


def test_a_jpeg_is_a_picture():
    image = load(jpeg())
    assert (image.get_width(), image.get_height(), image.is_mutable()) == (16, 8, False)
    pixel = [0]
    image.get_rgb(pixel, 0, 1, 5, 5, 1, 1)
    near = [abs((pixel[0] >> shift & 0xFF) - part) for shift, part in ((16, 200), (8, 30), (0, 40))]
    assert pixel[0] >> 24 == 0xFF
    assert max(near) <= 6


def test_a_jpeg_that_is_cut_off_is_refused():
    whole = jpeg()
    for length in range(0, len(whole), 7):
        refused(whole[:length])


def test_a_jpeg_that_claims_to_be_enormous_is_refused():
    whole = jpeg()
    size = whole.index(b"\xff\xc0") + 5
    refused(whole[:size] + struct.pack(">HH", 60_000, 60_000) + whole[size + 4:])


def test_a_gif_shows_its_first_picture(look):
    assert look(load(gif((0, 1, 2, 0), (2, 2, 2, 2)))) == "rg\nbr"


def test_a_gif_may_be_transparent_in_places(look):
    assert look(load(gif((0, 1, 2, 0), transparent=1))) == "r \nbr"


def test_a_gif_that_is_cut_off_is_refused():
    whole = gif((0, 1, 2, 0))
    for length in range(len(whole) - 1):
        refused(whole[:length])


def test_a_gif_that_claims_to_be_enormous_is_refused():
    refused(gif((0, 1, 2, 0), width=60_000, height=60_000))


@pytest.mark.parametrize("data", [b"", b"\x89PNG", b"BM" + bytes(60), b"no picture", b"\xff\xd8\xff", b"GIF89a",
                                  b"RIFF\0\0\0\0WEBP", bytes(1000)])
def test_what_is_no_picture_is_refused(data):
    refused(data)


@pytest.mark.parametrize("width, height", [(1, 1 << 24), (1 << 24, 1)])
def test_a_picture_that_is_all_length_is_refused_without_a_word(width, height, capfd):
    header = struct.pack(">IIBBBBB", width, height, 1, 0, 0, 0, 0)
    chunks = [(b"IHDR", header), (b"IDAT", zlib.compress(bytes(100))), (b"IEND", b"")]
    refused(b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
        for name, data in chunks))
    assert capfd.readouterr() == ("", "")
