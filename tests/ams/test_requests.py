"""What the phone wants of a MIDlet waits in line."""

import pytest

from emulator.ams.lifecycle import Lifecycle, Move, State
from emulator.ams.requests import Requests
from emulator.kernel import Group, Kernel


@pytest.fixture
def life():
    return Lifecycle(Group(Kernel(), "guest"), lambda error: None)


@pytest.mark.parametrize("state, asked, left", [
    (State.PAUSED, "START", "START"), (State.PAUSED, "START PAUSE", ""), (State.PAUSED, "PAUSE", ""),
    (State.ACTIVE, "PAUSE START", "START"), (State.ACTIVE, "START PAUSE", "PAUSE"),
    (State.ACTIVE, "PAUSE PAUSE", "PAUSE"),
    (State.PAUSED, "START DESTROY PAUSE START", "START DESTROY"), (State.PAUSED, "START END", "DESTROY"),
    (State.ACTIVE, "PAUSE DESTROY END START", "DESTROY"), (State.PAUSED, "START PAUSE START", "START"),
])
def test_what_is_left_in_line(life, state, asked, left):
    life.state = state
    line, done = Requests(life), []
    for word in asked.split():
        if word == "END":
            line.put_end(lambda: done.append("DESTROY"))
        else:
            line.put(Move[word], lambda word=word: done.append(word))
    while line:
        line.take()()
    assert " ".join(done) == left


def test_what_is_no_move_is_done_whatever_comes(life):
    line, done = Requests(life), []
    line.put_other(lambda: done.append("other"))
    line.put_end(lambda: done.append("end"))
    while line:
        line.take()()
    assert done == ["other", "end"]


def test_a_pause_that_runs_leads_to_paused(life):
    life.state, life.call = State.ACTIVE, "pause_app"
    line = Requests(life)
    assert line.goal is State.PAUSED
    line.put(Move.START, lambda: None)
    assert line.goal is State.ACTIVE
