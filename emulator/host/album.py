"""Album: where pictures taken in the window go, and what they are called."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pygame

from emulator.errors import UserError

from .calendar import now_since_1970


class Album:
    """A folder of pictures, made when the first one is kept."""

    def __init__(self, folder: Path, now: Callable[[], int] = now_since_1970) -> None:
        """`now`: milliseconds since 1970."""
        self.folder, self._now = folder, now

    def place(self, title: str, suffix: str) -> Path:
        """A new file's path: "Gomoku 2026-11-30 10.15.30.png". UserError if the folder cannot be made."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise UserError(self.folder, None, f"pictures cannot be kept there ({problem.strerror})") from None
        moment = datetime.fromtimestamp(self._now() / 1000).strftime("%Y-%m-%d %H.%M.%S")
        plain = re.sub(r"[^\w -]", "", title).strip()[:60] or "Phone"
        name = f"{plain} {moment}"
        path, number = self.folder / f"{name}{suffix}", 2
        while path.exists():
            path, number = self.folder / f"{name} ({number}){suffix}", number + 1
        return path

    def keep(self, picture: pygame.Surface, title: str) -> Path:
        """Save a picture as a PNG; where it is. UserError if it cannot be."""
        path = self.place(title, ".png")
        try:
            pygame.image.save(picture, str(path))
        except (pygame.error, OSError) as problem:
            why = getattr(problem, "strerror", None) or problem
            raise UserError(path, None, f"the picture cannot be saved ({why})") from None
        return path
