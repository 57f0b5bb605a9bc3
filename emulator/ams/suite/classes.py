"""What a phone checks of a suite's code and pictures, without running any of it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence

from emulator.errors import nearest

from .entries import MIDletEntry
from .finding import Finding, warning
from .imported import problems_of_imports
from .lineage import is_midlet
from .status import RefusedDescriptor, Status
from .suite import Suite
from .syntax import bound, parsed

RESERVED = ("emulator", "java", "javax")
"""Names that the phone's own packages have; a suite may not have them too."""

_PNG = re.compile(rb"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", re.DOTALL)


def problems_of_classes(suite: Suite) -> Iterator[Finding]:
    """Every MIDlet's class must be there and be a MIDlet, its imports must be allowed; it should have its icon."""
    yield from _reserved(suite)
    yield from _classes(suite)
    yield from problems_of_imports(suite)


def _classes(suite: Suite) -> Iterator[Finding]:
    try:
        entries = suite.descriptor.midlets
    except RefusedDescriptor:
        return                                          # said by the rules of the descriptor
    looked_at: set[str] = set()
    for entry in entries:
        problem, remedy = _missing(suite, entry)
        if problem:
            key = f"MIDlet-{entry.number}"
            yield Finding(*suite.descriptor.where(key), f"{key}: {problem}", remedy, Status.INVALID_JAR)
        elif entry.class_name not in looked_at:
            yield from _class(suite, entry)
        looked_at.add(entry.class_name)
    yield from _icons(suite, entries)


def _reserved(suite: Suite) -> Iterator[Finding]:
    for name in suite.names():
        top = name.split("/")[0].removesuffix(".py")
        if top in RESERVED and name.endswith((".py", ".class")):
            yield Finding(str(suite.files.place / name), None, f"a suite cannot bring its own {top}",
                          "rename it", Status.INVALID_JAR)


def _class(suite: Suite, entry: MIDletEntry) -> Iterator[Finding]:
    source = suite.source(entry.module)
    assert source is not None
    name = entry.class_name.rpartition(".")[2]
    try:
        tree = parsed(*source)
    except (SyntaxError, ValueError, RecursionError) as error:
        line = (error.lineno or None) if isinstance(error, SyntaxError) else None
        yield Finding(source[1], line, f"not Python: {error}", "correct it", Status.INVALID_JAR)
        return
    yield from _definition(source[1], tree, name)
    yield from _no_midlet(suite, entry, source[1], tree)


def _missing(suite: Suite, entry: MIDletEntry) -> tuple[str, str]:
    """Why the class's module cannot be had, and the remedy; empty if it can."""
    if not entry.module:
        return f"{entry.class_name} names no module", "write MODULE.CLASS, as in midlet.Gomoku"
    if suite.source(entry.module) is not None:
        return "", ""
    if entry.class_name.replace(".", "/") + ".class" in suite.names():
        return f"{entry.class_name} is a Java class", "this phone runs suites that are written in Python"
    return f"the suite has no module {entry.module}", nearest(entry.module, suite.modules())


def _definition(file: str, tree: ast.Module, name: str) -> Iterator[Finding]:
    names = dict(bound(tree.body))
    if name not in names:
        if "*" not in names:
            yield Finding(file, None, f"there is no class {name} in it", nearest(name, names),
                          Status.INVALID_JAR)
        return
    node = names[name]
    if isinstance(node, ast.ClassDef) and _needs_arguments(node):
        yield Finding(file, node.lineno, f"{name} cannot be made without arguments",
                      "give its __init__ nothing but self", Status.INVALID_JAR)
    elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        yield Finding(file, node.lineno, f"{name} is a function, not a class", "name a class",
                      Status.INVALID_JAR)


def _no_midlet(suite: Suite, entry: MIDletEntry, file: str, tree: ast.Module) -> Iterator[Finding]:
    name = entry.class_name.rpartition(".")[2]
    node = dict(bound(tree.body)).get(name)
    if isinstance(node, ast.ClassDef | ast.ImportFrom) and is_midlet(suite, entry.module, name) is False:
        yield Finding(file, node.lineno, f"{name} is no MIDlet", "derive it from emulator.midp.midlet.MIDlet",
                      Status.INVALID_JAR)


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
