"""What the phone's alerts sound like, one short figure for each type (MIDP 2.0, AlertType)."""

from __future__ import annotations

from .score import Event, Score

# (ms from the start, ms long, key, velocity); the programs are General MIDI's.
GLOCKENSPIEL, MARIMBA, SQUARE = 9, 12, 80
FIGURES: dict[str, tuple[int, tuple[tuple[int, int, int, int], ...]]] = {
    "alarm": (SQUARE, tuple((n * 150 + (n // 4) * 200, 90, 81 if n % 2 else 76, 100) for n in range(8))),
    "confirmation": (GLOCKENSPIEL, ((0, 120, 79, 100), (110, 260, 84, 110))),
    "error": (SQUARE, ((0, 140, 55, 105), (160, 240, 49, 105))),
    "info": (GLOCKENSPIEL, ((0, 220, 81, 105),)),
    "warning": (MARIMBA, ((0, 110, 74, 120), (130, 110, 74, 120), (260, 180, 70, 120))),
}


def alert(kind: str) -> Score:
    """The figure of `alarm`, `confirmation`, `error`, `info` or `warning`. KeyError for any other."""
    program, notes = FIGURES[kind]
    events = [Event(0, bytes((0xC0, program))), Event(0, bytes((0xB0, 7, 127)))]
    for start, length, key, velocity in notes:
        events.append(Event(start * 1000, bytes((0x90, key, velocity))))
        events.append(Event((start + length) * 1000, bytes((0x80, key, 0))))
    end = max(start + length for start, length, _, _ in notes) * 1000
    return Score("alert", tuple(sorted(events, key=lambda event: event.time)), end)
