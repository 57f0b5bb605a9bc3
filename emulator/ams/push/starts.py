"""PushStarts: a MIDlet that something has come for is found, the person is asked, and it starts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from emulator.errors import EmulatorError
from emulator.kernel import GuestThread
from emulator.midp.lang import InterruptedException

from ..permit.policy import PUSH, Mode
from ..program import Program
from ..suite.suite import Suite, open_suite

if TYPE_CHECKING:
    from ..software import Software

YES, ALWAYS, NO, NEVER = "Yes", "Always", "No", "Never"
FOR_GOOD = {ALWAYS: Mode.ALWAYS, NEVER: Mode.NEVER}


class PushStarts:
    """One start at a time for each MIDlet; who runs already is not started."""

    def __init__(self, software: Software) -> None:
        self._software = software
        self._known: dict[str, Program] = {}            # of suites that have run since the phone was switched on
        self._starting: dict[tuple[str, str], GuestThread] = {}
        self.closed = False

    def remember(self, program: Program) -> None:
        """A suite that runs: it need not be opened again."""
        self._known[program.suite_key] = program

    def forget(self, suite: str) -> None:
        """The suite was installed anew, or removed: what ran before is not what is to be started."""
        self._known.pop(suite, None)
        for (asked, _), thread in self._starting.items():
            if asked == suite:
                self._software.kernel.interrupt(thread)

    def runs(self, suite: str, class_name: str) -> bool:
        """Does this MIDlet run, paused or not?"""
        return any(session.program.suite_key == suite and session.program.class_name == class_name
                   for session in self._software.sessions)

    def start(self, suite: str, class_name: str, origin: str, why: str,
              decided: Callable[[bool], object], still: Callable[[], bool] = lambda: True) -> None:
        """Start it if the person agrees; `decided` is told just before, or instead, unless the phone is switched off.

        `still` says whether it is registered as it was: a suite may be removed, or changed, while the person is asked.
        """
        key = suite, class_name
        if self.closed or key in self._starting or self.runs(*key):
            return

        def begin() -> None:
            try:
                self._begin(suite, class_name, origin, why, decided, still)
            finally:
                del self._starting[key]
        self._starting[key] = self._software.system.spawn(begin, name="push")

    def _begin(self, suite: str, class_name: str, origin: str, why: str,
               decided: Callable[[bool], object], still: Callable[[], bool]) -> None:
        agreed, asks = False, True
        while asks:
            try:
                program = self._found(suite, class_name, origin)
                agreed, asks = program is not None and self._agrees(program, why), False
            except InterruptedException:            # the suite has changed: the question was for another
                asks = still()
        if self.closed:
            return                                  # what came, or rang, does so again
        program = self._found(suite, class_name, origin) if agreed and still() else None
        decided(program is not None)
        if program is not None and not self.runs(suite, class_name):
            self._software.launch(program)

    def _found(self, suite: str, class_name: str, origin: str) -> Program | None:
        """The MIDlet; None, and a note, if it cannot be had."""
        try:
            return self.program(suite, class_name, origin)
        except EmulatorError as fault:
            self._software.trace.note(f"push cannot start {class_name}: {fault}")
            return None

    def program(self, suite: str, class_name: str, origin: str) -> Program | None:
        """The MIDlet itself; None if the phone has it no more. UserError if it cannot be opened."""
        known = self._known.get(suite)
        if known is not None and known.class_name == class_name:
            return known
        if known is not None and known.suite is not None:
            return _of_class(known.suite, class_name)
        for program in self._software.programs():
            if (program.suite_key, program.class_name) == (suite, class_name):
                return program
        return _of_class(open_suite(origin), class_name) if origin else None

    def origin(self, program: Program) -> str:
        """Where its suite can be opened after the phone was switched off; "" if the phone offers it itself."""
        suite = program.suite
        if suite is None or any(offered.suite_key == program.suite_key for offered in self._software.programs()):
            return ""
        jad = suite.descriptor.jad
        return str(suite.files.place if jad is None else jad.source)

    def permits(self) -> bool:
        """May suites be started by what comes on this phone at all?"""
        return self._software.permissions.way != "deny"

    def _agrees(self, program: Program, why: str) -> bool:
        """May it start by itself? By what the person has set, or their answer now.

        A suite that the policy lets start unasked asks too, until the person says Always: what runs would
        be paused.
        """
        permissions = self._software.permissions
        group = permissions.policy.group_of(PUSH)
        if permissions.way != "ask" or group is None:
            return permissions.way == "allow"
        mode = permissions.mode(program, group.key)
        is_set = group.key in permissions.settings_of(program.suite_key)
        if mode is Mode.NEVER or (is_set and mode in (Mode.ALWAYS, Mode.ALLOWED)):
            return mode is not Mode.NEVER
        always = [ALWAYS] if Mode.ALWAYS in permissions.choices(program, group.key) else []
        answer = self._software.prompts.ask(f"Start {program.title}? {why[0].upper()}{why[1:]}.",
                                            [YES, *always, NO, NEVER], title=program.title)
        self._software.trace.note(f"push asks for {program.title}: {answer or NO}")
        if answer in FOR_GOOD:
            permissions.set(program.suite_key, group.key, FOR_GOOD[answer])
        return answer in (YES, ALWAYS)


def _of_class(suite: Suite, class_name: str) -> Program | None:
    return next((program for program in Program.all_of_suite(suite) if program.class_name == class_name), None)
