"""Rows of a menu, as values: what they say, which key does the same, and what they do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """One line of a menu; with `rows` it opens another one."""

    label: str
    key: str = ""                                   # as the keyboard writes it: "Ctrl+O"
    act: Callable[[], object] = lambda: None
    marked: bool = False                            # it is the one that holds
    rows: Callable[[], list[Row]] | None = None
