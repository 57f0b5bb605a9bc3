"""A skin: which phone this is. `load` reads a folder's skin.yaml and case.svg.

The YAML file holds meaning (keys, colours, sizes), the SVG file geometry, found by element id.
docs/skins.md is the guide to making one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from emulator.errors import SkinError

from .case_drawing import CaseDrawing
from .drawing import Drawing
from .element_ids import element_id
from .keys import KeyTable
from .skin_parts import KeyCap, LabelStyle, Theme
from .skin_reader import SkinReader

__all__ = ["KeyCap", "LabelStyle", "Skin", "Theme", "check", "load"]


@dataclass(frozen=True)
class Skin:
    """A phone, before it is switched on. Nothing of it is pixels yet; Case does that."""

    name: str                       # of its folder
    title: str
    year: int | None
    width: int                      # of the LCD, in pixels
    height: int
    colors: int                     # that the LCD can show; 2 is black and white
    font_sizes: Mapping[str, int]   # "small", "medium", "large" -> px
    theme: Theme
    keys: KeyTable
    caps: Mapping[str, KeyCap]      # by key name: what is printed on it
    on_screen: tuple[str, ...]      # keys that the phone shows on its LCD, not on its case
    labels: LabelStyle
    back_key: str                   # the soft key that takes BACK, CANCEL, EXIT and STOP commands
    pointer: bool
    pointer_motion: bool
    repeat: bool                    # keys repeat while they are held
    vibrator: bool
    heap: int                       # bytes that a MIDlet may fill
    storage: int                    # bytes of record stores that a suite may keep
    locale: str                     # when nobody chooses another
    drawing: CaseDrawing = field(repr=False, compare=False)
    keypad: bool = False            # lays keys over a game's screen when its key `keypad` is pressed

    @property
    def other_key(self) -> str:
        """The soft key that is not `back_key`: it takes the other command, or the menu."""
        return "soft_left" if self.back_key == "soft_right" else "soft_right"

    def summary(self) -> str:
        """One line for a list of phones."""
        colors = "black and white" if self.colors == 2 else f"{self.colors:,} colours"
        touch = ", touch screen" if self.pointer else ""
        year = f" ({self.year})" if self.year else ""
        return (f"{self.name:10} {self.title}{year}: {self.width}x{self.height}, {colors}, "
                f"{len(self.keys)} keys{touch}")


def load(folder: Path, shelf: Path | None = None) -> Skin:
    """The skin in a folder. The first thing wrong with it is raised as a SkinError.

    A skin that `extends` another one finds it beside its own folder, or else on `shelf`.
    """
    reader = SkinReader(folder, shelf)
    parts = reader.read()
    if reader.faults:
        raise reader.faults[0]
    return Skin(**parts)


def check(folder: Path, shelf: Path | None = None) -> list[SkinError]:
    """All that is wrong with the skin in a folder; unlike `load` this looks at pixels too."""
    reader = SkinReader(folder, shelf)
    drawing = reader.read().get("drawing")
    return reader.faults + (_unseen(drawing) if drawing and not drawing.faults else [])


def _unseen(drawing: Drawing) -> list[SkinError]:
    """The keys that cover no pixel: nobody could press them."""
    raster = drawing.raster(1)
    shapes = {name: raster.shape(name, raster.whole) for name in drawing.key_names()}
    return [drawing.fault("this key covers no pixel of the picture:", element_id(name),
                          at=drawing.by_id[element_id(name)])
            for name, shape in shapes.items() if not shape.get_bounding_rect(128)]
