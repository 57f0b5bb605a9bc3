"""The beginning of a tape: which phone it was, and what it remembered when it was switched on."""

from __future__ import annotations

import base64
import binascii
import zlib
from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from emulator.errors import UserError

from .kinds import TYPES, Type

FORMAT = 1
MOST_MEMORY = 4 << 20          # bytes that a phone's memory may take on a tape, compressed
MOST_UNPACKED = 256 << 20
LAST_EPOCH = 221_845_392_000_000     # 9000-01-01: beyond 9999 there is no calendar
EMPTY = "empty"
ABOUT = """\
# A session of a phone: what was done to it, and when. To see it again: emulator replay FILE
# It holds all that was pressed and typed, and what the phone remembered at the beginning.
"""

OPTIONS: Mapping[str, Type] = {
    "skin": TYPES["text"],
    "seed": TYPES["number"],
    "locale": TYPES["text"],
    "permissions": TYPES["text"],
    "epoch": Type("a time in ms since 1970, up to the year 9000",
                  lambda value: TYPES["ms"].holds(value) and value < LAST_EPOCH),
    "number": Type("a number that is not empty", lambda value: value != "" and TYPES["text"].holds(value)),
    "policy": TYPES["text"],
    "cpu": Type("a name or a number", lambda value: isinstance(value, str | int | float)),
}
"""What a phone is made with, by the names of Phone's arguments."""

NETWORKS = {
    "none": "there was none",
    "silent": "one with nobody on it who answers (emulator.handset.silent_air)",
    "outside": "other phones or the world: what came from there is not on the tape",
}
FIELDS: Mapping[str, Type] = {
    "session": TYPES["number"],
    "program": TYPES["text"],
    **OPTIONS,
    "network": Type(" or ".join(NETWORKS), lambda value: isinstance(value, str) and value in NETWORKS),
    "storage": TYPES["text"],
}
NEEDED = ("session", "skin", "seed", "locale", "permissions", "epoch", "network", "storage")


def program_version() -> str:
    """Of this program, or "unknown" where it runs without being installed."""
    try:
        return version("midp-emulator")
    except PackageNotFoundError:
        return "unknown"


def given(**options: Any) -> dict[str, Any]:
    """What a phone is made with, without what is left to be as it is. UserError for what cannot be one's value."""
    for name, value in options.items():
        if not OPTIONS[name].holds(value) and (value is not None or name in NEEDED):
            raise UserError(name, None, f"{OPTIONS[name].words} is wanted, not", value)
    return {name: value for name, value in options.items() if value is not None}


def packed(path: object, image: bytes | None) -> str:
    """A phone's memory as text. UserError if it is too large to travel with a session."""
    if image is None:
        return EMPTY
    data = zlib.compress(image, 9)
    if len(data) > MOST_MEMORY:
        raise UserError(path, None, f"the phone's memory takes {len(data) >> 10} KB compressed; a session holds "
                        f"up to {MOST_MEMORY >> 10}", hint="record with another --storage, which remembers less")
    return base64.b64encode(data).decode("ascii")


def unpacked(path: object, text: str) -> bytes | None:
    """What `packed` was given. UserError if the text is not of its making."""
    if text == EMPTY:
        return None
    try:
        stream = zlib.decompressobj()
        image = stream.decompress(base64.b64decode(text, validate=True), MOST_UNPACKED)
    except (binascii.Error, ValueError, zlib.error):
        raise _damaged(path) from None
    if not stream.eof or stream.unused_data or not image:
        raise _damaged(path)
    return image


def _damaged(path: object) -> UserError:
    return UserError(path, None, "the phone's memory in it is damaged", hint="record the session again")


def header(path: object, options: Mapping[str, Any], network: str, image: bytes | None) -> dict[str, Any]:
    """The header of a new tape."""
    return {"session": FORMAT, "program": program_version(), **options, "network": network,
            "storage": packed(path, image)}
