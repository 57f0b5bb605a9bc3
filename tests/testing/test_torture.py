"""Every path of the life cycle, at every moment: what is right passes, what is wrong is named."""

from functools import partial

import pytest

from emulator import Phone
from emulator.errors import UserError
from emulator.handset.silent_air import SilentAir
from emulator.shelf import descriptors
from emulator.testing import lifecycle_torture
from emulator.testing.report import LifecycleBroken

from . import broken_midlets as broken

SHORT = "fire right fire wait:150 soft_right fire 5"


def count(phone):
    phone.select("Count")


@pytest.mark.parametrize("path", descriptors(), ids=lambda path: path.stem)
def test_a_game_survives_it(path):
    lifecycle_torture(path, SHORT, make=partial(Phone, skin="classic", network=SilentAir()), every=8)


def test_a_midlet_that_does_nothing_wrong_passes_with_every_moment_counted():
    report = lifecycle_torture(broken.Sound, "fire fire")
    assert (report.moments, report.troubles) == (5, [])
    assert "5 moments on" in str(report) and "nothing went wrong" in str(report)


@pytest.mark.parametrize("midlet, path, what", [
    (broken.FailsWhenResumed, "resume", "raised ValueError: started twice"),
    (broken.FailsWhenDestroyedAfterCounting, "destroy", "raised KeyError: 'no such thing'"),
    (broken.NeverEnds, "destroy", "destroy_app did not return within 400 ms"),
    (broken.WillNotBePaused, "pause", "pause_app has not returned yet"),
    (broken.LeavesAThread, "destroy", "left after its end: a thread that swallowed its end"),
    (broken.ForgetsAtStart, "start again", "the record store 'count' with 1 record is gone"),
    (broken.FailsOnWhatItKept, "power loss and restart", "raised EOFError: cannot read the count"),
])
def test_what_is_wrong_is_named_with_its_path(midlet, path, what):
    report = lifecycle_torture(midlet, count, check=False)
    assert [trouble for trouble in report.troubles if path in trouble.path and what in trouble.what], str(report)


def test_a_report_says_the_moment_and_shows_the_screen():
    with pytest.raises(LifecycleBroken) as problem:
        lifecycle_torture(broken.FailsWhenDestroyedAfterCounting, lambda phone: (phone.run(120), count(phone)))
    said = str(problem.value)
    assert "at 120 ms), then destroy: raised KeyError" in said and "\n        | " in said


def test_what_fails_in_the_session_itself_is_said_to(tmp_path):
    jad = broken.suite(tmp_path, "raise ValueError('a key')")
    report = lifecycle_torture(jad, lambda phone: (phone.handset.keypad.press("fire")), check=False)
    assert {trouble.path for trouble in report.troubles} == {"the session itself"}


def test_a_recorded_session_can_be_the_session(tmp_path):
    with Phone() as phone:
        phone.record_session(tmp_path / "s.yaml")
        phone.launch("gomoku")
        phone.press("fire")
    assert lifecycle_torture("gomoku", tmp_path / "s.yaml", every=2).moments == 2


def test_phones_of_the_kind_that_is_asked_for_are_made():
    skins = []

    def make(**options):
        phone = Phone(skin="classic", **options)
        skins.append(phone.made_with["skin"])
        return phone
    lifecycle_torture(broken.Sound, "fire", make=make)
    assert set(skins) == {"classic"}


def test_power_loss_is_tried_once_for_each_memory():
    idle = lifecycle_torture(broken.Sound, "soft_left")
    counting = lifecycle_torture(broken.Sound, count)
    assert (idle.moments, counting.moments) == (3, 3) and counting.phones == idle.phones + 1


def test_every_nothing_is_a_wrong_wish():
    with pytest.raises(UserError, match="1 or more"):
        lifecycle_torture(broken.Sound, "fire", every=0)


def test_a_trouble_is_told_once_with_all_its_moments():
    report = lifecycle_torture(broken.WillNotBePaused, "fire fire", check=False)
    assert len(report.troubles) == 5
    assert ", 1 trouble\n    event 1 " in str(report) and "the same after event 2, 3, 4, 5" in str(report)


def test_a_fault_comes_with_the_line_of_the_midlet(tmp_path):
    jad = broken.suite(tmp_path, "raise ValueError('a key')")
    assert "ValueError: a key (midlet.py, line 26)" in str(lifecycle_torture(jad, "fire", check=False))


@pytest.mark.parametrize("body, what", [
    ("Thread.sleep(60_000)", "hangs: a callback has not returned for 10"),
    ("Thread(self.later).start()\n\n    def later(self):\n        Thread.sleep(3000); 1 / 0",
     "raised ZeroDivisionError"),
])
def test_what_the_last_thing_leads_to_is_waited_for(tmp_path, body, what):
    report = lifecycle_torture(broken.suite(tmp_path, body), "fire", every=9, check=False)
    assert [what in trouble.what for trouble in report.troubles if trouble.path == "waiting"] == [True]


def test_records_that_the_end_empties_are_lost():
    report = lifecycle_torture(broken.ForgetsAtItsEnd, count, check=False)
    assert "then destroy: the record store 'count' had 1 record and is empty" in str(report)


def test_what_is_no_session_is_said():
    with pytest.raises(UserError, match="a session is keys, a tape or its file, or a function, not '5'"):
        lifecycle_torture(broken.Sound, 5)
