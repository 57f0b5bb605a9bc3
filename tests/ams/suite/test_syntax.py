"""Modules as syntax trees: what they bind, and what they might."""

import pytest

from emulator.ams.suite.syntax import bound, mentioned, parsed


def test_what_a_module_binds_at_its_top():
    tree = parsed(b"import a.b as c\nfrom d import e\nx: int = 1\ny = z = 2\ndef f(): q = 1\nclass G: r = 1\n"
                  b"if x:\n    h = 1\nelse:\n    i = 1\ntry:\n    j = 1\nexcept OSError:\n    k = 1\n", "m.py")
    assert {name for name, _ in bound(tree.body)} == set("cexyzfGhijk")


def test_a_star_import_may_bind_anything():
    assert "*" in dict(bound(parsed(b"from a import *", "m.py").body))


@pytest.mark.parametrize("source", ["globals()['x'] = 1", "def __getattr__(name): ...", "vars()['x'] = 2"])
def test_names_may_come_about_in_the_dark(source):
    assert "*" in mentioned(parsed(source.encode(), "m.py"))


@pytest.mark.parametrize("source", [b"x = (", b"return 1", b"\0", b"# coding: none\n", b"(" * 500, b"\xff = 1",
                                    b"x=" + b"-" * 100_000 + b"1"])
def test_what_is_not_python_is_an_error(source):
    with pytest.raises((SyntaxError, ValueError, RecursionError)):
        parsed(source, "m.py")


def test_a_doubtful_escape_is_no_warning():
    assert parsed(rb"x = '\d'", "m.py")
