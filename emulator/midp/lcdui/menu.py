"""The pop-up menu of commands: the phone's own, over whatever screen is current."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .graphics import Graphics

if TYPE_CHECKING:
    from emulator.handset.frame import Frame

    from .command import Command
    from .look import Look

TOP_LEFT = Graphics.TOP | Graphics.LEFT
LABELS = {"soft_left": "Select", "soft_right": "Cancel"}


class Menu:
    """Commands to choose from: arrows or 2 and 8 move, a digit or fire chooses."""

    def __init__(self, commands: tuple[Command, ...], look: Look) -> None:
        self.commands, self._look = commands, look
        self.index = 0
        self._row_height = look.text.get_height() + 4
        room = look.height - look.bar_height - 4
        self._rows = min(len(commands), max(1, room // self._row_height))
        self._first = 0

    @property
    def chosen(self) -> Command:
        """The command under the bar."""
        return self.commands[self.index]

    def move(self, key: str) -> None:
        """Up and down, from either end to the other."""
        step = {"up": -1, "down": 1}.get(key, 0)
        self.index = (self.index + step) % len(self.commands)
        self._first = min(max(self._first, self.index - self._rows + 1), self.index)

    def digit(self, key: str) -> Command | None:
        """The command that a digit key chooses, counted from 1."""
        place = int(key) if key.isdigit() else 0
        return self.commands[place - 1] if 0 < place <= len(self.commands) else None

    def row_at(self, x: int, y: int) -> int | None:
        """Which command is drawn there."""
        left, top, width, height = self._box()
        if not (left <= x < left + width and top <= y < top + height):
            return None
        return min(self._first + (y - top - 1) // self._row_height, len(self.commands) - 1)

    def paint(self, frame: Frame) -> None:
        """Over what is there, above the soft-key bar."""
        g, look = Graphics._on(frame), self._look
        left, top, width, height = self._box()
        g.set_color(look.theme.background)
        g.fill_rect(left, top, width, height)
        g.set_color(look.theme.border)
        g.draw_rect(left, top, width - 1, height - 1)
        for row in range(self._rows):
            self._paint_row(g, self._first + row, left + 1, top + 1 + row * self._row_height, width - 2)
        back, other = look.back_key, "soft_left" if look.back_key == "soft_right" else "soft_right"
        look.paint_soft_keys(g, {other: LABELS["soft_left"], back: LABELS["soft_right"]})

    def _paint_row(self, g: Graphics, index: int, x: int, y: int, width: int) -> None:
        look, chosen = self._look, index == self.index
        g.set_color(look.theme.highlighted_background if chosen else look.theme.background)
        g.fill_rect(x, y, width, self._row_height)
        g.set_color(look.theme.highlighted_foreground if chosen else look.theme.foreground)
        g.set_font(look.text)
        label = f"{index + 1} {_label(self.commands[index])}"
        g.draw_string(look.shorten(label, look.text, width - 6), x + 3, y + 2, TOP_LEFT)

    def _box(self) -> tuple[int, int, int, int]:
        look = self._look
        widest = max(look.text.string_width(f"{n + 1} {_label(c)}") for n, c in enumerate(self.commands))
        width = min(max(widest + 10, look.width // 2), look.width - 4)
        height = self._rows * self._row_height + 2
        left = 1 if look.back_key == "soft_right" else look.width - width - 1
        return left, look.height - look.bar_height - height, width, height


def _label(command: Command) -> str:
    return command.get_long_label() or command.get_label()
