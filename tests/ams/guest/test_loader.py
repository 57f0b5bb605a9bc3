"""How a suite's modules come to run: fresh, fenced, and otherwise as in Python."""

import json
import math
import sys
import traceback
from types import ModuleType

import pytest

from emulator.ams.guest.loader import Loader
from emulator.ams.suite.package import package
from emulator.ams.suite.suite import open_suite
from emulator.errors import SuiteError


def test_a_class_is_loaded_by_its_dotted_path(loader):
    found = loader({"ai/search.py": "class Best: depth = 3"}).load_class("ai.search.Best")
    assert (found.depth, found.__module__, found.__name__) == (3, "ai.search", "Best")


@pytest.mark.parametrize("source", [
    "from .board import SIZE", "from board import SIZE", "from . import board; SIZE = board.SIZE",
    "import board; SIZE = board.SIZE", "import board as b; SIZE = b.SIZE", "from .board import *",
    "def late():\n    from .board import SIZE\n    return SIZE\nSIZE = late()",
    "SIZE = __import__('board').SIZE",
])
def test_modules_import_each_other_relatively_or_from_the_root(run, source):
    assert run(source, {"board.py": "SIZE = 15"})["SIZE"] == 15


@pytest.mark.parametrize("source", [
    "from ..board import SIZE", "from .. import board; SIZE = board.SIZE", "from ai.deep import SIZE",
    "from .deep import SIZE", "from . import deep; SIZE = deep.SIZE", "import ai.deep; SIZE = ai.deep.SIZE",
    "import ai.deep as d; SIZE = d.SIZE", "from .more.most import SIZE",
    "from ai.more import most; SIZE = most.SIZE",
])
@pytest.mark.parametrize("init", [{}, {"ai/__init__.py": ""}])
def test_packages_with_and_without_code_are_walked_up_and_down(loader, source, init):
    files = {"board.py": "SIZE = 15", "ai/deep.py": "SIZE = 15", "ai/more/most.py": "SIZE = 15",
             "ai/a.py": source}
    assert loader({**files, **init}).load("ai.a").SIZE == 15


def test_a_package_runs_before_its_modules_and_once(run):
    files = {"log.py": "seen = []", "ai/__init__.py": "from log import seen; seen.append(1)",
             "ai/a.py": "from log import seen; seen.append(2)",
             "ai/b.py": "from log import seen; seen.append(3)"}
    assert run("import ai.a, ai.b, ai\nfrom log import seen", files)["seen"] == [1, 2, 3]


def test_a_module_that_its_own_package_imports_runs_once(loader):
    loaded = loader({"log.py": "seen = []", "p/__init__.py": "from .a import A",
                     "p/a.py": "from log import seen; seen.append(1)\nclass A: ..."})
    assert loaded.load_class("p.a.A") is loaded.load("p").A
    assert loaded.load("log").seen == [1]


def test_the_roots_own_code_runs_first(loader):
    loaded = loader({"__init__.py": "order = ['root']", "a.py": "from . import order; order.append('a')"})
    assert loaded.load("a").order == ["root", "a"]


def test_a_star_takes_public_names_or_all_of_all(run):
    names = run("from open_ import *\nfrom listed import *\nfrom pkg import *",
                {"open_.py": "a = 1; _b = 2", "listed.py": "__all__ = ['_c']; _c = 3; d = 4",
                 "pkg/__init__.py": "__all__ = ['inner']", "pkg/inner.py": ""})
    assert names["a"] == 1 and names["_c"] == 3 and isinstance(names["inner"], ModuleType)
    assert "_b" not in names and "d" not in names


def test_a_circle_of_modules_works_where_it_does_in_python(run):
    names = run("import a\nvalue = a.get()", {"a.py": "import b\ndef get(): return b.value",
                                              "b.py": "import a\nvalue = 7"})
    assert names["value"] == 7


def test_a_circle_of_modules_inside_a_package_works_too(loader):
    loaded = loader({"p/__init__.py": "from . import a", "p/a.py": "from . import b\nx = 1",
                     "p/b.py": "from . import a\n"
                     "from p import a as again\nimport p.a as third\nsame = a is again is third"})
    assert loaded.load("p.b").same


def test_a_circle_that_needs_a_name_too_early_fails_as_in_python(run):
    with pytest.raises(ImportError, match=r"partially initialized module 'a' .*circular import"):
        run("import a", {"a.py": "from b import y\nx = 1", "b.py": "from a import x\ny = 2"})


def test_a_suites_module_comes_before_one_of_python(run):
    assert run("import json\nfrom string import mine", {"json.py": "x = 1",
                                                        "string.py": "mine = 2"})["json"].x == 1


@pytest.mark.parametrize("source, word", [
    ("import bord", "did you mean 'board'"), ("from . import bord", "did you mean 'board'"),
    ("from .bord import SIZE", "did you mean 'board'"), ("from board import SIZ", "did you mean 'SIZE'"),
    ("from .. import board", "leads out of the suite"), ("from ...x import y", "leads out of the suite"),
    ("import board.deeper", "no module 'board.deeper'"), ("from . import x", "cannot import name 'x'"),
])
def test_a_wrong_import_says_what_is_right(run, source, word):
    if source == "import bord":
        word = "import bord: not on a phone"
    with pytest.raises(ImportError, match=word):
        run(source, {"board.py": "SIZE = 15"})


def test_a_module_that_fails_is_tried_again(loader):
    loaded = loader({"a.py": "import b\nif b.first: b.first = False; raise OSError('once')\nx = 1",
                     "b.py": "first = True"})
    with pytest.raises(OSError, match="once"):
        loaded.load("a")
    assert loaded.load("a").x == 1


def test_two_loaders_share_nothing(lay_out):
    source = "import math, json\nfrom emulator.midp import lang\nnames = []\nclass C: ..."
    suite = open_suite(lay_out({"a.py": source}))
    one, two = Loader(suite).load("a"), Loader(suite).load("a")
    one.names.append(1)
    one.math.pi = 3
    one.json.extra = one.lang.Thread = "ours"
    one.__builtins__["len"] = "ours"
    assert one is not two and one.C is not two.C and two.names == []
    assert (two.math.pi, math.pi) == (math.pi, 3.141592653589793)
    assert not hasattr(two.json, "extra") and not hasattr(json, "extra")
    assert two.lang.Thread != "ours" and two.__builtins__["len"] is len


def test_nothing_of_a_suite_goes_into_sys_modules(loader):
    before = set(sys.modules)
    loaded = loader({"only_here.py": "from __future__ import annotations\nfrom dataclasses import dataclass\n"
                     "import pkg_here.inner\n@dataclass\nclass A:\n    x: int", "pkg_here/inner.py": ""})
    loaded.load("only_here")
    new = set(sys.modules) - before
    assert not [name for name in new if "here" in name or "suite" in name]


def test_a_module_knows_its_name_and_package(loader):
    loaded = loader({"a.py": "", "p/__init__.py": "", "p/b.py": ""})
    modules = [loaded.load(name) for name in ("a", "p", "p.b")]
    names = [(module.__name__, module.__package__) for module in modules]
    assert names == [("a", ""), ("p", "p"), ("p.b", "p")]


@pytest.mark.parametrize("name, hint", [
    ("midlt.Tiny", "no module 'midlt'; did you mean 'midlet'"),
    ("midlet.Tinny", "no class 'Tinny'; did you mean 'Tiny'"),
    ("midlet", "no module 'midlet'"), ("midlet.x", "no class 'x'"), ("", "no module ''"),
    ("midlet.Tiny.Inner", "no module 'midlet.Tiny'"),
])
def test_a_class_that_is_not_there_is_a_suite_error_with_the_nearest_name(loader, name, hint):
    with pytest.raises(SuiteError, match=hint):
        loader({"midlet.py": "class Tiny: ...\nx = 1"}).load_class(name)


@pytest.mark.parametrize("source, error", [("1 / 0", ZeroDivisionError), ("x = (", SyntaxError),
                                           ("raise KeyError(1)", KeyError),
                                           ("raise SystemExit", SystemExit), ("import os", ImportError)])
def test_what_a_module_raises_comes_out_unchanged(loader, source, error):
    with pytest.raises(error):
        loader({"a.py": source}).load_class("a.A")


def test_a_syntax_error_names_file_and_line(loader, tmp_path):
    with pytest.raises(SyntaxError) as caught:
        loader({"a.py": "x = 1\ny = = 2\n"}).load("a")
    assert (caught.value.filename, caught.value.lineno) == (str(tmp_path / "midlets" / "tiny" / "a.py"), 2)
    assert caught.value.text.strip() == "y = = 2"


def frames(function):
    """(file, line number, line) of the last frame of what `function` raises."""
    try:
        function()
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        return last.filename, last.lineno, last.line


def test_a_traceback_shows_the_line_of_a_folders_source(loader, tmp_path):
    module = loader({"a.py": "def fail():\n    x = 'Ж'\n    return x / 0  # here\n"}).load("a")
    assert frames(module.fail) == (str(tmp_path / "midlets" / "tiny" / "a.py"), 3, "return x / 0  # here")


def test_a_traceback_shows_the_line_of_a_jars_source(lay_out, tmp_path):
    for word in ("first", "second"):
        jad = lay_out({"midlet.py": "from emulator.midp.midlet import MIDlet\nclass Tiny(MIDlet):\n"
                                    f"    def fail(self):\n        return 1 / 0  # {word} Ж\n"})
        jar, _ = package(jad, tmp_path / "dist")
        found = Loader(open_suite(jar)).load_class("midlet.Tiny")
        assert frames(lambda found=found: found.fail(None)) == (str(jar / "midlet.py"), 4, f"return 1 / 0  # {word} Ж")


def test_asserts_of_a_suite_stay_in(run):
    with pytest.raises(AssertionError):
        run("assert False")


def test_a_source_says_its_own_encoding(run):
    assert run("# coding: cp1251\nword = 'Ж'".encode("cp1251"))["word"] == "Ж"
