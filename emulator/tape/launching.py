"""How a tape names what was launched: by the file of its suite, and by what was in it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from emulator.ams.program import Program
from emulator.handset.inputs import Inputs


def note_launch(inputs: Inputs, program: Program, named: object = None, *, switched_on: bool = False) -> None:
    """Tell of a launch; `named` is what the phone's owner called it by. Was the phone switched on with it?"""
    if inputs.listeners:                     # the hash takes a while
        path = str(named) if isinstance(named, str | Path) else _file_of(program)
        inputs.note("launch", path, **_what_it_is(program), **({"switched_on": True} if switched_on else {}))


def _what_it_is(program: Program) -> dict[str, Any]:
    """Which MIDlet, and a hash of its suite; of a MIDlet class its attributes."""
    who = {"midlet": program.title, "suite": program.name, "vendor": program.vendor}
    if program.suite is not None:
        return who | {"digest": program.suite.digest}
    return who | ({"attributes": dict(program.given)} if program.given else {})


def _file_of(program: Program) -> str:
    """Its JAD, or the folder or JAR itself; "" for a MIDlet class. Relative, if it lies below where we are."""
    if program.suite is None:
        return ""
    jad = program.suite.descriptor.jad
    place = Path(jad.source) if jad is not None and Path(jad.source).is_file() else program.suite.files.place
    try:
        return os.path.relpath(place) if place.resolve().is_relative_to(Path.cwd()) else str(place)
    except (OSError, ValueError):
        return str(place)
