"""What a suite may import besides its own modules."""

from types import ModuleType

import pytest

from emulator.midp.lang import System


@pytest.mark.parametrize("name", [
    "abc", "array", "bisect", "collections", "collections.abc", "contextlib", "copy", "dataclasses", "enum",
    "functools", "heapq", "io", "itertools", "json", "math", "operator", "re", "string", "struct",
    "textwrap", "typing",
    "zlib",
])
def test_pure_parts_of_python_can_be_imported(run, name):
    assert isinstance(run(f"import {name} as found")["found"], ModuleType)


def test_what_a_library_module_has_imported_is_not_found_in_it(run):
    names = run("import dataclasses, collections, io, contextlib")
    hidden = {"dataclasses": ["sys"], "collections": ["_sys"], "io": ["open"],
              "contextlib": ["chdir", "redirect_stdout", "redirect_stderr"]}
    assert not [name for module, inner in hidden.items() for name in inner if hasattr(names[module], name)]
    assert hasattr(names["collections"], "abc")


@pytest.mark.parametrize("name, instead", [
    ("threading", r"emulator\.midp\.lang\.Thread"), ("asyncio", r"lang\.Thread"),
    ("socket", r"io\.Connector"),
    ("urllib.request", r"io\.Connector"), ("os", "RecordStore"), ("os.path", "RecordStore"),
    ("pathlib", "RecordStore"), ("sys", r"lang\.System"), ("pygame", r"emulator\.midp\.lcdui"),
    ("subprocess", "platform_request"), ("random", r"util\.Random"), ("time", "current_time_millis"),
    ("datetime", "current_time_millis"), ("builtins", "without an import"), ("importlib", "RecordStore"),
    ("ctypes", "a MIDlet has emulator.midp and abc, array"),
    ("no_such_module", "a MIDlet has emulator.midp and"),
    ("midlets.gomoku.board", "besides its own modules"), ("json.decoder", "besides"),
])
@pytest.mark.parametrize("form", ["import {}", "from {} import x", "__import__('{}')"])
def test_anything_else_is_refused_with_what_to_use_instead(run, name, instead, form):
    with pytest.raises(ImportError, match=rf"import {name}: not on a phone; .*{instead}") as caught:
        run(form.format(name))
    assert caught.value.name == name


def test_stand_ins_of_the_caller_are_found_under_their_names(run):
    clock = ModuleType("time")
    clock.time = lambda: 42
    names = run("import time\nfrom time import time as now\nfrom time import *", stand_ins={"time": clock})
    assert names["time"]() == names["now"]() == 42


def test_a_stand_in_without_a_name_says_so(run):
    clock = ModuleType("time")
    clock.sleep = None
    with pytest.raises(ImportError, match="cannot import name 'slep' from 'time'; did you mean 'sleep'"):
        run("from time import slep", stand_ins={"time": clock})


@pytest.mark.parametrize("source", [
    "from emulator.midp.lang import System", "import emulator.midp.lang\nSystem = emulator.midp.lang.System",
    "import emulator.midp.lang as lang\nSystem = lang.System",
    "from emulator.midp import lang\nSystem = lang.System",
    "from emulator import midp\nfrom emulator.midp import lang\nSystem = midp.lang.System",
    "from emulator.midp.lang import *",
])
def test_the_api_can_be_imported_in_any_way(run, source):
    assert run(source)["System"] is System


def test_of_the_emulator_only_the_api_can_be_seen(run):
    emulator = run("import emulator.midp.lang")["emulator"]
    assert [name for name in dir(emulator) if not name.startswith("_")] == ["midp"]
    assert [name for name in dir(emulator.midp) if not name.startswith("_")] == ["lang"]


@pytest.mark.parametrize("source", [
    "import emulator", "import emulator.phone", "import emulator.kernel", "from emulator import Phone",
    "from emulator import midp, kernel", "from emulator.midp import runtime", "import emulator.midp.runtime",
    "from emulator.midp.runtime import current", "import emulator.midp.lang.thread",
    "from emulator.midp.lang.thread import Thread", "from emulator.midp.lang import Thred",
    "import emulator.ams.guest.loader",
])
def test_nothing_else_of_the_emulator_can_be_imported(run, source):
    with pytest.raises(ImportError, match=r"for a MIDlet|sees only|not on a phone|did you mean 'Thread'"):
        run(source)
