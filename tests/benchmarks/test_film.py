"""What a film costs: while it is taken, and when it is written."""

from time import perf_counter

import pytest

from emulator import Phone
from emulator.handset import film_file  # noqa: F401  # its library's loading is not measured

PLAYED = 3_000


def play(path):
    """Seconds that the arcade takes to be played for a while, and to be written."""
    with Phone(skin="slider", seed=5) as phone:
        phone.launch("gallery", midlet=2)
        phone.run(500)
        phone.press("fire")
        phone.record_film(path)
        begun = perf_counter()
        phone.key_down("right")
        phone.run(PLAYED)
        played = perf_counter() - begun
        phone.stop_recording()
        return played, perf_counter() - begun - played


@pytest.mark.parametrize("name", ["a.gif", "a.png"])
def test_a_film_of_three_seconds_is_written_in_less(figure, tmp_path, name):
    filmed, written = map(min, zip(*(play(tmp_path / name) for _ in range(3)), strict=True))
    figure(f"the arcade while it is filmed ({name[2:]})", PLAYED / 1000 / filmed, "times real time", at_least=2)
    figure(f"writing 3 s of film ({name[2:]})", written * 1000, "ms", at_most=PLAYED)
    figure(f"3 s of film of the arcade ({name[2:]})", (tmp_path / name).stat().st_size / 1024, "KB", at_most=1_000)
