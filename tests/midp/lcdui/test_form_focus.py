"""The focus of a Form, by keys and by finger."""

import pytest

from emulator.midp.lang import IllegalStateException, NullPointerException
from emulator.midp.lcdui import Alert, Choice, ChoiceGroup, Command, Display, Form, Gauge, Item, Spacer, StringItem

OPEN = Command("Open", Command.ITEM, 1)


def button(text, layout=0):
    item = StringItem(None, text, Item.BUTTON)
    item.set_default_command(OPEN)
    item.set_layout(layout)
    return item


def lines(count):
    return [StringItem(None, f"line {number}\n") for number in range(count)]


@pytest.fixture
def show(seen):
    """`show(make)` shows a Form of the items that a function makes."""
    return lambda make: seen(lambda: Form("Form", make()))


def in_focus(form):
    return form._focused.get_text() if form._focused is not None else None


def test_the_first_item_that_can_be_has_the_focus(show, rows):
    show(lambda: [StringItem(None, "plain\n"), Spacer(3, 3), button("one"), button("two")])
    assert rows()[1].startswith("> one")


def test_a_form_of_text_has_no_focus(show, rows):
    show(lambda: lines(3))
    assert rows() == ["line 0", "line 1", "line 2"]


def test_down_and_up_go_to_the_next_and_the_one_before(phone, show):
    form = show(lambda: [button("one"), StringItem(None, " text "), button("two"), button("three")])
    seen = []
    for key in ["down", "down", "down", "up", "up", "up"]:
        phone.press(key)
        seen.append(in_focus(form))
    assert seen == ["two", "three", "three", "two", "one", "one"]


def test_right_and_left_go_to_the_neighbour_in_the_row(phone, show):
    after = Item.LAYOUT_NEWLINE_AFTER
    form = show(lambda: [button("a"), button("b", after), button("c")])
    phone.press("right")
    assert in_focus(form) == "b"
    phone.press("right")
    assert in_focus(form) == "b"
    phone.press("left")
    assert in_focus(form) == "a"


def test_nothing_is_passed_unseen(phone, show):
    form = show(lambda: [button("top"), *lines(40), button("bottom")])
    read = phone.screen.text()
    while in_focus(form) != "bottom":
        phone.press("down")
        read += "\n" + phone.screen.text()
    assert [number for number in range(40) if f"line {number}\n" not in read] == []


def test_a_form_of_text_scrolls_by_lines_and_by_pages(phone, show, rows):
    show(lambda: lines(60))
    phone.press("down")
    assert rows()[0] == "line 1"
    phone.press("right")
    assert int(rows()[0].split()[1]) > 8
    phone.press("left")
    assert rows()[0] in ("line 0", "line 1", "line 2")


def test_it_scrolls_to_its_end_and_no_further(phone, show, rows):
    show(lambda: lines(60))
    phone.press(*["down"] * 80)
    assert rows()[-1] == "line 59"
    phone.press("up")
    phone.press("down", "down")
    assert rows()[-1] == "line 59"


def test_a_held_key_goes_on(phone, show, rows):
    show(lambda: lines(60))
    phone.press("down", hold=1_000)
    assert rows()[0] == "line 7"


def test_the_soft_keys_show_the_commands_of_what_is_in_focus(phone, show):
    form = show(lambda: [button("one"), Gauge("Volume", True, 9, 1)])
    form.add_command(Command("Exit", Command.EXIT, 1))
    phone.run(0)
    assert phone.screen.text().endswith("Open Exit")
    phone.press("down")
    assert phone.screen.text().endswith("\nExit")


def test_an_item_with_its_first_command_gets_the_focus(phone, show, rows):
    form = show(lambda: lines(2))
    form.get(1).add_command(OPEN)
    phone.run(0)
    assert rows() == ["line 0", "> line 1"]
    form.get(1).remove_command(OPEN)
    phone.run(0)
    assert rows() == ["line 0", "line 1"]


def test_when_the_item_in_focus_is_deleted_another_has_it(phone, show):
    form = show(lambda: [button("one"), button("two")])
    form.delete(0)
    phone.run(0)
    assert in_focus(form) == "two"


def test_the_focus_stays_with_its_item_when_others_come_before_it(phone, show):
    form = show(lambda: [button("one"), button("two")])
    phone.press("down")
    form.delete(0)
    phone.run(0)
    assert in_focus(form) == "two"


def test_set_current_item_shows_the_form_at_that_item(phone, show, rows):
    form = show(lambda: [button("top"), *lines(60), button("bottom")])
    form._display.set_current_item(form.get(61))
    phone.run(0)
    assert "> bottom" in rows()


def test_set_current_item_scrolls_to_an_item_that_cannot_be_in_focus(phone, show, rows):
    form = show(lambda: [button("top"), *lines(60)])
    form._display.set_current_item(form.get(40))
    phone.run(0)
    assert "line 39" in rows() and "> top" not in rows()


def test_set_current_item_brings_another_form(phone, on_phone):
    made = []

    def body(midlet):
        made.extend([Display.get_display(midlet), Form("One"), Form("Two", [button("a"), button("b")])])
        made[0].set_current(made[1])
    on_phone(body)
    display, _, two = made
    display.set_current_item(two.get(1))
    phone.run(0)
    assert (display.get_current(), in_focus(two)) == (two, "b")


def test_set_current_item_refuses_what_is_in_no_form(phone, on_phone):
    made = []

    def body(midlet):
        alert = Alert("Alert")
        gauge = Gauge(None, False, 9, 1)
        alert.set_indicator(gauge)
        made.extend([Display.get_display(midlet), StringItem(None, "free"), gauge])
    on_phone(body)
    display, free, gauge = made
    with pytest.raises(NullPointerException):
        display.set_current_item(None)
    for item in (free, gauge):
        with pytest.raises(IllegalStateException):
            display.set_current_item(item)


def place(form, item):
    """The middle of an item on the screen."""
    x, y, width, height = form._content_of(item)
    return x + width // 2, form._content()[1] + y - form._scroll + height // 2


def test_a_tap_focuses_and_activates(phone, show):
    form = show(lambda: [button("one"), button("two")])
    told = []
    form.get(1).set_item_command_listener(lambda command, item: told.append(command))
    phone.touch(*place(form, form.get(1)))
    assert (in_focus(form), told) == ("two", [OPEN])


def test_a_drag_scrolls_and_activates_nothing(phone, show):
    form = show(lambda: [button("one"), *lines(60)])
    told = []
    form.get(0).set_item_command_listener(lambda command, item: told.append(command))
    x, y = place(form, form.get(0))
    phone.drag((x, y + 100), (x, y))
    phone.drag((x, y), (x, y - 30), (x, y))
    assert (form._scroll, told) == (100, [])


def test_keys_after_a_drag_begin_with_what_can_be_seen(phone, show):
    form = show(lambda: [button("top"), *lines(40), button("middle"), *lines(40)])
    bottom = form._content()[1] + form._view()[1] - 5
    for _ in range(5):
        phone.drag((50, bottom), (50, bottom - 170))
    phone.press("down")
    assert in_focus(form) == "middle"


def test_a_tap_beside_all_items_is_nothing(phone, show):
    form = show(lambda: [button("one")])
    phone.touch(120, 250)
    assert in_focus(form) == "one"


def test_left_and_right_are_the_gauges_own(phone, show):
    layout = Item.LAYOUT_2
    form = show(lambda: [Gauge("One", True, 9, 4), button("two", layout)])
    phone.press("right", "left", "left")
    assert form.get(0).get_value() == 3


def test_through_all_kinds_of_items_and_back(phone, show):
    form = show(lambda: [StringItem("Name:", "Anna"), Gauge("Volume", True, 9, 4),
                         ChoiceGroup("Level", Choice.EXCLUSIVE, ["a", "b"], None), button("go"),
                         ChoiceGroup("Color", Choice.POPUP, ["red"], None)])
    kinds = []
    for key in ["down"] * 4 + ["up"] * 4:
        phone.press(key)
        kinds.append(type(form._focused).__name__)
    assert kinds == ["ChoiceGroup", "ChoiceGroup", "StringItem", "ChoiceGroup",
                     "StringItem", "ChoiceGroup", "ChoiceGroup", "Gauge"]
