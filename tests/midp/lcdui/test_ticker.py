"""The running line (MIDP 2.0, Ticker)."""

import pytest

from emulator.midp.lang import NullPointerException
from emulator.midp.lcdui import Canvas, Display, Form, Ticker
from emulator.midp.lcdui.ticker import SPEED, STEP


@pytest.fixture
def show(seen):
    """`show(text)` shows a Form with a ticker; gives the form."""

    def run(text="News of the day", kind=lambda: Form("Form")):
        def make():
            screen = kind()
            screen.set_ticker(Ticker(text))
            return screen
        return seen(make)
    return run


def band(phone, screen):
    x, y, width, height = screen._display._look.ticker_band(screen)
    return bytes(phone.screen.image.subsurface((x, y, width, height)).copy().get_buffer().raw)


def test_its_text_is_given_back(guest):
    ticker = guest(lambda: Ticker("one\ntwo"))
    assert ticker.get_string() == "one\ntwo"
    ticker.set_string("three")
    assert ticker.get_string() == "three"


def test_a_text_of_none_is_refused_and_nothing_changes(guest):
    ticker = guest(lambda: Ticker("one"))
    with pytest.raises(NullPointerException):
        ticker.set_string(None)
    assert ticker.get_string() == "one"
    with pytest.raises(NullPointerException):
        guest(lambda: Ticker(None))


def test_it_runs_from_the_right_edge_to_the_left_and_begins_again(phone, show):
    form = show()
    look, ticker = form._display._look, form.get_ticker()
    assert ticker._offset(look.width, look.small) == look.width
    phone.run(1_000)
    assert ticker._offset(look.width, look.small) == look.width - SPEED
    round_trip = (look.width + look.small.string_width("News of the day")) * 1_000 // SPEED
    phone.run(round_trip - 1_000)
    assert ticker._offset(look.width, look.small) == look.width


def test_what_it_says_can_be_read_when_it_has_come_in(phone, show):
    show()
    phone.run(4_000)
    assert "News of the day" in phone.screen.text()


def test_line_breaks_are_shown_as_spaces(phone, show):
    show("one\ntwo")
    phone.run(4_000)
    assert "one two" in phone.screen.text()


def test_it_moves_step_by_step_and_nothing_else_is_painted(phone, show):
    form = show()
    phone.run(1_000)
    painted = []
    form._paint_content = lambda g: painted.append(g)
    pictures = set()
    for _ in range(20):
        phone.run(STEP)
        pictures.add(band(phone, form))
    assert (len(pictures), painted) == (20, [])


def test_none_takes_it_away_and_gives_the_content_its_room(phone, show):
    form = show()
    before = form.get_height()
    form.set_ticker(None)
    phone.run(0)
    assert form.get_height() > before and form.get_ticker() is None


def test_while_it_cannot_be_seen_nothing_is_due(phone, show):
    form = show()
    phone.press("soft_left")
    phone.pause()
    phone.run(STEP)
    assert form._display._ticker_alarm is None


def test_a_canvas_in_full_screen_mode_does_not_show_it(phone, show):
    class Blank(Canvas):
        def paint(self, g):
            pass
    canvas = show(kind=Blank)
    phone.run(STEP)
    assert canvas._display._ticker_alarm is not None
    canvas.set_full_screen_mode(True)
    phone.run(2 * STEP)
    assert canvas._display._ticker_alarm is None


def test_one_ticker_on_two_screens_runs_on(phone, on_phone):
    made = []

    def body(midlet):
        ticker = Ticker("shared")
        made.extend([Display.get_display(midlet), Form("One"), Form("Two")])
        for form in made[1:]:
            form.set_ticker(ticker)
        made[0].set_current(made[1])
    on_phone(body)
    phone.run(4_000)
    made[0].set_current(made[2])
    phone.run(0)
    assert "Two\nshared" in phone.screen.text()


def test_an_empty_one_is_no_trouble(phone, show):
    show("")
    phone.run(20_000)
    assert phone.screen.text() == "Form"
