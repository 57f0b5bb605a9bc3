"""Things kept under a name: read back, replaced, forgotten, and sealed against damage."""

import pytest

from emulator.midp.rms import RecordStore
from midlets.minesweeper import memory


@pytest.fixture
def on(on_phone):
    """`on(body)` gives what `body()` gives on a phone."""
    def run(body):
        found = []
        on_phone(lambda midlet: found.append(body()))
        return found[0]
    return run


def test_nothing_is_kept_at_first(on):
    assert on(lambda: memory.read("game")) is None


def test_the_last_thing_written_is_read(on):
    assert on(lambda: [memory.write("game", b"one"), memory.write("game", b"three"), memory.read("game"),
                       memory.read("times")]) == [True, True, b"three", None]


def test_it_takes_one_record_however_often_it_is_written(on):
    def body():
        for n in range(5):
            memory.write("game", bytes([n]))
        store = RecordStore.open_record_store("game", False)
        return store.get_num_records()
    assert on(body) == 1


def test_a_record_without_bytes_reads_as_damaged(on):
    def body():
        RecordStore.open_record_store("game", True).add_record(None, 0, 0)
        return memory.read("game")
    assert on(body) == b""


def test_what_is_forgotten_is_not_there_and_may_have_never_been(on):
    assert on(lambda: [memory.write("game", b"one"), memory.forget("game"), memory.forget("game"),
                       memory.read("game")]) == [True, None, None, None]


def test_what_does_not_fit_is_refused_and_the_last_thing_stays(on):
    assert on(lambda: [memory.write("game", b"one"), memory.write("game", bytes(10_000_000)),
                       memory.read("game")]) == [True, False, b"one"]


def test_a_sealed_record_shows_any_damage():
    record = memory.sealed(b"body")
    assert memory.unsealed(record) == b"body"
    for damaged in (b"", b"abc", record[:-1], record + b"\0", b"c" + record[1:]):
        with pytest.raises(ValueError, match="damaged"):
            memory.unsealed(damaged)
