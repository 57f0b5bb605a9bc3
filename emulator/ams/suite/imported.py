"""The imports of a suite, held against what its loader would let it have, without running any of it.

An import that is refused stops the suite if it stands at the top of a module that a MIDlet needs:
that is an error. Inside a function, or in a module that nobody imports, it is a warning. One that
stands in a `try` with an `except ImportError` is the author's own affair.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from emulator.errors import nearest

from ..guest.library import API, Library
from ..guest.stand_ins import stand_ins
from .finding import Finding
from .status import RefusedDescriptor, Status
from .suite import Suite
from .syntax import mentioned, parsed

_CAUGHT = {"ImportError", "ModuleNotFoundError", "Exception", "BaseException"}


class Import(NamedTuple):
    """One import of a module: by what name, which names from it, and whether it runs with the module."""

    node: ast.Import | ast.ImportFrom
    module: str
    names: Sequence[str]
    always: bool


def problems_of_imports(suite: Suite) -> Iterator[Finding]:
    """Every import that the loader would refuse, with file and line; and modules that are not Python."""
    return _Imports(suite).problems()


class _Imports:
    def __init__(self, suite: Suite) -> None:
        self._suite = suite
        self._library = Library(stand_ins(), {})
        self._trees: dict[str, ast.Module] = {}
        self._broken: dict[str, Exception] = {}
        for module in ["", *suite.modules()]:
            self._parse(module)

    def problems(self) -> Iterator[Finding]:
        entries = self._entries()
        needed = self._needed_by(entries)
        for module in sorted(self._trees.keys() | self._broken.keys()):
            if module in self._broken and module not in entries:          # of an entry classes.py speaks
                yield self._not_python(module, module in needed)
            for found in _imports(self._trees[module]) if module in self._trees else ():
                problem = self._problem(module, found)
                if problem:
                    text, _, remedy = problem.partition("; ")
                    yield Finding(self._file(module), found.node.lineno, text, remedy or "correct it",
                                  _status(found.always and module in needed))

    # -- which modules matter ----------------------------------------------------------------------

    def _entries(self) -> set[str]:
        try:
            return {entry.module for entry in self._suite.descriptor.midlets}
        except RefusedDescriptor:
            return set()

    def _needed_by(self, entries: set[str]) -> set[str]:
        """Those that run when the MIDlets' modules are loaded."""
        needed: set[str] = set()
        waiting = sorted(entries)
        while waiting:
            module = waiting.pop()
            if module not in needed:
                needed.add(module)
                waiting += self._runs_with(module)
        return needed

    def _runs_with(self, module: str) -> Iterator[str]:
        """What a module's loading loads: its package, and what it imports of the suite."""
        if module:
            yield module.rpartition(".")[0]
        for found in _imports(self._trees[module]) if module in self._trees else ():
            name = self._absolute(module, found)
            if found.always and name is not None and self._is_own(name, found):
                yield name
                yield from (f"{name}.{part}".lstrip(".") for part in found.names
                            if self._has(f"{name}.{part}".lstrip(".")))

    # -- one import --------------------------------------------------------------------------------

    def _problem(self, module: str, found: Import) -> str:
        """What the loader would say of it; empty if it would let it pass."""
        name = self._absolute(module, found)
        if name is None:
            return f"import {'.' * _level(found)}{found.module}: leads out of the suite; take away a dot"
        if self._is_own(name, found):
            return self._problem_of_own(name, found)
        try:
            self._find(name, found.names)
        except ImportError as error:
            return str(error)
        return ""

    def _problem_of_own(self, name: str, found: Import) -> str:
        if not self._has(name):
            return f"import {name}: the suite has no such module; {nearest(name, self._suite.modules())}"
        known = mentioned(self._trees[name]) if name in self._trees else set()
        for part in found.names:
            inner = f"{name}.{part}".lstrip(".")
            if name not in self._broken and not known & {part, "*"} and part != "*" and not self._has(inner):
                return f"from {name or '.'} import {part}: there is no such name; {nearest(part, known)}"
        return ""

    def _find(self, name: str, names: Sequence[str]) -> None:
        """As the loader looks for what is not the suite's."""
        if name == "emulator" and tuple(names) != ("midp",):
            raise ImportError(f"import emulator: a MIDlet sees only {API}; write from {API}.lcdui import …")
        module = self._library.find(name)
        for part in names:
            if part != "*" and not hasattr(module, part):
                if name not in ("emulator", API):
                    known = [word for word in dir(module) if not word.startswith("_")]
                    raise ImportError(f"from {name} import {part}: there is no such name; {nearest(part, known)}")
                self._library.find(f"{name}.{part}")

    def _absolute(self, module: str, found: Import) -> str | None:
        """The module's name from the root; None for a place outside the suite."""
        level = _level(found)
        if not level:
            return found.module
        package = module if self._suite.is_package(module) else module.rpartition(".")[0]
        parts = package.split(".") if package else []
        if level - 1 > len(parts):
            return None
        return ".".join([*parts[:len(parts) - level + 1], *([found.module] if found.module else [])])

    def _is_own(self, name: str, found: Import) -> bool:
        top = name.partition(".")[0]
        return bool(_level(found)) or (top != "emulator" and self._has(top))      # a suite's own is refused anyway

    def _has(self, name: str) -> bool:
        return self._suite.source(name) is not None or self._suite.is_package(name)

    # -- files -------------------------------------------------------------------------------------

    def _parse(self, module: str) -> None:
        source = self._suite.source(module)
        if source is not None:
            try:
                self._trees[module] = parsed(*source)
            except (SyntaxError, ValueError, RecursionError) as error:
                self._broken[module] = error

    def _file(self, module: str) -> str:
        source = self._suite.source(module)
        return source[1] if source is not None else str(self._suite.files.place)

    def _not_python(self, module: str, is_needed: bool) -> Finding:
        error = self._broken[module]
        line = (error.lineno or None) if isinstance(error, SyntaxError) else None
        return Finding(self._file(module), line, f"not Python: {error}", "correct it", _status(is_needed))


def _imports(tree: ast.Module) -> Iterator[Import]:
    return _walk(tree.body, always=True)


def _walk(body: Sequence[ast.AST], *, always: bool) -> Iterator[Import]:
    """The imports of these statements; not those that are for type checkers, or that may fail."""
    for node in body:
        if isinstance(node, ast.Import):
            yield from (Import(node, alias.name, (), always) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield Import(node, node.module or "", [alias.name for alias in node.names], always)
        elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            yield from _walk(node.orelse, always=always)
        elif isinstance(node, ast.Try) and any(_catches(handler) for handler in node.handlers):
            yield from _walk([*node.handlers, *node.orelse, *node.finalbody], always=False)
        else:
            inside = always and not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
            yield from _walk(list(ast.iter_child_nodes(node)), always=inside)


def _catches(handler: ast.ExceptHandler) -> bool:
    """Does it take an ImportError?"""
    if handler.type is None:
        return True
    return any(isinstance(node, ast.Name) and node.id in _CAUGHT for node in ast.walk(handler.type))


def _level(found: Import) -> int:
    return found.node.level if isinstance(found.node, ast.ImportFrom) else 0


def _status(is_error: bool) -> Status:
    return Status.INVALID_JAR if is_error else Status.SUCCESS
