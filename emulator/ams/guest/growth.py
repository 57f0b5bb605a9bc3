"""What grows at one stroke: the places in a suite's code where one operation can take any amount of memory.

    [0] * n    "x" * n    s + s    s += s    s *= n    s = s * n
    bytes(n)   bytearray(n)   list(…)   tuple(…)   set(…)   sorted(…)

They are told by their look when a module is loaded, and only they are changed: their size is
claimed from the heap before they are made. What grows elsewhere is seen at the heap's next look.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from operator import length_hint
from typing import Any

SLOT = 8                  # bytes of an element in a list
ELEMENT = 40              # … and of what stands in it, if it is made for it
_MAKERS = ("bytearray", "bytes", "frozenset", "list", "set", "sorted", "tuple")
_BUFFERS = (bytes, bytearray)
_KINDS = frozenset(map(id, (bytearray, bytes, frozenset, list, set, sorted, tuple)))
_WIDTH: dict[type, int] = {str: 1, bytes: 1, bytearray: 1, list: SLOT, tuple: SLOT}

# Names with a space in them: no source can spell them.
_REPEATED, _TIMES, _DOUBLED, _MADE = "repeated so often", "so many times", "twice itself", "made at once"


class Growth:
    """What the changed places call; `claim` is told of bytes that are about to be taken."""

    def __init__(self, claim: Callable[[int], object]) -> None:
        self._claim = claim

    def install(self, names: dict[str, Any]) -> None:
        """Put it into the `__builtins__` of the suite."""
        names.update({_REPEATED: self._repeated, _TIMES: self._times, _DOUBLED: self._doubled, _MADE: self._made})

    def _repeated(self, left: Any, right: Any) -> Any:
        """`left * right`."""
        self._times(left, right) if type(left) in _WIDTH else self._times(right, left)
        return left * right

    def _times(self, sequence: Any, times: Any) -> Any:
        """`times`, by which `sequence` is to be multiplied."""
        if type(sequence) in _WIDTH and type(times) is int and times > 0:
            self._claim(len(sequence) * _WIDTH[type(sequence)] * times)
        return times

    def _doubled(self, itself: Any) -> Any:
        """`itself`, to be added to itself."""
        if type(itself) in _WIDTH:
            self._claim(2 * len(itself) * _WIDTH[type(itself)])
        return itself

    def _made(self, make: Any, *arguments: Any, **options: Any) -> Any:
        """`make(…)`, if its name is still Python's own."""
        if arguments and id(make) in _KINDS:
            first = arguments[0]
            if type(first) is int:
                if make in _BUFFERS and first > 0:
                    self._claim(first)
            else:
                hint = length_hint(first, 0)
                if hint:
                    self._claim(hint * (1 if make in _BUFFERS else SLOT))
                elif hasattr(first, "__next__"):
                    return make(self._gathered(first), *arguments[1:], **options)
        return make(*arguments, **options)

    def _gathered(self, elements: Iterator[Any]) -> Iterator[Any]:
        """Elements of nobody knows how many, all of them kept by who takes them."""
        for element in elements:
            self._claim(ELEMENT)
            yield element


class GrowthRewriter(ast.NodeTransformer):
    """Changes the places that are told by their look."""

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        self.generic_visit(node)
        if isinstance(node.op, ast.Mult) and (_is_sequence(node.left) or _is_sequence(node.right)):
            return _call(_REPEATED, [node.left, node.right], node)
        if isinstance(node.op, ast.Add) and _is_same(node.left, node.right):
            node.left = _call(_DOUBLED, [node.left], node)
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.Assign:
        """`s = s * n`, whatever s is."""
        self.generic_visit(node)
        value, target = node.value, node.targets[0]
        if isinstance(value, ast.BinOp) and isinstance(value.op, ast.Mult) \
                and (_is_same(target, value.left) or _is_same(target, value.right)):
            node.value = _call(_REPEATED, [value.left, value.right], value)
        return node

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AugAssign:
        """`s *= n` and `s += s`."""
        self.generic_visit(node)
        if isinstance(node.target, ast.Name):
            itself = ast.copy_location(ast.Name(node.target.id, ast.Load()), node.target)
            if isinstance(node.op, ast.Mult):
                node.value = _call(_TIMES, [itself, node.value], node.value)
            elif isinstance(node.op, ast.Add) and _is_same(itself, node.value):
                node.value = _call(_DOUBLED, [itself], node.value)
        return node

    def visit_Call(self, node: ast.Call) -> ast.Call:
        self.generic_visit(node)
        if isinstance(node.func, ast.Name) and node.func.id in _MAKERS and node.args:
            node.args, node.func = [node.func, *node.args], _name(_MADE, node.func)
        return node


def _is_sequence(node: ast.expr) -> bool:
    """Written out, as `[0]` and `"x"` are."""
    text = isinstance(node, ast.Constant) and isinstance(node.value, str | bytes)
    return text or isinstance(node, ast.List | ast.Tuple | ast.JoinedStr)


def _is_same(one: ast.expr, other: ast.expr) -> bool:
    return isinstance(one, ast.Name) and isinstance(other, ast.Name) and one.id == other.id


def _name(name: str, place: ast.expr) -> ast.Name:
    return ast.copy_location(ast.Name(name, ast.Load()), place)


def _call(name: str, arguments: list[ast.expr], place: ast.expr) -> ast.Call:
    return ast.copy_location(ast.Call(_name(name, place), arguments, []), place)
