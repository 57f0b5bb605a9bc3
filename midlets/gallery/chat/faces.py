"""The pictures before the contacts: a speech bubble for those reached by SMS, a mast for those nearby."""

from __future__ import annotations

from emulator.midp.lcdui import Image

from .contacts import Kind

COLORS = {Kind.SMS: 0x2F7FD6, Kind.NEARBY: 0x2E9E6B}
NEW = 0xF2994A
WHITE = 0xFFFFFF
FINE = 4                  # points that each pixel is looked at, in each direction


def face(kind: Kind, is_new: bool, size: int) -> Image:
    """A square picture on transparent ground; what is new has a spot in its corner."""
    pixels = []
    for y in range(size):
        for x in range(size):
            points = [_color(kind, is_new, (x + (i + 0.5) / FINE) / size, (y + (j + 0.5) / FINE) / size)
                      for i in range(FINE) for j in range(FINE)]
            pixels.append(_mean(points))
    return Image.create_rgb_image(pixels, size, size, True)


def _color(kind: Kind, is_new: bool, x: float, y: float) -> int | None:
    """The colour of a point of the unit square; None where it is transparent."""
    if is_new and _near(x, y, 0.8, 0.2, 0.2):
        return NEW
    if is_new and _near(x, y, 0.8, 0.2, 0.26):
        return None
    return _bubble(x, y) if kind is Kind.SMS else _mast(x, y)


def _bubble(x: float, y: float) -> int | None:
    """An ellipse with a tail, and three lines of a text in it."""
    in_oval = ((x - 0.5) / 0.46) ** 2 + ((y - 0.44) / 0.36) ** 2 <= 1
    in_tail = 0.7 <= y <= 0.95 and 0.2 <= x <= 0.2 + (0.95 - y) * 1.2
    if not (in_oval or in_tail):
        return None
    is_dot = any(_near(x, y, 0.5 + offset, 0.44, 0.07) for offset in (-0.22, 0, 0.22))
    return WHITE if is_dot else COLORS[Kind.SMS]


def _mast(x: float, y: float) -> int | None:
    """A mast whose waves go out to both sides."""
    if _near(x, y, 0.5, 0.4, 0.12) or (abs(x - 0.5) <= 0.05 + (y - 0.4) * 0.22 and 0.4 <= y <= 0.95):
        return COLORS[Kind.NEARBY]
    distance = ((x - 0.5) ** 2 + (y - 0.4) ** 2) ** 0.5
    is_wave = 0.22 <= distance <= 0.31 or 0.39 <= distance <= 0.48
    return COLORS[Kind.NEARBY] if is_wave and abs(x - 0.5) > abs(y - 0.4) else None


def _near(x: float, y: float, x0: float, y0: float, radius: float) -> bool:
    return (x - x0) ** 2 + (y - y0) ** 2 <= radius * radius


def _mean(points: list[int | None]) -> int:
    seen = [point for point in points if point is not None]
    if not seen:
        return 0
    red, green, blue = (sum(point >> shift & 0xFF for point in seen) // len(seen) for shift in (16, 8, 0))
    return 255 * len(seen) // len(points) << 24 | red << 16 | green << 8 | blue
