"""Who is asked before a MIDlet starts by itself, and what their answer does."""

from dataclasses import replace

import pytest

from emulator import Ether, Phone
from emulator.ams.permit.policy import PUSH, Mode
from emulator.ams.program import Program
from emulator.midp.midlet import MIDlet


class Bell(MIDlet):
    def start_app(self):
        pass


@pytest.fixture
def asking():
    """A phone that asks, and offers Bell."""
    with Phone(network=Ether(), permissions="ask") as phone:
        program = Program.of_class(Bell)
        phone.software.programs = lambda: [program]
        yield phone


def start(phone, why="a message from +200 has come"):
    """Something came for Bell; what was decided."""
    program, decided = Program.of_class(Bell), []
    phone.software.push._starts.start(program.suite_key, "Bell", "", why, decided.append)
    phone.run(100)
    return decided


def answers(phone):
    """What can be answered to the question on the screen."""
    return [word for word in ("Yes", "Always", "No", "Never") if word in phone.screen.text()]


def choose(phone, answer):
    phone.press(*["down"] * answers(phone).index(answer), "fire")
    phone.run(100)


def runs(phone):
    return [app for app in phone.apps if type(app.midlet) is Bell]


@pytest.mark.parametrize("answer, does", [("Yes", True), ("No", False), ("Never", False)])
def test_the_answer_decides(asking, answer, does):
    decided = start(asking)
    assert decided == [] and "Start Bell?" in asking.screen.text()
    choose(asking, answer)
    assert decided == [does] and len(runs(asking)) == does


@pytest.mark.parametrize("answer, does", [("Always", True), ("Never", False)])
def test_an_answer_for_good_is_kept(asking, answer, does):
    asking.software.permissions.trusts = lambda program: True
    start(asking)
    choose(asking, answer)
    for app in runs(asking):
        app.close()
    assert start(asking) == [does] and "Start Bell?" not in asking.screen.text()
    assert len(runs(asking)) == does


def test_always_is_offered_to_whom_the_policy_lets_have_it(asking):
    start(asking)
    assert answers(asking) == ["Yes", "No", "Never"]
    choose(asking, "No")
    asking.software.permissions.trusts = lambda program: True
    start(asking)
    assert answers(asking) == ["Yes", "Always", "No", "Never"]


def test_what_the_person_has_set_counts(asking):
    permissions, program = asking.software.permissions, Program.of_class(Bell)
    permissions.set(program.suite_key, permissions.policy.group_of(PUSH).key, Mode.NEVER)
    assert start(asking) == [False] and runs(asking) == []


def test_the_red_key_is_a_no(asking):
    decided = start(asking)
    asking.press("end")
    asking.run(100)
    assert decided == [False] and runs(asking) == []


def test_the_answer_is_noted(asking):
    start(asking)
    choose(asking, "No")
    assert any("push asks for Bell: No" in line for line in asking.trace())


def test_who_was_started_by_hand_while_the_question_stood_there_is_not_started_again(asking):
    decided = start(asking)
    asking.launch(Bell)
    choose(asking, "Yes")
    assert decided == [True] and len(runs(asking)) == 1


def test_a_midlet_that_the_phone_has_no_more_is_not_asked_for(asking):
    asking.software.programs = list
    assert start(asking) == [False] and "Start" not in asking.screen.text()


def test_a_phone_that_is_switched_off_while_it_asks_starts_nobody():
    with Phone(network=Ether(), permissions="ask") as phone:
        phone.software.programs = lambda: [Program.of_class(Bell)]
        start(phone)
    assert phone.apps == []


class Newer(Bell):
    pass


def change(phone, programs, still):
    """While the person is asked, the suite becomes another; `still` says whether what starts it is as it was."""
    program, decided = Program.of_class(Bell), []
    starts = phone.software.push._starts
    starts.start(program.suite_key, "Bell", "", "its alarm has rung", decided.append, lambda: still)
    phone.run(100)
    assert "Start Bell?" in phone.screen.text()
    phone.software.programs = lambda: programs
    starts.forget(program.suite_key)
    phone.run(100)
    return decided


@pytest.mark.parametrize("programs", [[], [Program.of_class(Bell)]], ids=["removed", "without push"])
def test_the_question_for_a_suite_that_is_removed_or_starts_no_more_is_taken_away(asking, programs):
    decided = change(asking, programs, still=False)
    assert decided == [False] and "Start Bell?" not in asking.screen.text() and asking.apps == []


def test_after_an_update_meanwhile_it_is_asked_for_the_new_version_which_starts(asking):
    newer = replace(Program.of_class(Bell), midlet_class=Newer)
    asking.switch_on()
    asking.run(100)
    before = asking.screen.text()
    decided = change(asking, [newer], still=True)
    assert decided == [] and "Start Bell?" in asking.screen.text()
    choose(asking, "Yes")
    assert decided == [True] and [type(app.midlet) for app in asking.apps] == [Newer]
    asking.apps[0].close()
    assert asking.screen.text() == before


def test_what_was_asked_when_the_phone_was_switched_off_is_not_decided():
    with Phone(network=Ether(), permissions="ask") as phone:
        phone.software.programs = lambda: [Program.of_class(Bell)]
        decided = start(phone)
    assert decided == []
