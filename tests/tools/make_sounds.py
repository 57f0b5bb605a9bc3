"""Makes the sounds of the games: `python -m tests.tools.make_sounds` writes midlets/<game>/sounds/*.wav.

Each is a few notes of the phone's own synthesiser, written down here, so a sound is changed by
changing its notes. 11,025 samples a second, 16 bits if that fits into 8 KB, else 8 bits.
"""

from __future__ import annotations

import math
from array import array
from dataclasses import dataclass
from pathlib import Path

from emulator.handset.sound.score import Event, Score
from emulator.handset.sound.source import NORMAL, RATE
from emulator.handset.sound.wav import encode
from emulator.handset.sound.waves import noise

MIDLETS = Path(__file__).resolve().parents[2] / "midlets"
FILE_RATE = RATE // 2
LARGEST = 8_000                # bytes of samples
PEAK = 28_000

# General MIDI: programs, and drums on channel 10.
GLOCKENSPIEL, VIBRAPHONE, MARIMBA, FLUTE, SQUARE, KOTO, REED = 9, 11, 12, 73, 80, 107, 71
SIDE_STICK, CLAVES, HIGH_WOOD, LOW_WOOD, BASS_DRUM = 37, 75, 76, 77, 36


@dataclass(frozen=True)
class Note:
    """From `start` ms for `length` ms; with the program DRUM, `key` is a drum."""

    program: int
    start: int
    length: int
    key: int
    velocity: int = 100


DRUM = -1


@dataclass(frozen=True)
class Recipe:
    """The notes of a sound, how long it is, and how much of an explosion is in it (0 to 1)."""

    notes: tuple[Note, ...]
    ms: int
    rumble: float = 0


def run(program: int, keys: tuple[int, ...], step: int, last: int, velocity: int = 100) -> tuple[Note, ...]:
    """Notes one after another; the last is held for `last` ms."""
    return tuple(Note(program, n * step, last if n == len(keys) - 1 else step, key, velocity)
                 for n, key in enumerate(keys))


NO = Recipe((*run(REED, (52, 51), 110, 130), *run(SQUARE, (40, 39), 110, 130, 60)), 300)
LOSE = (*run(REED, (67, 66, 65, 63), 140, 230), *run(MARIMBA, (55, 54, 53, 51), 140, 230, 80))
RECIPES: dict[str, Recipe] = {
    "minesweeper/reveal": Recipe((Note(DRUM, 0, 20, HIGH_WOOD, 70), Note(MARIMBA, 0, 60, 88, 90)), 120),
    "minesweeper/flag": Recipe(run(MARIMBA, (79, 86), 70, 110), 260),
    "minesweeper/explosion": Recipe((Note(DRUM, 0, 300, BASS_DRUM, 127),), 720, rumble=1),
    "minesweeper/win": Recipe((*run(GLOCKENSPIEL, (72, 76, 79, 84), 105, 330),
                               *run(SQUARE, (60, 64, 67, 72), 105, 200, 45)), 720),
    "connect4/legal": Recipe((Note(DRUM, 0, 30, LOW_WOOD, 110), Note(MARIMBA, 0, 90, 64),
                              Note(MARIMBA, 70, 60, 64, 60)), 220),
    "connect4/illegal": NO,
    "connect4/win": Recipe((*run(VIBRAPHONE, (67, 72, 76, 79, 76, 79), 85, 250),
                            *run(SQUARE, (55, 60, 64, 67, 64, 67), 85, 180, 45)), 720),
    "connect4/lose": Recipe(LOSE, 720),
    "gomoku/stone": Recipe((Note(DRUM, 0, 20, CLAVES, 80), Note(DRUM, 0, 20, LOW_WOOD, 120), Note(MARIMBA, 0, 60, 57)),
                           160),
    "gomoku/illegal": NO,
    "gomoku/win": Recipe(run(KOTO, (62, 67, 69, 74, 79), 105, 280), 720),
    "gomoku/lose": Recipe((*run(KOTO, (69, 65, 62, 57), 140, 280), *run(FLUTE, (57, 53, 50, 45), 140, 240, 70)), 720),
    "chinese_checkers/step": Recipe((Note(DRUM, 0, 20, HIGH_WOOD, 60), Note(MARIMBA, 0, 80, 72)), 150),
    "chinese_checkers/jump": Recipe(run(MARIMBA, (72, 79), 60, 90), 240),
    "chinese_checkers/illegal": NO,
    "chinese_checkers/win": Recipe((*run(GLOCKENSPIEL, (79, 76, 79, 84, 88), 90, 300),
                                    *run(MARIMBA, (60, 64, 67, 72, 76), 90, 200, 80)), 720),
}


def score(notes: tuple[Note, ...]) -> Score:
    """The notes as messages, each program on a channel of its own."""
    channels = {DRUM: 9}
    events = []
    for note in notes:
        channel = channels.setdefault(note.program, len(channels))
        if note.program != DRUM:
            events.append(Event(0, bytes((0xC0 | channel, note.program))))
        events.append(Event(note.start * 1000, bytes((0x90 | channel, note.key, note.velocity))))
        events.append(Event((note.start + note.length) * 1000, bytes((0x80 | channel, note.key, 0))))
    return Score("midi", tuple(sorted(events, key=lambda event: (event.time, event.message[0] >> 4))), 0)


def rumble(count: int) -> list[float]:
    """An explosion: noise that gets darker as it fades, over a tone that falls."""
    level, turn, samples = 0.0, 0.0, []
    for n, value in enumerate(noise()[:count]):
        age = n / RATE
        level += (value - level) * (0.03 + 0.45 * math.exp(-age * 14))
        turn += math.tau * (38 + 90 * math.exp(-age * 12)) / RATE
        samples.append(60_000 * level * math.exp(-age * 4.5) + 22_000 * math.sin(turn) * math.exp(-age * 6))
    return samples


def samples_of(recipe: Recipe) -> array[int]:
    """At the file's rate, as loud as it may be, with an end that does not click."""
    count = RATE * recipe.ms // 1000
    mixed = [float(value) for value in score(recipe.notes).open(0, NORMAL, 0).read(count)]
    if recipe.rumble:
        mixed = [one + recipe.rumble * two for one, two in zip(mixed, rumble(count), strict=True)]
    halved = [(one + two) / 2 for one, two in zip(mixed[::2], mixed[1::2], strict=False)]
    fade = len(halved) // 5
    peak = max(map(abs, halved))
    return array("h", [round(value * PEAK / peak * min(1.0, (len(halved) - n) / fade))
                       for n, value in enumerate(halved)])


def wav_of(recipe: Recipe) -> bytes:
    """The file."""
    samples = samples_of(recipe)
    if 2 * len(samples) <= LARGEST:
        return encode(samples, FILE_RATE)
    return encode(array("h", [min(sample + 128, 32_767) for sample in samples]), FILE_RATE, bits=8)


def main() -> None:
    for name, recipe in RECIPES.items():
        game, _, sound = name.partition("/")
        path = MIDLETS / game / "sounds" / f"{sound}.wav"
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(wav_of(recipe))


if __name__ == "__main__":
    main()
