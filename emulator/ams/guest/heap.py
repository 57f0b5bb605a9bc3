"""Heap: how much memory one running MIDlet has, and what happens when it fills it.

Nothing is counted while memory is taken: Python tells nobody. Now and then the heap looks at
what the MIDlet holds (heap_walk.py). When the next look is due is known from what may have been taken
since the last: so many bytes for every operation that the meter counted, and what was
claimed at once. A MIDlet far from its limit is looked at rarely. All of it depends on nothing but what
the MIDlet does, so that one that runs out of memory does so at the same moment in every run.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable

from emulator.midp.lang import OutOfMemoryError
from emulator.midp.runtime import Memory

from .heap_walk import Held, measure

FACTOR = 8                # Python's bytes for one of Java's: a number in a list takes 36 for 4, an object 200 for 20
LEAST = 16 * 1024 ** 2    # bytes that even the smallest phone gives: the shipped games hold up to 2 MB
AN_OPERATION = 16         # bytes that an operation takes, by and large, in a program that keeps things
AN_OBJECT = 2_000         # bytes to be taken for each object that is held before another look is worth it

Roots = Callable[[], tuple[Iterable[object], Container[str]]]


class Heap:
    """The memory of one MIDlet. `size` is what the handset says, in Java's bytes.

    `roots` gives what its objects are reached from, and the names of its modules. `exhausted` is
    called when the MIDlet goes on filling the heap after it was told that there is no more.
    """

    def __init__(self, size: int, roots: Roots, exhausted: Callable[[OutOfMemoryError], object]) -> None:
        self._size, self._roots, self._exhausted = size, roots, exhausted
        self.limit = max(LEAST, size * FACTOR)
        self._taken = 0                       # at most, since the last look
        self._due = self.limit                # so much taken makes a look due
        self._told = False                    # it knows that it is full
        self.looks = 0

    def memory(self) -> Memory:
        """In the handset's bytes. It is exact, and costs a look."""
        used = self._held().size * self._size // self.limit
        return Memory(self._size, max(0, self._size - used))

    def worked(self, operations: int) -> None:
        """Some operations more were counted. OutOfMemoryError if the MIDlet holds too much."""
        self._taken += operations * AN_OPERATION
        if self._taken >= self._due:
            self._look(0)

    def claim(self, size: int) -> None:
        """So many bytes are about to be taken at once. OutOfMemoryError if there is no room for them."""
        if size > self.limit:
            raise OutOfMemoryError(f"{self._words(size)} at once: this phone has {self._words(self.limit)}")
        self._taken += size
        if self._taken >= self._due:
            self._look(size)

    # -- a look ------------------------------------------------------------------------------------

    def _held(self) -> Held:
        roots, homes = self._roots()
        return measure(roots, homes, at_most=self.limit)

    def _look(self, wanted: int) -> None:
        held = self._held()
        self.looks += 1
        self._taken = 0
        free = self.limit - held.size - wanted
        if free < 0:
            self._due = self.limit // 4
            self._refuse()
        else:
            self._told = False
            self._due = max(free, min(held.objects * AN_OBJECT, 2 * self.limit))

    def _refuse(self) -> None:
        error = OutOfMemoryError(f"it would hold more than the {self._words(self.limit)} of this phone")
        if self._told:
            self._exhausted(error)
        self._told = True
        raise error

    def _words(self, size: int) -> str:
        """In the handset's bytes, as `memory` says them."""
        return f"{size * self._size // self.limit >> 10:,} KB"
