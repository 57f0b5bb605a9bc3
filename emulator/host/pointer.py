"""Pointer: mouse and fingers on the handset in the window: drawn keys, and the touch screen."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from .grip import Grip, Source
from .power import Power
from .scene import Scene

Point = tuple[int, int]


class Pointer:
    """One mouse and any number of fingers. Several hold several keys; the LCD feels one of them."""

    def __init__(self, scene: Scene, grip: Grip, power: Power) -> None:
        self._scene, self._grip, self._power = scene, grip, power
        self._touching: Source | None = None           # what is on the LCD
        self._last: Point = 0, 0                       # where it was felt last

    def handle(self, event: pygame.event.Event) -> bool:
        """True when the event was one of mouse or finger."""
        act = self._acts.get(event.type)
        if act is not None and not getattr(event, "touch", False):     # SDL makes a mouse of each finger, too
            act(self, event)
        return act is not None

    def let_go(self) -> None:
        """The window is left: the finger comes off the LCD."""
        if self._touching is not None:
            self._up(self._touching, None)

    # -- what they do, whatever they are -----------------------------------------------------------

    def _down(self, source: Source, pos: Point) -> None:
        pos = self._scene.in_room(pos)
        point = self._scene.view.lcd_point(pos)
        if point is None:
            key = self._scene.view.key_at(pos)
            if key is not None:
                self._grip.take(source, key)
        elif self._touching is None:
            self._touching, self._last = source, point
            touch = self._power.owner.handset.touch
            self._power.order(lambda: touch.press(*point))

    def _move(self, source: Source, pos: Point) -> None:
        if source == self._touching:
            self._last = x, y = self._scene.view.lcd_point_beside(self._scene.in_room(pos))
            touch = self._power.owner.handset.touch
            self._power.order(lambda: touch.drag(x, y))

    def _up(self, source: Source, pos: Point | None) -> None:
        if source == self._touching:
            self._touching = None
            x, y = self._last if pos is None else self._scene.view.lcd_point_beside(self._scene.in_room(pos))
            touch = self._power.owner.handset.touch
            self._power.order(lambda: touch.release(x, y))
        self._grip.let_go(source)

    # -- the computer's events ---------------------------------------------------------------------

    def _mouse_down(self, event: pygame.event.Event) -> None:
        if event.button == 1:
            self._down("mouse", event.pos)

    def _mouse_move(self, event: pygame.event.Event) -> None:
        self._move("mouse", event.pos)

    def _mouse_up(self, event: pygame.event.Event) -> None:
        if event.button == 1:
            self._up("mouse", event.pos)

    def _finger_down(self, event: pygame.event.Event) -> None:
        pos = self._place(event)
        if not (self._scene.has_panel and self._scene.panels.covers(pos)):
            self._down(_finger(event), pos)

    def _finger_move(self, event: pygame.event.Event) -> None:
        self._move(_finger(event), self._place(event))

    def _finger_up(self, event: pygame.event.Event) -> None:
        self._up(_finger(event), self._place(event))

    def _place(self, event: pygame.event.Event) -> Point:
        """Fingers are told in parts of the window."""
        width, height = self._scene.desktop.size
        return int(event.x * width), int(event.y * height)

    _acts: dict[int, Callable[[Pointer, pygame.event.Event], None]] = {
        pygame.MOUSEBUTTONDOWN: _mouse_down, pygame.MOUSEBUTTONUP: _mouse_up, pygame.MOUSEMOTION: _mouse_move,
        pygame.FINGERDOWN: _finger_down, pygame.FINGERUP: _finger_up, pygame.FINGERMOTION: _finger_move,
    }


def _finger(event: pygame.event.Event) -> Source:
    return "finger", event.touch_id, event.finger_id
