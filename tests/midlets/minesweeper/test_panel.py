"""The panel: text broken into rows that fit, and a place that does not hide the cursor."""

import pytest

from emulator.midp.lcdui import Font
from midlets.minesweeper.panel import Panel, wrapped
from midlets.minesweeper.words import CHINESE, ENGLISH, RUSSIAN


@pytest.fixture
def font():
    return Font.get_font(Font.FACE_SYSTEM, Font.STYLE_PLAIN, Font.SIZE_SMALL)


@pytest.mark.parametrize("words", [ENGLISH, RUSSIAN, CHINESE])
@pytest.mark.parametrize("width", [110, 160, 220])
def test_every_row_fits_and_nothing_is_lost(font, words, width):
    for text in (words.hint_risk.format(percent=45), words.no_fair, words.helped):
        rows = list(wrapped(text, font, width))
        assert all(font.string_width(row) <= width for row in rows)
        assert "".join(rows).replace(" ", "") == text.replace(" ", "")


def test_words_are_broken_between_and_a_closing_sign_never_begins_a_row(font):
    assert list(wrapped("one two three", font, font.string_width("one two"))) == ["one two", "three"]
    rows = list(wrapped("无猜棋盘，这一局可能需要猜测。", font, font.string_width("无猜棋盘")))
    assert len(rows) > 3 and not any(row[0] in "，。" for row in rows)


@pytest.mark.parametrize("at_top", [True, False])
@pytest.mark.parametrize("view", [(0, 18, 128, 97), (0, 20, 320, 205)])
@pytest.mark.parametrize("panel", [
    Panel((ENGLISH.hint_risk.format(percent=45),)), Panel(("Time: 0:42", ENGLISH.helped), button="New game"),
    Panel((ENGLISH.making_fair, "Board 33: 45%"), percent=45)])
def test_it_lies_within_the_view(font, panel, view, at_top):
    x, y, width, height = panel.box(font, view, at_top=at_top)
    assert x >= view[0] and x + width <= view[2] and y >= view[1] and y + height <= view[1] + view[3]


def test_a_bar_of_progress_keeps_its_width_while_the_numbers_change(font):
    widths = {Panel((f"Board {n}",), percent=n).box(font, (0, 18, 240, 280), at_top=True)[2] for n in (1, 10, 100)}
    assert len(widths) == 1
