"""Image: every way to make one but of numbers (checklist GFX-37 to GFX-44)."""

import io

import pytest

from emulator.midp import runtime
from emulator.midp.lang.exceptions import (
    ArrayIndexOutOfBoundsException,
    IllegalArgumentException,
    IllegalStateException,
    IOException,
    NullPointerException,
)
from emulator.midp.lcdui.image import Image

R, G, B, K, W, NONE = 0xFFFF0000, 0xFF00FF00, 0xFF0000FF, 0xFF000000, 0xFFFFFFFF, 0x00123456


class Suite:
    """The part of a runtime that an Image asks: the suite's files."""

    def __init__(self, files):
        self.files = files

    def resource(self, name):
        return self.files.get(name)

    def claim(self, size):
        pass


@pytest.fixture
def suite(png):
    """A suite with a picture and a text for files is the current one."""
    runtime.enter(Suite({"/flag.png": png([[(255, 0, 0), (0, 0, 255)]], 8, 2), "/note.txt": b"no picture"}))
    yield
    runtime.enter(None)


def size(image):
    return image.get_width(), image.get_height()


# -- mutable ----------------------------------------------------------------------------------


def test_a_mutable_image_is_white(look):
    image = Image.create_image(3, 2)
    assert (size(image), image.is_mutable(), look(image)) == ((3, 2), True, "...\n...")


@pytest.mark.parametrize("width, height", [(0, 1), (1, 0), (-3, 4)])
def test_an_image_has_a_size(width, height):
    with pytest.raises(IllegalArgumentException):
        Image.create_image(width, height)


def test_an_image_that_no_phone_could_hold_takes_no_memory():
    with pytest.raises(MemoryError):
        Image.create_image(60_000, 60_000)


def test_each_graphics_of_an_image_starts_anew(look):
    image = Image.create_image(2, 1)
    first = image.get_graphics()
    first.set_color(0xFF0000)
    first.translate(5, 5)
    second = image.get_graphics()
    assert (second.get_color(), second.get_translate_x()) == (0, 0)
    first.translate(-5, -5)
    first.fill_rect(0, 0, 1, 1)
    second.fill_rect(1, 0, 1, 1)
    assert look(image) == "r#"


# -- copies -----------------------------------------------------------------------------------


def test_a_copy_of_a_mutable_image_is_immutable_and_stays_as_it_was(look):
    image = Image.create_image(1, 1)
    copy = Image.create_image(image)
    image.get_graphics().fill_rect(0, 0, 1, 1)
    assert (copy.is_mutable(), look(copy)) == (False, ".")


def test_an_immutable_image_cannot_be_drawn_on():
    copy = Image.create_image(Image.create_image(1, 1))
    assert Image.create_image(copy) is copy
    with pytest.raises(IllegalStateException):
        copy.get_graphics()


def test_a_part_of_a_mutable_image_is_immutable(look):
    image = Image.create_image(3, 3)
    image.get_graphics().fill_rect(1, 1, 1, 1)
    part = Image.create_image(image, 1, 0, 2, 3, 5)
    assert (part.is_mutable(), look(part)) == (False, ".#.\n...")


def test_a_part_that_shows_its_opaque_pixels_only_is_opaque(look):
    image = Image.create_rgb_image([R, NONE], 2, 1, True)
    assert Image.create_image(image, 0, 0, 1, 1, 2)._frame.opaque
    assert not Image.create_image(image, 1, 0, 1, 1, 2)._frame.opaque


@pytest.mark.parametrize("part", [(0, 0, 0, 1, 0), (0, 0, 1, -1, 0), (-1, 0, 1, 1, 0), (0, 0, 4, 1, 0), (2, 0, 2, 1, 0),
                                  (0, 0, 1, 1, 8), (0, 0, 1, 1, -1)])
def test_a_part_that_is_none_is_refused(part):
    with pytest.raises(IllegalArgumentException):
        Image.create_image(Image.create_image(3, 3), *part)


@pytest.mark.parametrize("source", [(None,), (None, 0, 0), (None, 0, 0, 1, 1, 0)])
def test_nothing_makes_no_image(source):
    with pytest.raises(NullPointerException):
        Image.create_image(*source)


def test_a_copy_says_what_the_image_says():
    image = Image.create_image(60, 20)
    image.get_graphics().draw_string("Hey", 2, 1, 0)
    assert Image.create_image(image)._frame.text() == "Hey"


# -- files ------------------------------------------------------------------------------------


def test_a_file_of_the_suite(suite, look):
    image = Image.create_image("/flag.png")
    assert (look(image), image.is_mutable()) == ("rb", False)


def test_a_name_counts_from_the_suites_root(suite, look):
    assert look(Image.create_image("flag.png")) == "rb"


@pytest.mark.parametrize("name", ["/none.png", "/note.txt", ""])
def test_a_file_that_is_missing_or_bad_is_the_worlds_fault(suite, name):
    with pytest.raises(IOException):
        Image.create_image(name)


def test_a_part_of_some_bytes(png, look):
    data = png([[(255, 0, 0)]], 8, 2)
    assert look(Image.create_image(b"xx" + data + b"y", 2, len(data))) == "r"
    assert look(Image.create_image(bytearray(data), 0, len(data))) == "r"


@pytest.mark.parametrize("offset, length", [(-1, 2), (0, 9), (3, 6), (0, -1)])
def test_bytes_that_are_not_all_there_are_refused(offset, length):
    with pytest.raises(ArrayIndexOutOfBoundsException):
        Image.create_image(bytes(8), offset, length)


def test_bytes_that_are_bad_are_the_callers_fault():
    with pytest.raises(IllegalArgumentException):
        Image.create_image(b"no picture", 0, 10)


def test_a_stream_is_read_and_stays_open(png, look):
    stream = io.BytesIO(png([[(0, 255, 0)]], 8, 2))
    assert look(Image.create_image(stream)) == "g"
    assert not stream.closed


def test_a_stream_that_is_bad_is_the_worlds_fault():
    with pytest.raises(IOException):
        Image.create_image(io.BytesIO(b"no picture"))


def test_an_image_prints_its_size():
    assert repr(Image.create_image(3, 2)) == "<Image 3x2, mutable>"
