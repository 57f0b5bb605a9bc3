"""Commands, and which soft key they come out on."""

import pytest

from emulator.midp.lang import IllegalArgumentException, NullPointerException
from emulator.midp.lcdui.command import Command, SoftKeys, arrange

EXIT = Command("Exit", Command.EXIT, 1)
BACK = Command("Back", Command.BACK, 1)
CANCEL = Command("Cancel", Command.CANCEL, 1)
STOP = Command("Stop", Command.STOP, 1)
OK = Command("OK", Command.OK, 1)
NEW = Command("New", Command.SCREEN, 1)
HELP = Command("Help", Command.HELP, 1)
ITEM = Command("Edit", Command.ITEM, 1)


def test_a_command_gives_back_what_it_was_made_of():
    command = Command("Del", "Delete all", Command.SCREEN, 7)
    assert (command.get_label(), command.get_long_label(), command.get_command_type(), command.get_priority()) \
        == ("Del", "Delete all", Command.SCREEN, 7)


def test_a_command_without_a_long_label_has_none():
    assert OK.get_long_label() is None


def test_a_label_must_be_there():
    with pytest.raises(NullPointerException):
        Command(None, Command.OK, 1)


@pytest.mark.parametrize("kind", [0, 9, -1, None])
def test_a_type_must_be_one_of_the_eight(kind):
    with pytest.raises(IllegalArgumentException):
        Command("x", kind, 1)


def test_no_commands_leave_the_soft_keys_empty():
    assert arrange([], []) == SoftKeys()


@pytest.mark.parametrize("offered, chosen", [
    ([STOP, CANCEL, EXIT, BACK], BACK), ([STOP, CANCEL, EXIT], EXIT), ([STOP, CANCEL], CANCEL), ([NEW, STOP], STOP)])
def test_the_best_way_back_is_back_then_exit_then_cancel_then_stop(offered, chosen):
    assert arrange([], offered).back is chosen


def test_of_two_ways_back_of_one_type_the_lower_priority_number_wins():
    first, second = Command("Later", Command.BACK, 5), Command("Sooner", Command.BACK, 2)
    assert arrange([], [first, second]).back is second


def test_a_single_other_command_sits_directly_on_the_other_key():
    assert arrange([], [EXIT, NEW]) == SoftKeys(EXIT, NEW)


def test_several_others_are_in_a_menu():
    assert arrange([], [EXIT, HELP, NEW, OK]) == SoftKeys(EXIT, None, (NEW, OK, HELP))


def test_without_a_way_back_the_first_in_order_takes_its_key():
    assert arrange([], [HELP, OK]) == SoftKeys(OK, HELP)


def test_the_menu_has_the_items_commands_first_then_by_type_then_by_priority():
    second = Command("Second", Command.SCREEN, 2)
    assert arrange([ITEM], [BACK, HELP, second, CANCEL, OK, NEW]).menu == (ITEM, NEW, second, OK, CANCEL, HELP)


def test_equal_priorities_keep_the_order_they_were_added_in():
    twins = [Command(name, Command.SCREEN, 1) for name in "abc"]
    assert arrange([], [BACK, *twins]).menu == tuple(twins)
