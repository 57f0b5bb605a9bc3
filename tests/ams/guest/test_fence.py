"""Ways out of a suite that an honest mistake takes: each is closed, and says what to use instead."""

import pytest

from emulator.ams.guest.library import PURE

IMPORTS = ["os", "sys", "subprocess", "threading", "_thread", "asyncio", "importlib", "socket", "pathlib", "shutil",
           "signal", "ctypes", "gc", "inspect", "logging", "warnings", "pickle", "tempfile", "multiprocessing",
           "builtins", "code", "atexit", "faulthandler", "pdb", "traceback", "weakref", "types", "site", "runpy",
           "webbrowser", "posix", "nt"]
INNER = "seen = [part for part in dir(found) if type(getattr(found, part)) is type(found)]"     # the modules in one


@pytest.mark.parametrize("name", IMPORTS)
def test_a_module_that_reaches_the_computer_cannot_be_imported(run, name):
    with pytest.raises(ImportError, match=rf"import {name}: not on a phone; \w+"):
        run(f"import {name}")


@pytest.mark.parametrize("name", PURE)
def test_no_pure_module_leads_to_another_that_is_not(run, name):
    names = run(f"import {name} as found\n{INNER}")
    assert [part for part in names["seen"] if part != "abc"] == []


@pytest.mark.parametrize("way", [
    "dataclasses.sys", "re.enum", "json.codecs", "collections._sys", "enum.sys", "typing.sys", "functools._thread",
    "contextlib.os", "io.open", "io.FileIO", "textwrap.re", "copy.weakref", "operator.builtins", "string._re",
    "json.decoder.scanner", "contextlib.chdir", "contextlib.redirect_stdout",
])
def test_what_a_module_has_imported_itself_is_not_in_it(run, way):
    with pytest.raises(AttributeError):
        run(f"import {way.partition('.')[0]}\n{way}")


@pytest.mark.parametrize("call, instead", [
    ("open('a.txt', 'w')", "RecordStore"), ("exec('import os')", "no other"), ("eval('1 + 1')", "no other"),
    ("compile('1', 'a', 'eval')", "no other"), ("input('Name?')", "TextBox"), ("exit()", "notify_destroyed"),
    ("quit()", "notify_destroyed"), ("breakpoint()", "test"), ("help(len)", "test"),
    ("__builtins__['open']('a')", "RecordStore"), ("(lambda f: f('a'))(open)", "RecordStore"),
    ("globals()['__builtins__']['eval']('1')", "no other"),
])
def test_a_call_that_reaches_the_computer_says_what_to_use(run, call, instead):
    with pytest.raises(PermissionError, match=f"not on a phone; .*{instead}"):
        run(call)


@pytest.mark.parametrize("way", [
    "__import__('os')", "__builtins__['__import__']('os')", "from os import _exit", "import os.path as p",
    "from emulator.ams import loader", "from emulator.midp.lcdui import display",
    "from emulator.midp.lang import runtime",
    "import pygame", "from importlib import import_module",
])
def test_no_import_goes_round_the_loader(run, way):
    with pytest.raises(ImportError):
        run(way)


@pytest.mark.parametrize("name", ["lang", "lcdui", "lcdui.game", "io", "media", "messaging", "midlet", "rms", "util"])
def test_a_package_of_the_api_has_no_modules_of_the_phones_in_it(run, name):
    names = run(f"import emulator.midp.{name} as found\n{INNER}")
    assert set(names["seen"]) <= {"game", "control"}


def test_time_and_random_are_the_phones(run):
    from emulator.ams.guest.stand_ins import stand_ins
    names = run("import time, random, datetime", stand_ins=stand_ins())
    assert "phone" in names["time"].__doc__ and not hasattr(names["time"], "process_time")
    assert not hasattr(names["random"], "SystemRandom") and not hasattr(names["datetime"], "sys")


@pytest.mark.parametrize("name", ["sleep", "spawn", "the budget"])
def test_the_meters_names_cannot_be_spelled(run, name):
    with pytest.raises((NameError, SyntaxError)):
        run(name)
