"""What last happened on a phone, a line each."""

from emulator.ams.trace import KEPT
from emulator.midp.midlet import MIDlet


class Plain(MIDlet):
    def start_app(self):
        pass


def test_keys_and_states_are_noted_with_their_time(phone):
    phone.launch(Plain)
    phone.run(30)
    phone.press("5")
    assert [line.strip() for line in phone.trace()] == [
        "0  Plain is ACTIVE", "30  key 5 went down", "80  key 5 came up"]


def test_the_latest_lines_are_given_oldest_first(phone):
    phone.launch(Plain)
    phone.press("1", "2", "3")
    assert [line.split()[2] for line in phone.trace(3)] == ["2", "3", "3"]


def test_a_fault_is_noted_with_its_words(phone):
    class Fails(MIDlet):
        def start_app(self):
            raise ValueError("no such\nfield")

    phone.software.raise_faults = False
    phone.launch(Fails)
    assert any("Fails: ValueError: no such field" in line for line in phone.trace())


def test_old_lines_make_room(phone):
    for number in range(KEPT + 5):
        phone.software.trace.note(f"note {number}")
    assert len(phone.trace(10_000)) == KEPT
    assert phone.trace(10_000)[0].endswith("note 5")


def test_none_are_none(phone):
    assert phone.trace(0) == []
