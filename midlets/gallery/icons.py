"""Pictures that the gallery draws for itself."""

from __future__ import annotations

from emulator.midp.lcdui import Image

WHITE = 0xFFFFFF


def icon(color: int, size: int) -> Image:
    """A round spot with a light on it, on transparent ground."""
    pixels = []
    radius = size * 0.44
    for y in range(size):
        for x in range(size):
            dx, dy = x + 0.5 - size / 2, y + 0.5 - size / 2
            edge = radius - (dx * dx + dy * dy) ** 0.5
            alpha = min(max(edge + 0.5, 0.0), 1.0)
            light = max(0.0, 0.55 - ((dx + size / 8) ** 2 + (dy + size / 8) ** 2) / (radius * radius))
            pixels.append(int(alpha * 255) << 24 | mix(color, WHITE, light))
    return Image.create_rgb_image(pixels, size, size, True)


def landscape(width: int, height: int) -> Image:
    """A hill under an evening sky."""
    image = Image.create_image(width, height)
    g = image.get_graphics()
    for y in range(height):
        g.set_color(mix(0x28468C, 0xF5B26B, y / height))
        g.fill_rect(0, y, width, 1)
    sun = height // 3
    g.set_color(0xFFF1C4)
    g.fill_arc(width * 2 // 3, height // 3, sun, sun, 0, 360)
    g.set_color(0x2E5D43)
    g.fill_arc(-width // 4, height * 6 // 10, width, height, 0, 180)
    g.set_color(0x3F7A55)
    g.fill_arc(width // 3, height * 7 // 10, width, height, 0, 180)
    return image


def mix(one: int, other: int, part: float) -> int:
    """A colour between two: `part` is 0 for the first, 1 for the second."""
    mixed = 0
    for shift in (16, 8, 0):
        first, second = one >> shift & 0xFF, other >> shift & 0xFF
        mixed |= int(first + (second - first) * part) << shift
    return mixed
