"""Tone sequences, as ToneControl takes them (JSR-135, ToneControl): bytes to a Score.

    sequence  = VERSION 1 [TEMPO t] [RESOLUTION r] {block} event {event}
    block     = BLOCK_START n event {event} BLOCK_END n
    event     = note duration | SILENCE duration | PLAY_BLOCK n
              | SET_VOLUME v | REPEAT k note duration

A note of `duration` lasts duration * 240 / (resolution * tempo in beats a minute) seconds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .instruments import TONE
from .score import Event, Score
from .source import BadSound

SILENCE, VERSION, TEMPO, RESOLUTION, BLOCK_START, BLOCK_END, PLAY_BLOCK, SET_VOLUME, REPEAT = range(-1, -10, -1)
NAMES = {-1: "SILENCE", -2: "VERSION", -3: "TEMPO", -4: "RESOLUTION", -5: "BLOCK_START", -6: "BLOCK_END",
         -7: "PLAY_BLOCK", -8: "SET_VOLUME", -9: "REPEAT"}
DEFAULT_TEMPO, DEFAULT_RESOLUTION = 30, 64     # 120 beats a minute; a whole note is 64
LONGEST = 100_000                              # tones: blocks of blocks of blocks grow beyond all bounds


class Tone(NamedTuple):
    """A note (or SILENCE) of a duration, or with no duration a new volume."""

    note: int
    duration: int
    volume: int = 0


def parse(sequence: Sequence[int]) -> Score:
    """Read a sequence of bytes, signed or not. BadSound says what is wrong, and at which byte.

    >>> parse([-2, 1, 69, 16]).duration
    500000
    >>> parse([-2, 1, 200, 16])
    Traceback (most recent call last):
      ...
    emulator.handset.sound.source.BadSound: tone sequence, byte 2: no event is called -56
    """
    return _Parser(sequence).parse()


def single_tone(note: int, duration: int) -> Score:
    """One tone of `duration` ms, as Manager.playTone plays it."""
    return _score([Tone(note, duration)], micros=1000)


class _Parser:
    def __init__(self, sequence: Sequence[int]) -> None:
        self._bytes = [byte - 256 if byte > 127 else byte for byte in sequence]
        self._at = 0
        self._blocks: dict[int, list[Tone]] = {}

    def parse(self) -> Score:
        self._expect(VERSION, "a tone sequence begins with VERSION, 1")
        self._number("version", 1, 1)
        tempo = self._optional(TEMPO, "tempo", 5, 127, DEFAULT_TEMPO)
        resolution = self._optional(RESOLUTION, "resolution", 1, 127, DEFAULT_RESOLUTION)
        while self._peek() == BLOCK_START:
            self._block()
        tones = self._events(until_block_end=False)
        return _score(tones, micros=(60_000_000, resolution * tempo))

    def _block(self) -> None:
        self._at += 1
        number = self._number("block", 0, 127)
        tones = self._events(until_block_end=True)
        self._at += 1
        ended = self._number("block", 0, 127)
        if ended != number:
            self._fail(f"BLOCK_END {ended} ends block {number}", back=1)
        self._blocks[number] = tones

    def _events(self, *, until_block_end: bool) -> list[Tone]:
        tones: list[Tone] = []
        while self._at < len(self._bytes) and not (until_block_end and self._peek() == BLOCK_END):
            self._event(tones)
            if len(tones) > LONGEST:
                self._fail(f"more than {LONGEST:,} tones")
        if until_block_end and self._at >= len(self._bytes):
            self._fail("the sequence ends inside a block")
        if not tones:
            self._fail("a block without events" if until_block_end else "a sequence without events")
        return tones

    def _event(self, tones: list[Tone]) -> None:
        what = self._peek()
        if what >= SILENCE:
            tones.append(self._tone())
        elif what == PLAY_BLOCK:
            self._at += 1
            number = self._number("block", 0, 127)
            if number not in self._blocks:
                self._fail(f"PLAY_BLOCK {number}: this block is not defined before", back=1)
            tones.extend(self._blocks[number])
        elif what == SET_VOLUME:
            self._at += 1
            tones.append(Tone(0, 0, self._number("volume", 0, 100)))
        elif what == REPEAT:
            self._at += 1
            times = self._number("repeat", 2, 127)
            tones.extend([self._tone()] * times)
        else:
            self._fail(f"{NAMES[what]} may not stand here" if what in NAMES else f"no event is called {what}")

    def _tone(self) -> Tone:
        return Tone(self._number("note", SILENCE, 127), self._number("duration", 1, 127))

    # -- bytes -------------------------------------------------------------------------------------

    def _peek(self) -> int:
        return self._bytes[self._at] if self._at < len(self._bytes) else 0

    def _expect(self, byte: int, otherwise: str) -> None:
        if not self._bytes or self._peek() != byte:
            self._fail(otherwise)
        self._at += 1

    def _optional(self, name: int, what: str, least: int, most: int, default: int) -> int:
        if self._peek() != name:
            return default
        self._at += 1
        return self._number(what, least, most)

    def _number(self, what: str, least: int, most: int) -> int:
        if self._at >= len(self._bytes):
            self._fail(f"the sequence ends where a {what} should stand")
        value = self._bytes[self._at]
        if not least <= value <= most:
            self._fail(f"a {what} is {least} to {most}, not {value}")
        self._at += 1
        return value

    def _fail(self, problem: str, back: int = 0) -> None:
        raise BadSound(f"tone sequence, byte {self._at - back}: {problem}")


def _score(tones: list[Tone], micros: int | tuple[int, int]) -> Score:
    """Microseconds of one unit of duration, whole or as a fraction; summed up before it is rounded."""
    over, under = micros if isinstance(micros, tuple) else (micros, 1)
    events, units, velocity = [], 0, 127
    for tone in tones:
        if not tone.duration:
            velocity = round(127 * tone.volume / 100)
            continue
        if tone.note != SILENCE and velocity:
            events.append(Event(units * over // under, bytes((0x90, tone.note, velocity))))
            events.append(Event((units + tone.duration) * over // under, bytes((0x80, tone.note, 0))))
        units += tone.duration
    return Score("tone", tuple(events), units * over // under, TONE)
