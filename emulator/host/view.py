"""View: the handset as the window shows it: scaled, turned, lit, shaken; and what of it is where.

    settings (zoom, smooth, effect, rotation) ─┐
    fit: the room in the window ───────────────┴─> placement ─┬─> draw: case and LCD on a surface
                                                              └─> key_at, lcd_point: what the pointer is on

The case is drawn when something of it changes; a new picture of the LCD costs the LCD alone.
"""

from __future__ import annotations

from typing import NamedTuple

import pygame

from emulator.handset.case import Case
from emulator.handset.handset import Handset
from emulator.handset.screen import Screen

from .glass import Glass
from .placement import TURNS, Placement, Point, fitting_scale, in_the_middle, turned_size, within

DESK = 0x2B2F36                        # behind the handset
MARGIN = 3                             # units left free around it, so that it can shake
SHAKE = ((2, 0), (-2, 1), (1, -1), (-1, -1), (2, 1), (-2, 0))     # units off its place, one after another
SHAKE_EVERY = 24                       # ms
BRIGHTEN, DIM = 50, 250                # ms that the light takes from dark to full, and back


class Lights(NamedTuple):
    """What the handset does to be noticed: its light (0 to 100 percent), its shaking, its lamp."""

    backlight: int = 100
    vibrating: bool = False
    led: bool = False

    @classmethod
    def of(cls, handset: Handset) -> Lights:
        """As a handset is now. The lamp is on while the phone calls for attention: it shakes or flashes."""
        backlight, shaking = handset.backlight, handset.vibrator.running
        return cls(backlight.level, shaking, shaking or backlight.running)


class View:
    """A handset on a surface. The settings are plain attributes and hold from the next call on.

    Points and sizes are the window's units; `density` pixels of the surface make one of them.
    """

    def __init__(self, case: Case, screen: Screen) -> None:
        self.zoom: float | None = None            # units to one pixel of the LCD; None: as the room allows
        self.smooth = False                       # else each pixel of the LCD is a square, if it can be
        self.effect = "none"                      # one of glass.EFFECTS
        self.rotation = 0                         # degrees, clockwise: 0, 90, 180, 270
        self.density = 1.0
        self.desk = DESK
        self.needs_frame = False                  # something moves: draw again though nothing was told
        self._case, self._screen = case, screen
        self._natural = case.size(1)
        self._room: Point | None = None
        self._glass = Glass()
        self._light: _Light | None = None
        self._upright: tuple[object, pygame.Surface] | None = None     # the case with all keys up
        self._turned: tuple[object, pygame.Surface] | None = None      # as it is, with keys down
        self._placed: tuple[object, Placement] | None = None

    def fit(self, width: int, height: int) -> None:
        """The room that there is for the handset; it lies in the middle of it."""
        self._room = width, height

    def wanted_size(self) -> Point:
        """The room that the handset wants at this zoom (at 1, if it is to fit the window)."""
        zoom = self.zoom or 1
        width, height = turned_size(self._case.size(within(zoom)), self._turn)
        free = round(2 * MARGIN * zoom)
        return width + free, height + free

    # -- what is where -------------------------------------------------------------------------------

    def lcd_point(self, pos: Point) -> Point | None:
        """The LCD's pixel at a point of the window; None beside the LCD."""
        placement = self._placement()
        return self._case.lcd_point(*self._on_case(pos), placement.scale)

    def lcd_point_beside(self, pos: Point) -> Point:
        """As `lcd_point`, beside the LCD too: pixels that it would have there."""
        box = self._case.screen_rect(self._placement().scale)
        x, y = self._on_case(pos)
        return (x - box.x) * self._screen.width // box.width, (y - box.y) * self._screen.height // box.height

    def key_at(self, pos: Point) -> str | None:
        """The name of the key at a point of the window."""
        return self._case.key_at(*self._on_case(pos), self._placement().scale)

    def key_place(self, name: str) -> Point:
        """A point of the window that is on a key; KeyError for one that is not on the case."""
        box = self._case.key_box(name, self._placement().scale)
        spots = [(box.left + box.width * x // 8, box.top + box.height * y // 8)
                 for x, y in sorted(((x, y) for x in range(9) for y in range(9)), key=_from_the_middle)]
        on_it = [spot for spot in spots if self._case.key_at(*spot, self._placement().scale) == name]
        return self._in_window(*(on_it or spots)[0])

    def lcd_place(self, x: int, y: int) -> Point:
        """The point of the window in the middle of a pixel of the LCD."""
        box = self._case.screen_rect(self._placement().scale)
        return self._in_window(box.x + _in_pixel(x, box.width, self._screen.width),
                               box.y + _in_pixel(y, box.height, self._screen.height))

    # -- drawing -------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface, *, picture: pygame.Surface, pressed: frozenset[str], lights: Lights,
             now_ms: int) -> None:
        """The whole handset on a surface that has the room's size, the desk around it.

        `picture`: what the LCD shows, not drawn on any more. `now_ms`: any clock that goes on.
        """
        if self._room is None:
            self.fit(int(surface.get_width() / self.density), int(surface.get_height() / self.density))
        placement, light = self._placement(), self._light_at(lights.backlight, now_ms)
        case = self._case_as_it_is(placement, pressed, lights.led, lit=light >= 50)
        lcd = placement.area(self._case.screen_rect(placement.scale))
        seen = self._glass.look(picture, lcd.size, smooth=self.smooth, effect=self.effect,
                                rotation=placement.rotation, light=light, now_ms=now_ms)
        dx, dy = self._shaken(placement.scale, now_ms) if lights.vibrating else (0, 0)
        surface.fill(self.desk)
        surface.blit(case, placement.box.move(dx, dy))
        surface.blit(seen, lcd.move(dx, dy))
        self.needs_frame = lights.vibrating or light != lights.backlight or not self._glass.settled

    def _light_at(self, level: int, now_ms: int) -> int:
        """Percent of the backlight that are there already: it comes and goes in a few frames."""
        if self._light is None:
            self._light = _Light(level, now_ms)
        now, then = float(level), self._light
        ms = max(0, now_ms - then.at)
        if then.level < level:
            now = min(now, then.level + 100 * ms / BRIGHTEN)
        elif then.level > level:
            now = max(now, then.level - 100 * ms / DIM)
        self._light = _Light(now, now_ms)
        return round(now)

    def _shaken(self, scale: float, now_ms: int) -> Point:
        dx, dy = SHAKE[now_ms // SHAKE_EVERY % len(SHAKE)]
        return round(dx * scale), round(dy * scale)

    # -- what is kept --------------------------------------------------------------------------------

    @property
    def _turn(self) -> int:
        return self.rotation if self.rotation in TURNS else 0

    def _placement(self) -> Placement:
        about = self.zoom, self.smooth, self._turn, self.density, self._room
        if self._placed is None or self._placed[0] != about:
            self._placed = about, self._place(self._turn)
        return self._placed[1]

    def _place(self, rotation: int) -> Placement:
        width, height = self._room or self.wanted_size()
        room = round(width * self.density), round(height * self.density)
        free = room[0] - 2 * MARGIN, room[1] - 2 * MARGIN
        natural = turned_size(self._natural, rotation)
        scale = within(self.zoom * self.density) if self.zoom else fitting_scale(natural, free, smooth=self.smooth)
        size = self._case.size(scale)
        return Placement(scale, size, rotation, in_the_middle(turned_size(size, rotation), room))

    def _case_as_it_is(self, placement: Placement, pressed: frozenset[str], led: bool, lit: bool) -> pygame.Surface:
        about = placement.scale, placement.rotation, pressed, led, lit, self.desk
        if self._turned is None or self._turned[0] != about:
            upright = self._case_with(placement.scale, pressed, led, lit)
            turned = pygame.transform.rotate(upright, -placement.rotation) if placement.rotation else upright
            self._turned = about, turned
        return self._turned[1]

    def _case_with(self, scale: float, pressed: frozenset[str], led: bool, lit: bool) -> pygame.Surface:
        """The upright case on the desk: only where keys are down it is put together anew."""
        about = scale, led, lit, self.desk
        if self._upright is None or self._upright[0] != about:
            self._upright = about, self._on_desk(self._case.picture(scale, led=led, lit=lit))
        whole = self._upright[1]
        down = pressed.intersection(self._case.key_names)
        if down:
            whole, case = whole.copy(), self._case.picture(scale, down, led, lit)
            for name in down:
                area = self._case.key_box(name, scale).inflate(round(8 * scale), round(8 * scale))
                whole.fill(self.desk, area)
                whole.blit(case, area, area)
        return whole

    def _on_desk(self, case: pygame.Surface) -> pygame.Surface:
        whole = pygame.Surface(case.get_size(), 0, 32)
        whole.fill(self.desk)
        whole.blit(case, (0, 0))
        return whole

    def _on_case(self, pos: Point) -> Point:
        return self._placement().on_case(pos[0] * self.density, pos[1] * self.density)

    def _in_window(self, x: int, y: int) -> Point:
        x, y = self._placement().on_surface(x, y)
        return int(x / self.density), int(y / self.density)


class _Light(NamedTuple):
    """A light on its way: percent, and when it was there."""

    level: float
    at: int


def _in_pixel(number: int, length: int, pixels: int) -> int:
    """A point in the middle of one of so many pixels that share a length."""
    return max(-(-number * length // pixels), (2 * number + 1) * length // (2 * pixels))


def _from_the_middle(place: Point) -> int:
    return (place[0] - 4) ** 2 + (place[1] - 4) ** 2
