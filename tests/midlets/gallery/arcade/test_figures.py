"""The figures' strips fit the frames that the sprites cut from them."""

import pytest

from midlets.gallery.arcade.cast import FIGURES
from midlets.gallery.arcade.drawing import ART
from midlets.gallery.arcade.figures import BODY, BUST, FALL, LEAP, PERSON_FRAMES, RUN, STAND, person
from midlets.gallery.arcade.stage import SIZES


@pytest.mark.parametrize("name", FIGURES)
@pytest.mark.parametrize("size", SIZES)
def test_a_strip_is_made_of_whole_frames_on_every_screen(name, size):
    draw, width, height = FIGURES[name]
    strip = draw().scaled(size)
    wide, high = width * size // ART, height * size // ART
    assert strip.height == high and strip.width % wide == 0
    for left in range(0, strip.width, wide):
        assert any(strip.part(left, 0, wide, high).pixels)


def test_the_person_has_all_the_frames_that_it_plays():
    assert {frame for frames in PERSON_FRAMES.values() for frame in frames} == set(range(person().width // 24))


@pytest.mark.parametrize("rows", [BUST, BODY, STAND, *RUN, LEAP, FALL])
def test_the_letters_of_a_part_stand_in_straight_columns(rows):
    assert {len(row) for row in rows} == {12}
