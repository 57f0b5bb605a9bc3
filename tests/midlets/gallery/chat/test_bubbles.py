"""Where messages stand."""

import datetime

import pytest

from emulator.midp.lcdui import Font
from midlets.gallery.chat.bubbles import DAY, Layout, clock, date
from midlets.gallery.chat.history import Message, State

FONT = Font.get_font(Font.FACE_SYSTEM, Font.STYLE_PLAIN, Font.SIZE_SMALL)
TEXTS = ["Hi", "A rather long message that needs several lines on any of these phones, and more.", "好的，三点见。",
         "W" * 60]


def page(width, messages, first_new=None, day_words=()):
    return Layout(FONT, FONT, width).page(messages, first_new, "New", dict(day_words))


def message(number, text="Hi", state=State.RECEIVED, time=0):
    return Message(number, 1, text, time, state)


@pytest.mark.parametrize("width", [125, 173, 237, 317])
def test_bubbles_stand_one_below_the_other_on_their_side_of_the_screen(width):
    messages = [message(number, text, state) for number, text in enumerate(TEXTS)
                for state in (State.RECEIVED, State.DELIVERED)]
    laid = page(width, messages)
    below = 0
    for bubble in laid.bubbles:
        assert bubble.y >= below and bubble.x >= 0 and bubble.x + bubble.width <= width
        below = bubble.y + bubble.height
        assert all(FONT.string_width(line) <= bubble.width - 8 for line in bubble.lines)
        left, right = bubble.x, width - bubble.x - bubble.width
        assert (left > right) is bubble.message.is_mine
    assert laid.height >= below


def test_a_day_is_named_where_it_begins():
    messages = [message(1, time=0), message(2, time=5), message(3, time=DAY), message(4, time=2 * DAY)]
    assert [d.text for d in page(200, messages, day_words={1: "Yesterday", 2: "Today"}).dividers] == [
        "01.01.1970", "Yesterday", "Today"]


def test_the_line_before_what_is_new_stands_before_the_first_of_it():
    laid = page(200, [message(1), message(2), message(3)], first_new=2)
    new = next(divider for divider in laid.dividers if divider.is_new)
    assert laid.bubbles[0].y < new.y < laid.bubbles[1].y


def test_nothing_is_as_high_as_nothing():
    assert page(200, []) == ([], [], 0)


@pytest.mark.parametrize("days", [*range(0, 40_000, 997), 11_016, 11_017, 19_782, 47_540])
def test_dates_are_those_of_the_calendar(days):
    assert date(days * DAY) == f"{datetime.date(1970, 1, 1) + datetime.timedelta(days):%d.%m.%Y}"


@pytest.mark.parametrize("time, said", [(0, "00:00"), (DAY - 1, "23:59"), (DAY, "00:00"), (61_000, "00:01")])
def test_times_of_day_have_hours_and_minutes(time, said):
    assert clock(time) == said
