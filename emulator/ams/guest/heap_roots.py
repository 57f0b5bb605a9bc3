"""Where a MIDlet's objects are reached from: its modules, its screens, its threads and what waits for them."""

from __future__ import annotations

import gc
import sys
from collections.abc import Collection, Iterator, Mapping
from types import FrameType, ModuleType
from typing import TYPE_CHECKING, Any

from .growth import Growth
from .meter import Meter

if TYPE_CHECKING:
    from emulator.kernel import GuestThread

    from ..session import Session

LARGE = 1024 ** 2      # bytes of a collection that is worth a search
MANY = 100_000         # turns of a comprehension after which what it makes may be large
_OPTIMIZED = 1         # CO_OPTIMIZED: a function's frame, whose f_locals are a copy
_COLLECTIONS = (list, set, dict)


def roots_of(session: Session, modules: Mapping[str, ModuleType], builtins: Mapping[str, Any] | None) -> list[object]:
    """Everything to begin a walk at. `modules` and `builtins` are the suite's; a lone class has none."""
    roots: list[object] = [session.life.midlet, session.display.get_current(), session.display._wanted]
    roots += session.rooms.values()
    roots += session.events.waiting_for(session.group)
    threads = sorted(session.group.threads, key=lambda thread: thread.entry)
    roots += [thread.body for thread in threads]
    for module in modules.values():
        roots += [value for name, value in vars(module).items() if name != "__builtins__"]
        roots.append(vars(module).copy())                 # its own size counts too
    if builtins is not None:
        roots += _of_frames([*threads, session.events.thread], builtins)
    return roots


def homes_of(modules: Collection[str]) -> frozenset[str]:
    """The names that classes of these modules have for their home; the root is called otherwise."""
    return frozenset(modules) | {"__init__"}


def _of_frames(threads: list[GuestThread], builtins: Mapping[str, Any]) -> list[object]:
    """What the local names of the suite's functions stand for, and what they are about to make."""
    found: list[object] = []
    making = False
    for thread in threads:
        for frame in _frames(thread):
            making = making or frame.f_code is Growth._gathered.__code__
            if frame.f_builtins is builtins:
                names = frame.f_locals
                found += names.values()
                making = making or _is_long(names.get(".0"))
                if frame.f_code.co_flags & _OPTIMIZED and isinstance(names, dict):
                    names.clear()          # a copy that would keep all of it alive; from Python 3.13 on it is none
    return found + _orphans() if making else found


def _frames(thread: GuestThread) -> Iterator[FrameType]:
    """Of a thread that waits, or of the one that asks."""
    frame = sys._getframe() if thread.group.kernel.current is thread else thread.frame
    while frame is not None:
        yield frame
        frame = frame.f_back


def _is_long(iterator: Any) -> bool:
    """Does a comprehension run over this counted iterator, and has it run for long?"""
    code = getattr(iterator, "gi_code", None)
    if code is not Meter._counted.__code__ or iterator.gi_frame is None:
        return False
    return bool(iterator.gi_frame.f_locals.get("turns", 0) > MANY)


def _orphans() -> list[object]:
    """Large collections that no object refers to: somebody is about to make them, and has no name for them yet."""
    large = [found for found in gc.get_objects()
             if type(found) in _COLLECTIONS and sys.getsizeof(found) > LARGE]
    return [found for found in large if all(other is large for other in gc.get_referrers(found))]
