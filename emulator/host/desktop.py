"""Desktop: the window as the computer's desktop knows it: its place, its size, full screen."""

from __future__ import annotations

import os
from typing import Any

import pygame

from emulator.errors import UserError

LEAST = (340, 420)         # there is room for every dialog in that
UNSEEN = {"offscreen", "dummy", "evdev"}      # SDL's last resorts: a window nobody sees, and nobody closes
EDGE = 80                  # what a desktop takes for its own bars

Size = tuple[int, int]


class Desktop:
    """One window. Sizes and points are the desktop's units; a HiDPI one has several pixels to each."""

    def __init__(self) -> None:
        """UserError if this computer has no display."""
        os.environ["SDL_VIDEO_X11_WMCLASS"] = "phone"      # what an X11 desktop groups windows by; pygame has its own
        try:
            pygame.display.init()
            self.sizes = pygame.display.get_desktop_sizes()
            self.sizes[0]
        except (pygame.error, IndexError) as problem:
            raise _no_display(str(problem)) from None
        if pygame.display.get_driver() in UNSEEN and "SDL_VIDEODRIVER" not in os.environ:
            pygame.display.quit()
            raise _no_display("SDL finds none")
        pygame.font.init()
        self._full = False
        self._window: pygame.Window | None = None

    @property
    def room(self) -> Size:
        """What a window may take of the desktop."""
        width, height = self.sizes[0]
        return width, height - EDGE

    def open(self, title: str, size: Size, corner: Size | None) -> None:
        """Show the window, in the middle of the desktop or where it was."""
        seen = corner is not None and self._is_in_sight(corner)
        place: dict[str, Any] = {"position": corner} if seen else {}
        try:
            self._window = pygame.Window(title, _at_least(size), resizable=True, allow_high_dpi=True, **place)
        except pygame.error as problem:
            raise UserError("window", None, f"it cannot be opened ({problem})",
                            hint="use --headless --for MS --screenshot FILE") from None
        self._window.minimum_size = LEAST
        pygame.key.set_repeat()                       # the phone repeats its keys itself

    def close(self) -> None:
        """The window is gone, and pygame's display with it."""
        if self._window is not None:
            self._window.destroy()
            self._window = None
        pygame.display.quit()

    @property
    def is_open(self) -> bool:
        """Is there a window?"""
        return self._window is not None

    @property
    def window(self) -> pygame.Window:
        """The open window."""
        assert self._window is not None, "the window is not open"
        return self._window

    @property
    def size(self) -> Size:
        """Width and height inside."""
        width, height = self.window.size
        return width, height

    @property
    def density(self) -> float:
        """Pixels of the surface to one unit."""
        return self.surface.get_width() / max(1, self.size[0])

    @property
    def surface(self) -> pygame.Surface:
        """What is drawn on; ask again after the window was resized."""
        return self.window.get_surface()

    def resize(self, size: Size) -> None:
        """Another size inside, and all of it in sight; a window that fills the screen stays as it is."""
        if self._full:
            return
        width, height = _at_least((min(size[0], self.room[0]), min(size[1], self.room[1])))
        self.window.size = width, height
        x, y = self.window.position
        right, bottom = sum(width for width, _ in self.sizes), max(height for _, height in self.sizes)
        seen = max(0, min(x, right - width)), max(0, min(y, bottom - height))
        if seen != (x, y):
            self.window.position = seen

    @property
    def full(self) -> bool:
        """Does it fill the screen?"""
        return self._full

    def set_full(self, full: bool) -> None:
        """Fill the screen, or be a window again."""
        if full != self._full:
            self._full = full
            (self.window.set_fullscreen if full else self.window.set_windowed)(*([True] if full else []))

    def set_title(self, title: str) -> None:
        """What its bar says."""
        if self.window.title != title:
            self.window.title = title

    @property
    def place(self) -> tuple[int, int, int, int]:
        """Where it is, and how large."""
        x, y = self.window.position
        return (x, y, *self.size)

    def _is_in_sight(self, corner: Size) -> bool:
        """Can its bar be seen, and taken hold of, on one of the screens?"""
        return (0 <= corner[0] < sum(width for width, _ in self.sizes) - EDGE
                and 0 <= corner[1] < max(height for _, height in self.sizes) - EDGE)


def _at_least(size: Size) -> Size:
    return max(size[0], LEAST[0]), max(size[1], LEAST[1])


def _no_display(why: str) -> UserError:
    return UserError("window", None, f"there is no display ({why})", hint="use --headless --for MS --screenshot FILE")
