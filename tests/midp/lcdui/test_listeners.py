"""An object with the method, or any callable in its place."""

import pytest

from emulator.midp.lang import ClassCastException
from emulator.midp.lcdui.listeners import method_of


class Listener:
    def command_action(self, command, screen):
        return "method"


class Both(Listener):
    def __call__(self, command, screen):
        return "call"


def test_a_method_is_called():
    assert method_of(Listener(), "command_action")(None, None) == "method"


def test_a_function_is_called():
    assert method_of(lambda command, screen: "function", "command_action")(None, None) == "function"


def test_of_both_it_is_the_method():
    assert method_of(Both(), "command_action")(None, None) == "method"


@pytest.mark.parametrize("thing", [object(), 3, "command_action"])
def test_what_is_neither_is_told_what_it_lacks(thing):
    with pytest.raises(ClassCastException, match="command_action"):
        method_of(thing, "command_action")
