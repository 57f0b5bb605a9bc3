"""Figures of the test tools: what a recording costs, and how fast a monkey works."""

import time

from emulator import Phone
from emulator.testing.monkey import let_loose
from emulator.testing.replay import replay


def test_a_recording_costs_little(figure, tmp_path):
    """The same minute of keys with and without it, alternately; the best of each counts."""
    def played(path):
        began = time.perf_counter()
        with Phone() as phone:
            if path is not None:
                phone.record_session(path)
            phone.launch("minesweeper")
            phone.play("fire right fire down wait:600 " * 60)
        return time.perf_counter() - began
    plain, recorded = [], []
    for number in range(3):
        plain.append(played(None))
        recorded.append(played(tmp_path / f"{number}.yaml"))
    figure("a recorded session, of an unrecorded one", min(recorded) / min(plain), "times", at_most=1.5)
    began = time.perf_counter()
    replay(tmp_path / "0.yaml").close()
    figure("its replay, of the recording", (time.perf_counter() - began) / min(recorded), "times", at_most=2)


def test_a_monkey(figure):
    began = time.perf_counter()
    done = let_loose("minesweeper", seed=3, ms=300_000)
    figure("a monkey with Minesweeper, times real time", 300 / (time.perf_counter() - began), at_least=20)
    assert done.mishap is None
