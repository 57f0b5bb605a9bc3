"""Removing a suite from the home screen."""

import pytest

from emulator.ams.home.entries import entries_of

MIDLET = """
from emulator.midp.lcdui import Display, Form
from emulator.midp.midlet import MIDlet
class Tiny(MIDlet):
    def start_app(self):
        Display.get_display(self).set_current(Form("Tiny runs"))
"""


@pytest.fixture
def tiny(home, lay_out):
    """A phone with a suite called Tiny installed, which asks in its own words before it is removed."""
    def make(**attributes):
        home.install(lay_out({"midlet.py": MIDLET}, **attributes))
        home.software.has_changed()
        home.run(0)
        screen = home.software.home.life.midlet.screen
        titles = [entry.title for entry in screen.grid.entries]
        home.press(*["right"] * titles.index("Tiny"))
        return home
    return make


def titles(phone):
    return [entry.title for entry in entries_of(phone.software)]


def words(phone):
    return phone.screen.text().replace("\n", " ")


def test_a_suite_is_removed_after_a_question(tiny):
    phone = tiny()
    phone.select("Remove")
    assert words(phone).startswith("Tiny Remove Tiny?") and "Tiny" in titles(phone)
    phone.select("Remove")
    assert "Tiny" not in titles(phone) and "Tiny is removed." in words(phone)
    phone.run(5_000)
    assert "Tiny" not in words(phone) and "Gomoku" in words(phone)


def test_who_cancels_keeps_it(tiny):
    phone = tiny()
    phone.select("Remove")
    phone.select("Cancel")
    assert "Tiny" in titles(phone) and "Gomoku" in words(phone)


def test_a_suite_may_ask_in_its_own_words(tiny):
    phone = tiny(MIDlet_Delete_Confirm="Your garden will wither!")
    phone.select("Remove")
    assert words(phone).startswith("Tiny Your garden will wither!")


def test_one_that_runs_is_ended_and_removed(tiny):
    phone = tiny()
    phone.press("fire")
    phone.pause()
    phone.select("Remove")
    phone.select("Remove")
    phone.run(1_000)
    assert phone.apps == [] and "Tiny" not in titles(phone)


def test_one_that_came_with_the_phone_stays_and_that_is_said(home):
    home.press("right")
    home.select("Remove")
    assert "Connect 4 came with the phone and stays." in words(home) and "Connect 4" in titles(home)
    home.run(5_000)
    assert "Gomoku" in words(home)


def test_of_one_that_is_gone_already_nobody_asks_any_more(tiny):
    phone = tiny()
    phone.select("Remove")
    phone.remove("Tiny")
    assert "Remove" not in words(phone) and "Minesweeper" in words(phone)
