"""Numbers as the commands take them; a wrong one is a wrong call."""

from __future__ import annotations

import argparse

DIGITS = 15      # of the longest number
MOST = 16        # the largest scale and speed


def whole(word: str) -> int:
    """A whole number from 0 on, of at most DIGITS digits."""
    if not word.isdecimal() or len(word) > DIGITS:
        wanted = f"a whole number of at most {DIGITS} digits" if word.isdecimal() else "a whole number"
        raise argparse.ArgumentTypeError(f"{wanted} is wanted, not {word!r}")
    return int(word)


def counted(word: str) -> int:
    """A whole number from 1 on."""
    number = whole(word)
    if number == 0:
        raise argparse.ArgumentTypeError("1 or more is wanted, not 0")
    return number


def above_zero(word: str) -> float:
    """A number above 0, up to MOST."""
    try:
        number = float(word)
    except ValueError:
        number = 0.0
    if not 0 < number <= MOST:
        raise argparse.ArgumentTypeError(f"a number above 0 and up to {MOST} is wanted, not {word!r}")
    return number


def minutes(word: str) -> int:
    """Minutes, broken ones too, as milliseconds."""
    try:
        number = round(float(word) * 60_000)
    except (ValueError, OverflowError):
        number = 0
    if not 0 < number <= 10_000 * 60_000:
        raise argparse.ArgumentTypeError(f"minutes above 0 and up to 10000 are wanted, not {word!r}")
    return number
