"""Is a class a MIDlet? Told from the syntax tree, as far as that can be told at all."""

from __future__ import annotations

import ast
import builtins

from ..guest.library import API
from .suite import Suite
from .syntax import bound, parsed


def is_midlet(suite: Suite, module: str, name: str) -> bool | None:
    """True or False if the class statements say so, through whatever modules of the suite; else None."""
    return _is(suite, module, name, frozenset())


def _is(suite: Suite, module: str, name: str, seen: frozenset[tuple[str, str]]) -> bool | None:
    source = suite.source(module)
    if source is None or (module, name) in seen:
        return None
    try:
        names = dict(bound(parsed(*source).body))
    except (SyntaxError, ValueError, RecursionError):
        return None
    node, seen = names.get(name), seen | {(module, name)}
    if isinstance(node, ast.ClassDef):
        return _any([_base(suite, module, base, seen) for base in node.bases]) if not node.keywords else None
    if isinstance(node, ast.ImportFrom):
        return _imported(suite, module, name, node, seen)
    if node is None and "*" not in names and name in vars(builtins):
        return False
    return None


def _base(suite: Suite, module: str, base: ast.expr, seen: frozenset[tuple[str, str]]) -> bool | None:
    if isinstance(base, ast.Attribute) and base.attr == "MIDlet":
        return True
    return _is(suite, module, base.id, seen) if isinstance(base, ast.Name) else None


def _imported(suite: Suite, module: str, name: str, node: ast.ImportFrom,
              seen: frozenset[tuple[str, str]]) -> bool | None:
    """`from … import …`: of the API, or of another module of the suite."""
    original = next(alias.name for alias in node.names if name in (alias.asname, alias.name))
    if not node.level and (node.module or "").startswith(API):
        return original == "MIDlet"
    package = module if suite.is_package(module) else module.rpartition(".")[0]
    parts = package.split(".") if package and node.level else []
    home = ".".join([*parts[:len(parts) - max(node.level, 1) + 1], *([node.module] if node.module else [])])
    return _is(suite, home, original, seen)


def _any(answers: list[bool | None]) -> bool | None:
    """Is any base a MIDlet? Not known if one of them is not known."""
    if True in answers:
        return True
    return None if None in answers else False
