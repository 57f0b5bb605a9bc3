"""emulator, emulator run: the phone in a window, or unseen for a while."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from emulator.ams.guest.guard import FASTEST, SLOWEST, check_cpu
from emulator.ams.permit.permissions import WAYS
from emulator.ams.program import Program
from emulator.errors import UserError, WrongCall
from emulator.host.calendar import now_since_1970
from emulator.host.folders import memory_folder
from emulator.host.network import World
from emulator.phone import EPOCH, Phone

from .numbers import above_zero, whole
from .places import place
from .window import PLAIN, open_window

if TYPE_CHECKING:
    from emulator.handset.film import Recorder

    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def add_home(parser: argparse.ArgumentParser) -> None:
    """What `emulator` alone takes."""
    parser.set_defaults(act=_home)
    _add_phone_options(parser)


def add(commands: Commands) -> None:
    """The command `run`."""
    parser = commands.add_parser("run", help="run a suite, in a window or unseen")
    parser.set_defaults(act=_run)
    parser.add_argument("target", metavar="TARGET",
                        help="a .jad, a .jar, a folder, or the name of a shipped or installed suite")
    parser.add_argument("--midlet", metavar="N|NAME", help="which MIDlet of the suite (default: the first)")
    _add_phone_options(parser)
    unseen = parser.add_argument_group("unseen")
    unseen.add_argument("--headless", action="store_true", help="no window: run --for MS of phone time, then end")
    unseen.add_argument("--for", dest="ms", type=whole, metavar="MS", help="phone time to run, keys included")
    unseen.add_argument("--keys", default="", metavar="SCRIPT", help='keys to press: "fire wait:300 left"')
    unseen.add_argument("--screenshot", type=Path, metavar="PNG", help="save the LCD at the end")
    unseen.add_argument("--sound", type=Path, metavar="WAV", help="save what the loudspeaker plays")
    unseen.add_argument("--photo", type=Path, metavar="PNG", help="save the whole handset at the end")
    film = parser.add_argument_group("film", "with --for MS the phone runs unseen; without, until its window is closed")
    film.add_argument("--gif", type=Path, metavar="FILE", help="film the LCD: a .gif, or an .apng or .png that moves")
    film.add_argument("--whole", action="store_true", help="film the whole handset")


def _add_phone_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--skin", metavar="NAME",
                        help="which handset (default: slider; in a window the one chosen last)")
    parser.add_argument("--storage", type=place, metavar="DIR",
                        help="where its memory is kept (default: the user's own folder; unseen: nowhere)")
    parser.add_argument("--locale", default="en-US", metavar="xx-XX", help="its language (default: en-US)")
    parser.add_argument("--scale", type=above_zero, metavar="N", help="window or photo pixels to one of the LCD's")
    parser.add_argument("--speed", type=above_zero, metavar="X", help="how fast its time runs in a window")
    parser.add_argument("--cpu", type=_cpu, default=1.0, metavar="X",
                        help=f"how fast its processor is: {SLOWEST} to {FASTEST} (default: 1)")
    parser.add_argument("--offline", action="store_true", help="no network (unseen there is none anyway)")
    parser.add_argument("--permissions", choices=WAYS,
                        help="how suites get their permissions (default: ask; unseen: allow)")
    parser.add_argument("--policy", type=place, metavar="FILE", help="what may be asked for, and how far it may go")
    parser.add_argument("--record", type=Path, metavar="YAML",
                        help="write down all that is done to it, for `emulator replay`")
    parser.add_argument("--seed", type=int, metavar="N",
                        help="of its random numbers (default: 0; in a window another one each time)")


def _cpu(word: str) -> float:
    try:
        number = float(word)
        check_cpu(number)
    except (UserError, ValueError):
        raise argparse.ArgumentTypeError(f"a number from {SLOWEST} to {FASTEST} is wanted, not {word!r}") from None
    return number


def _home(wanted: argparse.Namespace) -> int:
    return _in_window(wanted, lambda phone: None)


def _run(wanted: argparse.Namespace) -> int:
    if wanted.whole and not wanted.gif:
        raise WrongCall("run", None, "--whole says what to film", hint="add --gif FILE")
    if wanted.headless or (wanted.gif and wanted.ms is not None):
        return _unseen(wanted)
    if wanted.keys or wanted.ms is not None or wanted.screenshot or wanted.photo or wanted.sound:
        raise WrongCall("run", None, "--for, --keys, --screenshot, --photo and --sound are for a phone unseen",
                        hint="add --headless")

    def program(phone: Phone) -> Program:
        found = phone.program(wanted.target, midlet=wanted.midlet)
        _film(phone, wanted)
        return found
    return _in_window(wanted, program)


def _film(phone: Phone, wanted: argparse.Namespace) -> Recorder | None:
    """Begin the film that is asked for."""
    return phone.record_film(wanted.gif, whole=wanted.whole, scale=wanted.scale or 1) if wanted.gif else None


def _unseen(wanted: argparse.Namespace) -> int:
    """No window: run, save what is asked for; a guest's fault is one line and exit status 1."""
    if wanted.ms is None:
        raise WrongCall("run", None, "--headless needs to know how long", hint="add --for MS")
    with _phone(wanted, wanted.skin or PLAIN) as phone:
        if wanted.sound:
            phone.record_sound(wanted.sound)
        film = _film(phone, wanted)
        app = phone.launch(wanted.target, midlet=wanted.midlet)
        phone.play(wanted.keys)
        phone.run(max(0, wanted.ms - phone.now))
        phone.stop_recording()
        if film and film.notice:
            print(f"emulator: {film.notice}", file=sys.stderr)
        if wanted.screenshot:
            phone.screenshot(wanted.screenshot)
        if wanted.photo:
            phone.photograph(wanted.photo, wanted.scale or 2)
        for fault in app.faults():
            print(f"emulator: {fault}", file=sys.stderr)
        if app.unfinished and not app.errors:
            print(f"emulator: {app.unfinished}", file=sys.stderr)
        return 1 if app.errors or app.unfinished else 0


def _in_window(wanted: argparse.Namespace, program: Callable[[Phone], Program | None]) -> int:
    """Its memory is the person's own, its calendar the true one, its network the world's."""
    wanted.storage = wanted.storage or memory_folder()
    wanted.seed = now_since_1970() if wanted.seed is None else wanted.seed
    wanted.permissions = wanted.permissions or "ask"
    with World(offline=wanted.offline) as world:
        return open_window(wanted, world, program=program, make=lambda skin: _phone(
            wanted, skin, epoch=now_since_1970(), network=world))


def _phone(wanted: argparse.Namespace, skin: str, *, epoch: int = EPOCH, network: World | None = None) -> Phone:
    phone = Phone(skin=skin, seed=wanted.seed or 0, storage=wanted.storage, locale=wanted.locale,
                  epoch=epoch, raise_faults=False, network=network,
                  permissions=wanted.permissions or "allow", policy=wanted.policy, cpu=wanted.cpu)
    if wanted.record:
        phone.record_session(wanted.record)
        wanted.record = None                      # of the first handset, if it is changed for another
    return phone
