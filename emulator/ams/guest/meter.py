"""Meter: counts what a suite's code does, so that it can be made to give way.

Python cannot interrupt a loop from outside, so the suite's syntax tree gets small counters
before it is compiled: at the head of loop bodies and of functions, and around what a
comprehension runs over. A counter is the statement

    for () in budget: break
    else: spent()

where `budget` is an iterator of C code that ends after so many steps. Of the forms that were
measured it is the cheapest, at less than half of `cell[0] -= 1` and a test. The counter stands
first in a loop's body, outside of any `try` in it, so that what the hook raises cannot be
caught for ever.

Not counted, because they cannot go on for long: loops over a few written-out values (up to
`FEW` turns, nested ones multiplied) and small functions without loops and calls. What C code
does in one call (`sum(range(10**9))`, a huge power) cannot be counted.
"""

from __future__ import annotations

import ast
from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Iterator
from itertools import repeat
from typing import Any, TypeGuard, TypeVar

from .growth import Growth, GrowthRewriter

FEW = 64            # turns of written-out loops that need no counter
FRAMES = 50         # how much deeper than the guest a hook may go
MANY = 1_024        # elements up to which a collection is counted in one go
_COLLECTIONS = frozenset({list, tuple, range, dict, set, frozenset, str, bytes, bytearray, deque, defaultdict,
                          type({}.keys()), type({}.values()), type({}.items())})
_GOES_ON = (ast.Call, ast.For, ast.AsyncFor, ast.While, ast.comprehension, ast.Yield, ast.YieldFrom,
            ast.Await)

Node = TypeVar("Node", bound=ast.AST)

# Names with a space in them: no source can spell them.
_BUDGET, _SPENT, _EACH, _NEXT = "the budget", "budget spent", "each counted", "next step"


class Meter:
    """Calls `hook(operations)` every `every` operations of one suite's code.

    An operation is a turn of a loop, a call of a function or an element of a comprehension;
    `operations` says how many there were since the last call. The hook may let other threads
    run. If it raises, it is called again at the very next operation. `growth` is told of what takes
    much memory at one stroke.
    """

    def __init__(self, hook: Callable[[int], object], every: int = 1000, growth: Growth | None = None) -> None:
        if every < 1:
            raise ValueError(f"a hook cannot be called every {every} operations")
        self._hook, self._every = hook, every
        self._growth = growth or Growth(lambda size: None)
        self._names: dict[str, Any] = {}
        self._extra = 0                         # operations that were counted in one go
        self._nothing: Iterator[Any] = repeat((), 0)

    def rewritten(self, tree: ast.Module) -> ast.Module:
        """The same module with counters in it (the tree itself is changed); line numbers stay."""
        return rewritten(tree)

    def install(self, names: dict[str, Any]) -> None:
        """Put what the counters need into the `__builtins__` of the suite."""
        self._names = names
        names.update({_SPENT: self._spent, _EACH: self._each, _NEXT: next})
        self._growth.install(names)
        self._fill()

    def count(self, operations: int) -> None:
        """The suite did something that takes so many operations."""
        self._extra += operations
        if self._extra >= self._every or self._names[_BUDGET] is self._nothing:
            self._tell(0)

    def _fill(self) -> None:
        self._names[_BUDGET] = repeat((), self._every - 1)     # the operation that finds it empty counts too

    def _spent(self) -> None:
        """The budget has come to its end: tell the hook, and begin another one."""
        self._tell(1 if self._names[_BUDGET] is self._nothing else self._every)

    def _tell(self, operations: int) -> None:
        """Unless the hook has returned, the budget is empty: no way out leads past the hook."""
        try:
            _room(FRAMES)                       # the phone's own work must not break off half-way
            operations, self._extra = operations + self._extra, 0
            self._fill()                        # for other threads, while the hook lets them run
            self._hook(operations)
        except BaseException:
            self._names[_BUDGET] = self._nothing
            raise

    def _each(self, elements: Iterable[Any]) -> Iterable[Any]:
        """What a comprehension runs over: a small collection is counted whole, else each element."""
        if type(elements) in _COLLECTIONS:
            size = len(elements)                # type: ignore[arg-type]
            if size <= MANY:
                self.count(size)
                return elements
        return self._counted(iter(elements))

    def _counted(self, elements: Iterator[Any]) -> Iterator[Any]:
        for turns, element in enumerate(elements):      # noqa: B007 (heap_roots.py reads the turns)
            for () in self._names[_BUDGET]:
                break
            else:
                self._spent()
            yield element


def rewritten(tree: ast.Module) -> ast.Module:
    """The module with counters in it, whichever meter is to count."""
    _Rewriter().visit(tree)
    GrowthRewriter().visit(tree)
    return tree


def _room(frames: int) -> int:
    """RecursionError, the guest's own, if so many calls cannot be nested here any more."""
    return frames and _room(frames - 1)


class _Rewriter(ast.NodeTransformer):
    """Puts the counters in. `_turns` is how often the code here may run between two of them."""

    def __init__(self) -> None:
        self._turns = 1

    def _inside(self, node: ast.AST, turns: int) -> None:
        outer, self._turns = self._turns, turns
        self.generic_visit(node)
        self._turns = outer

    def visit_While(self, node: ast.While) -> ast.While:
        self._inside(node, 1)
        node.body.insert(0, _counter(node))
        return node

    def visit_For(self, node: ast.For | ast.AsyncFor) -> ast.AST:
        turns = self._turns * _turns_of(node.iter)
        self._inside(node, turns if turns <= FEW else 1)
        if turns > FEW:
            node.body.insert(0, _counter(node))
        return node

    visit_AsyncFor = visit_For

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> ast.AST:
        counted = not _is_small(node)
        self._inside(node, 1)
        if counted:
            has_docstring = ast.get_docstring(node, clean=False) is not None
            node.body.insert(1 if has_docstring else 0, _counter(node))
        return node

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_Lambda(self, node: ast.Lambda) -> ast.Lambda:
        """`(next(budget, 1) and spent()) or body`: a lambda has room for an expression only."""
        counted = any(isinstance(inner, _GOES_ON) for inner in ast.walk(node.body))
        self._inside(node, 1)
        if counted:
            step = ast.Call(_name(_NEXT), [_name(_BUDGET), ast.Constant(1)], [])
            count = ast.BoolOp(ast.And(), [step, ast.Call(_name(_SPENT), [], [])])
            node.body = ast.BoolOp(ast.Or(), [_at(count, node), node.body])
            ast.copy_location(node.body, node)
        return node

    def _visit_comprehension(self, node: Any) -> Any:
        counted, turns = [], self._turns
        for part in node.generators:
            turns *= _turns_of(part.iter)
            if turns > FEW and not part.is_async:
                counted.append(part)
                turns = 1
        self._inside(node, turns)
        for part in counted:
            part.iter = _call_of_each(part.iter)
        return node

    visit_ListComp = visit_SetComp = visit_DictComp = visit_GeneratorExp = _visit_comprehension


def _turns_of(iterable: ast.expr) -> int:
    """How many turns a loop over this makes, if its source says so; else more than FEW."""
    if isinstance(iterable, ast.Tuple | ast.List | ast.Set):
        starred = any(isinstance(element, ast.Starred) for element in iterable.elts)
        return FEW + 1 if starred else len(iterable.elts)
    if isinstance(iterable, ast.Constant) and isinstance(iterable.value, str | bytes):
        return len(iterable.value)
    return _length(iterable.args) if _is_range(iterable) else FEW + 1


def _is_range(node: ast.expr) -> TypeGuard[ast.Call]:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "range"


def _length(arguments: list[ast.expr]) -> int:
    """Of a range, if its arguments are written out."""
    try:
        return min(len(range(*map(ast.literal_eval, arguments))), FEW + 1)
    except (TypeError, ValueError, OverflowError):
        return FEW + 1


def _is_small(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """No loop, no call, and nothing that Python calls behind an operator's or an attribute's back."""
    behind = node.name.startswith("__") and node.name != "__init__"
    return not (behind or node.decorator_list or any(isinstance(inner, _GOES_ON) for inner in ast.walk(node)))


def _counter(place: ast.stmt) -> ast.stmt:
    spent = ast.Expr(ast.Call(_name(_SPENT), [], []))
    return _at(ast.For(ast.Tuple([], ast.Store()), _name(_BUDGET), [ast.Break()], [spent]), place)


def _call_of_each(iterable: ast.expr) -> ast.expr:
    call = ast.Call(_name(_EACH), [iterable], [])
    ast.copy_location(call.func, iterable)
    return ast.copy_location(call, iterable)


def _name(name: str) -> ast.Name:
    return ast.Name(name, ast.Load())


def _at(made: Node, place: ast.stmt | ast.expr) -> Node:
    """`made`, all of it at the beginning of `place`."""
    for node in ast.walk(made):
        if isinstance(node, ast.stmt | ast.expr):
            node.lineno = node.end_lineno = place.lineno
            node.col_offset = node.end_col_offset = place.col_offset
    return made
