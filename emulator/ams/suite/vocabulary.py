"""The attributes that MIDP 2.0 knows, and a warning for one that looks like a slip."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator

from .attributes import Attributes
from .finding import Finding, warning

KNOWN = (
    "MIDlet-Name", "MIDlet-Version", "MIDlet-Vendor", "MIDlet-Icon", "MIDlet-Description",
    "MIDlet-Info-URL", "MIDlet-Data-Size", "MIDlet-Jar-URL", "MIDlet-Jar-Size", "MIDlet-Jar-RSA-SHA1",
    "MIDlet-Permissions", "MIDlet-Permissions-Opt", "MIDlet-Install-Notify", "MIDlet-Delete-Notify",
    "MIDlet-Delete-Confirm", "MicroEdition-Profile", "MicroEdition-Configuration", "Manifest-Version",
)
_NUMBERED = re.compile(r"MIDlet-(\d+|Push-\d+|Certificate-\d+-\d+)")
_RESERVED = ("midlet-", "microedition-")


def unknown_attributes(part: Attributes) -> Iterator[Finding]:
    """Names that no phone knows although they begin like its own (MIDP 2.0 keeps these to itself)."""
    for name in part:
        if name in KNOWN or _NUMBERED.fullmatch(name) or not name.lower().startswith(_RESERVED):
            continue
        near = difflib.get_close_matches(name.lower(), [known.lower() for known in KNOWN], n=1)
        meant = next((known for known in KNOWN if near and known.lower() == near[0]), None)
        remedy = f"did you mean {meant}?" if meant else "begin an attribute of your own with another word"
        yield warning(part.source, part.line(name), f"no phone knows {name}", remedy)
