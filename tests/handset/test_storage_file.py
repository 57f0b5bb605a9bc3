"""The file of the phone's memory: damage of every kind, and other versions."""

import random
import shutil
import sqlite3
from pathlib import Path

import pytest

from emulator.errors import StorageError
from emulator.handset.storage import Storage


def contents(storage):
    return (storage.settings("sound"), storage.settings("suite"),
            [storage.records.image(store.key) for store in storage.records.all()])


def new_store(storage, name):
    return storage.records.create("Acme", "Game", name, shared=True, writable=False, now=5, quota=10**7).key


def fill(storage):
    """Settings and records of all sizes, some two hundred pages."""
    for number in range(50):
        storage.set_setting("sound", f"key {number}", "value " * number)
        storage.set_setting("suite", f"key {number}", str(number))
    for name in ("small", "large"):
        key = new_store(storage, name)
        for number in range(150):
            data = random.Random(number).randbytes(number * (1 if name == "small" else 60))
            storage.records.add(key, data, now=number, quota=10**7)
        for number in range(1, 150, 7):
            storage.records.remove(key, number, now=200)


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """A folder with a memory that was closed properly, and what is in it."""
    folder = tmp_path_factory.mktemp("whole")
    with Storage(folder) as storage:
        fill(storage)
        return folder, contents(storage)


@pytest.fixture
def damaged(whole, tmp_path):
    """Lay a folder whose phone.db is as given, open it, and hold it to what is promised."""
    def opened(data: bytes) -> list[str]:
        folder = tmp_path / "damaged"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        (folder / "phone.db").write_bytes(data)
        with Storage(folder) as storage:
            if storage.notices:
                assert contents(storage) == ({}, {}, [])
            else:
                assert contents(storage) == whole[1]
            storage.set_setting("the phone", "works", "yes")
            assert storage.get_setting("the phone", "works") == "yes"
            notices = storage.notices
        if notices and data:
            assert (folder / "phone.db.damaged-1").read_bytes() == data
        return notices
    return opened


def overwritten(data: bytes, place: int, by: bytes) -> bytes:
    return data[:place] + by + data[place + len(by):]


def test_a_whole_memory_opens_without_a_word(whole, damaged):
    assert damaged((whole[0] / "phone.db").read_bytes()) == []


def test_random_bytes_at_any_place_are_found_or_do_no_harm(whole, damaged):
    data = (whole[0] / "phone.db").read_bytes()
    chance = random.Random(1)
    found = sum(bool(damaged(overwritten(data, chance.randrange(len(data)), chance.randbytes(16))))
                for _ in range(80))
    assert found > 40


def test_any_one_changed_byte_of_the_header_is_found_or_does_no_harm(whole, damaged):
    data = (whole[0] / "phone.db").read_bytes()
    for place in range(100):
        damaged(overwritten(data, place, bytes([data[place] ^ 0xFF])))


def test_one_changed_bit_of_a_record_or_a_setting_is_found(whole, damaged):
    data = (whole[0] / "phone.db").read_bytes()
    for piece in (random.Random(149).randbytes(149), b"value value value", b"key 33", b"small", b"Acme"):
        place = data.index(piece) + len(piece) // 2
        assert damaged(overwritten(data, place, bytes([data[place] ^ 1]))) != []


@pytest.mark.parametrize("change", [
    "setting SET value = CAST(value AS BLOB)", "store SET name = CAST(name AS BLOB)", "store SET records = 1.5",
    "record SET data = CAST(data AS TEXT)"])
def test_a_value_that_is_of_another_type_is_damage(tmp_path, change):
    with Storage(tmp_path) as storage:
        storage.set_setting("sound", "volume", "3")
        storage.records.add(new_store(storage, "scores"), b"7", now=5, quota=1_000)
        storage.write(f"UPDATE {change}")
    with Storage(tmp_path) as storage:
        assert len(storage.notices) == 1
        assert contents(storage) == ({}, {}, [])


@pytest.mark.parametrize("part", [0.001, 0.01, 0.1, 0.5, 0.9, 0.999])
def test_a_file_cut_short_is_kept_aside(whole, damaged, part):
    data = (whole[0] / "phone.db").read_bytes()
    (notice,) = damaged(data[:int(len(data) * part)])
    assert "phone.db.damaged-1" in notice


@pytest.mark.parametrize("data", [b"dear diary\n" * 1_000, b"x", bytes(100_000), b"SQLite format 3\0"],
                         ids=["text", "one letter", "zeros", "only the first words"])
def test_a_file_of_something_else_is_kept_aside(damaged, data):
    (notice,) = damaged(data)
    assert "phone.db.damaged-1" in notice


def test_an_empty_file_is_a_new_memory(damaged):
    (notice,) = damaged(b"")
    assert "empty" in notice


def test_the_database_of_another_program_is_kept_aside(tmp_path):
    with sqlite3.connect(tmp_path / "phone.db") as theirs:
        theirs.execute("CREATE TABLE diary (line TEXT)")
        theirs.execute("INSERT INTO diary VALUES ('mine')")
    theirs.close()
    with Storage(tmp_path) as storage:
        assert len(storage.notices) == 1
    kept = sqlite3.connect(tmp_path / "phone.db.damaged-1")
    assert kept.execute("SELECT line FROM diary").fetchall() == [("mine",)]
    kept.close()


def test_a_folder_in_the_files_place_is_kept_aside(tmp_path):
    (tmp_path / "phone.db").mkdir()
    (tmp_path / "phone.db" / "note").write_text("mine")
    with Storage(tmp_path) as storage:
        assert "is a folder" in storage.notices[0]
    assert (tmp_path / "phone.db.damaged-1" / "note").read_text() == "mine"


def test_a_second_damaged_file_does_not_push_out_the_first(tmp_path):
    for text in ("first", "second"):
        (tmp_path / "phone.db").write_text(text)
        Storage(tmp_path).close()
    assert [(tmp_path / f"phone.db.damaged-{number}").read_text() for number in (1, 2)] == ["first", "second"]


def snapshot_with_log(tmp_path) -> Path:
    """A folder as a power cut leaves it: the log not yet folded into the file."""
    with Storage(tmp_path / "live") as storage:
        key = new_store(storage, "store")
        for number in range(100):
            storage.records.add(key, b"%03d" % number * 100, now=0, quota=10**6)
        shutil.copytree(tmp_path / "live", tmp_path / "cut")
    return tmp_path / "cut"


def test_a_log_left_behind_is_read_back(tmp_path):
    folder = snapshot_with_log(tmp_path)
    with Storage(folder) as storage:
        assert len(storage.records.ids(1)) == 100


def test_a_damaged_log_gives_a_state_that_once_was(tmp_path):
    folder = snapshot_with_log(tmp_path)
    log = (folder / "phone.db-wal").read_bytes()
    chance = random.Random(2)
    for _ in range(40):
        torn = overwritten(log, chance.randrange(len(log)), chance.randbytes(8))[:chance.randrange(len(log))]
        trial = tmp_path / "trial"
        shutil.copytree(folder, trial)
        (trial / "phone.db-wal").write_bytes(torn)
        with Storage(trial) as storage:
            assert storage.notices == []
            stores = storage.records.all()
            if stores:
                records = dict(storage.records.walk(stores[0].key))
                assert records == {number + 1: b"%03d" % number * 100 for number in range(len(records))}
                assert (stores[0].records, stores[0].next_id) == (len(records), len(records) + 1)
        shutil.rmtree(trial)


def test_a_newer_version_is_refused_and_not_touched(tmp_path):
    with Storage(tmp_path) as storage:
        storage.one("UPDATE schema SET version = 99")
        storage.one("PRAGMA user_version = 99")
    before = (tmp_path / "phone.db").read_bytes()
    with pytest.raises(StorageError, match="version 99, newer than this program's 2"):
        Storage(tmp_path)
    assert (tmp_path / "phone.db").read_bytes() == before
    assert sorted(file.name for file in tmp_path.iterdir()) == ["phone.db", "phone.lock"]
    with pytest.raises(StorageError, match="version 99"):
        Storage(tmp_path)


def test_a_lock_file_with_something_in_it_is_an_error_that_names_it(tmp_path):
    (tmp_path / "phone.lock").write_text("not a lock" * 100)
    with pytest.raises(StorageError, match=r"phone\.lock"):
        Storage(tmp_path)
