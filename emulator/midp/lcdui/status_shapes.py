"""Shapes of a status bar and of a call: points of the unit square, x to the right and y down (see smooth.py)."""

from __future__ import annotations


def _near(x: float, y: float, x1: float, y1: float, x2: float, y2: float, reach: float) -> bool:
    """Is the point within `reach` of a line from (x1, y1) to (x2, y2)?"""
    dx, dy = x2 - x1, y2 - y1
    along = min(max(((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy), 0.0), 1.0)
    return (x - x1 - along * dx) ** 2 + (y - y1 - along * dy) ** 2 <= reach * reach


def paused(x: float, y: float) -> bool:
    """Two upright bars."""
    return 0.08 <= y <= 0.92 and (0.12 <= x <= 0.4 or 0.6 <= x <= 0.88)


def envelope(x: float, y: float) -> bool:
    """A letter, with the line of its flap."""
    flap = _near(x, y, 0.0, 0.22, 0.5, 0.62, 0.06) or _near(x, y, 1.0, 0.22, 0.5, 0.62, 0.06)
    return 0.14 <= y <= 0.88 and not flap


def muted(x: float, y: float) -> bool:
    """A loudspeaker with a cross beside it."""
    box = 0.0 <= x <= 0.24 and 0.34 <= y <= 0.66
    cone = 0.24 <= x <= 0.5 and abs(y - 0.5) <= 0.16 + (x - 0.24) * 1.1
    return box or cone or _near(x, y, 0.64, 0.34, 0.94, 0.66, 0.07) or _near(x, y, 0.64, 0.66, 0.94, 0.34, 0.07)


def missed(x: float, y: float) -> bool:
    """An arrow that came in and bounced off."""
    way = _near(x, y, 0.92, 0.24, 0.5, 0.68, 0.08) or _near(x, y, 0.5, 0.68, 0.14, 0.3, 0.08)
    return way or _near(x, y, 0.1, 0.26, 0.44, 0.26, 0.08) or _near(x, y, 0.1, 0.26, 0.1, 0.6, 0.08)


def receiver(x: float, y: float) -> bool:
    """The receiver of a telephone, lying on its ends."""
    arc = (x - 0.5) ** 2 + (y - 0.95) ** 2
    bow = 0.33 ** 2 <= arc <= 0.6 ** 2 and y <= 0.62 and 0.04 <= x <= 0.96
    ends = 0.46 <= y <= 0.78 and (0.02 <= x <= 0.3 or 0.7 <= x <= 0.98)
    return bow or ends


SHAPES = {"paused": paused, "envelope": envelope, "muted": muted, "missed": missed, "receiver": receiver}
