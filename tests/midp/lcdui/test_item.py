"""What all items have: label, layout, commands, sizes (MIDP 2.0, Item)."""

import pytest

from emulator.midp.lang import IllegalArgumentException, IllegalStateException, NullPointerException
from emulator.midp.lcdui import Alert, Command, Form, Gauge, ImageItem, Item, Spacer, StringItem

OPEN = Command("Open", Command.ITEM, 1)
EDIT = Command("Edit", Command.ITEM, 2)


@pytest.fixture
def item(guest):
    return guest(lambda: StringItem("Name", "Anna"))


@pytest.fixture
def in_form(seen):
    """`in_form(make)` shows a Form of the items that a function makes; gives the form."""
    return lambda make: seen(lambda: Form("Form", make()))


@pytest.mark.parametrize("name, value", [
    ("LAYOUT_DEFAULT", 0), ("LAYOUT_LEFT", 1), ("LAYOUT_RIGHT", 2), ("LAYOUT_CENTER", 3), ("LAYOUT_TOP", 16),
    ("LAYOUT_BOTTOM", 32), ("LAYOUT_VCENTER", 48), ("LAYOUT_NEWLINE_BEFORE", 256), ("LAYOUT_NEWLINE_AFTER", 512),
    ("LAYOUT_SHRINK", 1024), ("LAYOUT_EXPAND", 2048), ("LAYOUT_VSHRINK", 4096), ("LAYOUT_VEXPAND", 8192),
    ("LAYOUT_2", 16384), ("PLAIN", 0), ("HYPERLINK", 1), ("BUTTON", 2)])
def test_the_constants_are_the_specs(name, value):
    assert getattr(Item, name) == value


def test_the_label_can_be_changed_and_taken_away(item):
    item.set_label("Town")
    assert item.get_label() == "Town"
    item.set_label(None)
    assert item.get_label() is None


def test_the_layout_is_given_back_as_it_was_set(item):
    item.set_layout(Item.LAYOUT_EXPAND | Item.LAYOUT_2)
    assert item.get_layout() == Item.LAYOUT_EXPAND | Item.LAYOUT_2


@pytest.mark.parametrize("layout", [4, 8, 64, 128, 32768, -1])
def test_a_bit_that_is_no_directive_is_refused_and_nothing_changes(item, layout):
    item.set_layout(Item.LAYOUT_RIGHT)
    with pytest.raises(IllegalArgumentException):
        item.set_layout(layout)
    assert item.get_layout() == Item.LAYOUT_RIGHT


def test_left_and_right_together_are_center(item):
    item.set_layout(Item.LAYOUT_LEFT | Item.LAYOUT_RIGHT)
    assert item.get_layout() == Item.LAYOUT_CENTER


def test_a_command_that_is_none_is_refused(item):
    with pytest.raises(NullPointerException):
        item.add_command(None)


def test_the_commands_of_the_item_in_focus_are_offered_before_the_forms(phone, in_form):
    form = in_form(lambda: [StringItem(None, "Anna", Item.BUTTON)])
    form.add_command(Command("Exit", Command.EXIT, 1))
    form.add_command(Command("Help", Command.HELP, 1))
    form.get(0).add_command(OPEN)
    form.get(0).add_command(EDIT)
    phone.run(0)
    assert [command.get_label() for command in phone.commands] == ["Exit", "Open", "Edit", "Help"]


def test_the_same_command_twice_is_offered_once(phone, in_form):
    form = in_form(lambda: [StringItem(None, "Anna")])
    form.get(0).add_command(OPEN)
    form.get(0).add_command(OPEN)
    phone.run(0)
    assert phone.commands == [OPEN]


def test_a_removed_command_is_offered_no_more(phone, in_form):
    form = in_form(lambda: [StringItem(None, "Anna")])
    form.get(0).add_command(OPEN)
    form.get(0).remove_command(OPEN)
    form.get(0).remove_command(EDIT)
    form.get(0).remove_command(None)
    phone.run(0)
    assert phone.commands == []


def test_an_items_command_is_told_to_the_items_listener_only(phone, in_form):
    told = []
    form = in_form(lambda: [StringItem(None, "Anna")])
    item = form.get(0)
    item.add_command(OPEN)
    item.set_item_command_listener(lambda command, source: told.append((command, source)))
    form.set_command_listener(lambda command, screen: told.append("form"))
    phone.run(0)
    phone.select("Open")
    assert told == [(OPEN, item)]


def test_a_listener_may_be_an_object_with_the_method(phone, in_form):
    told = []

    class Listener:
        def command_action(self, command, item):
            told.append(command)
    form = in_form(lambda: [StringItem(None, "Anna")])
    form.get(0).add_command(OPEN)
    form.get(0).set_item_command_listener(Listener())
    phone.run(0)
    phone.select("Open")
    assert told == [OPEN]


def test_a_command_without_a_listener_is_dropped(phone, in_form):
    form = in_form(lambda: [StringItem(None, "Anna")])
    form.get(0).add_command(OPEN)
    phone.run(0)
    phone.select("Open")
    assert phone.commands == [OPEN]


def test_the_default_command_is_added_and_fire_chooses_it(phone, in_form):
    told = []
    form = in_form(lambda: [StringItem(None, "Anna")])
    form.get(0).set_default_command(OPEN)
    form.get(0).set_item_command_listener(lambda command, item: told.append(command))
    phone.run(0)
    phone.press("fire")
    assert (phone.commands, told) == ([OPEN], [OPEN])


@pytest.mark.parametrize("drop", [lambda item: item.set_default_command(None), lambda item: item.remove_command(OPEN)])
def test_without_its_default_command_fire_chooses_nothing(phone, in_form, drop):
    told = []
    form = in_form(lambda: [StringItem(None, "Anna")])
    form.get(0).set_default_command(OPEN)
    form.get(0).add_command(EDIT)
    form.get(0).set_item_command_listener(lambda command, item: told.append(command))
    drop(form.get(0))
    phone.run(0)
    phone.press("fire")
    assert told == []


def test_a_default_command_of_none_leaves_the_command_on_the_item(phone, in_form):
    form = in_form(lambda: [StringItem(None, "Anna")])
    form.get(0).set_default_command(OPEN)
    form.get(0).set_default_command(None)
    phone.run(0)
    assert phone.commands == [OPEN]


def test_a_locked_preferred_size_is_the_preferred_size(guest):
    item = guest(lambda: Gauge(None, False, 10, 0))
    item.set_preferred_size(100, 60)
    assert (item.get_preferred_width(), item.get_preferred_height()) == (100, 60)


def test_minus_one_unlocks_a_size(guest):
    item = guest(lambda: Gauge(None, False, 10, 0))
    before = item.get_preferred_width(), item.get_preferred_height()
    item.set_preferred_size(100, 60)
    item.set_preferred_size(-1, -1)
    assert (item.get_preferred_width(), item.get_preferred_height()) == before


def test_a_preferred_size_below_the_minimum_becomes_the_minimum(guest):
    item = guest(lambda: Gauge("Volume", False, 10, 0))
    item.set_preferred_size(1, 1)
    assert item.get_preferred_width() == item.get_minimum_width() > 1
    assert item.get_preferred_height() == item.get_minimum_height() > 1


@pytest.mark.parametrize("size", [(-2, 5), (5, -2)])
def test_a_preferred_size_below_minus_one_is_refused(item, size):
    before = item.get_preferred_width()
    with pytest.raises(IllegalArgumentException):
        item.set_preferred_size(*size)
    assert item.get_preferred_width() == before


def test_the_minimum_is_never_more_than_what_is_preferred(guest):
    items = guest(lambda: [StringItem("Label", "text"), Gauge("Label", True, 9, 1), Spacer(3, 4),
                           ImageItem("Label", None, 0, None)])
    for item in items:
        assert item.get_minimum_width() <= item.get_preferred_width()
        assert item.get_minimum_height() <= item.get_preferred_height()


def test_a_change_can_be_notified_only_in_a_form(item):
    with pytest.raises(IllegalStateException):
        item.notify_state_changed()


def test_a_notified_change_is_told_later_and_on_the_event_thread(phone, in_form):
    told = []
    form = in_form(lambda: [StringItem(None, "Anna")])
    form.set_item_state_listener(told.append)
    form.get(0).notify_state_changed()
    assert told == []
    phone.run(0)
    assert told == [form.get(0)]


ALERTS_OWN = [
    ("set_label", "x"), ("set_layout", 0), ("add_command", OPEN), ("set_default_command", OPEN),
    ("set_item_command_listener", None), ("set_preferred_size", 10, 10), ("notify_state_changed",)]


@pytest.mark.parametrize("call", ALERTS_OWN, ids=lambda call: call[0])
def test_an_alert_alone_decides_on_its_gauge(guest, call):
    def body():
        gauge = Gauge(None, False, 10, 0)
        Alert("Alert").set_indicator(gauge)
        return gauge
    gauge = guest(body)
    with pytest.raises(IllegalStateException):
        getattr(gauge, call[0])(*call[1:])
    assert (gauge.get_label(), gauge.get_layout()) == (None, 0)
