"""Graphics: images, regions and copied areas (checklist GFX-18 to GFX-32)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from emulator.handset.frame import Frame
from emulator.midp.lang.exceptions import (
    IllegalArgumentException,
    IllegalStateException,
    NullPointerException,
)
from emulator.midp.lcdui.graphics import Graphics
from emulator.midp.lcdui.image import Image

LEFT, HCENTER, RIGHT = Graphics.LEFT, Graphics.HCENTER, Graphics.RIGHT
TOP, VCENTER, BASELINE, BOTTOM = Graphics.TOP, Graphics.VCENTER, Graphics.BASELINE, Graphics.BOTTOM
K, R, G, B, W = 0xFF000000, 0xFFFF0000, 0xFF00FF00, 0xFF0000FF, 0xFFFFFFFF

# How R G B over K K W looks when it is turned, read off a sheet of paper.
TURNED = {0: "rgb ##.", 1: "##. rgb", 2: "bgr .##", 3: ".## bgr", 4: "r# g# b.", 5: "#r #g .b", 6: "b. g# r#",
          7: ".b #g #r"}


@pytest.fixture
def flag():
    return Image.create_rgb_image([R, G, B, K, K, W], 3, 2, True)


def pixels(image):
    width, height = image.get_width(), image.get_height()
    numbers = [0] * (width * height)
    image.get_rgb(numbers, 0, width, 0, 0, width, height)
    return numbers


# -- draw_image -------------------------------------------------------------------------------


@pytest.mark.parametrize("across, left", [(LEFT, 4), (HCENTER, 3), (RIGHT, 1)])
@pytest.mark.parametrize("down, top", [(TOP, 3), (VCENTER, 2), (BOTTOM, 1)])
def test_an_image_is_placed_by_its_anchor(paper, flag, across, left, down, top):
    anchored, plain = paper(9, 6), paper(9, 6)
    anchored.g.draw_image(flag, 4, 3, across | down)
    plain.g.draw_image(flag, left, top, 0)
    assert str(anchored) == str(plain)


@pytest.mark.parametrize("anchor", [BASELINE | LEFT, TOP, LEFT, VCENTER, TOP | BOTTOM | LEFT, 128, -1])
def test_other_anchors_are_refused(paper, flag, anchor):
    g = paper(9, 6).g
    for draw in (lambda: g.draw_image(flag, 0, 0, anchor),
                 lambda: g.draw_region(flag, 0, 0, 3, 2, 0, 0, 0, anchor)):
        with pytest.raises(IllegalArgumentException):
            draw()


def test_no_image_is_refused(paper):
    with pytest.raises(NullPointerException):
        paper(1, 1).g.draw_image(None, 0, 0, 0)
    with pytest.raises(NullPointerException):
        paper(1, 1).g.draw_region(None, 0, 0, 1, 1, 0, 0, 0, 0)


def test_what_is_transparent_leaves_what_is_under_it(paper):
    sheet = paper(3, 1)
    sheet.g.draw_image(Image.create_rgb_image([R, 0x00FF0000, B], 3, 1, True), 0, 0, 0)
    assert str(sheet) == "r.b"


def test_what_is_half_transparent_is_mixed(paper):
    sheet = paper(1, 1)
    sheet.g.draw_image(Image.create_rgb_image([0x80000000], 1, 1, True), 0, 0, 0)
    grey = pixels(sheet.image)[0] & 0xFF
    assert abs(grey - 127) <= 1


def test_an_image_may_be_drawn_onto_itself(paper):
    sheet = paper(4, 1)
    sheet.g.fill_rect(0, 0, 1, 1)
    sheet.g.draw_image(sheet.image, 2, 0, 0)
    assert str(sheet) == "#.#."


@pytest.mark.parametrize("place", [(10 ** 12, 0), (0, -10 ** 12), (2 ** 31 - 1, 2 ** 31 - 1)])
def test_an_image_far_away_is_not_seen(paper, flag, place):
    sheet = paper(3, 2)
    sheet.g.draw_image(flag, *place, 0)
    assert set(str(sheet)) == {".", "\n"}


# -- draw_region ------------------------------------------------------------------------------


@pytest.mark.parametrize("transform", range(8))
def test_the_eight_ways_to_turn_a_region(paper, flag, grid, transform):
    width, height = (2, 3) if transform & 4 else (3, 2)
    sheet = paper(width, height)
    sheet.g.draw_region(flag, 0, 0, 3, 2, transform, 0, 0, 0)
    assert str(sheet) == grid(TURNED[transform])


@pytest.mark.parametrize("transform", range(8))
@pytest.mark.parametrize("anchor", [RIGHT | BOTTOM, HCENTER | VCENTER, LEFT | BOTTOM])
def test_it_is_the_turned_rectangle_that_is_anchored(paper, flag, transform, anchor):
    turned = Image.create_image(flag, 0, 0, 3, 2, transform)
    region, image = paper(9, 9), paper(9, 9)
    region.g.draw_region(flag, 0, 0, 3, 2, transform, 4, 4, anchor)
    image.g.draw_image(turned, 4, 4, anchor)
    assert str(region) == str(image)


@pytest.mark.parametrize("region", [(-1, 0, 1, 1), (0, -1, 1, 1), (0, 0, 4, 1), (0, 0, 1, 3), (2, 0, 2, 1),
                                    (0, 0, -1, 1)])
def test_a_region_that_is_not_within_the_image_is_refused(paper, flag, region):
    with pytest.raises(IllegalArgumentException):
        paper(9, 9).g.draw_region(flag, *region, 0, 0, 0, 0)


@pytest.mark.parametrize("transform", [-1, 8, 100])
def test_there_are_no_other_transforms(paper, flag, transform):
    with pytest.raises(IllegalArgumentException):
        paper(9, 9).g.draw_region(flag, 0, 0, 1, 1, transform, 0, 0, 0)


def test_a_region_of_no_size_draws_nothing(paper, flag):
    sheet = paper(2, 1)
    sheet.g.draw_region(flag, 1, 1, 0, 1, 5, 0, 0, 0)
    sheet.g.draw_region(flag, 1, 1, 1, 0, 0, 0, 0, 0)
    assert str(sheet) == ".."


def test_a_region_of_the_destination_itself_is_refused(paper):
    sheet = paper(3, 3)
    with pytest.raises(IllegalArgumentException):
        sheet.g.draw_region(sheet.image, 0, 0, 1, 1, 0, 0, 0, 0)


def test_a_turned_region_shows_what_was_drawn_on_the_image_since(paper):
    sheet, source = paper(1, 2), paper(2, 1)
    sheet.g.draw_region(source.image, 0, 0, 2, 1, 5, 0, 0, 0)
    source.g.fill_rect(0, 0, 1, 1)
    sheet.g.draw_region(source.image, 0, 0, 2, 1, 5, 0, 0, 0)
    assert str(sheet) == "#\n."
    source.g.fill_rect(1, 0, 1, 1)
    sheet.g.draw_region(source.image, 0, 0, 2, 1, 5, 0, 0, 0)
    assert str(sheet) == "#\n#"


# -- copy_area --------------------------------------------------------------------------------


def test_an_area_is_copied_as_if_through_a_buffer(paper):
    sheet = paper(6, 1)
    for place, color in enumerate((0xFF0000, 0x00FF00, 0x0000FF)):
        sheet.g.set_color(color)
        sheet.g.fill_rect(place, 0, 1, 1)
    sheet.g.copy_area(0, 0, 4, 1, 1, 0, 0)
    assert str(sheet) == "rrgb.."


def test_both_places_of_a_copy_are_translated_and_the_result_is_clipped(paper):
    sheet = paper(6, 1)
    sheet.g.fill_rect(1, 0, 2, 1)
    sheet.g.translate(1, 0)
    sheet.g.set_clip(3, 0, 1, 1)
    sheet.g.copy_area(0, 0, 2, 1, 4, 0, TOP | RIGHT)
    assert str(sheet) == ".##.#."


def test_the_display_cannot_be_copied_from():
    g = Graphics._on(Frame(4, 4), display=True)
    with pytest.raises(IllegalStateException):
        g.copy_area(0, 0, 99, 99, 0, 0, 0)


@pytest.mark.parametrize("area", [(-1, 0, 1, 1), (0, 0, 5, 1), (0, 3, 1, 2), (0, 0, -1, 1), (2 ** 31, 0, 1, 1)])
def test_an_area_that_is_not_within_the_destination_is_refused(paper, area):
    with pytest.raises(IllegalArgumentException):
        paper(4, 4).g.copy_area(*area, 0, 0, 0)


def test_an_area_beyond_the_clip_may_be_copied(paper):
    sheet = paper(3, 1)
    sheet.g.fill_rect(0, 0, 1, 1)
    sheet.g.set_clip(2, 0, 1, 1)
    sheet.g.copy_area(0, 0, 1, 1, 2, 0, 0)
    assert str(sheet) == "#.#"


def test_a_copy_with_no_such_anchor_draws_nothing(paper):
    sheet = paper(3, 1)
    sheet.g.fill_rect(0, 0, 1, 1)
    sheet.g.copy_area(0, 0, 1, 1, 2, 0, BASELINE | LEFT)
    assert str(sheet) == "#.."


numbers = st.lists(st.integers(0, 0xFFFFFF).map(lambda rgb: rgb | 0xFF000000), min_size=12, max_size=12)


@settings(deadline=None, max_examples=60)
@given(numbers, st.integers(0, 7),
       st.tuples(st.integers(0, 2), st.integers(0, 1), st.integers(1, 2), st.integers(1, 2)))
def test_a_turned_region_is_a_turned_image_of_it(colors, transform, region):
    source = Image.create_rgb_image(colors, 4, 3, True)
    one, other = Image.create_image(5, 5), Image.create_image(5, 5)
    one.get_graphics().draw_region(source, *region, transform, 1, 1, 0)
    other.get_graphics().draw_image(Image.create_image(source, *region, transform), 1, 1, 0)
    assert pixels(one) == pixels(other)
