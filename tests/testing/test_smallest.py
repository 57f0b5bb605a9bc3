"""Steps of a session, and how what is taken away changes what is left."""

from emulator.tape.reader import Entry
from emulator.testing.smallest import entries_of, steps_of


def entries(*times_and_kinds, together=()):
    return [Entry(time, kind, "x", {"together": True} if n in together else {}, n)
            for n, (time, kind) in enumerate(times_and_kinds)]


def test_a_step_is_what_was_done_and_the_time_since_the_one_before():
    steps = steps_of(entries((0, "launch"), (40, "down"), (90, "up")))
    assert [(step.gap, step.entry.kind) for step in steps] == [(0, "launch"), (40, "down"), (50, "up")]


def test_what_was_seen_is_no_step():
    assert [step.entry.kind for step in steps_of(entries((0, "launch"), (1_000, "frame"), (1_200, "down")))] == [
        "launch", "down"]


def test_without_a_step_the_rest_comes_sooner():
    steps = steps_of(entries((0, "launch"), (40, "down"), (90, "up")))
    assert [entry.time for entry in entries_of([steps[0], steps[2]])] == [0, 50]


def test_what_came_together_with_a_step_that_stays_still_does():
    steps = steps_of(entries((0, "launch"), (40, "down"), (40, "touch"), together=[2]))
    assert [entry.together for entry in entries_of(steps)] == [False, False, True]
    assert [entry.together for entry in entries_of(steps[2:])] == [False]
