"""Counting what a suite's code does."""

import ast

import pytest

from emulator.ams.guest.loader import Loader
from emulator.ams.guest.meter import FEW, MANY, Meter
from emulator.ams.suite.suite import open_suite


def counted(metered, hook, source, every=10):
    """How many operations the hook was told of, to the last full `every`."""
    told = hook()
    metered(source, told, every)
    return sum(told.told)


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
def test_every_kind_of_long_work_is_counted(metered, hook, source):
    assert counted(metered, hook, source) >= 900


@pytest.mark.parametrize("source, operations", [
    ("for n in range(0, 1000): pass", 1000), ("n = 500\nwhile n: n -= 1", 500),
    ("x = [n for n in iter(range(700))]", 700),
    ("def f(): return max(1, 2)\nfor n in range(0, 500): f()", 1000),
    ("x = [n for n in list(range(600))]", 600),
    ("f = lambda: max(1, 2)\nfor n in range(0, 500): f()", 1000),
])
def test_an_operation_is_a_turn_a_call_or_an_element(metered, hook, source, operations):
    assert counted(metered, hook, source, every=1) == operations


def test_the_hook_is_called_every_so_many_operations(metered, hook):
    told = hook()
    metered("for n in range(1, 10_000): pass", told, every=100)
    assert told.told == [100] * 99


def test_short_work_needs_no_counter(metered, hook):
    source = f"""
def get(n): return n + 1
for a in (1, 2, 3):
    for b in range({FEW // 3}): a
x = [a for a in 'abcd']
"""
    assert counted(metered, hook, source, every=1) == 0


@pytest.mark.parametrize("source", [
    "for a in range(10):\n  for b in range(10):\n    for c in range(10): pass",
    "x = [a for a in range(10) for b in range(10) for c in range(10)]",
    "for a in range(10):\n    x = [b for b in range(10) for c in range(10)]",
    "x = [[b for b in range(10) for c in range(10)] for a in range(10)]",
])
def test_written_out_loops_are_counted_where_they_multiply(metered, hook, source):
    assert counted(metered, hook, source, every=1) >= 1000 // FEW


def test_two_meters_do_not_count_for_each_other(lay_out, hook):
    suite = open_suite(lay_out({"m.py": "def f():\n    for n in range(0, 95): pass"}))
    hooks = hook(), hook()
    one, two = (Loader(suite, meter=Meter(each, 100)).load("m") for each in hooks)
    one.f(), two.f(), two.f()
    assert [len(one.told) for one in hooks] == [0, 1]


def test_a_comprehension_over_few_elements_runs_over_the_collection_itself(metered):
    names = metered("x = [n for n in list(range(50))]", every=MANY)
    assert names["x"] == list(range(50))


def test_every_must_be_positive():
    with pytest.raises(ValueError):
        Meter(lambda operations: None, 0)


def test_a_rewritten_tree_of_every_statement_still_compiles():
    last = "async def f(a):\n    async for b in a: pass\n    return [c async for c in a], await a"
    source = "\n".join([*LONG.values(), last])
    compile(Meter(lambda operations: None).rewritten(ast.parse(source)), "m.py", "exec")
