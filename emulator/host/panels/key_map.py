"""KeyMapEditor: which key of the computer is which key of the phone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pygame
import pygame_gui
from pygame_gui.elements import UIButton, UILabel, UISelectionList, UIWindow

from emulator.host.keyboard import MODIFIERS, KeyMap, chord, key_name, label

from .framed import Framed
from .lines import panel_box
from .listed import choose_by_key, chosen, mark

HINT = "Choose a key of the phone."
BUTTON = 30
ENTER = {pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE}


class KeyMapEditor(Framed):
    """The phone's keys, each with the computer's; one is chosen, and the next key pressed is it too."""

    def __init__(self, manager: pygame_gui.UIManager, keys: list[tuple[str, str]], key_map: KeyMap,
                 taken: Mapping[str, str], changed: Callable[[KeyMap], object]) -> None:
        self._keys, self._map, self._taken, self._changed = keys, key_map, taken, changed
        self._waiting = False                          # the next key pressed is meant
        self._window = UIWindow(panel_box(manager.window_resolution, 420), manager, "Key map")
        inside = self._window.get_container().get_rect()
        within: dict[str, Any] = {"manager": manager, "container": self._window}
        foot = inside.height - BUTTON - 8
        self._list = UISelectionList(pygame.Rect(8, 8, inside.width - 16, foot - 44), self._lines(), **within)
        self._hint = UILabel(pygame.Rect(10, foot - 32, inside.width - 20, 26), HINT, object_id="#hint", **within)
        width = (inside.width - 16 - 16) // 3
        self._buttons = [UIButton(pygame.Rect(8 + number * (width + 8), foot, width, BUTTON), text, **within)
                         for number, text in enumerate(("Add a key", "As it was", "All as before"))]

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            self._key_down(event)
            return True
        if event.type == pygame_gui.UI_BUTTON_PRESSED and event.ui_element in self._buttons:
            (self._wait, self._reset, self._reset_all)[self._buttons.index(event.ui_element)]()
            return True
        if event.type == pygame_gui.UI_SELECTION_LIST_NEW_SELECTION:
            self._say(f"{self._title}: Enter adds a key, Del undoes.")
        if event.type == pygame_gui.UI_SELECTION_LIST_DOUBLE_CLICKED_SELECTION:
            self._wait()
        return False

    # -- what the buttons do -----------------------------------------------------------------------

    def _wait(self) -> None:
        if self._key is not None:
            self._waiting = True
            self._say(f"Press a key for {self._title} (Esc: none).")

    def _reset(self) -> None:
        if self._key is not None:
            self._set(self._map.without(self._key))
            self._say(f"{self._title} is as it was.")

    def _reset_all(self) -> None:
        self._set({})
        self._say("All keys are as they were.")

    def _key_down(self, event: pygame.event.Event) -> None:
        if not self._waiting:
            if event.key == pygame.K_ESCAPE:
                self.close()
            elif event.key in ENTER:
                self._wait()
            elif event.key in (pygame.K_DELETE, pygame.K_BACKSPACE):
                self._reset()
            else:
                choose_by_key(self._list, event.key)
            return
        if event.key in MODIFIERS - {pygame.K_LSHIFT, pygame.K_RSHIFT}:
            return
        pressed, self._waiting = chord(event), False
        if event.key == pygame.K_ESCAPE or self._key is None:
            self._say(HINT)
        elif pressed in self._taken:
            self._say(f"{pressed} is taken: {self._taken[pressed]}.")
        else:
            self._say(f"{label(key_name(event.key))} is {self._title} now.")
            self._set(self._map.given(event.key, self._key))

    def _set(self, own: dict[str, str]) -> None:
        place = chosen(self._list)
        self._map = KeyMap(own)
        self._changed(self._map)
        self._list.set_item_list(self._lines())
        if place is not None:
            mark(self._list, place)

    # -- what it says ------------------------------------------------------------------------------

    def _lines(self) -> list[str | tuple[str, str]]:
        return [f"{title}:  {', '.join(map(label, self._map.keys_of(name))) or '–'}" for name, title in self._keys]

    @property
    def _key(self) -> str | None:
        """The name of the phone's key that is chosen."""
        place = chosen(self._list)
        return None if place is None else self._keys[place][0]

    @property
    def _title(self) -> str:
        return next((title for name, title in self._keys if name == self._key), "")

    def _say(self, text: str) -> None:
        self._hint.set_text(text)
