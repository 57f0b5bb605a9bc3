"""What the API asks of the phone, and what one running MIDlet is told."""

import pytest

from emulator import Phone, State
from emulator.midp import runtime
from emulator.midp.io import PushRegistry
from emulator.midp.lang import ClassNotFoundException, IllegalStateException, Runtime, SecurityException, System
from emulator.midp.midlet import MIDlet
from emulator.midp.rms import RecordStore
from emulator.midp.util import Random

ATTRIBUTES = {"MIDlet-Name": "Answers", "MIDlet-Vendor": "Test", "Level": "5"}


class Guest(MIDlet):
    def start_app(self):
        self.phone = runtime.current()


@pytest.fixture
def app(phone):
    return phone.launch(Guest, ATTRIBUTES)


def in_guest(app, work):
    """What `work` gives or raises, on a thread of the MIDlet's."""
    said = []

    def run():
        try:
            said.append(work())
        except Exception as error:
            said.append(error)
    app.session.group.spawn(run)
    app.session.kernel.run(0)
    return said[0]


def test_a_midlet_asks_its_own_session(app):
    assert app.midlet.phone is app.session


def test_the_state_is_that_of_its_life(phone, app):
    assert app.session.state is State.ACTIVE
    phone.pause()
    assert app.session.state is State.PAUSED
    app.close()
    assert app.session.state is State.DESTROYED


@pytest.mark.parametrize("key, value", [("Level", "5"), ("MIDlet-Vendor", "Test"), ("level", None), ("Lives", None)])
def test_attributes_are_those_of_the_suite(app, key, value):
    assert in_guest(app, lambda: app.midlet.get_app_property(key)) == value


def test_properties_are_the_phones():
    with Phone(locale="de-DE") as phone:
        app = phone.launch(Guest)
        assert in_guest(app, lambda: System.get_property("microedition.locale")) == "de-DE"
        assert in_guest(app, lambda: System.get_property("no.such")) is None


def test_the_calendar_begins_with_the_phones_and_runs_with_its_time():
    with Phone(epoch=1_000_000_000_000) as phone:
        app = phone.launch(Guest)
        phone.run(2_500)
        assert in_guest(app, System.current_time_millis) == 1_000_000_002_500


def test_a_resource_is_a_file_of_the_suite(phone, lay_out):
    app = phone.launch(lay_out({"levels/1.txt": "first"}))
    assert app.session.resource("/levels/1.txt") == b"first"
    assert app.session.resource("/levels/2.txt") is None


def test_records_may_take_what_the_skin_says(phone, app):
    def room():
        return RecordStore.open_record_store("some", True).get_size_available()
    assert 0 < in_guest(app, room) <= phone.skin.storage == app.session.record_quota()


def test_memory_is_measured_and_what_is_claimed_is_taken_from_it(app):
    free = in_guest(app, lambda: Runtime.get_runtime().free_memory())
    assert 0 < free <= app.session.memory().total
    too_much = in_guest(app, lambda: app.session.claim(10**9))
    assert isinstance(too_much, MemoryError)


def test_what_came_with_the_phone_is_trusted_and_a_class_of_a_program_is_not():
    with Phone(permissions="ask") as phone:
        assert phone.launch("gomoku").session.is_trusted
        assert not phone.launch(Guest).session.is_trusted


# -- which MIDlets a suite has -----------------------------------------------------------------------

OTHERS = """
from emulator.midp.midlet import MIDlet

class Other(MIDlet):
    def start_app(self):
        pass

class Unlisted(Other):
    pass

class NoMIDlet:
    pass
"""


@pytest.mark.parametrize("name, has", [("midlet.Tiny", True), ("others.Other", True), ("others.Unlisted", False),
                                       ("others.NoMIDlet", False), ("others.Missing", False), ("", False)])
def test_a_midlet_of_a_suite_is_listed_and_is_one(phone, lay_out, name, has):
    app = phone.launch(lay_out({"others.py": OTHERS}, MIDlet_2="Other, , others.Other",
                               MIDlet_3="Not, , others.NoMIDlet", MIDlet_4="Gone, , others.Missing"))
    assert app.session.has_midlet(name) is has


@pytest.mark.parametrize("name, has", [("Guest", True), ("Other", False)])
def test_a_lone_class_is_the_only_midlet_of_its_suite(app, name, has):
    assert app.session.has_midlet(name) is has


def test_who_registers_for_push_is_told_that_a_class_is_none(app):
    said = in_guest(app, lambda: PushRegistry.register_alarm("Other", System.current_time_millis() + 10_000))
    assert isinstance(said, ClassNotFoundException)


# -- who makes a MIDlet ------------------------------------------------------------------------------

def test_only_the_phone_makes_a_midlet(app):
    assert isinstance(in_guest(app, Guest), SecurityException)


def test_a_midlet_that_makes_another_in_its_constructor_does_not():
    class Twice(MIDlet):
        def __init__(self):
            super().__init__()
            self.other = Guest()

        def start_app(self):
            pass
    with Phone(raise_faults=False) as phone:
        app = phone.launch(Twice)
        assert app.state is State.DESTROYED and isinstance(phone.software.faults[0].error, SecurityException)


# -- seeds -------------------------------------------------------------------------------------------

def numbers(seed):
    with Phone(seed=seed) as phone:
        app = phone.launch(Guest)
        return in_guest(app, lambda: [Random().next_int() for _ in range(4)])


def test_seeds_are_the_phones_own_and_each_is_another():
    assert numbers(1) == numbers(1) != numbers(2) and len(set(numbers(1))) == 4


def test_code_of_nobodys_phone_is_answered_by_nobody(app):
    with pytest.raises(IllegalStateException):
        runtime.current()
