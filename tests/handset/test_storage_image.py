"""A phone's memory as a value, from which another one begins."""

import pytest

from emulator.errors import StorageError
from emulator.handset.storage import Storage


def filled(storage):
    storage.set_setting("sound", "volume", "7")
    store = storage.records.create("V", "S", "scores", shared=False, writable=False, now=1, quota=10_000)
    storage.records.add(store.key, b"precious", now=2, quota=10_000)
    return storage


def test_a_new_memory_is_empty_until_something_is_kept():
    with Storage(None) as storage:
        assert storage.empty
        storage.set_setting("sound", "volume", "7")
        assert not storage.empty


@pytest.mark.parametrize("where", ["disk", None])
def test_another_memory_begins_with_all_of_an_image(tmp_path, where):
    with filled(Storage(tmp_path / where if where else None)) as ours, Storage(image=ours.image()) as theirs:
        assert theirs.get_setting("sound", "volume") == "7"
        assert [store.name for store in theirs.records.all()] == ["scores"]
        assert theirs.records.image(theirs.records.all()[0].key) == ours.records.image(ours.records.all()[0].key)


def test_what_the_other_keeps_is_its_own():
    with filled(Storage(None)) as ours, Storage(image=ours.image()) as theirs:
        theirs.set_setting("sound", "volume", "1")
        assert ours.get_setting("sound", "volume") == "7"


def test_the_same_memory_has_the_same_image():
    with filled(Storage(None)) as ours, Storage(image=ours.image()) as theirs:
        assert ours.image() == theirs.image() == ours.image()


@pytest.mark.parametrize("data", [b"", b"x", b"SQLite format 3\0" * 100])
def test_an_image_that_is_none_is_refused(data):
    with pytest.raises(StorageError, match="image of a phone's memory"):
        Storage(image=data)


def test_a_record_that_was_changed_in_an_image_is_found():
    with filled(Storage(None)) as storage:
        image = storage.image()
    with pytest.raises(StorageError, match="damaged"):
        Storage(image=image.replace(b"precious", b"previous"))
