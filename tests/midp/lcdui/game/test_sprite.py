"""Sprite: frames, reference pixel and transforms (checklist GAME-20 to GAME-28)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from emulator.midp.lang.exceptions import (
    ArrayIndexOutOfBoundsException,
    IllegalArgumentException,
    IndexOutOfBoundsException,
    NullPointerException,
)
from emulator.midp.lcdui.game.sprite import Sprite
from emulator.midp.lcdui.image import Image

NAMES = {"TRANS_NONE": 0, "TRANS_MIRROR_ROT180": 1, "TRANS_MIRROR": 2, "TRANS_ROT180": 3, "TRANS_MIRROR_ROT270": 4,
         "TRANS_ROT90": 5, "TRANS_ROT270": 6, "TRANS_MIRROR_ROT90": 7}


@pytest.mark.parametrize("name", NAMES)
def test_the_constants(name):
    assert getattr(Sprite, name) == NAMES[name]


# -- making -----------------------------------------------------------------------------------


def test_a_sprite_of_an_image_has_one_frame(strip, shown):
    sprite = Sprite(strip)
    assert (sprite.get_raw_frame_count(), sprite.get_width(), sprite.get_height()) == (1, 6, 4)
    assert shown(sprite) == ".rr.gg rrrggg .bb.## bbb###"


def test_frames_are_numbered_row_by_row(sprite, shown):
    assert sprite.get_raw_frame_count() == sprite.get_frame_sequence_length() == 4
    found = []
    for _ in range(4):
        found.append(shown(sprite))
        sprite.next_frame()
    assert found == [".rr rrr", ".gg ggg", ".bb bbb", ".## ###"]


@pytest.mark.parametrize("size", [(4, 2), (3, 3), (0, 2), (3, 0), (-3, 2), (12, 2)])
def test_frames_must_make_up_the_image(strip, size):
    with pytest.raises(IllegalArgumentException):
        Sprite(strip, *size)


@pytest.mark.parametrize("source", [(None,), (None, 1, 1)])
def test_nothing_makes_no_sprite(source):
    with pytest.raises(NullPointerException):
        Sprite(*source)


# -- frames -----------------------------------------------------------------------------------


def test_frames_go_round(sprite):
    sprite.prev_frame()
    assert sprite.get_frame() == 3
    sprite.next_frame()
    assert sprite.get_frame() == 0


def test_a_sequence_says_what_follows_what(sprite, shown):
    sequence = [2, 2, 0]
    sprite.set_frame(3)
    sprite.set_frame_sequence(sequence)
    sequence[0] = 1
    assert (sprite.get_frame(), sprite.get_frame_sequence_length(), sprite.get_raw_frame_count()) == (0, 3, 4)
    assert shown(sprite) == ".bb bbb"
    sprite.set_frame(2)
    assert shown(sprite) == ".rr rrr"


def test_no_sequence_is_all_frames_in_order(sprite):
    sprite.set_frame_sequence([1])
    sprite.set_frame_sequence(None)
    assert (sprite.get_frame_sequence_length(), sprite.get_frame()) == (4, 0)


@pytest.mark.parametrize("index", [-1, 2])
def test_a_place_that_the_sequence_has_not_is_refused(sprite, index):
    sprite.set_frame_sequence([3, 3])
    with pytest.raises(IndexOutOfBoundsException):
        sprite.set_frame(index)


@pytest.mark.parametrize("sequence, error", [([], IllegalArgumentException), ([0, 4], ArrayIndexOutOfBoundsException),
                                             ([-1], ArrayIndexOutOfBoundsException)])
def test_a_sequence_that_is_none_changes_nothing(sprite, sequence, error):
    sprite.set_frame_sequence([3, 1])
    sprite.set_frame(1)
    with pytest.raises(error):
        sprite.set_frame_sequence(sequence)
    assert (sprite.get_frame(), sprite.get_frame_sequence_length()) == (1, 2)


# -- reference pixel and transforms -----------------------------------------------------------

# Where pixel (2, 0) of the 3x2 frame is when it is turned, found with paper and pencil.
TURNED = {"TRANS_NONE": (2, 0), "TRANS_MIRROR": (0, 0), "TRANS_ROT90": (1, 2), "TRANS_ROT180": (0, 1),
          "TRANS_ROT270": (0, 0), "TRANS_MIRROR_ROT90": (1, 0), "TRANS_MIRROR_ROT180": (2, 1),
          "TRANS_MIRROR_ROT270": (0, 2)}
PICTURES = {"TRANS_NONE": ".rr rrr", "TRANS_MIRROR": "rr. rrr", "TRANS_ROT90": "r. rr rr", "TRANS_ROT180": "rrr rr.",
            "TRANS_ROT270": "rr rr .r", "TRANS_MIRROR_ROT90": "rr rr r.", "TRANS_MIRROR_ROT180": "rrr .rr",
            "TRANS_MIRROR_ROT270": ".r rr rr"}


@pytest.mark.parametrize("name", NAMES)
def test_a_turned_sprite_looks_so(sprite, shown, name):
    sprite.set_transform(NAMES[name])
    assert shown(sprite) == PICTURES[name]
    assert (sprite.get_width(), sprite.get_height()) == ((2, 3) if NAMES[name] & 4 else (3, 2))


@pytest.mark.parametrize("name", NAMES)
def test_the_reference_pixel_turns_with_the_frame(sprite, name):
    sprite.define_reference_pixel(2, 0)
    sprite.set_position(100, 200)
    sprite.set_transform(NAMES[name])
    right, down = TURNED[name]
    assert (sprite.get_ref_pixel_x(), sprite.get_ref_pixel_y()) == (102, 200)
    assert (sprite.get_x(), sprite.get_y()) == (102 - right, 200 - down)


def test_a_transform_is_absolute(sprite, shown):
    sprite.set_transform(Sprite.TRANS_ROT90)
    sprite.set_transform(Sprite.TRANS_ROT90)
    assert shown(sprite) == PICTURES["TRANS_ROT90"]


places = st.integers(-9, 9)


@settings(deadline=None, max_examples=80)
@given(places, places, st.lists(st.integers(0, 7), max_size=6))
def test_the_reference_pixel_stays_in_place_whatever_the_turns(x, y, transforms):
    sprite = Sprite(Image.create_image(5, 3))
    sprite.define_reference_pixel(x, y)
    sprite.set_ref_pixel_position(50, 60)
    for transform in [*transforms, 0]:
        sprite.set_transform(transform)
        assert (sprite.get_ref_pixel_x(), sprite.get_ref_pixel_y()) == (50, 60)
    assert (sprite.get_x(), sprite.get_y()) == (50 - x, 60 - y)


def test_to_define_the_reference_pixel_moves_nothing(sprite):
    sprite.set_position(7, 8)
    sprite.define_reference_pixel(-5, 40)
    assert (sprite.get_x(), sprite.get_y()) == (7, 8)
    assert (sprite.get_ref_pixel_x(), sprite.get_ref_pixel_y()) == (2, 48)


@pytest.mark.parametrize("transform", [-1, 8])
def test_there_are_no_other_transforms(sprite, transform):
    with pytest.raises(IllegalArgumentException):
        sprite.set_transform(transform)
