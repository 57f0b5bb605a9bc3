"""java.lang.System: clock, properties, arraycopy."""

import pytest

from emulator import Phone
from emulator.midp.lang import (
    ArrayIndexOutOfBoundsException,
    IllegalArgumentException,
    NullPointerException,
    SecurityException,
    System,
)


def ask(on_phone, question):
    answers = []
    on_phone(lambda midlet: answers.append(question()))
    return answers[0]


def test_the_clock_is_the_phones_calendar():
    with Phone(epoch=1_000_000) as phone:
        seen = []
        from emulator.midp.midlet import MIDlet

        class Guest(MIDlet):
            def start_app(self):
                seen.append(System.current_time_millis())
        phone.run(250)
        phone.launch(Guest)
        assert seen == [1_000_250]


def test_a_poll_of_the_clock_ends(phone, on_phone):
    seen = []

    def body(midlet):
        deadline = System.current_time_millis() + 40
        while System.current_time_millis() < deadline:
            pass
        seen.append(phone.now)
    on_phone(body)
    phone.run(100)
    assert seen == [40]


@pytest.mark.parametrize("key, value", [
    ("microedition.profiles", "MIDP-2.0"), ("microedition.configuration", "CLDC-1.1"),
    ("microedition.locale", "en-US"), ("microedition.encoding", "UTF-8"), ("no.such.thing", None)])
def test_properties(on_phone, key, value):
    assert ask(on_phone, lambda: System.get_property(key)) == value


def test_the_locale_is_the_phones():
    with Phone(locale="ru-RU") as phone:
        from emulator.midp.midlet import MIDlet
        seen = []

        class Guest(MIDlet):
            def start_app(self):
                seen.append(System.get_property("microedition.locale"))
        phone.launch(Guest)
        assert seen == ["ru-RU"]


def test_a_property_needs_a_name(on_phone):
    with pytest.raises(NullPointerException):
        ask(on_phone, lambda: System.get_property(None))


def test_a_propertys_name_is_not_empty(on_phone):
    with pytest.raises(IllegalArgumentException):
        ask(on_phone, lambda: System.get_property(""))


def test_exit_is_refused(on_phone):
    with pytest.raises(SecurityException):
        ask(on_phone, lambda: System.exit(0))


def test_arraycopy_copies_as_through_a_buffer():
    array = [1, 2, 3, 4, 5]
    System.arraycopy(array, 0, array, 1, 4)
    assert array == [1, 1, 2, 3, 4]


def test_arraycopy_fills_a_bytearray():
    target = bytearray(4)
    System.arraycopy(b"abcdef", 2, target, 1, 3)
    assert target == b"\0cde"


@pytest.mark.parametrize("arguments", [(-1, 0, 1), (0, -1, 1), (0, 0, -1), (2, 0, 2), (0, 2, 2)])
def test_arraycopy_out_of_range_copies_nothing(arguments):
    source_at, target_at, length = arguments
    target = [0, 0, 0]
    with pytest.raises(ArrayIndexOutOfBoundsException):
        System.arraycopy([1, 2, 3], source_at, target, target_at, length)
    assert target == [0, 0, 0]
