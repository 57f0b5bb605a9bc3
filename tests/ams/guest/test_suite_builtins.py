"""The built-in functions of a suite."""

import pytest


@pytest.mark.parametrize("call, instead", [
    ("open('/etc/passwd')", "RecordStore"), ("exec('x = 1')", "no other"), ("eval('1')", "no other"),
    ("compile('1', 'a', 'eval')", "no other"), ("input('?')", "TextBox"), ("breakpoint()", "from outside"),
    ("exit()", "notify_destroyed"), ("quit(1)", "notify_destroyed"), ("help(len)", "from outside"),
])
def test_built_in_functions_that_reach_the_computer_are_refused(run, call, instead):
    with pytest.raises(PermissionError, match=rf"{call.partition('(')[0]}: not on a phone; .*{instead}"):
        run(call)


def test_the_other_built_in_functions_are_pythons(run):
    names = run("x = sorted(map(abs, [-2, 1])), isinstance(1, int), max(range(4)), len(globals()) > 3")
    assert names["x"] == ([1, 2], True, 3, True)


def test_what_is_printed_goes_to_the_caller(run):
    said = []
    run("""
import io
print('a', 1)
print('b', 'c', sep='-', end='!', flush=True)
print('x', file=io.StringIO())
""", output=said.append)
    assert said == ["a 1\n", "b-c!"]


def test_without_a_taker_print_is_silent(run, capsys):
    run("print('a')")
    assert capsys.readouterr().out == ""
