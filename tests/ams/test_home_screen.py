"""The phone's home screen: a grid of what can be run."""

import pytest

from emulator import Phone, State


@pytest.fixture
def home(phone):
    """A phone on its home screen."""
    phone.switch_on()
    phone.run(0)
    return phone


def test_it_shows_the_clock_and_every_midlet_of_every_shipped_suite(home):
    text = home.screen.text()
    assert "09:00" in text and all(name in text for name in ("Connect 4", "Gomoku", "Minesweeper", "Widgets"))


def test_the_clock_goes(home):
    home.run(61_000)
    assert "09:01" in home.screen.text()


def test_fire_opens_the_chosen_one(home):
    home.press("right", "left", "fire")
    assert home.apps[0].state is State.ACTIVE


def test_the_red_key_ends_it_and_home_is_back(home):
    home.press("fire", "end")
    assert home.apps == [] and "Gomoku" in home.screen.text()


def test_the_red_key_on_the_home_screen_ends_nothing(home):
    home.press("end")
    assert "Gomoku" in home.screen.text()


def test_a_tap_opens(home):
    word = next(word for word in home.screen.words if word.text == "Gomoku")
    home.touch(word.x + word.width // 2, word.y - 4)
    assert "Five in a Row" in home.screen.text()


def test_a_paused_midlet_stands_first_and_is_gone_on_with(home):
    home.press("fire")
    home.pause()
    home.run(10)
    assert home.screen.text().splitlines()[2].startswith("‖")
    home.press("fire")
    assert home.apps[0].state is State.ACTIVE and len(home.apps) == 1


@pytest.mark.parametrize("skin", ["classic", "candybar", "slider", "qwerty", "touch"])
def test_the_last_one_can_be_reached_on_every_skin(skin):
    with Phone(skin=skin) as phone:
        phone.switch_on()
        phone.run(0)
        phone.press(*["right"] * 20)
        assert "Minesweeper"[:6] in phone.screen.text()
