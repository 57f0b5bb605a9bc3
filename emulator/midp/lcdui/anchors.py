"""Anchor points: which point of a text or an image stands at the given coordinates.

An anchor is one horizontal bit and one vertical bit; 0 stands for TOP | LEFT. Anything else
is an IllegalArgumentException (MIDP 2.0, Graphics, "Anchor Points").
"""

from __future__ import annotations

from ..lang.exceptions import IllegalArgumentException

HCENTER, VCENTER, LEFT, RIGHT, TOP, BOTTOM, BASELINE = (1 << bit for bit in range(7))
TOP_LEFT = TOP | LEFT

_HALVES_ACROSS = {LEFT: 0, HCENTER: 1, RIGHT: 2}
_HALVES_DOWN = {TOP: 0, VCENTER: 1, BOTTOM: 2}

OF_IMAGE = {across | down: (_HALVES_ACROSS[across], _HALVES_DOWN[down])
            for across in _HALVES_ACROSS for down in _HALVES_DOWN}
"""From an anchor to how many halves of the width and of the height lie before it."""
OF_IMAGE[0] = OF_IMAGE[TOP_LEFT]


def image_shift(anchor: int, width: int, height: int) -> tuple[int, int]:
    """From the top left corner of an image to its anchor point."""
    if anchor not in OF_IMAGE:
        raise not_of_image(anchor)
    across, down = OF_IMAGE[anchor]
    return across * width >> 1, down * height >> 1


def of_text(height: int, baseline: int) -> dict[int, tuple[int, int]]:
    """From an anchor to how many halves of a text's width, and how many pixels of its height
    lie before it, in a font of this height and baseline position."""
    pixels_down = {TOP: 0, BASELINE: baseline, BOTTOM: height}
    places = {across | down: (_HALVES_ACROSS[across], pixels_down[down])
              for across in _HALVES_ACROSS for down in pixels_down}
    places[0] = places[TOP_LEFT]
    return places


def not_of_image(anchor: int) -> IllegalArgumentException:
    """The error for an anchor that is not in OF_IMAGE."""
    return IllegalArgumentException(
        f"anchor {anchor} of an image: give one of LEFT, HCENTER, RIGHT and one of TOP, VCENTER, BOTTOM")


def not_of_text(anchor: int) -> IllegalArgumentException:
    """The error for an anchor that is not among a font's."""
    return IllegalArgumentException(
        f"anchor {anchor} of a text: give one of LEFT, HCENTER, RIGHT and one of TOP, BASELINE, BOTTOM")
