"""A MIDP 2.0 phone in Python: MIDlet suites, a made-up handset, exact time.

Read next: phone.py (one of each part, wired together), then midlets/minesweeper/midlet.py
(what a guest sees), then kernel/scheduler.py (why a replay is always the same). Each
folder's __init__.py says what is in its files; docs/architecture.md has the reasons.

Who may import whom; tests/test_architecture.py reads this very table:

    errors  <-
    kernel  <- errors                                     # time, guest threads, events; greenlet in threads.py
    handset <- errors kernel                              # keys, pixels, radio, as hardware; pygame as a raster library
    midp    <- errors kernel handset                      # javax.microedition in Python; pygame as a raster library
    ams     <- errors kernel handset midp                 # install, launch, permit, push
    shelf   <- errors                                     # where the shipped suites, skins and descriptors lie
    hands   <- errors kernel handset midp ams             # what a person does with a phone
    eyes    <- errors kernel handset                      # what is kept of its looks and sounds
    tape    <- errors kernel handset ams                  # what was done to a phone, as a file; yaml in reader.py
    shop    <- errors kernel handset midp ams shelf       # what is installed on it, and removed
    phone   <- errors kernel handset midp ams shelf hands eyes shop tape # one of each, wired together
    host    <- errors kernel handset                      # window, mixer, sockets, real time
    testing <- errors kernel handset midp ams shelf tape phone # a phone you can script
    cli     <- errors kernel handset ams shelf tape phone host testing # python -m emulator
    midlets <- midp                                       # a guest sees the API only
"""

from __future__ import annotations

import os
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .ams.lifecycle import State
    from .handset.ether import Ether
    from .phone import Phone

__all__ = ["Ether", "Phone", "State"]

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")    # a library does not greet

_PLACES = {"Ether": ".handset.ether", "Phone": ".phone", "State": ".ams.lifecycle"}


def __getattr__(name: str) -> Any:
    """The front door opens when it is used: a part imported alone does not load the whole phone."""
    if name in _PLACES:
        return getattr(import_module(_PLACES[name], __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
