"""Lines that fit."""

import pytest

from emulator.midp.lcdui import Font
from midlets.gallery.chat.wrapping import wrapped

FONT = Font.get_font(Font.FACE_SYSTEM, Font.STYLE_PLAIN, Font.SIZE_SMALL)
TEXTS = ["to be or not to be", "好的，我们三点见。然后去湖边。", "Donaudampfschifffahrtsgesellschaft", "a  b   c", "x",
         "", "one\ntwo\n\nthree", "Да, увидимся завтра в три часа"]


@pytest.mark.parametrize("width", [20, 60, 100, 200])
@pytest.mark.parametrize("text", TEXTS)
def test_every_line_fits_and_no_letter_is_lost(text, width):
    lines = wrapped(text, FONT, width)
    assert all(FONT.string_width(line) <= width for line in lines)
    assert "".join("".join(lines).split()) == "".join(text.split())


def test_words_are_not_torn_where_they_fit():
    assert wrapped("to be or not", FONT, FONT.string_width("to be or")) == ["to be or", "not"]


def test_a_line_does_not_begin_with_a_chinese_full_stop():
    width = FONT.string_width("好的")
    assert all(not line.startswith("。") for line in wrapped("好的。好", FONT, width))


def test_newlines_are_kept():
    assert wrapped("one\n\ntwo", FONT, 200) == ["one", "", "two"]
