"""The window: how soon it is there, how soon it answers, and what it takes of the computer."""

import os
import statistics
import sys
import threading
import time
from pathlib import Path

import pytest

from emulator import Phone
from emulator.host.worker import Worker
from tests.host.test_window_xvfb import JAD, SUITE
from tests.host.x_desktop import XVFB, XDesktop

pytestmark = [pytest.mark.skipif(XVFB is None, reason="Xvfb is not installed: no real window can be opened"),
              pytest.mark.skipif(not sys.platform.startswith("linux"), reason="/proc tells what a process takes")]
FRAME = 16.7          # ms, at 60 Hz
SECONDS = 4           # that a window's work is measured for
PRESSES = 20


@pytest.fixture(scope="module")
def desktop():
    made = XDesktop()
    yield made
    made.close()


@pytest.fixture
def opened(desktop, tmp_path):
    """`opened(*words)`: the command's window; how long it took is its `took` (s)."""
    windows = []

    def open_it(*words):
        began = time.monotonic()
        windows.append(desktop.open(tmp_path, *words))
        windows[-1].took = time.monotonic() - began
        windows[-1].focus()
        return windows[-1]
    yield open_it
    for window in windows:
        window.kill()


@pytest.fixture
def colours(tmp_path):
    (tmp_path / "colours").mkdir()
    (tmp_path / "colours" / "midlet.py").write_text(SUITE, encoding="utf-8")
    (tmp_path / "colours.jad").write_text(JAD, encoding="utf-8")
    return tmp_path / "colours.jad"


def share_of_a_core(process):
    """Percent of one core that a process takes, over some seconds."""
    def taken():
        fields = Path(f"/proc/{process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    before, began = taken(), time.monotonic()
    time.sleep(SECONDS)
    return 100 * (taken() - before) / (time.monotonic() - began)


def test_the_first_frame(figure, opened):
    took = []
    for _ in range(3):
        window = opened("run", "minesweeper")
        took.append(window.took)
        window.close()
    figure("from the command to the first frame", min(took), "s", at_most=1.0)


def test_an_idle_window(figure, opened):
    window = opened()
    time.sleep(1)
    figure("an idle window", share_of_a_core(window.process), "% of a core", at_most=2.0)


def test_a_game_of_30_frames_a_second(figure, opened):
    window = opened("run", "gallery", "--midlet", "Lamplighter")
    time.sleep(1)
    for key in ("Return", "Return"):
        window.key(key)
        time.sleep(0.5)
    figure("a game of 30 frames a second", share_of_a_core(window.process), "% of a core", at_most=20.0)


def until(condition):
    while not condition():
        pass
    return time.monotonic()


def delays(act, undo, seen, gone):
    """Milliseconds from `act()` to `seen()`, again and again, at changing moments of the frame."""
    found = []
    for number in range(PRESSES):
        time.sleep(0.05 + number % 7 / 500)
        began = time.monotonic()
        act()
        found.append((until(seen) - began) * 1000)
        undo()
        until(gone)
    return statistics.median(found)


def test_a_drawn_key_lights(figure, opened, colours):
    window = opened("run", colours)
    key = window.view().key("7")
    spot = next((x, y) for x, y in [key, *((key[0] + dx, key[1] + dy) for dx in range(-20, 21, 4)
                                           for dy in (-8, -4, 4, 8))] if _changes(window, key, (x, y)))
    up = window.color(spot)
    figure("a drawn key after the mouse", delays(lambda: window.press(key), lambda: window.release(key),
                                                 lambda: window.color(spot) != up, lambda: window.color(spot) == up),
           "ms", at_most=FRAME)


def _changes(window, key, spot):
    """Does a press of the key change this point of the window?"""
    up = window.color(spot)
    window.press(key)
    time.sleep(0.15)
    down = window.color(spot)
    window.release(key)
    time.sleep(0.15)
    return down != up


def test_input_to_pixel(figure, opened, colours):
    window = opened("run", colours)
    middle = window.view().lcd(120, 160)
    whole = delays(lambda: window.key("5"), lambda: window.key("6"),
                   lambda: window.color(middle) == 0x00FF00, lambda: window.color(middle) == 0x808080)
    own = the_phones_own(colours)
    figure("a key to a pixel of the LCD, the phone's own part", own, "ms")
    figure("a key to a pixel of the LCD", whole, "ms", at_most=FRAME + own)


def the_phones_own(jad):
    """Milliseconds from a key of the keypad to the finished frame, with no window."""
    phone = Phone(raise_faults=False)
    worker, bell, found = Worker(phone.kernel, phone.screen), threading.Event(), []
    worker.on_picture = bell.set
    worker.order(lambda: phone.launch(jad))
    worker.start()
    time.sleep(0.5)
    for _ in range(PRESSES):
        for key in ("5", "6"):
            time.sleep(0.05)
            bell.clear()
            began = time.monotonic()
            worker.order(lambda key=key: phone.handset.keypad.press(key))
            bell.wait(1)
            found.append((time.monotonic() - began) * 1000)
            worker.order(lambda key=key: phone.handset.keypad.release(key))
    worker.order(phone.close)
    worker.stop()
    return statistics.median(found)
