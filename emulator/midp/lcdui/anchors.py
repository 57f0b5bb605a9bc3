"""Anchor points: which point of a text or an image stands at the given coordinates.

An anchor is one horizontal bit and one vertical bit; 0 stands for TOP | LEFT. Anything else
is an IllegalArgumentException (MIDP 2.0, Graphics, "Anchor Points").
"""

from __future__ import annotations

from ..lang.exceptions import IllegalArgumentException

HCENTER, VCENTER, LEFT, RIGHT, TOP, BOTTOM, BASELINE = (1 << bit for bit in range(7))
TOP_LEFT = TOP | LEFT

HALVES_ACROSS = {LEFT: 0, HCENTER: 1, RIGHT: 2}
HALVES_DOWN = {TOP: 0, VCENTER: 1, BOTTOM: 2}

_OF_IMAGE = {across | down: (HALVES_ACROSS[across], HALVES_DOWN[down])
             for across in HALVES_ACROSS for down in HALVES_DOWN}
_OF_IMAGE[0] = _OF_IMAGE[TOP_LEFT]

_OF_TEXT = {across | down: (HALVES_ACROSS[across], down)
            for across in HALVES_ACROSS for down in (TOP, BASELINE, BOTTOM)}
_OF_TEXT[0] = _OF_TEXT[TOP_LEFT]


def image_shift(anchor: int, width: int, height: int) -> tuple[int, int]:
    """From the top left corner of an image to its anchor point."""
    if anchor not in _OF_IMAGE:
        raise IllegalArgumentException(
            f"anchor {anchor} of an image: give one of LEFT, HCENTER, RIGHT and one of TOP, VCENTER, BOTTOM")
    across, down = _OF_IMAGE[anchor]
    return across * width >> 1, down * height >> 1


def text_shift(anchor: int, width: int, height: int, baseline: int) -> tuple[int, int]:
    """From the top left corner of a line of text to its anchor point."""
    if anchor not in _OF_TEXT:
        raise IllegalArgumentException(
            f"anchor {anchor} of a text: give one of LEFT, HCENTER, RIGHT and one of TOP, BASELINE, BOTTOM")
    across, line = _OF_TEXT[anchor]
    return across * width >> 1, {TOP: 0, BASELINE: baseline, BOTTOM: height}[line]
