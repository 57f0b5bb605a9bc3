"""A limit of this process's memory, so that one call of a guest's cannot take all that the computer has.

The phone looks at what a MIDlet holds now and then (ams/guest/heap.py). Between two looks one call into C code may
ask for any amount; beyond this limit Python answers it with MemoryError, which is the
guest's own fault. Linux holds to the limit. macOS takes it and does not, and Windows has none.
"""

from __future__ import annotations

import os
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

resource: Any = import_module("resource") if find_spec("resource") else None     # Windows has none
ROOM = 4 * 1024 ** 3                # bytes beyond what the process has now, the drivers of its window included
SHARE = 2                           # … or this part of the computer's memory, if that is less


def limit_memory() -> int | None:
    """Set the limit, once; says what it is in bytes, None where there can be none."""
    if resource is None:
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    wanted = _taken() + min(ROOM, _physical() // SHARE)
    if soft != resource.RLIM_INFINITY and soft <= wanted:
        return int(soft)            # somebody was here before, and knew better
    try:
        resource.setrlimit(resource.RLIMIT_AS, (wanted, hard))
    except (OSError, ValueError):   # not on this computer
        return None
    return wanted


def _taken() -> int:
    """Bytes of addresses that this process has; 0 where nobody says."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
    except (OSError, ValueError, IndexError):
        return 0
    return int(pages * resource.getpagesize())


def _physical() -> int:
    """Bytes of memory that the computer has; ROOM where nobody says."""
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, OSError, ValueError):
        return SHARE * ROOM
