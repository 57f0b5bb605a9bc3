"""Which phone is on, and how two threads talk."""

import time

import pytest

from emulator import Phone
from emulator.cli.desk import Desk
from emulator.errors import UserError
from emulator.host.power import Power
from emulator.host.worker import OrderBell


def wait_for(condition, within=10.0):
    deadline = time.monotonic() + within
    while not condition():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.002)


@pytest.fixture
def said():
    return []


@pytest.fixture
def power(said):
    desk = Desk(lambda skin: Phone(skin=skin, raise_faults=False), lambda phone: None, bell=OrderBell(), speaker=None)
    made = Power(desk, "slider", say=said.append, on_picture=lambda: None)
    made.start()
    yield made
    made.switch_off()


def delivered(power, what):
    """Look, as the window does, until something is there."""
    def look():
        power.deliver()
        return what
    wait_for(look)
    return what


def test_an_answer_is_handed_over_when_the_window_looks(power):
    found = []
    power.ask(lambda: 6 * 7, found.append)
    time.sleep(0.05)
    assert found == []
    assert delivered(power, found) == [42]


def fail(error):
    raise error


@pytest.mark.parametrize("error, words", [
    (UserError("a.jad", 3, "no ':' in", "x"), "a.jad:3: no ':' in 'x'"),
    (PermissionError(13, "Permission denied", "/shut/a.jad"), "/shut/a.jad: Permission denied")])
def test_what_a_person_did_wrong_is_said_and_the_phone_goes_on(power, said, error, words):
    power.do(lambda: fail(error))
    assert delivered(power, said) == [words]
    assert power.alive


def test_another_skin_is_on_when_the_old_one_is_off(power):
    old = power.worker
    power.set_speed(2.0)
    assert power.change_skin("classic") and power.alive
    wait_for(power.changed)
    assert not old.alive and power.worker.alive and not power.changed()
    assert (power.owner.handset.skin.name, power.worker.speed) == ("classic", 2.0)


def test_a_skin_that_is_none_changes_nothing(power, said):
    old = power.worker
    assert not power.change_skin("slidr")
    assert "did you mean 'slider'?" in said[0] and power.worker is old and old.alive


def test_of_two_skins_that_are_wanted_at_once_the_last_comes(power):
    power.change_skin("classic")
    power.change_skin("touch")
    wait_for(power.changed)
    assert power.owner.handset.skin.name == "touch"


def test_a_bug_of_ours_ends_it_even_while_the_skin_changes():
    desk = Desk(lambda skin: Phone(skin=skin), lambda phone: None, bell=OrderBell(), speaker=None)
    power = Power(desk, "slider", say=print, on_picture=lambda: None)
    power.start()
    power.order(lambda: 1 / 0)
    power.change_skin("classic")
    wait_for(lambda: not power.alive)
    assert not power.changed()
    with pytest.raises(ZeroDivisionError):
        power.switch_off()
