"""A MIDlet that fills its memory ends with the phone's error screen, at the same moment in every run."""

import pytest

from emulator import Phone, State
from emulator.midp.lang import OutOfMemoryError

SOURCE = """
import itertools, io, functools
from emulator.midp.lcdui import Form, Image
from emulator.midp.lang import Runtime, Thread
from emulator.midp.util import Timer, TimerTask
from emulator.midp.midlet import MIDlet

class Node: pass

class Tiny(MIDlet):
    def start_app(self):
        self.result = None
        {}

    def destroy_app(self, unconditional):
        self.result = 'told'
"""


@pytest.fixture
def launched(lay_out):
    """`launched(body)`: the phone and the app of a MIDlet with this start_app, after 10 s of phone time."""
    phones = []

    def make(body, ms=10_000, **options):
        body = body.strip().replace("\n", "\n        ")
        phone = Phone(raise_faults=False, **{"skin": "classic"} | options)
        phones.append(phone)
        app = phone.launch(lay_out({"midlet.py": SOURCE.replace("{}", body)}))
        phone.run(ms)
        return phone, app
    yield make
    for phone in phones:
        phone.close()


ENDLESS = {
    "a list": "kept = []\nwhile True: kept.append(len(kept))",
    "a dict": "kept = {}\nwhile True: kept[len(kept)] = str(len(kept))",
    "a chain of objects": "last = None\nwhile True:\n    node = Node()\n    node.next, last = last, node",
    "a comprehension": "[n for n in itertools.count()]",
    "a set": "{n for n in itertools.count() if n % 2}",
    "a generator": "def numbers():\n    n = 0\n    while True:\n        n += 1\n        yield n\nlist(numbers())",
    "a list of an endless iterator": "list(itertools.count())",
    "a text in memory": "text = io.StringIO()\nwhile True: text.write('x' * 1000)",
    "a cache": "known = functools.lru_cache(None)(str)\nfor n in itertools.count(): known(n)",
    "large buffers": "kept = []\nwhile True: kept.append(bytearray(100_000))",
    "large lists": "kept = []\nwhile True: kept.append([0] * 100_000)",
    "pictures": "kept = []\nwhile True: kept.append(Image.create_image(500, 500))",
    "a form": "form = Form('Form')\nwhile True: form.append('line')",
}


@pytest.mark.parametrize("body", ENDLESS.values(), ids=ENDLESS)
def test_what_grows_for_ever_ends_the_midlet_and_not_the_phone(launched, body):
    phone, app = launched(body)
    assert [type(error) for error in app.errors] == [OutOfMemoryError]
    assert app.state is State.DESTROYED and app.midlet.result == "told"
    assert "OutOfMemoryError" in phone.screen.text()


AT_ONCE = ["[0] * 10**10", "'x' * 10**11", "10**11 * b'x'", "(1, 2) * 10**10", "bytes(10**12)", "bytearray(10**12)",
           "list(range(10**10))", "set(range(10**9))", "text = 'x'\nwhile True: text += text",
           "text = 'x'\nwhile True: text = text + text", "many = [1]\nwhile True: many *= 2",
           "many = [1]\nwhile True: many = many * 2"]


@pytest.mark.parametrize("body", AT_ONCE)
def test_what_would_be_too_large_at_once_is_refused_before_it_is_made(launched, body):
    phone, app = launched(body)
    assert [type(error) for error in app.errors] == [OutOfMemoryError]
    assert app.state is State.DESTROYED and phone.now == 10_000


def test_it_runs_out_at_the_same_moment_in_every_run(launched):
    body = "kept = []\nwhile True:\n    self.turns = len(kept)\n    kept.append(bytes(self.turns % 100))"
    turns = [launched(body)[1].midlet.turns for _ in range(2)]
    assert turns[0] == turns[1] > 10_000


def test_a_phone_with_more_memory_holds_more(launched):
    body = "kept = []\nwhile True:\n    self.turns = len(kept)\n    kept.append(bytes(1000))"
    small, large = (launched(body, skin=skin)[1].midlet.turns for skin in ("classic", "touch"))
    assert large > 2 * small


def test_a_midlet_that_lets_go_in_time_goes_on(launched):
    _, app = launched("""
for n in range(20):
    kept = [str(n) for n in range(100_000)]
self.result = 'done'
""")
    assert (app.midlet.result, app.errors, app.state) == ("done", [], State.ACTIVE)


def test_a_midlet_may_catch_it_and_go_on_with_less(launched):
    _, app = launched("""
def fill(kept):
    while True: kept.append([0] * 10_000)
try:
    fill([])
except MemoryError:
    self.result = 'caught'
""")
    assert (app.midlet.result, app.errors, app.state) == ("caught", [], State.ACTIVE)


def test_one_that_catches_everything_and_takes_more_is_ended(launched):
    phone, app = launched("""
kept = []
def fill():
    while True: kept.append(len(kept))
while True:
    try: fill()
    except BaseException: pass
""")
    assert app.state is State.DESTROYED and "OutOfMemoryError" in phone.screen.text()


def test_pythons_own_memory_error_is_the_midlets_fault_too(launched):
    phone, app = launched("raise MemoryError")
    assert app.state is State.DESTROYED and "MemoryError" in phone.screen.text()


@pytest.mark.parametrize("body", [
    "while True: Thread(lambda: Thread.sleep(10_000)).start()", "while True: Timer()",
    "def again(): Thread(again).start(); Thread(again).start(); Thread.sleep(10**9)\nagain()",
])
def test_threads_and_timers_without_end_end_the_midlet(launched, body):
    phone, app = launched(body)
    assert type(app.errors[0]) is OutOfMemoryError and app.state is State.DESTROYED
    assert "OutOfMemoryError" in phone.screen.text()


def test_tasks_of_a_timer_without_end_end_the_midlet(launched):
    _, app = launched("timer = Timer()\nwhile True: timer.schedule(TimerTask(lambda: None), 10**9)")
    assert type(app.errors[0]) is OutOfMemoryError and app.state is State.DESTROYED


def test_recursion_without_end_is_an_error_of_the_midlets(launched):
    phone, app = launched("def deeper(kept): return deeper([kept])\ndeeper([])")
    assert type(app.errors[0]) is RecursionError and "RecursionError" in phone.screen.text()


def test_a_deep_structure_can_be_measured(launched):
    _, app = launched("""
chain = []
for n in range(10_000): chain = [chain]
self.result = Runtime.get_runtime().free_memory()
while len(chain): chain = chain[0]
""")
    assert app.errors == [] and 0 < app.midlet.result < 512 * 1024


def test_a_huge_record_is_the_record_stores_own_error(launched):
    _, app = launched("""
from emulator.midp.rms import RecordStore, RecordStoreFullException
store = RecordStore.open_record_store("Huge", True)
try:
    store.add_record(b"x" * 10_000_000, 0, 10_000_000)
except RecordStoreFullException:
    self.result = "full"
""")
    assert (app.midlet.result, app.state) == ("full", State.ACTIVE)
