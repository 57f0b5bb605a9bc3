"""RecordStore: ids, records, version, time, size and room."""

import pytest

from emulator.midp.lang.exceptions import (
    ArrayIndexOutOfBoundsException,
    NullPointerException,
)
from emulator.midp.rms import (
    InvalidRecordIDException,
    RecordStore,
    RecordStoreException,
    RecordStoreFullException,
    RecordStoreNotFoundException,
    RecordStoreNotOpenException,
)

OPEN = RecordStore.open_record_store

# Ids (RMS-10, 12)


def test_ids_count_from_one(add):
    assert add(b"a", b"b", b"c") == [1, 2, 3]


def test_the_id_of_a_deleted_record_is_not_given_again(store, add):
    add(b"a", b"b")
    store.delete_record(2)
    store.close_record_store()
    assert OPEN("store", False).add_record(b"c", 0, 1) == 3


def test_ids_are_not_given_again_after_the_phone_was_off(phone_on_disk):
    store = OPEN("store", True)
    store.delete_record(store.add_record(b"a", 0, 1))
    phone_on_disk.restart()
    assert OPEN("store", False).add_record(b"b", 0, 1) == 2


def test_asking_for_the_next_id_does_not_use_it_up(store, add):
    assert (store.get_next_record_id(), store.get_next_record_id()) == (1, 1)
    assert add(b"a") == [1]
    assert store.get_next_record_id() == 2

# Records (RMS-13 to 18)


def test_a_record_is_what_was_given(store, add):
    add(bytes(range(256)))
    assert store.get_record(1) == bytes(range(256))


def test_a_record_may_be_a_piece_of_the_array(store):
    store.add_record(bytearray(b"score 120"), 6, 3)
    store.set_record(1, b"score 150!", 6, 3)
    assert store.get_record(1) == b"150"


def test_a_record_of_no_bytes_may_come_from_no_data(store):
    store.add_record(None, 0, 0)
    assert store.get_num_records() == 1
    assert store.get_record_size(1) == 0


def test_a_record_of_no_bytes_is_given_as_none(store, add):
    add(b"", b"full")
    store.set_record(2, None, 0, 0)
    assert store.get_record(1) is None
    assert store.get_record(2) is None


def test_changing_what_was_given_does_not_change_the_record(store):
    given = bytearray(b"abc")
    store.add_record(given, 0, 3)
    given[0] = 0
    assert store.get_record(1) == b"abc"


BAD_RANGES = [
    (None, 0, 1, NullPointerException), (b"abc", -1, 1, ArrayIndexOutOfBoundsException),
    (b"abc", 0, -1, ArrayIndexOutOfBoundsException), (b"abc", 0, 4, ArrayIndexOutOfBoundsException),
    (b"abc", 2, 2, ArrayIndexOutOfBoundsException), (None, -1, 0, ArrayIndexOutOfBoundsException),
]


@pytest.mark.parametrize("data, offset, num_bytes, error", BAD_RANGES)
def test_a_range_outside_of_the_array_changes_nothing(store, add, data, offset, num_bytes, error):
    add(b"old")
    with pytest.raises(error):
        store.add_record(data, offset, num_bytes)
    with pytest.raises(error):
        store.set_record(1, data, offset, num_bytes)
    assert (store.get_num_records(), store.get_record(1), store.get_version()) == (1, b"old", 1)


def test_add_checks_that_it_is_open_before_the_range_and_set_the_other_way_round(store):
    store.close_record_store()
    with pytest.raises(RecordStoreNotOpenException):
        store.add_record(b"", 5, 5)
    with pytest.raises(ArrayIndexOutOfBoundsException):
        store.set_record(1, b"", 5, 5)


def test_a_record_is_copied_into_a_buffer_at_an_offset(store, add):
    add(b"abc")
    buffer = bytearray(6)
    assert store.get_record(1, buffer, 2) == 3
    assert buffer == b"\0\0abc\0"


@pytest.mark.parametrize("offset", [-1, 2, 4])
def test_a_buffer_that_is_too_small_is_left_alone(store, add, offset):
    add(b"abc")
    buffer = bytearray(4)
    with pytest.raises(ArrayIndexOutOfBoundsException):
        store.get_record(1, buffer, offset)
    assert buffer == bytes(4)


def test_a_buffer_must_be_there_and_must_be_one_that_can_be_filled(store, add):
    add(b"abc")
    with pytest.raises(NullPointerException):
        store.get_record(1, None, 0)
    with pytest.raises(TypeError, match="bytearray"):
        store.get_record(1, b"abcdef", 0)


@pytest.mark.parametrize("record_id", [0, -1, 2, 3, 2**31, 2**70])
def test_an_id_without_a_record_is_invalid(store, add, record_id):
    add(b"a", b"b")
    store.delete_record(2)
    for call in (lambda: store.get_record(record_id), lambda: store.get_record_size(record_id),
                 lambda: store.set_record(record_id, b"x", 0, 1), lambda: store.delete_record(record_id)):
        with pytest.raises(InvalidRecordIDException):
            call()
    assert (store.get_num_records(), store.get_next_record_id()) == (1, 3)

# Version, time, size (RMS-19 to 24)


def test_the_version_grows_with_each_change_and_with_nothing_else(store):
    versions = [store.get_version()]
    for change in (lambda: store.add_record(b"a", 0, 1), lambda: store.set_record(1, b"b", 0, 1),
                   lambda: store.delete_record(1)):
        change()
        versions.append(store.get_version())
    assert versions == sorted(set(versions))
    store.set_mode(RecordStore.AUTHMODE_ANY, True)
    OPEN("store", False).close_record_store()
    assert store.get_version() == versions[-1]


def test_the_time_of_the_last_change_is_the_phones(phone, store):
    times = []
    for clock, change in ((2_000, lambda: store.add_record(b"a", 0, 1)),
                          (3_000, lambda: store.set_record(1, b"b", 0, 1)),
                          (4_000, lambda: store.delete_record(1)),
                          (5_000, lambda: store.set_mode(RecordStore.AUTHMODE_ANY, True))):
        phone.clock = clock
        change()
        times.append(store.get_last_modified())
    assert times == [2_000, 3_000, 4_000, 4_000]


def test_the_size_includes_overhead_and_follows_the_records(store):
    empty = store.get_size()
    assert empty > 0
    store.add_record(bytes(100), 0, 100)
    one = store.get_size()
    assert one >= empty + 100
    store.set_record(1, bytes(30), 0, 30)
    assert store.get_size() == one - 70
    store.delete_record(1)
    assert store.get_size() == empty


def test_what_is_more_than_the_available_size_does_not_fit(phone):
    phone.run("Small", quota=200)
    store = OPEN("store", True)
    room = store.get_size_available()
    assert 0 < room < 200
    with pytest.raises(RecordStoreFullException):
        store.add_record(bytes(room + 1), 0, room + 1)
    assert (store.get_num_records(), store.get_next_record_id(), store.get_version()) == (0, 1, 0)


def test_a_record_fits_to_the_byte(phone):
    phone.run("Small", quota=200)
    store = OPEN("store", True)
    overhead = 8
    most = store.get_size_available() - overhead
    with pytest.raises(RecordStoreFullException):
        store.add_record(bytes(most + 1), 0, most + 1)
    store.add_record(bytes(most), 0, most)
    assert store.get_size_available() == 0
    assert store.get_size() == 200


def test_the_room_is_the_suites_not_the_stores(phone):
    phone.run("Small", quota=300)
    first, second = OPEN("first", True), OPEN("second", True)
    before = second.get_size_available()
    first.add_record(bytes(50), 0, 50)
    assert second.get_size_available() <= before - 50


def test_growing_a_record_beyond_the_room_keeps_the_old_one(phone):
    phone.run("Small", quota=200)
    store = OPEN("store", True)
    store.add_record(b"old", 0, 3)
    with pytest.raises(RecordStoreFullException):
        store.set_record(1, bytes(300), 0, 300)
    assert (store.get_record(1), store.get_version()) == (b"old", 1)


def test_a_suite_over_its_quota_may_still_shrink_and_the_room_is_never_negative(phone):
    suite = phone.run("Small", quota=500)
    store = OPEN("store", True)
    store.add_record(bytes(300), 0, 300)
    suite.quota = 100
    assert store.get_size_available() == 0
    store.set_record(1, bytes(250), 0, 250)
    store.delete_record(1)
    assert store.get_num_records() == 0


def test_a_new_store_that_does_not_fit_is_not_made(phone):
    phone.run("Tiny", quota=10)
    with pytest.raises(RecordStoreFullException):
        OPEN("store", True)
    assert RecordStore.list_record_stores() is None

# Keeping (RMS-25)


def test_all_is_there_when_the_phone_was_off(phone_on_disk):
    phone_on_disk.clock = 77
    store = OPEN("store", True, RecordStore.AUTHMODE_ANY, True)
    store.add_record(b"one", 0, 3)
    store.add_record(None, 0, 0)
    store.set_record(1, b"uno", 0, 3)
    asked = ("get_version", "get_size", "get_last_modified", "get_next_record_id")
    was = [getattr(store, method)() for method in asked]
    phone_on_disk.restart()
    store = OPEN("store", False)
    assert [getattr(store, method)() for method in asked] == was
    assert (store.get_record(1), store.get_record(2), store.get_num_records()) == (b"uno", None, 2)

# Exceptions (RMS-48)


@pytest.mark.parametrize("error", [InvalidRecordIDException, RecordStoreFullException,
                                   RecordStoreNotFoundException, RecordStoreNotOpenException])
def test_every_exception_is_a_record_store_exception(error):
    assert issubclass(error, RecordStoreException)
    assert str(error("why")) == "why"
    assert str(error()) == ""
