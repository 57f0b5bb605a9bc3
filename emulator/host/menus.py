"""Menus: the strip's titles and what opens below them; which rows there are is in actions.py."""

from __future__ import annotations

import pygame

from .actions import MENUS, Action, all_rows, menu_rows
from .deeds import Deeds
from .scene import Scene
from .strip import HEIGHT

Point = tuple[int, int]
EDGE = 2          # pixels at the top of a full screen that bring the strip out


class Menus:
    """Opens menus by the mouse on the strip, and by a key."""

    def __init__(self, scene: Scene, deeds: Deeds) -> None:
        self._scene, self._deeds = scene, deeds

    def handle(self, event: pygame.event.Event) -> bool:
        """True when the event was for the strip alone."""
        if event.type == pygame.MOUSEMOTION:
            self._move(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and self._is_on_strip(event.pos):
            self._press(self._scene.strip.title_at(event.pos))
            return True
        return False

    def open_all(self, at: Point) -> None:
        """The menu of menus, at a point of the window."""
        self._scene.panels.menu("Menu", all_rows(self._deeds), at)

    def act(self, action: Action) -> None:
        """What the action's key does: the deed, or its own menu."""
        if action.rows is None:
            action.act(self._deeds)
        else:
            self._scene.panels.menu(action.label, action.rows(self._deeds), self._scene.strip.below(action.menu))

    # -- the mouse on the strip --------------------------------------------------------------------

    def _move(self, pos: Point) -> None:
        """A full screen shows its strip; with a menu open it is enough to be on another title."""
        self._scene.at_top = pos[1] < EDGE or (self._scene.at_top and self._is_on_strip(pos))
        title = self._scene.strip.title_at(pos) if self._is_on_strip(pos) else None
        if title is not None and self._opened in MENUS and title != self._opened:
            self._open(title)

    def _press(self, title: str | None) -> None:
        opened = self._opened
        if self._scene.has_panel:
            self._scene.panels.close()
        if title is not None and title != opened:
            self._open(title)

    def _open(self, title: str) -> None:
        self._scene.panels.menu(title, menu_rows(self._deeds, title), self._scene.strip.below(title))

    @property
    def _opened(self) -> str | None:
        return self._scene.panels.menu_title if self._scene.has_panel else None

    def _is_on_strip(self, pos: Point) -> bool:
        return self._scene.shows_strip and pos[1] < HEIGHT
