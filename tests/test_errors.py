"""What an error may look like, whatever it is about."""

import pytest

from emulator.errors import LONGEST, UserError, in_one_line, nearest


@pytest.mark.parametrize("bad", ["\n", "\r", "\x1b[31m", "\x07", "\x9b31m", "\u2028", "\u202e", "\0", "\udcff"])
def test_what_would_steer_a_terminal_is_written_as_an_escape(bad):
    shown = in_one_line(f"a{bad}b")
    assert shown.isprintable() and shown.startswith("a\\") and shown.endswith("b")


@pytest.mark.parametrize("word", ["It's \"my\" game", "Ünïcödé", "围棋", "\U0001f469\u200d\U0001f680",
                                  "a\u00a0b", "a\\b"])
def test_words_of_any_language_stay_as_they_are(word):
    assert in_one_line(word) == word


def test_a_long_word_is_cut_and_says_so():
    assert in_one_line("x" * 50, longest=10) == "x" * 10 + "…"


@pytest.mark.parametrize("place", ["path", "problem", "found", "hint"])
def test_no_part_of_an_error_breaks_its_line_or_goes_on_for_ever(place):
    parts = {"path": "a.jad", "problem": "is bad", "found": "x", "hint": "mend it"} | {place: "\x1b\n" * 100_000}
    said = str(UserError(parts["path"], 3, parts["problem"], parts["found"], hint=parts["hint"]))
    assert said.isprintable() and len(said) < 5 * LONGEST


def test_the_nearest_word_of_a_very_long_one_is_told_at_once():
    assert nearest("a." * 50_000, ["midlet"]) == "try one of midlet"
