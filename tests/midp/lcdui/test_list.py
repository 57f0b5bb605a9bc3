"""A screen that is a choice, by keys and by finger (MIDP 2.0, List)."""

import pytest

from emulator.midp.lcdui import Choice, Command, Display, Form, List

GAMES = ["Chess", "Gomoku", "Mines"]
EXIT = Command("Exit", Command.EXIT, 1)
PLAY = Command("Play", Command.ITEM, 1)


@pytest.fixture
def show(seen):
    """`show(type, texts)` shows a List with an Exit; gives it and the commands it told."""

    def run(kind, texts=GAMES):
        told = []

        def make():
            found = List("Games", kind, texts, None)
            found.add_command(EXIT)
            found.set_command_listener(lambda command, screen: told.append((command, screen.get_selected_index())))
            return found
        return seen(make), told
    return run


def test_the_select_command_has_no_label_is_a_screen_command_and_first():
    command = List.SELECT_COMMAND
    assert (command.get_label(), command.get_command_type(), command.get_priority()) == ("", Command.SCREEN, 0)


def test_fire_on_an_implicit_list_tells_of_the_select_command_itself(phone, show):
    _, told = show(Choice.IMPLICIT)
    phone.press("down", "fire")
    assert told == [(List.SELECT_COMMAND, 1)] and told[0][0] is List.SELECT_COMMAND


def test_moving_the_bar_of_an_implicit_list_selects(phone, show, rows):
    found, told = show(Choice.IMPLICIT)
    phone.press("down", "down")
    assert (found.get_selected_index(), told) == (2, [])
    assert rows() == ["Chess", "Gomoku", "> Mines"]


def test_the_bar_goes_round_at_both_ends(phone, show):
    found, _ = show(Choice.IMPLICIT)
    phone.press("up")
    assert found.get_selected_index() == 2
    phone.press("down")
    assert found.get_selected_index() == 0


def test_a_free_soft_key_selects_too(phone, show):
    _, told = show(Choice.IMPLICIT)
    phone.select("Select")
    assert told == [(List.SELECT_COMMAND, 0)]


def test_a_command_of_the_midlets_has_the_soft_key_before_that(phone, show):
    found, _ = show(Choice.IMPLICIT)
    found.add_command(PLAY)
    phone.run(0)
    assert phone.commands == [EXIT, PLAY]


def test_an_empty_list_selects_nothing_but_its_other_commands_work(phone, show):
    _, told = show(Choice.IMPLICIT, [])
    phone.press("fire", "down", "left")
    assert (phone.commands, told) == ([EXIT], [])
    phone.select("Exit")
    assert told == [(EXIT, -1)]


def test_a_command_can_take_the_place_of_the_select_command_and_is_added(phone, show):
    found, told = show(Choice.IMPLICIT)
    found.set_select_command(PLAY)
    phone.run(0)
    assert PLAY in phone.commands
    phone.press("fire")
    assert told == [(PLAY, 0)]


def test_without_a_select_command_fire_selects_nothing(phone, show):
    found, told = show(Choice.IMPLICIT)
    found.set_select_command(None)
    phone.press("fire")
    assert told == []


def test_the_select_command_can_be_put_back_without_being_added(phone, show):
    found, told = show(Choice.IMPLICIT)
    found.set_select_command(PLAY)
    found.remove_command(PLAY)
    found.set_select_command(List.SELECT_COMMAND)
    phone.press("fire")
    assert told == [(List.SELECT_COMMAND, 0)]
    assert List.SELECT_COMMAND not in phone.commands


def test_to_remove_the_select_command_is_to_have_none(phone, show):
    found, told = show(Choice.IMPLICIT)
    found.set_select_command(PLAY)
    found.remove_command(PLAY)
    phone.press("fire")
    assert told == []


@pytest.mark.parametrize("kind", [Choice.EXCLUSIVE, Choice.MULTIPLE])
def test_a_select_command_means_nothing_to_other_lists(phone, show, kind):
    found, told = show(kind)
    found.set_select_command(PLAY)
    phone.press("fire")
    assert (phone.commands, told) == ([EXIT], [])


def test_fire_on_an_exclusive_list_marks_and_tells_nobody(phone, show, rows):
    found, told = show(Choice.EXCLUSIVE)
    phone.press("down", "fire", "down")
    assert (found.get_selected_index(), told) == (1, [])
    assert rows() == ["( ) Chess", "(•) Gomoku", "> ( ) Mines"]


def test_fire_on_a_multiple_list_marks_and_takes_away(phone, show, rows):
    _, told = show(Choice.MULTIPLE)
    phone.press("fire", "down", "fire", "fire")
    assert (rows(), told) == (["[x] Chess", "> [ ] Gomoku", "[ ] Mines"], [])


def test_what_the_program_selects_is_told_to_nobody_and_the_bar_goes_there(phone, show, rows):
    found, told = show(Choice.IMPLICIT)
    found.set_selected_index(2, True)
    phone.run(0)
    assert (rows(), told) == (["Chess", "Gomoku", "> Mines"], [])


def test_a_finger_selects_what_it_taps(phone, show):
    found, told = show(Choice.IMPLICIT)
    top, bottom = found._rows.place(2, found._row_width())
    phone.touch(50, found._content()[1] + (top + bottom) // 2)
    assert told == [(List.SELECT_COMMAND, 2)]


def test_a_tap_below_the_rows_is_nothing(phone, show):
    _, told = show(Choice.IMPLICIT)
    phone.touch(50, 280)
    assert told == []


def test_a_drag_scrolls_and_selects_nothing(phone, show):
    found, told = show(Choice.IMPLICIT, [f"Game {number}" for number in range(100)])
    phone.drag((100, 250), (100, 150))
    assert (found._scroll, told, found.get_selected_index()) == (100, [], 0)


def test_the_bar_is_always_in_view(phone, show):
    found, _ = show(Choice.IMPLICIT, [f"Game {number}" for number in range(100)])
    for key in ["down"] * 30 + ["right"] * 3 + ["up"] * 7 + ["left"] * 9 + ["up"] * 3:
        phone.press(key)
        assert f"> Game {found.get_selected_index()}" in phone.screen.text().split("\n")


def test_left_and_right_go_by_a_page(phone, show):
    found, _ = show(Choice.IMPLICIT, [f"Game {number}" for number in range(100)])
    page = found._view()[1] // found._rows.tops(found._row_width())[1]
    phone.press("right")
    assert found.get_selected_index() in (page - 1, page)
    phone.press("left")
    assert found.get_selected_index() <= 1


def test_no_row_is_cut_at_rest(phone, show):
    found, _ = show(Choice.IMPLICIT, [f"Game {number}" for number in range(100)])
    phone.press(*["down"] * 40)
    assert found._scroll in found._rows.tops(found._row_width())


def test_elements_that_come_and_go_move_the_bar_with_its_element(phone, show, rows):
    found, _ = show(Choice.MULTIPLE)
    phone.press("down")
    found.insert(0, "Checkers", None)
    phone.run(0)
    assert rows()[2] == "> [ ] Gomoku"
    found.delete(0)
    phone.run(0)
    assert rows()[1] == "> [ ] Gomoku"


def test_an_element_that_is_put_into_an_empty_list_can_be_selected(phone, show):
    found, told = show(Choice.IMPLICIT, [])
    found.append("Chess", None)
    phone.run(0)
    phone.press("fire")
    assert told == [(List.SELECT_COMMAND, 0)]


def test_its_title_can_be_changed(phone, show):
    found, _ = show(Choice.IMPLICIT)
    found.set_title("Toys")
    phone.run(0)
    assert phone.screen.text().startswith("Toys")


def test_it_comes_back_as_it_was_left(phone, on_phone, rows):
    screens = []

    def body(midlet):
        screens.append(List("Games", Choice.IMPLICIT, GAMES, None))
        screens.append(Form("Form"))
        Display.get_display(midlet).set_current(screens[0])
    on_phone(body)
    phone.press("down")
    display = phone.software.front.display
    display.set_current(screens[1])
    phone.run(0)
    display.set_current(screens[0])
    phone.run(0)
    assert rows()[1] == "> Gomoku"
