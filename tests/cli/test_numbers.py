"""Numbers on the command line: right ones, and a clear word for the rest."""

import argparse

import pytest

from emulator.cli.numbers import above_zero, counted, minutes, whole


@pytest.mark.parametrize("read, word, number", [
    (whole, "0", 0), (whole, "41500", 41_500), (counted, "3", 3), (above_zero, "0.25", 0.25), (above_zero, "16", 16),
    (minutes, "10", 600_000), (minutes, "0.5", 30_000),
])
def test_a_number_is_read(read, word, number):
    assert read(word) == number


@pytest.mark.parametrize("read, word", [
    (whole, "-1"), (whole, "x"), (whole, "1.5"), (whole, "9" * 40), (counted, "0"), (above_zero, "0"),
    (above_zero, "17"), (above_zero, "nan"), (above_zero, "fast"), (minutes, "0"), (minutes, "-1"), (minutes, "inf"),
    (minutes, "nan"), (minutes, "soon"),
])
def test_what_is_none_is_refused_with_the_word(read, word):
    with pytest.raises(argparse.ArgumentTypeError, match=word[:5]):
        read(word)


def test_a_whole_number_that_is_too_long_is_not_called_none():
    with pytest.raises(argparse.ArgumentTypeError, match="a whole number of at most 15 digits is wanted, not '9999"):
        whole("9" * 16)
