"""Menus over the handset, worked by events alone."""

import pygame
import pytest

from emulator.host.rows import Row
from tests.host.panels.hands import click, press, turn

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning:pygame_gui")


@pytest.fixture
def menu(panels, done):
    """A menu of three rows, the last with rows of its own."""
    panels.menu("Test", [Row("One", "F5", lambda: done.append("one")), Row("Two", "Ctrl+T", lambda: done.append("two")),
                         Row("More", rows=lambda: [Row("Deep", "1", lambda: done.append("deep"))])], (20, 30))
    turn(panels)
    return panels


def test_a_row_is_chosen_by_its_own_key(menu, done):
    assert press(menu, pygame.K_F5) == [True]
    assert done == ["one"] and not menu.is_open


def test_a_row_is_chosen_by_a_chord(menu, done):
    press(menu, pygame.K_t, mod=pygame.KMOD_LCTRL)
    assert done == ["two"]


def test_a_row_is_chosen_by_arrows_and_enter(menu, done):
    press(menu, pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN)
    assert done == ["two"]


def test_the_arrows_go_round(menu, done):
    press(menu, pygame.K_UP, pygame.K_DOWN, pygame.K_RETURN)
    assert done == ["one"]


def test_a_row_with_rows_opens_them_and_left_comes_back(menu, done):
    press(menu, pygame.K_UP, pygame.K_RIGHT, pygame.K_LEFT)
    assert menu.is_open and done == []
    press(menu, pygame.K_UP, pygame.K_RETURN, pygame.K_1)
    assert done == ["deep"] and not menu.is_open


def test_a_row_is_chosen_by_the_mouse(menu, done):
    click(menu, (60, 30 + 5 + 26 + 13))
    assert done == ["two"] and not menu.is_open


def test_a_press_beside_a_menu_closes_it_and_is_nobodys(menu, done):
    pos = 300, 400
    assert menu.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
    assert not menu.is_open and done == []


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_F10])
def test_a_menu_is_closed_by_keyboard(menu, key):
    press(menu, key)
    assert not menu.is_open


def test_a_menu_keeps_within_the_window(panels):
    panels.menu("Test", [Row(f"Row {n}", "Ctrl+X") for n in range(20)], (330, 410))
    assert panels.surface.get_rect().contains(panels._front.box)


def test_a_key_that_is_nothing_to_a_menu_is_not_the_phones(menu, done):
    assert press(menu, pygame.K_5) == [True]
    assert menu.is_open and done == []
