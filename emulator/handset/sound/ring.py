"""The ring of an incoming call: two short rolls of two notes, and silence till the next."""

from __future__ import annotations

from .score import Event, Score

SQUARE = 80                     # General MIDI's square lead: the voice of such phones
NOTES = (76, 84)
NOTE = 60                       # ms
ROLL, PAUSE = 700, 300          # ms of a roll, and of the rest between two
ROLLS = 2
EVERY = 3_000                   # ms from one ring to the next


def ring() -> Score:
    """One ring, to be played every EVERY ms."""
    events = [Event(0, bytes((0xC0, SQUARE))), Event(0, bytes((0xB0, 7, 127)))]
    for roll in range(ROLLS):
        for number, start in enumerate(range(roll * (ROLL + PAUSE), roll * (ROLL + PAUSE) + ROLL, NOTE)):
            key = NOTES[number % 2]
            events.append(Event(start * 1000, bytes((0x90, key, 105))))
            events.append(Event((start + NOTE) * 1000, bytes((0x80, key, 0))))
    end = (ROLLS * (ROLL + PAUSE) - PAUSE + NOTE) * 1000
    return Score("ring", tuple(sorted(events, key=lambda event: event.time)), end)
