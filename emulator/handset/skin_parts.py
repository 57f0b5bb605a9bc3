"""The parts of a skin that are values of their own: colours, key caps, how keys are printed."""

from __future__ import annotations

from dataclasses import dataclass, fields


def blend(ground: int, color: int, percent: int) -> int:
    """So much of a colour on a ground, both 0xRRGGBB."""
    return sum(((ground >> shift & 0xFF) * (100 - percent) + (color >> shift & 0xFF) * percent) // 100 << shift
               for shift in (16, 8, 0))


@dataclass(frozen=True)
class Theme:
    """The colours of the phone's own drawing, each 0xRRGGBB.

    The first six are what Display.get_color tells a MIDlet.
    """

    background: int
    foreground: int
    highlighted_background: int
    highlighted_foreground: int
    border: int
    highlighted_border: int
    title_bar: int
    title_text: int
    soft_key_bar: int
    soft_key_text: int
    menu: int                   # behind a menu, lists that pop up, and dialogs
    menu_text: int
    menu_border: int
    field: int                  # inside a text field, or any box to be filled in
    field_text: int
    faint: int                  # text of less weight: hints, labels, what cannot be chosen
    accent: int                 # what is filled, marked or alive: gauges, ticks, the cursor
    track: int                  # the empty part of a gauge
    scroll_bar: int
    scroll_track: int
    wallpaper: int              # the home screen runs from this at its top
    wallpaper_end: int          # to this at its bottom
    wallpaper_text: int

    @classmethod
    def plain(cls, background: int, foreground: int) -> Theme:
        """A theme of two colours, and what lies between them."""
        bars = {part: blend(background, foreground, 80) for part in ("title_bar", "soft_key_bar")}
        quiet = {part: blend(background, foreground, 25)
                 for part in ("track", "scroll_track", "border", "wallpaper_end")}
        inverse = dict.fromkeys(("highlighted_foreground", "title_text", "soft_key_text"), background)
        grounds = dict.fromkeys(("background", "menu", "field", "wallpaper"), background)
        colors = dict.fromkeys([part.name for part in fields(cls)], foreground)
        return cls(**colors | bars | quiet | inverse | grounds | {"faint": blend(background, foreground, 60)})


@dataclass(frozen=True)
class KeyCap:
    """What is printed on a key: a label, and smaller letters beside or under it. Both may be empty.

    A `color` (0xRRGGBB) of its own is that of a key with no light behind it.
    """

    label: str = ""
    letters: str = ""
    color: int | None = None


@dataclass(frozen=True)
class LabelStyle:
    """How keys are printed. Sizes are in LCD pixels, colours 0xRRGGBB."""

    size: int
    letters_size: int
    bold: bool
    color: int
    letters_color: int
    lit_color: int              # of both, while the light behind the keys is on
