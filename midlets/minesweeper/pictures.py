"""The small pictures of the main menu, drawn for the size of the phone's font."""

from __future__ import annotations

from collections.abc import Callable

from emulator.midp.lcdui import Font, Graphics, Image

from .board import Outcome
from .header import paint_face

NOTHING = 0xFF00FF      # where a picture is transparent
GREEN, ORANGE, GOLD, BROWN, GREY, RED, WHITE = 0x22A85A, 0xF97316, 0xF5B301, 0x8A5A00, 0x8A97A5, 0xD7263D, 0xFFFFFF
"""Each is seen on a light ground and on the dark one of a selected line."""


def picture(draw: Callable[[Graphics, int], object]) -> Image:
    """What `draw(g, size)` draws, as large as a line of text, transparent where it draws nothing."""
    size = Font.get_default_font().get_height() - 4
    image = Image.create_image(size, size)
    g = image.get_graphics()
    g.set_color(NOTHING)
    g.fill_rect(0, 0, size, size)
    draw(g, size)
    pixels = [0] * (size * size)
    image.get_rgb(pixels, 0, size, 0, 0, size, size)
    seen = [0 if pixel & 0xFFFFFF == NOTHING else pixel for pixel in pixels]
    return Image.create_rgb_image(seen, size, size, True)


def play(g: Graphics, size: int) -> None:
    """A triangle: go on."""
    g.set_color(GREEN)
    g.fill_triangle(size // 6, 0, size // 6, size - 1, size - 1, size // 2)


def face(g: Graphics, size: int) -> None:
    """The face above the field: a new game."""
    paint_face(g, 0, 0, size, Outcome.PLAYING)


def bulb(g: Graphics, size: int) -> None:
    """An idea: a hint."""
    wide = size * 7 // 10 | 1
    left = (size - wide) // 2
    g.set_color(GOLD)
    g.fill_arc(left, 0, wide, wide, 0, 360)
    g.fill_rect(left + wide // 4, wide // 2, wide - 2 * (wide // 4), size * 3 // 4 - wide // 2)
    g.set_color(GREY)
    g.fill_rect(left + wide // 4, size * 3 // 4 + 1, wide - 2 * (wide // 4), size // 4 - 1)


def steps(g: Graphics, size: int) -> None:
    """Bars, each higher than the last: the levels."""
    g.set_color(ORANGE)
    wide = size // 4
    for step in (1, 2, 3):
        high = size * step // 3
        g.fill_rect((step - 1) * (size - wide) // 2, size - high, wide, high)


def cup(g: Graphics, size: int) -> None:
    """For the winner: the best times."""
    g.set_color(GOLD)
    g.draw_arc(0, 1, size - 1, size * 2 // 5, 0, 360)
    g.fill_rect(size // 5, 0, size - 2 * (size // 5), size * 3 // 10)
    g.fill_arc(size // 5, -size * 3 // 10, size - 2 * (size // 5), size, 180, 180)
    g.set_color(BROWN)
    g.fill_rect((size - 2) // 2, size * 7 // 10, 2, size // 5)
    g.fill_rect(size // 4, size - 2, size - 2 * (size // 4), 2)


def sliders(g: Graphics, size: int) -> None:
    """Three knobs that can be moved: the options."""
    knob = max(size // 4, 3)
    for row, share in enumerate((3, 1, 2)):
        y = knob // 2 + row * (size - knob) // 2
        g.set_color(GREY)
        g.fill_rect(0, y, size, 2)
        g.set_color(ORANGE)
        g.fill_rect((size - knob) * share // 4, y + 1 - knob // 2, knob, knob)


def question(g: Graphics, size: int) -> None:
    """How to play."""
    g.set_color(GREEN)
    g.fill_arc(0, 0, size, size, 0, 360)
    font = Font.get_font(Font.FACE_SYSTEM, Font.STYLE_BOLD, Font.SIZE_SMALL)
    g.set_font(font)
    g.set_color(WHITE)
    g.draw_string("?", (size - font.string_width("?") + 1) // 2, (size - font.get_height()) // 2,
                  Graphics.TOP | Graphics.LEFT)


def cross(g: Graphics, size: int) -> None:
    """The way out."""
    g.set_color(RED)
    g.fill_arc(0, 0, size, size, 0, 360)
    g.set_color(WHITE)
    near = size * 3 // 10
    far = size - 1 - near
    for shift in (0, 1):
        g.draw_line(near + shift, near, far, far - shift)
        g.draw_line(near, near + shift, far - shift, far)
        g.draw_line(near + shift, far, far, near + shift)
        g.draw_line(near, far - shift, far - shift, near)
