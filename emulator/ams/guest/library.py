"""What a suite may import besides its own modules: the API, pure parts of Python, stand-ins.

Each suite gets its own copy of a module's public names. What it assigns there stays with it,
and it does not find what a module itself has imported (`dataclasses.sys`). That is a fence
against slips, not a prison: Python has no walls that would hold somebody who digs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from types import ModuleType
from typing import Any

from .homes import dataclass_for, type_hints_for

API = "emulator.midp"
PACKAGES = ("io", "lang", "lcdui", "lcdui.game", "media", "media.control", "messaging", "midlet", "rms",
            "util")

PURE = (
    "__future__", "abc", "array", "bisect", "collections", "collections.abc", "contextlib", "copy",
    "dataclasses", "enum", "functools", "heapq", "io", "itertools", "json", "math", "operator", "re",
    "string", "struct", "textwrap", "typing", "zlib",
)
_ONLY = {"io": ("BytesIO", "StringIO", "SEEK_SET", "SEEK_CUR", "SEEK_END")}
_HIDDEN = {"contextlib": ("chdir", "redirect_stdout", "redirect_stderr")}    # they change the whole process

_THREADS = "a MIDlet uses emulator.midp.lang.Thread, or emulator.midp.util.Timer"
_NETWORK = "a MIDlet uses emulator.midp.io.Connector"
_FILES = "a MIDlet keeps data in emulator.midp.rms.RecordStore, and reads its own files by " \
         "emulator.midp.lang.get_resource_as_stream"
_SYSTEM = "a MIDlet asks emulator.midp.lang.System"
INSTEAD = {
    **dict.fromkeys(("threading", "_thread", "asyncio", "concurrent", "multiprocessing", "queue", "sched",
                     "greenlet", "signal"), _THREADS),
    **dict.fromkeys(("socket", "ssl", "urllib", "http", "requests", "socketserver", "select", "selectors",
                     "ftplib", "smtplib"), _NETWORK),
    **dict.fromkeys(("os", "pathlib", "shutil", "tempfile", "glob", "sqlite3", "pickle", "shelve", "dbm",
                     "marshal", "importlib", "zipfile", "fileinput", "mmap"), _FILES),
    **dict.fromkeys(("sys", "platform", "gc", "locale", "getpass", "resource"), _SYSTEM),
    **dict.fromkeys(("pygame", "pygame_gui", "tkinter", "curses", "turtle"),
                    "a MIDlet draws with emulator.midp.lcdui"),
    **dict.fromkeys(("subprocess", "webbrowser"), "a MIDlet calls platform_request(url)"),
    **dict.fromkeys(("secrets", "uuid", "random"), "a MIDlet uses emulator.midp.util.Random"),
    **dict.fromkeys(("time", "datetime", "timeit", "calendar"),
                    "a MIDlet reads the phone's clock: emulator.midp.lang.System.current_time_millis"),
    **dict.fromkeys(("logging", "warnings", "pprint"), "a MIDlet says things by print"),
    "builtins": "they are there without an import",
    "typing_extensions": "use typing",
}


class Library:
    """The importable modules of one suite, each made when it is first asked for.

    `stand_ins` are modules of the caller's, by name; they come before Python's own. `modules`
    are the suite's, for the two library functions that look classes up by module.
    """

    def __init__(self, stand_ins: Mapping[str, Any], modules: Mapping[str, ModuleType]) -> None:
        self._modules: dict[str, Any] = dict(stand_ins)
        self._own: dict[str, dict[str, Callable[..., Any]]] = {
            "dataclasses": {"dataclass": dataclass_for(modules)},
            "typing": {"get_type_hints": type_hints_for(modules)},
        }

    def find(self, name: str) -> Any:
        """The module `name`; ImportError, with a word on what to use instead, for one not allowed."""
        if name in self._modules:
            return self._modules[name]
        if name in ("emulator", API) or name.startswith(f"{API}."):
            return self._api(name)
        if name not in PURE:
            raise refusal(name)
        return self._keep(name, self._copy_of_pure(name))

    def _api(self, name: str) -> ModuleType:
        """A package of the API. `emulator` itself is an empty module that has only `midp` in it."""
        if name in ("emulator", API):
            module = ModuleType(name)
            vars(module)["__path__"] = []
            return self._keep(name, module)
        inner = name.removeprefix(f"{API}.")
        if inner not in PACKAGES:
            owners = [known for known in PACKAGES if inner.startswith(f"{known}.")]
            instead = f"import from {API}.{owners[-1]}" if owners else f"there are {', '.join(PACKAGES)}"
            raise ImportError(f"no module {name} for a MIDlet; {instead}", name=name)
        return self._keep(name, _copy(import_module(name), is_package=True))

    def _copy_of_pure(self, name: str) -> ModuleType:
        real = import_module(name)
        module = _copy(real, only=_ONLY.get(name), hidden=_HIDDEN.get(name, ()),
                       is_package=name == "collections")
        vars(module).update(self._own.get(name, {}))
        return module

    def _keep(self, name: str, module: ModuleType) -> ModuleType:
        """Remember it, and bind it in its parent, as Python does."""
        self._modules[name] = module
        parent, _, last = name.rpartition(".")
        if parent:
            setattr(self.find(parent), last, module)
        if name == "collections":
            self.find("collections.abc")            # Python has always loaded it, so programs rely on it
        return module


def refusal(name: str) -> ImportError:
    """Why a MIDlet cannot import `name`, and what to use instead."""
    top = name.partition(".")[0]
    allowed = ", ".join(known for known in PURE if not known.startswith("_"))
    instead = INSTEAD.get(top, f"besides its own modules a MIDlet has {API} and {allowed}")
    return ImportError(f"import {name}: not on a phone; {instead}", name=name)


def _copy(real: ModuleType, *, only: tuple[str, ...] | None = None, hidden: tuple[str, ...] = (),
          is_package: bool = False) -> ModuleType:
    """A module with the public names of `real`."""
    module = ModuleType(real.__name__, real.__doc__)
    names = [name for name in only or _public(real) if name not in hidden]
    vars(module).update({name: getattr(real, name) for name in names})
    if hasattr(real, "__all__"):
        vars(module)["__all__"] = names
    if "__getattr__" in vars(real):
        vars(module)["__getattr__"] = vars(real)["__getattr__"]     # names made when first asked for
    if is_package:
        vars(module)["__path__"] = []
    return module


def _public(real: ModuleType) -> list[str]:
    listed = getattr(real, "__all__", None)
    if listed is not None:
        return list(listed)
    return [name for name, value in vars(real).items()
            if not name.startswith("_") and not isinstance(value, ModuleType)]
