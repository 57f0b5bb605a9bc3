"""The tools for record stores, on a phone's memory with a few of them."""

import json

import pytest

from emulator.ams import rms_formats, rms_tools
from emulator.errors import UserError
from emulator.handset.storage import Storage

DAY = 86_400_000


@pytest.fixture
def storage():
    with Storage(None) as storage:
        yield storage


@pytest.fixture
def memory(storage):
    """Gomoku by Acme with two stores, Snake by Zenith with one."""
    for vendor, suite, name, records in (
            ("Acme", "Gomoku", "options", [b"hard"]),
            ("Acme", "Gomoku", "scores", [b"score 120", b"\0\1\2", b""]),
            ("Zenith", "Snake", "scores", [b"9"])):
        key = storage.records.create(vendor, suite, name, shared=name == "options", writable=False,
                                     now=0, quota=10_000).key
        for data in records:
            storage.records.add(key, data, now=DAY, quota=10_000)
    return storage

# Listing


def test_the_list_has_a_line_for_each_store_under_its_suite(memory):
    assert rms_tools.list_stores(memory) == [
        "Gomoku (Acme)",
        "  options     1 record         52 bytes  version 1, 1970-01-02 00:00:00 UTC, shared for reading",
        "  scores     3 records         76 bytes  version 3, 1970-01-02 00:00:00 UTC, private",
        "Snake (Zenith)",
        "  scores      1 record         49 bytes  version 1, 1970-01-02 00:00:00 UTC, private",
    ]


def test_the_list_can_be_of_one_suite(memory):
    assert rms_tools.list_stores(memory, "Snake")[0] == "Snake (Zenith)"
    assert len(rms_tools.list_stores(memory, "Snake")) == 2


def test_an_empty_memory_says_so(storage):
    assert rms_tools.list_stores(storage) == ["no record stores"]


@pytest.mark.parametrize("asked, message", [
    ({"suite": "Gomuko"}, "no suite with records is called 'Gomuko'; did you mean 'Gomoku'"),
    ({"suite": "Gomoku", "name": "score"}, "no record store is called 'score'; did you mean 'scores'"),
    ({"vendor": "Acne"}, "no vendor is called 'Acne'; did you mean 'Acme'"),
])
def test_what_is_not_there_is_an_error_with_the_nearest_name(memory, asked, message):
    with pytest.raises(UserError, match=message):
        rms_tools.chosen(memory, **asked)


def test_asking_an_empty_memory_for_a_suite_says_that_nothing_is_there(storage):
    with pytest.raises(UserError, match="nothing has been kept yet"):
        rms_tools.show(storage, "Gomoku")


def test_a_time_that_no_calendar_has_is_shown_as_it_is(memory):
    image = rms_tools.images(memory, "Snake")[0]
    memory.records.restore(image._replace(store=image.store._replace(modified=2**62)))
    assert f"time {2**62}" in rms_tools.list_stores(memory, "Snake")[1]

# Showing


def test_records_are_shown_in_hex_and_letters(memory):
    assert rms_tools.show(memory, "Gomoku", "scores") == [
        "scores: 3 records, next id 4",
        "  record 1, 9 bytes",
        "    0000  73 63 6f 72 65 20 31 32 30                       score 120",
        "  record 2, 3 bytes",
        "    0000  00 01 02                                         ...",
        "  record 3, 0 bytes",
    ]


def test_long_records_have_sixteen_bytes_to_a_line():
    assert [line[4:8] for line in rms_tools.hex_lines(bytes(33))] == ["0000", "0010", "0020"]
    assert len({len(line) for line in rms_tools.hex_lines(bytes(32))}) == 1


def test_single_records_can_be_asked_for(memory):
    assert rms_tools.show(memory, "Gomoku", "scores", ids=[2])[1] == "  record 2, 3 bytes"
    with pytest.raises(UserError, match="no record 9; its first ids are 1, 2, 3"):
        rms_tools.show(memory, "Gomoku", "scores", ids=[9])

# Out and in again


@pytest.mark.parametrize("form", rms_formats.FORMS)
def test_a_store_goes_out_in_every_form_and_comes_back_elsewhere(memory, storage, tmp_path, form):
    files = rms_tools.export_files(memory, "Gomoku", "options", form=form)
    rms_tools.write_files(tmp_path, files)
    path = tmp_path / min(files, key=lambda name: (not name.endswith((".rsh", "idx")), name))
    with Storage(None) as other:
        rms_tools.import_stores(other, path, "Copy", vendor="Me")
        (found,) = rms_tools.images(other, "Copy", vendor="Me")
    (was,) = rms_tools.images(memory, "Gomoku", "options")
    assert found.records == was.records
    assert (found.store.name, found.store.size, found.store.next_id) == ("options", was.store.size, 2)


def test_json_of_a_whole_memory_comes_back_as_it_was(memory, tmp_path):
    rms_tools.write_files(tmp_path, rms_tools.export_files(memory))
    (file,) = tmp_path.iterdir()
    with Storage(tmp_path / "other") as other:
        lines = rms_tools.import_stores(other, file)
        assert rms_tools.images(other) == rms_tools.images(memory)
    assert lines == ["Gomoku (Acme): options, 1 record", "Gomoku (Acme): scores, 3 records",
                     "Snake (Zenith): scores, 1 record"]


def test_a_store_that_is_there_stays_unless_it_is_to_be_replaced(memory, tmp_path):
    rms_tools.write_files(tmp_path, rms_tools.export_files(memory, "Gomoku"))
    (file,) = tmp_path.iterdir()
    scores = memory.records.find("Acme", "Gomoku", "scores")
    memory.records.put(scores.key, 1, b"new", now=2 * DAY, quota=10_000)
    memory.records.delete(memory.records.find("Acme", "Gomoku", "options").key)
    with pytest.raises(UserError, match="has a record store 'scores' already"):
        rms_tools.import_stores(memory, file)
    assert memory.records.names("Acme", "Gomoku") == ["scores"]        # nothing of the file
    assert memory.records.data(scores.key, 1) == b"new"
    rms_tools.import_stores(memory, file, replace=True)
    assert rms_tools.images(memory, "Gomoku", "scores")[0].records[1] == b"score 120"


def test_a_file_that_does_not_say_whose_it_is_needs_an_owner(memory, tmp_path):
    rms_tools.write_files(tmp_path, rms_tools.export_files(memory, "Snake", form="freej2me"))
    for owner in ({}, {"suite": "Snake"}, {"vendor": "Zenith"}):
        with pytest.raises(UserError, match="give the suite and its vendor"):
            rms_tools.import_stores(memory, tmp_path / "scores", **owner)


def test_a_store_can_be_given_another_name(memory, tmp_path):
    rms_tools.write_files(tmp_path, rms_tools.export_files(memory, "Snake"))
    (file,) = tmp_path.iterdir()
    rms_tools.import_stores(memory, file, name="old scores")
    assert memory.records.names("Zenith", "Snake") == ["old scores", "scores"]
    with pytest.raises(UserError, match="1 to 32 letters"):
        rms_tools.import_stores(memory, file, name="n" * 33)


def test_several_stores_cannot_be_given_one_name(memory, tmp_path):
    rms_tools.write_files(tmp_path, rms_tools.export_files(memory, "Gomoku"))
    (file,) = tmp_path.iterdir()
    with pytest.raises(UserError, match="has 2 stores"):
        rms_tools.import_stores(memory, file, name="one")


def test_files_are_not_written_over_unless_asked(memory, tmp_path):
    files = rms_tools.export_files(memory, "Snake")
    rms_tools.write_files(tmp_path, files)
    with pytest.raises(UserError, match="is there already"):
        rms_tools.write_files(tmp_path, files)
    assert len(rms_tools.write_files(tmp_path, files, replace=True)) == 1


def test_the_ids_of_an_imported_store_go_on_where_they_stopped(memory, tmp_path):
    memory.records.remove(memory.records.find("Acme", "Gomoku", "scores").key, 3, now=0)
    rms_tools.write_files(tmp_path, rms_tools.export_files(memory, "Gomoku", "scores"))
    rms_tools.import_stores(memory, next(tmp_path.iterdir()), replace=True)
    scores = memory.records.find("Acme", "Gomoku", "scores")
    assert memory.records.add(scores.key, b"", now=0, quota=10_000) == 4


def test_the_exported_json_can_be_read_by_anyone(memory):
    (document,) = rms_tools.export_files(memory, "Gomoku", "scores").values()
    assert json.loads(document)["stores"][0]["records"][0]["preview"] == "score 120"

# Comparing


def test_the_same_stores_have_no_difference(memory):
    assert rms_tools.diff(rms_tools.images(memory), rms_tools.images(memory)) == []


def test_a_difference_names_stores_records_and_bytes(memory):
    before = rms_tools.images(memory, "Gomoku")
    scores = memory.records.find("Acme", "Gomoku", "scores").key
    memory.records.put(scores, 1, b"score 150", now=0, quota=10_000)
    memory.records.remove(scores, 2, now=0)
    memory.records.add(scores, b"x", now=0, quota=10_000)
    rms_tools.clear(memory, "Gomoku", "options")
    memory.records.create("Acme", "Gomoku", "new", shared=False, writable=False, now=0, quota=10_000)
    assert rms_tools.diff(before, rms_tools.images(memory, "Gomoku")) == [
        "+ store new: 0 records",
        "- store options: 1 record",
        "  store scores",
        "- record 1, 9 bytes",
        "    0000  73 63 6f 72 65 20 31 32 30                       score 120",
        "+ record 1, 9 bytes",
        "    0000  73 63 6f 72 65 20 31 35 30                       score 150",
        "- record 2, 3 bytes",
        "    0000  00 01 02                                         ...",
        "+ record 4, 1 byte",
        "    0000  78                                               x",
    ]

# Clearing


def test_a_suite_is_cleared_and_the_others_stay(memory):
    assert rms_tools.clear(memory, "Gomoku") == ["Gomoku (Acme): options, 1 record deleted",
                                                 "Gomoku (Acme): scores, 3 records deleted"]
    assert [store.suite for store in memory.records.all()] == ["Snake"]


def test_a_single_store_is_cleared(memory):
    rms_tools.clear(memory, "Gomoku", "options", vendor="Acme")
    assert memory.records.names("Acme", "Gomoku") == ["scores"]


def test_a_store_that_a_running_suite_has_open_is_not_cleared(memory):
    scores = memory.records.find("Acme", "Gomoku", "scores").key
    memory.records.opened[scores] += 1
    with pytest.raises(UserError, match="is open; end the suite first"):
        rms_tools.clear(memory, "Gomoku")
    assert memory.records.names("Acme", "Gomoku") == ["options", "scores"]
