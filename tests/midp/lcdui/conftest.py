"""What the tests of lcdui share: paper to draw on, which shows itself as rows of characters,
and ways to be a MIDlet for the time of a call."""

import struct
import zlib

import pytest

from emulator.midp.lcdui import Display
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


PASSES = ((0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2))


def chunk(name, content):
    """A PNG chunk with its length and checksum."""
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))


def png_file(rows, depth, kind, *, extra=b"", interlaced=False, filters=(0,), end=True):
    """A PNG of rows of pixels, each a tuple of samples; `filters` are used in turn."""
    height, width = len(rows), len(rows[0])
    step = max(1, len(rows[0][0]) * depth // 8)
    lines, turn = bytearray(), 0
    for first_x, first_y, step_x, step_y in PASSES if interlaced else ((0, 0, 1, 1),):
        above = b""
        for row in rows[first_y::step_y]:
            samples = [sample for pixel in row[first_x::step_x] for sample in pixel]
            if samples:
                line = packed(samples, depth)
                kind_of_filter = filters[turn % len(filters)]
                lines += bytes([kind_of_filter]) + filtered(kind_of_filter, line, above or bytes(len(line)), step)
                above, turn = line, turn + 1
    header = struct.pack(">IIBBBBB", width, height, depth, kind, 0, 0, interlaced)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + extra + chunk(b"IDAT", zlib.compress(lines)) \
        + (chunk(b"IEND", b"") if end else b"")


def packed(samples, depth):
    """Samples as a row's bytes; those of less than a byte from the left."""
    if depth == 16:
        return struct.pack(f">{len(samples)}H", *samples)
    bits = "".join(format(sample, f"0{depth}b") for sample in samples)
    bits += "0" * (-len(bits) % 8)
    return bytes(int(bits[place:place + 8], 2) for place in range(0, len(bits), 8))


def filtered(kind, line, above, step):
    """A row as one of the five filters leaves it (PNG specification, "Filter Algorithms")."""
    out = bytearray()
    for place, byte in enumerate(line):
        left, corner = (line[place - step], above[place - step]) if place >= step else (0, 0)
        up = above[place]
        guess = left + up - corner
        nearest = min((abs(guess - left), 0, left), (abs(guess - up), 1, up), (abs(guess - corner), 2, corner))
        out.append(byte - (0, left, up, (left + up) // 2, nearest[2])[kind] & 0xFF)
    return bytes(out)


@pytest.fixture
def png():
    """`png(rows, depth, kind, …)` makes a PNG file; see png_file."""
    return png_file


@pytest.fixture(name="chunk")
def the_chunk():
    """`chunk(name, content)` makes a PNG chunk."""
    return chunk


@pytest.fixture
def guest(phone, on_phone):
    """`guest(body)` calls a function as a MIDlet's own code, and gives what it returns."""

    def run(body):
        results = []
        on_phone(lambda midlet: results.append(body()))
        return results[0]
    return run


@pytest.fixture
def seen(on_phone):
    """`seen(make)` shows the screen that a function makes, and gives it."""

    def run(make):
        made = []

        def body(midlet):
            made.append(make())
            Display.get_display(midlet).set_current(made[0])
        on_phone(body)
        return made[0]
    return run


@pytest.fixture
def rows(phone):
    """`rows()` gives what can be read on the screen, line by line, without title and soft keys."""
    return lambda: phone.screen.text().split("\n")[1:-1 if phone.commands else None]
