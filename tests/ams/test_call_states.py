"""The table of a call's states."""

import pytest

from emulator.ams.call_states import AFTER, OUTCOME, Call, CallMove, CallState, Outcome


def test_every_state_can_be_left_and_every_move_leads_somewhere():
    assert {state for state, _ in AFTER} == set(CallState)
    assert {move for _, move in AFTER} == set(CallMove)


def test_only_a_free_line_can_ring():
    assert [state for state, move in AFTER if move is CallMove.RING] == [CallState.NONE]


@pytest.mark.parametrize("state", CallState)
def test_every_state_leads_back_to_a_free_line(state):
    seen = {state}
    for _ in CallState:
        seen |= {goal for (source, _), goal in AFTER.items() if source in seen}
    assert CallState.NONE in seen


def test_every_move_says_how_the_call_stands():
    assert set(OUTCOME) == set(CallMove) and len(set(OUTCOME.values())) == len(CallMove)


def test_a_call_lasts_from_its_answer_to_its_end():
    call = Call("0123", 1_000)
    assert call.duration(9_000) == 0
    call.answered_at = 4_000
    assert call.duration(9_000) == 5_000
    call.ended_at = 6_000
    assert call.duration(9_000) == 2_000 and call.outcome is Outcome.RINGING
