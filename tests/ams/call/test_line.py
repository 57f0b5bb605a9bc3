"""Calls from one phone to another: what one does is what the other hears."""

from contextlib import ExitStack

import pytest

from emulator import Ether, Phone, State
from emulator.ams.call.call import RINGS_FOR, SAYS_FOR
from emulator.ams.call.states import CallState, Outcome
from emulator.handset.silent_air import SilentAir
from emulator.midp.lcdui import Display, Form
from emulator.midp.midlet import MIDlet


class Guest(MIDlet):
    def __init__(self):
        super().__init__()
        self.calls = []

    def start_app(self):
        self.calls.append("start_app")
        Display.get_display(self).set_current(Form("Guest"))

    def pause_app(self):
        self.calls.append("pause_app")


@pytest.fixture
def two():
    """Two phones on one ether; +100 runs a MIDlet."""
    with ExitStack() as stack:
        ether = Ether()
        ours, theirs = (stack.enter_context(Phone(network=ether, number=number)) for number in ("+100", "+200"))
        theirs.switch_on()
        yield ether, ours, theirs, ours.launch(Guest)


def text(phone):
    return " ".join(phone.screen.text().split())


def dial(phone, number="+200"):
    """As the phone does, when the person has said yes."""
    assert phone.software.calls.dial(number)
    phone.run(0)


def test_the_other_phone_rings_and_the_midlet_is_paused(two):
    ether, ours, theirs, app = two
    dial(ours)
    ether.run(100)
    assert "Calling" in text(ours) and "+200" in text(ours) and app.state is State.PAUSED
    assert "Incoming call" in text(theirs) and "+100" in text(theirs)
    assert (ours.software.calls.state, theirs.software.calls.state) == (CallState.DIALLING, CallState.RINGING)
    assert [command.get_label() for command in ours.commands] == ["Hang up"]


@pytest.mark.parametrize("hang_up", ["ours", "theirs"])
def test_an_answered_call_is_ended_by_either_side_and_the_midlet_goes_on(two, hang_up):
    ether, ours, theirs, app = two
    dial(ours)
    ether.run(100)
    theirs.press("send")
    ether.run(65_000)
    assert "01:05" in text(ours) and "01:05" in text(theirs)
    sounds = len(theirs.sounds)
    (ours if hang_up == "ours" else theirs).press("end")
    ether.run(100)
    assert (ours.software.calls.state, theirs.software.calls.state) == (CallState.NONE, CallState.NONE)
    assert app.state is State.ACTIVE and text(ours).startswith("Guest") and len(theirs.sounds) == sounds
    assert [(call.outcome, call.outgoing) for call in ours.calls + theirs.calls] == [
        (Outcome.ANSWERED, True), (Outcome.ANSWERED, False)]
    assert app.midlet.calls == ["start_app", "pause_app", "start_app"]


def test_a_rejected_call_is_busy_for_the_caller_who_is_told_and_goes_on(two):
    ether, ours, theirs, app = two
    dial(ours)
    ether.run(100)
    theirs.press("end")
    ether.run(100)
    assert "Busy" in text(ours) and app.state is State.PAUSED
    assert (ours.calls[0].outcome, theirs.calls[0].outcome) == (Outcome.BUSY, Outcome.REJECTED)
    ether.run(SAYS_FOR)
    assert text(ours).startswith("Guest") and app.state is State.ACTIVE


def test_a_phone_that_talks_to_another_is_busy(two):
    ether, ours, theirs, _app = two
    theirs.call("0111")
    theirs.press("send")
    ether.run(10)
    dial(ours)
    ether.run(100)
    assert ours.calls[0].outcome is Outcome.BUSY and theirs.software.calls.state is CallState.TALKING
    assert [call.outcome for call in theirs.calls] == [Outcome.TALKING, Outcome.BUSY]


def test_a_caller_who_hangs_up_has_ended_the_ringing_which_is_a_missed_call(two):
    ether, ours, theirs, app = two
    dial(ours)
    ether.run(100)
    ours.press("end")
    ether.run(100)
    assert (ours.calls[0].outcome, theirs.calls[0].outcome) == (Outcome.CANCELLED, Outcome.MISSED)
    assert app.state is State.ACTIVE and theirs.software.calls.missed == 1 and ours.software.calls.missed == 0


@pytest.mark.parametrize("number", ["+200", "+999", "+900"])
def test_nobody_who_answers_and_nobody_who_has_the_number_are_the_same(two, number):
    ether, ours, _theirs, app = two
    dial(ours, number)
    ether.run(100)
    ether.run(RINGS_FOR)
    assert "No answer" in text(ours) and ours.calls[0].outcome is Outcome.NO_ANSWER
    ours.select("Close")
    assert app.state is State.ACTIVE and text(ours).startswith("Guest")


def test_a_phone_that_was_switched_off_does_not_answer(two):
    ether, ours, theirs, _app = two
    theirs.close()
    dial(ours)
    ether.run(100)
    assert ours.software.calls.state is CallState.DIALLING
    ether.run(RINGS_FOR)
    assert ours.calls[0].outcome is Outcome.NO_ANSWER


@pytest.mark.parametrize("answered", [False, True])
@pytest.mark.parametrize("off", ["ours", "theirs"])
def test_a_phone_that_is_switched_off_in_a_call_ends_it_for_both(two, off, answered):
    ether, ours, theirs, app = two
    dial(ours)
    ether.run(100)
    if answered:
        theirs.press("send")
        ether.run(100)
    (ours if off == "ours" else theirs).close()
    ether.run(SAYS_FOR + 100)
    assert (theirs if off == "ours" else ours).software.calls.state is CallState.NONE
    assert app.state is (State.DESTROYED if off == "ours" else State.ACTIVE)


def test_a_number_is_the_same_however_it_is_written():
    ether = Ether()
    with Phone(network=ether, number="+100") as ours, Phone(network=ether, number="+49-30-1234") as theirs:
        dial(ours, "+49(30)12.34")
        ether.run(0)
        assert theirs.software.calls.state is CallState.RINGING


def test_ones_own_number_is_busy(two):
    ether, ours, _theirs, _app = two
    dial(ours, "+100")
    ether.run(10)
    assert "Busy" in text(ours) and {call.outcome for call in ours.calls} == {Outcome.BUSY}


def test_two_that_call_each_other_in_one_moment_are_both_busy(two):
    ether, ours, theirs, app = two
    ours.software.calls.dial("+200"), theirs.software.calls.dial("+100")      # before anything arrives
    ether.run(10)
    assert [phone.software.calls.state for phone in (ours, theirs)] == [CallState.FAILED] * 2
    assert [call.outcome for call in ours.calls + theirs.calls] == [Outcome.BUSY] * 4
    ether.run(SAYS_FOR)
    assert app.state is State.ACTIVE and theirs.software.front is theirs.software.home


def test_words_take_their_time_and_what_comes_too_late_changes_nothing():
    ether = Ether(latency=400)
    with Phone(network=ether, number="+100") as ours, Phone(network=ether, number="+200") as theirs:
        dial(ours)
        ether.run(100)
        assert theirs.calls == []
        ether.run(500)
        theirs.press("send")                                  # they take it …
        ours.press("end")                                     # … and we hang up before that is known here
        assert theirs.software.calls.state is CallState.TALKING
        ether.run(1_000)
        assert (ours.calls[0].outcome, theirs.calls[0].outcome) == (Outcome.CANCELLED, Outcome.ANSWERED)
        assert ours.software.calls.state is theirs.software.calls.state is CallState.NONE


def test_a_tunnel_keeps_the_last_word_back_until_it_ends(two):
    ether, ours, theirs, app = two
    dial(ours)
    ether.run(100)
    theirs.press("send")
    ether.run(1_000)
    theirs.network.cut_off(5_000)
    theirs.press("end")
    ether.run(1_000)
    assert (ours.software.calls.state, theirs.software.calls.state) == (CallState.TALKING, CallState.NONE)
    ether.run(5_000)
    assert ours.software.calls.state is CallState.NONE and app.state is State.ACTIVE


def test_a_caller_from_nowhere_is_no_other_phone(two):
    ether, ours, theirs, _app = two
    ours.call("+200")
    ours.press("send")
    ether.run(100)
    ours.hang_up()
    ether.run(100)
    assert ours.calls[0].outcome is Outcome.ANSWERED and theirs.calls == []


def test_the_other_side_can_hang_up_by_the_program_that_holds_this_phone(two):
    ether, ours, theirs, _app = two
    dial(ours)
    ether.run(100)
    theirs.press("send")
    ether.run(100)
    ours.hang_up()
    ether.run(100)
    assert ours.calls[0].outcome is theirs.calls[0].outcome is Outcome.ANSWERED
    dial(ours)
    ether.run(100)
    ours.hang_up()
    ether.run(100)
    assert (ours.calls[1].outcome, theirs.calls[1].outcome) == (Outcome.BUSY, Outcome.MISSED)


def test_without_a_network_it_says_so_and_goes_on(phone):
    app = phone.launch(Guest)
    dial(phone)
    assert "No network" in text(phone) and phone.calls[0].outcome is Outcome.NO_NETWORK
    phone.run(SAYS_FOR)
    assert app.state is State.ACTIVE and text(phone).startswith("Guest")


def test_in_a_tunnel_there_is_no_network(two):
    _ether, ours, theirs, _app = two
    ours.network.cut_off(1_000)
    dial(ours)
    assert ours.calls[0].outcome is Outcome.NO_NETWORK and theirs.calls == []


def test_on_silent_air_nobody_answers():
    with Phone(network=SilentAir(), number="+100") as phone:
        dial(phone, "+900")
        phone.run(RINGS_FOR)
        assert phone.calls[0].outcome is Outcome.NO_ANSWER


@pytest.mark.parametrize("key", ["send", "end", "soft key"])
def test_what_the_screen_says_of_a_call_that_failed_can_be_put_away(phone, key):
    app = phone.launch(Guest)
    dial(phone)
    phone.select("Close") if key == "soft key" else phone.press(key)
    assert app.state is State.ACTIVE and phone.software.calls.state is CallState.NONE
    assert text(phone).startswith("Guest")


def test_a_call_that_comes_while_the_screen_says_why_one_failed_is_taken(phone):
    app = phone.launch(Guest)
    dial(phone)
    assert phone.call("0111") and "Incoming call" in text(phone)
    phone.run(SAYS_FOR)
    assert phone.software.calls.state is CallState.RINGING
    phone.hang_up()
    phone.run(10)
    assert app.state is State.ACTIVE and text(phone).startswith("Guest")


def test_a_phone_can_be_switched_off_while_the_screen_says_why_one_failed():
    phone = Phone()
    app = phone.launch(Guest)
    dial(phone)
    phone.close()
    assert app.state is State.DESTROYED and app.midlet.calls == ["start_app", "pause_app"]


def test_a_busy_line_does_not_dial(phone):
    phone.call("0111")
    assert not phone.software.calls.dial("+200")
    assert [(call.outgoing, call.outcome) for call in phone.calls] == [
        (False, Outcome.RINGING), (True, Outcome.BUSY)]
    assert any("call to +200: busy" in line for line in phone.trace())
