"""What a phone checks of a descriptor before it installs a suite, in the order that it does.

Each rule is a function that yields findings; the two tuples at the end are the order (that of
the reference implementation, so that the first error has the status code a phone reports).
What needs the suite's code or pictures is in classes.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from ..permit.policy import is_known
from .archive import LARGEST_JAR
from .attributes import Attributes
from .capabilities import CONFIGURATIONS, PROFILES, PUSH_REGISTRY, can_wait_at, offers, spelled
from .descriptor import Descriptor
from .entries import listed
from .files import MANIFEST, Files
from .finding import Finding, warning
from .status import RefusedDescriptor, RefusedSuite, Status
from .version import Version

IDENTITY = ("MIDlet-Name", "MIDlet-Version", "MIDlet-Vendor")
SIGNATURE = "MIDlet-Jar-RSA-SHA1"


@dataclass(frozen=True)
class Subject:
    """What is checked: a descriptor and, once they are at hand, the suite's files."""

    descriptor: Descriptor
    files: Files | None
    space: int | None = None
    """Free bytes of the phone's memory; None for a phone that has enough."""


Rule = Callable[[Subject], Iterator[Finding]]


def jad_says_who(subject: Subject) -> Iterator[Finding]:
    if subject.descriptor.jad is not None:
        yield from _says_who(subject.descriptor.jad, Status.INVALID_DESCRIPTOR)


def says_jar_size(subject: Subject) -> Iterator[Finding]:
    yield from _asked(lambda: subject.descriptor.jar_size)


def says_data_size(subject: Subject) -> Iterator[Finding]:
    yield from _asked(lambda: subject.descriptor.data_size)


def has_space(subject: Subject) -> Iterator[Finding]:
    try:
        needed = (subject.descriptor.jar_size or 0) + subject.descriptor.data_size
    except RefusedDescriptor:
        return                                  # said by the rules of the sizes
    if subject.space is not None and needed > subject.space:
        yield _at(subject, "MIDlet-Jar-Size", f"{needed} bytes are needed, {subject.space} are free",
                  "remove another suite first", Status.INSUFFICIENT_MEMORY)


def jar_is_a_phones(subject: Subject) -> Iterator[Finding]:
    """No phone has room for more, whatever else is on it."""
    try:
        said = subject.descriptor.jar_size or 0
    except RefusedDescriptor:
        return                                  # said by the rule of the size
    if said > LARGEST_JAR:
        yield _at(subject, "MIDlet-Jar-Size", f"{said} bytes are more than a JAR may have ({LARGEST_JAR})",
                  "a suite is a few files of a few kilobytes", Status.INSUFFICIENT_MEMORY)


def says_jar_url(subject: Subject) -> Iterator[Finding]:
    yield from _asked(lambda: subject.descriptor.jar_url)


def has_manifest(subject: Subject) -> Iterator[Finding]:
    """A JAR has a manifest; of a folder the JAD may say all."""
    manifest = subject.descriptor.manifest
    if manifest is not None:
        yield from _says_who(manifest, Status.INVALID_JAR)
    elif subject.files is not None and subject.files.size is not None:
        yield Finding(str(subject.files.place), None, f"{MANIFEST} is missing",
                      "make the JAR anew with `emulator package`", Status.INVALID_JAR)


def names_midlets(subject: Subject) -> Iterator[Finding]:
    descriptor = subject.descriptor
    if descriptor.app_property("MIDlet-1") is None:
        yield _at(subject, "MIDlet-1", "MIDlet-1 is missing",
                  "add MIDlet-1: NAME, ICON, CLASS", Status.INVALID_JAR)
    yield from _asked(lambda: descriptor.midlets)
    counted = len(list(descriptor.numbered("MIDlet-")))
    for key in descriptor.attribute_names():
        number = key.removeprefix("MIDlet-")
        if number.isascii() and number.isdigit() and key not in _series(counted):
            yield _warn(subject, key, f"{key} is ignored: MIDlet-{counted + 1} is missing",
                        "number from 1 on")


def size_matches(subject: Subject) -> Iterator[Finding]:
    size = None if subject.files is None else subject.files.size
    try:
        said = subject.descriptor.jar_size
    except RefusedDescriptor:
        return                                  # said by the rules of the sizes
    if size is not None and said is not None and said != size:
        yield _at(subject, "MIDlet-Jar-Size", f"MIDlet-Jar-Size says {said}, the JAR has {size} bytes",
                  f"write MIDlet-Jar-Size: {size}", Status.SIZE_MISMATCH)


def files_agree(subject: Subject) -> Iterator[Finding]:
    """Name, version and vendor must be the same strings in both: "1.0" is not "1.0.0"."""
    yield from _differing(subject, IDENTITY)


def signature_holds(subject: Subject) -> Iterator[Finding]:
    """This phone holds no root certificate, so that no signature can be verified."""
    jad = subject.descriptor.jad
    if jad is not None and SIGNATURE in jad:
        yield _at(subject, SIGNATURE, "the suite is signed, and no certificate of this phone vouches for it",
                  f"take out {SIGNATURE} to install it as untrusted", Status.AUTHENTICATION_FAILURE)


def trusted_files_agree(subject: Subject) -> Iterator[Finding]:
    descriptor = subject.descriptor
    jad, manifest = descriptor.jad, descriptor.manifest
    if not descriptor.trusted or jad is None or manifest is None:
        return
    yield from _differing(subject, [key for key in jad if key not in IDENTITY])
    for key in ("MIDlet-Permissions", "MIDlet-Permissions-Opt"):
        if key in jad and key not in manifest:
            yield _at(subject, key, f"{key} of a trusted suite must be in the manifest too", "add it there",
                      Status.ATTRIBUTE_MISMATCH)


def knows_permissions(subject: Subject) -> Iterator[Finding]:
    for name in subject.descriptor.permissions:
        if not is_known(name):
            yield _at(subject, "MIDlet-Permissions", f"this phone knows no permission {name}",
                      "take it out, or move it to MIDlet-Permissions-Opt", Status.AUTHORIZATION_FAILURE)
    for name in subject.descriptor.optional_permissions:
        if not is_known(name):
            yield _warn(subject, "MIDlet-Permissions-Opt", f"this phone knows no permission {name}",
                        "take it out if no phone does")


def offers_configuration(subject: Subject) -> Iterator[Finding]:
    wanted = subject.descriptor.app_property("MicroEdition-Configuration")
    yield from _asked(lambda: subject.descriptor.configuration)
    if wanted and not offers(wanted, CONFIGURATIONS):
        yield _at(subject, "MicroEdition-Configuration", f"this phone has no {wanted}",
                  f"it has {spelled(CONFIGURATIONS)}", Status.INCOMPATIBLE)


def offers_profile(subject: Subject) -> Iterator[Finding]:
    yield from _asked(lambda: subject.descriptor.profile)
    for wanted in listed(subject.descriptor.app_property("MicroEdition-Profile") or "", None):
        if not offers(wanted, PROFILES):
            yield _at(subject, "MicroEdition-Profile", f"this phone has no {wanted}",
                      f"it has {spelled(PROFILES)}", Status.INCOMPATIBLE)


def push_can_wait(subject: Subject) -> Iterator[Finding]:
    descriptor = subject.descriptor
    try:
        entries, midlets = descriptor.push, descriptor.midlets
    except RefusedDescriptor as error:
        if error.problem.startswith("MIDlet-Push-"):
            yield Finding(error.path, error.line, error.problem, error.hint, Status.PUSH_FAILURE)
        return
    seen: set[str] = set()
    for entry in entries:
        key = f"MIDlet-Push-{entry.number}"
        if not can_wait_at(entry.url) or entry.url in seen:
            yield _at(subject, key, f"{key}: nothing can wait at {entry.url}",
                      "name a free port of this phone: socket://:5000", Status.PUSH_FAILURE)
        elif entry.class_name not in [midlet.class_name for midlet in midlets]:
            yield _at(subject, key, f"{key}: {entry.class_name} is the class of no MIDlet-<n>",
                      "name one that is", Status.PUSH_FAILURE)
        elif descriptor.trusted and PUSH_REGISTRY not in descriptor.permissions:
            yield _at(subject, key, f"{key} needs {PUSH_REGISTRY}", "add it to MIDlet-Permissions",
                      Status.AUTHORIZATION_FAILURE)
        seen.add(entry.url)


BEFORE_DOWNLOAD: Sequence[Rule] = (jad_says_who, says_jar_size, says_data_size, has_space, jar_is_a_phones,
                                   says_jar_url)
OF_THE_SUITE: Sequence[Rule] = (has_manifest, names_midlets)
"""Between these and the next stand the rules of classes.py."""
OF_BOTH: Sequence[Rule] = (size_matches, files_agree, signature_holds, trusted_files_agree,
                           knows_permissions, offers_configuration, offers_profile, push_can_wait)


def apply(rules: Sequence[Rule], subject: Subject) -> Iterator[Finding]:
    """What the rules find, in their order."""
    for rule in rules:
        yield from rule(subject)


def _says_who(part: Attributes, status: Status) -> Iterator[Finding]:
    for key in IDENTITY:
        if not part.get(key):
            state = "is empty" if key in part else "is missing"
            yield Finding(part.source, part.line(key), f"{key} {state}", f"add {key}: …", status)
    try:
        Version.parse(part.get("MIDlet-Version") or "0")
    except ValueError as error:
        yield Finding(part.source, part.line("MIDlet-Version"), f"MIDlet-Version: {error}", "correct it",
                      status)


def _differing(subject: Subject, keys: Sequence[str]) -> Iterator[Finding]:
    jad, manifest = subject.descriptor.jad, subject.descriptor.manifest
    if jad is None or manifest is None:
        return
    for key in keys:
        if jad.get(key) and manifest.get(key) and jad[key] != manifest[key]:
            yield _at(subject, key, f"{key} is {jad[key]!r} in the JAD, {manifest[key]!r} in the manifest",
                      "make them the same, to the letter", Status.ATTRIBUTE_MISMATCH)


def _asked(question: Callable[[], object]) -> Iterator[Finding]:
    try:
        question()
    except (RefusedDescriptor, RefusedSuite) as error:
        yield Finding.of(error)


def _series(count: int) -> set[str]:
    return {f"MIDlet-{number}" for number in range(1, count + 1)}


def _at(subject: Subject, key: str, text: str, remedy: str, status: Status) -> Finding:
    return Finding(*subject.descriptor.where(key), text, remedy, status)


def _warn(subject: Subject, key: str, text: str, remedy: str) -> Finding:
    return warning(*subject.descriptor.where(key), text, remedy)
