"""Menu: rows to choose from. A row with rows of its own opens them in its place."""

from __future__ import annotations

from typing import Any

import pygame
import pygame_gui
from pygame_gui.elements import UIButton, UILabel, UIPanel

from emulator.handset.typeface import Typeface
from emulator.host.keyboard import chord
from emulator.host.rows import Row

from .theme import SIZE

TALL, SHORT = 26, 18          # pixels of a row, where there is room and where there is little
PADDING, ROUND, LEFT, RIGHT = 24, 5, 30, 14
STEPS = {pygame.K_UP: -1, pygame.K_DOWN: 1}
BACK = Row("Back", "Left")     # the last row of a menu that another one led to
ENTER = {pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE}


class Menu:
    """A panel of rows; it closes when one is chosen, or when something else is pressed."""

    def __init__(self, manager: pygame_gui.UIManager, title: str, rows: list[Row], at: tuple[int, int]) -> None:
        self.title = title
        self._manager, self._at = manager, at
        self._above: list[list[Row]] = []             # the menus that led to this one
        self._panel: UIPanel | None = None
        self._lay_out(rows)

    @property
    def alive(self) -> bool:
        return self._panel is not None

    @property
    def box(self) -> pygame.Rect:
        return pygame.Rect(self._panel.rect) if self._panel is not None else pygame.Rect(0, 0, 0, 0)

    def close(self) -> None:
        if self._panel is not None:
            self._panel.kill()
            self._panel = None

    def pass_time(self, now_ms: int) -> None:
        """It stands still."""

    # -- what it looks like ------------------------------------------------------------------------

    def _lay_out(self, rows: list[Row]) -> None:
        self.close()
        self._rows, self._chosen = rows, -1
        face, room = Typeface(SIZE), self._manager.window_resolution
        tall = max(SHORT, min(TALL, (room[1] - 2 * ROUND) // max(1, len(rows))))
        labels = max(face.width(row.label) for row in rows)
        keys = max(face.width(_key(row)) for row in rows)
        width = min(LEFT + labels + (PADDING + keys if keys else 0) + RIGHT + 6, room[0])
        box = pygame.Rect(self._at, (width, len(rows) * tall + 2 * ROUND))
        box.clamp_ip(pygame.Rect((0, 0), room))
        self._panel = UIPanel(box, starting_height=10, manager=self._manager, object_id="#menu",
                              margins={"left": 0, "right": 0, "top": 0, "bottom": 0})
        self._buttons = [self._row(row, ROUND + place * tall, width, tall) for place, row in enumerate(rows)]

    def _row(self, row: Row, y: int, width: int, tall: int) -> UIButton:
        inside: dict[str, Any] = {"manager": self._manager, "container": self._panel}
        if row.marked:
            UILabel(pygame.Rect(8, y, 18, tall), "•", object_id="#mark", **inside)
        if _key(row):
            UILabel(pygame.Rect(width // 4, y, width - width // 4 - RIGHT, tall), _key(row), object_id="#key", **inside)
        # The button lies over what the row says, transparent, so that the whole row feels the mouse.
        return UIButton(pygame.Rect(4, y, width - 8, tall), row.label, object_id="#row", starting_height=3, **inside)

    # -- mouse and keyboard ------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame_gui.UI_BUTTON_PRESSED and event.ui_element in self._buttons:
            self._choose(self._buttons.index(event.ui_element))
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and not self.box.collidepoint(event.pos):
            self.close()
            return True
        if event.type == pygame.MOUSEMOTION:
            self._mark(-1)
        if event.type == pygame.KEYDOWN:
            shown = self._rows
            self._key_down(event)
            if self.alive and self._rows is not shown:       # another menu, by keyboard: it goes on so
                self._mark(0)
        return event.type in (pygame.KEYDOWN, pygame.TEXTINPUT)

    def _key_down(self, event: pygame.event.Event) -> None:
        pressed = chord(event)
        named = [place for place, row in enumerate(self._rows) if row.key == pressed and row is not BACK]
        if named:
            self._choose(named[0])
        elif event.key in STEPS:
            self._mark((self._chosen + STEPS[event.key]) % len(self._rows) if self._chosen >= 0
                       else min(STEPS[event.key], 0) % len(self._rows))
        elif self._chosen >= 0 and (event.key in ENTER or
                                    (event.key == pygame.K_RIGHT and self._rows[self._chosen].rows)):
            self._choose(self._chosen)
        elif event.key in (pygame.K_LEFT, pygame.K_BACKSPACE) and self._above:
            self._go_back()
        elif event.key in (pygame.K_ESCAPE, pygame.K_F10):
            self.close()

    def _mark(self, place: int) -> None:
        if place != self._chosen:
            for number, button in enumerate(self._buttons):
                (button.select if number == place else button.unselect)()
            self._chosen = place

    def _choose(self, place: int) -> None:
        row = self._rows[place]
        if row is BACK:
            self._go_back()
        elif row.rows is not None:
            self._above.append(self._rows)
            self._lay_out([*row.rows(), BACK])
        else:
            self.close()
            row.act()

    def _go_back(self) -> None:
        self._lay_out(self._above.pop())


def _key(row: Row) -> str:
    """What stands at the right of a row."""
    return f"{row.key}  ›".strip() if row.rows is not None else row.key
