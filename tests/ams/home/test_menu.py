"""The commands of the home screen."""

import pytest

from emulator import Phone

ORDER = ["Details", "Settings", "Remove", "Tasks", "Calls", "Install", "About"]


@pytest.mark.parametrize("skin", ["classic", "candybar", "slider", "qwerty", "touch"])
def test_open_is_on_one_soft_key_and_all_else_behind_options(skin):
    with Phone(skin=skin) as phone:
        phone.switch_on()
        phone.run(0)
        keys = phone.software.front.display._on_soft_keys()
        assert keys.back.get_label() == "Open"
        assert [command.get_label() for command in keys.menu] == ORDER
        assert set(phone.screen.text().splitlines()[-1].split()) == {"Open", "Options"}


@pytest.mark.parametrize("command, page", [
    ("Details", "Chinese checkers"), ("Settings", "Chinese checkers"), ("Tasks", "Tasks"), ("Calls", "Calls"),
    ("Install", "Address of a suite"), ("About", "About"),
])
def test_each_opens_its_page_and_back_leads_home(home, command, page):
    home.select(command)
    assert home.screen.text().startswith(page)
    home.press(home.skin.back_key)
    assert "Minesweeper" in home.screen.text()


def test_the_red_key_on_a_page_ends_nothing(home):
    home.select("About")
    home.press("end")
    assert home.screen.text().startswith("About")


def test_they_are_about_the_chosen_one(home):
    home.press("right")
    home.select("Details")
    assert home.screen.text().startswith("Connect 4")
