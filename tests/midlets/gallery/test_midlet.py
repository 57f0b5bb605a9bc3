"""The whole gallery, gone through by keys on small and large screens: nothing overlaps, nothing is cut."""

import pytest

from emulator import Phone, State

SKINS = ["classic", "qwerty"]
APPLICATIONS = ["Shopping list", "Order a pizza", "Settings", "Download", "Alarms", "Rate a film", "A short book"]


def faults(phone):
    """What is wrong with the words on the screen."""
    display = phone.software.front.display
    look, screen = display._look, display.get_current()
    _left, top, _width, height = look.content(screen)
    ticker_top = top - look.ticker_height if screen.get_ticker() is not None else top
    words = [word for word in phone.screen._shown.words
             if word.width and word.text.strip() and not ticker_top <= word.y + word.height // 2 < top]
    for number, word in enumerate(words):
        x, y, w, h, text = word
        if x < 0 or y < 0 or x + w > look.width or y + h > look.height:
            yield f"{text!r} leaves the screen"
        if top <= y + h // 2 < top + height and not top - 1 <= y <= y + h <= top + height + 1:
            yield f"{text!r} is cut by the edge of the content"
        if text.endswith("…"):
            yield f"{text!r} is shortened"
        for other in words[:number]:
            if x < other.x + other.width and other.x < x + w and y < other.y + other.height and other.y < y + h:
                yield f"{text!r} overlaps {other.text!r}"


def check(phone):
    assert list(faults(phone)) == [], phone.screen.text()


@pytest.fixture(params=SKINS)
def small_or_large(request):
    """A phone of each size, with the gallery on it."""
    with Phone(skin=request.param) as phone:
        phone.launch("jad/gallery.jad")
        yield phone


def go(phone, text, key="down"):
    """Press an arrow until that can be read."""
    for _ in range(100):
        check(phone)
        if text in phone.screen.text():
            return
        phone.press(key)
    raise AssertionError(f"{text!r} never came:\n{phone.screen.text()}")


def open_application(phone, title):
    go(phone, f"> {title}")
    phone.press("fire")
    check(phone)


def test_the_menu_offers_every_application(phone):
    phone.launch("jad/gallery.jad")
    assert phone.screen.text() == "\n".join(
        ["Widgets", f"> {APPLICATIONS[0]}", *APPLICATIONS[1:], "Select Exit"])


def test_exit_ends_it(phone):
    app = phone.launch("jad/gallery.jad")
    phone.select("Exit")
    assert app.state is State.DESTROYED


def test_it_comes_back_from_a_pause_as_it_was(phone):
    phone.launch("jad/gallery.jad")
    phone.press("down", "fire")
    before = phone.screen.text()
    phone.pause()
    phone.resume()
    assert phone.screen.text() == before


@pytest.mark.parametrize("title", APPLICATIONS)
def test_each_application_can_be_gone_through_and_left(small_or_large, title):
    phone = small_or_large
    open_application(phone, title)
    for key in ["down"] * 25 + ["up"] * 25 + ["right"] * 3 + ["left"] * 3:
        phone.press(key)
        check(phone)
    phone.select("Back")
    assert phone.screen.text().startswith("Widgets")
    check(phone)


def test_through_the_shopping_list(small_or_large):
    phone = small_or_large
    open_application(phone, "Shopping list")
    phone.press("fire", "down", "down", "fire")
    check(phone)
    other = "soft_left" if phone.skin.back_key == "soft_right" else "soft_right"
    phone.press(other)
    check(phone)
    phone.press("down", other)
    check(phone)
    assert "Throw away 2 of 6?" in phone.screen.text().replace("\n", " ")
    phone.select("Yes")
    check(phone)
    phone.select("Add")
    check(phone)


def test_through_a_pizza(small_or_large):
    phone = small_or_large
    open_application(phone, "Order a pizza")
    go(phone, "> As soon as you can")
    phone.press("fire")
    check(phone)
    phone.press("down", "fire")
    go(phone, "> Order")
    phone.press("fire")
    check(phone)
    assert "at noon" in phone.screen.text().replace("\n", " ")


def test_through_every_alarm(small_or_large):
    phone = small_or_large
    open_application(phone, "Alarms")
    for title in ["Message", "Sent", "Battery", "Error", "Wake up", "Note"]:
        go(phone, f"> {title}")
        phone.press("fire")
        assert phone.screen.text().startswith(title)
        check(phone)
        phone.press("down", "down")
        check(phone)
        phone.select("OK")


def test_through_a_download(small_or_large):
    phone = small_or_large
    open_application(phone, "Download")
    phone.select("Start")
    for _ in range(20):
        phone.run(500)
        check(phone)
    phone.run(2_000)
    assert phone.screen.text().startswith("Done")
    check(phone)
