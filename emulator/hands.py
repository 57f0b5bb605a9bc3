"""Hands: what a person does with a phone, as a program asks for it: keys, finger, commands, typing.

The half of Phone that acts; phone.py has the other half, which makes, runs and shows.
"""

from __future__ import annotations

from .ams.software import Software
from .errors import UserError, nearest
from .handset.handset import Handset
from .midp.lcdui.command import Command

HOLD = 50    # ms a key is held by press(), and rested after it


class Hands:
    """Presses keys, touches the screen, types and chooses commands; each takes its phone time."""

    handset: Handset
    software: Software

    def run(self, ms: int = 0) -> None:
        """Let time pass: Phone says how."""
        raise TypeError("hands hold a Phone, which runs")

    def press(self, *keys: str, hold: int = HOLD) -> None:
        """Press keys one after another: each is held for `hold` ms and followed by 50 ms of rest."""
        for key in keys:
            self.key_down(key)
            self.run(hold)
            self.key_up(key)
            self.run(HOLD)

    def play(self, script: str) -> None:
        """Press keys as written: `"fire wait:300 left soft_right"`; `up+fire` holds two at once."""
        for word in script.split():
            verb, _, ms = word.partition(":")
            if verb == "wait" and ms.isdecimal():
                self.run(int(ms))
            else:
                self._chord(word.split("+"))

    def _chord(self, keys: list[str]) -> None:
        for key in keys:
            self.handset.keypad.press(key)
        self.run(HOLD)
        for key in keys:
            self.handset.keypad.release(key)
        self.run(HOLD)

    def key_down(self, key: str) -> None:
        """A key goes down (see design: `0` to `9`, `*`, `#`, `up`, `fire`, `soft_left` …)."""
        self.handset.keypad.press(key)
        self.run(0)

    def key_up(self, key: str) -> None:
        """A key comes up."""
        self.handset.keypad.release(key)
        self.run(0)

    def type(self, text: str) -> None:
        """Type a text into the field that is being edited, as from a computer's keyboard."""
        self.handset.typing.type(text)
        self.run(HOLD)

    def touch(self, x: int, y: int, hold: int = HOLD) -> None:
        """Tap the screen at an LCD pixel, for `hold` ms, and rest 50 ms."""
        self.drag((x, y), hold=hold)

    def drag(self, *points: tuple[int, int], hold: int = HOLD) -> None:
        """Put the finger down at the first point, move it over the others, `hold` ms each, lift it."""
        touch = self.handset.touch
        touch.press(*points[0])
        self.run(hold)
        for point in points[1:]:
            touch.drag(*point)
            self.run(hold)
        touch.release(*points[-1])
        self.run(HOLD)

    @property
    def commands(self) -> list[Command]:
        """The commands that the person could choose now: on the soft keys, then in the menu."""
        front = self.software.front
        return list(front.display._on_soft_keys().all) if front else []

    def select(self, label: str) -> None:
        """Choose a command by its label, wherever it sits, by the keys a person would press."""
        front = self.software.front
        soft = front.display._on_soft_keys() if front else None
        chosen = next((c for c in self.commands if label in (c.get_label(), c.get_long_label())), None)
        if soft is None or chosen is None:
            raise UserError("select", None, "no command is called", label,
                            hint=nearest(label, [c.get_label() for c in self.commands]))
        back, other = self.handset.skin.back_key, self.handset.skin.other_key
        if chosen is soft.back:
            self.press(back)
        elif chosen is soft.other:
            self.press(other)
        else:
            place = [c is chosen for c in soft.menu].index(True)
            self.press(other, *["down"] * place, other)
