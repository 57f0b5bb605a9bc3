"""The phone in a window: what the command line says of it, and what the person chose last time."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from emulator.ams.program import Program
from emulator.errors import UserError
from emulator.host.album import Album
from emulator.host.folders import pictures_folder, settings_file
from emulator.host.network import World
from emulator.host.power import Phones
from emulator.host.settings import Choices, Settings
from emulator.host.speaker import Speaker, open_speaker
from emulator.host.window import Window
from emulator.host.worker import Runs
from emulator.phone import Phone
from emulator.shelf import skin_names

from .desk import Desk, OneOnly

PLAIN = Choices().skin


def open_window(wanted: argparse.Namespace, world: World, make: Callable[[str], Phone],
                program: Callable[[Phone], Program | None]) -> int:
    """Show the phone until its window is closed. `make(skin)`: a phone; `program(phone)`: what runs on the first."""
    settings = _settings(skin=wanted.skin, zoom=wanted.scale, speed=wanted.speed)
    with _loudspeaker() as speaker:
        desk = Desk(make, program, bell=world, speaker=speaker)
        if wanted.skin is None:
            _check_skin(settings, desk)
        _show(desk, settings)
    return 0


def open_with(phone: Phone, runs: Runs, *, title: str, scale: float | None, speed: float) -> None:
    """Show a phone that `runs` lets run, until its window is closed."""
    with _loudspeaker() as speaker:
        _show(OneOnly(phone, runs, title, speaker), _settings(skin=None, zoom=scale, speed=speed))


def _show(phones: Phones, settings: Settings) -> None:
    for notice in settings.notices:
        print(f"emulator: {notice}", file=sys.stderr)
    Window(phones, settings, Album(pictures_folder())).open()


@contextmanager
def _loudspeaker() -> Iterator[Speaker | None]:
    speaker = open_speaker()
    try:
        yield speaker
    finally:
        if speaker is not None:
            speaker.close()


def _settings(**said: object) -> Settings:
    """What was chosen last time; what the command line says holds this time only."""
    settings = Settings(settings_file())
    settings.for_this_time(**{name: value for name, value in said.items() if value is not None})
    return settings


def _check_skin(settings: Settings, desk: Desk) -> None:
    """A folder that was a skin last time may be gone: the plain handset then, and a word about it."""
    skin = settings.now.skin
    if skin in skin_names():
        return
    try:
        desk.check(skin)
    except UserError as problem:
        settings.notices.append(f"{problem}; the {PLAIN} is taken instead")
        settings.for_this_time(skin=PLAIN)
