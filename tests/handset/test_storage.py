"""The phone's memory: settings, transactions, and one phone to a folder."""

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from emulator.errors import StorageError
from emulator.handset.record_memory import StorageFull
from emulator.handset.storage import Storage

HOLDER = """
import sys
from pathlib import Path
from emulator.handset.storage import Storage
Storage(Path(sys.argv[1])).set_setting("held", "by", "the other")
print("held", flush=True)
sys.stdin.read()
"""


def new_store(storage):
    return storage.records.create("Acme", "Game", "store", shared=False, writable=False, now=0, quota=10**8)


@pytest.fixture
def storage():
    with Storage(None) as storage:
        yield storage


@pytest.fixture
def another_phone(tmp_path, pytestconfig):
    """Another process that holds `tmp_path` until it is killed."""
    with subprocess.Popen([sys.executable, "-c", HOLDER, str(tmp_path)], stdin=subprocess.PIPE,
                          stdout=subprocess.PIPE, cwd=pytestconfig.rootpath) as process:
        assert process.stdout.readline().strip() == b"held"
        yield process
        process.kill()

# Settings


def test_a_setting_is_what_was_set_last(storage):
    storage.set_setting("sound", "volume", "7")
    storage.set_setting("sound", "volume", "3")
    assert storage.get_setting("sound", "volume") == "3"


def test_a_setting_that_was_never_set_is_none(storage):
    storage.set_setting("sound", "volume", "7")
    assert storage.get_setting("sound", "tone") is None
    assert storage.get_setting("screen", "volume") is None


def test_an_area_is_listed_by_its_keys(storage):
    for area, key in (("b", "two"), ("b", "one"), ("a", "three")):
        storage.set_setting(area, key, key.upper())
    assert list(storage.settings("b").items()) == [("one", "ONE"), ("two", "TWO")]
    assert storage.settings("c") == {}


def test_an_area_or_one_of_its_keys_can_be_forgotten(storage):
    for key in ("one", "two", "three"):
        storage.set_setting("area", key, key)
    storage.set_setting("other", "one", "1")
    storage.forget("area", "two")
    assert list(storage.settings("area")) == ["one", "three"]
    storage.forget("area")
    assert (storage.settings("area"), storage.settings("other")) == ({}, {"one": "1"})


@pytest.mark.parametrize("text", [
    "", "line\nline", "Счёт 分数 🎲", "nul\0inside", "'; DROP TABLE setting; --"])
def test_a_setting_may_be_any_text(tmp_path, text):
    with Storage(tmp_path) as storage:
        storage.set_setting(text, text, text)
    with Storage(tmp_path) as storage:
        assert storage.settings(text) == {text: text}
        assert storage.notices == []

# One step


def test_what_is_written_together_is_kept_together(tmp_path):
    with Storage(tmp_path) as storage, storage.together():
        storage.set_setting("area", "one", "1")
        new_store(storage)
    with Storage(tmp_path) as storage:
        assert storage.get_setting("area", "one") == "1"
        assert storage.records.names("Acme", "Game") == ["store"]


def test_nothing_is_kept_of_what_fails(storage):
    storage.set_setting("area", "one", "old")
    with pytest.raises(ZeroDivisionError), storage.together():
        storage.set_setting("area", "one", "new")
        new_store(storage)
        raise ZeroDivisionError
    assert storage.get_setting("area", "one") == "old"
    assert storage.records.all() == []


def test_a_step_inside_a_step_fails_with_it(storage):
    with pytest.raises(ZeroDivisionError), storage.together():
        with storage.together():
            storage.set_setting("area", "one", "1")
        raise ZeroDivisionError
    assert storage.settings("area") == {}


def test_a_full_disk_leaves_everything_as_it_was(tmp_path):
    with Storage(tmp_path) as storage:
        store = new_store(storage)
        storage.records.add(store.key, b"old", now=1, quota=10**9)
        before = storage.records.image(store.key)
        storage.one("PRAGMA max_page_count = 40")
        with pytest.raises(StorageFull, match="full"):
            storage.records.add(store.key, bytes(1_000_000), now=2, quota=10**9)
        with pytest.raises(StorageFull):
            storage.records.put(store.key, 1, bytes(1_000_000), now=2, quota=10**9)
        assert storage.records.image(store.key) == before
        storage.records.put(store.key, 1, b"new", now=3, quota=10**9)
    with Storage(tmp_path) as storage:
        assert storage.notices == []
        assert storage.records.data(store.key, 1) == b"new"


def test_a_size_limit_of_the_system_in_the_middle_of_a_write_leaves_the_old(tmp_path, pytestconfig):
    resource = pytest.importorskip("resource", reason="limits of the file size are POSIX")
    child = f"""
import resource, sys
from pathlib import Path
from emulator.errors import StorageError
from emulator.handset.storage import Storage
storage = Storage(Path(sys.argv[1]))
key = storage.records.create("Acme", "Game", "store", shared=False, writable=False, now=0, quota=10**9).key
storage.records.add(key, b"old" * 1000, now=1, quota=10**9)
resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, {resource.RLIM_INFINITY}))
try:
    storage.records.put(key, 1, bytes(1_000_000), now=2, quota=10**9)
except StorageError:
    print(storage.records.data(key, 1) == b"old" * 1000)
"""
    done = subprocess.run([sys.executable, "-c", child, str(tmp_path)], capture_output=True, text=True,
                          cwd=pytestconfig.rootpath)
    assert (done.stdout, done.stderr) == ("True\n", "")
    with Storage(tmp_path) as storage:
        assert storage.records.data(1, 1) == b"old" * 1000

# One phone to a folder


def test_a_second_phone_of_another_process_is_told_so(tmp_path, another_phone):
    with pytest.raises(StorageError, match="another phone is using this memory"):
        Storage(tmp_path)


def test_a_second_phone_of_this_process_is_told_so_and_does_not_disturb_the_first(tmp_path):
    with Storage(tmp_path) as first:
        with pytest.raises(StorageError, match="another phone"):
            Storage(tmp_path)
        first.set_setting("still", "here", "yes")
        with pytest.raises(StorageError, match="another phone"):
            Storage(tmp_path)


def test_a_killed_phone_lets_the_folder_go_and_left_what_it_wrote(tmp_path, another_phone):
    another_phone.kill()
    another_phone.wait()
    with Storage(tmp_path) as storage:
        assert storage.get_setting("held", "by") == "the other"
        assert storage.notices == []


def test_closing_lets_the_folder_go_and_can_be_done_twice(tmp_path):
    first = Storage(tmp_path)
    first.close()
    first.close()
    with Storage(tmp_path) as second:
        assert second.notices == []


def test_a_closed_memory_says_so(tmp_path):
    storage = Storage(tmp_path)
    storage.close()
    with pytest.raises(StorageError, match="cannot be used"):
        storage.get_setting("a", "b")


def test_two_folders_and_two_memories_in_ram_share_nothing(tmp_path):
    folders = [tmp_path / "one", tmp_path / "two", None, None]
    phones = [Storage(folder) for folder in folders]
    phones[0].set_setting("a", "b", "on disk")
    phones[2].set_setting("a", "b", "in ram")
    assert [phone.get_setting("a", "b") for phone in phones] == ["on disk", None, "in ram", None]
    for phone in phones:
        phone.close()


@pytest.mark.parametrize("where", ["disk", "ram"])
def test_a_memory_made_on_one_thread_works_on_another(tmp_path, where):
    with Storage(tmp_path if where == "disk" else None) as storage:
        with ThreadPoolExecutor(1) as other:
            other.submit(storage.set_setting, "a", "b", "from there").result()
        assert storage.get_setting("a", "b") == "from there"


def test_a_folder_is_made_with_its_parents(tmp_path):
    with Storage(tmp_path / "new" / "folder"):
        assert (tmp_path / "new" / "folder" / "phone.db").is_file()


def test_a_file_where_the_folder_should_be_is_an_error_that_says_so(tmp_path):
    (tmp_path / "file").write_text("I was here first")
    with pytest.raises(StorageError, match="file"):
        Storage(tmp_path / "file")
    assert (tmp_path / "file").read_text() == "I was here first"


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_cannot_be_written_is_an_error_that_says_so(tmp_path):
    tmp_path.chmod(0o500)
    try:
        with pytest.raises(StorageError, match="written"):
            Storage(tmp_path)
    finally:
        tmp_path.chmod(0o700)


def test_a_copy_of_a_closed_folder_is_a_whole_memory(tmp_path):
    with Storage(tmp_path / "one") as storage:
        storage.set_setting("a", "b", "c")
    shutil.copytree(tmp_path / "one", tmp_path / "two")
    with Storage(tmp_path / "two") as storage:
        assert storage.get_setting("a", "b") == "c"
