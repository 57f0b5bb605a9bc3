"""Which key of the computer's keyboard is which key of the phone."""

from __future__ import annotations

import pygame

KEYS: dict[int, str] = {
    pygame.K_UP: "up", pygame.K_DOWN: "down", pygame.K_LEFT: "left", pygame.K_RIGHT: "right",
    pygame.K_RETURN: "fire", pygame.K_KP_ENTER: "fire", pygame.K_SPACE: "fire",
    pygame.K_F1: "soft_left", pygame.K_F2: "soft_right",
    pygame.K_F3: "send", pygame.K_ESCAPE: "end", pygame.K_F4: "end",
    pygame.K_PAGEUP: "volume_up", pygame.K_PAGEDOWN: "volume_down",
    pygame.K_BACKSPACE: "clear", pygame.K_DELETE: "clear",
    pygame.K_ASTERISK: "*", pygame.K_KP_MULTIPLY: "*", pygame.K_HASH: "#", pygame.K_KP_DIVIDE: "#",
    **{pygame.K_0 + digit: str(digit) for digit in range(10)},
    **{pygame.K_a + place: chr(ord("a") + place) for place in range(26)},       # a full keyboard's
    pygame.K_COMMA: ",", pygame.K_PERIOD: ".", pygame.K_LSHIFT: "shift", pygame.K_RSHIFT: "shift",
    pygame.K_PAGEUP: "volume_up", pygame.K_PAGEDOWN: "volume_down",
    pygame.K_KP0: "0", **{pygame.K_KP1 + digit: str(digit + 1) for digit in range(9)},
}

TYPED = {"*": "*", "#": "#"}     # characters that stand on other keys in other countries


def phone_key(event: pygame.event.Event) -> str | None:
    """The phone's key for a key event of the computer, or None."""
    typed = TYPED.get(getattr(event, "unicode", ""))
    return typed or KEYS.get(event.key)
