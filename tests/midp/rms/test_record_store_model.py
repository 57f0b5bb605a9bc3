"""A record store held against a plain dictionary, through any order of calls and reopenings."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from emulator.midp.rms import InvalidRecordIDException, RecordStore, RecordStoreFullException

QUOTA = 20_000
IDS = st.integers(0, 12)
DATA = st.one_of(st.binary(max_size=20), st.sampled_from([b"", b"x" * 3_000, b"y" * 30_000]))


def by_bytes(rec1, rec2):
    return ((rec1 or b"") > (rec2 or b"")) - ((rec1 or b"") < (rec2 or b""))


class StoreAndDictionary(RuleBasedStateMachine):
    """The store does what the dictionary does."""

    def __init__(self, phone):
        super().__init__()
        self.phone = phone
        self.model, self.next_id, self.version = {}, 1, 0
        phone.run(quota=QUOTA)
        phone.restart()
        phone.handset.storage.records.forget("Acme", "Game")
        self.open()

    def open(self):
        self.store = RecordStore.open_record_store("store", True)
        self.kept = self.store.enumerate_records(None, by_bytes, True)

    def size(self):
        return 40 + sum(8 + len(data) for data in self.model.values())

    @rule(data=DATA)
    def add(self, data):
        if self.size() + 8 + len(data) > QUOTA:
            with pytest.raises(RecordStoreFullException):
                self.store.add_record(data, 0, len(data))
        else:
            assert self.store.add_record(data, 0, len(data)) == self.next_id
            self.model[self.next_id] = data
            self.next_id += 1
            self.version += 1

    @rule(number=IDS, data=DATA)
    def set(self, number, data):
        grown = self.size() + len(data) - len(self.model.get(number, b""))
        if number in self.model and grown <= QUOTA:
            self.store.set_record(number, data, 0, len(data))
            self.model[number] = data
            self.version += 1
        else:
            error = RecordStoreFullException if number in self.model else InvalidRecordIDException
            with pytest.raises(error):
                self.store.set_record(number, data, 0, len(data))

    @rule(number=IDS)
    def delete(self, number):
        if number in self.model:
            self.store.delete_record(number)
            del self.model[number]
            self.version += 1
        else:
            with pytest.raises(InvalidRecordIDException):
                self.store.delete_record(number)

    @rule(number=IDS)
    def get(self, number):
        if number in self.model:
            assert self.store.get_record(number) == (self.model[number] or None)
            assert self.store.get_record_size(number) == len(self.model[number])
        else:
            with pytest.raises(InvalidRecordIDException):
                self.store.get_record(number)

    @rule()
    def close_and_open(self):
        self.store.close_record_store()
        self.open()

    @rule()
    def switch_the_phone_off_and_on(self):
        self.phone.restart()
        self.open()

    @rule()
    def delete_the_store(self):
        self.store.close_record_store()
        RecordStore.delete_record_store("store")
        self.model, self.next_id, self.version = {}, 1, 0
        self.open()

    @invariant()
    def they_agree(self):
        assert self.store.get_num_records() == len(self.model)
        assert self.store.get_next_record_id() == self.next_id
        assert self.store.get_version() == self.version
        assert self.store.get_size() == self.size()
        assert self.store.get_size_available() == QUOTA - self.size()

    @invariant()
    def walks_visit_all(self):
        self.kept.reset()
        for walk in (self.kept, self.store.enumerate_records(None, by_bytes, False)):
            found = [walk.next_record() or b"" for _ in range(walk.num_records())]
            assert found == sorted(self.model.values())


def test_a_record_store_does_what_a_dictionary_does_in_a_thousand_steps(phone_on_disk):
    run_state_machine_as_test(lambda: StoreAndDictionary(phone_on_disk), settings=settings(
        max_examples=20, stateful_step_count=50, deadline=None, derandomize=True, database=None))
