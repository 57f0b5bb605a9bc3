"""Figures of sound: what mixing and synthesis cost, and how long a sound takes to reach the card."""

import io
import os
import subprocess
import sys
import time
from array import array

import pytest

from emulator import Phone
from emulator.handset.sound.midi_file import parse as parse_midi
from emulator.handset.sound.mixer import Mixer
from emulator.handset.sound.recording import Recording
from emulator.handset.sound.source import RATE
from emulator.handset.sound.tone_sequence import parse
from emulator.handset.sound.wav import Wave, encode
from emulator.midp.media import Manager
from emulator.midp.midlet import MIDlet


class Nobody:
    """Takes what is mixed, and lets it go."""

    def take(self, samples):
        pass

    def rest(self, count):
        pass


def mixing(sources, ms, tick):
    """Seconds of the processor that it takes to mix `ms` of them, in steps of `tick` ms; the best of three."""
    def once():
        now = 0
        mixer = Mixer(lambda: now)
        mixer.connect(Nobody())
        for source in sources:
            mixer.add(source, start=0, gain=0.5 if len(sources) > 1 else 1)
        began = time.process_time()
        for now in range(tick, ms + 1, tick):       # noqa: B007  (the mixer's clock)
            mixer.catch_up()
        return time.process_time() - began
    return min(once() for _ in range(3))


def test_eight_recordings(figure):
    wave = Wave(RATE, array("h", [n * 37 % 40_000 - 20_000 for n in range(5 * RATE)]))
    figure("mixing 8 recordings, of real time", mixing([Recording(wave) for _ in range(8)], 5_000, 10) / 5 * 100, "%",
           at_most=3)


def test_a_minute_of_a_tone_sequence(figure):
    score = parse([-2, 1, *(value for n in range(120) for value in (60 + n % 24, 16))])
    figure("a minute of a tone sequence", mixing([score], 60_000, 1_000), "s", at_most=0.3)


def song():
    """Ten seconds of eight parts: chords of four programs, a bass, and drums."""
    events = [bytes((0, 0xC0 | channel, program)) for channel, program in enumerate((0, 48, 24, 33, 80))]
    for _ in range(20):
        for channel, key in ((0, 60), (0, 64), (0, 67), (1, 72), (2, 55), (3, 36), (4, 79), (9, 36), (9, 42)):
            events.append(bytes((0, 0x90 | channel, key, 90)))
        events.append(bytes((96, 0x90, 60, 0)))
        for channel, key in ((0, 64), (0, 67), (1, 72), (2, 55), (3, 36), (4, 79)):
            events.append(bytes((0, 0x80 | channel, key, 0)))
    data = b"".join(events) + bytes((0, 0xFF, 0x2F, 0))
    return parse_midi(b"MThd\0\0\0\6\0\0\0\1\0\x60MTrk" + len(data).to_bytes(4, "big") + data)


def test_a_midi_file_of_eight_parts(figure):
    figure("a MIDI file of eight parts, of real time", mixing([song()], 10_000, 10) / 10 * 100, "%", at_most=15)


class Loud(MIDlet):
    """Eight players that go on for ever."""

    def start_app(self):
        data = encode(array("h", [1000] * RATE), RATE)
        self.players = [Manager.create_player(io.BytesIO(data), "audio/x-wav") for _ in range(8)]
        for player in self.players:
            player.set_loop_count(-1)
            player.start()


def test_sounds_that_nobody_hears_cost_nothing(figure):
    with Phone() as phone:
        phone.launch(Loud)
        began = time.perf_counter()
        phone.run(60_000)
        figure("8 unheard players, times real time", 60 / (time.perf_counter() - began), at_least=500)


LATENCY = """
import os, time
from array import array
from emulator.handset.sound.tone_sequence import single_tone
from emulator.handset.speaker import Speaker
from emulator.host.speaker import open_speaker
from emulator.kernel import Kernel
kernel = Kernel()
phone = Speaker(kernel)
card = phone.device = open_speaker()
card.take(array("h", [0]))           # the first one takes the card; it is about those after it
began, asked, written = time.monotonic(), None, 0
while kernel.now < 700:
    kernel.run(max(0, int((time.monotonic() - began) * 1000) - kernel.now))
    if asked is None and kernel.now >= 300:
        asked, written = True, os.path.getsize(os.environ["SDL_DISKAUDIOFILE"])
        phone.play_once(single_tone(81, 300))
    time.sleep(0.001)
card.close()
print(written // 2)
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="reads the file of SDL's disk driver while it is written")
def test_how_long_a_sound_takes_to_the_card(figure, tmp_path):
    """From `play` to the sample that the card is given; the file grows by 11.6 ms at a time."""
    file = tmp_path / "card.raw"
    settings = os.environ | {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(file)}

    def once():
        run = subprocess.run([sys.executable, "-c", LATENCY], env=settings, check=True, capture_output=True, text=True)
        samples = array("h", file.read_bytes())
        first = next(place for place, sample in enumerate(samples) if sample)
        return (first - int(run.stdout.split()[-1])) / RATE * 1000
    figure("a sound to the card", min(once() for _ in range(3)), "ms", at_most=60)
