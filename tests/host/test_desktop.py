"""The window as the desktop knows it, on a desktop that nobody sees."""

import pytest

from emulator.errors import UserError
from emulator.host.desktop import LEAST, Desktop


@pytest.fixture
def desktop(monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    made = Desktop()
    yield made
    made.close()


@pytest.mark.parametrize("corner, seen", [((40, 50), True), ((-300, 50), False), ((40, 5_000), False),
                                          ((1_270, 5), False)])
def test_a_window_whose_place_is_off_the_desktop_comes_to_its_middle(desktop, corner, seen):
    desktop.sizes = [(1280, 1024)]
    desktop.open("Test", (400, 500), corner)
    assert (desktop.place[:2] == corner) is seen


def test_a_window_that_grows_stays_in_sight(desktop):
    desktop.sizes = [(1280, 1024)]
    desktop.open("Test", (400, 500), (800, 400))
    desktop.resize((700, 900))
    assert desktop.place == (580, 124, 700, 900)
    desktop.resize((5_000, 5_000))
    assert desktop.size == (1280, 944)


def test_no_window_is_smaller_than_its_dialogs_need(desktop):
    desktop.open("Test", (10, 10), None)
    assert desktop.size == LEAST


def test_it_is_called_what_it_is_told(desktop):
    desktop.open("Test", (400, 500), None)
    desktop.set_title("Gomoku")
    assert desktop.window.title == "Gomoku" and desktop.is_open


def test_without_a_display_it_says_what_to_do(monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "nothing")
    with pytest.raises(UserError, match=r"there is no display.*use --headless"):
        Desktop()
