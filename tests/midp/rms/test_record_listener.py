"""RecordListener: when it is told, how often, and in what form it may come."""

import pytest

from emulator.midp.rms import InvalidRecordIDException, RecordListener, RecordStore


class Diary(RecordListener):
    """Writes down what it hears and what the record was at that moment."""

    def __init__(self):
        self.lines = []

    def record_added(self, record_store, record_id):
        self.lines.append(("added", record_id, record_store.get_record(record_id)))

    def record_changed(self, record_store, record_id):
        self.lines.append(("changed", record_id, record_store.get_record(record_id)))

    def record_deleted(self, record_store, record_id):
        with pytest.raises(InvalidRecordIDException):
            record_store.get_record(record_id)
        self.lines.append(("deleted", record_id))


def test_a_listener_hears_of_each_change_after_it_and_before_the_call_returns(store):
    diary = Diary()
    store.add_record_listener(diary)
    store.add_record(b"new", 0, 3)
    assert diary.lines == [("added", 1, b"new")]
    store.set_record(1, b"other", 0, 5)
    store.delete_record(1)
    assert diary.lines[1:] == [("changed", 1, b"other"), ("deleted", 1)]


def test_a_listener_registered_twice_is_told_once(store, add):
    diary = Diary()
    store.add_record_listener(diary)
    store.add_record_listener(diary)
    add(b"new")
    assert len(diary.lines) == 1


def test_a_method_registered_twice_is_told_once(store, add):
    ears = Ears()
    store.add_record_listener(ears.hear)
    store.add_record_listener(ears.hear)
    add(b"new")
    assert ears.heard == [1]


class Ears:
    """An object whose method listens; each look at the method makes a new one, equal to the last."""

    def __init__(self):
        self.heard = []

    def hear(self, record_store, record_id):
        self.heard.append(record_id)


def test_a_function_hears_of_all_three_changes_with_the_store_and_the_id(store):
    heard = []
    store.add_record_listener(lambda *what: heard.append(what))
    store.add_record(b"a", 0, 1)
    store.set_record(1, b"b", 0, 1)
    store.delete_record(1)
    assert heard == [(store, 1)] * 3


def test_listeners_are_told_in_the_order_they_came(store, add):
    heard = []
    store.add_record_listener(lambda *_: heard.append("first"))
    store.add_record_listener(lambda *_: heard.append("second"))
    add(b"new")
    assert heard == ["first", "second"]


def test_a_removed_listener_is_told_no_more(store, add):
    diary = Diary()
    store.add_record_listener(diary)
    store.remove_record_listener(diary)
    add(b"new")
    assert diary.lines == []


def test_a_listener_removed_by_one_before_it_is_not_told(store, add):
    diary = Diary()
    store.add_record_listener(lambda where, _: where.remove_record_listener(diary))
    store.add_record_listener(diary)
    add(b"new")
    assert diary.lines == []


def test_a_change_that_fails_is_not_told(store):
    diary = Diary()
    store.add_record_listener(diary)
    with pytest.raises(InvalidRecordIDException):
        store.set_record(1, b"x", 0, 1)
    with pytest.raises(InvalidRecordIDException):
        store.delete_record(1)
    assert diary.lines == []


def test_a_listener_may_change_the_store_again(store):
    def count(where, record_id):
        if record_id > 1:
            where.set_record(1, str(where.get_num_records()).encode(), 0, 1)
    store.add_record(b"0", 0, 1)
    store.add_record_listener(count)
    store.add_record(b"x", 0, 1)
    assert RecordStore.open_record_store("store", False).get_record(1) == b"2"


def test_the_error_of_a_listener_reaches_the_caller_and_the_record_is_kept(store):
    def fail(*_):
        raise ZeroDivisionError
    store.add_record_listener(fail)
    with pytest.raises(ZeroDivisionError):
        store.add_record(b"kept", 0, 4)
    assert store.get_record(1) == b"kept"
