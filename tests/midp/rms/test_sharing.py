"""Record stores that other suites may read or write."""

import pytest

from emulator.midp import runtime
from emulator.midp.lang.exceptions import (
    IllegalArgumentException,
    SecurityException,
)
from emulator.midp.rms import (
    RecordStore,
    RecordStoreNotFoundException,
)

OPEN = RecordStore.open_record_store

# Sharing (RMS-26 to 31)


@pytest.fixture
def shared(phone):
    """Make a store of suite Game by Acme, close it, and become another suite."""
    def made(authmode, writable):
        phone.run("Game")
        store = OPEN("shared", True, authmode, writable)
        store.add_record(b"record", 0, 6)
        store.close_record_store()
        return phone.run("Guest")
    return made


def test_a_shared_store_is_opened_by_vendor_and_suite(shared):
    shared(RecordStore.AUTHMODE_ANY, False)
    assert OPEN("shared", "Acme", "Game").get_record(1) == b"record"
    assert RecordStore.list_record_stores() is None


def test_a_private_store_of_another_suite_is_a_security_exception(shared):
    shared(RecordStore.AUTHMODE_PRIVATE, True)
    with pytest.raises(SecurityException):
        OPEN("shared", "Acme", "Game")


@pytest.mark.parametrize("name, vendor, suite", [
    ("shared", "Acme", "Gone"), ("shared", "Zenith", "Game"), ("gone", "Acme", "Game"),
    ("own", "Acme", "Guest")])
def test_an_unknown_suite_or_store_is_not_found_and_not_made(shared, name, vendor, suite):
    shared(RecordStore.AUTHMODE_ANY, True)
    with pytest.raises(RecordStoreNotFoundException):
        OPEN(name, vendor, suite)
    assert RecordStore.list_record_stores() is None


@pytest.mark.parametrize("vendor, suite", [(None, "Game"), ("Acme", None)])
def test_a_suite_without_vendor_or_name_is_an_illegal_argument(phone, store, vendor, suite):
    with pytest.raises(IllegalArgumentException):
        OPEN("store", vendor, suite)


def test_the_two_forms_without_a_mode_make_a_private_store(phone, store):
    phone.run("Guest")
    with pytest.raises(SecurityException):
        OPEN("store", "Acme", "Game")


def test_the_mode_of_the_open_call_is_ignored_if_the_store_exists(phone, store):
    OPEN("store", True, RecordStore.AUTHMODE_ANY, True)
    OPEN("store", True, 17, True)
    phone.run("Guest")
    with pytest.raises(SecurityException):
        OPEN("store", "Acme", "Game")


def test_a_bad_mode_makes_no_store(phone):
    with pytest.raises(IllegalArgumentException):
        OPEN("store", True, 2, True)
    assert RecordStore.list_record_stores() is None


def test_set_mode_opens_and_closes_the_store_to_others(phone, store, add):
    add(b"record")
    owner = runtime.current()
    store.set_mode(RecordStore.AUTHMODE_ANY, False)
    phone.run("Guest")
    OPEN("store", "Acme", "Game").close_record_store()
    runtime.enter(owner)
    store.set_mode(RecordStore.AUTHMODE_PRIVATE, False)
    phone.run("Guest")
    with pytest.raises(SecurityException):
        OPEN("store", "Acme", "Game")


@pytest.mark.parametrize("authmode", [-1, 2])
def test_set_mode_knows_two_modes(store, authmode):
    with pytest.raises(IllegalArgumentException):
        store.set_mode(authmode, True)


def test_only_the_owner_sets_the_mode(shared):
    shared(RecordStore.AUTHMODE_ANY, True)
    with pytest.raises(SecurityException):
        OPEN("shared", "Acme", "Game").set_mode(RecordStore.AUTHMODE_ANY, True)


@pytest.mark.parametrize("change", [
    ("add_record", b"x", 0, 1), ("set_record", 1, b"x", 0, 1), ("delete_record", 1)])
def test_a_store_shared_for_reading_is_not_changed_by_others(shared, change):
    shared(RecordStore.AUTHMODE_ANY, False)
    method, *arguments = change
    store = OPEN("shared", "Acme", "Game")
    with pytest.raises(SecurityException):
        getattr(store, method)(*arguments)
    assert (store.get_record(1), store.get_version()) == (b"record", 1)


def test_a_store_shared_for_writing_is_changed_by_others(phone, shared):
    shared(RecordStore.AUTHMODE_ANY, True)
    OPEN("shared", "Acme", "Game").set_record(1, b"guest was here", 0, 14)
    phone.run("Game")
    assert OPEN("shared", False).get_record(1) == b"guest was here"


def test_the_owner_can_always_write(shared, phone):
    shared(RecordStore.AUTHMODE_ANY, False)
    phone.run("Game")
    assert OPEN("shared", False).add_record(b"x", 0, 1) == 2
