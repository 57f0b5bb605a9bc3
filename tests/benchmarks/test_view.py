"""What a frame of the window costs, before it is handed to the computer."""

from itertools import count
from time import perf_counter

import pygame
import pytest

from emulator import Phone
from emulator.host.view import Lights, View

FRAMES, RUNS = 10, 8


@pytest.fixture
def slider():
    """A phone of 240x320, two pictures of its LCD, and a view at zoom 2."""
    with Phone(skin="slider") as phone:
        phone.launch("minesweeper")
        phone.run(500)
        one = phone.screen.image.copy()
        phone.press("fire")
        view = View(phone.case, phone.screen)
        view.zoom = 2
        yield view, (one, phone.screen.image.copy())


def frame_time(view, pictures, pressed=lambda number: frozenset()):
    """The mean of the best run of frames, in ms, each with another picture."""
    surface = pygame.Surface(view.wanted_size(), 0, 32)
    view.fit(*surface.get_size())

    def draw(number):
        view.draw(surface, picture=pictures[number % 2], pressed=pressed(number), lights=Lights(), now_ms=16 * number)
    return best(draw)


def best(draw):
    """The shortest of several runs of `draw(number)`, in ms for one; the first has made all that is kept."""
    taken = []
    for run in range(RUNS):
        begun = perf_counter()
        for number in range(run * FRAMES, (run + 1) * FRAMES):
            draw(number)
        taken.append(perf_counter() - begun)
    return min(taken) * 1000 / FRAMES


def test_a_frame_with_all_effects_is_drawn_in_a_moment(figure, slider):
    view, pictures = slider
    view.effect = "both"
    figure("a frame of 240x320 at zoom 2, grid and ghosting", frame_time(view, pictures), "ms", at_most=4)
    view.zoom = 3
    figure("a frame of 240x320 at zoom 3, grid and ghosting", frame_time(view, pictures), "ms", at_most=8)


def test_a_new_picture_costs_little_more_than_copying_the_window(figure, slider):
    view, pictures = slider
    surface = pygame.Surface(view.wanted_size(), 0, 32)
    copy = surface.copy()
    plain = best(lambda number: surface.blit(copy, (0, 0)))
    figure("a frame at zoom 2, of a plain copy of the window", frame_time(view, pictures) / plain, "times", at_most=12)


def test_a_key_that_goes_down_is_seen_in_the_next_frame(figure, slider):
    view, pictures = slider
    digits = count()
    spent = frame_time(view, pictures, lambda number: frozenset({str(next(digits) % 10)}))
    figure("a frame at zoom 2 with another key down", spent, "ms", at_most=16)


def test_a_turned_handset_costs_hardly_more(figure, slider):
    view, pictures = slider
    upright = frame_time(view, pictures)
    view.rotation = 90
    turned = frame_time(view, pictures)
    figure("a frame of a handset on its side, of one upright", turned / upright, "times", at_most=2.5)
