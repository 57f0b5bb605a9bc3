"""What a suite may do: decided by the policy, by what the person has answered, or by asking now.

    demand ──> known and asked for? ──> policy ──> kept setting ──> answer of this run ──> question

A setting is kept for each suite and function group, in the phone's memory; an answer for this run is
forgotten with the MIDlet. Every demand leaves an entry in `log`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from emulator.errors import EmulatorError, UserError, nearest
from emulator.kernel import Monitor
from emulator.midp.lang import InterruptedException, SecurityException

from ..program import Program
from .policy import TRUSTED, UNTRUSTED, FunctionGroup, Mode, Policy, is_known
from .policy_file import read_policy
from .suite_settings import SuiteSettings

if TYPE_CHECKING:
    from ..session import Session
    from ..software import Software

WAYS = ("allow", "deny", "ask")
KEPT = 1_000           # entries of the log; older ones make room
ALLOWED, DENIED, ASK = 1, 0, -1

YES = {Mode.ONCE: "Yes, once", Mode.SESSION: "This session", Mode.ALWAYS: "Always"}
NO, NEVER = "No", "Never"
SAID = {ALLOWED: "allowed", DENIED: "denied"}


@dataclass(frozen=True)
class Entry:
    """What became of one demand. `by` is policy, person or remembered.

    >>> print(Entry(1200, "Chat", "javax.microedition.io.PushRegistry", "No", "person"))
        1200  Chat: javax.microedition.io.PushRegistry: No (person)
    """

    time: int                  # ms of phone time
    suite: str
    permission: str
    answer: str
    by: str

    def __str__(self) -> str:
        return f"{self.time:8}  {self.suite}: {self.permission}: {self.answer} ({self.by})"


@dataclass
class ThisRun:
    """What the person has answered for one run, by group; and one question at a time. A room of a Session."""

    monitor: Monitor
    answers: dict[str, bool] = field(default_factory=dict)


class Permissions:
    """The permissions of one phone. `way` is allow (whatever is known), deny (nothing) or ask."""

    def __init__(self, software: Software, way: str, policy: Policy | None = None) -> None:
        self.way, self._given = way, policy
        self.trusts: Callable[[Program], bool] = lambda program: False
        """Did this program come with the phone?"""
        self._software = software
        self._settings = SuiteSettings(software.handset.storage)
        self._log: deque[Entry] = deque(maxlen=KEPT)

    @cached_property
    def policy(self) -> Policy:
        """The policy that was given, or the phone's own, which is read when it is first needed."""
        return self._given or read_policy()

    @property
    def log(self) -> list[Entry]:
        """The latest demands, the oldest first."""
        return list(self._log)

    # -- what is asked on a suite's behalf ---------------------------------------------------------

    def check(self, session: Session, name: str) -> int:
        """1 allowed, 0 denied, -1 if the person would be asked (MIDP 2.0, MIDlet.checkPermission)."""
        return self._verdict(session, name)[0]

    def demand(self, session: Session, name: str) -> None:
        """Return if it is allowed, else SecurityException. The person is asked if need be, and waited for.

        InterruptedException if the thread is interrupted meanwhile.
        """
        verdict, by = self._verdict(session, name)
        if verdict == ASK:
            allowed = self._asked(session, name)
        else:
            allowed = verdict == ALLOWED
            self._note(session, name, SAID[verdict], by)
        if not allowed:
            raise SecurityException(f"{session.program.title} may not use {name} on this phone")

    def domain_of(self, program: Program) -> str:
        """`trusted` or `untrusted`."""
        return TRUSTED if self.trusts(program) else UNTRUSTED

    def domain_allows(self, domain: str, name: str) -> bool:
        """May a suite of this domain have the permission at all, asked for or not?"""
        group = self.policy.group_of(name)
        return group is not None and self.policy.terms(domain, group.key).highest is not Mode.NEVER

    # -- what is kept ------------------------------------------------------------------------------

    def settings_of(self, suite_key: str) -> dict[str, Mode]:
        """What the person has set for a suite (Program.suite_key), by group of this policy."""
        return {group: mode for group, mode in self._settings.of(suite_key).items() if group in self.policy.groups}

    def set(self, suite_key: str, group: str, answer: Mode) -> None:
        """Keep how a suite has a group from now on, at the most what its domain lets it."""
        if group not in self.policy.groups:
            raise UserError("permissions", None, "no group is called", group, hint=nearest(group, self.policy.groups))
        self._settings.set(suite_key, group, answer)
        for session in self._software.sessions:
            if session.program.suite_key == suite_key:
                self._this_run(session).answers.pop(group, None)

    def forget(self, suite_key: str) -> None:
        """The suite is removed: so is what was set for it."""
        self._settings.forget(suite_key)

    # -- for the settings' screen ------------------------------------------------------------------

    def groups_of(self, program: Program) -> list[FunctionGroup]:
        """The groups that matter to a suite: what its domain may let it, and a trusted one has asked for."""
        domain = self.domain_of(program)
        return [group for group in self.policy.groups.values()
                if self.policy.terms(domain, group.key).highest is not Mode.NEVER
                and any(self._is_asked_for(program, name) for name in group.permissions)]

    def mode(self, program: Program, group: str) -> Mode:
        """How a suite has a group now."""
        return self._modes(program)[group]

    def choices(self, program: Program, group: str) -> list[Mode]:
        """What the person may set, the strongest first: of ALWAYS, SESSION, ONCE and NEVER."""
        domain, modes = self.domain_of(program), self._modes(program)
        possible = [modes | {group: mode} for mode in (*reversed(YES), Mode.NEVER)]
        return [wanted[group] for wanted in possible if self.policy.within(domain, wanted) == wanted]

    # -- inside ------------------------------------------------------------------------------------

    def _verdict(self, session: Session, name: str) -> tuple[int, str]:
        """ALLOWED, DENIED or ASK; and whose word that is."""
        if self.way != "ask":
            return int(self.way == "allow" and is_known(name)), "policy"
        group, program = self.policy.group_of(name), session.program
        if group is None or not self._is_asked_for(program, name):
            return DENIED, "policy"
        kept = group.key in self.settings_of(program.suite_key)
        mode = self._modes(program)[group.key]
        if mode is Mode.NEVER or mode is Mode.ALLOWED or (kept and mode is Mode.ALWAYS):
            verdict = DENIED if mode is Mode.NEVER else ALLOWED
            return verdict, "remembered" if kept else "policy"
        answers = self._this_run(session).answers
        return (int(answers[group.key]), "remembered") if group.key in answers else (ASK, "person")

    def _modes(self, program: Program) -> dict[str, Mode]:
        """How a suite has each group: as kept, else as by default, within its domain."""
        domain = self.domain_of(program)
        defaults = {key: terms.default for key, terms in self.policy.domains[domain].items()}
        return self.policy.within(domain, defaults | self.settings_of(program.suite_key))

    def _is_asked_for(self, program: Program, name: str) -> bool:
        """A trusted suite gets only what its descriptor asks for; others get their domain's (MIDP 2.0)."""
        if program.suite is None or self.domain_of(program) == UNTRUSTED:
            return True
        descriptor = program.suite.descriptor
        return name in descriptor.permissions or name in descriptor.optional_permissions

    def _this_run(self, session: Session) -> ThisRun:
        run = session.rooms.setdefault(ThisRun, ThisRun(Monitor(session.kernel)))
        assert isinstance(run, ThisRun)
        return run

    def _asked(self, session: Session, name: str) -> bool:
        """Ask, one thread of the suite at a time: the answer to the first may do for the next."""
        monitor = self._this_run(session).monitor
        monitor.enter()
        try:
            verdict, by = self._verdict(session, name)
            if verdict != ASK:
                self._note(session, name, SAID[verdict], by)
                return verdict == ALLOWED
            answer = self._answer(session, name)
            self._note(session, name, answer, "person")
            return answer not in (NO, NEVER)
        finally:
            monitor.exit()

    def _answer(self, session: Session, name: str) -> str:
        """The person's own answer, kept as far as it says."""
        group, program = self.policy.group_of(name), session.program
        if group is None:
            raise EmulatorError(f"nobody is asked about {name}, which no API defines")
        mode = self.mode(program, group.key)
        yes = [YES[choice] for choice in reversed(self.choices(program, group.key))
               if choice is not Mode.NEVER and choice.rank >= mode.rank]
        try:
            answer = self._software.prompts.ask(f"May {program.title} {group.request}?", [*yes, NO, NEVER], of=session)
        except InterruptedException:
            self._note(session, name, "no answer", "person")
            raise
        self._keep(session, group.key, mode, answer or NO)
        return answer or NO

    def _keep(self, session: Session, group: str, mode: Mode, answer: str) -> None:
        """An answer for good is a setting; one for this run is forgotten with it."""
        for_good = {YES[Mode.ALWAYS]: Mode.ALWAYS, NEVER: Mode.NEVER}
        if answer in for_good:
            self.set(session.program.suite_key, group, for_good[answer])
        elif answer == YES[Mode.SESSION]:
            self._this_run(session).answers[group] = True
        elif answer == NO and mode is not Mode.ONCE:       # where one is asked once in a run, once it is
            self._this_run(session).answers[group] = False

    def _note(self, session: Session, name: str, answer: str, by: str) -> None:
        self._log.append(Entry(self._software.kernel.now, session.program.name, name, answer, by))
        if by == "person":
            self._software.trace.note(f"{session.program.title} asks for {name}: {answer}")
