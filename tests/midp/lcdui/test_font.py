"""Font: attributes, widths and heights (checklist GFX-51 to GFX-55)."""

from types import SimpleNamespace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from emulator.midp import runtime
from emulator.midp.lang.exceptions import (
    ArrayIndexOutOfBoundsException,
    IllegalArgumentException,
    NullPointerException,
    StringIndexOutOfBoundsException,
)
from emulator.midp.lcdui.font import Font

FACES = [Font.FACE_SYSTEM, Font.FACE_MONOSPACE, Font.FACE_PROPORTIONAL]
SIZES = [Font.SIZE_SMALL, Font.SIZE_MEDIUM, Font.SIZE_LARGE]


@pytest.fixture
def phone():
    """`phone(locale, **pixels)` makes one with such fonts the current one."""
    def enter(locale="en-US", **pixels):
        handset = SimpleNamespace(skin=SimpleNamespace(font_sizes=pixels))
        properties = {"microedition.locale": locale}
        runtime.enter(SimpleNamespace(handset=handset, system_property=properties.get))
    yield enter
    runtime.enter(None)


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("style", range(8))
@pytest.mark.parametrize("size", SIZES)
def test_a_font_is_what_was_asked_for_and_always_the_same(face, style, size):
    font = Font.get_font(face, style, size)
    assert (font.get_face(), font.get_style(), font.get_size()) == (face, style, size)
    assert font is Font.get_font(face, style, size)
    assert (font.is_plain(), font.is_bold(), font.is_italic(), font.is_underlined()) \
        == (style == 0, bool(style & 1), bool(style & 2), bool(style & 4))


@pytest.mark.parametrize("attributes", [(1, 0, 0), (96, 0, 0), (0, -1, 0), (0, 8, 0), (0, 0, 4), (0, 0, 24),
                                        (-1, 0, 0)])
def test_other_attributes_are_refused(attributes):
    with pytest.raises(IllegalArgumentException):
        Font.get_font(*attributes)


def test_the_default_font_is_system_plain_medium():
    font = Font.get_default_font()
    assert (font.get_face(), font.get_style(), font.get_size()) == (0, 0, 0)


@pytest.mark.parametrize("purpose", [Font.FONT_STATIC_TEXT, Font.FONT_INPUT_TEXT])
def test_there_is_a_font_for_each_purpose(purpose):
    assert isinstance(Font.get_font(purpose), Font)


@pytest.mark.parametrize("purpose", [-1, 2])
def test_there_is_no_other_purpose(purpose):
    with pytest.raises(IllegalArgumentException):
        Font.get_font(purpose)


def test_small_medium_and_large_are_so():
    heights = [Font.get_font(0, 0, size).get_height() for size in SIZES]
    assert heights[0] < heights[1] < heights[2]


def test_a_phone_has_sizes_of_its_own(phone):
    elsewhere = Font.get_default_font()
    phone(small=9, medium=20, large=30)
    assert Font.get_default_font()._typeface.px == 20
    assert Font.get_default_font() is not elsewhere


@pytest.mark.parametrize("locale, han", [("ja-JP", "JP"), ("ko-KR", "KR"), ("zh-CN", "SC"), ("en-US", "SC"),
                                         (None, "SC")])
def test_han_characters_take_the_form_of_the_phones_language(phone, locale, han):
    phone(locale, small=11, medium=13, large=16)
    assert Font.get_default_font()._typeface.han == han


def test_the_baseline_lies_within_the_line():
    font = Font.get_default_font()
    assert 0 < font.get_baseline_position() < font.get_height()


@settings(deadline=None, max_examples=60)
@given(st.text(max_size=10), st.text(max_size=10))
def test_widths_add_up(a, b):
    font = Font.get_default_font()
    assert font.string_width(a + b) == font.string_width(a) + font.string_width(b) \
        == sum(font.char_width(ch) for ch in a + b)


@pytest.mark.parametrize("offset, length", [(0, 5), (1, 3), (5, 0), (0, 0)])
def test_a_part_is_as_wide_as_it_would_be_alone(offset, length):
    font, alone = Font.get_default_font(), "Hello"[offset:offset + length]
    assert font.substring_width("Hello", offset, length) == font.string_width(alone)
    assert font.chars_width(list("Hello"), offset, length) == font.string_width(alone)
    assert font.chars_width("Hello", offset, length) == font.string_width(alone)


@pytest.mark.parametrize("offset, length", [(-1, 1), (0, 6), (6, 0), (5, 1), (0, -1), (1, 2 ** 31 - 1)])
def test_a_part_that_is_not_all_there_is_refused(offset, length):
    font = Font.get_default_font()
    with pytest.raises(StringIndexOutOfBoundsException):
        font.substring_width("Hello", offset, length)
    with pytest.raises(ArrayIndexOutOfBoundsException):
        font.chars_width(list("Hello"), offset, length)


def test_nothing_has_no_width():
    font = Font.get_default_font()
    for measure in (lambda: font.string_width(None), lambda: font.char_width(None),
                    lambda: font.substring_width(None, 0, 0), lambda: font.chars_width(None, 0, 0)):
        with pytest.raises(NullPointerException):
            measure()
    assert font.string_width("") == 0


def test_a_font_prints_its_attributes():
    assert repr(Font.get_default_font()) == "<Font face=0 style=0 size=0: 13 px>"
