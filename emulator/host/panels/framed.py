"""What every panel in a window of pygame_gui's own has in common: whether it is there, where, and its end."""

from __future__ import annotations

import pygame
from pygame_gui.elements import UIWindow


class Framed:
    """A panel whose frame is `_window`."""

    _window: UIWindow

    @property
    def alive(self) -> bool:
        """Has nobody closed it?"""
        return bool(self._window.alive())

    @property
    def box(self) -> pygame.Rect:
        """Its place in the window."""
        return pygame.Rect(self._window.rect)

    def close(self) -> None:
        """Away with it."""
        self._window.kill()

    def pass_time(self, now_ms: int) -> None:
        """It stands still."""
