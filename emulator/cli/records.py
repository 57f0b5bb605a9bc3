"""emulator rms …: look at, carry and clear what the phone's memory holds for its suites."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from emulator.ams import rms_formats, rms_tools
from emulator.errors import UserError, in_one_line
from emulator.handset.storage import Storage
from emulator.host.folders import memory_folder

from .places import place

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def add(commands: Commands) -> None:
    """The command `rms` and its own commands."""
    rms = commands.add_parser("rms", help="look at, carry and clear record stores; the phone must be off")
    verbs = rms.add_subparsers(metavar="VERB", required=True)
    _verb(verbs, "list", _list, "stores, records, bytes, who may read them", "suite?")
    show = _verb(verbs, "show", _show, "records in hex and letters", "suite", "store?")
    show.add_argument("ids", nargs="*", type=int, metavar="ID", help="only these records")
    export = _verb(verbs, "export", _export, "write stores to files", "suite?", "store?")
    export.add_argument("-o", dest="folder", type=Path, required=True, metavar="FOLDER",
                        help="where the files go")
    export.add_argument("--form", default="json", choices=sorted(rms_formats.FORMS),
                        help="json, or what another emulator reads (default: json)")
    export.add_argument("--replace", action="store_true", help="write over files that are there")
    bring = _verb(verbs, "import", _import, "bring in stores from files", "file")
    bring.add_argument("--form", choices=sorted(rms_formats.FORMS), help="default: known by its look")
    bring.add_argument("--suite", metavar="NAME", help="whose they are, if the file does not say")
    bring.add_argument("--name", metavar="NAME", help="another name for a single store")
    bring.add_argument("--replace", action="store_true", help="put them in place of stores that are there")
    _verb(verbs, "diff", _diff, "what a file would change", "suite", "file")
    _verb(verbs, "clear", _clear, "delete a suite's stores, or one", "suite", "store?")


MEANING = {"suite": "its MIDlet-Name", "store": "one of its record stores",
           "file": "what this phone or another emulator has exported"}


def _verb(verbs: Commands, name: str, act: Callable[[argparse.Namespace, Storage], list[str]],
          purpose: str, *arguments: str) -> argparse.ArgumentParser:
    parser = verbs.add_parser(name, help=purpose)
    parser.set_defaults(act=lambda wanted: _with_memory(wanted, act))
    for argument in arguments:
        word = argument.rstrip("?")
        parser.add_argument(word, nargs="?" if argument.endswith("?") else None, metavar=word.upper(),
                            type=Path if word == "file" else str, help=MEANING[word])
    parser.add_argument("--storage", type=place, metavar="DIR", help="which memory (default: the user's own)")
    parser.add_argument("--vendor", metavar="NAME", help="where two suites have one name")
    return parser


def _with_memory(wanted: argparse.Namespace, act: Callable[[argparse.Namespace, Storage], list[str]]) -> int:
    """Only an import may make a memory that is not there; damage is told, and is a failure."""
    folder = wanted.storage or memory_folder()
    if act is not _import and not (folder / "phone.db").exists():
        raise UserError(folder, None, "there is no phone's memory", hint="name its folder with --storage")
    with Storage(folder) as storage:
        for line in act(wanted, storage):
            print(in_one_line(line))
        for notice in storage.notices:
            print(f"emulator: {in_one_line(notice)}", file=sys.stderr)
        return 1 if storage.notices else 0


def _list(wanted: argparse.Namespace, storage: Storage) -> list[str]:
    return rms_tools.list_stores(storage, wanted.suite, vendor=wanted.vendor)


def _show(wanted: argparse.Namespace, storage: Storage) -> list[str]:
    return rms_tools.show(storage, wanted.suite, wanted.store, vendor=wanted.vendor, ids=wanted.ids)


def _export(wanted: argparse.Namespace, storage: Storage) -> list[str]:
    files = rms_tools.export_files(storage, wanted.suite, wanted.store, vendor=wanted.vendor, form=wanted.form)
    return rms_tools.write_files(wanted.folder, files, replace=wanted.replace)


def _import(wanted: argparse.Namespace, storage: Storage) -> list[str]:
    return rms_tools.import_stores(storage, wanted.file, wanted.suite, wanted.name, vendor=wanted.vendor,
                                   form=wanted.form, replace=wanted.replace)


def _diff(wanted: argparse.Namespace, storage: Storage) -> list[str]:
    kept = rms_tools.images(storage, wanted.suite, vendor=wanted.vendor)
    return rms_tools.diff(kept, rms_formats.read(wanted.file)) or ["no difference"]


def _clear(wanted: argparse.Namespace, storage: Storage) -> list[str]:
    return rms_tools.clear(storage, wanted.suite, wanted.store, vendor=wanted.vendor)
