"""Reads the two files of a skin into the parts that a Skin is made of, and notes all that is wrong."""

from __future__ import annotations

from dataclasses import fields
from itertools import pairwise
from pathlib import Path
from types import MappingProxyType
from typing import Any

from emulator.errors import SkinError, nearest

from .drawing import Drawing
from .element_ids import WORDS, element_id
from .keys import ACTIONS, STANDARD, Key, KeyTable
from .skin_fields import Fields, Section
from .skin_parts import KeyCap, LabelStyle, Theme
from .skin_yaml import SVG, read_chain
from .yaml_tree import Entry

# The fields of skin.yaml, section by section; docs/skins.md explains them.
TOP = ("extends", "title", "year", "screen", "fonts", "theme", "labels", "keys", "back_key",
       "key_repeat", "keypad", "vibrator", "memory", "locale")
SCREEN = ("width", "height", "colors", "touch")
SIZES = ("small", "medium", "large")
THEME = tuple(field.name for field in fields(Theme))
LABELS = ("size", "letters_size", "bold", "color", "letters_color", "lit_color")
KEY = ("code", "action", "title", "label", "letters", "color", "on_screen")
MEMORY = ("heap", "storage")

REQUIRED = ("title", "year", "screen", "fonts", "theme", "keys", "memory")
TOUCH = ("none", "taps", "drags")
SOFT_KEYS = ("soft_left", "soft_right")
EVERY_PHONE_HAS = ("up", "down", "left", "right", "fire", *SOFT_KEYS, "end")
CODES = (-(1 << 31), (1 << 31) - 1)      # Java's int


class SkinReader:
    """`read()` gives the parts by their names in Skin; they are good only if `faults` is empty."""

    def __init__(self, folder: Path, shelf: Path | None = None) -> None:
        self._folder, self._shelf = folder, shelf
        self._fields = Fields()
        self.faults: list[SkinError] = self._fields.faults

    def read(self) -> dict[str, Any]:
        """All parts. What cannot be read at all is one fault, and the other file is read still."""
        parts: dict[str, Any] = {}
        folders = [self._folder]
        try:
            tree, folders = read_chain(self._folder, self._shelf)
            parts = self._from_yaml(tree)
        except SkinError as fault:
            self.faults.append(fault)
        try:
            drawing = self._drawing(folders)
        except SkinError as fault:
            self.faults.append(fault)
            return parts
        if parts:
            self._compare_screens(drawing, parts["width"], parts["height"])
            self._compare_keys(drawing, list(parts["caps"]), parts["on_screen"])
        return parts | {"drawing": drawing}

    # -- skin.yaml ---------------------------------------------------------------------------------

    def _from_yaml(self, tree: Entry) -> dict[str, Any]:
        top = self._fields.opened(tree, TOP, REQUIRED)
        screen = self._fields.section(tree, "screen", SCREEN, SCREEN[:3])
        memory = self._fields.section(tree, "memory", MEMORY, MEMORY)
        touch = screen.choice("touch", TOUCH, "none")
        return {
            "name": self._folder.absolute().name,
            "title": top.text("title"),
            "year": top.whole("year", 1990, 2030),
            "width": screen.whole("width", 64, 1024),
            "height": screen.whole("height", 48, 1024),
            "colors": screen.whole("colors", 2, 1 << 24),
            "font_sizes": self._font_sizes(tree),
            "theme": self._theme(tree),
            "labels": self._labels(tree),
            "back_key": top.choice("back_key", SOFT_KEYS, "soft_right"),
            "pointer": touch != "none",
            "pointer_motion": touch == "drags",
            "repeat": top.flag("key_repeat", True),
            "keypad": self._keypad(top, touch, tree),
            "vibrator": top.flag("vibrator", True),
            "heap": memory.bytes("heap"),
            "storage": memory.bytes("storage"),
            "locale": top.locale("locale", "en-US"),
            **self._keys(tree),
        }

    def _font_sizes(self, tree: Entry) -> MappingProxyType[str, int]:
        section = self._fields.section(tree, "fonts", SIZES, SIZES, noun="font size")
        sizes = {size: section.whole(size, 6, 64) for size in SIZES}
        for smaller, larger in pairwise(SIZES):
            if 0 < sizes[larger] < sizes[smaller]:
                self._fields.wrong(section.entry_at(larger), f"{larger} is smaller than {smaller}")
        return MappingProxyType(sizes)

    def _theme(self, tree: Entry) -> Theme:
        section = self._fields.section(tree, "theme", THEME, THEME, noun="theme colour")
        return Theme(**{name: section.color(name) for name in THEME})

    def _labels(self, tree: Entry) -> LabelStyle:
        section = self._fields.section(tree, "labels", LABELS)
        color = section.color("color", 0xFFFFFF)
        return LabelStyle(
            size=section.whole("size", 4, 64, 12),
            letters_size=section.whole("letters_size", 4, 64, 8),
            bold=section.flag("bold", True),
            color=color,
            letters_color=section.color("letters_color", color),
            lit_color=section.color("lit_color", color))

    def _keypad(self, top: Section, touch: str, tree: Entry) -> bool:
        """A keypad on the LCD wants a finger to feel, and a key that opens it; such a key wants a keypad."""
        wanted, keys = top.flag("keypad", False), tree.value.get("keys") if isinstance(tree.value, dict) else None
        key = keys.value.get("keypad") if keys is not None and isinstance(keys.value, dict) else None
        if wanted and touch == "none":
            self._fields.wrong(top.entry_at("keypad"), "a keypad on the screen must be touched",
                               hint="let screen say touch: taps or drags, or keypad: no")
        if wanted and key is None:
            self._fields.wrong(top.entry_at("keypad"), "no key opens the keypad on the screen", "keypad",
                               hint="name it under keys, and draw it")
        if key is not None and not wanted:
            self._fields.wrong(key, "this key opens nothing:", "keypad", hint="say keypad: yes at the top")
        return wanted

    # -- keys --------------------------------------------------------------------------------------

    def _keys(self, tree: Entry) -> dict[str, Any]:
        section = self._fields.section(tree, "keys", STANDARD, noun="key")
        keys: dict[int, Key] = {}
        caps: dict[str, KeyCap] = {}
        on_screen: list[str] = []
        for name in section.names():
            if name in STANDARD:
                about = self._fields.section(section.entry, name, KEY, noun=f"field of the key {name}")
                self._add(keys, self._key(STANDARD[name], about), section.entry_at(name))
                caps[name] = self._cap(STANDARD[name], about)
                on_screen += [name] * about.flag("on_screen", False)
        table = KeyTable(keys.values())
        if caps:
            self._check_keys(caps, table, section.entry)
        return {"keys": table, "caps": MappingProxyType(caps), "on_screen": tuple(on_screen)}

    def _key(self, standard: Key, about: Section) -> Key:
        action = about.choice("action", ("nothing", *ACTIONS), "")
        return Key(standard.name,
                   about.whole("code", *CODES, standard.code),
                   ACTIONS.get(action, 0) if action else standard.action,
                   about.text("title", standard.title))

    def _add(self, keys: dict[int, Key], key: Key, entry: Entry) -> None:
        if key.code in keys:
            other = keys[key.code].name
            self._fields.wrong(entry, f"the keys {other} and {key.name} have the same code", str(key.code),
                               hint="give one of them another")
        keys[key.code] = key

    def _cap(self, standard: Key, about: Section) -> KeyCap:
        character = standard.title if len(standard.title) == 1 else ""
        return KeyCap(about.text("label", character, empty=True),
                      about.text("letters", empty=True),
                      about.color("color") if about.entry_of("color") else None)

    def _check_keys(self, caps: dict[str, KeyCap], table: KeyTable, entry: Entry) -> None:
        for name in EVERY_PHONE_HAS:
            if name not in caps:
                self._fields.wrong(entry, "every phone must have the key", name)
        for action in table.missing_actions():
            self._fields.wrong(entry, "no key has the game action", action,
                               hint="every phone must have all nine")

    # -- case.svg, and both together ---------------------------------------------------------------

    def _drawing(self, folders: list[Path]) -> Drawing:
        """The drawing of the skin, or of the nearest one it extends that has one."""
        having = [folder for folder in folders if (folder / SVG).exists()]
        drawing = Drawing.read((having or folders)[0] / SVG)
        self.faults += drawing.faults
        return drawing

    def _compare_screens(self, drawing: Drawing, width: int, height: int) -> None:
        """The LCD is drawn as large as it is. What is wrong already is told already."""
        area = drawing.screen
        if width and height and area.width and area.height and (width, height) != area[2:]:
            self.faults.append(drawing.fault(
                f"the screen is drawn {area.width:g}x{area.height:g}, but skin.yaml says {width}x{height}",
                at=drawing.by_id["screen"]))

    def _compare_keys(self, drawing: Drawing, names: list[str], on_screen: tuple[str, ...]) -> None:
        """The keys on the case are drawn, each of them, and no others."""
        drawn = drawing.key_names()
        for name in names:
            if name not in drawn and name not in on_screen:
                self.faults.append(drawing.fault(f"the key {name} is not drawn: no element has the id",
                                                 element_id(name), hint=_near(element_id(name), drawing)))
        for name in drawn:
            found = element_id(name)
            if name not in names:
                self.faults.append(drawing.fault("skin.yaml has no key for the element", found,
                                                 at=drawing.by_id[found], hint=_quoted(name)))
            elif name in on_screen:
                self.faults.append(drawing.fault("a key that is on_screen is drawn:", found,
                                                 at=drawing.by_id[found]))


def _near(wanted: str, drawing: Drawing) -> str:
    """A hint, if an id of the drawing is nearly the wanted one."""
    found = nearest(wanted, drawing.by_id)
    return found if found.startswith("did you mean") else ""


def _quoted(name: str) -> str:
    """The hint for a drawn key that is missing: its name, which YAML may need quotes for."""
    return f'write "{name}" in quotes' if name in WORDS else nearest(name, STANDARD)
