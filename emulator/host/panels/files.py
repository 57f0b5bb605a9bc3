"""FileDialog: pygame_gui's own, for a suite or a folder to open."""

from __future__ import annotations

import locale
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pygame_gui
from pygame_gui.windows import UIFileDialog

from .lines import panel_box


class FileDialog:
    """Files with the right endings, and folders to go into; `picked` is called with the one that was chosen."""

    def __init__(self, manager: pygame_gui.UIManager, title: str, folder: str, picked: Callable[[Path], object], *,
                 folders: bool, suffixes: frozenset[str]) -> None:
        self._picked = picked
        box = panel_box(manager.window_resolution, 560)
        with _locale_kept():
            self._dialog = UIFileDialog(box, manager, title, set(suffixes) or None, _start(folder),
                                        allow_existing_files_only=True, allow_picking_directories=folders)
        self._dialog.delete_button.hide()          # to choose a file is not to delete one
        self._dialog.cancel_button.set_text("   Cancel   ")
        self._dialog.ok_button.set_text("   Open   ")

    @property
    def alive(self) -> bool:
        return bool(self._dialog.alive())

    @property
    def box(self) -> pygame.Rect:
        return pygame.Rect(self._dialog.rect)

    def close(self) -> None:
        self._dialog.kill()

    def pass_time(self, now_ms: int) -> None:
        """It stands still."""

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame_gui.UI_FILE_DIALOG_PATH_PICKED and event.ui_element is self._dialog:
            self.close()
            self._picked(Path(event.text))
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.close()
            return True
        return False


@contextmanager
def _locale_kept() -> Iterator[None]:
    """The dialog takes the person's own locale, and falls over one that is not installed. It is given back."""
    kept, named = locale.setlocale(locale.LC_ALL), os.environ.get("LC_ALL")
    try:
        locale.setlocale(locale.LC_ALL, "")
    except locale.Error:
        os.environ["LC_ALL"] = "C"
    try:
        yield
    finally:
        locale.setlocale(locale.LC_ALL, kept)
        if named is None:
            os.environ.pop("LC_ALL", None)
        else:
            os.environ["LC_ALL"] = named


def _start(folder: str) -> str:
    """The folder to begin with: the one that is given, the one that one is in, or one's own."""
    try:
        return folder if Path(folder).is_dir() and folder else str(Path.cwd())
    except OSError:                       # it was deleted meanwhile
        return str(Path.home())
