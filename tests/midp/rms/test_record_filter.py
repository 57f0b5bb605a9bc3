"""RecordFilter: what it is given and what it lets through."""

import pytest

from emulator.midp.rms import RecordFilter


class Scores(RecordFilter):
    def matches(self, candidate):
        return candidate is not None and candidate.startswith(b"score")


class OnlyTheMethod:
    matches = Scores.matches


def walked(store, filter):
    walk = store.enumerate_records(filter, None, False)
    return sorted(walk.next_record() or b"" for _ in range(walk.num_records()))


@pytest.mark.parametrize("filter", [Scores(), OnlyTheMethod(), Scores().matches])
def test_any_form_of_filter_lets_through_what_matches(store, add, filter):
    add(b"score 1", b"name", b"", b"score 2")
    assert walked(store, filter) == [b"score 1", b"score 2"]


def test_a_filter_sees_each_record_once_and_none_for_one_of_no_bytes(store, add):
    seen = []
    add(b"a", b"", b"c")
    store.enumerate_records(seen.append, None, False)
    assert sorted(seen, key=str) == [None, b"a", b"c"]


def test_a_filter_that_lets_nothing_through_makes_an_empty_walk(store, add):
    add(b"a")
    walk = store.enumerate_records(lambda record: False, None, False)
    assert (walk.num_records(), walk.has_next_element(), walk.has_previous_element()) == (0, False, False)


def test_filter_and_comparator_work_together(store, add):
    add(b"score 3", b"x", b"score 1")
    walk = store.enumerate_records(Scores(), lambda a, b: (a > b) - (a < b), False)
    assert [walk.next_record(), walk.next_record()] == [b"score 1", b"score 3"]
    assert not walk.has_next_element()


def test_a_filter_may_change_the_store_while_it_is_asked(store, add):
    add(*[b"%d" % number for number in range(600)])

    def matches(candidate):
        if candidate == b"0":
            store.delete_record(600)
        return True
    assert store.enumerate_records(matches, None, False).num_records() == 599
