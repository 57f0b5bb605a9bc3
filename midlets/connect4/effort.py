"""How much thinking has been done, and how much more is allowed.

A guest cannot read real time, so effort is counted in nodes: positions that had to be looked into. The same
position always costs the same number of nodes.
"""

from __future__ import annotations

from collections.abc import Callable

BREATH = 256                            # nodes between two calls of give_way; a power of two


class OutOfEffort(Exception):
    """The nodes that were allowed are used up; whoever allowed them catches this."""


class Effort:
    """The count of nodes, shared by all searches for one move.

    `give_way` is called every 256 nodes. What it raises comes out of the search at once, which is how
    thinking is broken off.
    """

    def __init__(self, give_way: Callable[[], None] | None = None) -> None:
        self.nodes = 0
        self.limit: int | None = None
        self._give_way = give_way

    def breathe(self) -> None:
        """Called by a search every BREATH nodes: give way, then see if there is anything left."""
        if self._give_way is not None:
            self._give_way()
        if self.limit is not None and self.nodes >= self.limit:
            raise OutOfEffort(f"{self.nodes} nodes")

    def at_most(self, nodes: int) -> Allowance:
        """Within this `with` block `nodes` more are allowed; it ends early, quietly, when they are used up."""
        return Allowance(self, nodes)


class Allowance:
    """A limit on the effort while a `with` block lasts; the one of before holds again afterwards."""

    def __init__(self, effort: Effort, nodes: int) -> None:
        self._effort, self._nodes = effort, nodes

    def __enter__(self) -> None:
        self._before, limit = self._effort.limit, self._effort.nodes + self._nodes
        self._effort.limit = limit if self._before is None else min(limit, self._before)

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> bool:
        self._effort.limit = self._before
        return kind is OutOfEffort
