"""The monkey: the same seed does the same, and what it breaks is broken again by a small session."""

import pytest

from emulator.shelf import descriptors
from emulator.testing.monkey import let_loose
from emulator.testing.smallest import Smallest, entries_of, played, steps_of

from .broken_midlets import suite


def always():
    return True


@pytest.mark.parametrize("skin", ["classic", "touch"])
@pytest.mark.parametrize("path", descriptors(), ids=lambda path: path.stem)
def test_a_game_survives_a_monkey(path, skin):
    assert let_loose(str(path), skin=skin, seed=11, ms=10_000).mishap is None


def test_the_same_seed_does_the_same_and_another_does_not():
    tapes = [let_loose("minesweeper", seed=seed, ms=5_000).tape.entries for seed in (1, 1, 2)]
    assert tapes[0] == tapes[1] != tapes[2]


def test_a_monkey_does_everything_that_can_be_done(tmp_path):
    kinds = {entry.kind for entry in let_loose(str(suite(tmp_path)), skin="touch", ms=600_000).tape.entries}
    assert kinds >= {"launch", "down", "up", "touch", "drag", "lift", "typed", "pause", "resume", "call", "hang_up",
                     "cut_off"}


def test_a_midlet_that_was_ended_by_the_red_key_is_started_again(tmp_path):
    entries = let_loose(str(suite(tmp_path)), ms=300_000).tape.entries
    assert sum(entry.kind == "launch" for entry in entries) > 1


def test_a_fault_ends_the_play_and_says_what_and_where(tmp_path):
    done = let_loose(str(suite(tmp_path, "if len(self.pressed) == 3: 1 / 0")), ms=60_000)
    assert done.time < 60_000
    assert "ZeroDivisionError" in str(done.mishap) and "midlet.py, line 26" in str(done.mishap)


def test_a_key_that_is_never_done_with_is_a_hang(tmp_path):
    body = "\n        while True:\n            Thread.sleep(50)"
    done = let_loose(str(suite(tmp_path, body)), ms=60_000)
    assert "hangs" in str(done.mishap)


def test_a_midlet_that_fails_when_it_is_closed_is_found(tmp_path):
    jad = suite(tmp_path)
    source = tmp_path / "broken" / "midlet.py"
    source.write_text(source.read_text(encoding="utf-8").replace(
        "class Board", "    def destroy_app(self, unconditional):\n        raise KeyError('gone')\n\n\nclass Board"),
        encoding="utf-8")
    assert "KeyError" in str(let_loose(str(jad), ms=1_000).mishap)


@pytest.mark.parametrize("body, presses", [
    ("raise ValueError", 1),
    ("if len(self.pressed) == 3: raise ValueError", 3),
    ("if self.pressed[-2:] == ['UP', 'DOWN']: raise ValueError(len(self.pressed))", 2),
])
def test_the_smallest_session_has_only_the_keys_that_are_needed(tmp_path, body, presses):
    done = let_loose(str(suite(tmp_path, body.replace("UP", "Up").replace("DOWN", "Down"))), seed=4, ms=600_000)
    assert done.mishap is not None
    smallest = Smallest(done.tape, done.mishap, always).find()
    assert smallest is not None
    kinds = [entry.kind for entry in smallest.entries]
    assert (kinds.count("launch"), kinds.count("down")) == (1, presses) and set(kinds) <= {"launch", "down", "up"}
    assert done.mishap.is_like(played(smallest))


def test_a_smallest_session_waits_no_longer_than_it_must(tmp_path):
    done = let_loose(str(suite(tmp_path, "if len(self.pressed) == 2: raise ValueError")), seed=4, ms=600_000)
    smallest = Smallest(done.tape, done.mishap, always).find()
    assert smallest.end <= 200


def test_without_time_to_look_for_less_it_is_all_that_was_done(tmp_path):
    done = let_loose(str(suite(tmp_path, "raise ValueError")), ms=60_000)
    assert Smallest(done.tape, done.mishap, lambda: False).find().entries == done.tape.entries


def test_a_mishap_that_does_not_come_again_is_said_to(tmp_path):
    jad = suite(tmp_path, "raise ValueError")
    done = let_loose(str(jad), ms=60_000)
    suite(tmp_path)
    assert Smallest(done.tape, done.mishap, always).find() is None


def test_steps_are_what_was_done_with_the_time_since_the_one_before(tmp_path):
    entries = let_loose(str(suite(tmp_path)), ms=3_000).tape.entries
    steps = steps_of(entries)
    assert sum(step.gap for step in steps) == entries[-1].time
    assert [(entry.time, entry.kind, entry.together) for entry in entries_of(steps)] == [
        (entry.time, entry.kind, entry.together) for entry in entries]
