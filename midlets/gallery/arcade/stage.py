"""The stage: sky, skylines, street and figures of one world, seen through a window that follows the person."""

from __future__ import annotations

from collections.abc import Sequence

from emulator.midp.lcdui import Graphics, Image
from emulator.midp.lcdui.game import LayerManager, Sprite

from . import skyline
from .body import Body
from .cast import Cast
from .effects import Effects, glow
from .sky import Sky
from .skyline import Skyline
from .street import ROWS, TILE
from .streetscape import Streetscape
from .tiles import tiles
from .world import Event, World

SIZES = (32, 24, 16, 12, 8)           # pixels to a tile
LEAST = 14                            # tiles that are seen each way, at least
SKYLINES = ((0x33285A, 2, 5), (0x5A3F78, 4, 11))     # near and far: colour, slowness, seed
HEADROOM = 3                          # rows above the street that can be seen
GLOW = 6                              # tiles across


class Stage:
    """Everything on a screen of `width` by `height` pixels but the words."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.tile = next((size for size in SIZES if min(width, height) >= LEAST * size), SIZES[-1])
        self.cast = Cast(self.tile)
        self._tiles: Image = tiles().scaled(self.tile).image()
        self._houses = [skyline.tiles(color).scaled(self.tile).image() for color, *_ in SKYLINES]
        self._glow = glow(GLOW * self.tile)
        self._sky = Sky(width, height)
        self._world: World | None = None

    def enter(self, world: World) -> None:
        """Build the layers of a world."""
        self._world, self._sprites = world, dict[Body, Sprite]()
        self._layers = LayerManager()
        self._streetscape = Streetscape(world, self._tiles, self.tile)
        street_width = world.street.columns * self.tile
        self._near, self._far = (Skyline(image, street_width, self.width, slowness, seed)
                                 for image, (_, slowness, seed) in zip(self._houses, SKYLINES, strict=True))
        self._glows = [self._glow_of(lamp.column, lamp.row - 2) for lamp in world.street.lamps]
        for layer in (*self._glows, self._streetscape.layer, self._near.layer, self._far.layer):
            self._layers.append(layer)
        self.effects = Effects(self.cast, self._layers)
        self._left, self._top = self._wanted()

    def meet(self, one: Body, other: Body) -> bool:
        """Whether an opaque pixel of one is on an opaque pixel of the other."""
        return self._posed(one).collides_with(self._posed(other), True)

    def follow(self, world: World, events: Sequence[Event], lost: bool = False) -> None:
        """Bring everything up to date with a step of the world; `events` is what happened in it,
        `lost` whether the person has just lost a life."""
        if world is not self._world:
            self.enter(world)
        self._streetscape.follow()
        for lamp, sprite in zip(world.street.lamps, self._glows, strict=True):
            sprite.set_visible(lamp.lit)
        self._follow_bodies(world, lost)
        self.effects.follow(events)
        self._look()

    def wander(self, age: int) -> None:
        """Look along the street, to its end and back, a pixel a step: for the title."""
        assert self._world is not None
        way = self._world.street.columns * self.tile - self.width
        self._look_at(abs((age + way) % (2 * way) - way), ROWS * self.tile - self.height)

    def paint(self, g: Graphics) -> None:
        """Draw it all; `g` draws on the whole screen."""
        assert self._world is not None
        darkness = self._world.darkness
        self._sky.paint(g, darkness)
        self._near.light(darkness)
        self._far.light(darkness)
        self._layers.paint(g, 0, 0)
        self.effects.paint_words(g, self._left, self._top)

    # -- the view ------------------------------------------------------------------------------

    def _look(self) -> None:
        """A part of the way to where the view should be."""
        left, top = self._wanted()
        self._look_at(self._left + _part(left - self._left, 5), self._top + _part(top - self._top, 8))

    def _look_at(self, left: int, top: int) -> None:
        """Move the view's corner; the skylines move less."""
        self._left, self._top = left, top
        self._layers.set_view_window(self._left, self._top, self.width, self.height)
        horizon = ROWS * self.tile
        self._near.look(self._left, horizon + min(0, self._top + self.height - horizon) // 2)
        self._far.look(self._left, horizon - 2 * self.tile + min(0, self._top + self.height - horizon) * 3 // 4)

    def _wanted(self) -> tuple[int, int]:
        """The view's corner: the person a little off the middle, more room ahead; nothing beyond the street."""
        assert self._world is not None
        person, street = self._world.person, self._world.street
        x, y = self.cast.pixels(person.middle), self.cast.pixels(person.y)
        left = x - self.width // 2 + person.facing * self.width // 8
        lowest = ROWS * self.tile - self.height
        highest = min(lowest, -HEADROOM * self.tile)
        return (max(0, min(left, street.columns * self.tile - self.width)),
                max(highest, min(y - self.height * 45 // 100, lowest)))

    # -- sprites ---------------------------------------------------------------------------------

    def _follow_bodies(self, world: World, lost: bool) -> None:
        """A Sprite for everybody who is there, none for those who are gone."""
        bodies: list[Body] = [world.person, *world.sparks, *world.foes]
        for gone in [body for body in self._sprites if body not in bodies]:
            self._layers.remove(self._sprites.pop(gone))
        for body in bodies:
            sprite = self._posed(body, lost)
            is_near = abs(body.x - world.person.x) < (self.width // self.tile + 2) * TILE
            sprite.set_visible(is_near)
        self._sprites[world.person].set_visible(lost or not world.safe // 3 % 2)

    def _posed(self, body: Body, lost: bool = False) -> Sprite:
        sprite = self._sprites.get(body)
        if sprite is None:
            sprite = self._sprites[body] = self.cast.sprite_of(body)
            self._layers.insert(sprite, 0)
        sprite.set_visible(True)                 # one that is hidden, or blinks, would meet nobody
        self.cast.pose(sprite, body, lost)
        return sprite

    def _glow_of(self, column: int, row: int) -> Sprite:
        """The light around a lamp's head."""
        sprite = Sprite(self._glow)
        corner = (GLOW - 1) * self.tile // 2
        sprite.set_position(column * self.tile - corner, row * self.tile - corner)
        return sprite


def _part(distance: int, parts: int) -> int:
    """A part of it, rounded away from nothing, so that the end is reached."""
    return -(-distance // parts) if distance > 0 else distance // parts
