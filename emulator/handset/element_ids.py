"""The ids of case.svg: what each element of that name is.

    screen       a plain rectangle, as large as the LCD
    key_<name>   a key; any element, and a group with all in it
    led_on       shown only while the lamp is on; what it looks like dark is drawn under it
    backlight    shown only while the light behind screen and keys is on
"""

from __future__ import annotations

SCREEN, LED_ON, BACKLIGHT, KEY = "screen", "led_on", "backlight", "key_"
WORDS = {"*": "star", "#": "pound", ".": "dot", ",": "comma"}
NAMES = {word: name for name, word in WORDS.items()}


def element_id(key: str) -> str:
    """The id of a key's element.

    >>> element_id("5"), element_id("*"), element_id("soft_left")
    ('key_5', 'key_star', 'key_soft_left')
    """
    return KEY + WORDS.get(key, key)


def key_name(found: str) -> str | None:
    """The key whose element has this id; None if it is no key's."""
    word = found.removeprefix(KEY)
    return None if word == found else NAMES.get(word, word)
