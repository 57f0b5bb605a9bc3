"""A suite's modules as syntax trees: what can be said of them without running any of it."""

from __future__ import annotations

import ast
import warnings
from collections.abc import Iterator, Sequence


def parsed(data: bytes, file: str) -> ast.Module:
    """The tree of a module; SyntaxError, ValueError or RecursionError for what is not Python."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")                 # a doubtful escape is not a check's business
        tree = tree_of(data, file)
        compile(tree, file, "exec", dont_inherit=True)  # some errors show only then: a `return` outside a function
        return tree


def tree_of(data: bytes, file: str) -> ast.Module:
    """The tree of a module, as far as its grammar goes."""
    try:
        return ast.parse(data, file)
    except MemoryError:                                 # Python's word for a parser that went too deep
        raise SyntaxError("nested too deeply", (file, None, None, None)) from None


def bound(body: Sequence[ast.stmt]) -> Iterator[tuple[str, ast.stmt]]:
    """Names that a module's statements bind, with the statement; `*` for those of a star import."""
    for node in body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, node
        elif isinstance(node, ast.Import | ast.ImportFrom):
            yield from ((alias.asname or alias.name, node) for alias in node.names)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            yield from ((target.id, node) for target in targets if isinstance(target, ast.Name))
        else:
            for block in ("body", "orelse", "finalbody"):
                yield from bound(getattr(node, block, []))
            for handler in getattr(node, "handlers", []):
                yield from bound(handler.body)


def mentioned(tree: ast.Module) -> set[str]:
    """Every name that the module might have, however it comes by it; `*` if that cannot be told."""
    found = {name for name, _ in bound(tree.body)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            found.add(node.id)
            if node.id in ("globals", "setattr", "vars"):
                found.add("*")
        elif isinstance(node, ast.FunctionDef) and node.name == "__getattr__":
            found.add("*")
    return found
