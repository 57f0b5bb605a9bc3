"""What the phone knows of a suite."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emulator.midp.lcdui.form import Form
from emulator.midp.lcdui.image_item import ImageItem

from . import words
from .entries import Entry
from .pages import back_to, facts, offer

if TYPE_CHECKING:
    from ..install.installed import InstalledSuite
    from ..software import Software
    from .home import Home

LARGE, SMALL = 48, 24          # pixels of the icon
NARROW = 170                   # of a screen with the small one
BEGINNINGS = ("javax.microedition.io.", "javax.wireless.messaging.", "Connector.")    # of permissions


class DetailsScreen(Form):
    """Name, version, vendor and the rest of the descriptor, where it came from, and what it keeps."""

    def __init__(self, home: Home, entry: Entry) -> None:
        super().__init__(entry.title)
        program, software = entry.programs[0], home.software
        icon = home.icons.of(program, entry.icon, entry.title, SMALL if self.get_width() < NARROW else LARGE)
        self.append(ImageItem(None, icon, ImageItem.LAYOUT_CENTER | ImageItem.LAYOUT_NEWLINE_AFTER, None))
        kept = software.installed.of(program.vendor, program.name)
        facts(self, [
            (words.NAME, program.name),
            (words.VERSION, program.attribute("MIDlet-Version") or ""),
            (words.VENDOR, program.vendor),
            (words.DESCRIPTION, program.attribute("MIDlet-Description") or ""),
            (words.MIDLETS, "\n".join(known.title for known in entry.programs) if len(entry.programs) > 1 else ""),
            (words.SIZE, words.in_bytes(kept.size) if kept is not None else ""),
            (words.PLACE, origin_of(entry, kept)),
            (words.RECORDS, used_by(software, entry)),
            (words.ASKS_FOR, "\n".join(asked_by(entry)) or words.NO_PERMISSIONS),
        ])
        offer(self, back_to(home))


def origin_of(entry: Entry, kept: InstalledSuite | None) -> str:
    """Where a suite came from, in words."""
    if kept is not None:
        return kept.origin
    suite = entry.programs[0].suite
    return words.CLASS_OF_A_PROGRAM if suite is None else str(suite.files.place)


def used_by(software: Software, entry: Entry) -> str:
    """Its record stores, in a line."""
    program = entry.programs[0]
    memory = software.handset.storage.records
    stores = [store for store in memory.all() if (store.vendor, store.suite) == (program.vendor, program.name)]
    if not stores:
        return words.NO_RECORDS
    records = sum(store.records for store in stores)
    return (f"{words.counted(len(stores), 'store')}, {words.counted(records, 'record')}, "
            f"{words.in_bytes(sum(store.size for store in stores))}")


def asked_by(entry: Entry) -> list[str]:
    """The permissions that its descriptor names, without what all their names begin with."""
    program = entry.programs[0]
    named = ",".join(program.attribute(key) or "" for key in ("MIDlet-Permissions", "MIDlet-Permissions-Opt"))
    names = dict.fromkeys(name.strip() for name in named.split(",") if name.strip())
    return [_short(name) for name in names]


def _short(permission: str) -> str:
    for beginning in BEGINNINGS:
        permission = permission.removeprefix(beginning)
    return permission
