"""Layout and view of a Form: done once, and only as far as can be seen."""

import pytest

from emulator.midp.lcdui import Form, Gauge, Image, ImageItem, Item, StringItem


def lines(count):
    return [StringItem(None, f"line {number}\n") for number in range(count)]


@pytest.fixture
def show(seen):
    """`show(make)` shows a Form of the items that a function makes."""
    return lambda make: seen(lambda: Form("Form", make()))


def test_only_what_is_in_view_is_painted(show):
    painted = []

    class Loud(StringItem, of_the_phone=True):
        def _draw(self, g, box, focused):
            painted.append(self.get_text())
            super()._draw(g, box, focused)
    show(lambda: [Loud(None, f"line {number}\n") for number in range(1_000)])
    assert 5 < len(painted) < 40


def test_it_is_laid_out_once_until_something_changes(phone, show):
    form = show(lambda: lines(50))
    layout = form._layout
    phone.press("down", "down", "up")
    assert form._layout is layout
    form.get(3).set_text("new\n")
    phone.run(0)
    assert form._layout is not layout


def test_a_new_value_needs_no_new_layout(phone, show):
    form = show(lambda: [Gauge("Volume", False, 9, 1)])
    layout = form._layout
    form.get(0).set_value(5)
    phone.run(0)
    assert form._layout is layout and "55%" in phone.screen.text()


def test_the_view_stays_within_the_content_when_that_becomes_less(phone, show, rows):
    form = show(lambda: lines(60))
    phone.press(*["down"] * 80)
    while form.size() > 2:
        form.delete(2)
    phone.run(0)
    assert rows() == ["line 0", "line 1"]


def test_what_the_lower_edge_would_cut_is_left_out(phone, show, rows):
    form = show(lambda: lines(60))
    for _ in range(5):
        bottom = form._content()[1] + form._content()[3]
        assert all(word.y + word.height <= bottom
                   for word in phone.screen._shown.words if word.text.startswith("line"))
        phone.press("down")
    assert rows()[0] == "line 5"


def test_a_high_image_is_shown_as_far_as_it_goes(phone, show):
    image = Image.create_image(30, 2_000)
    image.get_graphics().fill_rect(0, 0, 30, 2_000)
    form = show(lambda: [*lines(3), ImageItem(None, image, Item.LAYOUT_DEFAULT, None)])
    bottom = form._content()[1] + form._content()[3]
    assert phone.screen.image.get_at((10, bottom - 2))[:3] == (0, 0, 0)
    phone.press(*["down"] * 10)
    assert phone.screen.image.get_at((10, form._content()[1] + 2))[:3] == (0, 0, 0)


def test_a_scroll_bar_is_there_only_if_there_is_more(phone, show):
    def bar(form):
        x = form._content()[2] - 2
        column = [phone.screen.image.get_at((x, y))[:3] for y in range(30, 290)]
        return len(set(column)) > 1
    assert not bar(show(lambda: lines(3)))
    assert bar(show(lambda: lines(60)))


def test_an_item_that_cannot_be_measured_is_its_midlets_fault_and_the_form_stays_as_it_was(phone, show, rows):
    form = show(lambda: lines(2))
    form.get(0)._measure = lambda row: 1 // 0
    form.delete(1)
    form.get(0).set_text("new")
    with pytest.raises(ZeroDivisionError):
        phone.run(0)
    form._invalidate()
    phone.run(0)
    assert len(form._placed) == 2


@pytest.mark.parametrize("text", [
    "", " ", "\n", "\n\n\n", "e\u0301\u0302", "שלום (12)", "漢字。" * 40, "x" * 500, "\x00"])
def test_any_text_can_be_shown_and_scrolled(phone, show, text):
    show(lambda: [StringItem(text, text), StringItem(None, text, Item.BUTTON), *lines(3)])
    phone.press("down", "down", "up")
    phone.run(50)


def test_words_never_overlap(phone, show, rows):
    show(lambda: [StringItem("Name: ", "one "), StringItem(None, "two "), Gauge("Volume", True, 10, 3), *lines(4)])
    words = phone.screen._shown.words
    for word in words:
        assert not [other for other in words if other is not word and other.width and word.width
                    and word.x < other.x + other.width and other.x < word.x + word.width
                    and word.y < other.y + other.height and other.y < word.y + word.height]
