"""Graphics: arcs, pies and rounded corners, pixel by pixel (checklist GFX-02 to GFX-05)."""

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from emulator.midp.lcdui.graphics import Graphics
from emulator.midp.lcdui.image import Image

sizes = st.integers(1, 34)
angles = st.integers(-800, 800)


def ink(width, height, *draws):
    """The places that drawing touches on white paper."""
    image = Image.create_image(width, height)
    g = image.get_graphics()
    for name, *arguments in draws:
        getattr(g, name)(*arguments)
    pixels = [0] * (width * height)
    image.get_rgb(pixels, 0, width, 0, 0, width, height)
    return {(n % width, n // width) for n, pixel in enumerate(pixels) if pixel != 0xFFFFFFFF}


def test_a_disc(paper, grid):
    sheet = paper(8, 8)
    sheet.g.fill_arc(0, 0, 8, 8, 0, 360)
    assert str(sheet) == grid("..####.. .######. ######## ######## ######## ######## .######. ..####..")


def test_a_circle(paper, grid):
    sheet = paper(8, 8)
    sheet.g.draw_arc(0, 0, 7, 7, 0, 360)
    assert str(sheet) == grid("..####.. .##..##. ##....## #......# #......# ##....## .##..##. ..####..")


def test_a_pie_of_a_quarter_lies_right_above_the_middle(paper, grid):
    sheet = paper(8, 8)
    sheet.g.fill_arc(0, 0, 8, 8, 0, 90)
    assert str(sheet) == grid("....##.. ....###. ....#### ....#### ........ ........ ........ ........")


def test_degrees_count_against_the_clock(paper, grid):
    sheet = paper(8, 8)
    sheet.g.fill_arc(0, 0, 8, 8, 90, 90)
    assert str(sheet) == grid("..##.... .###.... ####.... ####.... ........ ........ ........ ........")


def test_a_negative_sweep_goes_with_the_clock(paper, grid):
    sheet = paper(8, 8)
    sheet.g.fill_arc(0, 0, 8, 8, 0, -90)
    assert str(sheet) == grid("........ ........ ........ ........ ....#### ....#### ....###. ....##..")


def test_the_arc_of_a_quarter_is_the_rim_of_the_pie(paper, grid):
    sheet = paper(9, 9)
    sheet.g.draw_arc(0, 0, 8, 8, 0, 90)
    rows = str(sheet).split("\n")
    assert rows[4] == "........#"
    assert rows[0][4] == "#"
    assert all(set(row) == {"."} for row in rows[5:])
    assert all(set(row[:4]) == {"."} for row in rows)


@pytest.mark.parametrize("width, height", [(40, 20), (20, 40), (31, 17)])
def test_45_degrees_point_at_the_corner_of_the_box(width, height):
    pie = ink(width, height, ("fill_arc", 0, 0, width, height, 0, 45))
    for x, y in pie:
        across, up = (2 * x + 1 - width) / width, (height - 2 * y - 1) / height
        assert 0 <= up <= across + 1e-9
    whole = ink(width, height, ("fill_arc", 0, 0, width, height, 0, 360))
    assert {place for place in whole if place not in pie and 0 < (height - 2 * place[1] - 1) / height
            < (2 * place[0] + 1 - width) / width} == set()


@settings(deadline=None, max_examples=60)
@given(sizes, sizes)
def test_a_disc_is_what_has_its_middle_in_the_ellipse_give_or_take_the_rim(width, height):
    disc = ink(width, height, ("fill_arc", 0, 0, width, height, 0, 360))
    for x in range(width):
        for y in range(height):
            across, down = (2 * x + 1 - width) / 2, (2 * y + 1 - height) / 2
            reach = math.hypot(across / (width / 2), down / (height / 2))
            inner = math.hypot(across / max(width / 2 - 1, .1), down / max(height / 2 - 1, .1))
            if inner <= 1:
                assert (x, y) in disc
            if reach > 1 and min(width, height) > 2:
                assert (x, y) not in disc or min(x, y, width - 1 - x, height - 1 - y) == 0


@settings(deadline=None, max_examples=60)
@given(sizes, sizes)
def test_discs_and_circles_are_the_same_from_all_sides(width, height):
    for name, grown in (("fill_arc", 0), ("draw_arc", 1)):
        found = ink(width + 1, height + 1, (name, 0, 0, width, height, 0, 360))
        assert found == {(width + grown - 1 - x, y) for x, y in found}
        assert found == {(x, height + grown - 1 - y) for x, y in found}


@settings(deadline=None, max_examples=60)
@given(sizes, sizes)
def test_a_disc_reaches_all_four_edges_of_its_box_and_a_circle_one_pixel_further(width, height):
    for name, grown in (("fill_arc", 0), ("draw_arc", 1)):
        found = ink(width + 1, height + 1, (name, 0, 0, width, height, 0, 360))
        assert {min(x for x, _ in found), min(y for _, y in found)} == {0}
        assert max(x for x, _ in found) == width + grown - 1
        assert max(y for _, y in found) == height + grown - 1


@settings(deadline=None, max_examples=80)
@given(sizes, sizes)
def test_no_gap_is_left_between_a_disc_and_its_rim_and_nothing_looks_out(width, height):
    box = 0, 0, width, height, 0, 360
    rim = ink(width + 1, height + 1, ("draw_arc", *box))
    both = ink(width + 1, height + 1, ("fill_arc", *box), ("draw_arc", *box))
    for row in range(height + 1):
        columns = [x for x, y in rim if y == row]
        assert {x for x, y in both if y == row} == set(range(min(columns), max(columns) + 1))


@settings(deadline=None, max_examples=80)
@given(st.integers(4, 40), st.integers(4, 40), st.integers(0, 45), st.integers(0, 45))
def test_no_gap_is_left_between_a_rounded_rectangle_and_its_outline(width, height, arc_width, arc_height):
    box = 0, 0, width, height, arc_width, arc_height
    rim = ink(width + 1, height + 1, ("draw_round_rect", *box))
    both = ink(width + 1, height + 1, ("fill_round_rect", *box), ("draw_round_rect", *box))
    for row in range(height + 1):
        columns = [x for x, y in rim if y == row]
        assert {x for x, y in both if y == row} == set(range(min(columns), max(columns) + 1))


@settings(deadline=None, max_examples=60)
@given(sizes, sizes, angles, st.integers(1, 359))
def test_two_pies_make_a_disc(width, height, start, sweep):
    box = 0, 0, width, height
    whole = ink(width, height, ("fill_arc", *box, 0, 360))
    parts = ink(width, height, ("fill_arc", *box, start, sweep), ("fill_arc", *box, start + sweep, 360 - sweep))
    assert parts == whole


@settings(deadline=None, max_examples=60)
@given(sizes, sizes, angles, st.integers(1, 359))
def test_two_arcs_make_a_circle(width, height, start, sweep):
    box = 0, 0, width, height
    whole = ink(width + 1, height + 1, ("draw_arc", *box, 0, 360))
    parts = ink(width + 1, height + 1,
                ("draw_arc", *box, start, sweep), ("draw_arc", *box, start + sweep, 360 - sweep))
    assert parts == whole


@settings(deadline=None, max_examples=60)
@given(sizes, sizes, angles, angles)
def test_a_pie_backwards_is_the_same_pie(width, height, start, sweep):
    box = 0, 0, width, height
    assert ink(width, height, ("fill_arc", *box, start, sweep)) \
        == ink(width, height, ("fill_arc", *box, start + sweep, -sweep))


@settings(deadline=None, max_examples=60)
@given(sizes, sizes, angles, angles)
def test_a_pie_is_a_part_of_the_disc_and_so_for_arcs(width, height, start, sweep):
    for name in ("fill_arc", "draw_arc"):
        box = name, 0, 0, width, height
        assert ink(width + 1, height + 1, (*box, start, sweep)) <= ink(width + 1, height + 1, (*box, 0, 360))


@pytest.mark.parametrize("sweep", [360, -360, 361, 1000, -725])
def test_more_than_a_turn_is_a_turn(sweep):
    assert ink(20, 20, ("fill_arc", 0, 0, 20, 20, 77, sweep)) == ink(20, 20, ("fill_arc", 0, 0, 20, 20, 0, 360))


def test_an_arc_of_no_degrees_is_nothing():
    assert ink(10, 10, ("fill_arc", 0, 0, 9, 9, 45, 0), ("draw_arc", 0, 0, 9, 9, 45, 0)) == set()


@pytest.mark.parametrize("size, pixels", [((0, 0), {(0, 0)}), ((1, 1), {(0, 0), (1, 0), (0, 1), (1, 1)}),
                                          ((0, 2), {(0, 0), (0, 1), (0, 2)}), ((-1, 3), set()), ((3, -1), set())])
def test_the_smallest_circles(size, pixels):
    assert ink(5, 5, ("draw_arc", 0, 0, *size, 0, 360)) == pixels


def test_a_rounded_rectangle(paper, grid):
    sheet = paper(9, 7)
    sheet.g.fill_round_rect(0, 0, 9, 7, 6, 6)
    assert str(sheet) == grid(".#######. ######### ######### ######### ######### ######### .#######.")


def test_an_outline_with_rounded_corners(paper, grid):
    sheet = paper(9, 7)
    sheet.g.draw_round_rect(0, 0, 8, 6, 4, 4)
    assert str(sheet) == grid(".#######. ##.....## #.......# #.......# #.......# ##.....## .#######.")


@pytest.mark.parametrize("arc", [(0, 9), (9, 0), (-4, 9)])
def test_corners_without_a_size_are_square(arc):
    assert ink(12, 12, ("draw_round_rect", 1, 1, 8, 8, *arc)) == ink(12, 12, ("draw_rect", 1, 1, 8, 8))
    assert ink(12, 12, ("fill_round_rect", 1, 1, 8, 8, *arc)) == ink(12, 12, ("fill_rect", 1, 1, 8, 8))


def test_corners_larger_than_the_rectangle_make_it_a_disc():
    assert ink(20, 20, ("fill_round_rect", 0, 0, 20, 20, 99, 99)) == ink(20, 20, ("fill_arc", 0, 0, 20, 20, 0, 360))


def test_a_dotted_circle_is_about_half_of_it():
    image = Image.create_image(41, 41)
    g = image.get_graphics()
    g.set_stroke_style(Graphics.DOTTED)
    g.draw_arc(0, 0, 40, 40, 0, 360)
    dots = image._frame.surface
    count = sum(dots.get_at_mapped((x, y)) & 0xFFFFFF == 0 for x in range(41) for y in range(41))
    whole = len(ink(41, 41, ("draw_arc", 0, 0, 40, 40, 0, 360)))
    assert whole * 0.45 <= count <= whole * 0.55


@pytest.mark.parametrize("draw", ["fill_arc", "draw_arc"])
def test_a_disc_larger_than_the_world_costs_no_more_than_what_is_seen_of_it(draw):
    box = -10 ** 6, -10 ** 6, 2 * 10 ** 6, 2 * 10 ** 6
    assert len(ink(16, 16, (draw, *box, 0, 360))) == (256 if draw == "fill_arc" else 0)
    assert ink(16, 16, ("fill_round_rect", *box, 10 ** 6, 10 ** 6)) == ink(16, 16, ("fill_rect", 0, 0, 16, 16))
    assert ink(16, 16, ("draw_round_rect", *box, 10 ** 6, 10 ** 6)) == set()
