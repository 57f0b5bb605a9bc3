"""The places that can take any amount of memory at one stroke: claimed before, and otherwise as in Python."""

import pytest

from emulator.ams.guest.growth import ELEMENT, Growth
from emulator.ams.guest.loader import Loader
from emulator.ams.guest.meter import Meter
from emulator.ams.suite.suite import open_suite


@pytest.fixture
def grown(lay_out):
    """`grown(source)`: the names of a module, and the sizes that were claimed for it."""
    def make(source):
        claimed = []
        meter = Meter(lambda operations: None, growth=Growth(claimed.append))
        names = vars(Loader(open_suite(lay_out({"m.py": source})), meter=meter).load("m"))
        return names, claimed
    return make


@pytest.mark.parametrize("source, value, size", [
    ("x = [0] * 100", [0] * 100, 800), ("x = 100 * [0, 1]", [0, 1] * 100, 1600), ("x = 'ab' * 5", "ab" * 5, 10),
    ("x = b'ab' * 5", b"ab" * 5, 10), ("x = (1, 2) * 3", (1, 2) * 3, 48),
    ("s = 'abc'\nx = s + s", "abcabc", 6), ("x = [1]\nx += x", [1, 1], 16), ("x = [1, 2]\nx *= 3", [1, 2] * 3, 48),
    ("x = 'ab'\nx = x * 3", "ababab", 6), ("x = 'ab'\nx = 3 * x", "ababab", 6),
    ("x = bytes(10)", bytes(10), 10), ("x = bytearray(10)", bytearray(10), 10), ("x = bytes([1, 2])", b"\1\2", 2),
    ("x = list('abc')", list("abc"), 24), ("x = tuple(range(4))", (0, 1, 2, 3), 32),
    ("x = sorted([2, 1], reverse=True)", [2, 1], 16), ("x = set('aab')", {"a", "b"}, 24),
    ("x = list(n for n in (1, 2))", [1, 2], 2 * ELEMENT),
])
def test_its_size_is_claimed_and_its_value_is_pythons(grown, source, value, size):
    names, claimed = grown(source)
    assert names["x"] == value and type(names["x"]) is type(value)
    assert sum(claimed) == size


@pytest.mark.parametrize("source, value", [
    ("a = 3\na *= 4\nx = a", 12), ("a = 3\nx = a + a", 6), ("a = 2.5\na = a * 2\nx = a", 5.0), ("x = [0] * -1", []),
    ("x = list()", []), ("x = bytes(-0)", b""), ("x = int('3') * 2", 6),
    ("def list(a): return 'mine'\nx = list((1, 2))", "mine"),
    ("class A:\n    def __mul__(self, n): return n\nx = A() * 'ab'", "ab"),
])
def test_what_is_no_collection_needs_no_room(grown, source, value):
    names, claimed = grown(source)
    assert names["x"] == value and sum(claimed) == 0


def test_a_list_that_is_multiplied_in_place_stays_the_same_list(grown):
    names, _ = grown("x = y = [1]\nx *= 2\nx += x")
    assert names["x"] is names["y"] and names["x"] == [1] * 4


@pytest.mark.parametrize("source, error", [("bytes(-1)", ValueError), ("[0] * 'a'", TypeError), ("list(3)", TypeError),
                                           ("sorted()", TypeError), ("s = None\ns *= 2", TypeError)])
def test_errors_are_pythons(grown, source, error):
    with pytest.raises(error):
        grown(source)
