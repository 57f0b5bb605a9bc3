"""Opening, closing, deleting, listing and sharing record stores."""

import pytest

from emulator.midp import runtime
from emulator.midp.lang.exceptions import (
    IllegalArgumentException,
    NullPointerException,
)
from emulator.midp.rms import (
    RecordStore,
    RecordStoreException,
    RecordStoreNotFoundException,
    RecordStoreNotOpenException,
)

OPEN = RecordStore.open_record_store

# Names (RMS-01 to 03)


@pytest.mark.parametrize("name", ["a", "n" * 32, "Счёт", "分数", "a b/c\\d:*", "nul\0inside"])
def test_a_name_has_one_to_thirty_two_characters_of_any_kind(phone, name):
    OPEN(name, True)
    assert RecordStore.list_record_stores() == [name]


@pytest.mark.parametrize("name", ["", "n" * 33])
@pytest.mark.parametrize("form", [(True,), (True, 1, True), ("Acme", "Game")])
def test_a_name_of_another_length_is_an_illegal_argument(phone, name, form):
    with pytest.raises(IllegalArgumentException):
        OPEN(name, *form)


def test_half_a_surrogate_pair_is_no_name(phone):
    with pytest.raises(IllegalArgumentException):
        OPEN("\ud83d", True)


def test_names_differ_by_case(phone):
    OPEN("scores", True)
    with pytest.raises(RecordStoreNotFoundException):
        OPEN("Scores", False)


def test_opening_without_a_name_is_a_null_pointer(phone):
    with pytest.raises(NullPointerException):
        OPEN(None, True)


@pytest.mark.parametrize("name", [None, "", "missing"])
def test_deleting_a_store_that_is_not_there_is_not_found(phone, name):
    with pytest.raises(RecordStoreNotFoundException):
        RecordStore.delete_record_store(name)


def test_opening_a_missing_store_without_creating_is_not_found(phone):
    with pytest.raises(RecordStoreNotFoundException):
        OPEN("missing", False)
    assert RecordStore.list_record_stores() is None


@pytest.mark.parametrize("form", [(), (1,), ("Acme",), (True, 1), (True, 1, True, 1)])
def test_a_call_of_no_form_of_the_spec_is_a_type_error(phone, form):
    with pytest.raises(TypeError):
        OPEN("store", *form)

# Opening and closing (RMS-04 to 07)


def test_opening_an_open_store_gives_the_same_object(store):
    assert OPEN("store", False) is store
    assert OPEN("store", "Acme", "Game") is store


def test_a_store_closes_when_closed_as_often_as_opened(store):
    OPEN("store", False)
    store.close_record_store()
    assert store.get_name() == "store"
    store.close_record_store()
    with pytest.raises(RecordStoreNotOpenException):
        store.get_name()


CALLS = {
    "close_record_store": (), "set_mode": (0, False), "get_name": (), "get_version": (),
    "get_num_records": (), "get_size": (), "get_size_available": (), "get_last_modified": (),
    "get_next_record_id": (),
    "add_record": (b"a", 0, 1), "delete_record": (1,), "get_record_size": (1,), "get_record": (1,),
    "set_record": (1, b"a", 0, 1), "enumerate_records": (None, None, False),
}


@pytest.mark.parametrize("method", CALLS)
def test_every_method_of_a_closed_store_says_that_it_is_not_open(store, add, method):
    add(b"record")
    store.close_record_store()
    with pytest.raises(RecordStoreNotOpenException):
        getattr(store, method)(*CALLS[method])


def test_listeners_may_come_and_go_though_the_store_is_closed_and_though_they_are_none(store):
    store.close_record_store()
    store.add_record_listener(print)
    store.add_record_listener(None)
    store.remove_record_listener(None)
    store.remove_record_listener(print)


def test_closing_removes_the_listeners(store):
    heard = []
    store.add_record_listener(lambda *what: heard.append(what))
    store.close_record_store()
    OPEN("store", False).add_record(b"", 0, 0)
    assert heard == []


def test_a_store_opened_again_is_a_new_object_and_the_old_one_stays_closed(store):
    store.close_record_store()
    assert OPEN("store", False) is not store
    with pytest.raises(RecordStoreNotOpenException):
        store.get_num_records()


def test_a_suite_that_ends_leaves_no_store_open(phone, store):
    OPEN("store", False)
    runtime.current().end()
    with pytest.raises(RecordStoreNotOpenException):
        store.get_name()
    RecordStore.delete_record_store("store")

# Deleting and listing (RMS-08, 09, 11)


def test_an_open_store_cannot_be_deleted(store):
    with pytest.raises(RecordStoreException) as raised:
        RecordStore.delete_record_store("store")
    assert not isinstance(raised.value, RecordStoreNotFoundException)
    assert store.get_num_records() == 0


def test_a_store_that_another_suite_has_open_cannot_be_deleted(phone):
    owner = phone.run("Game")
    OPEN("shared", True, RecordStore.AUTHMODE_ANY, False).close_record_store()
    phone.run("Guest")
    guests = OPEN("shared", "Acme", "Game")
    runtime.enter(owner)
    with pytest.raises(RecordStoreException):
        RecordStore.delete_record_store("shared")
    guests.close_record_store()
    RecordStore.delete_record_store("shared")
    assert RecordStore.list_record_stores() is None


def test_deleting_tells_no_listener(store, add):
    heard = []
    add(b"record")
    store.add_record_listener(lambda *what: heard.append(what))
    store.close_record_store()
    RecordStore.delete_record_store("store")
    assert heard == []


def test_only_own_stores_can_be_deleted_and_are_listed(phone, store):
    phone.run("Other")
    assert RecordStore.list_record_stores() is None
    with pytest.raises(RecordStoreNotFoundException):
        RecordStore.delete_record_store("store")
    OPEN("mine", True)
    assert RecordStore.list_record_stores() == ["mine"]


def test_suites_of_one_name_by_two_vendors_are_two_suites(phone, store):
    phone.run("Game", "Zenith")
    assert RecordStore.list_record_stores() is None


def test_a_store_made_anew_begins_at_one_again(store, add):
    assert add(b"a", b"b") == [1, 2]
    store.close_record_store()
    RecordStore.delete_record_store("store")
    assert OPEN("store", True).add_record(b"c", 0, 1) == 1
