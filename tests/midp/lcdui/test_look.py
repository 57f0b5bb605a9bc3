"""Bars around the content, and what fits where."""

import pytest

from emulator.midp.lcdui import Canvas, Command, Form, Ticker

EXIT = Command("Exit", Command.EXIT, 1)


@pytest.fixture
def form(seen):
    return seen(lambda: Form("Form"))


@pytest.fixture
def look(form):
    return form._display._look


def test_the_content_lies_between_title_and_soft_keys(phone, form, look):
    left, top, width, height = look.content(form)
    assert (left, width) == (0, phone.skin.width)
    assert top == look.title_height and top + height == phone.skin.height - look.bar_height


def test_a_ticker_takes_its_room_above_the_content(form, look, guest):
    before = look.content(form)
    form.set_ticker(guest(lambda: Ticker("news")))
    after = look.content(form)
    assert after[1] - before[1] == before[3] - after[3] == look.ticker_height


def test_a_canvas_has_a_title_bar_only_with_a_title(phone, seen):
    class Blank(Canvas):
        def paint(self, g):
            pass
    canvas = seen(Blank)
    assert canvas._display._look.content(canvas)[1] == 0
    canvas.set_full_screen_mode(True)
    assert canvas._display._look.content(canvas) == (0, 0, phone.skin.width, phone.skin.height)


@pytest.mark.parametrize("text", ["", "a", "word " * 40, "漢字" * 40])
@pytest.mark.parametrize("width", [0, 5, 60])
def test_a_shortened_text_is_not_wider_than_its_room_if_a_dot_fits(look, text, width):
    short = look.shorten(text, look.text, width)
    room = max(width, look.text.string_width("…"))
    assert look.text.string_width(short) <= room or short == text


def test_a_text_that_fits_is_not_shortened(look):
    assert look.shorten("word", look.text, 200) == "word"


def test_a_long_label_may_use_what_a_short_one_leaves(phone, form):
    form.add_command(EXIT)
    form.add_command(Command("A long command", Command.OK, 1))
    phone.run(0)
    assert phone.screen.text().endswith("A long command Exit")


def test_two_long_labels_are_both_shortened(phone, form):
    form.add_command(Command("E" * 40, Command.EXIT, 1))
    form.add_command(Command("O" * 40, Command.OK, 1))
    phone.run(0)
    left, right = phone.screen.text().split("\n")[-1].split(" ")
    assert left.startswith("OOO") and left.endswith("…") and right.startswith("EEE") and right.endswith("…")


@pytest.mark.parametrize("x, key", [(0, "soft_left"), (239, "soft_right")])
def test_a_soft_key_is_where_its_label_is(look, x, key):
    assert look.soft_key_at(x, look.height - 1) == key
    assert look.soft_key_at(x, look.height - look.bar_height - 1) is None


def test_a_title_is_shown_as_far_as_its_first_line_goes(phone, form):
    form.set_title("First\nSecond")
    phone.run(0)
    assert phone.screen.text() == "First"


def icons(phone):
    """Whether something white stands at the left end of the title bar."""
    image = phone.screen.image
    return any(image.get_at((x, y))[:3] == (255, 255, 255) for x in range(4, 16) for y in range(3, 18))


def test_signal_and_battery_are_shown_only_where_there_is_room(phone, form):
    assert icons(phone)
    form.set_title("|" + "." * 100)
    phone.run(0)
    assert "…" in phone.screen.text()


@pytest.mark.parametrize("total, first", [(300, 0), (301, 1), (100_000, 50_000), (100_000, 99_700)])
def test_a_scroll_bar_stays_within_its_area(look, total, first):
    class Paper:
        boxes = []

        def set_color(self, color):
            pass

        def fill_rect(self, x, y, width, height):
            if width > 0 and height > 0:
                self.boxes.append((y, y + height))

        def _draw_frame(self, frame, x, y, area):
            self.boxes.append((y, y + area[3]))
    paper = Paper()
    look.paint_scroll_bar(paper, (0, 10, 100, 300), total, first)
    assert min(top for top, _ in paper.boxes) >= 10 and max(bottom for _, bottom in paper.boxes) <= 310
