"""emulator replay: a recorded session again, held against what was seen then."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from emulator.errors import WrongCall
from emulator.phone import Phone
from emulator.tape.reader import Tape, read
from emulator.testing.mishap import mishaps
from emulator.testing.replay import Player, phone_of

from .numbers import above_zero, whole
from .window import open_with

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def add(commands: Commands) -> None:
    """The command `replay`."""
    parser = commands.add_parser("replay", help="play a recorded session again: the same frames?")
    parser.set_defaults(act=_replay)
    parser.add_argument("session", metavar="SESSION", type=Path, help="what `emulator run --record` wrote")
    parser.add_argument("--to", type=whole, metavar="MS", help="stop there, and hand the phone to you in a window")
    parser.add_argument("--headless", action="store_true", help="no window, with --to or --speed too")
    parser.add_argument("--speed", type=above_zero, metavar="X",
                        help="play it in a window, so fast (without: unseen, as fast as it can)")
    parser.add_argument("--anyway", action="store_true", help="also if a suite has changed since")
    parser.add_argument("--scale", type=above_zero, metavar="N", help="window or photo pixels to one of the LCD's")
    parser.add_argument("--record", type=Path, metavar="YAML", help="write down this session too, with what you add")
    parser.add_argument("--screenshot", type=Path, metavar="PNG", help="save the LCD at the end (unseen)")
    parser.add_argument("--photo", type=Path, metavar="PNG", help="save the whole handset at the end (unseen)")


def _replay(wanted: argparse.Namespace) -> int:
    in_window = not wanted.headless and (wanted.to is not None or wanted.speed is not None)
    if in_window and (wanted.screenshot or wanted.photo):
        raise WrongCall("replay", None, "--screenshot and --photo are for a phone unseen", hint="add --headless")
    if wanted.record and wanted.record.exists() and wanted.record.samefile(wanted.session):
        raise WrongCall("replay", None, "a session cannot be recorded over itself", hint="give --record another file")
    tape = read(wanted.session)
    for notice in tape.notices:
        print(f"emulator: {notice}", file=sys.stderr)
    with phone_of(tape) as phone:
        if wanted.record:
            phone.record_session(wanted.record)
        player = Player(phone, tape, to=wanted.to, anyway=wanted.anyway)
        player.on_difference = lambda words: print(f"emulator: {words}", file=sys.stderr)
        (_in_window if in_window else _unseen)(phone, player, wanted)
        return _outcome(phone, player, tape)


def _unseen(phone: Phone, player: Player, wanted: argparse.Namespace) -> None:
    player.run(player.until)
    if wanted.screenshot:
        phone.screenshot(wanted.screenshot)
    if wanted.photo:
        phone.photograph(wanted.photo, wanted.scale or 2)


def _in_window(phone: Phone, player: Player, wanted: argparse.Namespace) -> None:
    """From the beginning at a chosen speed; or from `--to` on, which it goes to as fast as it can.

    The window's thread must not run the phone: what one thread began to run stays its own.
    """
    player.at_once = wanted.speed is None
    open_with(phone, player, title=f"Replay of {wanted.session.name}", scale=wanted.scale, speed=wanted.speed or 1)


def _outcome(phone: Phone, player: Player, tape: Tape) -> int:
    """One line of what was seen, and 1 if it was not the same, or a MIDlet failed."""
    wrong = mishaps(phone)
    for mishap in wrong:
        print(f"emulator: {mishap}", file=sys.stderr)
    if player.difference is None:
        again = "" if not player.playing else ", not to its end"
        print(f"{tape.path}: {phone.now} ms{again}, {_compared(player.compared)}")
    return 1 if wrong or player.difference else 0


def _compared(frames: int) -> str:
    """Nothing that was not looked at is called the same."""
    if not frames:
        return "no frame was recorded up to there, so nothing was compared"
    return "1 frame compared, the same" if frames == 1 else f"{frames} frames compared, all the same"
