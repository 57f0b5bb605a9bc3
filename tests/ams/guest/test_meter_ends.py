"""A suite's code ends when the meter's hook says so, whatever it catches."""

import pytest

from emulator.ams.guest.loader import Loader
from emulator.ams.guest.meter import Meter
from emulator.ams.suite.suite import open_suite

ENDLESS = {
    "a loop that catches everything": """
while True:
    try: pass
    except BaseException: pass
""",
    "a loop with work that catches everything": """
while True:
    try:
        for n in range(0, 1000): pass
    except BaseException: pass
""",
    "a finally that goes on": """
def f():
    while True:
        try:
            while True: pass
        finally:
            continue
f()
""",
    "a retry by recursion": """
def f():
    try: f()
    except BaseException: f()
f()
""",
    "loops in loops": """
while 1:
    try:
        while 1:
            try:
                while 1: pass
            except BaseException: pass
    except BaseException: pass
""",
    "a generator": """
def g():
    while True:
        try: yield 1
        except BaseException: pass
for x in g(): pass
""",
    "an iterator without end": """
import itertools
for n in itertools.count():
    try: pass
    except BaseException: pass
""",
    "a generator expression without end": "import itertools\nany(n < 0 for n in itertools.count())",
    "a comprehension that catches": """
def f():
    try: return [n for n in range(500)]
    except BaseException: pass
while True: f()
""",
    "a large range": "any(n < 0 for n in range(10 ** 12))",
    "a with that swallows": """
import contextlib
while True:
    with contextlib.suppress(BaseException):
        while True: pass
""",
    "operators that call each other": """
class A:
    def __add__(self, other): return (self + other) + (self + other)
while True:
    try: A() + A()
    except BaseException: pass
""",
    "many ways at once": "f = lambda n: n and (f(n - 1), f(n - 1))\nf(500)",
}


@pytest.mark.parametrize("source", ENDLESS.values(), ids=ENDLESS)
def test_a_guest_ends_when_the_hook_raises_whatever_it_catches(metered, hook, source):
    told = hook(limit=4)
    with pytest.raises(hook.Enough):
        metered(source, told, every=1000)
    assert len(told.told) < 1500


def test_after_the_hook_has_raised_the_very_next_operation_calls_it_again(metered, hook):
    told = hook(limit=2)
    source = """
def once(turns):
    for n in range(turns): pass
def listed(): return [n for n in [1, 2, 3]]
seen = []
for job in (lambda: once(1000), lambda: once(1), listed, lambda: once(1)):
    try: job()
    except BaseException as error: seen.append(type(error).__name__)
"""
    assert metered(source, told, every=100)["seen"] == ["Enough"] * 4


def test_a_hook_that_raised_once_may_let_the_guest_go_on(metered):
    told = []

    def raise_once(operations):
        told.append(operations)
        if len(told) == 2:
            raise KeyError("once")

    source = """
def f():
    for n in range(0, 1000): pass
try: f()
except KeyError: caught = 1
f()
"""
    assert metered(source, raise_once, every=100)["caught"] == 1
    assert told == [100, 100, 1] + [100] * 10


def test_other_threads_run_on_while_the_hook_waits(lay_out):
    """The hook of one thread runs another, which has a budget of its own meanwhile."""
    loaded = []
    depth = []

    def run_another(operations):
        if not depth:
            depth.append(1)
            loaded[0].work()
            depth.pop()

    suite = open_suite(lay_out({"m.py": """
done = 0
def work():
    global done
    for n in range(0, 250): pass
    done += 1
"""}))
    module = Loader(suite, meter=Meter(run_another, 100)).load("m")
    loaded.append(module)
    module.work()
    assert module.done >= 3
