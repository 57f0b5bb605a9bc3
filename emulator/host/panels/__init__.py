"""Menus and dialogs over the handset, by pygame_gui: loaded when first one is opened.

    menu.py      Menu: rows to choose from, by mouse, finger or keyboard
    lines.py     Lines: many lines of text to read
    key_map.py   KeyMapEditor: which key of the computer is which key of the phone
    files.py     FileDialog: a suite or a folder to open
    framed.py    what the three have in common;  listed.py lists by keyboard
    theme.py     how all of them look
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Protocol

import pygame
import pygame_gui

from emulator.host.keyboard import KeyMap
from emulator.host.rows import Row

from .files import FileDialog
from .key_map import KeyMapEditor
from .lines import Lines
from .menu import Menu
from .theme import THEME

Size = tuple[int, int]
POINTING = {pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION, pygame.MOUSEWHEEL}
LAST_WORDS = {pygame_gui.UI_FILE_DIALOG_PATH_PICKED}       # they come when the panel is gone already
TYPING = {pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT, pygame.TEXTEDITING}


class Panel(Protocol):
    """What can stand over the handset."""

    @property
    def alive(self) -> bool: ...
    @property
    def box(self) -> pygame.Rect: ...
    def handle(self, event: pygame.event.Event) -> bool:
        """True when the event was for it alone."""
    def pass_time(self, now_ms: int) -> None: ...
    def close(self) -> None: ...


class Panels:
    """At most one panel is open; it has the keyboard, and the mouse where it is."""

    def __init__(self, size: Size) -> None:
        self._manager = pygame_gui.UIManager(size, THEME, enable_live_theme_updates=False)
        self._front: Panel | None = None
        self._then = 0

    @property
    def is_open(self) -> bool:
        """Is there one?"""
        return self._front is not None and self._front.alive

    def close(self) -> None:
        """Only the handset is seen."""
        if self._front is not None:
            self._front.close()
            self._front = None

    def resize(self, size: Size) -> None:
        """The window has another size: what is open is closed, as its place is gone."""
        self.close()
        self._manager.set_window_resolution(size)

    # -- what can be opened ------------------------------------------------------------------------

    def menu(self, title: str, rows: list[Row], at: Size) -> None:
        """A menu whose corner is at a point, or as near as there is room for it."""
        self._show(Menu(self._manager, title, rows, at))

    def lines(self, title: str, refresh: Callable[[Callable[[list[str]], object]], object], *,
              follow: bool = False, most: int = 1_000) -> None:
        """Lines to read; `refresh(show)` is called now and then, and calls `show(lines)`. `follow`: the last ones."""
        self._show(Lines(self._manager, title, refresh, follow=follow, most=most))

    def open_file(self, title: str, folder: str, picked: Callable[[Path], object], *, folders: bool = False,
                  suffixes: frozenset[str] = frozenset()) -> None:
        """A file (or a folder) to choose."""
        self._show(FileDialog(self._manager, title, folder, picked, folders=folders, suffixes=suffixes))

    def key_map(self, keys: list[tuple[str, str]], key_map: KeyMap, taken: Mapping[str, str],
                changed: Callable[[KeyMap], object]) -> None:
        """The phone's keys (name and title) with the computer's; `taken`: those that do something else."""
        self._show(KeyMapEditor(self._manager, keys, key_map, taken, changed))

    @property
    def menu_title(self) -> str | None:
        """Which menu is open."""
        return self._front.title if isinstance(self._front, Menu) and self._front.alive else None

    def _show(self, panel: Panel) -> None:
        self.close()
        self._front = panel

    # -- each turn of the window -------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """True when the event is a panel's and not the phone's."""
        panel = self._front
        if panel is None or not (panel.alive or event.type in LAST_WORDS):
            return False
        mine = panel.handle(event)
        if panel.alive and not mine:
            self._manager.process_events(event)
        if event.type in POINTING:
            return mine or panel.box.collidepoint(getattr(event, "pos", pygame.mouse.get_pos()))
        return mine or event.type in TYPING

    def covers(self, pos: Size) -> bool:
        """Does a panel lie over a point?"""
        return self._front is not None and self._front.alive and self._front.box.collidepoint(pos)

    def draw(self, surface: pygame.Surface, now_ms: int) -> None:
        """The panel as it is now."""
        if self._front is not None and self._front.alive:
            self._front.pass_time(now_ms)
            self._manager.update(min(0.1, max(0, now_ms - self._then) / 1000))
            self._then = now_ms
            self._manager.draw_ui(surface)
