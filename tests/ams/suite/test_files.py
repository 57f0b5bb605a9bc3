"""The files of a suite laid open in a folder."""

import os

import pytest

from emulator.ams.suite import files
from emulator.ams.suite.files import FolderFiles, is_folder, is_special
from emulator.errors import SuiteError


def put(folder, **files):
    for name, data in files.items():
        path = folder / name.replace("__", "/").replace("_dot_", ".")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def test_files_are_listed_with_slashes_and_sorted(tmp_path):
    put(tmp_path, z=b"1", a__b__c=b"2", a__b__a=b"3")
    found = FolderFiles(tmp_path)
    assert found.names() == ["a/b/a", "a/b/c", "z"]
    assert found.get("a/b/c") == b"2"


@pytest.mark.parametrize("name", [".git/config", ".hidden", "a/.DS_Store", "__pycache__/m.pyc", "m.pyc",
                                  "a/m.pyo"])
def test_hidden_and_compiled_files_are_no_part_of_a_suite(tmp_path, name):
    path = tmp_path / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(b"x")
    assert FolderFiles(tmp_path).names() == []
    assert FolderFiles(tmp_path).get(name) is None


def test_links_are_noted_and_no_part_of_a_suite(tmp_path):
    outside = tmp_path / "outside"
    put(outside, secret=b"s")
    suite = tmp_path / "suite"
    put(suite, a=b"1")
    os.symlink(outside / "secret", suite / "file")
    os.symlink(outside, suite / "folder")
    os.symlink(suite, suite / "loop")
    found = FolderFiles(suite)
    assert found.names() == ["a"]
    assert sorted(found.links) == ["file", "folder", "loop"]


def test_a_file_that_becomes_a_link_later_is_not_read(tmp_path):
    put(tmp_path, a=b"1", b=b"2")
    found = FolderFiles(tmp_path)
    (tmp_path / "a").unlink()
    os.symlink(tmp_path / "b", tmp_path / "a")
    assert found.get("a") is None


def test_a_file_that_is_gone_later_is_none(tmp_path):
    put(tmp_path, a=b"1")
    found = FolderFiles(tmp_path)
    (tmp_path / "a").unlink()
    assert found.get("a") is None


def test_a_fifo_is_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    assert FolderFiles(tmp_path).names() == []


def test_a_folder_of_too_many_files_is_no_suite(tmp_path, monkeypatch):
    monkeypatch.setattr(files, "MOST_FILES", 20)
    for number in range(21):
        (tmp_path / str(number)).touch()
    with pytest.raises(SuiteError, match="more than"):
        FolderFiles(tmp_path)


def test_a_folder_of_too_many_bytes_is_no_suite(tmp_path):
    with (tmp_path / "huge").open("wb") as file:
        file.truncate(1 << 40)
    with pytest.raises(SuiteError, match="more than"):
        FolderFiles(tmp_path)


def test_a_device_or_a_pipe_is_neither_file_nor_folder(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    assert is_special((tmp_path / "pipe").stat().st_mode)
    assert not is_special(tmp_path.stat().st_mode) and not is_special(os.stat(__file__).st_mode)


def test_a_path_that_cannot_be_looked_at_is_refused(tmp_path):
    assert is_folder(tmp_path) and not is_folder(tmp_path / "none")
    with pytest.raises(SuiteError, match="cannot be read"):
        is_folder(tmp_path / ("a" * 5_000))
