"""Marks: radio buttons, check boxes, gauges, and what says where the focus is.

Each is drawn as pixels and written as a word at the same place, so that `phone.screen.text()`
reads what a person sees (docs/reading-the-screen.md).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import smooth

if TYPE_CHECKING:
    from .graphics import Graphics

FOCUS = ">"
RADIO = {True: "(•)", False: "( )"}
CHECK = {True: "[x]", False: "[ ]"}
POPUP = "▾"
GAUGE_STEPS = 10     # characters of a gauge's word


def write(g: Graphics, text: str, x: int, y: int, width: int, height: int) -> None:
    """Leave a word where a symbol was drawn, if its middle can be seen."""
    x, y = x + g._x, y + g._y
    if g._clip.collidepoint(x + (width >> 1), y + (height >> 1)):
        g._frame.write((x, y, width, height, text))


def focus(g: Graphics, x: int, y: int, height: int) -> None:
    """Say that the line which begins at (x, y) is in focus. The word takes no room of its own."""
    write(g, FOCUS, x - 1, y, 0, height)


def radio(g: Graphics, x: int, y: int, size: int, on: bool, color: int, background: int) -> None:
    """A radio button of `size` by `size` pixels."""
    smooth.draw(g, "disc", x, y, size, size, color)
    smooth.draw(g, "disc", x + 1, y + 1, size - 2, size - 2, background)
    if on:
        inset = max(3, size * 3 // 10)
        smooth.draw(g, "disc", x + inset, y + inset, size - 2 * inset, size - 2 * inset, color)
    write(g, RADIO[on], x, y, size, size)


def check(g: Graphics, x: int, y: int, size: int, on: bool, color: int, background: int) -> None:
    """A check box of `size` by `size` pixels."""
    smooth.frame_box(g, x, y, size, size, 2, color, background)
    if on:
        smooth.draw(g, "tick", x + 2, y + 2, size - 4, size - 4, color)
    write(g, CHECK[on], x, y, size, size)


def bar_word(value: int, maximum: int) -> str:
    """A gauge's bar as it is read.

    >>> bar_word(4, 10), bar_word(1, 3)
    ('[####------]', '[###-------]')
    """
    full = GAUGE_STEPS * value // maximum
    return f"[{'#' * full}{'-' * (GAUGE_STEPS - full)}]"
