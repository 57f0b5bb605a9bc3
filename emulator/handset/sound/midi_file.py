"""Standard MIDI files, type 0 and 1: bytes to a Score (Standard MIDI Files 1.0)."""

from __future__ import annotations

from collections.abc import Iterator
from struct import unpack
from typing import NamedTuple

from .score import Event, Score
from .source import BadSound

TEMPO = 500_000                                  # microseconds a beat, until the file says otherwise
END_OF_TRACK, SET_TEMPO = 0x2F, 0x51
TEXTS = {0x02: "copyright", 0x03: "title"}
FRAMES = {24: (24, 1), 25: (25, 1), 29: (30_000, 1001), 30: (30, 1)}     # SMPTE frames a second


class _Message(NamedTuple):
    """What stands at a tick: a channel message, or the kind and data of a meta event."""

    tick: int
    message: bytes = b""
    meta: int = -1
    data: bytes = b""


def parse(data: bytes) -> Score:
    """Read a MIDI file. BadSound says what is wrong, and at which byte."""
    tracks, division = _tracks(data)
    # A stable sort: at one tick the tracks come in their order, and each keeps its own.
    merged = sorted((message for track in tracks for message in track), key=lambda message: message.tick)
    clock = _Clock(division)
    events, tempi = [], [(0, 60_000_000_000 // TEMPO)]
    for message in merged:
        time = clock.time(message.tick)
        if message.message:
            events.append(Event(time, message.message))
        elif message.meta == SET_TEMPO:
            beat = int.from_bytes(message.data, "big") or TEMPO
            clock.set_tempo(message.tick, beat)
            tempi = [*(tempo for tempo in tempi if tempo[0] < time), (time, 60_000_000_000 // beat)]
    duration = clock.time(merged[-1].tick) if merged else 0
    return Score("midi", tuple(events), duration, tempi=tuple(tempi), about=_about(tracks))


class _Clock:
    """Ticks to microseconds, tempo by tempo."""

    def __init__(self, division: int) -> None:
        self._tick, self._time = 0, 0
        if division & 0x8000:
            frames, under = FRAMES.get(256 - (division >> 8), (0, 1))
            if not frames or not division & 0xFF:
                raise BadSound(f"a MIDI file that divides time in an unknown way: {division:#06x}")
            self._over, self._under = 1_000_000 * under, frames * (division & 0xFF)
            self._beats = None
        else:
            self._over, self._under = TEMPO, division
            self._beats = division

    def time(self, tick: int) -> int:
        return self._time + (tick - self._tick) * self._over // self._under

    def set_tempo(self, tick: int, micros: int) -> None:
        """From `tick` on, a beat lasts so long. Time divided by film frames knows no beats."""
        if self._beats is not None:
            self._time, self._tick = self.time(tick), tick
            self._over = micros


def _about(tracks: list[list[_Message]]) -> dict[str, str]:
    about: dict[str, str] = {}
    for message in tracks[0] if tracks else []:
        text = message.data.decode("latin-1").strip("\0 \r\n")
        if message.meta in TEXTS and text:
            about.setdefault(TEXTS[message.meta], text)
    return about


# -- the file's parts ------------------------------------------------------------------------------


def _tracks(data: bytes) -> tuple[list[list[_Message]], int]:
    if data[:4] != b"MThd":
        raise BadSound(f"not a MIDI file: it begins with {data[:4]!r}, not with MThd")
    if len(data) < 14:
        raise BadSound(f"a MIDI file cut short in its head: {len(data)} bytes")
    size, kind, count, division = unpack(">IHHH", data[4:14])
    if size < 6:
        raise BadSound(f"a MIDI file whose head has {size} bytes; 6 are the least")
    if kind not in (0, 1):
        raise BadSound(f"a MIDI file of type {kind}; types 0 and 1 can be played")
    if division == 0:
        raise BadSound("a MIDI file that divides a beat into 0 ticks")
    tracks = [list(_Track(data, start, end).messages()) for start, end in _chunks(data, 8 + size)]
    if len(tracks) < count:
        raise BadSound(f"a MIDI file cut short: its head promises {count} tracks, {len(tracks)} are there")
    return tracks, division


def _chunks(data: bytes, at: int) -> Iterator[tuple[int, int]]:
    """Where each track begins and ends."""
    while at + 8 <= len(data):
        name, size = data[at:at + 4], int.from_bytes(data[at + 4:at + 8], "big")
        if at + 8 + size > len(data):
            raise BadSound(f"a MIDI file cut short: its part {name!r} at byte {at} should have {size} bytes,"
                           f" {len(data) - at - 8} are there")
        if name == b"MTrk":
            yield at + 8, at + 8 + size
        at += 8 + size


class _Track:
    """The events of one track, read byte by byte."""

    def __init__(self, data: bytes, start: int, end: int) -> None:
        self._data, self._at, self._end = data, start, end

    def messages(self) -> Iterator[_Message]:
        tick, running = 0, 0
        while self._at < self._end:
            tick += self._length("a time")
            status = self._byte("an event")
            if status < 0x80:
                if not running:
                    self._fail(f"the data byte {status} where an event should begin")
                self._at -= 1
                status = running
            if status >= 0xF0:
                running = 0
                message = self._system(status, tick)
                if message is not None:
                    yield message
                    if message.meta == END_OF_TRACK:
                        return
            else:
                running = status
                yield _Message(tick, bytes((status, *self._values(status))))

    def _values(self, status: int) -> list[int]:
        values = [self._byte("an event's value") for _ in range(1 if status >> 4 in (0xC, 0xD) else 2)]
        if max(values) > 127:
            self._fail(f"the value {max(values)} in an event; 127 is the most")
        return values

    def _system(self, status: int, tick: int) -> _Message | None:
        """Meta events are kept, system exclusive ones (made for one maker's machine) passed over."""
        if status not in (0xF0, 0xF7, 0xFF):
            self._fail(f"the event {status:#x}, which no file may have")
        meta = self._byte("a meta event") if status == 0xFF else -1
        size = self._length("a length")
        if self._at + size > self._end:
            self._fail(f"an event of {size} bytes, {self._end - self._at} are left in its track")
        data = self._data[self._at:self._at + size]
        self._at += size
        if meta == SET_TEMPO and size != 3:
            self._fail(f"a tempo of {size} bytes; it has 3")
        return _Message(tick, meta=meta, data=data) if meta >= 0 else None

    def _length(self, what: str) -> int:
        """A number of up to four bytes, seven bits each."""
        number = 0
        for _ in range(4):
            byte = self._byte(what)
            number = number << 7 | byte & 0x7F
            if byte < 0x80:
                return number
        self._fail(f"{what} of more than four bytes")
        return 0

    def _byte(self, what: str) -> int:
        if self._at >= self._end:
            self._fail(f"the track ends in the middle of {what}")
        self._at += 1
        return self._data[self._at - 1]

    def _fail(self, problem: str) -> None:
        raise BadSound(f"MIDI file, byte {self._at}: {problem}")
