"""The keypad that a phone without keys draws on its LCD while a text is edited."""

import pytest

from emulator import Phone
from emulator.midp.lcdui import DateField, Display, Form, TextBox, TextField
from emulator.midp.midlet import MIDlet


@pytest.fixture
def touch():
    """A phone with a touch screen, whose digits are on the LCD."""
    with Phone(skin="touch") as held:
        yield held


def show(phone, make):
    """Show what `make()` gives; that, too, is what it returns."""
    shown = []

    class Guest(MIDlet):
        def start_app(self):
            shown.append(make())
            Display.get_display(self).set_current(shown[0])
    phone.launch(Guest)
    return shown[0]


def spot(phone, text):
    """The middle of a word on the screen."""
    word = next(word for word in phone.screen.words if word.text == text)
    return word.x + word.width // 2, word.y + word.height // 2


def has_keypad(phone):
    return "pqrs" in phone.screen.text()


def test_a_finger_types_on_it(touch):
    box = show(touch, lambda: TextBox("Message", "", 160, TextField.ANY))
    for key in "44", "33", "555":
        for _ in key:
            touch.touch(*spot(touch, key[0]))
    assert box.get_string() == "hel"


def test_a_long_touch_types_the_digit(touch):
    box = show(touch, lambda: TextBox("Message", "", 160, TextField.ANY))
    touch.touch(*spot(touch, "7"), hold=700)
    assert box.get_string() == "7"


def test_the_cross_deletes(touch):
    box = show(touch, lambda: TextBox("Message", "abc", 160, TextField.ANY))
    x, y, width, height = touch.software.front.display._look.keypad.area
    touch.touch(x + width - 10, y + height // 2)
    assert box.get_string() == "ab"


def test_the_text_has_what_the_keypad_leaves(touch):
    box = show(touch, lambda: TextBox("Message", "", 160, TextField.ANY))
    with_keypad = box.get_height()
    box.set_constraints(TextField.UNEDITABLE)
    touch.run(0)
    keypad = touch.software.front.display._look.keypad
    assert (box.get_height() - with_keypad, has_keypad(touch)) == (keypad.height, False)
    assert keypad.height > 0


def test_it_comes_and_goes_with_the_focus(touch):
    show(touch, lambda: Form("Form", [TextField("Name", "", 20, 0), DateField("Born", DateField.DATE)]))
    assert has_keypad(touch)
    touch.press("down")
    assert not has_keypad(touch)
    touch.press("up")
    assert has_keypad(touch)


def test_a_field_that_would_be_under_it_is_scrolled_into_view(touch):
    fields = []

    def make():
        fields.extend([DateField("Born", DateField.DATE), *(TextField(f"Field {n}", "", 9, 0) for n in range(5))])
        return Form("Form", fields)
    show(touch, make)
    assert not has_keypad(touch)
    x, y = spot(touch, "Field 4")
    touch.touch(x, y + 25)
    assert has_keypad(touch)
    assert "Field 4" in touch.screen.text()
    touch.touch(*spot(touch, "2"))
    assert fields[5].get_string() == "a"


def test_star_opens_the_symbols_and_no_key_stays_down(touch):
    box = show(touch, lambda: TextBox("Message", "", 160, TextField.ANY))
    touch.touch(*spot(touch, "*"))
    assert not touch.handset.keypad.held
    touch.touch(*spot(touch, "@"))
    assert box.get_string() == "@"


def test_a_finger_that_slides_off_lets_the_key_go(touch):
    box = show(touch, lambda: TextBox("Message", "", 160, TextField.ANY))
    touch.drag(spot(touch, "2"), (20, 60))
    assert (box.get_string(), touch.handset.keypad.held) == ("a", frozenset())


def test_it_has_the_letters_of_the_phones_language():
    with Phone(skin="touch", locale="ru-RU") as phone:
        show(phone, lambda: TextBox("Письмо", "", 160, TextField.ANY))
        assert "абвг" in phone.screen.text()


def test_a_phone_with_keys_draws_none(phone):
    show(phone, lambda: TextBox("Message", "", 160, TextField.ANY))
    assert phone.software.front.display._look.keypad.height == 0
    assert not has_keypad(phone)
