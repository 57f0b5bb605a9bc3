"""emulator skins: list the handsets; check the folder of one; photograph suites on all of them."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from emulator.errors import WrongCall
from emulator.handset.contact_sheet import save, side_by_side, stacked, with_words
from emulator.handset.skin import check, load
from emulator.phone import Phone
from emulator.shelf import descriptors, shelf, skin_folder, skin_names

if TYPE_CHECKING:
    import pygame

    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

HOME = "home"                 # as a target: the phone's own screen
SEED = 11
SETTLED = 1_500               # ms of phone time after the last key, so that nothing is in the middle of a move

# What is played before the photograph, by the name of a shipped suite. {other} is the soft key that
# chooses and opens the menu, {back} the other one.
SCENES = {
    HOME: "",
    "minesweeper": "fire wait:400 fire wait:400 fire wait:400 right up #",
    "gomoku": "{other} down {other} wait:300 fire wait:5000 up fire wait:5000 left fire wait:5000 "
              "down down fire wait:5000 right right fire wait:5000",
    "connect4": "down fire wait:300 {other} wait:800 fire wait:4000 left fire wait:4000 fire wait:4000 "
                "right right fire wait:4000",
    "chinese_checkers": "fire wait:400 fire wait:1500 fire wait:1500 up wait:1500 fire wait:1500",
    "gallery": "",
}


def add(commands: Commands) -> None:
    """The command `skins`."""
    parser = commands.add_parser("skins", help="list the handsets, check one, or photograph suites on all of them")
    parser.set_defaults(act=_list)
    more = parser.add_subparsers(metavar="COMMAND")

    checking = more.add_parser("check", help="say all that is wrong with the folder of one")
    checking.set_defaults(act=_check)
    checking.add_argument("folder", nargs="?", default=".", metavar="DIR",
                          help="the folder of a skin (default: this one)")

    sheet = more.add_parser("sheet", help="photograph suites on every handset, on one sheet")
    sheet.set_defaults(act=_sheet)
    sheet.add_argument("targets", nargs="*", metavar="TARGET",
                       help=f"a .jad, a .jar, a folder, a shipped suite, or {HOME} (default: home and all that ship)")
    sheet.add_argument("-o", dest="file", type=Path, default=Path("sheet.png"), metavar="PNG",
                       help="where to put it (default: sheet.png)")
    sheet.add_argument("--skin", dest="skins", action="append", metavar="NAME",
                       help="only this handset, or a folder of one; may be given again (default: all that ship)")
    sheet.add_argument("--keys", metavar="SCRIPT",
                       help='keys to press first, "{other} wait:300 fire"; {other} and {back} are the soft keys')
    sheet.add_argument("--scale", type=float, default=0.6, metavar="N",
                       help="pixels to one of the LCD's (default: 0.6)")


def _list(wanted: argparse.Namespace) -> int:
    for name in skin_names():
        print(load(skin_folder(name)).summary())
    return 0


def _check(wanted: argparse.Namespace) -> int:
    faults = check(skin_folder(wanted.folder), shelf("skins"))
    for fault in faults:
        print(fault)
    return 1 if faults else 0


def _sheet(wanted: argparse.Namespace) -> int:
    if not 0.1 <= wanted.scale <= 4:
        raise WrongCall("--scale", None, "a number from 0.1 to 4 is wanted, not", str(wanted.scale))
    by_size = sorted(skin_names(), key=lambda name: load(skin_folder(name)).year or 0)
    skins = wanted.skins or by_size
    targets = wanted.targets or [HOME, *sorted({path.stem for path in descriptors()}, key=_as_in_scenes)]
    faults: list[str] = []
    rows = [with_words(side_by_side([_photo(target, skin, wanted, faults) for skin in skins]),
                       f"{Path(target).stem} on {', '.join(Path(skin).name for skin in skins)}") for target in targets]
    save(stacked(rows), wanted.file)
    print(wanted.file)
    for fault in faults:
        print(f"emulator: {fault}", file=sys.stderr)
    return 1 if faults else 0


def _photo(target: str, skin: str, wanted: argparse.Namespace, faults: list[str]) -> pygame.Surface:
    """One suite on one handset, after its keys. Errors of the suite are shown on the phone, and noted."""
    with Phone(skin=skin, seed=SEED, raise_faults=False) as phone:
        apps = [] if target == HOME else [phone.launch(target)]
        if target == HOME:
            phone.switch_on()
        script = SCENES.get(Path(target).stem, "") if wanted.keys is None else wanted.keys
        soft = {"{other}": phone.skin.other_key, "{back}": phone.skin.back_key}
        phone.play(" ".join(soft.get(word, word) for word in script.split()))
        phone.run(SETTLED)
        faults.extend(f"{skin}: {fault}" for app in apps for fault in app.faults())
        return phone.photo(wanted.scale)


def _as_in_scenes(name: str) -> tuple[int, str]:
    names = list(SCENES)
    return names.index(name) if name in names else len(names), name
