"""A MIDlet whose code a test calls, sounds to give it, and who writes down what players tell."""

import io
import struct
from array import array

import pytest

from emulator.handset.sound.wav import encode
from emulator.midp.media import Manager

TONES = bytes(byte & 255 for byte in (-2, 1, 69, 16, 76, 16))     # one second


@pytest.fixture
def inside(phone, on_phone):
    """`inside(body)`: what body() gives, called as a MIDlet's code. What it raises comes out."""
    on_phone(lambda midlet: None)
    group = phone.software.sessions[0].group

    def call(body):
        answers = []
        group.spawn(lambda: answers.append(body()), name="the test's")
        phone.run(0)
        return answers[0]
    return call


def wav(ms=400, rate=8000):
    return encode(array("h", [4096 if n // 10 % 2 else -4096 for n in range(rate * ms // 1000)]), rate, 8)


def midi(*events, division=96):
    data = b"".join(events) + bytes((0, 0xFF, 0x2F, 0))
    return b"MThd" + struct.pack(">IHHH", 6, 0, 1, division) + b"MTrk" + struct.pack(">I", len(data)) + data


SONG = midi(b"\0\xff\x03\x04Song", bytes((0, 0xFF, 0x51, 3)) + (500_000).to_bytes(3, "big"),
            bytes((0, 0x90, 60, 100)), bytes((96, 0xFF, 0x51, 3)) + (250_000).to_bytes(3, "big"),
            bytes((96, 0x80, 60, 0)))                              # half a second at 120, a quarter at 240
SOUNDS = {"audio/x-wav": wav(), "audio/midi": SONG, "audio/x-tone-seq": TONES}


@pytest.fixture
def sounds():
    """One sound of each content type."""
    return SOUNDS


@pytest.fixture
def player(inside):
    """`player(data, type)`: an UNREALIZED player; by default of 400 ms of WAV."""
    def make(data=None, content_type="audio/x-wav"):
        stream = io.BytesIO(SOUNDS[content_type] if data is None else data)
        return inside(lambda: Manager.create_player(stream, content_type))
    return make


class Told:
    """A listener: what it was told, in order."""

    def __init__(self, phone):
        self.phone, self.events, self.times = phone, [], []

    def player_update(self, player, event, event_data):
        self.events.append((event, event_data))
        self.times.append(self.phone.now)

    @property
    def names(self):
        return [event for event, _ in self.events]


@pytest.fixture
def told(phone):
    return Told(phone)
