"""How much thinking has been done, and how much more is allowed.

A guest cannot read real time, so effort is counted in nodes: positions that had to be looked into. The same
position always costs the same number of nodes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

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
        self._limit: int | None = None
        self._give_way = give_way

    def breathe(self) -> None:
        """Called by a search every BREATH nodes: give way, then see if there is anything left."""
        if self._give_way is not None:
            self._give_way()
        if self._limit is not None and self.nodes >= self._limit:
            raise OutOfEffort(f"{self.nodes} nodes")

    @contextmanager
    def at_most(self, nodes: int) -> Iterator[None]:
        """Within this block `nodes` more are allowed; it ends early, quietly, when they are used up."""
        before, self._limit = self._limit, self.nodes + nodes
        try:
            yield
        except OutOfEffort:
            pass
        finally:
            self._limit = before
