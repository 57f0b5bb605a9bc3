"""Sprite: another image, copies, and images that are drawn on (checklist GAME-29 to GAME-32, 41)."""

import pytest

from emulator.midp.lang.exceptions import IllegalArgumentException, NullPointerException
from emulator.midp.lcdui.game.sprite import Sprite
from emulator.midp.lcdui.image import Image

# -- set_image --------------------------------------------------------------------------------


def test_an_image_with_as_many_frames_keeps_frame_and_sequence(sprite, strip):
    sprite.set_frame_sequence([3, 2, 1])
    sprite.set_frame(2)
    sprite.set_image(Image.create_image(6, 4), 3, 2)
    assert (sprite.get_frame(), sprite.get_frame_sequence_length()) == (2, 3)


def test_an_image_with_more_frames_makes_the_default_sequence_longer(sprite):
    sprite.set_frame(3)
    sprite.set_image(Image.create_image(12, 4), 3, 2)
    assert (sprite.get_frame(), sprite.get_frame_sequence_length(), sprite.get_raw_frame_count()) == (3, 8, 8)


def test_an_image_with_fewer_frames_starts_anew(sprite):
    sprite.set_frame_sequence([3, 3])
    sprite.set_frame(1)
    sprite.set_image(Image.create_image(6, 2), 3, 2)
    assert (sprite.get_frame(), sprite.get_frame_sequence_length()) == (0, 2)


@pytest.mark.parametrize("transform", range(8))
def test_an_image_of_another_size_keeps_the_reference_pixel_in_place(sprite, transform):
    sprite.define_reference_pixel(1, 1)
    sprite.set_transform(transform)
    sprite.set_ref_pixel_position(30, 40)
    sprite.set_image(Image.create_image(20, 10), 5, 5)
    assert (sprite.get_ref_pixel_x(), sprite.get_ref_pixel_y()) == (30, 40)
    assert (sprite.get_width(), sprite.get_height()) == (5, 5)


def test_the_collision_rectangle_is_reset_only_by_another_frame_size(sprite):
    spot = Sprite(Image.create_image(1, 1))
    spot.set_position(2, 1)
    sprite.define_collision_rectangle(0, 0, 1, 1)
    sprite.set_image(Image.create_image(6, 4), 3, 2)
    assert not sprite.collides_with(spot, False)
    sprite.set_image(Image.create_image(12, 2), 6, 2)
    assert sprite.collides_with(spot, False)


@pytest.mark.parametrize("arguments, error", [
    ((None, 3, 2), NullPointerException), (("image", 4, 2), IllegalArgumentException),
    (("image", 0, 2), IllegalArgumentException)])
def test_an_image_that_does_not_fit_changes_nothing(sprite, strip, shown, arguments, error):
    with pytest.raises(error):
        sprite.set_image(*(strip if argument == "image" else argument for argument in arguments))
    assert shown(sprite) == ".rr rrr"


# -- copies and live images -------------------------------------------------------------------


def test_a_copy_is_all_that_the_sprite_was(sprite, shown):
    sprite.set_frame_sequence([2, 1])
    sprite.next_frame()
    sprite.set_transform(Sprite.TRANS_ROT90)
    sprite.set_position(3, 4)
    sprite.set_visible(False)
    sprite.define_reference_pixel(1, 1)
    copy = Sprite(sprite)
    for name in ("get_frame", "get_frame_sequence_length", "get_x", "get_y", "get_width", "get_height", "is_visible",
                 "get_ref_pixel_x", "get_ref_pixel_y", "get_raw_frame_count"):
        assert getattr(copy, name)() == getattr(sprite, name)(), name
    copy.set_visible(True)
    assert shown(copy) == "g. gg gg"
    copy.next_frame()
    assert sprite.get_frame() == 1


def test_a_mutable_image_is_seen_as_it_is_when_painted(paper):
    image = Image.create_image(2, 1)
    sprite, sheet = Sprite(image), paper(2, 1)
    image.get_graphics().fill_rect(0, 0, 1, 1)
    sprite.paint(sheet.g)
    assert str(sheet) == "#."


def test_a_copy_of_a_sprite_with_a_mutable_image_has_its_own(paper):
    image = Image.create_image(2, 1)
    copy, sheet = Sprite(Sprite(image)), paper(2, 1)
    image.get_graphics().fill_rect(0, 0, 1, 1)
    copy.paint(sheet.g)
    assert str(sheet) == ".."
