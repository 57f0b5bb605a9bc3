"""A phone that is killed while it writes, again and again: what it said was kept is kept.

The child writes records and says before and after each change what it does. It is killed at
some moment, the next one goes on where it stopped, and after each kill the memory is opened
and compared with what was said. A change that was begun and not acknowledged may be there or
not, but whole.
"""

import random
import subprocess
import sys

from emulator.handset.storage import Storage

KILLS = 200

# Run without site-packages, so that a child is up in no time.
WRITER = """
import os, random, sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from emulator.handset.storage import Storage

memory = Storage(Path(sys.argv[2])).records
chance = random.Random(int(sys.argv[3]))
say = lambda *words: os.write(1, (" ".join(map(str, words)) + "\\n").encode())
store = memory.find("Acme", "Game", "store") or memory.create(
    "Acme", "Game", "store", shared=False, writable=False, now=0, quota=10**9)
ids = memory.ids(store.key)
while True:
    value = chance.randrange(256)
    data = bytes([value]) * chance.choice([0, 1, 32, 500, 9000])
    change = chance.choice(["add"] * (len(ids) < 40) + ["put", "remove"] * (len(ids) > 5))
    number = 0 if change == "add" else chance.choice(ids)
    say("begin", change, number, value, len(data))
    if change == "add":
        number = memory.add(store.key, data, now=0, quota=10**9)
        ids.append(number)
    elif change == "put":
        memory.put(store.key, number, data, now=0, quota=10**9)
    else:
        memory.remove(store.key, number, now=0)
        ids.remove(number)
    say("done", change, number, value, len(data))
"""


class Model:
    """What the memory must hold by what the children said."""

    def __init__(self):
        self.records = {}
        self.used_ids = set()
        self.begun = None

    def hear(self, line):
        word, change, number, value, size = line.split()
        self.begun = None
        if word == "done":
            self.change(change, int(number), bytes([int(value)]) * int(size))
        else:
            self.begun = (change, int(number), bytes([int(value)]) * int(size))

    def change(self, change, number, data):
        if change == "add":
            assert number not in self.used_ids, "an id was given twice"
            self.used_ids.add(number)
        if change == "remove":
            del self.records[number]
        else:
            self.records[number] = data

    def compare(self, storage):
        """With the memory as it was found; the change that was under way is settled by it."""
        assert storage.notices == []
        store = storage.records.find("Acme", "Game", "store")
        if store is None:
            assert not self.used_ids
            return
        found = dict(storage.records.walk(store.key))
        if self.begun is not None and found != self.records:
            change, number, data = self.begun
            self.change(change, number or store.next_id - 1, data)
        assert found == self.records
        assert store.records == len(found)
        assert store.next_id > max(self.used_ids, default=0)
        assert store.size == 40 + sum(8 + len(data) for data in found.values())
        self.begun = None


def test_two_hundred_kills_lose_nothing_that_was_acknowledged(tmp_path, pytestconfig):
    chance = random.Random(5)
    model = Model()
    for kill in range(KILLS):
        words = ["-S", "-E", "-c", WRITER, str(pytestconfig.rootpath), str(tmp_path), str(kill)]
        with subprocess.Popen([sys.executable, *words], stdout=subprocess.PIPE, text=True) as child:
            for _ in range(chance.choice([0, 1, 2, chance.randrange(60), chance.randrange(600)])):
                model.hear(child.stdout.readline())
            child.kill()
            for line in child.stdout:
                model.hear(line)
        with Storage(tmp_path) as storage:
            model.compare(storage)
    assert len(model.used_ids) > 1_000
