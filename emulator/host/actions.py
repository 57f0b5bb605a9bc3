"""Actions: every entry of the menu, in one table: its name, its words, its key, and what it does.

Menu, keyboard and docs/window.md are made of this table; a test holds the page to it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial

from .deeds import Deeds
from .rows import Row


@dataclass(frozen=True)
class Action:
    """One entry. With `rows` it opens a menu of its own; with `until` it lasts while its key is held."""

    name: str
    menu: str
    label: str
    key: str
    act: Callable[[Deeds], object] = lambda deeds: None
    marked: Callable[[Deeds], bool] = lambda deeds: False
    rows: Callable[[Deeds], list[Row]] | None = None
    until: Callable[[Deeds], object] | None = None


MENU_KEY = "F10"             # opens them all

ACTIONS = (
    Action("open", "Phone", "Open JAD or JAR…", "Ctrl+O", Deeds.choose_file),
    Action("home", "Phone", "Home screen", "Home", Deeds.go_home),
    Action("pause", "Phone", "Pause or resume", "F6", Deeds.pause_or_resume),
    Action("call", "Phone", "Incoming call", "F7", Deeds.call),
    Action("mute", "Phone", "Mute", "F8", Deeds.mute, lambda deeds: deeds.power.owner.handset.speaker.muted),
    Action("speed", "Phone", "Speed", "F5", rows=Deeds.speeds),
    Action("fast", "Phone", "Fast forward (hold)", "Tab", Deeds.toggle_fast, lambda deeds: deeds.fast,
           until=lambda deeds: deeds.hold_fast(False)),
    Action("quit", "Phone", "Quit", "Ctrl+Q", Deeds.quit),
    Action("skin", "View", "Skin", "Ctrl+K", rows=Deeds.skins),
    Action("zoom", "View", "Zoom", "Ctrl+Z", rows=Deeds.zooms),
    Action("zoom_in", "View", "Larger", "Ctrl+Plus", lambda deeds: deeds.zoom_by(1)),
    Action("zoom_out", "View", "Smaller", "Ctrl+Minus", lambda deeds: deeds.zoom_by(-1)),
    Action("zoom_fit", "View", "Fit the window", "Ctrl+0", Deeds.fit_window,
           lambda deeds: deeds.settings.now.zoom is None),
    Action("smooth", "View", "Smooth scaling", "Ctrl+M", Deeds.toggle_smooth,
           lambda deeds: deeds.settings.now.smooth),
    Action("effect", "View", "LCD effect", "Ctrl+E", rows=Deeds.effects),
    Action("rotate", "View", "Rotate", "Ctrl+R", Deeds.rotate),
    Action("full_screen", "View", "Full screen", "F11", Deeds.toggle_full_screen,
           lambda deeds: deeds.scene.desktop.full),
    Action("screenshot", "Record", "Screenshot", "F12", Deeds.take_screenshot),
    Action("photo", "Record", "Photo of the handset", "Shift+F12", Deeds.take_photo),
    Action("film", "Record", "GIF of the screen", "Ctrl+F12", Deeds.film_lcd, lambda deeds: deeds.film is not None),
    Action("film_handset", "Record", "GIF of the handset", "Ctrl+Shift+F12", Deeds.film_handset,
           lambda deeds: deeds.film is not None),
    Action("keys", "Tools", "Key map…", "F9", Deeds.edit_keys),
    Action("records", "Tools", "Record stores…", "Ctrl+D", Deeds.view_records),
    Action("network", "Tools", "Network…", "Ctrl+N", Deeds.view_network),
    Action("log", "Tools", "Log…", "Ctrl+L", Deeds.view_log),
    Action("about", "Tools", "About…", "Ctrl+I", Deeds.view_about),
)

MENUS = tuple(dict.fromkeys(action.menu for action in ACTIONS))
BY_KEY = {action.key: action for action in ACTIONS}


def rows_of(deeds: Deeds, actions: Iterable[Action]) -> list[Row]:
    """Rows of a menu as things are now."""
    return [Row(action.label, action.key, act=partial(action.act, deeds), marked=action.marked(deeds),
                rows=None if action.rows is None else partial(action.rows, deeds))
            for action in actions]


def menu_rows(deeds: Deeds, menu: str) -> list[Row]:
    """The rows of one of MENUS."""
    return rows_of(deeds, [action for action in ACTIONS if action.menu == menu])


def all_rows(deeds: Deeds) -> list[Row]:
    """A row for each of MENUS, chosen by a digit."""
    return [Row(menu, str(digit), rows=partial(menu_rows, deeds, menu))
            for digit, menu in enumerate(MENUS, start=1)]
