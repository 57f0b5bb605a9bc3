"""emulator, emulator run: the phone in a window, or unseen for a while."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from emulator.ams.program import Program
from emulator.errors import WrongCall
from emulator.host.calendar import now_since_1970
from emulator.host.folders import memory_folder
from emulator.host.network import World
from emulator.host.speaker import open_speaker
from emulator.host.window import Window
from emulator.host.worker import Worker
from emulator.phone import EPOCH, Phone

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

MOST = 16        # the largest scale and speed


def add_home(parser: argparse.ArgumentParser) -> None:
    """What `emulator` alone takes."""
    parser.set_defaults(act=_home)
    _add_phone_options(parser)


def add(commands: Commands) -> None:
    """The command `run`."""
    parser = commands.add_parser("run", help="run a suite, in a window or unseen")
    parser.set_defaults(act=_run)
    parser.add_argument("target", metavar="TARGET", help="a .jad, a .jar, a folder, or the name of a shipped suite")
    parser.add_argument("--midlet", metavar="N|NAME", help="which MIDlet of the suite (default: the first)")
    _add_phone_options(parser)
    unseen = parser.add_argument_group("unseen")
    unseen.add_argument("--headless", action="store_true", help="no window: run --for MS of phone time, then end")
    unseen.add_argument("--for", dest="ms", type=_whole, metavar="MS", help="phone time to run, keys included")
    unseen.add_argument("--keys", default="", metavar="SCRIPT", help='keys to press: "fire wait:300 left"')
    unseen.add_argument("--screenshot", type=Path, metavar="PNG", help="save the LCD at the end")
    unseen.add_argument("--sound", type=Path, metavar="WAV", help="save what the loudspeaker plays")
    unseen.add_argument("--photo", type=Path, metavar="PNG", help="save the whole handset at the end")


def _add_phone_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--skin", default="slider", metavar="NAME", help="which handset (default: slider)")
    parser.add_argument("--storage", type=Path, metavar="DIR",
                        help="where its memory is kept (default: the user's own folder; unseen: nowhere)")
    parser.add_argument("--locale", default="en-US", metavar="xx-XX", help="its language (default: en-US)")
    parser.add_argument("--scale", type=_above_zero, metavar="N", help="window or photo pixels to one of the LCD's")
    parser.add_argument("--speed", type=_above_zero, default=1.0, metavar="X", help="how fast its time runs")
    parser.add_argument("--offline", action="store_true", help="no network (unseen there is none anyway)")
    parser.add_argument("--seed", type=int, metavar="N",
                        help="of its random numbers (default: 0; in a window another one each time)")


def _whole(word: str) -> int:
    if not word.isdecimal():
        raise argparse.ArgumentTypeError(f"whole milliseconds are wanted, not {word!r}")
    return int(word)


def _above_zero(word: str) -> float:
    try:
        number = float(word)
    except ValueError:
        number = 0.0
    if not 0 < number <= MOST:
        raise argparse.ArgumentTypeError(f"a number above 0 and up to {MOST} is wanted, not {word!r}")
    return number


def _home(wanted: argparse.Namespace) -> int:
    with World(offline=wanted.offline) as world:
        return _in_window(_phone_for_window(wanted, world), wanted, world, None)


def _run(wanted: argparse.Namespace) -> int:
    if wanted.headless:
        return _unseen(wanted)
    if wanted.keys or wanted.ms is not None or wanted.screenshot or wanted.photo or wanted.sound:
        raise WrongCall("run", None, "--for, --keys, --screenshot, --photo and --sound are for a phone unseen",
                        hint="add --headless")
    with World(offline=wanted.offline) as world:
        phone = _phone_for_window(wanted, world)
        return _in_window(phone, wanted, world, phone.program(wanted.target, midlet=wanted.midlet))


def _unseen(wanted: argparse.Namespace) -> int:
    """No window: run, save what is asked for; a guest's fault is one line and exit status 1."""
    if wanted.ms is None:
        raise WrongCall("run", None, "--headless needs to know how long", hint="add --for MS")
    with _phone(wanted) as phone:
        if wanted.sound:
            phone.record_sound(wanted.sound)
        app = phone.launch(wanted.target, midlet=wanted.midlet)
        phone.play(wanted.keys)
        phone.run(max(0, wanted.ms - phone.now))
        if wanted.screenshot:
            phone.screenshot(wanted.screenshot)
        if wanted.photo:
            phone.photograph(wanted.photo, wanted.scale or 2)
        for fault in app.faults():
            print(f"emulator: {fault}", file=sys.stderr)
        if app.unfinished and not app.errors:
            print(f"emulator: {app.unfinished}", file=sys.stderr)
        return 1 if app.errors or app.unfinished else 0


def _in_window(phone: Phone, wanted: argparse.Namespace, world: World, program: Program | None) -> int:
    for notice in phone.storage.notices:
        print(f"emulator: {notice}", file=sys.stderr)
    worker = Worker(phone.kernel, phone.screen, speed=wanted.speed, bell=world)
    worker.order(lambda: phone.switch_on(program))
    speaker = phone.handset.speaker.device = open_speaker()
    try:
        Window(phone, worker, scale=wanted.scale, title=program.title if program else "Phone").open()
    finally:
        if speaker is not None:
            speaker.close()
    return 0


def _phone_for_window(wanted: argparse.Namespace, world: World) -> Phone:
    wanted.storage = wanted.storage or memory_folder()
    epoch = now_since_1970()
    wanted.seed = epoch if wanted.seed is None else wanted.seed
    return _phone(wanted, epoch=epoch, network=world)


def _phone(wanted: argparse.Namespace, epoch: int = EPOCH, network: World | None = None) -> Phone:
    return Phone(skin=wanted.skin, seed=wanted.seed or 0, storage=wanted.storage, locale=wanted.locale,
                 epoch=epoch, raise_faults=False, network=network)
