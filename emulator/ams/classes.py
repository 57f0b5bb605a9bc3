"""What a phone checks of a suite's code and pictures, without running any of it."""

from __future__ import annotations

import ast
import re
import warnings
from collections.abc import Iterator, Sequence

from emulator.errors import nearest

from .entries import MIDletEntry
from .finding import Finding, warning
from .status import RefusedDescriptor, Status
from .suite import Suite

RESERVED = ("emulator", "java", "javax")
"""Names that the phone's own packages have; a suite may not have them too."""

_PNG = re.compile(rb"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", re.DOTALL)


def problems_of_classes(suite: Suite) -> Iterator[Finding]:
    """Every MIDlet's class must be there, and should have its icon."""
    yield from _reserved(suite)
    try:
        entries = suite.descriptor.midlets
    except RefusedDescriptor:
        return                                          # said by the rules of the descriptor
    for entry in entries:
        yield from _class(suite, entry)
    yield from _icons(suite, entries)


def _reserved(suite: Suite) -> Iterator[Finding]:
    for name in suite.names():
        top = name.split("/")[0].removesuffix(".py")
        if top in RESERVED and name.endswith((".py", ".class")):
            yield Finding(str(suite.files.place / name), None, f"a suite cannot bring its own {top}",
                          "rename it", Status.INVALID_JAR)


def _class(suite: Suite, entry: MIDletEntry) -> Iterator[Finding]:
    problem, remedy = _missing(suite, entry)
    if problem:
        file, line = suite.descriptor.where(f"MIDlet-{entry.number}")
        yield Finding(file, line, f"MIDlet-{entry.number}: {problem}", remedy, Status.INVALID_JAR)
        return
    source = suite.source(entry.module)
    assert source is not None
    name = entry.class_name.rpartition(".")[2]
    try:
        tree = _parsed(*source)
    except (SyntaxError, ValueError, RecursionError) as error:
        line = error.lineno if isinstance(error, SyntaxError) else None
        yield Finding(source[1], line, f"not Python: {error}", "correct it", Status.INVALID_JAR)
        return
    yield from _definition(source[1], tree, name)


def _missing(suite: Suite, entry: MIDletEntry) -> tuple[str, str]:
    """Why the class's module cannot be had, and the remedy; empty if it can."""
    if not entry.module:
        return f"{entry.class_name} names no module", "write MODULE.CLASS, as in midlet.Gomoku"
    if suite.source(entry.module) is not None:
        return "", ""
    if entry.class_name.replace(".", "/") + ".class" in suite.names():
        return f"{entry.class_name} is a Java class", "this phone runs suites that are written in Python"
    return f"the suite has no module {entry.module}", nearest(entry.module, suite.modules())


def _parsed(data: bytes, file: str) -> ast.Module:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")                 # a doubtful escape is not this check's business
        return ast.parse(data, file)


def _definition(file: str, tree: ast.Module, name: str) -> Iterator[Finding]:
    bound = dict(_bound(tree.body))
    if name not in bound:
        if "*" not in bound:
            yield Finding(file, None, f"there is no class {name} in it", nearest(name, bound),
                          Status.INVALID_JAR)
        return
    node = bound[name]
    if isinstance(node, ast.ClassDef) and _needs_arguments(node):
        yield Finding(file, node.lineno, f"{name} cannot be made without arguments",
                      "give its __init__ nothing but self", Status.INVALID_JAR)
    elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        yield Finding(file, node.lineno, f"{name} is a function, not a class", "name a class",
                      Status.INVALID_JAR)


def _bound(body: Sequence[ast.stmt]) -> Iterator[tuple[str, ast.stmt]]:
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
                yield from _bound(getattr(node, block, []))
            for handler in getattr(node, "handlers", []):
                yield from _bound(handler.body)


def _needs_arguments(node: ast.ClassDef) -> bool:
    for method in node.body:
        if isinstance(method, ast.FunctionDef) and method.name == "__init__":
            arguments = method.args
            positional = len(arguments.posonlyargs) + len(arguments.args) - len(arguments.defaults)
            return positional > 1 or None in arguments.kw_defaults
    return False


def _icons(suite: Suite, entries: Sequence[MIDletEntry]) -> Iterator[Finding]:
    icons = {f"MIDlet-{entry.number}": entry.icon for entry in entries}
    icons["MIDlet-Icon"] = suite.descriptor.app_property("MIDlet-Icon")
    for key, icon in icons.items():
        problem = _icon_problem(suite, icon) if icon else ""
        if problem:
            yield warning(*suite.descriptor.where(key), f"{key}: {icon} {problem}",
                          "name a PNG of the suite from its root, as in /icon.png")


def _icon_problem(suite: Suite, icon: str) -> str:
    data = suite.read(icon)
    if not icon.startswith("/"):
        return "is not an absolute name"
    if data is None:
        return "is not in the suite"
    return "" if _PNG.match(data) else "is no PNG picture"
