"""Empty space (MIDP 2.0, Spacer)."""

import pytest

from emulator.midp.lang import IllegalArgumentException, IllegalStateException
from emulator.midp.lcdui import Command, Form, Item, Spacer, StringItem


@pytest.fixture
def spacer(guest):
    return guest(lambda: Spacer(12, 7))


def sizes(spacer):
    return (spacer.get_minimum_width(), spacer.get_minimum_height(),
            spacer.get_preferred_width(), spacer.get_preferred_height())


def test_it_is_as_large_as_its_minimum(spacer):
    assert sizes(spacer) == (12, 7, 12, 7)


def test_its_minimum_can_be_changed(spacer):
    spacer.set_minimum_size(3, 30)
    assert sizes(spacer) == (3, 30, 3, 30)


@pytest.mark.parametrize("size", [(-1, 0), (0, -1)])
def test_a_negative_size_is_refused_and_nothing_changes(guest, spacer, size):
    with pytest.raises(IllegalArgumentException):
        guest(lambda: Spacer(*size))
    with pytest.raises(IllegalArgumentException):
        spacer.set_minimum_size(*size)
    assert sizes(spacer) == (12, 7, 12, 7)


@pytest.mark.parametrize("call", [
    lambda spacer: spacer.set_label("x"), lambda spacer: spacer.set_label(None),
    lambda spacer: spacer.add_command(Command("x", Command.ITEM, 1)),
    lambda spacer: spacer.set_default_command(Command("x", Command.ITEM, 1))])
def test_it_has_neither_label_nor_commands(spacer, call):
    with pytest.raises(IllegalStateException):
        call(spacer)


def test_one_that_expands_pushes_others_apart(phone, seen):
    def make():
        spacer = Spacer(0, 0)
        spacer.set_preferred_size(10, -1)
        spacer.set_layout(Item.LAYOUT_EXPAND)
        return Form("Form", [StringItem(None, "left"), spacer, StringItem(None, "right")])
    form = seen(make)
    x, _, width, _ = form._bounds(form.get(2))
    assert x + width == form._bounds(form.get(0))[0] + form.get_width()
