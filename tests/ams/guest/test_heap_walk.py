"""How much a guest holds."""

import io
import sys
from types import ModuleType

import pytest

from emulator.ams.guest.heap_walk import measure
from emulator.handset.frame import Frame

MUCH = 10 ** 9


class Mine:
    """A guest's class."""

    def __init__(self, value=None):
        self.value = value


class Liar(list):
    """One that says it is nothing."""

    def __sizeof__(self):
        return 0


HOMES = {__name__}


def size(*roots, homes=HOMES):
    return measure(roots, homes, at_most=MUCH).size


def test_an_object_counts_as_python_says():
    assert size("word" * 100) == sys.getsizeof("word" * 100)
    assert size([1.5] * 3) == sys.getsizeof([1.5] * 3) + sys.getsizeof(1.5)


def test_what_is_held_twice_counts_once():
    word = "word" * 100
    assert measure([[word, word], word], HOMES, at_most=MUCH).objects == 2


def test_a_circle_comes_to_an_end():
    circle = []
    circle.append(circle)
    assert measure([circle], HOMES, at_most=MUCH).objects == 1


@pytest.mark.parametrize("holder", [
    lambda data: [data], lambda data: {"a": data}, lambda data: (data,), lambda data: Mine(data),
    lambda data: (lambda: data), lambda data: (lambda word=data: word), lambda data: iter([data]),
    lambda data: type("Made", (), {"data": data, "__module__": __name__}),
    lambda data: (word for word in [data]), lambda data: Mine(Mine(data)).__init__,
])
def test_what_a_collection_an_object_a_function_or_a_class_holds_is_found(holder):
    data = "x" * 1_000_000
    assert size(holder(data)) > 1_000_000


@pytest.mark.parametrize("other", [sys, ModuleType("other"), int, len, pytest.raises, sys._getframe()])
def test_what_is_not_the_guests_is_not_entered(other):
    assert size(other) < 1_000


def test_a_guests_own_word_on_its_size_does_not_count():
    assert size(Liar([None] * 1_000)) > 8_000


def test_a_picture_counts_its_pixels():
    assert 4 * 100 * 50 <= size(Frame(100, 50)) < 4 * 100 * 50 + 1_000


def test_a_text_in_memory_counts():
    text = io.StringIO()
    text.write("x" * 10_000)
    assert size(text) >= 10_000


def test_the_walk_stops_when_it_has_found_enough():
    found = measure([[[str(n)] for n in range(100_000)]], HOMES, at_most=1_000)
    assert found.objects < 10
