"""Hands: what a person does with a phone, as a program asks for it: keys, finger, commands, typing, calls.

The half of Phone that acts; phone.py has the other half, which makes, runs and shows.
"""

from __future__ import annotations

from collections.abc import Sequence

from .ams.app import App
from .ams.call.states import Call
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
            self._hold([key], hold)

    def play(self, script: str) -> None:
        """Press keys as written: `"fire wait:300 left soft_right"`; `up+fire` holds two at once."""
        for word in script.split():
            verb, colon, ms = word.partition(":")
            if verb == "wait" and colon:
                self.run(_wait(word, ms))
            else:
                self._hold(word.split("+"), HOLD)

    def _hold(self, keys: list[str], ms: int) -> None:
        """Keys go down together and come up again, even if a fault comes out in between."""
        keypad = self.handset.keypad
        known = [keypad.key(key) for key in keys]
        try:
            for key in known:
                keypad.press(key.name)
            self.run(ms)
        finally:
            for key in known:
                keypad.release(key.name)
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
        touch, (first, *others) = self.handset.touch, _whole(points)
        try:
            touch.press(*first)
            self.run(hold)
            for point in others:
                touch.drag(*point)
                self.run(hold)
        finally:                                 # no fault leaves the finger on the screen
            touch.release(*(others or [first])[-1])
        self.run(HOLD)

    def call(self, number: str) -> bool:
        """Somebody calls this phone: what runs is paused, and it rings. False if the line is busy.

        The person answers by the green key and ends the call by the red one, or by the soft keys. `number`
        is written as on paper, "+49 30 1234"; "" is one who does not say. UserError for what is no number.
        """
        taken = self.software.calls.ring(number)
        self.run(0)
        return taken

    def hang_up(self) -> None:
        """The caller hangs up, before the call is answered or after it. Without a call nothing happens."""
        self.handset.inputs.note("hang_up")
        self.software.calls.hang_up()
        self.run(0)

    @property
    def calls(self) -> list[Call]:
        """Every call of this phone, with its outcome, the oldest first."""
        return self.software.calls.log

    def switch_to(self, app: App) -> None:
        """Bring a MIDlet that runs to the front, as from the list of tasks; what else is active is paused."""
        if app.session not in self.software.sessions:
            raise UserError("switch_to", None, "this phone does not run", repr(app), hint="launch it")
        self.handset.inputs.note("switch_to", app.session.number)
        self.software.switch_to(app.session)
        self.run(0)

    @property
    def commands(self) -> list[Command]:
        """The commands that the person could choose now: on the soft keys, then in the menu."""
        front = self.software.front
        return list(front.display._on_soft_keys().all) if front else []

    def select(self, label: str) -> None:
        """Choose a command by its label, wherever it sits, by the keys a person would press."""
        front = self.software.front
        soft = front.display._on_soft_keys() if front else None
        chosen = next((c for c in self.commands if label and label in (c.get_label(), c.get_long_label())), None)
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


def _wait(word: str, ms: str) -> int:
    """The milliseconds of a `wait:300`."""
    if not (ms.isascii() and ms.isdecimal()):
        raise UserError("keys", None, "a wait is written wait:300, in whole milliseconds, not", word)
    return int(ms)


def _whole(points: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """The pixels a finger goes over; UserError for what are none."""
    for point in points:
        if not (isinstance(point, tuple | list) and len(point) == 2 and all(isinstance(part, int) for part in point)):
            raise UserError("touch", None, "a point is two whole numbers, not", point)
    if not points:
        raise UserError("touch", None, "a finger goes over one point or more", hint="write drag((x, y), (x, y))")
    return list(points)
