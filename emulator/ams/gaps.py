"""The gaps of the API in lines, for the command that lists them."""

from __future__ import annotations

from emulator.midp.gaps import GAPS


def gap_lines() -> list[str]:
    """A line for each part of the API that this phone does not have."""
    width = max(map(len, GAPS))
    return [f"{name:{width}}  {instead}" for name, instead in sorted(GAPS.items())]
