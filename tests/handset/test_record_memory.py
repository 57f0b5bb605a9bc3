"""Record stores as rows: whose they are, whole images, and what a walk sees."""

import pytest

from emulator.errors import StorageError
from emulator.handset.record_memory import LAST_ID, StorageFull
from emulator.handset.storage import Storage

QUOTA = 10_000


@pytest.fixture
def memory():
    with Storage(None) as storage:
        yield storage.records


def new(memory, suite="Game", name="store"):
    return memory.create("Acme", suite, name, shared=False, writable=False, now=5, quota=QUOTA).key


def test_a_new_store_is_found_by_owner_and_name_only(memory):
    key = new(memory)
    assert memory.find("Acme", "Game", "store").key == key
    assert [memory.find(*wrong) for wrong in (
        ("Acme", "Game", "other"), ("Acme", "Other", "store"), ("Zenith", "Game", "store"))] == [None] * 3


def test_a_suite_that_is_removed_loses_its_stores_and_no_other_does(memory):
    for suite in ("Game", "Other"):
        for name in ("one", "two"):
            memory.add(new(memory, suite, name), b"record", now=0, quota=QUOTA)
    memory.forget("Acme", "Game")
    assert memory.names("Acme", "Game") == []
    assert memory.used("Acme", "Game") == 0
    assert [memory.image(store.key).records for store in memory.all()] == [{1: b"record"}] * 2


def test_what_a_deleted_store_is_asked_for_is_an_error(memory):
    key = new(memory)
    memory.delete(key)
    with pytest.raises(StorageError, match="gone"):
        memory.add(key, b"", now=0, quota=QUOTA)


def test_an_image_put_back_is_the_same_store(memory):
    key = new(memory)
    for data in (b"one", b"two", b""):
        memory.add(key, data, now=7, quota=QUOTA)
    memory.remove(key, 3, now=8)
    memory.set_mode(key, shared=True, writable=True)
    image = memory.image(key)
    memory.put(key, 1, b"changed", now=9, quota=QUOTA)
    assert memory.image(memory.restore(image).key)[1] == {1: b"one", 2: b"two"}
    found = memory.find("Acme", "Game", "store")
    assert found[4:] == (True, True, 4, 4, 8, 2, 40 + 2 * 8 + 6)


def test_an_image_with_records_beyond_its_next_id_goes_on_after_them(memory):
    image = memory.image(new(memory))
    kept = memory.restore(image._replace(records={70: b"x"}))
    assert memory.add(kept.key, b"y", now=0, quota=QUOTA) == 71


def test_a_store_whose_ids_are_used_up_is_full(memory):
    image = memory.image(new(memory))
    kept = memory.restore(image._replace(store=image.store._replace(next_id=LAST_ID)))
    with pytest.raises(StorageFull, match="no ids are left"):
        memory.add(kept.key, b"y", now=0, quota=QUOTA)


def test_a_walk_visits_what_is_there_when_it_comes_by(memory):
    key = new(memory)
    for number in range(600):
        memory.add(key, b"%d" % number, now=0, quota=10**6)
    seen = []
    for record_id, data in memory.walk(key):
        seen.append(record_id)
        assert data == b"%d" % (record_id - 1)
        if record_id == 10:
            memory.remove(key, 500, now=0)
    assert seen == [record_id for record_id in range(1, 601) if record_id != 500]


def test_a_change_without_a_record_is_no_change(memory):
    key = new(memory)
    before = memory.about(key)
    assert memory.put(key, 1, b"x", now=9, quota=QUOTA) is False
    assert memory.remove(key, 1, now=9) is False
    assert memory.about(key) == before
