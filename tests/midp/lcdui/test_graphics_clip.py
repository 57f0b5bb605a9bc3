"""Graphics: translation and clip (checklist GFX-11 to GFX-16)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from emulator.handset.frame import Frame
from emulator.midp.lcdui.graphics import Graphics
from emulator.midp.lcdui.image import Image

SIZE = 24
near = st.integers(-8, 32)
length = st.integers(-2, 30)
DRAWS = {
    "draw_line": st.tuples(near, near, near, near),
    "fill_rect": st.tuples(near, near, length, length),
    "draw_rect": st.tuples(near, near, length, length),
    "fill_round_rect": st.tuples(near, near, length, length, length, length),
    "draw_round_rect": st.tuples(near, near, length, length, length, length),
    "fill_arc": st.tuples(near, near, length, length, st.integers(-400, 400), st.integers(-400, 400)),
    "draw_arc": st.tuples(near, near, length, length, st.integers(-400, 400), st.integers(-400, 400)),
    "fill_triangle": st.tuples(near, near, near, near, near, near),
    "draw_string": st.tuples(st.sampled_from(["Hi", "Wjg", "五"]), near, near, st.sampled_from([0, 17, 72, 33])),
}
draws = st.sampled_from(sorted(DRAWS)).flatmap(lambda name: st.tuples(st.just(name), DRAWS[name]))
boxes = st.tuples(near, near, length, length)


def pixels(image):
    numbers = [0] * (SIZE * SIZE)
    image.get_rgb(numbers, 0, SIZE, 0, 0, SIZE, SIZE)
    return numbers


def drawn(draw, *, clip=None, dotted=0, shift=(0, 0)):
    image = Image.create_image(SIZE, SIZE)
    g = image.get_graphics()
    g.set_stroke_style(dotted)
    if clip is not None:
        g.set_clip(*clip)
    g.translate(*shift)
    name, arguments = draw
    getattr(g, name)(*arguments)
    return pixels(image)


def clip_of(g):
    return g.get_clip_x(), g.get_clip_y(), g.get_clip_width(), g.get_clip_height()


@settings(deadline=None, max_examples=300)
@given(draws, boxes, st.sampled_from([0, 1]))
def test_a_clip_changes_no_pixel_within_and_lets_none_out(draw, clip, dotted):
    free, clipped = drawn(draw, dotted=dotted), drawn(draw, clip=clip, dotted=dotted)
    x, y, width, height = clip
    for place in range(SIZE * SIZE):
        inside = x <= place % SIZE < x + width and y <= place // SIZE < y + height
        assert clipped[place] == (free[place] if inside else 0xFFFFFFFF)


@settings(deadline=None, max_examples=100)
@given(draws, near, near)
def test_a_translation_is_the_same_as_drawing_elsewhere(draw, dx, dy):
    name, arguments = draw
    moved = list(arguments)
    for place in {"draw_line": (0, 2), "fill_triangle": (0, 2, 4), "draw_string": (1,)}.get(name, (0,)):
        moved[place] += dx
        moved[place + 1] += dy
    assert drawn(draw, shift=(dx, dy)) == drawn((name, moved))


@given(near, near, near, near)
def test_translations_add_up(a, b, c, d):
    g = Image.create_image(4, 4).get_graphics()
    g.translate(a, b)
    g.translate(c, d)
    assert (g.get_translate_x(), g.get_translate_y()) == (a + c, b + d)


def test_a_translation_leaves_the_pixels_of_the_clip_where_they_are(paper):
    g = paper(9, 9).g
    g.set_clip(2, 3, 4, 5)
    g.translate(10, -1)
    assert clip_of(g) == (-8, 4, 4, 5)


def test_a_clip_is_cut_to_the_destination(paper):
    g = paper(9, 7).g
    g.set_clip(-10, -10, 1000, 1000)
    assert clip_of(g) == (0, 0, 9, 7)


@pytest.mark.parametrize("size", [(0, 4), (4, 0), (-3, 4)])
def test_a_clip_without_area_lets_nothing_through(paper, grid, size):
    sheet = paper(3, 2)
    sheet.g.set_clip(1, 1, *size)
    sheet.g.fill_rect(0, 0, 3, 2)
    sheet.g.draw_line(0, 0, 2, 1)
    sheet.g.draw_string("HH", 0, -8, 0)
    assert str(sheet) == grid("... ...")
    assert clip_of(sheet.g)[2:] == (0, 0)


def test_clip_rect_can_only_make_the_clip_smaller(paper):
    g = paper(9, 9).g
    g.set_clip(2, 2, 4, 4)
    g.clip_rect(0, 3, 100, 100)
    assert clip_of(g) == (2, 3, 4, 3)


def test_a_clip_made_empty_stays_so_until_it_is_set(paper, grid):
    sheet = paper(3, 1)
    sheet.g.set_clip(0, 0, 1, 1)
    sheet.g.clip_rect(2, 0, 1, 1)
    sheet.g.clip_rect(0, 0, 3, 1)
    sheet.g.fill_rect(0, 0, 3, 1)
    assert str(sheet) == "..."
    sheet.g.set_clip(0, 0, 3, 1)
    sheet.g.fill_rect(0, 0, 3, 1)
    assert str(sheet) == "###"


@settings(deadline=None, max_examples=60)
@given(boxes, boxes)
def test_a_clip_that_was_read_can_be_set_again(first, second):
    g = Image.create_image(SIZE, SIZE).get_graphics()
    g.set_clip(*first)
    before = g._clip
    g.set_clip(*clip_of(g))
    assert (g._clip == before) or (not g._clip and not before)
    g.clip_rect(*second)
    g.set_clip(*clip_of(g))


def test_two_graphics_of_one_image_each_keep_their_clip(paper, grid):
    sheet = paper(4, 1)
    other = sheet.image.get_graphics()
    sheet.g.set_clip(0, 0, 1, 1)
    other.set_clip(2, 0, 1, 1)
    for g in (sheet.g, other, sheet.g):
        g.fill_rect(0, 0, 4, 1)
    assert str(sheet) == "#.#."


def test_an_area_is_the_world_of_its_graphics():
    frame = Frame(10, 10)
    g = Graphics._on(frame, (2, 3, 4, 5))
    assert (clip_of(g), g.get_translate_x(), g.get_translate_y()) == ((0, 0, 4, 5), 0, 0)
    g.set_clip(-100, -100, 1000, 1000)
    g.fill_rect(-100, -100, 1000, 1000)
    black = {(x, y) for x in range(10) for y in range(10) if frame.surface.get_at((x, y))[0] == 0}
    assert black == {(x, y) for x in range(2, 6) for y in range(3, 8)}
