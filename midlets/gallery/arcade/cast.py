"""The Sprites: which frames a body shows, which way it looks, and where on the screen it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from emulator.midp.lcdui import Image
from emulator.midp.lcdui.game import Sprite

from . import figures
from .body import Body
from .creatures import Crow, Foe, Mood, Soot, Spark
from .drawing import ART, Drawing
from .lighter import Lighter
from .street import TILE

FIGURES: dict[str, tuple[Callable[[], Drawing], int, int]] = {       # what draws it; width and height of a frame
    "person": (figures.person, 24, 24),
    "soot": (figures.soot, 16, 12),
    "bat": (figures.bat, 16, 8),
    "crow": (figures.crow, 16, 12),
    "spark": (figures.spark, 8, 8),
    "puff": (figures.puff, 16, 16),
}
PERSON_BOX = 6, 2, 12, 22             # what of the person can be hit; not the pole, and not its flame
GAIT = TILE // 3                      # sub-pixels to a frame of running
WAVES = (0, 1, 2, 1)                  # wings


class Cast:
    """Makes Sprites for tiles of `tile` pixels, and lets them follow their bodies."""

    def __init__(self, tile: int) -> None:
        self._tile = tile
        self._images: dict[str, Image] = {name: draw().scaled(tile).image() for name, (draw, *_) in FIGURES.items()}

    def sprite(self, name: str) -> Sprite:
        """A new Sprite of a figure. Its reference pixel is where the feet stand."""
        _, width, height = FIGURES[name]
        wide, high = width * self._tile // ART, height * self._tile // ART
        sprite = Sprite(self._images[name], wide, high)
        sprite.define_reference_pixel(wide // 2, high)
        if name == "person":
            sprite.define_collision_rectangle(*(number * self._tile // ART for number in PERSON_BOX))
        return sprite

    def sprite_of(self, body: Body) -> Sprite:
        """A new Sprite for a body."""
        if isinstance(body, Lighter):
            return self.sprite("person")
        return self.sprite("spark" if isinstance(body, Spark) else type(body).__name__.lower())

    def pose(self, sprite: Sprite, body: Body, lost: bool = False) -> None:
        """Show the body where it is and as it is."""
        if isinstance(body, Lighter):
            self._play(sprite, *_pose_of_person(body, lost))
        elif isinstance(body, Spark):
            self._play(sprite, (0, 1), body.age // 2)
        elif isinstance(body, Foe):
            self._play(sprite, *_pose_of_foe(body))
        facing = getattr(body, "facing", 1)
        sprite.set_transform(Sprite.TRANS_NONE if facing > 0 else Sprite.TRANS_MIRROR)
        sprite.set_ref_pixel_position(self.pixels(body.middle), self.pixels(body.bottom))

    def pixels(self, length: int) -> int:
        """Sub-pixels in pixels of the screen."""
        return length * self._tile // TILE

    @staticmethod
    def _play(sprite: Sprite, frames: Sequence[int], place: int) -> None:
        sprite.set_frame_sequence(frames)
        sprite.set_frame(place % len(frames))


def _pose_of_person(person: Lighter, lost: bool) -> tuple[Sequence[int], int]:
    """The frame sequence, and the place in it."""
    frames = figures.PERSON_FRAMES
    if lost:
        return frames["lost"], 0
    if not person.on_ground:
        return frames["rise" if person.vy < 0 else "fall"], 0
    if person.vx:
        return frames["run"], person.stride // GAIT
    return frames["stand"], person.age


def _pose_of_foe(foe: Foe) -> tuple[Sequence[int], int]:
    if isinstance(foe, Crow):
        if foe.mood is Mood.SITTING:
            return (0,), 0
        return (1, 2), foe.age // 4
    if isinstance(foe, Soot):
        return (0, 1), foe.age // 5
    return WAVES, foe.age // 3
