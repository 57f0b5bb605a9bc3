"""The commands: arguments in, one call into the phone, an exit status out. No logic lives here.

Every command ends with 0 on success, 2 on a wrong call, and 1 on a failure, with one line
that says what, where and what to do.

    run.py      emulator, emulator run: the phone in a window or unseen
    suites.py   emulator check, package, skins, unsupported
    records.py  emulator rms …: what the phone's memory holds
    gomocup.py  emulator gomocup: the Gomoku expert, for tournaments of programs
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from emulator.errors import UserError, WrongCall

from . import gomocup, records, run, suites


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; its exit status."""
    try:
        wanted = _parser().parse_args(arguments)
        status: int = wanted.act(wanted)
    except UserError as problem:
        print(f"emulator: {problem}", file=sys.stderr)
        return 2 if isinstance(problem, WrongCall) else 1
    except OSError as problem:
        print(f"emulator: {problem.filename or 'file'}: {problem.strerror or problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="emulator", description="A MIDP 2.0 phone. With no command: its home screen.")
    run.add_home(parser)
    commands = parser.add_subparsers(metavar="COMMAND")
    run.add(commands)
    suites.add(commands)
    records.add(commands)
    gomocup.add(commands)
    return parser
