"""Push: MIDlets that are started by what comes in, or at a time (MIDP 2.0, PushRegistry).

    list.py    what is registered, in the phone's memory
    ports.py   the ports where the phone listens, and what waits there
    filter.py  who may start a MIDlet
    starts.py  finding it, asking the person, starting it
    alarms.py  starting it at a time

While a MIDlet of the suite has a registered port open, it answers for what comes; it does so until
it ends, also when it has closed the port again. Before and after, the phone listens. An arrival
for a MIDlet that runs waits until it opens the port.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from emulator.errors import StorageError
from emulator.handset.address import PortTaken, RadioFault
from emulator.midp.lang import SecurityException

from ..program import Program
from ..suite.status import RefusedSuite, Status
from ..suite.suite import Suite
from .alarms import PushAlarms
from .filter import passes
from .list import PushList, Registration
from .ports import Port, PushPorts
from .starts import PushStarts

if TYPE_CHECKING:
    from ..session import Session
    from ..software import Software


MOST = 32           # connections that a suite may register while it runs
NOTHING = "[]"       # what the descriptor of a suite without push says


class Push:
    """The phone's push registry. Its list outlives the phone."""

    def __init__(self, software: Software) -> None:
        self._software, self._kernel = software, software.kernel
        self._list = PushList(software.handset.storage)
        self._ports = PushPorts(software.kernel, software.handset.radio, self._is_wanted, self._came)
        self._starts = PushStarts(software)
        self.alarms = PushAlarms(software, self._list, self._starts)
        self._has_looked = False
        self._kernel.at(self._kernel.now, self._begin)

    # -- for the installer -----------------------------------------------------------------------

    def register_suite(self, suite: Suite) -> None:
        """Take in the MIDlet-Push-<n> of a suite that is installed, in place of those of its last version.

        RefusedSuite, and nothing changes: 911 if a port is registered by another suite or in use, 910 if
        the phone permits no push. A phone without a network listens when it has one.
        """
        key = Program.of_suite(suite).suite_key
        new = {_place(entry.url): Registration(entry.url, key, entry.class_name, entry.filter, "", True)
               for entry in suite.descriptor.push}
        if new and not self._starts.permits():
            raise self._refused(suite, 1, "this phone permits no push", Status.AUTHORIZATION_FAILURE,
                                "let the phone ask, or take the line out")
        for number, place in enumerate(new, 1):
            owner = self._list.at(place)
            if owner is not None and owner.suite != key:
                raise self._refused(suite, number, f"another suite has registered {place}", Status.PUSH_FAILURE)
        self._hold_all(suite, list(new))
        classes = {entry.class_name for entry in suite.descriptor.midlets}
        gone = [place for place in self._list.places(key) if self._is_stale(place, classes)]
        self._list.replace(key, gone, new, _said(suite))
        self._starts.forget(key)
        for place in gone:
            if place not in new:
                self._ports.let_go(place)

    def forget_suite(self, suite_key: str) -> None:
        """A suite is removed: its registrations and alarms go with it (`Program.suite_key`)."""
        places = self._list.places(suite_key)
        self._list.forget_suite(suite_key)
        self._starts.forget(suite_key)
        for place in places:
            self._ports.let_go(place)

    def read_again(self) -> None:
        """A transaction around `register_suite` or `forget_suite` was taken back, and so are they."""
        before = self._list.places()
        self._list.read()
        for place in before:
            if self._list.at(place) is None:
                self._ports.let_go(place)
        for place in self._list.places():
            self._ports.try_to_hold(place)

    # -- for the phone's software ------------------------------------------------------------------

    def has_ended(self, session: Session) -> None:
        """A MIDlet has ended: the phone listens again in its stead, unless it is being switched off."""
        if self._starts.closed:
            return
        self._ports.ended(session, self._list.at)
        for place in self._list.places():
            self._ports.try_to_hold(place)
            registered = self._list.at(place)
            if registered is not None and _is_of(registered, session):
                self._ports.hang_up(place)

    def switch_off(self) -> None:
        """Nobody is started any more."""
        self._starts.closed = True

    # -- for MIDlets (switchboard.py) ----------------------------------------------------------------

    def register(self, session: Session, place: str, connection: str, class_name: str, filter: str) -> None:
        """RadioFault if the place is registered, or not to be had."""
        self._look()
        if self._list.at(place) is not None:
            raise PortTaken(f"{connection} is registered already")
        if len(self._list.places(session.program.suite_key)) >= MOST:
            raise PortTaken(f"a suite may register {MOST} connections, no more")
        self._ports.hold(place, for_suite=session.program.suite_key)
        try:
            self._list.keep(place, Registration(connection, session.program.suite_key, class_name, filter,
                                                self._starts.origin(session.program), False))
        except BaseException:
            self._ports.let_go(place)
            raise
        self._starts.remember(session.program)

    def unregister(self, session: Session, place: str) -> bool:
        """False if nobody is registered there; SecurityException if another suite is."""
        self._look()
        found = self._list.at(place)
        if found is None:
            return False
        if found.suite != session.program.suite_key:
            raise SecurityException(f"another suite has registered {found.connection}")
        self._list.remove(place)
        self._ports.let_go(place)
        return True

    def registrations(self, session: Session, waiting: bool) -> list[Registration]:
        """Those of the session's suite; with `waiting` only where something has come."""
        self._look()
        return [registered for place in self._list.places(session.program.suite_key)
                if (registered := self._list.at(place)) is not None and (not waiting or self._ports.waiting(place))]

    def registered(self, session: Session, place: str) -> Registration | None:
        """A registration of the session's suite."""
        self._look()
        found = self._list.at(place)
        return found if found is not None and found.suite == session.program.suite_key else None

    def open(self, session: Session, place: str) -> Port:
        """The session opens a port. RadioFault if it is kept for another suite, or in use."""
        owner = self._list.at(place)
        if owner is not None and owner.suite != session.program.suite_key:
            raise PortTaken(f"{place} is kept for another suite")
        return self._ports.open(place, session)

    # -- inside ------------------------------------------------------------------------------------

    def _begin(self) -> None:
        """The phone was switched on. Where nothing can come in, what it offers is looked at when somebody asks."""
        for place in self._list.places():
            self._ports.try_to_hold(place)
        self.alarms.begin()
        if self._software.handset.radio.signal:
            self._look()

    def _look(self) -> None:
        """Take in what the suites that the phone offers say of push, once. Who is refused has no push."""
        if self._has_looked:
            return
        self._has_looked = True
        suites = {program.suite_key: program.suite for program in self._software.programs()}
        for key, suite in suites.items():
            if suite is not None and (self._list.said(key) or NOTHING) != _said(suite):
                try:
                    self.register_suite(suite)
                except (RefusedSuite, StorageError) as refusal:
                    self._software.trace.note(str(refusal))

    def _hold_all(self, suite: Suite, places: list[str]) -> None:
        """Listen at all of them or none. Without a network there is no port to be had, nor in anybody's way."""
        held: list[str] = []
        for number, place in enumerate(places, 1):
            try:
                if self._ports.hold(place, for_suite=Program.of_suite(suite).suite_key):
                    held.append(place)
            except PortTaken as fault:
                for other in held:
                    self._ports.let_go(other)
                raise self._refused(suite, number, str(fault), Status.PUSH_FAILURE) from None
            except RadioFault:
                pass

    def _is_stale(self, place: str, classes: set[str]) -> bool:
        """Does a new version of the suite put an end to it: static, or for a class that is gone?"""
        registered = self._list.at(place)
        return registered is None or registered.is_static or registered.class_name not in classes

    def _is_wanted(self, place: str, sender: str) -> bool:
        registered = self._list.at(place)
        return registered is not None and passes(registered.filter, sender)

    def _came(self, place: str) -> None:
        """Something waits there that has passed the filter."""
        registered = self._list.at(place)
        if registered is not None:
            self._starts.start(registered.suite, registered.class_name, registered.origin, self._ports.news(place),
                               lambda agreed: None if agreed else self._ports.hang_up(place),
                               lambda: _same(self._list.at(place), registered))

    @staticmethod
    def _refused(suite: Suite, number: int, problem: str, status: Status,
                 hint: str = "remove the other suite, or end what uses the port") -> RefusedSuite:
        return RefusedSuite(*suite.descriptor.where(f"MIDlet-Push-{number}"), f"MIDlet-Push-{number}: {problem}",
                            hint=hint, status=status)


def _place(url: str) -> str:
    """A descriptor's URL with its port as a plain number: 05000 is 5000."""
    scheme, _, port = url.partition("://:")
    return f"{scheme}://:{int(port)}"


def _said(suite: Suite) -> str:
    """What a descriptor says of push, to tell whether it was read before."""
    return json.dumps([[entry.url, entry.class_name, entry.filter] for entry in suite.descriptor.push])


def _same(now: Registration | None, before: Registration) -> bool:
    """Does the place start the same MIDlet?"""
    return now is not None and (now.suite, now.class_name) == (before.suite, before.class_name)


def _is_of(registered: Registration, session: Session) -> bool:
    return (registered.suite, registered.class_name) == (session.program.suite_key, session.program.class_name)
