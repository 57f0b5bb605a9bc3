"""The status codes of over-the-air installing, and the two errors that carry one.

The codes are those that a phone posts to MIDlet-Install-Notify (MIDP 2.0, OTA). What a phone
would refuse is refused here with the same number, so that `check` and `install` agree.
"""

from __future__ import annotations

from enum import IntEnum

from emulator.errors import DescriptorError, SuiteError


class Status(IntEnum):
    """An installation's outcome; `print` gives the line that a phone would post.

    >>> print(Status.SIZE_MISMATCH)
    904 JAR size mismatch
    """

    SUCCESS = 900
    INSUFFICIENT_MEMORY = 901
    USER_CANCELLED = 902
    LOSS_OF_SERVICE = 903
    SIZE_MISMATCH = 904
    ATTRIBUTE_MISMATCH = 905
    INVALID_DESCRIPTOR = 906
    INVALID_JAR = 907
    INCOMPATIBLE = 908
    AUTHENTICATION_FAILURE = 909
    AUTHORIZATION_FAILURE = 910
    PUSH_FAILURE = 911
    DELETION = 912
    RMS_FAILURE = 913

    def __str__(self) -> str:
        return f"{self.value} {_TEXT[self]}"


_TEXT = {
    Status.SUCCESS: "Success",
    Status.INSUFFICIENT_MEMORY: "Insufficient memory",
    Status.USER_CANCELLED: "User cancelled",
    Status.LOSS_OF_SERVICE: "Loss of service",
    Status.SIZE_MISMATCH: "JAR size mismatch",
    Status.ATTRIBUTE_MISMATCH: "Attribute mismatch",
    Status.INVALID_DESCRIPTOR: "Invalid descriptor",
    Status.INVALID_JAR: "Invalid JAR",
    Status.INCOMPATIBLE: "Incompatible configuration or profile",
    Status.AUTHENTICATION_FAILURE: "Application authentication failure",
    Status.AUTHORIZATION_FAILURE: "Application authorization failure",
    Status.PUSH_FAILURE: "Push registration failure",
    Status.DELETION: "Deletion notification",
    Status.RMS_FAILURE: "RMS initialization failure",
}


class RefusedDescriptor(DescriptorError):
    """A descriptor that a phone would refuse, and the code it would report."""

    def __init__(self, path: object, line: int | None, problem: str, found: str | None = None, *,
                 hint: str = "", status: Status = Status.INVALID_DESCRIPTOR) -> None:
        super().__init__(path, line, problem, found, hint=hint)
        self.hint, self.status = hint, status


class RefusedSuite(SuiteError):
    """A suite that a phone would refuse, and the code it would report."""

    def __init__(self, path: object, line: int | None, problem: str, found: object = None, *,
                 hint: str = "", status: Status = Status.INVALID_JAR) -> None:
        super().__init__(path, line, problem, found, hint=hint)
        self.hint, self.status = hint, status
