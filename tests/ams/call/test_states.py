"""The table of a call's states."""

import pytest

from emulator.ams.call.states import AFTER, OUTCOME, Call, CallMove, CallState, Outcome


def test_every_state_can_be_left_and_every_move_leads_somewhere():
    assert {state for state, _ in AFTER} == set(CallState)
    assert {move for _, move in AFTER} == set(CallMove)


@pytest.mark.parametrize("begins", [CallMove.RING, CallMove.DIAL])
def test_only_a_free_line_can_ring_or_dial(begins):
    assert [state for state, move in AFTER if move is begins] == [CallState.NONE]


@pytest.mark.parametrize("state", CallState)
def test_every_state_leads_back_to_a_free_line(state):
    seen = {state}
    for _ in CallState:
        seen |= {goal for (source, _), goal in AFTER.items() if source in seen}
    assert CallState.NONE in seen


def test_every_move_but_the_last_says_how_the_call_stands_and_every_outcome_is_of_one():
    assert set(OUTCOME) == set(CallMove) - {CallMove.CLEAR} and set(OUTCOME.values()) == set(Outcome)


@pytest.mark.parametrize("call, words", [(Call("0123", 0), "call from 0123"), (Call("", 0), "call from nobody known"),
                                         (Call("0123", 0, outgoing=True), "call to 0123")])
def test_a_call_says_whose_it_is(call, words):
    assert str(call) == words


def test_a_call_lasts_from_its_answer_to_its_end():
    call = Call("0123", 1_000)
    assert call.duration(9_000) == 0
    call.answered_at = 4_000
    assert call.duration(9_000) == 5_000
    call.ended_at = 6_000
    assert call.duration(9_000) == 2_000 and call.outcome is Outcome.RINGING
