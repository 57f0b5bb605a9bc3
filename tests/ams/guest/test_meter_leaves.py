"""What a meter leaves as it was: what the code does, its names, and its line numbers."""

import traceback

import pytest

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
def test_counted_code_does_what_it_did(metered, source):
    found = metered(source, every=3)
    assert {name: found[name] for name in SAME[source]} == SAME[source]


def test_no_name_of_a_meter_can_be_seen_in_the_suite(metered):
    names = metered("""
def f():
    for n in range(1, 100): pass
    return list(locals())
x = f()
seen = list(globals())
""")
    assert names["x"] == ["n"]
    assert [name for name in names["seen"] if not name.startswith("__")] == ["f", "x"]


def lines_of(error):
    """The suite's lines in a traceback, the outermost first."""
    frames = traceback.extract_tb(error.__traceback__)
    return [frame.lineno for frame in frames if frame.filename.endswith("m.py")]


@pytest.mark.parametrize("source, line", [
    ("x = 1\n\ndef f(n):\n    '''words'''\n    while n:\n        n -= 1\n    return n / 0\n", 7),
    ("def f(n):\n    return [a / 0\n            for a in range(n)]\n", 2),
    ("def f(n):\n    for a in range(n):\n\n        a / 0\n", 4),
])
def test_line_numbers_stay(metered, source, line):
    names = metered(source)
    with pytest.raises(ZeroDivisionError) as caught:
        names["f"](3)
    assert lines_of(caught.value)[0] == line


def test_the_hooks_own_error_points_at_the_loop_that_was_running(metered, hook):
    with pytest.raises(hook.Enough) as caught:
        metered("x = 1\nfor a in range(0, 100):\n    x = a\n", hook(limit=1))
    assert lines_of(caught.value) == [2]
