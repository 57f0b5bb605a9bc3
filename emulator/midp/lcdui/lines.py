"""Straight lines, to the pixel: every step of a line has its place, whatever the clip shows.

A line of n steps along its longer axis and m along the other has, at step k, gone
(2km + n - 1) // 2n along the other. That is what `pygame.draw.line` draws; here it is for
what pygame has not: dots, the rows of a triangle, and lines that reach out of sight.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

import pygame

from emulator.handset.frame import Frame

Box = tuple[int, int, int, int]    # x, y, width, height
TALL = 512     # rows; a higher triangle is not remembered, only its part in sight is worked out
LONG = 4096    # pixels; pygame walks a line to its end, so longer ones are plotted


def plot_line(frame: Frame, ink: int, dotted: int, x1: int, y1: int, x2: int, y2: int) -> None:
    """A line within the frame's clip, both ends included; dotted, every second pixel of it."""
    clip = frame.surface.get_clip()
    if clip:
        for step, x, y in _steps(x1, y1, x2, y2, clip):
            if not (dotted and step % 2):
                frame.surface.fill(ink, (x, y, 1, 1))


def _steps(x1: int, y1: int, x2: int, y2: int, clip: pygame.Rect) -> Iterator[tuple[int, int, int]]:
    """(step, x, y) of the pixels that lie in the clip."""
    if abs(x2 - x1) >= abs(y2 - y1):
        for step, along, across in _walk(x1, y1, x2, y2, (clip.left, clip.right), (clip.top, clip.bottom)):
            yield step, along, across
    else:
        for step, along, across in _walk(y1, x1, y2, x2, (clip.top, clip.bottom), (clip.left, clip.right)):
            yield step, across, along


def _walk(along1: int, across1: int, along2: int, across2: int,
          length: tuple[int, int], breadth: tuple[int, int]) -> Iterator[tuple[int, int, int]]:
    """The steps within two half-open ranges; the longer axis is called along."""
    n, m = abs(along2 - along1), abs(across2 - across1)
    ahead, aside = (1 if along1 < along2 else -1), (1 if across1 < across2 else -1)
    first, last = _within(along1, ahead, length, n)
    low, high = _within(across1, aside, breadth, m)
    if low > high:
        return
    first, last = max(first, _first_step(low, n, m)), min(last, _last_step(high, n, m))
    for step in range(first, last + 1):
        shift = (2 * step * m + n - 1) // (2 * n) if n else 0
        yield step, along1 + ahead * step, across1 + aside * shift


def _within(start: int, direction: int, limits: tuple[int, int], most: int) -> tuple[int, int]:
    """Which multiples of the direction (0..most) lead from the start into the limits."""
    low, high = limits[0] - start, limits[1] - 1 - start
    if direction < 0:
        low, high = -high, -low
    return max(0, low), min(most, high)


def _first_step(shift: int, n: int, m: int) -> int:
    """The first step that has gone `shift` to the side."""
    return 0 if shift <= 0 else -((n - 1 - 2 * n * shift) // (2 * m))


def _last_step(shift: int, n: int, m: int) -> int:
    """The last step that has gone no further than `shift` to the side."""
    return n if shift >= m else (2 * n * shift + n) // (2 * m)


def triangle(x1: int, y1: int, x2: int, y2: int, x3: int, y3: int, top: int, bottom: int) -> Iterable[Box]:
    """A filled triangle with its edges, as boxes; at least what lies in rows top <= y < bottom.

    The topmost corner is at y = 0, the leftmost at x = 0.
    """
    if max(y1, y2, y3) < TALL:
        return _kept_triangle(x1, y1, x2, y2, x3, y3)
    return _triangle(x1, y1, x2, y2, x3, y3, max(0, top), min(bottom, max(y1, y2, y3) + 1))


@lru_cache(maxsize=256)
def _kept_triangle(x1: int, y1: int, x2: int, y2: int, x3: int, y3: int) -> list[Box]:
    return _triangle(x1, y1, x2, y2, x3, y3, 0, max(y1, y2, y3) + 1)


def _triangle(x1: int, y1: int, x2: int, y2: int, x3: int, y3: int, top: int, bottom: int) -> list[Box]:
    lefts, rights = [max(x1, x2, x3)] * (bottom - top), [0] * (bottom - top)
    for side in ((x1, y1, x2, y2), (x2, y2, x3, y3), (x3, y3, x1, y1)):
        for y, left, right in _side_rows(*side, top, bottom):
            lefts[y - top] = min(left, lefts[y - top])
            rights[y - top] = max(right, rights[y - top])
    return [(left, y, right + 1 - left, 1) for y, left, right in zip(range(top, bottom), lefts, rights, strict=True)]


def _side_rows(x1: int, y1: int, x2: int, y2: int, top: int, bottom: int) -> Iterator[tuple[int, int, int]]:
    """What a line covers of each row, drawn from either end.

    The two ways differ where a line passes exactly between two pixels; both are in.
    """
    if y1 > y2:
        x1, y1, x2, y2 = x2, y2, x1, y1
    width, height, way = abs(x2 - x1), y2 - y1, (1 if x1 < x2 else -1)
    for y in range(max(top, y1), min(bottom, y2 + 1)):
        row = y - y1
        if height == 0:
            first, last = 0, width
        elif width >= height:
            first = max(0, -((width - 2 * width * row) // (2 * height)))
            last = min(width, (2 * width * row + width) // (2 * height))
        else:
            first = (2 * row * width + height - 1) // (2 * height)
            last = (2 * row * width + height) // (2 * height)
        yield (y, x1 + first, x1 + last) if way > 0 else (y, x1 - last, x1 - first)
