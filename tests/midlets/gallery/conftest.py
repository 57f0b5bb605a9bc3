"""What the gallery's tests share: an application opened from the menu, and going to what can be read."""

import pytest


@pytest.fixture
def go(phone):
    """`go("> Olives")` presses an arrow until that can be read."""

    def until(text, key="down"):
        for _ in range(100):
            if text in phone.screen.text():
                return
            phone.press(key)
        raise AssertionError(f"{text!r} never came")
    return until


@pytest.fixture
def open_application(phone, go):
    """`open_application("Settings")` starts the gallery and chooses from its menu."""

    def run(title):
        app = phone.launch("jad/gallery.jad")
        go(f"> {title}")
        phone.press("fire")
        return app
    return run
