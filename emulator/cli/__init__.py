"""The commands: arguments in, one call into the phone, an exit status out. No logic lives here.

Every command ends with 0 on success, 2 on a wrong call, and 1 on a failure, with one line
that says what, where and what to do.

    run.py      emulator, emulator run: the phone in a window or unseen
    suites.py   emulator check, package, unsupported
    skins.py    emulator skins …: the handsets, what is wrong with one, photographs of all
    install.py  emulator install, remove, list
    records.py  emulator rms …: what the phone's memory holds
    selftest.py emulator selftest: does this installation work?
    replay.py   emulator replay: a recorded session again
    monkey.py   emulator monkey, torture: what can be done to a suite
    gomocup.py  emulator gomocup: the Gomoku expert, for tournaments of programs

    window.py   the window, as the command line and the last time say;  desk.py the phones that it shows
    numbers.py  numbers as arguments, places.py files and folders;  progress.py a bar on a terminal
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence

from emulator.errors import UserError, WrongCall
from emulator.host.memory_limit import limit_memory

from . import gomocup, install, monkey, records, replay, run, selftest, skins, suites


def program() -> int:
    """The command as a process of its own, which no guest may swell; its exit status."""
    limit_memory()
    return main()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; its exit status."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")       # a terminal need not know every letter of a name
    try:
        wanted = parser().parse_args(arguments)
        status: int = wanted.act(wanted)
    except UserError as problem:
        print(f"emulator: {problem}", file=sys.stderr)
        return 2 if isinstance(problem, WrongCall) else 1
    except BrokenPipeError:                         # whoever read it has gone: there is nobody to tell
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as problem:
        print(f"emulator: {problem.filename or 'file'}: {problem.strerror or problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return status


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="emulator", description="A MIDP 2.0 phone. With no command: its home screen.")
    run.add_home(parser)
    commands = parser.add_subparsers(metavar="COMMAND")
    run.add(commands)
    suites.add(commands)
    skins.add(commands)
    install.add(commands)
    records.add(commands)
    replay.add(commands)
    monkey.add(commands)
    gomocup.add(commands)
    selftest.add(commands)
    return parser
