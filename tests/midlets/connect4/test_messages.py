"""What is written can be read, and nothing else can."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from midlets.connect4.messages import Move, NewGame, Pause, Resume, Sync, columns_of, counts_more, played, read
from midlets.connect4.state import BLUE, RED, C4State

MESSAGES = [Sync(0, C4State()), Sync(3, played("3342")), NewGame(1), NewGame(999999), Move(1, 42, 6), Pause(), Resume()]


@pytest.mark.parametrize("message", MESSAGES, ids=str)
def test_what_is_written_can_be_read(message):
    assert read(str(message)) == message


@pytest.mark.parametrize("text", [
    "", "Hello", "Move 1 2", "Move 1 2 33", "Move -1 2 3", "Move 1  3", "move 1 2 3", "Move 1 2 3 ",
    "NewGame", "NewGame x", "NewGame 1000000", "Pause 1",
    "Sync", "Sync 1", "Sync 1 7", "Sync 1 3333333", "Sync 1 00112233", "Sync 0 3", "Sync 1 " + "0" * 43,
])
def test_what_nobody_writes_is_not_read(text):
    assert read(text) is None


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text):
    message = read(text)
    assert message is None or str(read(str(message))) == str(message)


def test_moves_are_played_by_turns_blue_first():
    state = played("334")
    assert state.drops() == [(BLUE, 3), (RED, 3), (BLUE, 4)]
    assert columns_of(state) == "334"


def sync(game: int, columns: str) -> Sync:
    return Sync(game, played(columns))


@pytest.mark.parametrize("one, other", [
    (sync(2, ""), sync(1, "3344")), (sync(1, "334"), sync(1, "33")), (sync(1, ""), sync(0, "")),
])
def test_the_later_game_and_the_longer_one_count_whoever_is_in_doubt(one, other):
    for in_doubt in (True, False):
        assert counts_more(one, other, in_doubt=in_doubt)
        assert not counts_more(other, one, in_doubt=in_doubt)


def test_the_same_game_does_not_count_more_than_itself():
    assert not counts_more(sync(1, "33"), sync(1, "33"), in_doubt=True)


def test_where_two_games_contradict_each_other_one_side_decides():
    assert counts_more(sync(1, "334"), sync(1, "332"), in_doubt=True)
    assert not counts_more(sync(1, "334"), sync(1, "332"), in_doubt=False)
