"""The look of the board: the star with its holes in wood or at night, marbles, rings and shadows."""

from __future__ import annotations

import math
from dataclasses import dataclass

from emulator.midp.lcdui import Graphics, Image

from .layout import HIGH, ROOT, Layout
from .paint import TOP_LEFT, dot, marble, mixed, ring, round_image, shadow, triangle
from .places import AREA_OF, NOWHERE, PLACES, TIPS, point
from .settings import Look

COLORS = (0xE02020, 0xF2BE12, 0x1E9E3A, 0x2456DC, 0x9A35C9, 0xF1EFE6)
"""Red, yellow, green, blue, violet, white: the colour of each player."""


@dataclass(frozen=True)
class Palette:
    """The colours of a look; `tint` is how strongly a point of the star shows its player's colour."""

    back: int
    back_end: int
    star: int
    grain: float
    edge: int
    hole: int
    hole_light: int
    ink: int
    plate: int
    mark: int
    tint: float
    glow: float


PALETTES = {
    Look.WOOD: Palette(0x5B3A20, 0x42270F, 0xE6BF7F, 0.10, 0x2E1A09, 0x8A5E2E, 0xF6DDAE,
                       0xFFF3DC, 0x3A220D, 0xFFFFFF, 0.38, 0.75),
    Look.NIGHT: Palette(0x070B1F, 0x1C1240, 0x1B2350, 0.0, 0x6C7FD8, 0x080C22, 0x4A5AA8,
                        0xE8ECFF, 0x0B1030, 0xFFF6B0, 0.30, 1.0),
}


class Picture:
    """All parts of a board, for one layout, one look, the players who take part and who looks on."""

    def __init__(self, layout: Layout, look: Look) -> None:
        self.layout, self.look, self.colors = layout, look, PALETTES[look]
        hole = layout.hole
        self.marbles = [marble(hole, color, glow=self.colors.glow) for color in COLORS]
        self.signs = [marble(min(18, max(10, hole + 2)), color, glow=self.colors.glow) for color in COLORS]
        self.shadow = shadow(hole)
        self.cursor = ring(hole, self.colors.mark, 1.6 if hole < 10 else 2.2)
        self.cursor_shade = ring(hole + 2, 0x000000, 1.0)
        self.targets = [self._target(color) for color in COLORS]
        self._holes = {player: self._hole(player) for player in (*range(len(COLORS)), NOWHERE)}
        self._boards: dict[tuple[tuple[int, ...], int], Image] = {}

    def board(self, players: tuple[int, ...], viewer: int) -> Image:
        """The empty board, its points in the colours of their players."""
        if (players, viewer) not in self._boards:
            self._boards[players, viewer] = self._draw(players, viewer)
        return self._boards[players, viewer]

    def _draw(self, players: tuple[int, ...], viewer: int) -> Image:
        layout = self.layout
        image = Image.create_image(layout.width, layout.height)
        g = image.get_graphics()
        self._draw_back(g)
        self._star(g, 2.4 if layout.hole >= 10 else 1.4, lambda _y: self.colors.edge)
        self._star(g, 0.0, self._star_color)
        self._draw_points(g, players, viewer)
        for place in PLACES:
            owner = AREA_OF[place] if AREA_OF[place] in players else NOWHERE
            hole = self._holes[owner]
            x, y = layout.spot(point(place, viewer))
            g.draw_image(hole, x - hole.get_width() // 2, y - hole.get_height() // 2, TOP_LEFT)
        return image

    def _draw_back(self, g: Graphics) -> None:
        """What the board lies on: planed walnut, or the sky."""
        width, height, colors = self.layout.width, self.layout.height, self.colors
        for y in range(height):
            base = mixed(colors.back, colors.back_end, y / height)
            if self.look is Look.NIGHT:
                g.set_color(base)
                g.fill_rect(0, y, width, 1)
                continue
            for x in range(0, width, 10):
                wave = math.sin(y * 0.8 + 0.6 * math.sin(x * 0.03)) + math.sin(y * 0.31 + x * 0.012 + 1.3)
                g.set_color(mixed(base, 0x000000 if wave < 0 else 0xC08850, abs(wave) * 0.07))
                g.fill_rect(x, y, 10, 1)
        if self.look is Look.NIGHT:
            for n in range(width * height // 500):
                dot(g, n * 7919 % width, n * n * 104729 % height, 0xFFFFFF, 0.15 + n % 5 * 0.14)

    def _star_color(self, y: int) -> int:
        """The grain, and a little more light above than below."""
        grain = (math.sin(y * 1.7) + math.sin(y * 0.61 + 2) + math.sin(y * 0.23)) / 3 * self.colors.grain
        height = max(0.0, (y - self.layout.top) / self.layout.height)
        if grain > 0:
            return mixed(self.colors.star, 0xFFFFFF, grain)
        return mixed(self.colors.star, 0x000000, 0.10 * height - grain)

    def _star(self, g: Graphics, more: float, color: object) -> None:
        """Two large triangles, so many pixels beyond the star's own edge."""
        layout = self.layout
        slope, margin = layout.column / 2 / layout.row, layout.hole / 2 + 1 + more
        apex, base = HIGH / 2 * layout.row + margin * 1.75, 4 * layout.row + margin
        triangle(g, layout.x, layout.y - apex, layout.y + base, slope, color)       # type: ignore[arg-type]
        triangle(g, layout.x, layout.y + apex, layout.y - base, slope, color)       # type: ignore[arg-type]

    def _draw_points(self, g: Graphics, players: tuple[int, ...], viewer: int) -> None:
        for area in players:
            self.draw_point(g, area, viewer, mixed(self.colors.star, COLORS[area], self.colors.tint))

    def draw_point(self, g: Graphics, area: int, viewer: int, color: int) -> None:
        """One point of the star as a triangle in a colour."""
        layout = self.layout
        corners = sorted((layout.spot(at)[1], layout.spot(at)[0]) for at in self.corners((area - viewer) % 6))
        (top, _), (middle, _), (bottom, _) = corners
        level = top if middle - top < bottom - middle else bottom         # its base lies level at the top or below
        apex = bottom if level == top else top
        x = next(x for y, x in corners if y == apex)
        triangle(g, x, apex, level, layout.column / 2 / layout.row, lambda _y: color)

    @staticmethod
    def corners(seen: int) -> list[tuple[float, float]]:
        """The corners of the point of the star that is seen at this position, 0 below, on the plane."""
        x, y = point(TIPS[seen])
        away = math.hypot(x, y)
        ux, uy = x / away, y / away
        inner, half = 5 * ROOT - 0.42, (away + 0.75 - (5 * ROOT - 0.42)) / math.sqrt(3)
        return [(ux * (away + 0.75), uy * (away + 0.75)),
                (ux * inner - uy * half, uy * inner + ux * half), (ux * inner + uy * half, uy * inner - ux * half)]

    def _hole(self, owner: int) -> Image:
        """A hollow: dark above, light below; in a point of the star with a breath of its player's colour."""
        colors = self.colors
        deep = colors.hole if owner == NOWHERE else mixed(colors.hole, COLORS[owner], 0.35)
        size = max(4, round(self.layout.hole * 0.72))

        def shade(x: float, y: float) -> tuple[int, float]:
            away = math.hypot(x, y)
            inner = mixed(mixed(deep, 0x000000, 0.30), mixed(deep, colors.hole_light, 0.35), (y + 1) / 2)
            rim = mixed(deep, 0x000000 if y < 0 else colors.hole_light, 0.45 if y < 0 else 0.8)
            return (rim if away > 0.78 else inner), (1 - away) * size / 2 + 0.5
        return round_image(size, shade)

    def _target(self, color: int) -> Image:
        """A place that the piece in hand can reach."""
        size = max(4, round(self.layout.hole * 0.52))
        bright = mixed(color, 0xFFFFFF, 0.25)
        return round_image(size, lambda x, y: (mixed(0xFFFFFF, bright, min(1.0, math.hypot(x, y) * 1.5)),
                                               (1 - math.hypot(x, y)) * size / 2 + 0.5))

