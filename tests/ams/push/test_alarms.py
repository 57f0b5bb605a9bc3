"""MIDlets that are started at a time."""

import pytest

from emulator import Phone
from emulator.ams.program import Program
from emulator.handset.record_memory import StorageFull
from emulator.handset.storage import Storage
from emulator.midp.io import PushRegistry
from emulator.midp.midlet import MIDlet

MINUTE = 60_000


class Clock(MIDlet):
    """Sets its alarm when it is told to; keeps what setting it gave."""

    def start_app(self):
        self.before = [PushRegistry.register_alarm("Clock", int(time))
                       for time in (self.get_app_property("Times") or "").split()]


class Other(MIDlet):
    def start_app(self):
        pass


def set_alarm(phone, *after):
    """Let Clock set its alarm to so many ms after the phone was switched on, one after the other; and end."""
    times = " ".join(str(phone.software.epoch + ms if ms else 0) for ms in after)
    app = phone.launch(Clock, {"Times": times})
    before = app.midlet.before
    app.close()
    return before


def running(phone):
    return [type(app.midlet).__name__ for app in phone.apps]


def test_the_midlet_starts_at_the_time_to_the_millisecond(phone):
    set_alarm(phone, MINUTE)
    phone.run(MINUTE - 1)
    assert running(phone) == []
    phone.run(1)
    assert running(phone) == ["Clock"]


def test_an_alarm_rings_once(phone):
    set_alarm(phone, MINUTE)
    phone.run(MINUTE)
    phone.apps[0].close()
    phone.run(10 * MINUTE)
    assert running(phone) == [] and phone.storage.settings("push alarm") == {}


def test_there_is_one_alarm_and_the_last_counts(phone):
    assert set_alarm(phone, MINUTE, 3 * MINUTE) == [0, phone.software.epoch + MINUTE]
    phone.run(2 * MINUTE)
    assert running(phone) == []
    phone.run(MINUTE)
    assert running(phone) == ["Clock"]


def test_an_alarm_that_is_taken_back_does_not_ring(phone):
    set_alarm(phone, MINUTE, 0)
    phone.run(2 * MINUTE)
    assert running(phone) == []


def test_the_alarm_of_a_midlet_that_runs_passes_unheard(phone):
    app = phone.launch(Clock, {"Times": str(phone.software.epoch + MINUTE)})
    phone.run(MINUTE)
    app.close()
    phone.run(MINUTE)
    assert running(phone) == []


def test_what_runs_is_paused_when_an_alarm_rings(phone):
    set_alarm(phone, MINUTE)
    other = phone.launch(Other)
    phone.run(MINUTE)
    assert running(phone) == ["Other", "Clock"] and other.state.name == "PAUSED"


def test_an_alarm_set_for_the_past_by_another_midlet_of_the_suite_rings_at_once(phone):
    app = phone.launch(Other)
    session = phone.software.sessions[-1]
    phone.software.push.alarms.set(session, "Clock", phone.software.epoch - MINUTE)
    phone.software.push._starts.remember(Program.of_class(Clock, {"MIDlet-Name": session.suite_name}))
    phone.run(1)
    assert running(phone) == ["Other", "Clock"] and app.state.name == "PAUSED"


@pytest.mark.parametrize("off_for, rings_after", [(30_000, 30_000), (MINUTE, 0), (10 * MINUTE, 0)])
def test_an_alarm_outlives_the_phone_and_rings_at_switching_on_if_it_has_passed(tmp_path, off_for, rings_after):
    with Phone(storage=tmp_path) as phone:
        set_alarm(phone, MINUTE)
        epoch = phone.software.epoch
    with Phone(storage=tmp_path, epoch=epoch + off_for) as phone:
        phone.software.programs = lambda: [Program.of_class(Clock)]
        if rings_after:
            phone.run(rings_after - 1)
            assert running(phone) == []
            phone.run(1)
        else:
            phone.run(0)
        assert running(phone) == ["Clock"]


def test_the_person_is_asked(tmp_path):
    with Phone(storage=tmp_path) as phone:
        set_alarm(phone, MINUTE)
    with Phone(storage=tmp_path, permissions="ask") as phone:
        phone.software.programs = lambda: [Program.of_class(Clock)]
        phone.run(MINUTE + 100)
        assert "Start Clock? Its alarm has rung." in phone.screen.text().replace("\n", " ")
        phone.press("fire")
        phone.run(100)
        assert running(phone) == ["Clock"]


def test_a_full_memory_does_not_stop_an_alarm(phone, monkeypatch):
    set_alarm(phone, MINUTE)

    def full(self, *arguments):
        raise StorageFull("phone", None, "is full")
    monkeypatch.setattr(Storage, "forget", full)
    phone.run(MINUTE)
    assert running(phone) == ["Clock"] and "is full" in "\n".join(phone.trace())


def test_an_alarm_that_nobody_answered_before_the_phone_was_switched_off_rings_again(tmp_path):
    with Phone(storage=tmp_path) as phone:
        set_alarm(phone, MINUTE)
    for _ in range(2):
        with Phone(storage=tmp_path, permissions="ask") as phone:
            phone.software.programs = lambda: [Program.of_class(Clock)]
            phone.run(2 * MINUTE)
            assert "Its alarm has" in phone.screen.text()
