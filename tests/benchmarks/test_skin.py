"""A phone is there at once: how long a skin takes to be read, and its picture to be drawn."""

from pathlib import Path
from time import perf_counter

import pygame
import pytest

from emulator.handset.case import Case
from emulator.handset.skin import load

SKINS = Path(__file__).resolve().parents[2] / "skins"


def best(action, times=5):
    """The shortest of several runs, in ms."""
    taken = []
    for _ in range(times):
        start = perf_counter()
        action()
        taken.append(perf_counter() - start)
    return min(taken) * 1000


@pytest.mark.parametrize("name", ["slider", "qwerty"])
def test_a_skin_is_read_at_once(figure, name):
    figure(f"reading the skin {name}", best(lambda: load(SKINS / name)), "ms", at_most=30)


def test_the_handset_is_drawn_at_once(figure):
    skin = load(SKINS / "slider")
    figure("drawing the slider for the first time", best(lambda: Case(skin).picture(1)), "ms", at_most=300)


def test_a_key_goes_down_at_once(figure):
    case = Case(load(SKINS / "slider"))
    case.picture(1)
    start = perf_counter()
    case.picture(1, pressed={"5"})
    figure("drawing a key of the slider held down for the first time", (perf_counter() - start) * 1000, "ms",
           at_most=60)


def test_a_frame_in_the_handset_is_drawn_at_once(figure):
    case, lcd = Case(load(SKINS / "slider")), pygame.Surface((240, 320))
    case.picture(2, pressed={"5"})
    figure("a frame of the slider at scale 2, with a key down",
           best(lambda: case.picture(2, pressed={"5"}, lcd=lcd), 20), "ms", at_most=16)
