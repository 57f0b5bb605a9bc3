"""emulator gomocup: the Gomoku suite's expert over the Gomocup protocol, on stdin and stdout."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from emulator.ams.guest.loader import Loader
from emulator.ams.suite.suite import open_suite
from emulator.shelf import target

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def add(commands: Commands) -> None:
    """The command `gomocup`."""
    parser = commands.add_parser("gomocup", help="play Gomoku with other programs, by the Gomocup protocol")
    parser.set_defaults(act=_gomocup)


def _gomocup(wanted: argparse.Namespace) -> int:
    brain = Loader(open_suite(target("jad/gomoku.jad"))).load("gomocup").Gomocup()
    for line in sys.stdin:
        for answer in brain.answer(line):
            print(answer, flush=True)
        if brain.ended:
            break
    return 0
