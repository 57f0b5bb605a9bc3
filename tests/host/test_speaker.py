"""The computer's sound card, in the shape of SDL's driver that writes to a file as time passes."""

import subprocess
import sys
from array import array

import pytest

from emulator.host.speaker import MOST


@pytest.fixture
def card(tmp_path, monkeypatch):
    """The file that gets what the card would play."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(tmp_path / "card.raw"))
    return tmp_path / "card.raw"


def in_a_process(code):
    """SDL chooses its driver once, so each of these has a process of its own."""
    return subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout


PLAY = """
import time
from array import array
from emulator.host.speaker import open_speaker
speaker = open_speaker()
time.sleep(0.1)
speaker.take(array("h", range(1, 501)))
time.sleep(0.3)
speaker.close()
"""


def test_what_is_taken_reaches_the_card_whole_and_in_order(card):
    in_a_process(PLAY)
    played = array("h", card.read_bytes())
    assert [sample for sample in played if sample] == list(range(1, 501))


def test_no_sound_card_is_no_error(monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    assert in_a_process("from emulator.host.speaker import open_speaker; print(open_speaker())").endswith("None\n")


EARLY = """
import time
from array import array
from emulator.host.speaker import MOST, open_speaker
speaker = open_speaker()
speaker.take(array("h", [1] * (10 * MOST)))
time.sleep(0.5)
speaker.close()
"""


def test_a_phone_that_is_too_early_does_not_fall_behind(card):
    in_a_process(EARLY)
    assert array("h", card.read_bytes()).count(1) <= MOST


CLOSE = """
import threading
from emulator.host.speaker import open_speaker
ended = threading.Event()


def work():
    while not ended.is_set():
        sum(range(1_000))


threading.Thread(target=work).start()
for _ in range(10):
    open_speaker().close()
ended.set()
print("closed")
"""


def test_it_is_closed_while_others_keep_python_busy(monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    command = [sys.executable, "-c", CLOSE]
    assert "closed" in subprocess.run(command, check=True, capture_output=True, text=True, timeout=30).stdout
