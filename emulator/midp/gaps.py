"""What of the API this phone does not have, as data: `emulator unsupported` lists it.

Code that meets a gap calls `unsupported(name)`; the name must stand in the table, with what to
do instead. A test holds the calls and the table against each other.
"""

from __future__ import annotations

from typing import NoReturn

from .lang.exceptions import RuntimeException

GAPS: dict[str, str] = {
    "javax.microedition.io.CommConnection": "the handset has no serial port; use a socket",
    "javax.microedition.media.control.FramePositioningControl": "the handset has no video; sounds only",
    "javax.microedition.media.control.GUIControl": "the handset has no video; sounds only",
    "javax.microedition.media.control.VideoControl": "the handset has no video; sounds only",
    "javax.microedition.media.control.RecordControl": "the handset has no microphone to record from",
    "javax.microedition.media.protocol.DataSource": "a player is made from a locator, or a stream and its content type",
}


class UnsupportedException(RuntimeException, NotImplementedError):
    """A part of the API that this phone does not have."""


def unsupported(name: str) -> NoReturn:
    """Raise UnsupportedException for a gap of the table, with what to do instead.

    >>> unsupported("javax.microedition.io.CommConnection")
    Traceback (most recent call last):
      ...
    emulator.midp.gaps.UnsupportedException: javax.microedition.io.CommConnection is not supported: \
the handset has no serial port; use a socket
    """
    raise UnsupportedException(f"{name} is not supported: {GAPS[name]}")
