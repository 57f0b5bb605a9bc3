"""One thing that is wrong with a suite: where, how bad, what to do, and the status code."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar

from emulator.errors import in_one_line

from .status import RefusedDescriptor, RefusedSuite, Status

_ABOUT_THE_TEXT = {Status.INVALID_DESCRIPTOR, Status.ATTRIBUTE_MISMATCH, Status.INCOMPATIBLE,
                   Status.AUTHENTICATION_FAILURE, Status.AUTHORIZATION_FAILURE, Status.PUSH_FAILURE}

Refused = TypeVar("Refused", RefusedDescriptor, RefusedSuite)


@dataclass(frozen=True)
class Finding:
    """A problem of a descriptor or of a suite's files; it prints itself as one line.

    >>> print(Finding("a.jad", 3, "MIDlet-Jar-Size is not a number: 'big'", "count the JAR's bytes"))
    a.jad:3: error 906: MIDlet-Jar-Size is not a number: 'big'; count the JAR's bytes
    """

    file: str
    line: int | None
    text: str
    remedy: str
    status: Status = Status.INVALID_DESCRIPTOR
    """What a phone would report; Status.SUCCESS makes the finding a warning."""

    @property
    def is_error(self) -> bool:
        return self.status is not Status.SUCCESS

    @property
    def severity(self) -> str:
        """`"error"` if a phone would not install it, else `"warning"`."""
        return "error" if self.is_error else "warning"

    def as_error(self) -> RefusedDescriptor | RefusedSuite:
        """The same as an exception: about a descriptor or about a suite, by its status."""
        if self.status in _ABOUT_THE_TEXT:
            return self.raised_as(RefusedDescriptor)
        return self.raised_as(RefusedSuite)

    def raised_as(self, kind: type[Refused]) -> Refused:
        """The same as an exception of this kind."""
        return kind(self.file, self.line, self.text, hint=self.remedy, status=self.status)

    @classmethod
    def of(cls, error: RefusedDescriptor | RefusedSuite) -> Finding:
        """What an exception says, as a finding."""
        text = error.problem if error.found is None else f"{error.problem} {error.found!r}"
        return cls(error.path, error.line, text, error.hint, error.status)

    def __str__(self) -> str:
        place = self.file if self.line is None else f"{self.file}:{self.line}"
        kind = f"error {self.status.value}" if self.is_error else "warning"
        return f"{in_one_line(place)}: {kind}: {in_one_line(self.text)}; {in_one_line(self.remedy)}"


def warning(file: str, line: int | None, text: str, remedy: str) -> Finding:
    """A finding that no phone would stop at."""
    return Finding(file, line, text, remedy, Status.SUCCESS)


def raise_first_error(findings: Iterable[Finding]) -> None:
    """Raise the first error among `findings` as an exception; warnings pass."""
    for finding in findings:
        if finding.is_error:
            raise finding.as_error()


def outcome(findings: Iterable[Finding]) -> Status:
    """The status that a phone would report: that of the first error, else success."""
    return next((finding.status for finding in findings if finding.is_error), Status.SUCCESS)


def shortened(text: str, width: int = 40) -> str:
    """`text`, or its beginning if it is too long for a line that a person reads."""
    return text if len(text) <= width else text[:width] + "…"
