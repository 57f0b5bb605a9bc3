"""Lamplighter: how much faster than real time the phone plays it, with nobody looking."""

import time

import pytest

from emulator import Phone

PLAYED = 5_000        # ms of phone time


def speed(skin):
    """Phone time by real time, the best of three stretches of running and jumping."""
    with Phone(skin=skin, seed=3) as phone:
        phone.launch("jad/gallery.jad", midlet="Lamplighter")
        phone.run(100)
        phone.press("fire")
        phone.run(1_500)
        phone.key_down("right")
        stretches = []
        for _ in range(3):
            began, until = time.perf_counter(), phone.now + PLAYED
            while phone.now < until:
                phone.press("up", hold=200)
                phone.run(250)
            stretches.append(PLAYED / 1000 / (time.perf_counter() - began))
        return max(stretches)


@pytest.mark.parametrize("skin, least", [("classic", 10), ("candybar", 10), ("slider", 20), ("qwerty", 10),
                                         ("touch", 10)])
def test_the_arcade_at_thirty_frames_a_second(skin, least, figure):
    figure(f"arcade on {skin}, times real time", speed(skin), at_least=least)


def test_the_arcade_is_ready_in_a_moment(figure):
    with Phone() as phone:
        began = time.perf_counter()
        phone.launch("jad/gallery.jad", midlet="Lamplighter")
        phone.run(34)
        figure("arcade, launch to first frame", time.perf_counter() - began, "s", at_most=1.0)
