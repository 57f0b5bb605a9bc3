"""Lists by keyboard: the arrows choose an item of pygame_gui's list, which knows the mouse alone."""

from __future__ import annotations

import pygame
import pygame_gui
from pygame_gui.elements import UISelectionList

STEPS = {pygame.K_UP: -1, pygame.K_DOWN: 1}
PAGES = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
ENDS = {pygame.K_HOME: 0, pygame.K_END: -1}


def chosen(items: UISelectionList) -> int | None:
    """The place of the item that is chosen."""
    return next((place for place, item in enumerate(items.item_list) if item["selected"]), None)


def choose_by_key(items: UISelectionList, key: int) -> bool:
    """True if the key is one that chooses; at the ends of the list it stays."""
    last, now = len(items.item_list) - 1, chosen(items)
    if key in ENDS:
        place = ENDS[key] % (last + 1) if last >= 0 else 0
    elif key in STEPS or key in PAGES:
        by = STEPS[key] if key in STEPS else PAGES[key] * max(1, _seen(items) - 1)
        place = (0 if by > 0 else last) if now is None else now + by
    else:
        return False
    if last >= 0:
        choose(items, max(0, min(place, last)))
    return True


def choose(items: UISelectionList, place: int) -> None:
    """Choose one item, as a click on it does: its dialog is told."""
    mark(items, place)
    pygame.event.post(pygame.event.Event(pygame_gui.UI_SELECTION_LIST_NEW_SELECTION, ui_element=items,
                                         text=items.item_list[place]["text"]))


def mark(items: UISelectionList, place: int) -> None:
    """One item is the chosen one, and in sight."""
    for number, item in enumerate(items.item_list):
        if item["selected"] != (number == place):
            item["selected"], button = number == place, item["button_element"]
            if button is not None:
                (button.select if item["selected"] else button.unselect)()
    _bring_into_sight(items, place)


def _seen(items: UISelectionList) -> int:
    """How many items there is room for."""
    room = items.list_and_scroll_bar_container
    return 1 if room is None else int(room.relative_rect.height // items.list_item_height)


def _bring_into_sight(items: UISelectionList, place: int) -> None:
    if items.scroll_bar is None:
        return
    total = len(items.item_list)
    first, seen = items.scroll_bar.start_percentage * total, _seen(items)
    wanted = min(max(first, place + 1 - seen), place)
    if wanted != first:
        items.scroll_bar.set_scroll_from_start_percentage(wanted / total)
