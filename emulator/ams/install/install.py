"""The installer: a table of steps, each with what it does and why it may stop (MIDP 2.0, OTA).

The order is that of the reference implementation, so that of several things wrong with a suite the
same one is reported. An installation is a thread of the phone's own that walks down the table; nothing
is changed before its last step, and that is one transaction: a phone that is killed at any moment has
the suite whole, or has what it had before. What a step does: work.py; where the bytes come
from: sources.py.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import TYPE_CHECKING, TypeAlias

from emulator.errors import EmulatorError, UserError

from ..suite import rules
from ..suite.status import RefusedDescriptor, RefusedSuite, Status
from .own_runtime import OwnRuntime
from .sources import Source
from .work import Confirm, Work, cancelled

if TYPE_CHECKING:
    from ..software import Software
    from .installed import Installed, InstalledSuite

Refusal: TypeAlias = RefusedDescriptor | RefusedSuite
Progress: TypeAlias = "Callable[[Step, int, int], object]"
"""Told the step, the bytes that have come, and how many there are; 0 if nobody knows, or none come."""


class Step(Enum):
    """The steps, in their order: words for a person, and the status codes that each may stop with.

    The person may stop at each of them before the last (902).
    """

    DESCRIPTOR = "Get the descriptor", (903, 906)
    ATTRIBUTES = "Read name, version and vendor", (906,)
    EARLIER = "Look for an earlier version", (902,)
    JAR_SIZE = "Read the JAR's size", (906,)
    DATA_SIZE = "Read the size of its data", (906, 907)
    SPACE = "Look for room", (901,)
    JAR_URL = "Read the JAR's address", (906,)
    DOWNLOAD = "Get the JAR", (901, 903, 904, 907)
    UNPACK = "Unpack the JAR", (901, 907)
    MANIFEST = "Read the manifest", (901, 906, 907)
    CLASSES = "Look for the MIDlets", (907,)
    SIZE = "Compare the size", (904,)
    IDENTITY = "Compare JAD and manifest", (902, 905)
    DOMAIN = "Decide whom to trust", (905, 909, 910)
    PERMISSIONS = "Read what it needs to do", (910,)
    RUNTIME = "Compare profile and configuration", (907, 908)
    END = "End the earlier version", ()
    PUSH = "Read what may start it", (910, 911)
    KEEP = "Register its ports and keep it", (901, 910, 911)

    def __init__(self, words: str, stops: Sequence[int]) -> None:
        self.words = words
        self.stops = tuple(Status(code) for code in stops)


class Installation:
    """One suite on its way into the phone. Made by `Installed.install`; over when `is_over`."""

    def __init__(self, software: Software, installed: Installed, source: Source, confirm: Confirm,
                 told: Progress) -> None:
        self.step = Step.DESCRIPTOR
        self.bytes = self.all_bytes = 0             # of the file that is being fetched
        self.refusal: Refusal | None = None         # why it stopped
        self.is_over = False
        self.on_end: Callable[[], object] = lambda: None
        self._software, self._source = software, source
        self._told = told
        self._stopped = False
        self._work = Work(software, installed, source, confirm, self._have, self._check)
        self._thread = OwnRuntime(software).spawn(self._run, f"installation of {source.origin}")
        self._thread.on_end = self._ended

    # -- for whoever wants the suite ---------------------------------------------------------------

    def stop(self) -> None:
        """The person wants it no more: it ends with status 902. Nothing happens to one that is over."""
        self._stopped = True
        self._software.kernel.interrupt(self._thread)

    def result(self) -> InstalledSuite:
        """The suite that was installed. What refused it is raised; EmulatorError if it is not over."""
        if self.refusal is not None:
            raise self.refusal
        if self._work.result is None:
            raise EmulatorError(f"the installation is at {self.step.words!r}: let phone time pass until it is over")
        return self._work.result

    @property
    def status(self) -> Status | None:
        """What is reported to the server; None while it is not over."""
        return self.refusal.status if self.refusal else Status.SUCCESS if self._work.result else None

    # -- the walk ----------------------------------------------------------------------------------

    def _run(self) -> None:
        try:
            for step in Step:
                self._begin(step)
                ACTIONS[step](self._work)
        except (RefusedDescriptor, RefusedSuite) as refusal:
            self._refuse(refusal)
        except UserError as error:                  # a full disk: nothing was kept
            self._refuse(RefusedSuite(error.path, error.line, error.problem, error.found,
                                      hint="make room and install it again", status=Status.INSUFFICIENT_MEMORY))

    def _begin(self, step: Step) -> None:
        self._check()
        self.step, self.bytes, self.all_bytes = step, 0, 0
        self._told(step, 0, 0)

    def _check(self) -> None:
        if self._stopped:
            raise cancelled(self._source.origin, "it was stopped")

    def _have(self, done: int, size: int) -> None:
        """The source's word of progress."""
        self.bytes, self.all_bytes = done, size
        self._told(self.step, done, size)

    def _refuse(self, refusal: Refusal) -> None:
        self.refusal = refusal
        if self._work.jad is not None:
            self._software.notices.send_once(self._work.jad.get("MIDlet-Install-Notify"), refusal.status)

    def _ended(self) -> None:
        self.is_over = True
        if self.refusal is None and self._work.result is None:       # the phone was switched off
            self.refusal = cancelled(self._source.origin, "the phone was switched off")
        self.on_end()


ACTIONS: dict[Step, Callable[[Work], object]] = {
    Step.DESCRIPTOR: Work.descriptor,
    Step.ATTRIBUTES: Work.attributes,
    Step.EARLIER: Work.earlier,
    Step.JAR_SIZE: lambda work: work.hold(rules.says_jar_size),
    Step.DATA_SIZE: lambda work: work.hold(rules.says_data_size),
    Step.SPACE: Work.space,
    Step.JAR_URL: lambda work: work.hold(rules.says_jar_url),
    Step.DOWNLOAD: Work.download,
    Step.UNPACK: Work.unpack,
    Step.MANIFEST: Work.read_manifest,
    Step.CLASSES: Work.classes,
    Step.SIZE: lambda work: work.hold(rules.size_matches),
    Step.IDENTITY: Work.identity,
    Step.DOMAIN: Work.domain,
    Step.PERMISSIONS: Work.permissions,
    Step.RUNTIME: lambda work: work.hold(rules.offers_configuration, rules.offers_profile),
    Step.END: Work.end_earlier,
    Step.PUSH: lambda work: work.hold(rules.push_can_wait),
    Step.KEEP: Work.keep,
}
