"""RecordEnumeration: both directions, staying up to date, and its end."""

import pytest

from emulator.midp.lang.exceptions import IllegalStateException
from emulator.midp.rms import InvalidRecordIDException, RecordStore, RecordStoreNotOpenException


def by_bytes(rec1, rec2):
    return ((rec1 or b"") > (rec2 or b"")) - ((rec1 or b"") < (rec2 or b""))


@pytest.fixture
def walk(store, add):
    """A sorted walk over a, b, c with the ids 1, 2, 3."""
    add(b"a", b"b", b"c")
    return store.enumerate_records(None, by_bytes, False)


@pytest.fixture
def kept(store, add):
    """The same, kept up to date."""
    add(b"a", b"b", b"c")
    return store.enumerate_records(None, by_bytes, True)


def forwards(walk):
    found = []
    while walk.has_next_element():
        found.append(walk.next_record_id())
    return found


def backwards(walk):
    found = []
    while walk.has_previous_element():
        found.append(walk.previous_record_id())
    return found

# Going (RMS-34 to 38)


def test_without_an_order_every_record_comes_once(store, add):
    ids = add(*[b"%d" % number for number in range(600)])
    assert sorted(forwards(store.enumerate_records(None, None, False))) == ids


def test_a_new_walk_begins_with_the_first_record_or_backwards_with_the_last(store, walk):
    assert walk.next_record() == b"a"
    walk.reset()
    assert walk.previous_record() == b"c"
    assert (forwards(store.enumerate_records(None, by_bytes, False)), backwards(
        store.enumerate_records(None, by_bytes, False))) == ([1, 2, 3], [3, 2, 1])


def test_a_new_walk_has_both_a_next_and_a_previous_element(walk):
    assert (walk.has_next_element(), walk.has_previous_element()) == (True, True)


def test_a_walk_over_nothing_has_neither(store):
    walk = store.enumerate_records(None, None, False)
    assert (walk.num_records(), walk.has_next_element(), walk.has_previous_element()) == (0, False, False)
    for go in (walk.next_record_id, walk.previous_record_id, walk.next_record, walk.previous_record):
        with pytest.raises(InvalidRecordIDException):
            go()


def test_at_the_end_it_stays_until_reset(walk):
    forwards(walk)
    for _ in range(2):
        assert not walk.has_next_element()
        with pytest.raises(InvalidRecordIDException):
            walk.next_record_id()
    walk.reset()
    assert walk.next_record_id() == 1


def test_after_the_last_one_back_leads_to_the_one_before_it(walk):
    forwards(walk)
    assert (walk.previous_record_id(), walk.previous_record_id()) == (2, 1)


def test_at_the_beginning_there_is_no_way_back_but_one_forward(walk):
    walk.next_record_id()
    assert not walk.has_previous_element()
    with pytest.raises(InvalidRecordIDException):
        walk.previous_record_id()
    assert walk.next_record_id() == 2


def test_turning_round_does_not_give_a_record_twice(walk):
    assert [walk.next_record_id(), walk.next_record_id(), walk.previous_record_id(), walk.next_record_id(),
            walk.next_record_id()] == [1, 2, 1, 2, 3]


def test_a_walk_counts_its_records(walk):
    walk.next_record_id()
    assert walk.num_records() == 3

# Not kept up to date (RMS-39), rebuilding (RMS-41)


def test_a_walk_that_is_not_kept_misses_new_records_and_meets_deleted_ones(store, walk):
    store.add_record(b"d", 0, 1)
    store.delete_record(2)
    assert not walk.is_kept_updated()
    assert walk.num_records() == 3
    assert walk.next_record() == b"a"
    with pytest.raises(InvalidRecordIDException):
        walk.next_record()
    assert walk.next_record() == b"c"


def test_what_a_walk_reads_is_always_the_record_as_it_is_now(store, walk):
    store.set_record(1, b"new", 0, 3)
    assert walk.next_record() == b"new"


def test_rebuilding_sorts_and_filters_anew_and_begins_again(store, walk):
    walk.next_record_id()
    store.set_record(1, b"z", 0, 1)
    store.delete_record(2)
    store.add_record(b"m", 0, 1)
    walk.rebuild()
    assert forwards(walk) == [3, 4, 1]

# Kept up to date (RMS-40, 42)


def test_asking_to_be_kept_rebuilds_and_begins_again(store, walk):
    walk.next_record_id()
    store.add_record(b"d", 0, 1)
    walk.keep_updated(True)
    assert walk.is_kept_updated()
    assert forwards(walk) == [1, 2, 3, 4]


def test_asking_again_changes_nothing(kept):
    kept.next_record_id()
    kept.keep_updated(True)
    assert kept.next_record_id() == 2


def test_asking_no_longer_to_be_kept_leaves_it_as_it_is(store, kept):
    kept.next_record_id()
    kept.keep_updated(False)
    store.add_record(b"aa", 0, 2)
    assert not kept.is_kept_updated()
    assert forwards(kept) == [2, 3]


def test_a_kept_walk_puts_a_new_record_in_its_place(store, kept):
    store.add_record(b"bb", 0, 2)
    assert (forwards(kept), kept.num_records()) == ([1, 2, 4, 3], 4)


def test_a_kept_walk_without_an_order_puts_a_new_record_in_front(store, add):
    add(b"a", b"b")
    kept = store.enumerate_records(None, None, True)
    before = kept.next_record_id(), kept.next_record_id()
    kept.reset()
    store.add_record(b"c", 0, 1)
    assert forwards(kept) == [3, *before]


def test_a_kept_walk_leaves_out_what_its_filter_does_not_let_through(store, add):
    add(b"x1", b"y")
    kept = store.enumerate_records(lambda record: record.startswith(b"x"), by_bytes, True)
    store.add_record(b"x2", 0, 2)
    store.add_record(b"y2", 0, 2)
    store.set_record(1, b"y1", 0, 2)
    store.set_record(2, b"x3", 0, 2)
    assert forwards(kept) == [3, 2]


@pytest.mark.parametrize("steps", range(4))
@pytest.mark.parametrize("new, place", [(b"A", 0), (b"aa", 1), (b"bb", 2), (b"d", 3)])
def test_a_record_put_behind_the_position_is_not_met_and_one_ahead_is(store, kept, steps, new, place):
    gone = [kept.next_record_id() for _ in range(steps)]
    store.add_record(new, 0, len(new))
    all_ids = [1, 2, 3]
    all_ids.insert(place, 4)
    ahead = all_ids[all_ids.index(gone[-1]) + 1:] if gone else all_ids
    assert forwards(kept) == ahead


@pytest.mark.parametrize("steps", range(4))
@pytest.mark.parametrize("deleted", [1, 2, 3])
def test_deleting_skips_nothing_and_repeats_nothing(store, kept, steps, deleted):
    gone = [kept.next_record_id() for _ in range(steps)]
    store.delete_record(deleted)
    assert forwards(kept) == [record_id for record_id in (1, 2, 3) if record_id not in (*gone, deleted)]


def test_deleting_each_record_as_it_comes_empties_the_store(store, kept):
    while kept.has_next_element():
        store.delete_record(kept.next_record_id())
    assert (store.get_num_records(), kept.num_records()) == (0, 0)


def test_after_the_record_just_given_is_deleted_both_ways_lead_to_its_neighbours(store, kept):
    kept.next_record_id()
    kept.next_record_id()
    store.delete_record(2)
    assert kept.previous_record_id() == 1
    assert kept.next_record_id() == 3


def test_a_changed_record_moves_to_its_new_place(store, kept):
    store.set_record(1, b"z", 0, 1)
    assert forwards(kept) == [2, 3, 1]


def test_a_listener_finds_the_kept_walk_up_to_date(store, kept):
    counts = []
    store.add_record_listener(lambda *_: counts.append(kept.num_records()))
    store.add_record(b"d", 0, 1)
    store.delete_record(1)
    assert counts == [4, 3]

# Its end (RMS-07, 43, 44)

CALLS = ["num_records", "next_record", "next_record_id", "previous_record", "previous_record_id",
         "has_next_element", "has_previous_element", "reset", "rebuild", "is_kept_updated", "destroy"]


@pytest.mark.parametrize("method", CALLS)
def test_a_destroyed_walk_does_nothing_more(kept, method):
    kept.destroy()
    with pytest.raises(IllegalStateException):
        getattr(kept, method)()


def test_a_destroyed_walk_cannot_be_kept_up_to_date(walk):
    walk.destroy()
    for wanted in (True, False):
        with pytest.raises(IllegalStateException):
            walk.keep_updated(wanted)


def test_a_destroyed_walk_does_not_trouble_the_store(store, kept):
    kept.destroy()
    assert store.add_record(b"d", 0, 1) == 4


@pytest.mark.parametrize("kind", ["walk", "kept"])
def test_closing_the_store_ends_the_walk_also_after_it_is_opened_again(request, store, kind):
    walk = request.getfixturevalue(kind)
    store.close_record_store()
    RecordStore.open_record_store("store", False)
    assert (walk.has_next_element(), walk.has_previous_element()) == (False, False)
    for go in (walk.next_record, walk.previous_record):
        with pytest.raises(RecordStoreNotOpenException):
            go()
    for go in (walk.next_record_id, walk.previous_record_id):
        with pytest.raises(InvalidRecordIDException):
            go()


def test_a_walk_of_a_closed_store_can_still_be_destroyed(store, kept):
    store.close_record_store()
    kept.rebuild()
    kept.destroy()
    with pytest.raises(IllegalStateException):
        kept.destroy()


def test_a_walk_holds_ids_and_not_the_records(store, add):
    add(*[bytes([number]) * 1_000 for number in range(100)])
    walk = store.enumerate_records(lambda record: True, by_bytes, False)
    store.set_record(1, b"\0 changed", 0, 9)
    assert walk.next_record() == b"\0 changed"
    held = [part for value in vars(walk).values() if isinstance(value, list | tuple) for part in value]
    assert held.count(100) == 1 and not any(isinstance(part, bytes) for part in held)
