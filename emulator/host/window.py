"""Window: the handset's picture on the desktop; mouse and keyboard work its keys and screen."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Protocol

import pygame

from emulator.errors import UserError
from emulator.handset.case import Case
from emulator.handset.handset import Handset

from .keyboard import phone_key
from .worker import Worker

# Seconds between two looks for input. SDL's own wait looks a thousand times a second here, which
# costs an idle window 2 % of a core.
FRAME = 1 / 60


class Owner(Protocol):
    """The phone, as far as a window needs it."""

    handset: Handset

    @property
    def case(self) -> Case: ...
    def close(self) -> None: ...


class Window:
    """One phone on the desktop. `open()` returns when the window is closed."""

    def __init__(self, phone: Owner, worker: Worker, *, scale: float | None = None, title: str = "Phone") -> None:
        self._phone, self._worker, self._title = phone, worker, title
        self._keypad, self._touch, self._typing = phone.handset.keypad, phone.handset.touch, phone.handset.typing
        self._wanted_scale = scale
        self._by_mouse: str | None = None             # the drawn key that the mouse holds down
        self._by_keyboard: dict[int, str] = {}        # keyboard key -> phone key it holds down
        self._touching = False
        self._bell = threading.Event()
        self._drawn: tuple[object, ...] | None = None

    def open(self) -> None:
        """Show the phone and let it live until the window is closed; its MIDlets are told to end."""
        self._surface = self._make_surface()
        pygame.key.set_repeat()                       # the phone repeats its keys itself
        self._worker.on_picture = self._bell.set      # on the phone's thread: wake the window
        self._worker.start()
        try:
            while self._worker.alive and all(map(self._handle, pygame.event.get())):
                self._draw()
                self._bell.wait(FRAME)
                self._bell.clear()
        finally:
            self._worker.order(self._phone.close)
            self._worker.stop()
            pygame.display.quit()
        if self._worker.failure is not None:
            raise self._worker.failure

    # -- making and drawing ----------------------------------------------------------------------

    def _make_surface(self) -> pygame.Surface:
        try:
            pygame.display.init()
            desktop = pygame.display.get_desktop_sizes()[0]
        except (pygame.error, IndexError) as problem:
            raise UserError("window", None, f"there is no display ({problem})",
                            hint="use --headless --for MS --screenshot FILE") from None
        self._scale = self._wanted_scale or self._largest_scale(desktop)
        pygame.display.set_caption(self._title)
        return pygame.display.set_mode(self._phone.case.size(self._scale))

    def _largest_scale(self, desktop: tuple[int, int]) -> float:
        """The largest whole scale that leaves the handset on the desktop, else what fits."""
        width, height = self._phone.case.size(1)
        room = min(desktop[0] / width, (desktop[1] - 80) / height)
        return max(1, min(int(room), 3)) if room >= 1 else max(room, 0.5)

    def _draw(self) -> None:
        backlight, picture = self._phone.handset.backlight, self._worker.picture
        pressed = frozenset(self._by_keyboard.values()) | ({self._by_mouse} if self._by_mouse else set())
        wanted = (id(picture), pressed, backlight.lit)
        if wanted != self._drawn:
            self._drawn = wanted
            desk = pygame.Surface(self._surface.get_size(), 0, self._surface)
            desk.fill(BEHIND)
            handset = self._phone.case.picture(self._scale, pressed=pressed, lit=backlight.lit, lcd=picture)
            desk.blit(handset, (0, 0))
            self._surface.blit(desk, (0, 0))          # in one piece: never seen half drawn
            pygame.display.flip()

    # -- mouse and keyboard ----------------------------------------------------------------------

    def _handle(self, event: pygame.event.Event) -> bool:
        """Do what an event asks for; False when the window is to close."""
        if event.type == pygame.QUIT:
            return False
        act = self._acts.get(event.type)
        if act is not None:
            act(self, event)
        return True

    def _key_down(self, event: pygame.event.Event) -> None:
        if self._typing.is_wanted() and event.unicode and event.unicode.isprintable():
            return                                    # it comes as text as well
        if event.key == MUTE:
            speaker = self._phone.handset.speaker
            self._worker.order(lambda: speaker.mute(not speaker.muted))
            return
        name = phone_key(event)
        if name is not None and name in self._keypad.keys.names() and event.key not in self._by_keyboard:
            self._by_keyboard[event.key] = name
            self._press(name)

    def _key_up(self, event: pygame.event.Event) -> None:
        name = self._by_keyboard.pop(event.key, None)
        if name is not None:
            self._release(name)

    def _text(self, event: pygame.event.Event) -> None:
        """Characters from the keyboard or an input method, for the field that is being edited."""
        if self._typing.is_wanted():
            self._worker.order(lambda: self._typing.type(event.text))

    def _preview(self, event: pygame.event.Event) -> None:
        """What an input method has composed so far."""
        if self._typing.is_wanted():
            self._worker.order(lambda: self._typing.composing(event.text))

    def _mouse_down(self, event: pygame.event.Event) -> None:
        if event.button != 1:
            return
        x, y = event.pos
        point = self._phone.case.lcd_point(x, y, self._scale)
        if point is not None:
            self._touching = True
            self._worker.order(lambda: self._touch.press(*point))
        else:
            self._by_mouse = self._phone.case.key_at(x, y, self._scale)
            if self._by_mouse is not None:
                self._press(self._by_mouse)

    def _mouse_move(self, event: pygame.event.Event) -> None:
        if self._touching:
            x, y = self._on_lcd(event.pos)
            self._worker.order(lambda: self._touch.drag(x, y))

    def _mouse_up(self, event: pygame.event.Event) -> None:
        if event.button != 1:
            return
        if self._touching:
            self._touching = False
            x, y = self._on_lcd(event.pos)
            self._worker.order(lambda: self._touch.release(x, y))
        elif self._by_mouse is not None:
            self._release(self._by_mouse)
            self._by_mouse = None

    def _lose_focus(self, event: pygame.event.Event) -> None:
        """The computer no longer tells of keys coming up: they do now."""
        held, self._by_keyboard = self._by_keyboard, {}
        for name in held.values():
            self._release(name)

    def _press(self, name: str) -> None:
        self._worker.order(lambda: self._keypad.press(name))

    def _release(self, name: str) -> None:
        self._worker.order(lambda: self._keypad.release(name))

    def _on_lcd(self, position: tuple[int, int]) -> tuple[int, int]:
        """A point of the window in LCD pixels, beside the LCD too."""
        box = self._phone.case.screen_rect(self._scale)
        screen = self._phone.handset.screen
        return ((position[0] - box.x) * screen.width // box.width,
                (position[1] - box.y) * screen.height // box.height)

    _acts: dict[int, Callable[[Window, pygame.event.Event], None]] = {
        pygame.KEYDOWN: _key_down, pygame.KEYUP: _key_up,
        pygame.TEXTINPUT: _text, pygame.TEXTEDITING: _preview,
        pygame.MOUSEBUTTONDOWN: _mouse_down, pygame.MOUSEBUTTONUP: _mouse_up,
        pygame.MOUSEMOTION: _mouse_move, pygame.WINDOWFOCUSLOST: _lose_focus,
    }


MUTE = pygame.K_F8   # the computer's key that silences the phone, and lets it be heard again
BEHIND = 0x2B2F36    # the desk that the phone lies on
