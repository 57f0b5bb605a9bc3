"""What is lost of what was saved."""

import pytest

from emulator.handset.storage import Storage
from emulator.testing.saved import emptied, lost, saved


@pytest.fixture
def storage():
    with Storage(None) as storage:
        store = storage.records.create("V", "S", "scores", shared=False, writable=False, now=1, quota=10_000)
        storage.records.add(store.key, b"100", now=2, quota=10_000)
        yield storage


def key(storage):
    return storage.records.all()[0].key


def test_nothing_is_lost_if_nothing_changes(storage):
    assert list(lost(saved(storage), saved(storage))) == []


def test_something_newer_is_no_loss(storage):
    before = saved(storage)
    storage.records.put(key(storage), 1, b"200", now=3, quota=10_000)
    assert list(lost(before, saved(storage))) == []


def test_a_store_that_is_gone_is_lost(storage):
    before = saved(storage)
    storage.records.delete(key(storage))
    assert list(lost(before, saved(storage))) == ["the record store 'scores' with 1 record is gone"]


def test_a_store_that_was_emptied_is_lost(storage):
    before = saved(storage)
    storage.records.remove(key(storage), 1, now=3)
    assert list(lost(before, saved(storage))) == ["the record store 'scores' had 1 record and is empty"]


def test_an_older_version_is_a_loss(storage):
    before = saved(storage)
    storage.records.put(key(storage), 1, b"200", now=3, quota=10_000)
    assert ["is of version" in thing for thing in lost(saved(storage), before)] == [True]


def test_a_store_that_is_made_anew_with_what_it_had_is_not_emptied(storage):
    before = saved(storage)
    storage.records.delete(key(storage))
    assert list(emptied(before, saved(storage))) == ["the record store 'scores' with 1 record is gone"]
    store = storage.records.create("V", "S", "scores", shared=False, writable=False, now=3, quota=10_000)
    assert list(emptied(before, saved(storage))) == ["the record store 'scores' had 1 record and is empty"]
    storage.records.add(store.key, b"100", now=4, quota=10_000)
    assert list(emptied(before, saved(storage))) == []
