"""emulator.handset.typeface: widths, lines, and pixels of texts in every script."""

import hashlib
import os
import subprocess
import sys

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from emulator.handset.font_files import CJK, LATIN, font_file
from emulator.handset.typeface import KEPT, LONGEST, Typeface

SCRIPTS = ["Hello", "Привет", "Γειά", "五子棋", "日本語", "한국어", "שלום", "مرحبا", "გამარჯობა", "→★♥"]
ODD = ["", "\n", "a\nb", "\x00\x07\x1b", "\ud800", "e\u0301", "\u0301", "\u200b\u200f", "😀", "\U0010ffff", "z̶̓"]
BLACK = 0x000000


def ink(surface):
    """Where a rendering has pixels."""
    return surface.get_bounding_rect()


def pixels(surface):
    return pygame.image.tobytes(surface, "RGBA")


@pytest.fixture(scope="module")
def face():
    return Typeface(13)


@settings(deadline=None, max_examples=150)
@given(st.text(max_size=12), st.text(max_size=12))
def test_widths_add_up(a, b):
    face = Typeface(13)
    assert face.width(a + b) == face.width(a) + face.width(b)


@settings(deadline=None, max_examples=150)
@given(st.text(max_size=12))
def test_any_text_can_be_drawn_in_its_width_and_the_lines_height(text):
    face = Typeface(11, underlined=True)
    assert face.render(text, 0x123456).get_size() == (face.width(text) + 2 * face.margin, face.height)


@pytest.mark.parametrize("text", ODD)
def test_odd_texts_are_drawn_without_complaint(face, text):
    assert face.render(text, BLACK).get_height() == face.height


@pytest.mark.parametrize("text", SCRIPTS)
def test_every_script_has_its_letters(face, text):
    box = pixels(face.render("\U0010ffff", BLACK))
    assert ink(face.render(text, BLACK)).width > len(text)
    assert all(pixels(face.render(letter, BLACK)) != box for letter in text)


@pytest.mark.parametrize("text", ["\u0301", "\u0323", "\u05b8"])
def test_marks_that_combine_take_no_room(face, text):
    assert face.width("e" + text) == face.width("e")


def test_a_mark_is_drawn_over_the_letter_before_it(face):
    plain, marked = ink(face.render("x", BLACK)), ink(face.render("x\u0301", BLACK))
    assert marked.top < plain.top
    assert (marked.bottom, marked.left) == (plain.bottom, plain.left)


def test_a_letter_and_its_accent_look_as_the_one_character_does(face):
    assert pixels(face.render("e\u0301", BLACK)) == pixels(face.render("é", BLACK))


def test_what_is_not_to_be_seen_takes_no_room(face):
    assert face.width("\n\r\x00\u200f") == 0


def test_a_missing_character_is_a_box(face):
    picture = face.render("\U0010ffff", BLACK)
    box = ink(picture)
    edge = [picture.get_at((x, box.top))[3] for x in range(box.left, box.right)]
    assert set(edge) == {255}
    assert picture.get_at(box.center)[3] == 0


@pytest.mark.parametrize("text", SCRIPTS)
@pytest.mark.parametrize("px", [10, 11, 13, 16])
def test_lines_of_every_script_are_equally_high(text, px):
    face = Typeface(px)
    assert face.render(text, BLACK).get_height() == face.render("x", BLACK).get_height() == face.height


@pytest.mark.parametrize("px", [10, 11, 13, 16])
def test_letters_fit_between_the_lines_edges(px):
    face = Typeface(px)
    for letter in "Égjpqy中|":
        glyph = face._glyph(letter)
        assert glyph.y >= 0
        assert glyph.y + glyph.picture.get_height() <= face.height, letter


def test_letters_stand_on_the_baseline(face):
    assert ink(face.render("HxE", BLACK)).bottom == face.baseline


def test_bold_has_more_ink_and_italic_leans():
    plain, bold, italic = Typeface(16), Typeface(16, bold=True), Typeface(16, italic=True)
    count = [sum(pixels(face.render("Hill", BLACK))[3::4]) for face in (plain, bold)]
    assert count[1] > count[0] * 1.2
    stroke = italic.render("l", BLACK)
    stroke = stroke.subsurface(ink(stroke))
    top, bottom = (stroke.subsurface((0, row, stroke.get_width(), 1)) for row in (0, stroke.get_height() - 1))
    assert ink(top).left > ink(bottom).left


@pytest.mark.parametrize("style", [{"bold": True}, {"italic": True}, {"bold": True, "italic": True}])
@pytest.mark.parametrize("text", SCRIPTS)
def test_every_script_has_every_style(style, text):
    styled = Typeface(13, **style)
    assert pixels(styled.render(text, BLACK)) != pixels(Typeface(13).render(text, BLACK))


def test_monospace_letters_are_equally_wide():
    face = Typeface(13, monospace=True)
    assert len({face.width(letter) for letter in "iWm.Жλ0"}) == 1


def test_an_underline_is_as_long_as_the_text(face):
    underlined = Typeface(13, underlined=True)
    picture = underlined.render("a a", BLACK)
    rows = [y for y in range(underlined.baseline, underlined.height)
            if all(picture.get_at((x, y))[3] == 255
                   for x in range(underlined.margin, underlined.margin + underlined.width("a a")))]
    assert len(rows) == 1
    assert ink(picture).width == underlined.width("a a")


def test_the_colour_is_exact_where_a_letter_is_solid(face):
    picture = face.render("█", 0x3366CC)
    assert tuple(picture.get_at(ink(picture).center)) == (0x33, 0x66, 0xCC, 255)


def test_hebrew_reads_from_right_to_left(face):
    alef, bet = "\u05d0", "\u05d1"
    half = face.margin + face.width(bet)
    picture = face.render(alef + bet, BLACK)
    left = picture.subsurface((face.margin, 0, face.width(bet), face.height))
    assert half + face.width(alef) + face.margin == picture.get_width()
    alone = face.render(bet, BLACK).subsurface((face.margin, 0, face.width(bet), face.height))
    assert pixels(left) == pixels(alone)


@pytest.mark.parametrize("han", ["SC", "JP", "KR"])
def test_han_characters_take_the_form_that_is_preferred(han):
    drawn = Typeface(16, han=han).render("直", BLACK)
    own = font_file(CJK[han], 16, False, False).font.render("直", True, (0, 0, 0))
    assert pixels(drawn.subsurface(ink(drawn)))[3::4] == pixels(own.subsurface(own.get_bounding_rect()))[3::4]


def test_a_rendering_is_kept(face):
    assert face.render("kept", BLACK) is face.render("kept", BLACK)


def test_no_more_renderings_are_kept_than_there_is_room_for():
    face = Typeface(10)
    for number in range(KEPT + 50):
        face.render(str(number), BLACK)
    assert len(face.renderings) == KEPT


def test_a_text_too_long_to_be_kept_is_refused(face):
    with pytest.raises(KeyError, match="pieces"):
        face.render("x" * (LONGEST + 1), BLACK)


def test_glyphs_survive_the_font_module_being_closed():
    face = Typeface(12)
    face.render("a", BLACK)
    pygame.font.quit()
    assert ink(face.render("abc", BLACK)).width > 10


def test_latin_text_opens_no_chinese_font():
    code = ("from emulator.handset.typeface import Typeface; from emulator.handset import font_files as f;"
            "Typeface(13).render('Hello, Привет', 0);"
            "print(any(f.font_file(family, 13, False, False)._font for family in f.CJK.values()))")
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.split()[-1] == "False"


def test_a_text_is_the_same_pixels_whatever_the_computer_is_set_to(face, tmp_path):
    code = ("import hashlib, pygame; from emulator.handset.typeface import Typeface;"
            "drawn = pygame.image.tobytes(Typeface(13).render('Hello, Привет, 五子棋', 0), 'RGBA');"
            "print(hashlib.sha256(drawn).hexdigest())")
    elsewhere = os.environ | {"LANG": "C", "HOME": str(tmp_path), "PYTHONHASHSEED": "7", "SDL_VIDEODRIVER": "dummy",
                              "PYTHONUTF8": "1"}
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=elsewhere)
    here = pixels(face.render("Hello, Привет, 五子棋", BLACK))
    assert told.stdout.split()[-1] == hashlib.sha256(here).hexdigest()


def test_heights_are_noto_sans_own():
    face = Typeface(13)
    font = font_file(LATIN, 13, False, False).font
    assert (face.height, face.baseline) == (font.get_linesize(), font.get_ascent())
