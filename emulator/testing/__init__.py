"""Phones that a test can hold; the pytest plugin gives them as fixtures.

    plugin.py     the plugin: fixtures.py, markers.py, golden.py, and failure.py, what a failure shows
    replay.py     a recorded session played again (acts.py: each thing it does)
    monkey.py     plays at random; mishap.py: what can go wrong; smallest.py: the shortest way to it
    torture.py    every path of the life cycle at every moment (saved.py, left_over.py, report.py)
    selftest.py   does this installation work?
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .monkey import let_loose
    from .torture import lifecycle_torture

__all__ = ["let_loose", "lifecycle_torture"]

_PLACES = {"let_loose": ".monkey", "lifecycle_torture": ".torture"}


def __getattr__(name: str) -> Any:
    """Loaded when used: the plugin is part of every pytest run, and needs neither."""
    if name in _PLACES:
        return getattr(import_module(_PLACES[name], __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
