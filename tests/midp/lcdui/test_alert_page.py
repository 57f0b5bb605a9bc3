"""How an Alert looks."""

import pytest

from emulator.midp.lcdui import Alert, AlertType, Gauge, Image

KINDS = [AlertType.INFO, AlertType.CONFIRMATION, AlertType.WARNING, AlertType.ERROR, AlertType.ALARM]


def test_title_text_and_the_way_out_can_be_read(phone, seen):
    seen(lambda: Alert("Saved", "Your game is kept.", None, AlertType.CONFIRMATION))
    assert phone.screen.text() == "Saved\nYour game is kept.\nOK"


def pixels(phone):
    return bytes(phone.screen.image.get_buffer().raw)


def test_each_kind_has_a_symbol_of_its_own(phone, seen):
    pictures = set()
    for kind in [None, *KINDS]:
        seen(lambda kind=kind: Alert("Alert", "Text", None, kind))
        pictures.add(pixels(phone))
    assert len(pictures) == 6


def test_an_image_stands_in_the_symbols_place(phone, seen):
    image = Image.create_image(10, 10)
    image.get_graphics().fill_rect(0, 0, 10, 10)
    alert = seen(lambda: Alert("Alert", "Text", image, AlertType.INFO))
    x, y = alert._arranged().picture
    assert phone.screen.image.get_at((x + 5, alert._content()[1] + y + 5))[:3] == (0, 0, 0)


@pytest.mark.parametrize("size", [1, 30, 100, 500])
def test_an_image_of_any_size_leaves_the_text_readable(phone, seen, size):
    seen(lambda: Alert("Alert", "Text to read", Image.create_image(size, size), None))
    phone.press(*["down"] * 40)
    assert "Text to read" in phone.screen.text()


def test_a_long_text_scrolls_to_its_end_and_back(phone, seen):
    seen(lambda: Alert("Alert", "first " + "word " * 300 + "last"))
    assert "first" in phone.screen.text() and "last" not in phone.screen.text()
    phone.press(*["down"] * 80)
    assert "last" in phone.screen.text()
    phone.press(*["up"] * 80)
    assert "first" in phone.screen.text()


def test_a_running_gauge_moves(phone, seen):
    def make():
        alert = Alert("Wait")
        alert.set_timeout(Alert.FOREVER)
        alert.set_indicator(Gauge(None, False, Gauge.INDEFINITE, Gauge.CONTINUOUS_RUNNING))
        return alert
    seen(make)
    before = pixels(phone)
    phone.run(300)
    assert pixels(phone) != before
