"""Graphics: state, lines and rectangles, pixel by pixel (checklist GFX-01 to 16, 36)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from emulator.midp.lang.exceptions import IllegalArgumentException
from emulator.midp.lcdui.font import Font
from emulator.midp.lcdui.graphics import Graphics
from emulator.midp.lcdui.image import Image

small = st.integers(-6, 14)


def ink(image):
    """The places of all pixels that are not white."""
    width, height = image.get_width(), image.get_height()
    pixels = [0] * (width * height)
    image.get_rgb(pixels, 0, width, 0, 0, width, height)
    return {(n % width, n // width) for n, pixel in enumerate(pixels) if pixel != 0xFFFFFFFF}


# -- state ------------------------------------------------------------------------------------


def test_a_new_graphics_is_black_solid_with_the_default_font_and_all_of_the_image(paper):
    g = paper(7, 5).g
    assert (g.get_color(), g.get_stroke_style(), g.get_font()) == (0, Graphics.SOLID, Font.get_default_font())
    assert (g.get_translate_x(), g.get_translate_y()) == (0, 0)
    assert (g.get_clip_x(), g.get_clip_y(), g.get_clip_width(), g.get_clip_height()) == (0, 0, 7, 5)


def test_the_high_byte_of_a_colour_is_ignored(paper):
    g = paper(1, 1).g
    g.set_color(0xFF112233)
    assert g.get_color() == 0x112233
    g.set_color(-1)
    assert g.get_color() == 0xFFFFFF


def test_a_colour_can_be_set_in_three_parts_and_read_so(paper):
    g = paper(1, 1).g
    g.set_color(1, 2, 255)
    assert (g.get_red_component(), g.get_green_component(), g.get_blue_component()) == (1, 2, 255)
    assert g.get_color() == 0x0102FF


@pytest.mark.parametrize("rgb", [(-1, 0, 0), (0, 256, 0), (0, 0, 1000)])
def test_a_part_of_a_colour_beyond_a_byte_is_refused_and_changes_nothing(paper, rgb):
    g = paper(1, 1).g
    g.set_color(0x123456)
    with pytest.raises(IllegalArgumentException):
        g.set_color(*rgb)
    assert g.get_color() == 0x123456


@pytest.mark.parametrize("grey", [0, 1, 127, 128, 254, 255])
def test_a_grey_is_given_back_as_it_was_set(paper, grey):
    g = paper(1, 1).g
    g.set_gray_scale(grey)
    assert (g.get_gray_scale(), g.get_color()) == (grey, grey * 0x10101)


@pytest.mark.parametrize("grey", [-1, 256])
def test_a_grey_beyond_a_byte_is_refused(paper, grey):
    with pytest.raises(IllegalArgumentException):
        paper(1, 1).g.set_gray_scale(grey)


def test_the_grey_of_a_colour_is_how_bright_it_looks(paper):
    g = paper(1, 1).g
    greys = []
    for color in (0x0000FF, 0xFF0000, 0x00FF00, 0xFFFFFF):
        g.set_color(color)
        greys.append(g.get_gray_scale())
    assert greys == sorted(greys)
    assert greys[-1] == 255


@pytest.mark.parametrize("style", [-1, 2])
def test_a_stroke_is_solid_or_dotted(paper, style):
    with pytest.raises(IllegalArgumentException):
        paper(1, 1).g.set_stroke_style(style)


def test_no_font_is_the_default_font(paper):
    g = paper(1, 1).g
    g.set_font(Font.get_font(Font.FACE_MONOSPACE, Font.STYLE_BOLD, Font.SIZE_LARGE))
    g.set_font(None)
    assert g.get_font() is Font.get_default_font()


def test_the_screen_shows_all_colours(paper):
    assert paper(1, 1).g.get_display_color(0xFF123456) == 0x123456


# -- lines ------------------------------------------------------------------------------------


def test_a_line_to_where_it_begins_is_one_pixel(paper, grid):
    sheet = paper(3, 3)
    sheet.g.draw_line(1, 1, 1, 1)
    assert str(sheet) == grid("... .#. ...")


def test_a_line_has_both_its_ends(paper, grid):
    sheet = paper(6, 4)
    sheet.g.draw_line(0, 0, 5, 0)
    sheet.g.draw_line(1, 2, 1, 3)
    sheet.g.draw_line(5, 3, 3, 1)
    assert str(sheet) == grid("###### ...#.. .#..#. .#...#")


def test_a_slanted_line_goes_as_far_on_each_row(paper, grid):
    sheet = paper(6, 3)
    sheet.g.draw_line(0, 0, 5, 2)
    assert str(sheet) == grid("##.... ..##.. ....##")


@pytest.mark.parametrize("line", [(-3000, 0, 3000, 6), (-100_000, 0, 100_000, 6), (-2 ** 31, 0, 2 ** 31 - 1, 6)])
def test_a_line_may_begin_and_end_far_away(paper, line):
    sheet = paper(12, 7)
    sheet.g.draw_line(*line)
    assert ink(sheet.image) == {(x, 3) for x in range(12)}


@settings(deadline=None, max_examples=60)
@given(st.tuples(small, small, small, small), st.sampled_from([5000, 70_000]))
def test_a_line_seen_from_far_is_the_line_plotted_near(ends, away):
    """A multiple of the same slope has the same pixels near its middle, within one of rounding."""
    x1, y1, x2, y2 = ends
    near, far = Image.create_image(10, 10), Image.create_image(10, 10)
    middle_x, middle_y = x1 + x2, y1 + y2
    near.get_graphics().draw_line(x1, y1, x2, y2)
    g = far.get_graphics()
    g.draw_line(x1 - (x2 - x1) * away, y1 - (y2 - y1) * away, x2 + (x2 - x1) * away, y2 + (y2 - y1) * away)
    close = {(x + dx, y + dy) for x, y in ink(far) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    assert ink(near) <= close, (middle_x, middle_y)


# -- rectangles -------------------------------------------------------------------------------


def test_a_filled_rectangle_has_width_by_height_pixels(paper, grid):
    sheet = paper(5, 3)
    sheet.g.fill_rect(0, 0, 3, 2)
    assert str(sheet) == grid("###.. ###.. .....")


@pytest.mark.parametrize("size", [(0, 2), (2, 0), (-1, 2), (2, -5)])
def test_nothing_is_filled_without_width_and_height(paper, grid, size):
    sheet = paper(3, 2)
    sheet.g.fill_rect(1, 1, *size)
    sheet.g.fill_round_rect(1, 1, *size, 2, 2)
    sheet.g.fill_arc(1, 1, *size, 0, 360)
    assert str(sheet) == grid("... ...")


def test_an_outline_has_one_pixel_more_each_way(paper, grid):
    sheet = paper(6, 5)
    sheet.g.draw_rect(1, 1, 3, 2)
    assert str(sheet) == grid("...... .####. .#..#. .####. ......")


@pytest.mark.parametrize("size, rows", [((0, 0), "... .#. ..."), ((1, 0), "... .## ..."), ((0, 1), "... .#. .#."),
                                        ((-1, 1), "... ... ..."), ((1, -1), "... ... ...")])
def test_the_smallest_outlines(paper, grid, size, rows):
    for draw in ("draw_rect", "draw_round_rect"):
        sheet = paper(3, 3)
        getattr(sheet.g, draw)(1, 1, *size, *((2, 2) if draw == "draw_round_rect" else ()))
        assert str(sheet) == grid(rows), draw


def test_a_rectangle_as_large_as_an_int_fills_what_is_there(paper, grid):
    sheet = paper(4, 2)
    sheet.g.fill_rect(1, -5, 2 ** 31 - 1, 2 ** 31 - 1)
    assert str(sheet) == grid(".### .###")


def test_an_outline_may_be_wider_than_anything(paper, grid):
    sheet = paper(4, 3)
    sheet.g.draw_rect(-2 ** 31, 1, 2 ** 32, 2 ** 31 - 1)
    assert str(sheet) == grid(".... #### ....")


# -- dots -------------------------------------------------------------------------------------


def test_a_dotted_line_is_every_second_pixel(paper, grid):
    sheet = paper(7, 3)
    sheet.g.set_stroke_style(Graphics.DOTTED)
    sheet.g.draw_line(0, 0, 6, 0)
    sheet.g.draw_line(6, 2, 1, 2)
    assert str(sheet) == grid("#.#.#.# ....... ..#.#.#")


def test_a_dotted_outline_is_every_second_pixel_all_the_way_round(paper, grid):
    sheet = paper(6, 5)
    sheet.g.set_stroke_style(Graphics.DOTTED)
    sheet.g.draw_rect(0, 0, 5, 4)
    assert str(sheet) == grid("#.#.#. .....# #..... .....# #.#.#.")


@pytest.mark.parametrize("draw", [lambda g: g.fill_rect(1, 1, 9, 9), lambda g: g.fill_arc(1, 1, 9, 9, 0, 360),
                                  lambda g: g.fill_triangle(0, 0, 9, 2, 4, 9),
                                  lambda g: g.draw_string("Hi", 0, 0, 0)])
def test_dots_are_for_strokes_only(paper, draw):
    solid, dotted = paper(12, 12), paper(12, 12)
    dotted.g.set_stroke_style(Graphics.DOTTED)
    draw(solid.g)
    draw(dotted.g)
    assert str(dotted) == str(solid)
