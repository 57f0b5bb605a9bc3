"""Imports of a suite that its loader would refuse, found without running it."""

import pytest

from emulator.ams.guest.loader import Loader
from emulator.ams.guest.stand_ins import stand_ins
from emulator.ams.suite.check import check
from emulator.ams.suite.suite import open_suite

HEAD = "from emulator.midp.midlet import MIDlet\n"
BODY = "class Tiny(MIDlet):\n    def start_app(self): pass\n"
INNER = {"ai/__init__.py": "depth = 3\n", "ai/search.py": "from . import depth\ndef best(): pass\n"}


def suite_of(lay_out, line, files=INNER):
    """The JAD of a suite whose MIDlet's second line is `line`."""
    return lay_out({"midlet.py": f"{HEAD}{line}\n{BODY}", **files})


def found_in(lay_out, line, files=INNER):
    """(line, is an error, text) of all that is wrong with it."""
    suite = suite_of(lay_out, line, files)
    return [(found.line, found.is_error, found.text) for found in check(suite)]


@pytest.mark.parametrize("line, text", [
    ("import threading", "import threading: not on a phone"),
    ("import os.path", "import os.path: not on a phone"),
    ("import numpy", "import numpy: not on a phone"),
    ("from socket import socket", "import socket: not on a phone"),
    ("import emulator", "import emulator: a MIDlet sees only emulator.midp"),
    ("from emulator import Phone", "import emulator: a MIDlet sees only emulator.midp"),
    ("from emulator.midp.lcdui import Button", "from emulator.midp.lcdui import Button: there is no such name"),
    ("from emulator.midp import gui", "no module emulator.midp.gui for a MIDlet"),
    ("from emulator.midp.lcdui.canvas import Canvas", "no module emulator.midp.lcdui.canvas for a MIDlet"),
    ("from math import kosine", "from math import kosine: there is no such name"),
    ("import ai.serch", "import ai.serch: the suite has no such module"),
    ("from .ai.serch import best", "import ai.serch: the suite has no such module"),
    ("from .ai import searhc", "from ai import searhc: there is no such name"),
    ("from .ai.search import worst", "from ai.search import worst: there is no such name"),
    ("from ..ai import search", "import ..ai: leads out of the suite"),
    ("from . import nothing", "from . import nothing: there is no such name"),
])
def test_an_import_that_the_loader_refuses_is_an_error_with_its_line(lay_out, line, text):
    assert found_in(lay_out, line) == [(2, True, text)]
    with pytest.raises(ImportError):
        Loader(open_suite(suite_of(lay_out, line)), stand_ins=stand_ins()).load("midlet")


@pytest.mark.parametrize("line", [
    "import math, json, re", "import time, random, datetime", "import collections.abc", "from collections import abc",
    "from emulator.midp import lcdui", "import emulator.midp.lcdui.game", "from emulator.midp.lcdui import *",
    "from .ai import search, depth", "from .ai.search import best", "import ai.search", "from ai import *",
    "from . import ai", "import typing as t",
])
def test_an_import_that_the_loader_lets_pass_is_nothing(lay_out, line):
    assert found_in(lay_out, line) == []
    Loader(open_suite(suite_of(lay_out, line)), stand_ins=stand_ins()).load("midlet")


@pytest.mark.parametrize("line", [
    "try:\n    import numpy\nexcept ImportError:\n    numpy = None",
    "try:\n    import numpy\nexcept (ValueError, ModuleNotFoundError): numpy = None",
    "try:\n    import numpy\nexcept:\n    pass",
    "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from pathlib import Path",
    "import typing\nif typing.TYPE_CHECKING:\n    from pathlib import Path",
])
def test_an_import_that_may_fail_or_never_runs_is_the_authors_affair(lay_out, line):
    assert found_in(lay_out, line) == []


@pytest.mark.parametrize("line", [
    "def later():\n    import threading", "f = lambda: __import__\nasync def g():\n    import threading",
    "try:\n    pass\nexcept ImportError:\n    import threading",
])
def test_an_import_that_may_never_run_is_a_warning(lay_out, line):
    [(_, is_error, text)] = found_in(lay_out, line)
    assert not is_error and "threading" in text


def test_a_module_that_no_midlet_needs_gives_warnings_only(lay_out):
    tool = {"tool.py": "import os, sys\n", "broken.py": "def (:\n"}
    assert [is_error for _, is_error, _ in found_in(lay_out, "", tool)] == [False, False, False]


def test_what_a_needed_module_imports_is_an_error_in_its_own_file(lay_out):
    files = {"board.py": "import math\nimport os\n", "rules.py": "from . import board\n"}
    [found] = check(lay_out({"midlet.py": f"{HEAD}from .rules import board\n{BODY}", **files}))
    assert found.is_error and (found.file.endswith("board.py"), found.line) == (True, 2)
    assert "emulator.midp.rms.RecordStore" in found.remedy


@pytest.mark.parametrize("board", ["x = 1\ny = (\n", "x = 1\nreturn x\n", "x = 1\nfrom __future__ import division\n"])
def test_a_needed_module_that_is_not_python_is_an_error_with_its_line(lay_out, board):
    [found] = check(lay_out({"midlet.py": f"{HEAD}import board\n{BODY}", "board.py": board}))
    assert found.is_error and found.line == 2 and "not Python" in found.text


def test_all_are_listed_at_once(lay_out):
    found = found_in(lay_out, "import os\nimport sys, socket\nfrom .nowhere import x")
    assert [line for line, _, _ in found] == [2, 3, 3, 4]


@pytest.mark.parametrize("module", [
    "value = 1\n", "for value in range(3): pass\n", "with open as value: pass\n", "a, value = 1, 2\n",
    "globals()['value'] = 1\n", "def __getattr__(name): return 1\n", "if (value := 1): pass\n",
])
def test_a_name_may_come_about_in_any_way(lay_out, module):
    assert found_in(lay_out, "from .other import value", {"other.py": module}) == []
