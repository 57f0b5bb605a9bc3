"""Reads the two files of a skin into the parts that a Skin is made of, and notes all that is wrong."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import Any

from emulator.errors import SkinError, nearest

from .drawing import Drawing, element_id
from .keys import ACTIONS, STANDARD, Key, KeyTable
from .skin_fields import Fields, Section
from .skin_parts import KeyCap, LabelStyle, Theme
from .skin_yaml import SVG, Entry, read_chain

SIZES = ("small", "medium", "large")
TOUCH = ("none", "taps", "drags")
BACK_KEYS = ("soft_left", "soft_right")
EVERY_PHONE_HAS = ("up", "down", "left", "right", "fire", "soft_left", "soft_right", "end")
TOP = ("extends", "title", "year", "screen", "fonts", "theme", "labels", "keys", "back_key",
       "key_repeat", "vibrator", "memory", "locale")
SCREEN = ("width", "height", "colors", "touch")
LABELS = ("size", "letters_size", "bold", "color", "letters_color", "lit_color")
MEMORY = ("heap", "storage")
KEY = ("code", "action", "title", "label", "letters", "color", "on_screen")
THEME = tuple(field.name for field in fields(Theme))


class SkinReader:
    """`read()` gives the parts by their names in Skin; they are good only if `faults` is empty."""

    def __init__(self, folder: Path, shelf: Path | None = None) -> None:
        self._folder, self._shelf = folder, shelf
        self._fields = Fields()
        self.faults: list[SkinError] = self._fields.faults

    def read(self) -> dict[str, Any]:
        """All parts. What cannot be read at all ends it at once."""
        try:
            tree, folders = read_chain(self._folder, self._shelf)
        except SkinError as fault:
            self.faults.append(fault)
            return {}
        parts = self._from_yaml(self._fields.opened(
            tree, TOP, ("title", "year", "screen", "fonts", "theme", "keys", "memory")), tree)
        try:
            parts["drawing"] = self._drawing(folders)
        except SkinError as fault:
            self.faults.append(fault)
            return {}
        self._compare(parts, tree)
        return parts

    # -- skin.yaml ---------------------------------------------------------------------------------

    def _from_yaml(self, top: Section, tree: Entry) -> dict[str, Any]:
        screen = self._section(tree, "screen", SCREEN, ("width", "height", "colors"))
        memory = self._section(tree, "memory", MEMORY, MEMORY)
        touch = screen.choice("touch", TOUCH, "none")
        return {
            "name": self._folder.absolute().name,
            "title": top.text("title"),
            "year": top.whole("year", 1990, 2030),
            "width": screen.whole("width", 64, 1024),
            "height": screen.whole("height", 48, 1024),
            "colors": screen.whole("colors", 2, 1 << 24, default=2),
            "font_sizes": self._font_sizes(tree),
            "theme": self._theme(tree),
            "labels": self._labels(tree),
            "back_key": top.choice("back_key", BACK_KEYS, "soft_right"),
            "pointer": touch != "none",
            "pointer_motion": touch == "drags",
            "repeat": top.flag("key_repeat", True),
            "vibrator": top.flag("vibrator", True),
            "heap": memory.bytes("heap"),
            "storage": memory.bytes("storage"),
            "locale": top.locale("locale", "en-US"),
            **self._keys(tree),
        }

    def _section(self, tree: Entry, name: str, known: tuple[str, ...],
                 required: tuple[str, ...] = ()) -> Section:
        return self._fields.section(tree, name, known, required)

    def _font_sizes(self, tree: Entry) -> dict[str, int]:
        section = self._section(tree, "fonts", SIZES, SIZES)
        sizes = {size: section.whole(size, 6, 64) for size in SIZES}
        if not sizes["small"] <= sizes["medium"] <= sizes["large"]:
            self._fields.wrong(section.entry, "fonts must grow from small over medium to large")
        return sizes

    def _theme(self, tree: Entry) -> Theme:
        section = self._section(tree, "theme", THEME, THEME)
        return Theme(**{name: section.color(name) for name in THEME})

    def _labels(self, tree: Entry) -> LabelStyle:
        section = self._section(tree, "labels", LABELS)
        color = section.color("color", 0xFFFFFF)
        return LabelStyle(
            size=section.whole("size", 4, 64, 12),
            letters_size=section.whole("letters_size", 4, 64, 8),
            bold=section.flag("bold", True),
            color=color,
            letters_color=section.color("letters_color", color),
            lit_color=section.color("lit_color", color))

    # -- keys --------------------------------------------------------------------------------------

    def _keys(self, tree: Entry) -> dict[str, Any]:
        section = self._section(tree, "keys", STANDARD)
        known = section.entry.value if isinstance(section.entry.value, dict) else {}
        keys: dict[int, Key] = {}
        caps: dict[str, KeyCap] = {}
        on_screen: list[str] = []
        for name, entry in known.items():
            if name not in STANDARD:
                continue
            about = self._fields.opened(entry.or_section(), KEY, name=f"key {name} ")
            key = self._key(STANDARD[name], about)
            if key.code in keys:
                self._fields.wrong(entry, f"the keys {keys[key.code].name} and {name} have the same code",
                                   str(key.code))
            keys[key.code] = key
            caps[name] = self._cap(name, about)
            if about.flag("on_screen", False):
                on_screen.append(name)
        table = KeyTable(keys.values())
        self._check_keys(table, section.entry)
        return {"keys": table, "caps": caps, "on_screen": tuple(on_screen)}

    def _key(self, standard: Key, about: Section) -> Key:
        action = about.choice("action", ("none", *ACTIONS), "")
        return Key(standard.name,
                   about.whole("code", -(1 << 31), (1 << 31) - 1, standard.code),
                   ACTIONS.get(action, 0) if action else standard.action,
                   about.text("title", standard.title))

    def _cap(self, name: str, about: Section) -> KeyCap:
        color = about.color("color") if about.entry_of("color") else None
        return KeyCap(about.text("label", name if len(name) == 1 else ""), about.text("letters"), color)

    def _check_keys(self, table: KeyTable, entry: Entry) -> None:
        for name in EVERY_PHONE_HAS:
            if name not in table:
                self._fields.wrong(entry, "every phone must have the key", name)
        for action in table.missing_actions():
            self._fields.wrong(entry, "no key has the game action", action)

    # -- case.svg, and both together ---------------------------------------------------------------

    def _drawing(self, folders: list[Path]) -> Drawing:
        """The drawing of the skin, or of the nearest one it extends that has one."""
        having = [folder for folder in folders if (folder / SVG).exists()]
        drawing = Drawing.read((having or folders)[0] / SVG)
        self.faults += drawing.faults
        return drawing

    def _compare(self, parts: dict[str, Any], tree: Entry) -> None:
        drawing: Drawing = parts["drawing"]
        lcd, area = (parts["width"], parts["height"]), (drawing.screen.width, drawing.screen.height)
        if all(lcd) and all(area) and lcd != area:
            self.faults.append(drawing.fault(
                f"the screen is drawn {area[0]:g}x{area[1]:g} and skin.yaml says {lcd[0]}x{lcd[1]}",
                at=drawing.by_id["screen"]))
        drawn = drawing.keys()
        for name in parts["caps"]:
            if name not in drawn and name not in parts["on_screen"]:
                self.faults.append(drawing.fault(f"the key {name} is not drawn: no element has the id",
                                                 element_id(name)))
        for name in drawn:
            if name not in parts["caps"]:
                self.faults.append(drawing.fault(
                    "a key is drawn that skin.yaml does not have:", name, at=drawing.by_id[element_id(name)],
                    hint=nearest(name, STANDARD)))
