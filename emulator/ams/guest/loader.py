"""Loader: how the modules of a suite come to run, each suite with its own fresh copy.

Nothing of a suite goes into `sys.modules`. Its code runs with a `__builtins__` of its own, whose
`__import__` is the one here: first the suite's modules, relatively or by their names from the
root, then what library.py allows. Packages, circular imports and import errors behave as in
Python; the file names are the real ones, so that tracebacks show the line.
"""

from __future__ import annotations

import linecache
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from importlib.util import decode_source
from pathlib import Path
from types import CodeType, ModuleType
from typing import TYPE_CHECKING, Any

from emulator.errors import SuiteError, nearest

from ..suite.suite import Suite
from ..suite.syntax import tree_of
from .library import API, Library
from .meter import rewritten
from .suite_builtins import suite_builtins

if TYPE_CHECKING:
    from .meter import Meter

ROOT = "__init__"     # what the root of the suite calls itself, if it is a package with code of its own


class Loader:
    """The modules of one running suite.

    `stand_ins` are modules that the suite finds under these names (`time`, `random`); `meter`
    counts the operations of its code; `output` gets what it prints.

        Loader(open_suite("jad/gomoku.jad")).load_class("midlet.FIRMIDlet")
    """

    def __init__(self, suite: Suite, *, stand_ins: Mapping[str, Any] | None = None,
                 meter: Meter | None = None, output: Callable[[str], object] | None = None) -> None:
        self._suite, self._meter = suite, meter
        self._modules: dict[str, ModuleType] = {}               # by dotted name, the root is ""
        self._running: set[str] = set()                         # modules whose code has not ended yet
        self._library = Library(stand_ins or {}, self._modules)
        self._builtins = suite_builtins(self._import, output or (lambda text: None))
        if meter is not None:
            meter.install(self._builtins)

    def __repr__(self) -> str:
        return f"<Loader of {self._suite.descriptor.name}>"

    @property
    def modules(self) -> Mapping[str, ModuleType]:
        """What is loaded, by dotted name; the root is ""."""
        return self._modules

    @property
    def builtins(self) -> Mapping[str, Any]:
        """The suite's own `__builtins__`: the frames of its functions are known by them."""
        return self._builtins

    def load_class(self, name: str) -> type:
        """The class of a dotted path from the root, as MIDlet-<n> names it.

        SuiteError, with the nearest name, if the suite has no such module or class. What the
        module raises while it is loaded comes out unchanged.
        """
        module_name, _, class_name = name.rpartition(".")
        place = self._suite.files.place
        if not module_name or not self._has(module_name):
            raise SuiteError(place, None, "the suite has no module", module_name or name,
                             hint=nearest(module_name or name, self._suite.modules()))
        module = self.load(module_name)
        found = getattr(module, class_name, None)
        if isinstance(found, type):
            return found
        classes = [known for known, value in vars(module).items() if isinstance(value, type)]
        raise SuiteError(self._file(module_name), None, "there is no class", class_name,
                         hint=nearest(class_name, classes))

    def load(self, name: str) -> ModuleType:
        """A module of the suite by its dotted name, run once; its packages are run before it."""
        if name in self._modules:
            return self._modules[name]
        parent = self._parent_of(name)
        if name in self._modules:                               # its package has imported it
            return self._modules[name]
        module = self._new_module(name)
        self._modules[name] = module
        if parent is not None:
            setattr(parent, name.rpartition(".")[2], module)    # seen in a circle before it is complete
        try:
            self._run(name, module)
        except BaseException:
            del self._modules[name]                             # a second import tries again
            if parent is not None and vars(parent).get(name.rpartition(".")[2]) is module:
                delattr(parent, name.rpartition(".")[2])
            raise
        return module

    def get_source(self, name: str) -> str | None:
        """The text of a module, for tracebacks (the `__loader__` protocol of linecache)."""
        source = self._suite.source("" if name == ROOT else name)
        return None if source is None else decode_source(source[0])

    # -- running a module --------------------------------------------------------------------------

    def _parent_of(self, name: str) -> ModuleType | None:
        return self.load(name.rpartition(".")[0]) if name else None

    def _new_module(self, name: str) -> ModuleType:
        module = ModuleType(name or ROOT)
        package = name if self._suite.is_package(name) else name.rpartition(".")[0]
        vars(module).update(__builtins__=self._builtins, __loader__=self, __package__=package)
        if self._suite.is_package(name):
            vars(module)["__path__"] = []
        return module

    def _run(self, name: str, module: ModuleType) -> None:
        source = self._suite.source(name)
        if source is None:                                      # a folder without an __init__.py
            return
        code = self._compiled(*source)
        self._running.add(name)
        try:
            exec(code, vars(module))
        finally:
            self._running.discard(name)

    def _compiled(self, data: bytes, file: str) -> CodeType:
        if not Path(file).exists():
            linecache.cache.pop(file, None)                     # an earlier JAR of that name
        return _compiled(data, file, self._meter is not None)

    # -- __import__ ----------------------------------------------------------------------------------

    def _import(self, name: str, globals: Mapping[str, Any] | None = None,
                locals: Mapping[str, Any] | None = None, fromlist: Sequence[str] | None = (),
                level: int = 0) -> Any:
        """What `import` and `from … import` call; Python's documentation of `__import__` says how."""
        if level or self._has(name.partition(".")[0]):
            wanted = self._absolute(name, globals or {}, level)
            return self._own(wanted, name, fromlist or (), level)
        return self._foreign(name, fromlist or ())

    def _own(self, wanted: str, name: str, fromlist: Sequence[str], level: int) -> ModuleType:
        if not self._has(wanted):
            raise self._missing(wanted)
        module = self.load(wanted)
        if not fromlist:
            return module if level else self._modules[name.partition(".")[0]]
        names = vars(module).get("__all__", ()) if "*" in fromlist else fromlist
        for part in names:
            if not hasattr(module, part):
                self._load_part(module, wanted, part)
        return module

    def _load_part(self, module: ModuleType, owner: str, part: str) -> None:
        """`from owner import part`, where `part` can only be a module of that package."""
        inner = f"{owner}.{part}" if owner else part
        if self._suite.is_package(owner) and self._has(inner):
            self.load(inner)
        elif owner in self._running:
            raise ImportError(f"cannot import name {part!r} from partially initialized module {owner!r} "
                              f"(most likely due to a circular import) ({self._file(owner)})", name=owner)
        else:
            hint = nearest(part, [*_public(module), *self._inner_modules(owner)])
            raise ImportError(f"cannot import name {part!r} from {owner or 'the suite'!r} "
                              f"({self._file(owner)}); {hint}", name=owner)

    def _foreign(self, name: str, fromlist: Sequence[str]) -> Any:
        if name == "emulator" and tuple(fromlist) != ("midp",):
            raise ImportError(f"import emulator: a MIDlet sees only {API}; write from {API}.lcdui import …",
                              name=name)
        module = self._library.find(name)
        for part in fromlist:
            if part != "*" and not hasattr(module, part):
                self._find_part(module, name, part)
        return module if fromlist else self._library.find(name.partition(".")[0])

    def _find_part(self, module: Any, owner: str, part: str) -> None:
        """`from owner import part`, where `part` can only be a module: a package of the API."""
        if owner not in ("emulator", API):
            raise ImportError(f"cannot import name {part!r} from {owner!r}; {nearest(part, _public(module))}",
                              name=owner)
        self._library.find(f"{owner}.{part}")

    def _absolute(self, name: str, globals: Mapping[str, Any], level: int) -> str:
        """A relative name from the root: one dot is the package itself, each more its parent."""
        if level == 0:
            return name
        package = str(globals.get("__package__") or "")
        parts = package.split(".") if package else []
        if level - 1 > len(parts):
            raise ImportError(f"{'.' * level}{name} leads out of the suite")
        return ".".join([*parts[:len(parts) - level + 1], *([name] if name else [])])

    def _has(self, name: str) -> bool:
        return self._suite.source(name) is not None or self._suite.is_package(name)

    def _inner_modules(self, package: str) -> list[str]:
        """The names that the modules of a package have in it."""
        prefix = f"{package}." if package else ""
        inner = (name.removeprefix(prefix) for name in self._suite.modules() if name.startswith(prefix))
        return [name for name in inner if "." not in name]

    def _file(self, name: str) -> str:
        source = self._suite.source(name)
        return str(self._suite.files.place) if source is None else source[1]

    def _missing(self, name: str) -> ModuleNotFoundError:
        hint = nearest(name, self._suite.modules())
        return ModuleNotFoundError(f"the suite has no module {name!r}; {hint}", name=name)


@lru_cache(maxsize=512)
def _compiled(data: bytes, file: str, metered: bool) -> CodeType:
    """Of the same source the same code, so a suite that starts again (and again, in tests) starts quickly.

    Asserts stay in whatever Python was started with: the same suite does the same.
    """
    tree = tree_of(data, file)
    code: CodeType = compile(rewritten(tree) if metered else tree, file, "exec", dont_inherit=True, optimize=0)
    return code


def _public(module: Any) -> list[str]:
    return [name for name in dir(module) if not name.startswith("_")]
