"""emulator.handset.bidi: what stands where on a line. Expected orders follow UAX 9."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from emulator.handset.bidi import clusters, line_order


def shown(text):
    return "".join(line_order(text))


@pytest.mark.parametrize("text, order", [
    ("", ""),
    ("plain text", "plain text"),
    ("אבג", "גבא"),
    ("אב גד", "דג בא"),
    ("abc אבג def", "abc גבא def"),
    ("אבג abc", "abc גבא"),
    ("אבג 123", "123 גבא"),
    ("אב 1.5", "1.5 בא"),
    ("abc אב 12!", "abc 12 בא!"),
    ("(אב)", "(בא)"),
    ("אב (גד)", "(דג) בא"),
    ("12 abc", "12 abc"),
])
def test_runs_are_put_in_the_order_they_are_seen_in(text, order):
    assert shown(text) == order


def test_marks_stay_with_their_letter():
    assert line_order("בּא") == ["א", "בּ"]


def test_clusters_are_letters_with_their_marks():
    assert clusters("ae\u0301\u0323x") == ["a", "e\u0301\u0323", "x"]


def test_a_mark_with_no_letter_stands_alone():
    assert clusters("\u0301a") == ["\u0301", "a"]


@settings(deadline=None, max_examples=100)
@given(st.text(alphabet="ab אבג12.(),!\u0301", max_size=20))
def test_nothing_is_lost_or_added(text):
    brackets = str.maketrans(")", "(")
    assert sorted(shown(text).translate(brackets)) == sorted(text.translate(brackets))
