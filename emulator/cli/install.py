"""emulator install, remove, list: the suites in a phone's memory; the phone must be off meanwhile."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import TYPE_CHECKING

from emulator.ams.install.install import Installation, Progress
from emulator.ams.install.installed import InstalledSuite
from emulator.ams.install.work import Confirm
from emulator.ams.suite.status import RefusedDescriptor, RefusedSuite
from emulator.errors import in_one_line
from emulator.host.calendar import now_since_1970
from emulator.host.folders import memory_folder
from emulator.host.network import World
from emulator.phone import Phone

from .places import place

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

LONGEST_WORD = 48        # characters of a name in a line
SLICE = 20               # ms between two looks at whether it is over
NOTICE = 5_000           # ms that a server gets to take its notice; else it is told another day


def add(commands: Commands) -> None:
    """The commands of this file."""
    parser = commands.add_parser("install", help="put a suite into a phone's memory")
    parser.set_defaults(act=_install)
    parser.add_argument("target", metavar="TARGET|URL", help="a folder, a .jad, a .jar, or the URL of one")
    parser.add_argument("--skin", default="slider", metavar="NAME", help="for which handset (default: slider)")
    _add_storage(parser)
    _add_yes(parser)

    parser = commands.add_parser("remove", help="take an installed suite away, with its records")
    parser.set_defaults(act=_remove)
    parser.add_argument("name", metavar="NAME", help="its MIDlet-Name")
    _add_storage(parser)
    _add_yes(parser)

    parser = commands.add_parser("list", help="list the suites on a phone")
    parser.set_defaults(act=_list)
    _add_storage(parser)


def _add_storage(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--storage", type=place, metavar="DIR", help="which memory (default: the user's own)")


def _add_yes(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--yes", action="store_true", help="answer every question with yes")


def _install(wanted: argparse.Namespace) -> int:
    with World() as world, _phone(wanted, world, wanted.skin) as phone:
        try:
            with _shown(_asker(wanted.yes)) as (confirm, told):
                installation = phone.install(wanted.target, confirm=confirm, told=told)
                _let_end(installation, world)
            suite = installation.result()
        except (RefusedDescriptor, RefusedSuite) as refusal:
            print(f"emulator: {refusal} ({refusal.status})", file=sys.stderr)
            return 1
        finally:
            _let_notices_out(phone, world)
        print(f"installed {_in_words(suite)}")
        return 0


def _remove(wanted: argparse.Namespace) -> int:
    with World() as world, _phone(wanted, world) as phone:
        known = phone.software.installed.find(wanted.name)
        said = in_one_line(wanted.name) if known is None else _in_words(known)
        ask = _asker(wanted.yes or not sys.stdin.isatty())
        if not phone.remove(wanted.name, confirm=ask):
            print(f"emulator: {said} stays", file=sys.stderr)
            return 1
        _let_notices_out(phone, world)
        print(f"removed {said}")
        return 0


def _list(wanted: argparse.Namespace) -> int:
    with _phone(wanted, None) as phone:
        rows = [_row(suite) for suite in phone.software.installed.suites()]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]) - 1)] if rows else []
    for row in rows:
        print("  ".join([*(f"{word:{width}}" for word, width in zip(row, widths, strict=False)), row[-1]]))
    return 0


def _row(suite: InstalledSuite) -> list[str]:
    """Name, version, vendor, MIDlets, size, and where from."""
    titles = ", ".join(program.title for program in suite.programs)
    words = [suite.name, str(suite.version), suite.vendor, titles, f"{suite.size:,} bytes"]
    return [*(in_one_line(word, LONGEST_WORD) for word in words), in_one_line(suite.origin)]


def _in_words(suite: InstalledSuite) -> str:
    name, vendor = in_one_line(suite.name, LONGEST_WORD), in_one_line(suite.vendor, LONGEST_WORD)
    return f"{name} {suite.version} of {vendor} ({suite.size:,} bytes)"


@contextmanager
def _phone(wanted: argparse.Namespace, world: World | None, skin: str = "slider") -> Iterator[Phone]:
    """A phone on that memory. Only an installation makes a memory that is not there."""
    folder = wanted.storage or memory_folder()
    there = wanted.act is _install or (folder / "phone.db").exists() or folder.is_file()
    with Phone(skin=skin, storage=folder if there else None, network=world, epoch=now_since_1970(),
               raise_faults=False) as phone:
        try:
            yield phone
        finally:
            for notice in phone.storage.notices:
                print(f"emulator: {in_one_line(notice)}", file=sys.stderr)


def _let_end(installation: Installation, world: World) -> None:
    """Time passes as it does; Ctrl-C stops the installation first."""
    try:
        while not installation.is_over:
            world.run(SLICE)
    except KeyboardInterrupt:
        installation.stop()
        world.run(SLICE)
        raise


def _let_notices_out(phone: Phone, world: World) -> None:
    for _ in range(NOTICE // SLICE):
        if not phone.software.notices.busy:
            return
        world.run(SLICE)


def _asker(yes: bool) -> Confirm:
    """Asks on a terminal; elsewhere the answer is no, unless --yes was said."""
    def ask(question: str) -> bool:
        question = in_one_line(question)
        if yes:
            return True
        if not sys.stdin.isatty():
            print(f"emulator: {question} Taken as no; --yes says yes", file=sys.stderr)
            return False
        try:
            return input(f"{question} [y/N] ").strip().lower() in ("y", "yes")
        except EOFError:
            return False
    return ask


@contextmanager
def _shown(ask: Confirm) -> Iterator[tuple[Confirm, Progress]]:
    """What an installation asks and tells: with a bar on a terminal, in silence where nobody looks."""
    if not sys.stdout.isatty():
        yield ask, lambda step, done, size: None
        return
    with import_module("emulator.cli.progress").Bar() as bar:
        yield lambda question: bar.aside(ask, question), bar.told
