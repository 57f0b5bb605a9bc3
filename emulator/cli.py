"""The commands: arguments in, one call into the phone, an exit status out. No logic lives here.

Every command ends with 0 on success, 2 on a wrong call, and 1 on a failure, with one line
that says what, where and what to do.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from .ams.check import check
from .ams.program import Program
from .errors import UserError
from .handset.skin import check as check_skin
from .handset.skin import load
from .host.calendar import now_since_1970
from .host.window import Window
from .host.worker import Worker
from .phone import Phone
from .shelf import skin_folder, skin_names


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; its exit status."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        wanted = _parser().parse_args(arguments)
        status: int = wanted.act(wanted)
    except UserError as problem:
        print(f"emulator: {problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="emulator", description="A MIDP 2.0 phone.")
    parser.set_defaults(act=_home)
    _add_phone_options(parser)
    commands = parser.add_subparsers(metavar="COMMAND")

    run = commands.add_parser("run", help="run a suite, in a window or unseen")
    run.set_defaults(act=_run)
    run.add_argument("target", metavar="TARGET", help="a .jad, a .jar, a folder, or the name of a shipped suite")
    run.add_argument("--midlet", metavar="N|NAME", help="which MIDlet of the suite (default: the first)")
    _add_phone_options(run)
    unseen = run.add_argument_group("unseen")
    unseen.add_argument("--headless", action="store_true", help="no window: run --for MS of phone time, then end")
    unseen.add_argument("--for", dest="ms", type=_whole, metavar="MS", help="phone time to run, keys included")
    unseen.add_argument("--keys", default="", metavar="SCRIPT", help='keys to press: "fire wait:300 left"')
    unseen.add_argument("--screenshot", type=Path, metavar="PNG", help="save the LCD at the end")
    unseen.add_argument("--photo", type=Path, metavar="PNG", help="save the whole handset at the end")

    checks = commands.add_parser("check", help="say all that is wrong with a descriptor or a suite")
    checks.set_defaults(act=_check)
    checks.add_argument("file", type=Path, metavar="FILE")

    skins = commands.add_parser("skins", help="list the handsets, or check a skin's folder")
    skins.set_defaults(act=_skins)
    skins.add_argument("check", nargs="?", choices=["check"])
    skins.add_argument("folder", nargs="?", metavar="DIR")
    return parser


def _add_phone_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--skin", default="slider", metavar="NAME", help="which handset (default: slider)")
    parser.add_argument("--storage", type=Path, metavar="DIR", help="where its memory is kept (default: nowhere)")
    parser.add_argument("--locale", default="en-US", metavar="xx-XX", help="its language (default: en-US)")
    parser.add_argument("--scale", type=_above_zero, metavar="N", help="window or photo pixels to one of the LCD's")
    parser.add_argument("--speed", type=_above_zero, default=1.0, metavar="X", help="how fast its time runs")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of its random numbers")


def _whole(word: str) -> int:
    ms = int(word)
    if ms < 0:
        raise argparse.ArgumentTypeError(f"time does not run backwards: {word}")
    return ms


def _above_zero(word: str) -> float:
    number = float(word)
    if not 0 < number <= 1000:
        raise argparse.ArgumentTypeError(f"a number above 0 is wanted, not {word}")
    return number


def _home(wanted: argparse.Namespace) -> int:
    _in_window(_phone(wanted, epoch=now_since_1970()), wanted, None)
    return 0


def _run(wanted: argparse.Namespace) -> int:
    if wanted.headless:
        return _unseen(wanted)
    phone = _phone(wanted, epoch=now_since_1970())
    _in_window(phone, wanted, phone.program(wanted.target, midlet=wanted.midlet))
    return 0


def _unseen(wanted: argparse.Namespace) -> int:
    """Run the phone with no window; a guest's fault is one line and exit status 1."""
    if wanted.ms is None:
        raise UserError("run", None, "--headless needs to know how long", hint="add --for MS")
    with _phone(wanted) as phone:
        app = phone.launch(wanted.target, midlet=wanted.midlet)
        phone.play(wanted.keys)
        phone.run(max(0, wanted.ms - phone.now))
        if wanted.screenshot:
            phone.screenshot(wanted.screenshot)
        if wanted.photo:
            phone.photograph(wanted.photo, wanted.scale or 2)
        for fault in app.faults():
            print(f"emulator: {fault}", file=sys.stderr)
        return 1 if app.errors else 0


def _in_window(phone: Phone, wanted: argparse.Namespace, program: Program | None) -> None:
    worker = Worker(phone.kernel, phone.screen, speed=wanted.speed)
    worker.order(lambda: phone.switch_on(program))
    Window(phone, worker, scale=wanted.scale, title=program.title if program else "Phone").open()


def _phone(wanted: argparse.Namespace, **more: int) -> Phone:
    return Phone(skin=wanted.skin, seed=wanted.seed, storage=wanted.storage, locale=wanted.locale,
                 raise_faults=False, **more)


def _check(wanted: argparse.Namespace) -> int:
    findings = check(wanted.file)
    for finding in findings:
        print(finding)
    return 1 if any(finding.is_error for finding in findings) else 0


def _skins(wanted: argparse.Namespace) -> int:
    if wanted.check is None:
        for name in skin_names():
            print(load(skin_folder(name)).summary())
        return 0
    faults = check_skin(skin_folder(wanted.folder or "."))
    for fault in faults:
        print(fault)
    return 1 if faults else 0
