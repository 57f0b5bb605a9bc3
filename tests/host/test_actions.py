"""The table of the menu: complete, without a key used twice, and the same as in docs/window.md."""

import re
from pathlib import Path

import pygame
import pytest

from emulator.host.actions import ACTIONS, BY_KEY, MENU_KEY, MENUS
from emulator.host.keyboard import KEYS, chord

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "window.md").read_text(encoding="utf-8")


def test_the_page_has_every_entry_with_its_key_and_no_other():
    table = re.findall(r"^\| (Phone|View|Record|Tools) \| (.+?) \| (.+?) \|$", PAGE, re.MULTILINE)
    assert table == [(action.menu, action.label, action.key) for action in ACTIONS]


def test_no_key_and_no_name_is_used_twice():
    assert len(BY_KEY) == len({action.name for action in ACTIONS}) == len(ACTIONS)
    assert MENU_KEY not in BY_KEY


def test_no_entry_has_a_key_that_is_the_phones():
    phones = {chord(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0)) for key in KEYS}
    assert phones.isdisjoint([*BY_KEY, MENU_KEY])


def test_an_entry_either_does_something_or_opens_a_menu():
    idle = ACTIONS[0].__class__("", "", "", "").act
    assert [action.name for action in ACTIONS if (action.rows is None) == (action.act is idle)] == []


@pytest.mark.parametrize("wanted", [
    "open", "home", "pause", "call", "skin", "zoom", "speed", "fast", "mute", "rotate", "full_screen", "screenshot",
    "photo", "film", "keys", "records", "network", "log", "effect", "about"])
def test_everything_that_a_person_may_want_is_in_a_menu(wanted):
    assert wanted in {action.name for action in ACTIONS if action.menu in MENUS}
