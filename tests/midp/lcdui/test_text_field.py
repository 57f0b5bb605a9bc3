"""A TextField in a Form: by keys, by finger, by a computer's keyboard; who is told of changes."""

import pytest

from emulator.handset.typing import Typing
from emulator.midp.lang import IllegalArgumentException
from emulator.midp.lcdui import Command, Display, Form, TextField


@pytest.fixture
def show(phone, on_phone):
    """`show((label, text, size, constraints), …)` shows a Form of TextFields; gives them and what it was told."""

    def run(*fields):
        shown, told = [], []

        def body(midlet):
            shown.extend(TextField(*field) for field in fields)
            form = Form("Form", shown)
            form.set_item_state_listener(lambda item: told.append((item.get_label(), item.get_string())))
            form.add_command(Command("OK", Command.OK, 1))
            Display.get_display(midlet).set_current(form)
        on_phone(body)
        return (*shown, told)
    return run


@pytest.fixture
def typing(phone):
    """A computer's keyboard, wired to whatever is in front."""
    keyboard = Typing(phone.kernel)
    keyboard.listener = lambda event: phone.software.front.display._typing_event(event)
    return keyboard


def rows(phone):
    return phone.screen.text().split("\n")


@pytest.mark.parametrize("name, value", [
    ("ANY", 0), ("EMAILADDR", 1), ("NUMERIC", 2), ("PHONENUMBER", 3), ("URL", 4), ("DECIMAL", 5),
    ("CONSTRAINT_MASK", 0xFFFF), ("PASSWORD", 0x10000), ("UNEDITABLE", 0x20000), ("SENSITIVE", 0x40000),
    ("NON_PREDICTIVE", 0x80000), ("INITIAL_CAPS_WORD", 0x100000), ("INITIAL_CAPS_SENTENCE", 0x200000)])
def test_the_constants_are_the_specs(name, value):
    assert getattr(TextField, name) == value


@pytest.mark.parametrize("arguments", [("", 0, 0), ("abc", 2, 0), ("abc", 9, TextField.NUMERIC), ("", 9, 6)])
def test_what_no_field_can_be_is_an_illegal_argument(show, arguments):
    with pytest.raises(IllegalArgumentException):
        show(("Name", *arguments))


def test_label_text_and_mode_can_be_read(phone, show):
    show(("Name", "Anna", 20, TextField.ANY))
    assert rows(phone)[1:3] == ["Name", "> Anna abc"]


def test_letters_go_into_the_field_in_focus(phone, show):
    name, town, _ = show(("Name", "", 20, 0), ("Town", "", 20, 0))
    phone.press("2")
    phone.press("down", "3")
    assert (name.get_string(), town.get_string()) == ("a", "d")


def test_each_change_of_the_persons_is_told_and_none_of_the_programs(phone, show):
    name, told = show(("Name", "", 20, 0))
    phone.press("2", "2", "clear")
    name.set_string("Anna")
    name.insert("!", 9)
    name.delete(0, 1)
    phone.run(0)
    assert told == [("Name", "a"), ("Name", "b"), ("Name", "")]


def test_moving_the_caret_or_the_mode_is_no_change(phone, show):
    _, told = show(("Name", "ab", 20, 0))
    phone.press("left", "#", "right")
    assert told == []


def test_a_key_that_cannot_be_typed_is_no_change(phone, show):
    name, told = show(("Name", "ab", 2, 0))
    phone.press("3")
    assert (name.get_string(), told) == ("ab", [])


def test_a_change_is_told_before_a_command_is(phone, on_phone):
    told = []

    def body(midlet):
        form = Form("Form", [TextField("Name", "", 20, 0)])
        form.set_item_state_listener(lambda item: told.append(item.get_string()))
        form.add_command(Command("OK", Command.OK, 1))
        form.set_command_listener(lambda command, screen: told.append(command.get_label()))
        Display.get_display(midlet).set_current(form)
    on_phone(body)
    phone.key_down("2")
    phone.key_up("2")
    phone.select("OK")
    assert told == ["a", "OK"]


def test_the_mode_is_shown_in_the_field_in_focus_alone(phone, show):
    show(("Name", "Anna", 20, 0), ("Town", "Ulm", 20, 0))
    phone.press("down")
    assert rows(phone)[1:5] == ["Name", "Anna", "Town", "> Ulm abc"]


def test_the_arrows_leave_the_field_at_its_first_and_last_line(phone, show):
    first, second, _ = show(("One", "ab\ncd", 20, 0), ("Two", "", 20, 0))
    phone.press("up", "2", "down", "down", "3")
    assert (first.get_string(), second.get_string()) == ("aba\ncd", "d")


def test_an_open_letter_is_settled_when_the_focus_goes(phone, show):
    name, _, _ = show(("Name", "", 20, 0), ("Town", "", 20, 0))
    phone.press("2", "down", "up", "2")
    assert name.get_string() == "aa"


def test_an_unfinished_number_goes_with_the_focus(phone, show):
    number, _, _ = show(("Number", "", 20, TextField.NUMERIC), ("Town", "", 20, 0))
    phone.press("*")
    assert rows(phone)[2] == "> - 123"
    phone.press("down")
    assert (number.get_string(), "-" in phone.screen.text()) == ("", False)


def test_the_right_key_ends_a_letter_and_then_moves(phone, show):
    name, _ = show(("Name", "", 20, 0))
    phone.press("2", "right", "2", "left", "3")
    assert name.get_string() == "ada"


def test_a_password_is_stars(phone, show):
    show(("Password", "abc", 20, TextField.PASSWORD))
    assert rows(phone)[2] == "> *** abc"
    phone.press("3")
    assert rows(phone)[2] == "> ***d abc"
    phone.run(1000)
    assert rows(phone)[2] == "> **** abc"


def test_the_last_letter_of_a_password_is_hidden_at_once_when_the_focus_goes(phone, show):
    show(("Password", "", 20, TextField.PASSWORD), ("Town", "", 20, 0))
    phone.press("3", "down")
    assert rows(phone)[2] == "*"


def test_what_is_uneditable_can_be_in_focus_but_not_changed(phone, show):
    field, told = show(("Terms", "abc", 20, TextField.UNEDITABLE))
    phone.press("2", "clear", "*", "#")
    assert rows(phone)[2] == "> abc"
    assert (field.get_string(), told) == ("abc", [])


def test_a_long_uneditable_text_is_read_line_by_line(phone, show):
    text = "\n".join(f"line {number}" for number in range(12))
    show(("Terms", text, 200, TextField.UNEDITABLE), ("Name", "", 9, 0))
    assert "line 0" in phone.screen.text()
    phone.press(*["down"] * 7)
    assert "line 11" in phone.screen.text()
    phone.press("down")
    assert "> abc" in phone.screen.text()


def test_a_field_grows_with_its_text(phone, show):
    _, other, _ = show(("Notes", "one", 200, 0), ("Town", "Ulm", 20, 0))
    before = phone.screen.text().split("\n").index("Town")
    phone.press("0", "0", "0")
    assert rows(phone).index("Town") == before + 1
    assert other.get_string() == "Ulm"


def test_a_field_shrinks_when_the_program_takes_its_text(phone, show):
    notes, _, _ = show(("Notes", "one\ntwo\nthree", 200, 0), ("Town", "Ulm", 20, 0))
    notes.set_string("one")
    phone.run(0)
    assert rows(phone)[1:4] == ["Notes", "> one abc", "Town"]


def test_a_symbol_comes_from_the_table(phone, show):
    name, told = show(("Name", "a", 20, 0))
    phone.press("*", "down", "fire")
    assert (name.get_string(), told) == ("a)", [("Name", "a)")])


@pytest.mark.parametrize("constraints, keys, text", [
    (TextField.NUMERIC, ["*", "4", "2"], "-42"),
    (TextField.DECIMAL, ["4", "*", "2"], "4.2"),
    (TextField.PHONENUMBER, ["*", "*", "4", "9"], "+49"),
    (TextField.EMAILADDR, ["2", "1", "1", "3"], "a@d"),
    (TextField.URL, ["9", "1", "9"], "w.w")])
def test_each_constraint_has_its_keys(phone, show, constraints, keys, text):
    field, _ = show(("Field", "", 20, constraints))
    phone.press(*keys)
    assert field.get_string() == text


def test_a_tap_takes_the_focus_and_moves_the_caret(phone, show):
    _, town, _ = show(("Name", "", 20, 0), ("Town", "Ulm", 20, 0))
    word = next(word for word in phone.screen.words if word.text == "Ulm")
    phone.touch(word.x, word.y + word.height // 2)
    phone.press("2")
    assert town.get_string() == "aUlm"


def test_a_tap_on_the_mode_changes_it(phone, show):
    name, _ = show(("Name", "", 20, 0))
    word = next(word for word in phone.screen.words if word.text == "abc")
    phone.touch(word.x + 2, word.y + word.height // 2)
    phone.press("2")
    assert name.get_string() == "A"


def test_typed_text_goes_into_the_field_in_focus(phone, show, typing):
    name, town, told = show(("Name", "", 20, 0), ("Town", "", 20, 0))
    phone.press("down")
    typing.type("上海")
    phone.run(0)
    assert (name.get_string(), town.get_string(), told) == ("", "上海", [("Town", "上海")])


def test_the_caret_can_be_read(phone, show):
    name, _ = show(("Name", "abc", 20, 0))
    phone.press("left")
    assert name.get_caret_position() == 2


def test_a_russian_phone_types_russian(phone, on_phone):
    phone.software.locale = "ru-RU"
    shown = []

    def body(midlet):
        shown.append(TextField("Имя", "", 20, TextField.INITIAL_CAPS_WORD))
        Display.get_display(midlet).set_current(Form("Анкета", shown))
    on_phone(body)
    phone.press("2", "5", "5", "5", "5", "right", "5", "2")
    assert shown[0].get_string() == "Апма"
