"""Pixels: drawing, cutting, scaling down."""

from midlets.gallery.arcade.drawing import OPAQUE, Drawing, mixed, strip

RED, BLUE = 0xFF0000, 0x0000FF


def filled(width, height, color):
    drawing = Drawing(width, height)
    drawing.box(0, 0, width, height, color)
    return drawing


def test_what_is_drawn_outside_is_not_seen():
    drawing = Drawing(2, 2)
    drawing.box(1, 1, 5, 5, RED)
    drawing.dot(-1, 0, RED)
    assert drawing.pixels == [0, 0, 0, OPAQUE | RED]


def test_a_line_has_both_its_ends():
    drawing = Drawing(4, 4)
    drawing.line(0, 0, 3, 3, RED)
    assert [place for place, pixel in enumerate(drawing.pixels) if pixel] == [0, 5, 10, 15]


def test_letters_without_a_colour_leave_what_is_there():
    drawing = filled(3, 1, BLUE)
    drawing.stamp((".r.",), {"r": RED})
    assert drawing.pixels == [OPAQUE | BLUE, OPAQUE | RED, OPAQUE | BLUE]


def test_a_rim_goes_around_and_not_inside():
    drawing = Drawing(3, 3)
    drawing.dot(1, 1, RED)
    assert [bool(pixel) for pixel in drawing.outlined(BLUE).pixels] == [0, 1, 0, 1, 1, 1, 0, 1, 0]
    assert drawing.outlined(BLUE).pixels[4] == OPAQUE | RED


def test_half_the_size_is_the_mean_of_four():
    drawing = filled(2, 2, 0x000000)
    drawing.box(0, 0, 2, 1, 0x808080)
    assert drawing.scaled(8).pixels == [OPAQUE | 0x404040]


def test_a_pixel_is_there_if_half_of_what_it_covers_was():
    drawing = Drawing(4, 2)
    drawing.box(0, 0, 1, 2, RED)
    drawing.box(2, 0, 1, 1, RED)
    assert drawing.scaled(8).pixels == [OPAQUE | RED, 0]


def test_three_quarters_of_the_size_keep_one_colour_whole():
    assert filled(16, 16, 0x123456).scaled(12).pixels == [OPAQUE | 0x123456] * 144


def test_twice_the_size_doubles_every_pixel():
    drawing = Drawing(1, 1)
    drawing.dot(0, 0, RED)
    assert drawing.scaled(32).pixels == [OPAQUE | RED] * 4


def test_a_strip_has_its_drawings_side_by_side():
    assert strip([filled(1, 2, RED), filled(1, 2, BLUE)]).pixels == [OPAQUE | RED, OPAQUE | BLUE] * 2


def test_a_mixed_colour_lies_between_channel_by_channel():
    assert mixed(0x000000, 0xFF8040, 0.5) == 0x7F4020
