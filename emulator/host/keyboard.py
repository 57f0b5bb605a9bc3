"""The computer's keyboard: what its keys are called, and which key of the phone each one is."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

KEYS: dict[int, str] = {
    pygame.K_UP: "up", pygame.K_DOWN: "down", pygame.K_LEFT: "left", pygame.K_RIGHT: "right",
    pygame.K_RETURN: "fire", pygame.K_KP_ENTER: "fire", pygame.K_SPACE: "fire",
    pygame.K_F1: "soft_left", pygame.K_F2: "soft_right",
    pygame.K_F3: "send", pygame.K_ESCAPE: "end", pygame.K_F4: "end",
    pygame.K_PAGEUP: "volume_up", pygame.K_PAGEDOWN: "volume_down",
    pygame.K_INSERT: "keypad", pygame.K_BACKQUOTE: "keypad",                    # a touch phone's
    pygame.K_BACKSPACE: "clear", pygame.K_DELETE: "clear",
    pygame.K_ASTERISK: "*", pygame.K_KP_MULTIPLY: "*", pygame.K_HASH: "#", pygame.K_KP_DIVIDE: "#",
    **{pygame.K_0 + digit: str(digit) for digit in range(10)},
    **{pygame.K_a + place: chr(ord("a") + place) for place in range(26)},       # a full keyboard's
    pygame.K_COMMA: ",", pygame.K_PERIOD: ".", pygame.K_LSHIFT: "shift", pygame.K_RSHIFT: "shift",
    pygame.K_KP0: "0", **{pygame.K_KP1 + digit: str(digit + 1) for digit in range(9)},
}

TYPED = {"*": "*", "#": "#"}     # characters that stand on other keys in other countries

# `K_PAGEUP` is "pageup", `K_a` is "a"; of two names for one key the shorter.
NAMES: dict[int, str] = {
    getattr(pygame, name): name[2:].lower()
    for name in sorted(dir(pygame), key=lambda name: (-len(name), name)) if name.startswith("K_")
}
del NAMES[pygame.K_UNKNOWN]
CODES = {name: code for code, name in NAMES.items()}
MODIFIERS = frozenset({pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LALT,
                       pygame.K_RALT, pygame.K_LGUI, pygame.K_RGUI, pygame.K_MODE, pygame.K_CAPSLOCK,
                       pygame.K_NUMLOCK})
SIGNS = {pygame.K_EQUALS: "Plus", pygame.K_PLUS: "Plus", pygame.K_KP_PLUS: "Plus",
         pygame.K_MINUS: "Minus", pygame.K_KP_MINUS: "Minus", pygame.K_KP0: "0"}
LABELS = {"return": "Enter", "pageup": "Page up", "pagedown": "Page down", "kp_enter": "Keypad Enter",
          "kp_multiply": "Keypad *", "kp_divide": "Keypad /", "lshift": "Left Shift", "rshift": "Right Shift",
          "asterisk": "*", "hash": "#", "comma": ",", "period": ".", "backquote": "`"}


def key_name(code: int) -> str:
    """What a key is called in the settings: "a", "pageup", "kp5"; a letter of another alphabet is itself."""
    if code in NAMES:
        return NAMES[code]
    return chr(code) if 0x20 < code < 0x3000 else f"key {code}"


def is_key_name(name: object) -> bool:
    """Can a key be called so?"""
    if not isinstance(name, str):
        return False
    number = name.removeprefix("key ")
    return name in CODES or (len(name) == 1 and name > " ") or (number != name and number.isdecimal())


def label(name: str) -> str:
    """A key's name as a person reads it."""
    if name.startswith("kp") and name[2:].isdecimal():
        return f"Keypad {name[2:]}"
    return LABELS.get(name) or (name.upper() if len(name) == 1 else name.capitalize())


def chord(event: pygame.event.Event) -> str:
    """A key with what is held beside it, as the menu writes it: "F12", "Ctrl+Shift+F12", "Ctrl+Plus"."""
    held = getattr(event, "mod", 0)
    sign = SIGNS.get(event.key) if held & (pygame.KMOD_CTRL | pygame.KMOD_META) else None
    words = ["Ctrl"] if held & (pygame.KMOD_CTRL | pygame.KMOD_META) else []
    if held & pygame.KMOD_SHIFT and sign is None:
        words.append("Shift")
    if held & pygame.KMOD_LALT:
        words.append("Alt")
    return "+".join([*words, sign or label(key_name(event.key))])


class KeyMap:
    """The keys as they come, and those that the person has given another meaning."""

    def __init__(self, own: Mapping[str, str] | None = None) -> None:
        """`own`: the computer's key by its name -> the phone's key, "" for none."""
        self.own = dict(own or {})

    def phone_key(self, event: pygame.event.Event) -> str | None:
        """The phone's key for a key event of the computer, or None."""
        name = key_name(event.key)
        if name in self.own:
            return self.own[name] or None
        typed = TYPED.get(getattr(event, "unicode", ""))
        if typed is None and getattr(event, "mod", 0) & (pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_LALT):
            return None                      # a chord is for the window, or for the desktop
        return typed or KEYS.get(event.key)

    def keys_of(self, phone_key: str) -> list[str]:
        """The names of the computer's keys that are this one."""
        plain = [NAMES[code] for code, name in KEYS.items() if name == phone_key and NAMES[code] not in self.own]
        return plain + [key for key, name in self.own.items() if name == phone_key]

    def given(self, code: int, phone_key: str) -> dict[str, str]:
        """`own` once this key of the computer is that key of the phone."""
        name = key_name(code)
        rest = {key: was for key, was in self.own.items() if key != name}
        return rest if KEYS.get(code) == phone_key else rest | {name: phone_key}

    def without(self, phone_key: str) -> dict[str, str]:
        """`own` once a key of the phone is as it comes."""
        plain = {NAMES[code] for code, name in KEYS.items() if name == phone_key}
        return {key: name for key, name in self.own.items() if name != phone_key and key not in plain}
