"""The list of what runs, and switching between MIDlets."""

import pytest

from emulator import Phone, State
from emulator.errors import UserError


@pytest.fixture
def two(home):
    """A phone on its home screen, with Gomoku and Minesweeper paused behind it."""
    home.launch("gomoku")
    home.launch("minesweeper")
    home.pause()
    return home


def lines(phone):
    return phone.screen.text().splitlines()


def test_the_green_key_on_the_home_screen_lists_what_runs_the_foremost_first(two):
    two.press("send")
    assert lines(two)[:3] == ["Tasks", "> ‖ Minesweeper", "‖ Gomoku"]


def test_the_menu_has_it_too(two):
    two.select("Tasks")
    assert lines(two)[0] == "Tasks"


def test_fire_goes_to_one(two):
    gomoku, minesweeper = two.apps
    two.press("send", "down", "fire")
    assert (gomoku.state, minesweeper.state) == (State.ACTIVE, State.PAUSED)
    assert two.software.front is gomoku.session


def test_end_ends_one_and_the_list_goes_on(two):
    two.press("send")
    two.select("End")
    assert [app.session.program.title for app in two.apps] == ["Gomoku"]
    assert lines(two)[:2] == ["Tasks", "> ‖ Gomoku"]
    two.select("End")
    assert "Nothing is running." in two.screen.text()
    assert [command.get_label() for command in two.commands] == ["Back"]
    two.press("fire")
    two.select("Back")
    assert "Gomoku" in two.screen.text()


def test_the_green_key_held_in_a_midlet_pauses_it_and_lists_what_runs(home):
    app = home.launch("gomoku")
    home.press("send", hold=700)
    assert app.state is State.PAUSED and lines(home)[:2] == ["Tasks", "> ‖ Gomoku"]
    home.press("fire")
    assert app.state is State.ACTIVE


def test_the_green_key_pressed_shortly_is_the_midlets(home):
    app = home.launch("gomoku")
    home.press("send")
    assert app.state is State.ACTIVE


def test_one_that_runs_behind_is_marked_so(home):
    home.launch("gomoku")
    home.software.go_home()
    home.run(0)
    home.press("send")
    assert lines(home)[1] == "> ▶ Gomoku"


def test_the_list_follows_what_happens_while_it_is_shown(two):
    two.press("send", "down")
    two.apps[1].close()
    assert lines(two)[1] == "> ‖ Gomoku"


def test_a_script_switches_by_name_of_the_app(two):
    gomoku, minesweeper = two.apps
    two.switch_to(gomoku)
    assert (gomoku.state, minesweeper.state) == (State.ACTIVE, State.PAUSED)
    two.switch_to(minesweeper)
    assert (gomoku.state, minesweeper.state) == (State.PAUSED, State.ACTIVE)
    two.switch_to(minesweeper)
    assert two.software.front is minesweeper.session


def test_one_that_is_over_or_another_phones_cannot_be_switched_to(two):
    gomoku = two.apps[0]
    gomoku.close()
    with pytest.raises(UserError, match="does not run"):
        two.switch_to(gomoku)
    with Phone() as other, pytest.raises(UserError, match="does not run"):
        two.switch_to(other.launch("gomoku"))


def test_one_whose_fault_was_put_aside_by_another_can_be_gone_on_with():
    with Phone(raise_faults=False) as phone:
        first, second = phone.launch("gomoku"), phone.launch("minesweeper")
        for app in (first, second):
            app.session.group.spawn(lambda: 1 / 0)
        phone.run(10)
        phone.select("Close")
        assert "Gomoku" in phone.screen.text()
        phone.switch_to(first)
        assert first.state is State.ACTIVE and phone.software.front is first.session
