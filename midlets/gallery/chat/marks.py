"""The sign in a bubble that says what has become of a message: a clock, one tick, two, a cross."""

from __future__ import annotations

from emulator.midp.lcdui import Graphics

from .history import State

WIDTH, HEIGHT = 11, 7
GREY, GREEN, RED = 0x7B8A94, 0x2E8B3D, 0xC62828


def paint(g: Graphics, state: State, right: int, base: int) -> None:
    """Draw it: its right edge, and the line that letters stand on."""
    left, top = right - WIDTH, base - HEIGHT
    if state is State.SENDING:
        g.set_color(GREY)
        g.draw_arc(right - 8, top - 1, 7, 7, 0, 360)
        g.draw_line(right - 5, top + 1, right - 5, top + 3)
        g.draw_line(right - 5, top + 3, right - 3, top + 3)
    elif state is State.FAILED:
        g.set_color(RED)
        for offset in (0, 1):
            g.draw_line(right - 8 + offset, top, right - 2 + offset, top + 6)
            g.draw_line(right - 8 + offset, top + 6, right - 2 + offset, top)
    elif state in (State.SENT, State.DELIVERED):
        g.set_color(GREEN if state is State.DELIVERED else GREY)
        _tick(g, right - 7, top)
        if state is State.DELIVERED:
            _tick(g, left, top)


def _tick(g: Graphics, x: int, y: int) -> None:
    for down in (0, 1):
        g.draw_line(x, y + 3 + down, x + 2, y + 5 + down)
        g.draw_line(x + 2, y + 5 + down, x + 6, y + 1 + down)
