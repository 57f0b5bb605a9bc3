"""Gamepads: which part of a pad is which key of the phone. Any number of pads, plugged in at any time.

A pad that SDL knows speaks of its parts by name; of one that it does not know the usual order is
taken. Either way the parts have the names of `KEYS`, which may be edited as the keyboard's map may.
"""

from __future__ import annotations

from collections.abc import Mapping

import pygame
from pygame._sdl2 import controller as known_pads

KEYS: dict[str, str] = {
    "up": "up", "down": "down", "left": "left", "right": "right",                                # the cross
    "stick_up": "up", "stick_down": "down", "stick_left": "left", "stick_right": "right",
    "right_stick_up": "2", "right_stick_down": "8", "right_stick_left": "4", "right_stick_right": "6",
    "a": "fire", "b": "soft_right", "x": "soft_left", "y": "0",
    "left_shoulder": "*", "right_shoulder": "#", "left_trigger": "1", "right_trigger": "3",
    "left_stick": "fire", "right_stick": "5", "back": "clear", "start": "fire", "guide": "end",
}

PRESSED, RELEASED = 0.5, 0.35        # of a stick's way: further is a key down, nearer is a key up, between is as before
FULL = 32767                         # a known pad's stick at its end

# What SDL calls the parts of a pad that it knows, and the usual order of one that it does not.
BUTTONS = ("a", "b", "x", "y", "back", "guide", "start", "left_stick", "right_stick",
           "left_shoulder", "right_shoulder", "up", "down", "left", "right")
UNKNOWN_BUTTONS = ("a", "b", "x", "y", "left_shoulder", "right_shoulder", "back", "start", "left_stick", "right_stick")
AXES = (("stick_left", "stick_right"), ("stick_up", "stick_down"),
        ("right_stick_left", "right_stick_right"), ("right_stick_up", "right_stick_down"),
        ("", "left_trigger"), ("", "right_trigger"))
UNKNOWN_AXES = AXES[:2]

Strokes = list[tuple[str, bool]]
"""Keys of the phone, each with True for going down and False for coming up."""

Part = tuple[int, str]
"""A pad's number, and the name of a part of it."""


class Gamepads:
    """Turns the computer's events into the phone's keys.

    `keys` may be another table at any time: a part that is held lets go of the key that it pressed. A part with
    "", or with nothing, presses none.
    """

    def __init__(self, keys: Mapping[str, str] | None = None) -> None:
        self.keys: Mapping[str, str] = KEYS if keys is None else keys
        self._pads: dict[int, object] = {}            # kept open, by number; SDL closes those that nobody keeps
        self._known: set[int] = set()                 # pads that speak of their parts by name
        self._held: dict[Part, str] = {}              # what is down, and the phone's key that it holds

    def open(self) -> bool:
        """Begin to listen; the pads that are there come as events. False where there can be none."""
        try:
            pygame.joystick.init()
            known_pads.init()
        except pygame.error:
            return False
        return True

    def close(self) -> None:
        """Listen no more."""
        self._pads.clear()
        self._known.clear()
        known_pads.quit()
        pygame.joystick.quit()

    @property
    def count(self) -> int:
        """How many pads there are."""
        return len(self._pads)

    def events(self, event: pygame.event.Event) -> Strokes:
        """What an event of the computer does to the phone's keys; nothing, for one that is of no pad."""
        kind = event.type
        if kind == pygame.JOYDEVICEADDED:
            self._plug_in(event.device_index)
        elif kind == pygame.JOYDEVICEREMOVED:
            return self._unplug(event.instance_id)
        elif kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            return self._button(event, BUTTONS, kind == pygame.CONTROLLERBUTTONDOWN)
        elif kind == pygame.CONTROLLERAXISMOTION:
            return self._axis(event, AXES, event.value / FULL)
        elif kind in UNNAMED and event.instance_id not in self._known:
            return self._of_unknown(event)
        return []

    def let_go(self) -> Strokes:
        """Every key comes up, as when the window is left."""
        return [stroke for part in list(self._held) for stroke in self._up(part)]

    # -- pads coming and going -----------------------------------------------------------------------

    def _plug_in(self, index: int) -> None:
        try:
            if known_pads.is_controller(index):
                named = known_pads.Controller(index)
                number = named.as_joystick().get_instance_id()
                self._known.add(number)
                self._pads[number] = named
            else:
                pad = pygame.joystick.Joystick(index)
                self._pads[pad.get_instance_id()] = pad
        except pygame.error:                          # it was pulled out again meanwhile
            return

    def _unplug(self, number: int) -> Strokes:
        self._pads.pop(number, None)
        self._known.discard(number)
        return [stroke for part in list(self._held) if part[0] == number for stroke in self._up(part)]

    # -- parts going down and coming up --------------------------------------------------------------

    def _of_unknown(self, event: pygame.event.Event) -> Strokes:
        if event.type == pygame.JOYHATMOTION:
            across, up = event.value
            return self._way(event.instance_id, ("left", "right"), across) + \
                self._way(event.instance_id, ("down", "up"), up)
        if event.type == pygame.JOYAXISMOTION:
            return self._axis(event, UNKNOWN_AXES, event.value)
        return self._button(event, UNKNOWN_BUTTONS, event.type == pygame.JOYBUTTONDOWN)

    def _button(self, event: pygame.event.Event, names: tuple[str, ...], down: bool) -> Strokes:
        if event.button >= len(names):
            return []
        part = event.instance_id, names[event.button]
        return self._down(part) if down else self._up(part)

    def _axis(self, event: pygame.event.Event, axes: tuple[tuple[str, str], ...], value: float) -> Strokes:
        return self._way(event.instance_id, axes[event.axis], value) if event.axis < len(axes) else []

    def _way(self, pad: int, names: tuple[str, str], value: float) -> Strokes:
        """A stick between its two ends, -1 and 1. The end that it leaves lets go first."""
        lower, upper = (pad, names[0]), (pad, names[1])
        moves = [(lower, -value), (upper, value)]
        strokes = [stroke for part, far in moves if far < RELEASED for stroke in self._up(part)]
        return strokes + [stroke for part, far in moves if far >= PRESSED for stroke in self._down(part)]

    def _down(self, part: Part) -> Strokes:
        """The phone's key goes down with the first part that means it."""
        key = self.keys.get(part[1])
        if not key or part in self._held:
            return []
        already = key in self._held.values()
        self._held[part] = key
        return [] if already else [(key, True)]

    def _up(self, part: Part) -> Strokes:
        """It comes up with the last."""
        key = self._held.pop(part, None)
        return [] if key is None or key in self._held.values() else [(key, False)]


UNNAMED = {pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP, pygame.JOYAXISMOTION, pygame.JOYHATMOTION}
