"""A phone of storage and a clock, all that record stores ask of one."""

from dataclasses import dataclass, field
from pathlib import Path

import pytest

from emulator.handset.storage import Storage
from emulator.midp import runtime
from emulator.midp.rms import RecordStore
from emulator.midp.rms.open_stores import OpenStores


@dataclass
class Device:
    """The hardware: its memory."""

    storage: Storage


@dataclass
class Suite:
    """A running suite, as the record stores see it."""

    phone: "PocketPhone"
    suite_name: str
    suite_vendor: str
    quota: int = 1_000_000
    rooms: dict = field(default_factory=dict)

    @property
    def handset(self):
        return self.phone.handset

    def record_quota(self):
        return self.quota

    def current_time_millis(self):
        return self.phone.clock

    def end(self):
        """What the phone does when a suite ends."""
        if OpenStores in self.rooms:
            self.rooms[OpenStores].close()


class PocketPhone:
    """Runs one suite at a time; its clock stands where it is put."""

    def __init__(self, folder: Path | None = None):
        self.folder = folder
        self.clock = 1_000
        self.handset = Device(Storage(folder))

    def run(self, suite_name="Game", suite_vendor="Acme", **more) -> Suite:
        """Let a newly started suite call from now on."""
        suite = Suite(self, suite_name, suite_vendor, **more)
        runtime.enter(suite)
        return suite

    def restart(self) -> Suite:
        """Off, on, and the same suite again."""
        suite = runtime.current()
        self.handset.storage.close()
        self.handset = Device(Storage(self.folder))
        return self.run(suite.suite_name, suite.suite_vendor, quota=suite.quota)

    def off(self):
        runtime.enter(None)
        self.handset.storage.close()


@pytest.fixture
def phone():
    phone = PocketPhone()
    phone.run()
    yield phone
    phone.off()


@pytest.fixture
def phone_on_disk(tmp_path):
    phone = PocketPhone(tmp_path / "memory")
    phone.run()
    yield phone
    phone.off()


@pytest.fixture
def store(phone):
    return RecordStore.open_record_store("store", True)


@pytest.fixture
def add(store):
    """Add records by their bytes; their ids come back."""
    def added(*records: bytes) -> list[int]:
        return [store.add_record(record, 0, len(record)) for record in records]
    return added
