"""Menus that pop up."""

import pytest

from emulator.handset.keypad import KeyEvent, Stroke
from emulator.handset.keys import STANDARD
from emulator.handset.touch import TouchEvent
from emulator.midp.lcdui import Command, Form
from emulator.midp.lcdui.menu import Menu, Row
from emulator.midp.lcdui.overlay import STAYS, nothing


@pytest.fixture
def look(seen):
    return seen(lambda: Form("Form"))._display._look


@pytest.fixture
def make(look):
    """`make(rows)` gives a Menu and what was chosen from it."""

    def run(rows, index=0):
        chosen = []
        return Menu(rows, look, chosen.append, index), chosen
    return run


def press(menu, *names):
    """What becomes of the menu after the last key."""
    for name in names:
        outcome = menu.key(KeyEvent(Stroke.PRESSED, STANDARD[name], 0))
    return outcome


NAMES = [Row(name, digit=str(place)) for place, name in enumerate(["one", "two", "three"], 1)]


@pytest.mark.parametrize("keys, index", [("down", 1), ("down down down", 0), ("up", 2), ("down up", 0)])
def test_the_bar_goes_up_and_down_and_round(make, keys, index):
    menu, _ = make(NAMES)
    assert press(menu, *keys.split()) is STAYS and menu.index == index


@pytest.mark.parametrize("keys, place", [("fire", 0), ("down fire", 1), ("down soft_left", 1), ("3", 2)])
def test_fire_the_other_soft_key_and_digits_choose(make, keys, place):
    menu, chosen = make(NAMES)
    press(menu, *keys.split())()
    assert chosen == [place]


@pytest.mark.parametrize("key", ["soft_right", "clear"])
def test_the_way_back_closes_it(make, key):
    menu, _ = make(NAMES)
    assert press(menu, key) is nothing


@pytest.mark.parametrize("key", ["9", "0", "*", "left"])
def test_other_keys_leave_it_as_it_is(make, key):
    menu, chosen = make(NAMES)
    assert press(menu, key) is STAYS and (menu.index, chosen) == (0, [])


def test_only_the_first_nine_commands_have_a_digit(look):
    menu = Menu.of_commands([Command(f"c{n}", Command.SCREEN, n) for n in range(12)], look, lambda command: None)
    assert [row.digit for row in menu.rows] == [*"123456789", None, None, None]


def test_a_command_is_shown_by_its_long_label_if_there_is_room(look):
    commands = [Command("New", "New game", Command.SCREEN, 1), Command("Del", "D" * 100, Command.SCREEN, 2)]
    assert [row.label for row in Menu.of_commands(commands, look, lambda command: None).rows] == ["New game", "Del"]


def test_the_chosen_command_is_the_one_that_was_given(look):
    chosen, command = [], Command("New", Command.SCREEN, 1)
    press(Menu.of_commands([command], look, chosen.append), "fire")()
    assert chosen == [command]


def test_more_rows_than_fit_scroll_with_the_bar(make, phone):
    menu, _chosen = make([Row(f"row {n}") for n in range(60)])
    frame = phone.handset.screen.drawing
    for step in range(60):
        menu.paint(frame)
        assert f"> row {step}" in frame.text()
        press(menu, "down")


def test_it_opens_at_the_row_that_is_asked_for(make, phone):
    menu, chosen = make([Row(f"row {n}", on=n == 40) for n in range(60)], index=40)
    menu.paint(phone.handset.screen.drawing)
    assert "> (•) row 40" in phone.handset.screen.drawing.text()
    press(menu, "fire")()
    assert chosen == [40]


def test_words_that_it_covers_in_part_are_gone(phone, seen):
    form = seen(lambda: Form("Form", []))
    frame = phone.handset.screen.drawing
    frame.write((10, 270, 200, 20, "half covered"))
    Menu(NAMES, form._display._look, lambda index: None).paint(frame)
    assert "half covered" not in frame.text() and "> 1 one" in frame.text()


def touch(menu, stroke, x, y):
    return menu.touch(TouchEvent(stroke, x, y, 0))


def middle(menu, row):
    left, top, width, _ = menu._box()
    return left + width // 2, top + 2 + menu._row_height * row + menu._row_height // 2


def test_a_finger_slides_to_a_row_and_chooses_it_where_it_is_lifted(make):
    menu, chosen = make(NAMES)
    assert touch(menu, Stroke.PRESSED, *middle(menu, 0)) is STAYS
    assert touch(menu, Stroke.DRAGGED, *middle(menu, 2)) is STAYS and menu.index == 2
    touch(menu, Stroke.RELEASED, *middle(menu, 1))()
    assert chosen == [1]


def test_a_tap_beside_it_closes_it(make):
    menu, _ = make(NAMES)
    assert touch(menu, Stroke.PRESSED, 200, 30) is nothing


def test_a_finger_that_is_lifted_beside_it_leaves_it_open(make):
    menu, _ = make(NAMES)
    assert touch(menu, Stroke.RELEASED, 200, 30) is STAYS


def test_the_soft_keys_can_be_tapped(make, look):
    menu, chosen = make(NAMES)
    touch(menu, Stroke.PRESSED, 5, look.height - 3)()
    assert chosen == [0]
    assert touch(menu, Stroke.PRESSED, look.width - 5, look.height - 3) is nothing
