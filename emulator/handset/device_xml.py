"""Skins of MicroEmulator: a device.xml with photographs beside it, read as a Skin.

What such a file does not know is filled in: a red key and missing digits (they are not on the
case, but the computer's keyboard has them), a theme made of its two colours, memory sizes.
"""

from __future__ import annotations

from pathlib import Path

import pygame

from .case_drawing import Area
from .device_xml_tree import Part, read_device, whole
from .keys import STANDARD, Key, KeyTable
from .photo import Outline, Photo
from .skin import KeyCap, LabelStyle, Skin, Theme

NAMES = {
    "SOFT1": "soft_left", "SOFT2": "soft_right", "SELECT": "fire", "BACK_SPACE": "clear", "DELETE": "clear",
    "STAR": "*", "ASTERISK": "*", "POUND": "#",
    **{name.upper(): name for name in ("up", "down", "left", "right", "*", "#", *"0123456789")},
}
HOST_KEYS = {       # by which files of before 2.0.2 say what a button is
    "VK_F1": "soft_left", "VK_F2": "soft_right", "VK_ENTER": "fire", "VK_BACK_SPACE": "clear",
    "VK_DELETE": "clear", "VK_MULTIPLY": "*", "VK_MODECHANGE": "#", "VK_SUBTRACT": "#",
    "VK_UP": "up", "VK_DOWN": "down", "VK_LEFT": "left", "VK_RIGHT": "right",
    **{f"VK_{kind}{digit}": str(digit) for kind in ("", "NUMPAD") for digit in range(10)},
}
BY_NAME = "/2.0.2/"     # how the namespace of files ends that go by the names of buttons
NEEDED = ("up", "down", "left", "right", "fire", "soft_left", "soft_right", "send", "end", *"1234567890*#")
SIZES = {"small": 10, "medium": 12, "large": 16}
HEAP, STORAGE = 4 << 20, 1 << 20


def load(path: Path) -> Skin:
    """The phone that a device.xml describes. SkinError for what cannot be read."""
    device = read_device(path)
    display, keyboard = device.need("display"), device.need("input", "keyboard")
    drawn = _buttons(keyboard, device.attributes.get("xmlns", "").endswith(BY_NAME))
    keys = KeyTable(_keys(drawn))
    box = _box(display.need("rectangle"))
    touch = _flag(keyboard, "haspointerevents")
    return Skin(
        name=path.absolute().parent.name if path.stem == "device" else path.stem,
        title=device.attributes.get("name", path.stem), year=None,
        width=box.width, height=box.height, colors=_colors(display),
        font_sizes=_font_sizes(device),
        theme=Theme.plain(_color(display, "background", 0xFFFFFF), _color(display, "foreground", 0)),
        keys=keys, caps={name: KeyCap() for name in drawn},
        on_screen=tuple(name for name in keys.names() if name not in drawn),
        labels=LabelStyle(12, 8, True, 0, 0, 0),
        back_key=_back_key(drawn),
        pointer=touch, pointer_motion=touch and _flag(keyboard, "haspointermotionevents"),
        repeat=_flag(keyboard, "hasrepeatevents"), vibrator=True,
        heap=HEAP, storage=STORAGE, locale="en-US",
        drawing=_photo(device, box, {name: _outline(button) for name, button in drawn.items()}))


# -- the display -------------------------------------------------------------------------------------

def _box(part: Part) -> pygame.Rect:
    box = pygame.Rect(*(part.number(side) for side in Area._fields))
    if box.width < 1 or box.height < 1:
        raise part.fault(f"<{part.tag}> is empty")
    return box


def _flag(part: Part, tag: str) -> bool:
    found = part.first(tag)
    return found is not None and found.text == "true"


def _color(display: Part, tag: str, default: int) -> int:
    return display.number(tag, 16) & 0xFFFFFF if display.first(tag) else default


def _colors(display: Part) -> int:
    if not _flag(display, "iscolor"):
        return 2
    return max(2, display.number("numcolors")) if display.first("numcolors") else 1 << 16


def _font_sizes(device: Part) -> dict[str, int]:
    """The heights that the fonts give, the plain ones first; they may not shrink."""
    sizes = dict(SIZES)
    fonts = device.first("fonts")
    for font in reversed(fonts.all("font") if fonts else []):
        size = font.attributes.get("size", "").upper().removeprefix("SIZE_").lower()
        source = font.first("system", "ttf")
        if size in sizes and source is not None and "size" in source.attributes:
            sizes[size] = whole(source, source.attributes["size"])
    sizes["medium"] = max(sizes["small"], sizes["medium"])
    sizes["large"] = max(sizes["medium"], sizes["large"])
    return sizes


# -- keys --------------------------------------------------------------------------------------------

def _buttons(keyboard: Part, by_name: bool) -> dict[str, Part]:
    """The buttons that are keys of ours, by their names. Others are not to be pressed."""
    drawn: dict[str, Part] = {}
    for button in keyboard.all("button", "softbutton"):
        name = NAMES.get(button.attributes.get("name", "").upper())
        host = next((HOST_KEYS[word] for word in button.attributes.get("key", "").split()
                     if word in HOST_KEYS), None)
        found = name or host if by_name else host or name
        if found is not None and button.first("rectangle", "polygon"):
            drawn.setdefault(found, button)
    return drawn


def _keys(drawn: dict[str, Part]) -> list[Key]:
    """The keys on the case, and then those that every phone needs."""
    keys: dict[int, Key] = {}
    for name, button in drawn.items():
        standard = STANDARD[name]
        code = whole(button, button.attributes.get("keyCode", str(standard.code)))
        if code in keys:
            raise button.fault(f"the keys {keys[code].name} and {name} have the same code", str(code))
        keys[code] = Key(name, code, standard.action, standard.title)
    for name in NEEDED:
        if name not in drawn:
            code = STANDARD[name].code
            while code in keys:
                code -= 100
            keys[code] = Key(name, code, STANDARD[name].action, STANDARD[name].title)
    return list(keys.values())


def _back_key(drawn: dict[str, Part]) -> str:
    """The soft button that takes commands to go back, the right one if both or none do."""
    takers = [name for name in ("soft_right", "soft_left") if name in drawn
              and any(command.text.upper() in ("BACK", "EXIT") for command in drawn[name].all("command"))]
    return (takers or ["soft_right"])[0]


def _outline(button: Part) -> Outline:
    polygon = button.first("polygon")
    if polygon is None:
        box = _box(button.need("rectangle"))
        return [box.topleft, box.topright, box.bottomright, box.bottomleft]
    corners = [(whole(point, point.attributes.get("x", "")), whole(point, point.attributes.get("y", "")))
               for point in polygon.all("point")]
    if len(corners) < 3:
        raise polygon.fault("a polygon wants three points or more")
    return corners


# -- photographs -------------------------------------------------------------------------------------

def _photo(device: Part, screen: pygame.Rect, keys: dict[str, Outline]) -> Photo:
    sources = {part.attributes.get("name", ""): part for part in device.all("img")}
    if "normal" not in sources:
        raise device.fault("there is no picture: no <img> is called", "normal")
    up = _picture(sources["normal"])
    down = _picture(sources["pressed"]) if "pressed" in sources else up
    if not up.get_rect().contains(screen):
        raise device.need("display").need("rectangle").fault("the display reaches out of the picture")
    if down.get_size() != up.get_size():
        raise sources["pressed"].fault("the pictures normal and pressed are not of one size")
    return Photo(up, down, Area(*screen), keys)


def _picture(part: Part) -> pygame.Surface:
    source = part.attributes.get("src", "")
    try:
        return pygame.image.load(part.path.parent / source)
    except (OSError, pygame.error):
        raise part.fault("this is no picture, or is not there:", source) from None
