"""Counting what a suite's code does, and ending it whatever it catches."""

import ast
import traceback

import pytest

from emulator.ams.loader import Loader
from emulator.ams.meter import FEW, MANY, Meter
from emulator.ams.suite import open_suite


class Enough(BaseException):
    """What a hook raises to end a guest."""


class Hook:
    """Adds up what it is told, and raises from the `limit`th call on."""

    def __init__(self, limit=None):
        self.told, self.limit = [], limit

    def __call__(self, operations):
        self.told.append(operations)
        if self.limit is not None and len(self.told) >= self.limit:
            raise Enough


@pytest.fixture
def run(lay_out):
    """`run(source, hook, every)`: the names of a module that ran under a meter."""
    def make(source, hook=None, every=10):
        suite = open_suite(lay_out({"m.py": source}))
        return vars(Loader(suite, meter=Meter(hook or Hook(), every)).load("m"))
    return make


def counted(run, source, every=10):
    """How many operations the hook was told of, to the last full `every`."""
    hook = Hook()
    run(source, hook, every)
    return sum(hook.told)


LONG = {
    "while": "n = 1000\nwhile n: n -= 1",
    "for": "for n in range(1000): pass",
    "for over an iterator": "for n in iter(range(1000)): pass",
    "for of a written-out range": "for n in range(0, 1000): pass",
    "nested": "for a in range(10):\n    for b in (1, 2):\n        for c in range(1, 51): pass",
    "call": "def f(n): return n and f(n - 1)\nfor a in (1, 2): f(499)",
    "lambda": "f = lambda n: n and f(n - 1)\nfor a in (1, 2): f(499)",
    "method": """
class A:
    def __add__(self, other): return self
a, n = A(), 0
while n < 500:
    n += 1
    a + a
""",
    "list comprehension": "x = [n for n in range(1000)]",
    "set comprehension": "x = {n for n in iter(range(1000))}",
    "dict comprehension": "x = {n: n for n in list(range(1000))}",
    "generator expression": "x = sum(n for n in range(1000))",
    "large collection": "x = [n for n in [0] * 5000]",
    "inner comprehension": "x = [a for a in (1, 2) for b in range(500)]",
    "comprehension in one": "x = [[b for b in range(20)] for a in range(50)]",
    "dict view": "x = [n for n in dict.fromkeys(range(1000)).items()]",
    "generator": """
def g():
    n = 1000
    while n:
        n -= 1
        yield n
for n in g(): pass
""",
    "in a class": "class A:\n    for n in range(1000): pass",
    "while-else": "n = 1000\nwhile n: n -= 1\nelse: x = 1",
    "continue": "for n in range(1000):\n    continue",
}


@pytest.mark.parametrize("source", LONG.values(), ids=LONG)
def test_every_kind_of_long_work_is_counted(run, source):
    assert counted(run, source) >= 900


@pytest.mark.parametrize("source, operations", [
    ("for n in range(0, 1000): pass", 1000), ("n = 500\nwhile n: n -= 1", 500),
    ("x = [n for n in iter(range(700))]", 700),
    ("def f(): return max(1, 2)\nfor n in range(0, 500): f()", 1000),
    ("x = [n for n in list(range(600))]", 600),
    ("f = lambda: max(1, 2)\nfor n in range(0, 500): f()", 1000),
])
def test_an_operation_is_a_turn_a_call_or_an_element(run, source, operations):
    assert counted(run, source, every=1) == operations


def test_the_hook_is_called_every_so_many_operations(run):
    hook = Hook()
    run("for n in range(1, 10_000): pass", hook, every=100)
    assert hook.told == [100] * 99


def test_short_work_needs_no_counter(run):
    source = f"""
def get(n): return n + 1
for a in (1, 2, 3):
    for b in range({FEW // 3}): a
x = [a for a in 'abcd']
"""
    assert counted(run, source, every=1) == 0


@pytest.mark.parametrize("source", [
    "for a in range(10):\n  for b in range(10):\n    for c in range(10): pass",
    "x = [a for a in range(10) for b in range(10) for c in range(10)]",
    "for a in range(10):\n    x = [b for b in range(10) for c in range(10)]",
    "x = [[b for b in range(10) for c in range(10)] for a in range(10)]",
])
def test_written_out_loops_are_counted_where_they_multiply(run, source):
    assert counted(run, source, every=1) >= 1000 // FEW


SAME = {
    "x = [(a, b) for a in range(9) for b in (1, 2) if a % 4 if b]":
        {"x": [(a, b) for a in range(9) for b in (1, 2) if a % 4]},
    """
def f():
    'words'
    for n in range(100):
        if n == 7: break
    else: return 1
    return n
x, words = f(), f.__doc__
""": {"x": 7, "words": "words"},
    """
n = 5
while n:
    n -= 1
    if n == 3: continue
else: x = 'end'
""": {"n": 0, "x": "end"},
    "f = lambda a, *b, c=3: (a, b, max(c, 0))\nx = f(1, 2)": {"x": (1, (2,), 3)},
    "f = lambda: list([])\nx = f()": {"x": []},
    "it = iter(range(10))\nx = next(n for n in it if n > 3), next(it)": {"x": (4, 5)},
    """
def g():
    got = 0
    while True: got = yield got
i = g()
x = next(i), i.send(5), i.send(6)
""": {"x": (0, 5, 6)},
    """
def outer():
    n = 0
    def inner():
        nonlocal n
        while n < 50: n += 1
    inner()
    return n
x = outer()
""": {"x": 50},
    "x = {k: v for k, v in {'a': 1}.items()}, {n for n in 'aab'}": {"x": ({"a": 1}, {"a", "b"})},
    """
class A:
    for name in ('p', 'q', *'r'): pass
x = sorted(n for n in vars(A) if n[0] != '_')
""": {"x": ["name"]},
}


@pytest.mark.parametrize("source", SAME)
def test_counted_code_does_what_it_did(run, source):
    found = run(source, every=3)
    assert {name: found[name] for name in SAME[source]} == SAME[source]


def test_no_name_of_a_meter_can_be_seen_in_the_suite(run):
    names = run("""
def f():
    for n in range(1, 100): pass
    return list(locals())
x = f()
seen = list(globals())
""")
    assert names["x"] == ["n"]
    assert [name for name in names["seen"] if not name.startswith("__")] == ["f", "x"]


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
def test_a_guest_ends_when_the_hook_raises_whatever_it_catches(run, source):
    hook = Hook(limit=4)
    with pytest.raises(Enough):
        run(source, hook, every=1000)
    assert len(hook.told) < 1500


def test_after_the_hook_has_raised_the_very_next_operation_calls_it_again(run):
    hook = Hook(limit=2)
    source = """
def once(turns):
    for n in range(turns): pass
def listed(): return [n for n in [1, 2, 3]]
seen = []
for job in (lambda: once(1000), lambda: once(1), listed, lambda: once(1)):
    try: job()
    except BaseException as error: seen.append(type(error).__name__)
"""
    assert run(source, hook, every=100)["seen"] == ["Enough"] * 4


def test_a_hook_that_raised_once_may_let_the_guest_go_on(run):
    told = []

    def hook(operations):
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
    assert run(source, hook, every=100)["caught"] == 1
    assert told == [100, 100, 1] + [100] * 10


def test_other_threads_run_on_while_the_hook_waits(lay_out):
    """The hook of one thread runs another, which has a budget of its own meanwhile."""
    loaded = []
    depth = []

    def hook(operations):
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
    module = Loader(suite, meter=Meter(hook, 100)).load("m")
    loaded.append(module)
    module.work()
    assert module.done >= 3


def lines_of(error):
    """The suite's lines in a traceback, the outermost first."""
    frames = traceback.extract_tb(error.__traceback__)
    return [frame.lineno for frame in frames if frame.filename.endswith("m.py")]


@pytest.mark.parametrize("source, line", [
    ("x = 1\n\ndef f(n):\n    '''words'''\n    while n:\n        n -= 1\n    return n / 0\n", 7),
    ("def f(n):\n    return [a / 0\n            for a in range(n)]\n", 2),
    ("def f(n):\n    for a in range(n):\n\n        a / 0\n", 4),
])
def test_line_numbers_stay(run, source, line):
    names = run(source)
    with pytest.raises(ZeroDivisionError) as caught:
        names["f"](3)
    assert lines_of(caught.value)[0] == line


def test_the_hooks_own_error_points_at_the_loop_that_was_running(run):
    with pytest.raises(Enough) as caught:
        run("x = 1\nfor a in range(0, 100):\n    x = a\n", Hook(limit=1))
    assert lines_of(caught.value) == [2]


def test_two_meters_do_not_count_for_each_other(lay_out):
    suite = open_suite(lay_out({"m.py": "def f():\n    for n in range(0, 95): pass"}))
    hooks = Hook(), Hook()
    one, two = (Loader(suite, meter=Meter(hook, 100)).load("m") for hook in hooks)
    one.f(), two.f(), two.f()
    assert [len(hook.told) for hook in hooks] == [0, 1]


def test_a_comprehension_over_few_elements_runs_over_the_collection_itself(run):
    names = run("x = [n for n in list(range(50))]", every=MANY)
    assert names["x"] == list(range(50))


def test_every_must_be_positive():
    with pytest.raises(ValueError):
        Meter(lambda operations: None, 0)


def test_a_rewritten_tree_of_every_statement_still_compiles():
    last = "async def f(a):\n    async for b in a: pass\n    return [c async for c in a], await a"
    source = "\n".join([*LONG.values(), last])
    compile(Meter(lambda operations: None).rewritten(ast.parse(source)), "m.py", "exec")
