"""How a gauge looks: a bar with its value beside it, or a band in which something moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import marks, smooth
from .graphics import Graphics

if TYPE_CHECKING:
    from .look import Look

GAP = 4             # pixels between the bar and the number
PHASES = 12         # steps in which a moving block crosses the band


def paint_value(g: Graphics, look: Look, size: tuple[int, int], value: int, maximum: int, *,
                movable: bool, focused: bool) -> None:
    """A bar of `size` pixels with its value; one that can be moved has a knob."""
    width, height = size
    theme, bar = look.theme, _bar_width(look, width, maximum, movable)
    thick = _thickness(look)
    top = (height - thick) // 2
    radius = thick // 2
    knob = _knob(look)
    full = _knob_left(bar, knob, value, maximum) + knob // 2 if movable else bar * value // maximum
    if focused:
        smooth.fill_box(g, 0, 0, width, height, 4, smooth.blend(theme.background, theme.highlighted_background, 18))
    smooth.fill_box(g, 0, top, bar, thick, radius, theme.track)
    if full > 0:
        smooth.fill_box(g, 0, top, max(full, min(thick, bar)), thick, radius, theme.accent)
    if movable:
        _paint_knob(g, look, _knob_left(bar, knob, value, maximum), height, focused)
    marks.write(g, marks.bar_word(value, maximum), 0, 0, bar, height)
    g.set_font(look.small)
    g.set_color(theme.foreground)
    number = f"{value}/{maximum}" if movable else f"{100 * value // maximum}%"
    down = (height - look.small.get_height()) // 2
    g.draw_string(number, width, down, Graphics.TOP | Graphics.RIGHT)


def value_at(look: Look, x: int, width: int, maximum: int) -> int:
    """The value that a finger at `x` means on a bar that can be moved."""
    bar, knob = _bar_width(look, width, maximum, True), _knob(look)
    track = max(bar - knob, 1)
    return (2 * (x - knob // 2) * maximum + track) // (2 * track)


def paint_activity(g: Graphics, look: Look, width: int, height: int, phase: int | None, word: str) -> None:
    """A band; unless `phase` is None a block in it moves to and fro, a step for each phase."""
    theme, thick = look.theme, _thickness(look)
    top = (height - thick) // 2
    smooth.fill_box(g, 0, top, width, thick, thick // 2, theme.track)
    if phase is not None:
        block = width // 4
        place = phase % (2 * PHASES)
        place = place if place <= PHASES else 2 * PHASES - place
        smooth.fill_box(g, (width - block) * place // PHASES, top, block, thick, thick // 2, theme.accent)
    marks.write(g, word, 0, 0, width, height)


def _paint_knob(g: Graphics, look: Look, left: int, height: int, focused: bool) -> None:
    theme, knob = look.theme, _knob(look)
    top = (height - knob) // 2
    smooth.draw(g, "disc", left, top, knob, knob, theme.highlighted_border if focused else theme.accent)
    inner = knob - 4
    smooth.draw(g, "disc", left + 2, top + 2, inner, inner,
                theme.highlighted_background if focused else theme.background)


def _thickness(look: Look) -> int:
    return max(look.text.get_height() // 3, 5)


def _knob(look: Look) -> int:
    return look.text.get_height() * 3 // 4


def _knob_left(bar: int, knob: int, value: int, maximum: int) -> int:
    return (bar - knob) * value // maximum


def _bar_width(look: Look, width: int, maximum: int, movable: bool) -> int:
    """What the widest number leaves of the width."""
    widest = f"{maximum}/{maximum}" if movable else "100%"
    return max(width - look.small.string_width(widest) - GAP, 1)
