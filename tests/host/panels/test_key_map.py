"""The key map editor, worked by events alone."""

import pygame
import pytest

from emulator.handset.keys import STANDARD
from emulator.host.keyboard import KeyMap
from tests.host.panels.hands import click, press, turn

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning:pygame_gui")


@pytest.fixture
def editor(panels, done):
    panels.key_map([("up", "Up"), ("5", "5")], KeyMap(), {"F5": "Speed"}, lambda key_map: done.append(key_map.own))
    turn(panels)
    return panels


def choose(editor, place):
    click(editor, editor._front._list.item_list_container.elements[place].rect.center)
    click(editor, editor._front._buttons[0].rect.center)


def test_the_next_key_is_the_chosen_one(editor, done):
    choose(editor, 0)
    press(editor, pygame.K_w)
    assert done == [{"w": "up"}]


def test_a_key_of_the_menu_is_taken(editor, done):
    choose(editor, 1)
    press(editor, pygame.K_F5)
    assert done == [] and "Speed" in editor._front._hint.text


def test_a_key_is_chosen_and_given_by_keyboard_alone(editor, done):
    press(editor, pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN, pygame.K_w)
    assert done == [{"w": "5"}]
    press(editor, pygame.K_UP, pygame.K_RETURN, pygame.K_e)
    assert done[-1] == {"w": "5", "e": "up"}
    press(editor, pygame.K_DOWN, pygame.K_DELETE)
    assert done[-1] == {"e": "up"}


def test_a_long_list_keeps_its_place_when_a_key_is_given(panels, done):
    keys = [(letter, letter.upper()) for letter in "abcdefghijklmnopqrstuvwxyz"]
    panels.key_map(keys, KeyMap(), {}, lambda key_map: done.append(key_map.own))
    turn(panels)
    press(panels, pygame.K_END, pygame.K_RETURN, pygame.K_1)
    items = panels._front._list
    assert done == [{"1": "z"}]
    assert items.scroll_bar.start_percentage > 0.2 and items.item_list[-1]["button_element"].is_selected
    press(panels, pygame.K_HOME)
    assert items.scroll_bar.start_percentage == 0 and items.item_list[0]["selected"]


def test_esc_chooses_none_and_then_closes(editor, done):
    choose(editor, 0)
    press(editor, pygame.K_ESCAPE)
    assert editor.is_open and done == []
    press(editor, pygame.K_ESCAPE)
    assert not editor.is_open


def test_all_can_be_as_before(editor, done):
    choose(editor, 0)
    press(editor, pygame.K_w)
    click(editor, editor._front._buttons[2].rect.center)
    assert done[-1] == {}


def test_another_window_size_closes_what_is_open(editor):
    editor.resize((500, 600))
    assert not editor.is_open


@pytest.mark.parametrize("key", list(STANDARD.values()), ids=lambda key: key.name)
def test_what_the_editor_says_is_not_cut_off_in_the_smallest_window(panels, key):
    panels.key_map([(key.name, key.title)], KeyMap(), {}, print)
    turn(panels)
    hint, said = panels._front._hint, []
    panels._front._say = said.append
    press(panels, pygame.K_DOWN, pygame.K_RETURN, pygame.K_w, pygame.K_DELETE)
    assert len(said) == 4
    assert max(hint.font.size(text)[0] for text in said) <= hint.rect.width
