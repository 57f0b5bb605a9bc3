"""The things that a tape can say, each with what it says of it.

    - {at: 1200, down: "fire"}                     something was done to the phone
    - {at: 1200, down: "left", together: true}     … and the phone had no turn in between
    - {at: 2000, frame: "0a1b2c3d"}                the LCD as it was then (Screen.mark)
    - {at: 2310, end: "0a1b2c3d"}                  the recording was ended in peace

`at` is in ms of phone time. How a value is written is a word of TYPES.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

LAST_MS = 2**53            # a time that no phone will see
MOST_TEXT = 1 << 20        # characters of one text


class Type(NamedTuple):
    """What a value must be, in words, and the test of it."""

    words: str
    holds: Callable[[Any], bool]


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= LAST_MS


def _is_point(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(map(_is_whole, value))


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= MOST_TEXT


TYPES = {
    "text": Type("a text in quotes", _is_text),
    "point": Type("a point [x, y]", _is_point),
    "ms": Type("whole milliseconds", lambda value: _is_whole(value) and value >= 0),
    "number": Type("a whole number", _is_whole),
    "truth": Type("true or false", lambda value: isinstance(value, bool)),
    "yes": Type("true", lambda value: value is True),
    "mark": Type("eight hexadecimal digits in quotes",
                 lambda value: isinstance(value, str) and re.fullmatch("[0-9a-f]{8}", value) is not None),
    "names": Type("a section of names and texts", lambda value: isinstance(value, dict) and all(
        isinstance(part, str) for pair in value.items() for part in pair)),
}

DONE = {
    "down": "text",           # a key goes down
    "up": "text",
    "touch": "point",         # the finger comes down, in LCD pixels
    "drag": "point",
    "lift": "point",
    "typed": "text",          # text from a computer's keyboard
    "composing": "text",      # an input method's preview
    "launch": "text",         # a suite's file, or "" for a MIDlet class; see MORE
    "home": "yes",            # the phone's own screen comes to the front
    "pause": "yes",
    "resume": "yes",
    "close": "number",        # the MIDlet of this number among those that run, the foremost last
    "switch_to": "number",    # the MIDlet of this number comes to the front
    "mute": "truth",
    "cut_off": "ms",          # no reception for so long
    "call": "text",           # somebody calls, from this number
    "hang_up": "yes",         # the caller gives up
}
SEEN = {"frame": "mark", "end": "mark"}
VALUES = DONE | SEEN
MORE = {
    "together": "truth",
    "unconditional": "truth",                       # of close
    "midlet": "text", "suite": "text", "vendor": "text", "digest": "text", "attributes": "names",    # of launch
    "switched_on": "truth",                         # of launch and home: the phone began with it
}
