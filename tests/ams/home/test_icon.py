"""Icons at the sizes of the home screen."""

import io

import PIL.Image
import pytest

from emulator.ams.home.icon import Icons, doubled, fitted, initials, shrunk, tile
from emulator.ams.program import Program
from emulator.midp.lcdui import Image
from emulator.midp.midlet import MIDlet

RED, BLUE, CLEAR = 0xFFFF0000, 0xFF0000FF, 0x00000000


def picture(width, height, *pixels):
    return Image.create_rgb_image([*pixels] if len(pixels) > 1 else [*pixels] * (width * height), width, height, True)


def pixels(image):
    got = [0] * (image.get_width() * image.get_height())
    image.get_rgb(got, 0, image.get_width(), 0, 0, image.get_width(), image.get_height())
    return got


def size(image):
    return image.get_width(), image.get_height()


@pytest.mark.parametrize("width, height, wanted, result", [
    (24, 24, 48, (48, 48)), (24, 24, 47, (24, 24)), (12, 12, 48, (48, 48)), (24, 24, 24, (24, 24)),
    (16, 8, 48, (32, 16)), (64, 64, 48, (48, 48)), (100, 50, 48, (48, 24)), (200, 1, 48, (48, 1)), (1, 1, 48, (32, 32)),
])
def test_an_icon_is_doubled_while_it_fits_and_made_smaller_if_it_does_not(width, height, wanted, result):
    assert size(fitted(picture(width, height, RED), wanted)) == result


def test_doubling_keeps_areas_of_one_colour():
    assert set(pixels(doubled(picture(3, 3, RED)))) == {RED}


def test_doubling_fills_the_step_of_a_slope():
    """Scale2x: where two neighbours that touch at a corner are alike, the corner between takes their colour."""
    slope = picture(2, 2, RED, BLUE, BLUE, BLUE)
    assert pixels(doubled(slope)) == [RED, RED, BLUE, BLUE, RED, BLUE, BLUE, BLUE, BLUE, BLUE, BLUE, BLUE,
                                      BLUE, BLUE, BLUE, BLUE]


def test_making_smaller_averages_colours_by_how_opaque_they_are():
    assert pixels(shrunk(picture(2, 1, RED, BLUE), 1, 1)) == [0xFF7F007F]
    assert pixels(shrunk(picture(2, 1, RED, CLEAR), 1, 1)) == [0x7FFF0000]
    assert pixels(shrunk(picture(2, 1, CLEAR), 1, 1)) == [0]


@pytest.mark.parametrize("title, letters", [
    ("Chess", "C"), ("Road Race 3D", "RR"), ("  five   stones ", "FS"), ("4 in a row", "4I"), ("五子棋", "五"),
    ("…", "?"), ("", "?"), ("(Beta) game", "BG"), ("straße", "S"),
])
def test_initials(title, letters):
    assert initials(title) == letters


def test_a_tile_is_round_at_its_corners_and_has_letters_on_a_colour():
    made = pixels(tile("Chess", 24))
    assert made[0] >> 24 == 0 and made[-1] >> 24 == 0
    middle = made[12 * 24 + 2]
    assert middle >> 24 == 0xFF and any(pixel & 0xFFFFFF == 0xFFFFFF for pixel in made)


def test_the_same_title_has_the_same_tile_and_others_have_other_colours():
    assert pixels(tile("Chess", 24)) == pixels(tile("Chess", 24))
    assert len({pixels(tile(title, 24))[3 * 24 + 12] for title in ("Chess", "Snake", "Stack", "Zoo", "Notes")}) > 2


@pytest.mark.parametrize("data", [None, b"", b"no picture", b"\x89PNG\r\n\x1a\n broken"])
def test_a_suite_whose_icon_cannot_be_read_has_a_tile(data):
    program = Program("Chess", "", "Chess", {}.get, lambda name: data, midlet_class=MIDlet)
    assert pixels(Icons().of(program, "/icon.png", "Chess", 24)) == pixels(tile("Chess", 24))


def test_of_a_huge_icon_some_pixels_are_looked_at_all_over_it():
    halves = [RED] * 300 + [BLUE] * 300
    assert pixels(shrunk(picture(600, 2, *halves, *halves), 2, 1)) == [RED, BLUE]
    assert pixels(shrunk(picture(600, 2, *halves, *halves), 1, 1)) == [0xFF7F007F]


def test_an_icon_larger_than_the_phones_memory_is_a_tile_and_the_home_screen_lives(home):
    file = io.BytesIO()
    PIL.Image.new("1", (4_000, 4_000)).save(file, "PNG")
    huge = Program("Chess", "", "Chess", {}.get, lambda name: file.getvalue(), midlet_class=MIDlet, icon="/icon.png")
    home.software.programs = lambda: [huge]
    home.software.has_changed()
    home.run(0)
    assert "Chess" in home.screen.text()


def test_an_icon_is_made_once(phone):
    program = phone.program("gomoku")
    icons = Icons()
    assert icons.of(program, program.icon, program.title, 48) is icons.of(program, program.icon, program.title, 48)
    made = icons.of(program, program.icon, program.title, 48)
    icons.forget()
    assert icons.of(program, program.icon, program.title, 48) is not made
