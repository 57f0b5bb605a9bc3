"""Scene: all that is seen in the window: the handset, the strip over it, toasts, and an open panel.

    desktop.surface
      ├── strip      menus' titles and a word about the phone
      ├── view       the handset, in the room below the strip
      ├── toasts     what the window has to say
      └── panels     a menu or a dialog; loaded when first wanted
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

import pygame

from emulator.handset.case import Case
from emulator.handset.screen import Screen

from . import strip
from .desktop import Desktop, Size
from .settings import Settings
from .strip import Strip
from .toasts import Toasts
from .view import Lights, View

if TYPE_CHECKING:
    from .panels import Panels

ICON = 64                  # pixels
LARGEST = 3                # times that a new window enlarges the LCD


class Scene:
    """What is drawn, and where on the window it is."""

    def __init__(self, desktop: Desktop, settings: Settings, strip: Strip, toasts: Toasts) -> None:
        self.desktop, self.toasts, self.strip = desktop, toasts, strip
        self._settings = settings
        self._panels: Panels | None = None
        self._case: Case | None = None
        self._drawn: tuple[object, ...] | None = None
        self._has_icon = False
        self.at_top = False                            # the pointer: a full screen shows its strip then

    # -- the handset and its room ------------------------------------------------------------------

    def take(self, case: Case, screen: Screen) -> None:
        """Another handset from now on."""
        self._case, self._has_icon = case, False
        self.view = View(case, screen)
        self._apply()

    def open(self, title: str) -> None:
        """Show the window: where it was last time, if it was not asked for at a scale."""
        place = self._settings.now.place
        keeps = place is not None and self._settings.now.zoom is None
        self.desktop.open(title, place[2:] if place and keeps else self.wanted_size(), place[:2] if place else None)
        self.fit()

    def wanted_size(self) -> Size:
        """The window's size for the zoom that was chosen, or for the largest whole one there is room for."""
        self._apply()
        room = self.desktop.room
        if self.view.zoom is None:
            for self.view.zoom in range(LARGEST, 0, -1):
                width, height = self.view.wanted_size()
                if width <= room[0] and height + strip.HEIGHT <= room[1]:
                    break
        width, height = self.view.wanted_size()
        self._apply()
        return min(width, room[0]), min(height + strip.HEIGHT, room[1])

    def fit(self) -> None:
        """The window, or what is wanted of the handset, has changed."""
        self._apply()
        width, height = self.desktop.size
        room = width, height - self.top
        wanted = self.view.wanted_size()
        if wanted[0] > room[0] or wanted[1] > room[1]:
            self.view.zoom = None                      # not there for being cut off
        self.view.density = self.desktop.density
        self.view.fit(*room)
        if self._panels is not None:
            self._panels.resize((width, height))
        self._drawn = None

    def redraw(self) -> None:
        """All of it, though nothing has changed."""
        self._drawn = None

    def _apply(self) -> None:
        now = self._settings.now
        self.view.zoom, self.view.smooth = now.zoom, now.smooth
        self.view.effect, self.view.rotation = now.effect, now.rotation
        self._drawn = None

    @property
    def top(self) -> int:
        """Where the handset's room begins; over a full screen the strip is laid when it is wanted."""
        return 0 if self.desktop.full else strip.HEIGHT

    @property
    def shows_strip(self) -> bool:
        """Is it seen now?"""
        return not self.desktop.full or self.at_top or (self._panels is not None and self._panels.is_open)

    def in_room(self, pos: Size) -> Size:
        """A point of the window in the handset's room."""
        return pos[0], pos[1] - self.top

    # -- panels ------------------------------------------------------------------------------------

    @property
    def panels(self) -> Panels:
        """Menus and dialogs. Their library takes a tenth of a second to load: not before one is wanted."""
        if self._panels is None:
            made: Panels = import_module(".panels", __package__).Panels(self.desktop.size)
            self._panels = made
        return self._panels

    @property
    def has_panel(self) -> bool:
        """Is a menu or a dialog open?"""
        return self._panels is not None and self._panels.is_open

    def panel_takes(self, event: pygame.event.Event) -> bool:
        """Is the event for what is open, and not for the phone?"""
        return self._panels is not None and self._panels.handle(event)

    # -- drawing -----------------------------------------------------------------------------------

    @property
    def moves(self) -> bool:
        """Is it to be drawn again though nothing has changed?"""
        return self.has_panel or self.view.needs_frame

    def draw(self, *, picture: pygame.Surface, pressed: frozenset[str], lights: Lights, status: str,
             now_ms: int) -> bool:
        """Draw what has changed; did anything?"""
        texts = self.toasts.texts(now_ms)
        wanted = picture, pressed, lights, status, texts, self.has_panel, self.shows_strip, self.desktop.size
        if wanted == self._drawn and not self.moves:
            return False
        self._drawn = wanted
        surface = self.desktop.surface
        top = round(self.top * self.desktop.density)
        room = surface.subsurface((0, top, surface.get_width(), max(1, surface.get_height() - top)))
        self.view.draw(room, picture=picture, pressed=pressed, lights=lights, now_ms=now_ms)
        self._draw_over(surface, texts, status, now_ms)
        self.desktop.window.flip()
        self._give_icon()
        return True

    def _give_icon(self) -> None:
        """The handset itself, on the desktop's own bars; after the first frame, which shall not wait for it."""
        if not self._has_icon and self._case is not None:
            self._has_icon = True
            picture = self._case.picture(1)
            picture = pygame.transform.smoothscale_by(picture, ICON / max(picture.get_size()))
            icon = pygame.Surface((ICON, ICON), pygame.SRCALPHA)
            icon.blit(picture, picture.get_rect(center=icon.get_rect().center))
            self.desktop.window.set_icon(icon)

    def _draw_over(self, surface: pygame.Surface, texts: tuple[str, ...], status: str, now_ms: int) -> None:
        """Strip, toasts and panel; in units first, where a unit is not a pixel."""
        dense = self.desktop.density != 1
        over = pygame.Surface(self.desktop.size, pygame.SRCALPHA) if dense else surface
        if self.shows_strip:
            title = self._panels.menu_title if self._panels is not None else None
            self.strip.draw(over, open_title=title, status=status)
        self.toasts.draw(over, texts)
        if self._panels is not None:
            self._panels.draw(over, now_ms)
        if dense:
            surface.blit(pygame.transform.smoothscale(over, surface.get_size()), (0, 0))
