"""Window: the phone on the desktop. Mouse, fingers, keyboard, gamepads and the menu all come by here.

    events ──> panels (an open menu or dialog) ──> actions (keys of the menu) ──> pointer, keyboard: the phone
    phone's thread ──finished frames──> Scene ──> the desktop
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from pathlib import Path

import pygame

from .actions import BY_KEY, MENU_KEY, MENUS, Action
from .album import Album
from .deeds import SWITCHING, Deeds
from .desktop import Desktop
from .gamepad import KEYS, Gamepads
from .grip import Grip
from .keyboard import chord
from .menus import Menus
from .pointer import Pointer
from .power import Phones, Power
from .scene import Scene
from .settings import Settings
from .strip import Strip
from .toasts import Toasts
from .view import Lights

# Seconds between two looks for input. SDL's own wait looks a thousand times a second here, which
# costs an idle window 2 % of a core.
FRAME = 1 / 60
SOON, AWAKE = 1 / 240, 1_000     # while a hand is on it, and for so many ms after that, it looks more often
CALM = 50                        # ms between two looks at the lights of a phone that shows nothing new


class Window:
    """A phone in a window of the desktop. `open()` returns when it is closed."""

    def __init__(self, phones: Phones, settings: Settings, album: Album) -> None:
        """UserError if there is no display, or no handset of the skin that is chosen."""
        self._settings, self._bell = settings, threading.Event()
        self.desktop, toasts = Desktop(), Toasts()
        self.power = Power(phones, settings.now.skin, say=toasts.say, on_picture=self._bell.set)
        self.scene = Scene(self.desktop, settings, Strip(MENUS), toasts)
        self.grip = Grip(self._press, self._release)
        self.deeds = Deeds(self.scene, self.power, settings, album)
        self.deeds.taken = {key: action.label for key, action in BY_KEY.items()} | {MENU_KEY: "Menu"}
        self._menus = Menus(self.scene, self.deeds)
        self._pointer = Pointer(self.scene, self.grip, self.power)
        self._pads = Gamepads({**KEYS, **settings.now.pads})
        self._held: dict[int, Action] = {}             # keys of the computer that an action lasts with
        self._dropped: list[Path] = []
        self._awake_until = self._looked_at = 0
        self._done_with = ""                           # the character of a key that was more than a character

    def open(self) -> None:
        """Show the phone and let it live until the window is closed; its MIDlets are told to end."""
        self._take_handset()
        self.scene.open(self.power.owner.title)
        self._pads.open()
        self.power.start()
        try:
            while self.power.alive and not self.deeds.quitting:
                self._turn()
        finally:
            if not (self._settings.overruled or self.desktop.full):
                self._settings.choose(place=self.desktop.place)      # where a person has put it
            self.power.switch_off()
            self._pads.close()
            self.desktop.close()

    # -- each turn ---------------------------------------------------------------------------------

    def _turn(self) -> None:
        now = _now_ms()
        for event in pygame.event.get():
            self._awake_until = now + AWAKE
            self._handle(event)
        self.power.deliver()
        if self.power.changed():
            self._take_handset()
            self.desktop.resize(self.scene.wanted_size())
            self.scene.fit()
        while self._settings.notices:
            self.scene.toasts.say(self._settings.notices.pop(0))
        awake = now < self._awake_until
        if awake or self._bell.is_set() or self.scene.moves or now - self._looked_at >= CALM:
            self._bell.clear()                        # rung once more, it may be about the next picture
            self._looked_at = now
            self._draw(now)
        self._bell.wait(SOON if awake else FRAME)

    def _take_handset(self) -> None:
        owner = self.power.owner
        self.grip.let_go_all()
        self.deeds.film_has_ended()
        self.scene.toasts.unsay(SWITCHING)
        self.scene.take(owner.case, owner.handset.screen)
        muted = self._settings.now.muted
        self.power.order(lambda: owner.handset.speaker.mute(muted))

    def _draw(self, now: int) -> None:
        owner = self.power.owner
        self.desktop.set_title(owner.title)
        self.scene.draw(picture=self.power.worker.picture, pressed=self.grip.pressed,
                        lights=Lights.of(owner.handset), status=self._status(), now_ms=now)

    def _status(self) -> str:
        """A word or two about the phone, for the strip."""
        said = [("● REC", self.deeds.film is not None), (f"{self.power.speed:g}×", self.power.speed != 1),
                ("Muted", self.power.owner.handset.speaker.muted)]
        return "   ".join(word for word, holds in said if holds)

    # -- events ------------------------------------------------------------------------------------

    def _handle(self, event: pygame.event.Event) -> None:
        act = self._acts.get(event.type)
        if event.type == pygame.KEYDOWN:
            self._done_with = event.unicode
        elif event.type == pygame.KEYUP:                 # what went down on the phone comes up there
            self._key_up(event)
        if self._menus.handle(event) or self.scene.panel_takes(event):
            if event.type == pygame.MOUSEBUTTONUP:
                self._pointer.handle(event)
        elif act is not None:
            act(self, event)
        elif not self._pointer.handle(event):
            for key, down in self._pads.events(event):
                self._by_pad(key, down)

    def _mouse_down(self, event: pygame.event.Event) -> None:
        if event.button == 3:
            self._menus.open_all(event.pos)
        else:
            self._pointer.handle(event)

    def _key_down(self, event: pygame.event.Event) -> None:
        owner, pressed = self.power.owner, chord(event)
        if owner.handset.typing.is_wanted() and event.unicode and event.unicode.isprintable():
            self._done_with = ""
            return                                    # it comes as text as well
        action = BY_KEY.get(pressed)
        if action is not None:
            self._menus.act(action)
            if action.until is not None:
                self._held[event.key] = action
        elif pressed in (MENU_KEY, "Menu"):
            self._menus.open_all((0, self.scene.top))
        else:
            name = self.deeds.key_map.phone_key(event)
            if name is not None and name in owner.handset.keypad.keys:
                self.grip.take(("key", event.key), name)

    def _key_up(self, event: pygame.event.Event) -> None:
        action = self._held.pop(event.key, None)
        if action is not None and action.until is not None:
            action.until(self.deeds)
        self.grip.let_go(("key", event.key))

    def _text(self, event: pygame.event.Event) -> None:
        """Characters from the keyboard or an input method, for the field that is being edited."""
        typing, done_with, self._done_with = self.power.owner.handset.typing, self._done_with, ""
        if typing.is_wanted() and event.text != done_with:     # it may be that key which has opened the field
            self.power.order(lambda: typing.type(event.text))

    def _preview(self, event: pygame.event.Event) -> None:
        """What an input method has composed so far."""
        typing = self.power.owner.handset.typing
        if typing.is_wanted():
            self.power.order(lambda: typing.composing(event.text))

    def _by_pad(self, key: str, down: bool) -> None:
        if down and key in self.power.owner.handset.keypad.keys:
            self.grip.take(("pad", key), key)
        elif not down:
            self.grip.let_go(("pad", key))

    def _lose_focus(self, event: pygame.event.Event) -> None:
        """The computer no longer tells of keys coming up: they do now."""
        self._pointer.let_go()
        self._pads.let_go()
        self.grip.let_go_all()
        held, self._held = self._held, {}
        for action in held.values():
            if action.until is not None:
                action.until(self.deeds)

    def _drop(self, event: pygame.event.Event) -> None:
        self._dropped.append(Path(event.file))

    def _drop_complete(self, event: pygame.event.Event) -> None:
        paths, self._dropped = self._dropped, []
        self.deeds.open(paths)

    def _drop_text(self, event: pygame.event.Event) -> None:
        self.scene.toasts.say("Only files can be dropped here: a .jad, a .jar, or a folder.")

    def _resized(self, event: pygame.event.Event) -> None:
        self.scene.fit()

    def _exposed(self, event: pygame.event.Event) -> None:
        self.scene.redraw()

    def _quit(self, event: pygame.event.Event) -> None:
        self.deeds.quit()

    def _press(self, name: str) -> None:
        keypad = self.power.owner.handset.keypad
        self.power.order(lambda: keypad.press(name))

    def _release(self, name: str) -> None:
        keypad = self.power.owner.handset.keypad
        if name in keypad.keys:                       # it may be another handset than it was pressed on
            self.power.order(lambda: keypad.release(name))

    _acts: dict[int, Callable[[Window, pygame.event.Event], None]] = {
        pygame.KEYDOWN: _key_down, pygame.TEXTINPUT: _text, pygame.TEXTEDITING: _preview,
        pygame.MOUSEBUTTONDOWN: _mouse_down, pygame.WINDOWFOCUSLOST: _lose_focus,
        pygame.DROPFILE: _drop, pygame.DROPCOMPLETE: _drop_complete, pygame.DROPTEXT: _drop_text,
        pygame.WINDOWSIZECHANGED: _resized, pygame.WINDOWEXPOSED: _exposed,
        pygame.QUIT: _quit, pygame.WINDOWCLOSE: _quit,
    }


def _now_ms() -> int:
    return time.monotonic_ns() // 1_000_000
