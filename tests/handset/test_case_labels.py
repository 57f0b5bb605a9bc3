from pathlib import Path

import pygame
import pytest

from emulator.handset.case import Case
from emulator.handset.case_labels import KeyLabels
from emulator.handset.skin import load

SKINS = Path(__file__).resolve().parents[2] / "skins"


def ink(text):
    return text.surface.get_bounding_rect(64).move(text.x, text.y)


def labels_of(name, scale):
    """The labels of a skin, and where its keys are."""
    case = Case(load(SKINS / name))
    boxes = {key: case.key_box(key, scale) for key in case.skin.caps if key not in case.skin.on_screen}
    return KeyLabels(case.skin, scale, boxes.__getitem__), boxes


@pytest.mark.parametrize("scale", [1, 2])
@pytest.mark.parametrize("name", ["candybar", "classic", "qwerty", "slider"])
def test_all_that_is_printed_fits_on_its_key(name, scale):
    labels, boxes = labels_of(name, scale)
    outside = [text.key for text in labels.on(False)
               if not boxes[text.key].inflate(-2, -2).contains(ink(text))]
    assert outside == []


@pytest.mark.parametrize("name, printed", [("slider", 25), ("qwerty", 40), ("touch", 0)])
def test_keys_are_printed_with_labels_and_letters(name, printed):
    labels, _ = labels_of(name, 1)
    assert len(labels.on(True)) == printed


def test_labels_of_a_column_stand_below_each_other_and_those_of_a_row_on_a_line():
    labels, _ = labels_of("slider", 2)
    digit = {text.key: ink(text) for text in reversed(labels.on(False))}     # a key's label comes first
    assert max(abs(digit[key].centerx - digit["5"].centerx) for key in "2580") <= 1
    assert len({digit[key].bottom for key in "456"}) <= 2


def test_letters_stand_beside_the_label_on_a_wide_key():
    labels, _ = labels_of("slider", 2)
    label, letters = (ink(text) for text in labels.on(False) if text.key == "2")
    assert letters.left > label.right
    assert abs(letters.bottom - label.bottom) <= 1


def test_letters_stand_under_the_label_on_a_tall_key():
    skin = load(SKINS / "slider")
    labels = KeyLabels(skin, 1, lambda key: pygame.Rect(100, 200, 40, 40))
    label, letters = (ink(text) for text in labels.on(False) if text.key == "2")
    assert letters.top > label.bottom
    assert abs(letters.centerx - label.centerx) <= 1
    assert abs((label.top + letters.bottom) / 2 - 220) <= 1


def test_a_key_with_a_colour_of_its_own_keeps_it_when_lit():
    labels, _ = labels_of("slider", 1)
    dark, lit = ({text.key: text.surface for text in labels.on(lit)} for lit in (False, True))
    assert pygame.image.tobytes(dark["clear"], "RGBA") == pygame.image.tobytes(lit["clear"], "RGBA")
    assert pygame.image.tobytes(dark["5"], "RGBA") != pygame.image.tobytes(lit["5"], "RGBA")
