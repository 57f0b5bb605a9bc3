"""How the rows of a choice look."""

import pytest

from emulator.midp.lcdui import Choice, Font, Image, List

LONG = "a name that is much too long for the width of this screen"


@pytest.fixture
def show(seen):
    """`show(type, texts, images, policy)` shows a List."""

    def run(kind, texts, images=None, policy=Choice.TEXT_WRAP_DEFAULT):
        def make():
            found = List("List", kind, texts, images)
            found.set_fit_policy(policy)
            return found
        return seen(make)
    return run


def test_radio_buttons_say_which_is_selected(show, rows):
    show(Choice.EXCLUSIVE, ["Easy", "Hard"]).set_selected_index(1, True)
    assert rows() == ["> (•) Easy", "( ) Hard"]


def test_check_boxes_say_which_are_selected(phone, show, rows):
    show(Choice.MULTIPLE, ["Sound", "Light", "Help"]).set_selected_flags([True, False, True])
    phone.run(0)
    assert rows() == ["> [x] Sound", "[ ] Light", "[x] Help"]


@pytest.mark.parametrize("policy", [Choice.TEXT_WRAP_DEFAULT, Choice.TEXT_WRAP_ON])
def test_a_long_text_is_broken_into_lines(show, phone, policy):
    show(Choice.IMPLICIT, [LONG, "short"], policy=policy)
    lines = phone.screen.text().removeprefix("List\n> ").split("\nshort")[0].split("\n")
    assert " ".join(lines) == LONG and len(lines) > 1


def test_without_wrapping_a_long_text_is_cut(show, phone):
    show(Choice.IMPLICIT, [LONG, "short"], policy=Choice.TEXT_WRAP_OFF)
    first, second = phone.screen.text().split("\n")[1:3]
    assert first.endswith("…") and LONG.startswith(first[2:-1]) and second == "short"


def test_a_newline_breaks_a_text(show, rows):
    show(Choice.IMPLICIT, ["one\ntwo"])
    assert rows()[:2] == ["> one", "two"]


@pytest.mark.parametrize("text", ["", " ", "\n", "e\u0301\u0302\u0303", "שלום 12", "🂡", "\x00"])
def test_any_text_can_be_shown(phone, show, text):
    show(Choice.MULTIPLE, [text, "next"])
    phone.press("down", "fire")
    assert "[x] next" in phone.screen.text()


def test_rows_of_images_are_as_high_as_those(show):
    images = [Image.create_image(60, 60), None]
    found = show(Choice.IMPLICIT, ["big", "small"], images)
    tops = found._rows.tops(found._row_width())
    assert tops[1] >= 60 > tops[2] - tops[1]


def test_an_image_of_one_pixel_is_no_trouble(show, rows):
    show(Choice.IMPLICIT, ["dot"], [Image.create_image(1, 1)])
    assert rows()[0] == "> dot"


def test_an_elements_own_font_makes_its_row_higher(phone, show, guest):
    found = show(Choice.IMPLICIT, ["a", "b"])
    before = found._rows.height(found._row_width())
    huge = Font._sized(40)
    found.set_font(1, huge)
    assert found._rows.height(found._row_width()) > before


def test_a_whole_number_of_rows_fits_the_view(show):
    found = show(Choice.IMPLICIT, [str(number) for number in range(50)])
    height = found._view()[1]
    tops = found._rows.tops(found._row_width())
    assert max(top for top in tops if top <= height) > height - (tops[1] - tops[0]) // 2


@pytest.mark.parametrize("y, row", [(-1, None), (0, 0), (10_000, None)])
def test_a_height_beside_all_rows_is_no_row(show, y, row):
    found = show(Choice.IMPLICIT, ["a", "b"])
    assert found._rows.at(y, found._row_width()) == row
