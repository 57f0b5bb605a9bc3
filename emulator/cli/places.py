"""Files and folders as the commands take them; a name that is empty is a wrong call.

An empty one is what a script gives whose variable was never set. Path would take it for the
folder where one stands, and a phone would put its memory there.
"""

from __future__ import annotations

import argparse
from pathlib import Path


def place(word: str) -> Path:
    """A path of the person's."""
    if not word:
        raise argparse.ArgumentTypeError("a name is wanted, not ''")
    return Path(word)
