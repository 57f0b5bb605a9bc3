"""Bars of values, and of things going on (MIDP 2.0, Gauge)."""

import pytest

from emulator.midp.lang import IllegalArgumentException
from emulator.midp.lcdui import Command, Form, Gauge

INDEFINITE, RUNNING, UPDATING = Gauge.INDEFINITE, Gauge.CONTINUOUS_RUNNING, Gauge.INCREMENTAL_UPDATING


@pytest.fixture
def make(guest):
    """`make(interactive, maximum, value)` gives a Gauge."""
    return lambda *arguments: guest(lambda: Gauge("Volume", *arguments))


@pytest.fixture
def show(seen):
    """`show(interactive, maximum, value)` shows one in a Form; gives it and the values it told."""

    def run(*arguments):
        told = []

        def body():
            form = Form("Form", [Gauge("Volume", *arguments)])
            form.set_item_state_listener(lambda item: told.append(item.get_value()))
            return form
        return seen(body).get(0), told
    return run


@pytest.mark.parametrize("name, value", [
    ("INDEFINITE", -1), ("CONTINUOUS_IDLE", 0), ("INCREMENTAL_IDLE", 1), ("CONTINUOUS_RUNNING", 2),
    ("INCREMENTAL_UPDATING", 3)])
def test_the_constants_are_the_specs(name, value):
    assert getattr(Gauge, name) == value


def test_it_gives_back_what_it_was_made_of(make):
    gauge = make(True, 10, 4)
    assert (gauge.is_interactive(), gauge.get_max_value(), gauge.get_value()) == (True, 10, 4)
    assert gauge.get_label() == "Volume"


@pytest.mark.parametrize("interactive, maximum", [(True, 0), (True, -1), (True, -2), (False, 0), (False, -2)])
def test_a_maximum_must_be_positive_or_indefinite_if_nobody_can_move_it(make, interactive, maximum):
    with pytest.raises(IllegalArgumentException):
        make(interactive, maximum, 0)


@pytest.mark.parametrize("value, kept", [(-5, 0), (0, 0), (10, 10), (11, 10)])
def test_a_value_is_kept_within_0_and_the_maximum(make, value, kept):
    gauge = make(True, 10, 3)
    gauge.set_value(value)
    assert gauge.get_value() == make(True, 10, value).get_value() == kept


def test_a_lower_maximum_lowers_the_value(make):
    gauge = make(True, 10, 8)
    gauge.set_max_value(5)
    assert (gauge.get_max_value(), gauge.get_value()) == (5, 5)


def test_a_higher_maximum_leaves_the_value(make):
    gauge = make(True, 10, 8)
    gauge.set_max_value(50)
    assert gauge.get_value() == 8


@pytest.mark.parametrize("maximum", [0, -1, -7])
def test_a_wrong_maximum_changes_nothing(make, maximum):
    gauge = make(True, 10, 8)
    with pytest.raises(IllegalArgumentException):
        gauge.set_max_value(maximum)
    assert (gauge.get_max_value(), gauge.get_value()) == (10, 8)


@pytest.mark.parametrize("state", [-1, 4])
def test_an_indefinite_one_has_four_states_only(make, state):
    gauge = make(False, INDEFINITE, RUNNING)
    with pytest.raises(IllegalArgumentException):
        gauge.set_value(state)
    with pytest.raises(IllegalArgumentException):
        make(False, INDEFINITE, state)
    assert gauge.get_value() == RUNNING


def test_from_indefinite_to_a_maximum_the_value_is_0(make):
    gauge = make(False, INDEFINITE, UPDATING)
    gauge.set_max_value(10)
    assert gauge.get_value() == 0


def test_from_a_maximum_to_indefinite_it_is_idle(make):
    gauge = make(False, 10, 7)
    gauge.set_max_value(INDEFINITE)
    assert gauge.get_value() == Gauge.CONTINUOUS_IDLE


def test_right_and_left_move_it_and_the_listener_is_told_each_time(phone, show):
    gauge, told = show(True, 10, 4)
    phone.press("right", "right", "left")
    assert (gauge.get_value(), told) == (5, [5, 6, 5])


def test_it_stops_at_its_ends_and_nobody_is_told(phone, show):
    gauge, told = show(True, 3, 3)
    phone.press("right")
    assert (gauge.get_value(), told) == (3, [])


def test_a_held_key_goes_on_and_faster(phone, show):
    gauge, _ = show(True, 100, 0)
    phone.press("right", hold=1_000)
    assert gauge.get_value() == 1 + 6 * 4        # at 500, 600 … 1,000 ms, a 25th of the range each


def test_what_the_program_sets_is_told_to_nobody(phone, show):
    gauge, told = show(True, 10, 4)
    gauge.set_value(9)
    phone.run(100)
    assert told == []


def test_the_finger_takes_the_value_along(phone, show):
    gauge, told = show(True, 10, 0)
    x, y, width, height = gauge._owner._content_of(gauge)
    top = gauge._owner._content()[1] + y + height // 2
    phone.drag((x, top), (x + width // 2, top), (x + width - 1, top))
    assert gauge.get_value() == 10 and told == sorted(told) and told[-1] == 10


@pytest.mark.parametrize("value, words", [
    (0, "[----------] 0/10"), (4, "[####------] 4/10"), (10, "[##########] 10/10")])
def test_its_value_can_be_read(show, rows, value, words):
    show(True, 10, value)
    assert rows() == ["Volume", f"> {words}"]


def test_one_that_nobody_can_move_says_how_much_of_a_hundred(show, rows):
    show(False, 8, 2)
    assert rows() == ["Volume", "[##--------] 25%"]


@pytest.mark.parametrize("state, word", [
    (Gauge.CONTINUOUS_IDLE, "[idle]"), (Gauge.INCREMENTAL_IDLE, "[idle]"), (RUNNING, "[running]"),
    (UPDATING, "[working]")])
def test_the_states_of_an_indefinite_one_can_be_read(show, rows, state, word):
    show(False, INDEFINITE, state)
    assert rows() == ["Volume", word]


def pictures(phone, wait):
    """How many different pictures are shown in a second, looked at every `wait` ms."""
    seen = set()
    for _ in range(1_000 // wait):
        phone.run(wait)
        seen.add(bytes(phone.screen.image.get_buffer().raw))
    return len(seen)


def test_one_that_is_running_moves_by_itself(phone, show):
    show(False, INDEFINITE, RUNNING)
    assert pictures(phone, 100) == 10


@pytest.mark.parametrize("state", [Gauge.CONTINUOUS_IDLE, Gauge.INCREMENTAL_IDLE, UPDATING])
def test_in_the_other_states_it_stands_still(phone, show, state):
    show(False, INDEFINITE, state)
    assert pictures(phone, 100) == 1


def test_an_updating_one_moves_when_it_is_told_so_again(phone, show):
    gauge, _ = show(False, INDEFINITE, UPDATING)
    before = bytes(phone.screen.image.get_buffer().raw)
    gauge.set_value(UPDATING)
    phone.run(0)
    assert bytes(phone.screen.image.get_buffer().raw) != before


def test_one_that_cannot_be_seen_keeps_no_alarm(phone, show):
    show(False, INDEFINITE, RUNNING)
    phone.pause()
    phone.run(1_000)
    shown = phone.screen.serial
    phone.run(900)
    assert phone.screen.serial - shown <= 1        # the home screen's clock


def test_one_with_commands_can_be_in_focus_though_nobody_can_move_it(phone, show, rows):
    gauge, _ = show(False, 10, 4)
    gauge.add_command(Command("Cancel", Command.ITEM, 1))
    phone.run(0)
    assert rows()[1].startswith(">")
