"""Installed suites in the phone's memory: kept, replaced, damaged, and killed in the middle."""

import os
import signal

import pytest

from emulator.errors import StorageError
from emulator.handset.storage import Storage
from emulator.handset.suite_memory import KeptSuite

JAR = bytes(range(256)) * 40


def keep(storage, name="Gomoku", jar=JAR, **changes):
    told = {"origin": "http://a/b.jad", "domain": "untrusted", "installed": 1_000} | changes
    return storage.suites.keep("Acme", name, b"MIDlet-Name: x\n", jar, **told)


@pytest.fixture
def storage():
    with Storage(None) as storage:
        yield storage


def test_what_was_kept_comes_back_to_the_byte(storage):
    kept = keep(storage)
    assert kept == KeptSuite(1, "Acme", "Gomoku", "http://a/b.jad", "untrusted", 1_000, len(JAR))
    assert storage.suites.all() == [kept]
    assert storage.suites.contents(kept.key) == (b"MIDlet-Name: x\n", JAR)


def test_a_suite_that_came_without_a_jad_has_none(storage):
    kept = storage.suites.keep("Acme", "Lone", None, JAR, origin="lone.jar", domain="untrusted", installed=0)
    assert storage.suites.contents(kept.key) == (None, JAR)


def test_an_update_takes_the_place_of_the_earlier_one_and_its_order(storage):
    keep(storage, "First")
    keep(storage, "Second")
    keep(storage, "First", b"new", installed=2_000)
    assert [(suite.name, suite.size, suite.installed) for suite in storage.suites.all()] == [
        ("First", 3, 2_000), ("Second", len(JAR), 1_000)]


def test_vendor_and_name_together_are_who_a_suite_is(storage):
    keep(storage)
    storage.suites.keep("Other", "Gomoku", None, b"x", origin="", domain="untrusted", installed=0)
    assert len(storage.suites.all()) == 2
    assert storage.suites.find("Other", "Gomoku").size == 1
    assert storage.suites.find("Nobody", "Gomoku") is None


def test_a_removed_suite_is_gone(storage):
    kept = keep(storage)
    storage.suites.remove(kept.key)
    assert storage.suites.all() == []
    with pytest.raises(StorageError, match="gone"):
        storage.suites.contents(kept.key)


def test_suites_outlive_the_phone(tmp_path):
    with Storage(tmp_path) as storage:
        kept = keep(storage)
    with Storage(tmp_path) as storage:
        assert storage.suites.all() == [kept]
        assert storage.notices == []


@pytest.mark.parametrize("change", [
    "jar = zeroblob(5)", "jad = NULL", "origin = 'http://elsewhere/'", "domain = 'trusted'", "installed = 7",
    "vendor = 'Other'", "name = CAST(x'ff' AS TEXT)", "name = CAST(name AS BLOB)", "jar = CAST(jar AS TEXT)"])
def test_a_damaged_suite_is_set_aside_and_the_others_stay(tmp_path, change):
    with Storage(tmp_path) as storage:
        keep(storage, "Good")
        bad = keep(storage, "Bad")
        storage.write(f"UPDATE suite SET {change} WHERE key = {bad.key}")
    with Storage(tmp_path) as storage:
        assert [suite.name for suite in storage.suites.all()] == ["Good"]
        [notice] = storage.notices
        assert "damaged; kept as suite.damaged-1.jar, install it again" in notice
        assert (tmp_path / "suite.damaged-1.jar").exists()
    with Storage(tmp_path) as storage:
        assert storage.notices == []


def test_a_flipped_bit_anywhere_in_the_file_is_found(tmp_path):
    """Every 97th byte in turn: what is read is what was kept, or a notice says that something is not."""
    with Storage(tmp_path / "whole") as storage:
        keep(storage)
    whole = (tmp_path / "whole" / "phone.db").read_bytes()
    for place in range(0, len(whole), 97):
        folder = tmp_path / str(place)
        folder.mkdir()
        (folder / "phone.db").write_bytes(whole[:place] + bytes([whole[place] ^ 0x10]) + whole[place + 1:])
        with Storage(folder) as storage:
            kept = storage.suites.all()
            assert storage.notices or (len(kept) == 1 and storage.suites.contents(kept[0].key)[1] == JAR)


def test_a_memory_of_the_version_without_suites_gets_a_place_for_them(tmp_path):
    with Storage(tmp_path) as storage:
        storage.set_setting("sound", "volume", "7")
        storage.write("DROP TABLE suite")
        storage.write("UPDATE schema SET version = 1")
        storage.write("PRAGMA user_version = 1")
    with Storage(tmp_path) as storage:
        keep(storage)
        assert storage.get_setting("sound", "volume") == "7"
        assert storage.notices == []
    with Storage(tmp_path) as storage:
        assert len(storage.suites.all()) == 1


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
@pytest.mark.parametrize("before", ["BEGIN", "DELETE", "INSERT", "COMMIT"])
def test_a_phone_killed_in_the_middle_of_an_update_has_the_earlier_suite_whole(tmp_path, before):
    with Storage(tmp_path) as storage:
        earlier = keep(storage)
    child = os.fork()
    if child == 0:
        storage = Storage(tmp_path)
        storage._db.set_trace_callback(
            lambda sql: sql.startswith(before) and os.kill(os.getpid(), signal.SIGKILL))
        keep(storage, jar=b"new" * 1000)
        os._exit(1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == -signal.SIGKILL
    with Storage(tmp_path) as storage:
        assert storage.suites.all() == [earlier]
        assert storage.suites.contents(earlier.key)[1] == JAR
        assert storage.notices == []
