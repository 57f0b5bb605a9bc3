"""emulator monkey, emulator torture: what can be done to a suite before it is done to a customer."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from emulator.errors import UserError
from emulator.handset.silent_air import SilentAir
from emulator.host.calendar import now_since_1970
from emulator.phone import Phone
from emulator.shelf import skin_names
from emulator.tape.reader import Tape
from emulator.testing.monkey import Escapade, let_loose
from emulator.testing.replay import phone_of
from emulator.testing.smallest import Smallest, played
from emulator.testing.torture import lifecycle_torture

from .numbers import counted, minutes, whole

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

A_MOMENT = 20_000        # ms of real time between two lines of progress


def add(commands: Commands) -> None:
    """The commands `monkey` and `torture`."""
    monkey = commands.add_parser("monkey", help="press, touch, type, pause, call and cut off at random")
    monkey.set_defaults(act=_monkey)
    _add_target(monkey)
    monkey.add_argument("--minutes", type=minutes, default=60_000, metavar="N", help="of phone time, for each skin (1)")
    monkey.add_argument("--seed", type=whole, default=0, metavar="N", help="another seed does other things (0)")
    monkey.add_argument("--smallest", type=minutes, default=60_000, metavar="N",
                        help="minutes of your time to look for the smallest session that goes wrong (1)")
    monkey.add_argument("--output", type=Path, default=Path("."), metavar="DIR", help="where that session is written")
    torture = commands.add_parser("torture", help="every path of the life cycle, after everything that is done")
    torture.set_defaults(act=_torture)
    _add_target(torture)
    does = torture.add_mutually_exclusive_group()
    does.add_argument("--session", type=Path, metavar="YAML", help="what is done: a recorded session")
    does.add_argument("--keys", metavar="SCRIPT", help='what is done: "fire wait:300 left"')
    does.add_argument("--seed", type=whole, default=0, metavar="N", help="what is done: what a monkey does (seed 0)")
    torture.add_argument("--for", dest="ms", type=counted, default=5_000, metavar="MS",
                         help="how long the monkey works (5000)")
    torture.add_argument("--every", type=counted, default=1, metavar="N", help="after every so many things (1)")


def _add_target(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("target", metavar="TARGET", help="a .jad, a .jar, a folder, or the name of a shipped suite")
    parser.add_argument("--midlet", metavar="N|NAME", help="which MIDlet of the suite (default: the first)")
    parser.add_argument("--skin", default="slider", metavar="NAME", help="which handset, or all (default: slider)")


def _skins(wanted: argparse.Namespace) -> list[str]:
    return skin_names() if wanted.skin == "all" else [wanted.skin]


def _monkey(wanted: argparse.Namespace) -> int:
    _make(wanted.output)
    return max([_on_skin(wanted, skin) for skin in _skins(wanted)])


def _make(folder: Path) -> None:
    """The folder for what is found: before the search, so that nothing is found in vain."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise UserError(folder, None, f"the folder cannot be made: {problem.strerror}", hint="give --output another"
                        ) from None


def _on_skin(wanted: argparse.Namespace, skin: str) -> int:
    began = now_since_1970()
    told = began

    def progress(now: int) -> None:
        nonlocal told
        if now_since_1970() - told > A_MOMENT:
            told = now_since_1970()
            print(f"{wanted.target} on {skin}: {now / 60_000:.1f} min", file=sys.stderr)
    done = let_loose(wanted.target, skin=skin, seed=wanted.seed, ms=wanted.minutes, midlet=wanted.midlet, told=progress)
    took = max(1, now_since_1970() - began)
    if done.mishap is None:
        print(f"{wanted.target} on {skin}, seed {wanted.seed}: {done.time / 60_000:.1f} min of phone time, "
              f"{len(done.tape.entries)} inputs, nothing went wrong ({done.time / took:.0f} times real time)")
        return 0
    return _written(wanted, skin, done)


def _written(wanted: argparse.Namespace, skin: str, done: Escapade) -> int:
    """The smallest session that goes wrong, as a file, and the command that shows it."""
    assert done.mishap is not None
    until = now_since_1970() + wanted.smallest
    smallest = Smallest(done.tape, done.mishap, lambda: now_since_1970() < until).find()
    path = wanted.output / f"monkey-{Path(wanted.target).stem}-{Path(skin).name}-{wanted.seed}.yaml"
    _record(smallest or done.tape, path)
    again = _enough(len(smallest.entries)) if smallest else "it did not happen a second time"
    print(f"{wanted.target} on {skin}, seed {wanted.seed}: {done.mishap}; {again}; emulator replay {path}",
          file=sys.stderr)
    return 1


def _enough(inputs: int) -> str:
    return "1 input is enough" if inputs == 1 else f"{inputs} inputs are enough"


def _record(tape: Tape, path: Path) -> None:
    phone = phone_of(tape)
    try:
        phone.record_session(path)
        played(tape, phone=phone)
    finally:
        phone.close()


def _torture(wanted: argparse.Namespace) -> int:
    return max([_torture_on(wanted, skin) for skin in _skins(wanted)])


def _torture_on(wanted: argparse.Namespace, skin: str) -> int:
    session = wanted.session or wanted.keys
    if session is None:
        session = let_loose(wanted.target, skin=skin, seed=wanted.seed, ms=wanted.ms, midlet=wanted.midlet).tape
    report = lifecycle_torture(wanted.target, session, midlet=wanted.midlet, every=wanted.every, check=False,
                               make=lambda **options: Phone(skin=skin, network=SilentAir(), **options))
    print(f"{skin}: {report}", file=sys.stderr if report.troubles else sys.stdout)
    return 1 if report.troubles else 0
