"""What the steps of an installation do; install.py has the table, and walks down it.

Work holds what is known of the suite so far: first nothing, then a JAD, then a JAR and its manifest.
Each method is one step: it returns, or raises why the phone does not want the suite.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from emulator.midp.lang import InterruptedException

from ..permit.policy import TRUSTED, UNTRUSTED
from ..suite import rules
from ..suite.archive import Archive
from ..suite.attributes import Attributes, parse_jad, parse_manifest
from ..suite.classes import problems_of_classes
from ..suite.descriptor import Descriptor
from ..suite.files import MANIFEST, Files
from ..suite.finding import raise_first_error
from ..suite.status import RefusedSuite, Status
from ..suite.suite import Suite
from .download import Told, host_of
from .sources import Parts, Source

if TYPE_CHECKING:
    from ..software import Software
    from .installed import Installed, InstalledSuite

Confirm: TypeAlias = "Callable[[str], bool]"
"""Asked a question in a sentence; the person's answer."""


class Work:
    """One suite on its way. `have` is told of bytes that come, `check` raises when nobody wants it any more."""

    def __init__(self, software: Software, installed: Installed, source: Source, confirm: Confirm,
                 have: Told, check: Callable[[], object]) -> None:
        self.jad: Attributes | None = None
        self.result: InstalledSuite | None = None
        self._software, self._installed, self._source = software, installed, source
        self._confirm, self._have, self._check = confirm, have, check
        self._jad_bytes: bytes | None = None
        self._parts = Parts(b"", None)
        self._files: Files | None = None
        self._manifest: Attributes | None = None
        self._has_asked = False

    def descriptor(self) -> None:
        self._jad_bytes = self._source.descriptor(self._have, self._check)

    def attributes(self) -> None:
        if self._jad_bytes is not None:
            self.jad = parse_jad(self._jad_bytes, self._source.origin)
        self.hold(rules.jad_says_who)

    def earlier(self) -> None:
        """Of a suite without a JAD the name is not known yet: it is asked about with the manifest."""
        if self.jad is not None:
            self._ask_about_earlier()

    def space(self) -> None:
        room = self._software.handset.skin.storage
        subject = self._subject
        if subject.descriptor.data_size > room:
            raise RefusedSuite(*subject.descriptor.where("MIDlet-Data-Size"),
                               f"it needs {subject.descriptor.data_size} bytes for its data, a suite has {room}",
                               hint="choose a handset with more memory", status=Status.INSUFFICIENT_MEMORY)
        self.hold(rules.jar_is_a_phones)

    def download(self) -> None:
        """A suite laid open is packed, with a JAD that fits the JAR."""
        self._parts = self._source.parts(self.jad, self._have, self._check)
        if self._parts.jad is not None and self._parts.jad != self._jad_bytes:
            self.jad = parse_jad(self._parts.jad, self._source.origin)

    def unpack(self) -> None:
        self._files = Archive(self._place, self._parts.jar)

    def read_manifest(self) -> None:
        assert self._files is not None
        data = self._files.get(MANIFEST)
        self._manifest = None if data is None else parse_manifest(data, str(self._place / MANIFEST))
        self.hold(rules.has_manifest, rules.names_midlets)
        self.space()                               # the manifest may say more than the JAD

    def classes(self) -> None:
        raise_first_error(problems_of_classes(self._suite))

    def identity(self) -> None:
        self.hold(rules.files_agree)
        self._ask_about_earlier()

    def domain(self) -> None:
        self.hold(rules.signature_holds, rules.trusted_files_agree)
        earlier = self._installed.same_as(self._suite)
        if earlier is not None and earlier.domain == TRUSTED:
            raise RefusedSuite(self._source.origin, None, f"it would replace {earlier.name}, which is trusted",
                               hint="give it another MIDlet-Name or MIDlet-Vendor",
                               status=Status.AUTHORIZATION_FAILURE)

    def permissions(self) -> None:
        """What it cannot do without must be known, and be something that its domain can ever have."""
        self.hold(rules.knows_permissions)
        descriptor = self._subject.descriptor
        for name in descriptor.permissions:
            if not self._software.permissions.domain_allows(UNTRUSTED, name):
                raise RefusedSuite(*descriptor.where("MIDlet-Permissions"),
                                   f"an untrusted suite can never have {name}",
                                   hint="take it out, or move it to MIDlet-Permissions-Opt",
                                   status=Status.AUTHORIZATION_FAILURE)

    def end_earlier(self) -> None:
        self._installed.end_running(self._suite.identity)

    def keep(self) -> None:
        self.result = self._installed.keep(self._suite, self._parts, self._source.origin, UNTRUSTED)

    # -- inside ------------------------------------------------------------------------------------

    @property
    def _place(self) -> Path:
        """What tracebacks call the JAR."""
        return Path(f"{self._source.stem}.jar")

    @property
    def _subject(self) -> rules.Subject:
        return rules.Subject(Descriptor(self.jad, self._manifest), self._files)

    @property
    def _suite(self) -> Suite:
        assert self._files is not None
        return Suite(self._files, self._subject.descriptor)

    def hold(self, *wanted: rules.Rule) -> None:
        """Hold the suite against rules of `check`."""
        raise_first_error(rules.apply(wanted, self._subject))

    def _ask_about_earlier(self) -> None:
        descriptor = self._subject.descriptor
        storage, who = self._software.handset.storage, (descriptor.vendor, descriptor.name)
        earlier, kept, origin = self._installed.of(*who), storage.suites.find(*who), self._source.origin
        if self._has_asked or not (earlier or kept):
            return
        self._has_asked = True
        asked = questions(earlier, descriptor) if earlier is not None else []
        if kept is not None and storage.records.names(*who):
            asked += about_records(descriptor.name, kept.origin, origin)
        for question in asked:
            if not self._agreed(question):
                which = f" {earlier.version}" if earlier is not None else ""
                raise cancelled(origin, f"{descriptor.name}{which} stays as it is")

    def _agreed(self, question: str) -> bool:
        """The person's answer; none is no, and stopping is an answer too."""
        try:
            return self._confirm(question)
        except InterruptedException:
            self._check()
            return False


def questions(earlier: InstalledSuite, descriptor: Descriptor) -> list[str]:
    """What the person is asked before `earlier` is replaced; nothing for a newer version."""
    if earlier.is_shipped:
        return []                                   # it will be refused: what is trusted stays
    name, new, old = descriptor.name, descriptor.version, earlier.version
    if new == old:
        return [f"{name} {old} is on the phone already. Install it again?"]
    return [f"{name} {old} is on the phone, and {new} is older. Replace it?"] if new < old else []


def about_records(name: str, before: str, origin: str) -> list[str]:
    """Also of a suite that cannot be used any more: what it kept is not for just anybody."""
    if host_of(origin) == host_of(before):
        return []
    return [f"{name} came from {before}, this one from {origin}. May it have the records of the one that is there?"]


def cancelled(origin: str, reason: str) -> RefusedSuite:
    """The person's own doing: status 902."""
    return RefusedSuite(origin, None, reason, status=Status.USER_CANCELLED)
