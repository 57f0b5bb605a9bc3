"""How fast record stores are, on a disk where each change survives a killed process."""

import random
from time import perf_counter
from types import SimpleNamespace

import pytest

from emulator.handset.storage import Storage
from emulator.midp import runtime
from emulator.midp.rms import RecordStore

MANY = 10_000


@pytest.fixture
def on_disk(tmp_path):
    """A running suite whose phone keeps its memory in a folder."""
    with Storage(tmp_path) as storage:
        runtime.enter(SimpleNamespace(
            handset=SimpleNamespace(storage=storage), rooms={}, suite_vendor="Acme", suite_name="Game",
            record_quota=lambda: 10**8, current_time_millis=lambda: 0))
        yield storage
        runtime.enter(None)


@pytest.fixture
def full_store(on_disk):
    """A store of many records of 32 bytes, closed."""
    store = RecordStore.open_record_store("full", True)
    with on_disk.together():
        for number in range(MANY):
            store.add_record(random.Random(number).randbytes(32), 0, 32)
    store.close_record_store()


def seconds(call) -> float:
    """The best of five, since other programs run too."""
    times = []
    for _ in range(5):
        start = perf_counter()
        call()
        times.append(perf_counter() - start)
    return min(times)


def test_durable_changes_of_a_record(on_disk, figure):
    store = RecordStore.open_record_store("store", True)
    store.add_record(bytes(32), 0, 32)

    def change():
        for number in range(2_000):
            store.set_record(1, number.to_bytes(32, "big"), 0, 32)
    figure("set_record of 32 bytes, kept", 2_000 / seconds(change), "a second", at_least=5_000)


def test_durable_new_records(on_disk, figure):
    store = RecordStore.open_record_store("store", True)

    def add():
        for _ in range(1_000):
            store.add_record(bytes(32), 0, 32)
    figure("add_record of 32 bytes, kept", 1_000 / seconds(add), "a second", at_least=5_000)


def test_opening_a_large_store(full_store, figure):
    def open_and_close():
        RecordStore.open_record_store("full", False).close_record_store()
    figure(f"open a store of {MANY:,} records", seconds(open_and_close) * 1_000, "ms", at_most=5)


def test_a_sorted_walk_over_a_large_store(full_store, figure):
    store = RecordStore.open_record_store("full", False)

    def compare(rec1, rec2):
        if rec1 == rec2:
            return 0
        return -1 if rec1 < rec2 else 1

    def enumerate_sorted():
        assert store.enumerate_records(None, compare, False).num_records() == MANY
    figure(f"sort a walk over {MANY:,} records", seconds(enumerate_sorted) * 1_000, "ms", at_most=150)


def test_getting_a_record(full_store, figure):
    store = RecordStore.open_record_store("full", False)
    ids = [random.Random(1).randrange(1, MANY + 1) for _ in range(5_000)]

    def get():
        for record_id in ids:
            store.get_record(record_id)
    figure("get_record", seconds(get) / len(ids) * 1e6, "µs", at_most=15)


def test_starting_a_phone_that_remembers_much(tmp_path, full_store, on_disk, figure):
    on_disk.close()

    def start():
        Storage(tmp_path).close()
    figure(f"start with {MANY:,} records, every one checked", seconds(start) * 1_000, "ms", at_most=150)
