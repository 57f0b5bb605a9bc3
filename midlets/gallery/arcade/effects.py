"""What is seen for a moment only: puffs of smoke, points that rise, the light of a lamp."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from emulator.midp.lcdui import Font, Graphics, Image
from emulator.midp.lcdui.game import LayerManager, Sprite

from .cast import Cast
from .street import TILE
from .world import Event, What

PUFF, RISE = 3, 24                # steps to a frame of a puff; steps that points are seen
WARM = 0xFFD070
SHOWN = 50                        # points that are worth showing
COLORS = {What.LIT: 0xFFE08A, What.POPPED: 0xFFFFFF}


class Effects:
    """Puffs are Sprites before all others; points are words at a place of the street."""

    def __init__(self, cast: Cast, layers: LayerManager) -> None:
        self._cast, self._layers = cast, layers
        self._font = Font.get_font(Font.FACE_SYSTEM, Font.STYLE_BOLD, Font.SIZE_SMALL)
        self._puffs: list[Sprite] = []
        self._points: list[tuple[str, int, int, int, int]] = []        # text, x, y, colour, steps left
        self._step = 0

    def follow(self, events: Sequence[Event]) -> None:
        """One step further; new ones for what has just happened."""
        self._step += 1
        if self._step % PUFF == 0:
            self._blow_away()
        self._points = [(text, x, y, color, left - 1) for text, x, y, color, left in self._points if left > 1]
        for event in events:
            x, y = self._cast.pixels(event.x), self._cast.pixels(event.y)
            if event.what in (What.POPPED, What.SPRUNG, What.LOST):
                self._puff(x, y + self._cast.pixels(TILE))
            if event.points >= SHOWN:
                self._points.append((f"+{event.points}", x, y, COLORS.get(event.what, 0xFFFFFF), RISE))

    def paint_words(self, g: Graphics, left: int, top: int) -> None:
        """The points, for a view whose corner is at (left, top)."""
        g.set_font(self._font)
        for text, x, y, color, steps in self._points:
            place = x - left, y - top - (RISE - steps) * self._cast.pixels(TILE) // RISE
            for shift, ink in ((1, 0x1A1028), (0, color)):
                g.set_color(ink)
                g.draw_string(text, place[0] + shift, place[1] + shift, Graphics.BOTTOM | Graphics.HCENTER)

    def _puff(self, x: int, y: int) -> None:
        sprite = self._cast.sprite("puff")
        sprite.set_ref_pixel_position(x, y)
        self._layers.insert(sprite, 0)
        self._puffs.append(sprite)

    def _blow_away(self) -> None:
        for sprite in list(self._puffs):
            if sprite.get_frame() == sprite.get_frame_sequence_length() - 1:
                self._puffs.remove(sprite)
                self._layers.remove(sprite)
            else:
                sprite.next_frame()


def glow(size: int) -> Image:
    """A round light, `size` pixels across, that fades to nothing at its edge."""
    pixels, middle = [], (size - 1) / 2
    fading = [int((1 - step / size) ** 1.6 * 150) << 24 | WARM for step in range(size)] + [WARM]
    for y in range(size):
        pixels += [fading[min(int(hypot(x - middle, y - middle) * 2), size)] for x in range(size)]
    return Image.create_rgb_image(pixels, size, size, True)
