"""Figures of the phone as a whole: start, idling, a game's frames, threads, memory."""

import os
import subprocess
import sys
import time

import pytest

from emulator import Phone
from emulator.kernel import Group, Kernel
from emulator.midp.lang import System, Thread
from emulator.midp.lcdui import Display, Image
from emulator.midp.lcdui.game import GameCanvas, Sprite
from emulator.midp.midlet import MIDlet

START = [sys.executable, "-m", "emulator", "run", "jad/minesweeper.jad", "--headless", "--for", "0"]


def best_of(times, action):
    """The shortest of several runs, in seconds: what the work takes when nothing else runs."""
    def once():
        began = time.perf_counter()
        action()
        return time.perf_counter() - began
    return min(once() for _ in range(times))


def test_cold_start_to_exit(figure, request):
    root = request.config.rootpath
    figure("cold start to exit", best_of(5, lambda: subprocess.run(START, cwd=root, check=True)), "s", at_most=0.8)


def test_an_idle_phone(figure):
    with Phone() as phone:
        phone.launch("jad/minesweeper.jad")
        took = best_of(3, lambda: phone.run(60_000))
    figure("an idle phone, times real time", 60 / took, at_least=2_000)


class Sprites(MIDlet):
    """A loop of 30 frames a second with 100 sprites of 16x16."""

    def start_app(self):
        canvas = Scene()
        Display.get_display(self).set_current(canvas)
        Thread(canvas).start()


class Scene(GameCanvas):
    def __init__(self):
        super().__init__(True)
        self.set_full_screen_mode(True)
        image = Image.create_rgb_image([0xFF000000 | n * 997 for n in range(256)], 16, 16, True)
        self.sprites = [Sprite(image) for _ in range(100)]
        self.frames = 0

    def run(self):
        g = self.get_graphics()
        while True:
            began = System.current_time_millis()
            self.get_key_states()
            g.set_color(0x204060)
            g.fill_rect(0, 0, 240, 320)
            for place, sprite in enumerate(self.sprites):
                sprite.set_position((place * 23 + self.frames) % 224, (place * 31 + 2 * self.frames) % 304)
                sprite.paint(g)
            self.flush_graphics()
            self.frames += 1
            Thread.sleep(max(1, 33 - (System.current_time_millis() - began)))


def test_a_game_of_a_hundred_sprites(figure):
    with Phone() as phone:
        phone.launch(Sprites)
        took = best_of(3, lambda: phone.run(10_000))
    figure("100 sprites at 30 fps, times real time", 10 / took, at_least=20)


def test_a_switch_between_guest_threads(figure):
    kernel, turns = Kernel(), 20_000
    guest = Group(kernel, "guest")

    def spin():
        for _ in range(turns):
            kernel.turn()
    guest.spawn(spin)
    guest.spawn(spin)
    took = best_of(1, lambda: kernel.run(2 * turns))
    figure("a switch between guest threads", took / (2 * turns) * 1e6, "µs", at_most=10)


def resident():
    with open("/proc/self/statm", encoding="ascii") as statm:
        return int(statm.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.skipif(not os.path.exists("/proc/self/statm"), reason="reads /proc")
def test_each_further_phone(figure):
    phones = [Phone()]
    phones[0].launch("jad/minesweeper.jad")
    before = resident()
    for _ in range(10):
        phones.append(Phone())
        phones[-1].launch("jad/minesweeper.jad")
    each = (resident() - before) / 10 / 1e6
    for phone in phones:
        phone.close()
    figure("each further phone", each, "MB", at_most=8)
