"""emulator check, package, unsupported: files and tables, no phone."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from emulator.ams.gaps import gap_lines
from emulator.ams.suite.check import check
from emulator.ams.suite.package import package
from emulator.shelf import target

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def add(commands: Commands) -> None:
    """The commands of this file."""
    parser = commands.add_parser("check", help="say all that is wrong with a descriptor or a suite")
    parser.set_defaults(act=_check)
    parser.add_argument("file", metavar="FILE", help="a .jad, a .jar or a folder")

    parser = commands.add_parser("package", help="make a JAR, and a JAD that fits it, of a suite laid open")
    parser.set_defaults(act=_package)
    parser.add_argument("jad", metavar="JAD", help="the descriptor of a suite laid open")
    parser.add_argument("-o", dest="folder", type=Path, default=Path("dist"), metavar="DIR",
                        help="where to put them (default: dist)")

    parser = commands.add_parser("unsupported", help="list what of the API this phone does not have")
    parser.set_defaults(act=_unsupported)


def _check(wanted: argparse.Namespace) -> int:
    findings = check(target(wanted.file))
    for finding in findings:
        print(finding)
    return 1 if any(finding.is_error for finding in findings) else 0


def _package(wanted: argparse.Namespace) -> int:
    for path in package(target(wanted.jad), wanted.folder):
        print(path)
    return 0


def _unsupported(wanted: argparse.Namespace) -> int:
    for line in gap_lines():
        print(line)
    return 0
