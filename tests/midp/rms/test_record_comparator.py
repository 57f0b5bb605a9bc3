"""RecordComparator: the words of its answer, and the order that comes of it."""

from itertools import permutations

import pytest

from emulator.midp.rms import RecordComparator


class Alphabet(RecordComparator):
    def compare(self, rec1, rec2):
        if rec1 == rec2:
            return self.EQUIVALENT
        return self.PRECEDES if (rec1 or b"") < (rec2 or b"") else self.FOLLOWS


class OnlyTheMethod:
    compare = Alphabet.compare
    PRECEDES, EQUIVALENT, FOLLOWS = -1, 0, 1


FORMS = [Alphabet(), OnlyTheMethod(), Alphabet().compare]


def walked(store, comparator):
    walk = store.enumerate_records(None, comparator, False)
    return [walk.next_record() for _ in range(walk.num_records())]


def test_the_three_answers_are_the_specs_numbers():
    assert (RecordComparator.PRECEDES, RecordComparator.EQUIVALENT, RecordComparator.FOLLOWS) == (-1, 0, 1)


@pytest.mark.parametrize("comparator", FORMS)
def test_any_form_of_comparator_sorts(store, add, comparator):
    add(b"pear", b"apple", b"fig")
    assert walked(store, comparator) == [b"apple", b"fig", b"pear"]


@pytest.mark.parametrize("order", list(permutations([b"a", b"b", b"b", b"c"])))
def test_any_order_of_arrival_gives_the_same_walk(store, add, order):
    add(*order)
    assert walked(store, Alphabet()) == [b"a", b"b", b"b", b"c"]


def test_a_record_of_no_bytes_is_compared_as_none(store, add):
    seen = set()

    def compare(rec1, rec2):
        seen.update([rec1, rec2])
        return 0
    add(b"", b"x")
    store.enumerate_records(None, compare, False)
    assert seen == {None, b"x"}


def test_the_error_of_a_comparator_reaches_the_caller(store, add):
    add(b"a", b"b")
    with pytest.raises(ZeroDivisionError):
        store.enumerate_records(None, lambda rec1, rec2: 1 // 0, False)
