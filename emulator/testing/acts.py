"""Acts: each thing that a tape can say was done, done to a phone.

The phone is given no turn here: how the phone's time passes is the player's business.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from emulator.ams.program import Program
from emulator.errors import UserError
from emulator.phone import Phone, Target
from emulator.tape.launching import note_launch
from emulator.tape.reader import Entry, Tape


def act(phone: Phone, entry: Entry, programs: dict[int, Program]) -> None:
    """Do to the phone what a line says; `programs` has what is launched, by line."""
    inputs, software = phone.handset.inputs, phone.software
    if entry.more.get("switched_on"):
        phone.switch_on(programs.get(entry.line))
    elif entry.kind == "launch":
        note_launch(inputs, programs[entry.line], entry.value or None)
        software.launch(programs[entry.line])
    elif entry.kind == "close":
        if 0 <= entry.value < len(software.sessions):
            unconditional = entry.more.get("unconditional", True)
            inputs.note("close", entry.value, unconditional=unconditional)
            software.sessions[entry.value].destroy(unconditional)
    elif entry.kind == "switch_to":
        if 0 <= entry.value < len(software.sessions):
            inputs.note("switch_to", entry.value)
            software.switch_to(software.sessions[entry.value])
    else:
        ACTS[entry.kind](phone, entry.value)


def _noted(kind: str, action: Callable[[Phone], object]) -> Callable[[Phone, Any], object]:
    """Of what the phone's owner tells, and not a part of the handset: a replay can be recorded too."""
    def acted(phone: Phone, value: Any) -> None:
        phone.handset.inputs.note(kind, value)
        action(phone)
    return acted


ACTS: dict[str, Callable[[Phone, Any], object]] = {
    "down": lambda phone, key: phone.handset.keypad.press(key),
    "up": lambda phone, key: phone.handset.keypad.release(key),
    "touch": lambda phone, point: phone.handset.touch.press(*point),
    "drag": lambda phone, point: phone.handset.touch.drag(*point),
    "lift": lambda phone, point: phone.handset.touch.release(*point),
    "typed": lambda phone, text: phone.handset.typing.type(text),
    "composing": lambda phone, text: phone.handset.typing.composing(text),
    "mute": lambda phone, muted: phone.handset.speaker.mute(muted),
    "cut_off": lambda phone, ms: phone.network.cut_off(ms),
    "call": lambda phone, number: phone.software.calls.ring(number),
    "hang_up": _noted("hang_up", lambda phone: phone.software.calls.hang_up()),
    "home": _noted("home", lambda phone: phone.software.go_home()),
    "pause": _noted("pause", lambda phone: phone.software.pause()),
    "resume": _noted("resume", lambda phone: phone.software.resume()),
}


def find_programs(phone: Phone, tape: Tape, what: Sequence[Target] = (), *, anyway: bool = False) -> dict[int, Program]:
    """What each launch of a tape launches, by line. `what` stands for what was launched, in order.

    UserError if a suite is missing, or, unless `anyway`, is another than the one recorded.
    """
    launches = [entry for entry in tape.entries if entry.kind == "launch"]
    given: list[Target | None] = [*what, *[what[-1] if what else None] * len(launches)]
    return {entry.line: _program(phone, tape, entry, target, anyway)
            for entry, target in zip(launches, given, strict=False)}


def _program(phone: Phone, tape: Tape, entry: Entry, given: Target | None, anyway: bool) -> Program:
    target = given if given is not None else _place(phone, tape, entry)
    try:
        program = phone.program(target, entry.more.get("attributes"), midlet=_which(entry, target))
    except UserError as problem:
        raise UserError(tape.path, entry.line, f"the suite cannot be had ({problem})") from None
    digest = entry.more.get("digest")
    if digest and program.suite is not None and program.suite.digest != digest and not anyway:
        raise UserError(tape.path, entry.line, "this suite is not as it was when the session was recorded:",
                        str(entry.value), hint="give it as it was, or say --anyway")
    return program


def _which(entry: Entry, target: Target) -> str | None:
    return None if isinstance(target, type) else entry.more.get("midlet")


def _place(phone: Phone, tape: Tape, entry: Entry) -> str:
    """The suite as it was named, seen from here or from the tape's own folder."""
    if not entry.value:
        raise UserError(tape.path, entry.line, "a MIDlet class was launched here, not a suite:",
                        entry.more.get("suite"), hint="replay(path, what=[TheClass]) in Python")
    beside = tape.path.parent / entry.value
    return str(beside) if not Path(entry.value).exists() and beside.exists() else str(entry.value)
