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

from .framed import Framed
from .lines import panel_box
from .listed import choose_by_key, chosen

ENTER = {pygame.K_RETURN, pygame.K_KP_ENTER}
FILE = "#file_list_item"           # what pygame_gui calls a file, and not a folder


class FileDialog(Framed):
    """Files with the right endings, and folders to go into; `picked` is called with the one that was chosen."""

    def __init__(self, manager: pygame_gui.UIManager, title: str, folder: str, picked: Callable[[Path], object], *,
                 folders: bool, suffixes: frozenset[str]) -> None:
        self._picked = picked
        box = panel_box(manager.window_resolution, 560)
        with _locale_kept():
            self._window = self._dialog = _Files(
                box, manager, title, {*suffixes, *map(str.upper, suffixes)} or None, _start(folder),
                allow_existing_files_only=True, allow_picking_directories=folders)
        self._list, self._open = self._dialog.file_selection_list, self._dialog.ok_button
        self._dialog.delete_button.hide()          # to choose a file is not to delete one
        for button, before in ((self._dialog.parent_directory_button, 32), (self._dialog.refresh_button, 54)):
            button.set_relative_position((before, 10))             # nor is there a gap where that was
        self._dialog.cancel_button.set_text("   Cancel   ")
        self._open.set_text("   Open   ")
        self._open.disable()                       # nothing is chosen yet

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame_gui.UI_FILE_DIALOG_PATH_PICKED and event.ui_element is self._dialog:
            self._pick(Path(event.text))
            return True
        if event.type == pygame_gui.UI_TEXT_ENTRY_FINISHED and os.path.isfile(event.text):
            self._pick(Path(event.text))
            return True
        if event.type == pygame_gui.UI_SELECTION_LIST_DOUBLE_CLICKED_SELECTION and event.ui_element is self._list:
            return self._enter_item()
        return event.type == pygame.KEYDOWN and self._key_down(event.key)

    def _key_down(self, key: int) -> bool:
        if key == pygame.K_ESCAPE:
            self.close()
        elif self._dialog.file_path_text_line.is_focused:          # a path is being written
            return False
        elif key in ENTER:
            self._enter_item()
        elif key in (pygame.K_BACKSPACE, pygame.K_LEFT):
            self._dialog.go_to(Path(self._dialog.current_directory_path).parent)
        else:
            return choose_by_key(self._list, key)
        return True

    def _enter_item(self) -> bool:
        """Go into the folder that is chosen, or take the file; False if none is."""
        place = chosen(self._list)
        if place is None:
            return False
        item = Path(self._dialog.current_directory_path) / str(self._list.item_list[place]["text"])
        if os.path.isdir(item):
            self._dialog.go_to(item)
        else:
            self._pick(item)
        return True

    def _pick(self, path: Path) -> None:
        self.close()
        self._picked(path)


class _Files(UIFileDialog):
    """pygame_gui's dialog, which shows too much and falls over what cannot be read."""

    def update_current_file_list(self, should_try_again: bool = True) -> None:
        """What is in the folder: nothing hidden, and folders told from files; if it is none, the one before."""
        try:
            super().update_current_file_list(should_try_again)
        except OSError:
            self.current_directory_path = self.last_valid_directory_path
            if should_try_again:
                self.update_current_file_list(should_try_again=False)
        else:
            found = [item for item in self.current_file_list if isinstance(item, tuple)]
            self.current_file_list = [self._as_shown(*item) for item in found if self._is_shown(*item)]

    def process_event(self, event: pygame.event.Event) -> bool:
        """A path that is typed may be anything."""
        try:
            return bool(super().process_event(event))
        except OSError:
            self.ok_button.disable()
            return True

    def go_to(self, folder: Path) -> None:
        """Another folder, with nothing chosen yet."""
        self.current_directory_path, self.current_file_path = str(folder), None
        self.update_current_file_list()
        self.file_selection_list.set_item_list(self.current_file_list)
        self.file_path_text_line.set_text(self.current_directory_path)
        self.ok_button.disable()

    def _is_shown(self, name: str, kind: str) -> bool:
        there = os.path.join(self.current_directory_path, name)
        return not name.startswith(".") and (kind == FILE or os.path.isdir(there))

    def _as_shown(self, name: str, kind: str) -> tuple[str, str]:
        return (name, kind) if kind == FILE else (f"{name.rstrip('/')}/", kind)


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
