"""emulator selftest: does this installation work?"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from emulator.testing.selftest import checks

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def add(commands: Commands) -> None:
    """The command `selftest`."""
    parser = commands.add_parser("selftest", help="try every part of this installation; a few seconds")
    parser.set_defaults(act=_selftest)


def _selftest(wanted: argparse.Namespace) -> int:
    """A line for each check; exit status 1 if one fails."""
    failed = 0
    for name, check in checks():
        try:
            print(f"ok      {name}: {check()}")
        except Exception as fault:                  # whatever it was, the other checks still count
            failed += 1
            print(f"FAILED  {name}: {type(fault).__name__}: {fault}")
    return 1 if failed else 0
