"""emulator.handset.frame: pixels, and the words on them."""

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from emulator.handset.frame import Frame, Word

WHITE, BLACK, RED = 0xFFFFFF, 0x000000, 0xFF0000


def pixel(frame, x, y):
    return tuple(frame.surface.get_at((x, y)))


# -- pixels -----------------------------------------------------------------------------------


def test_a_frame_starts_in_its_colour():
    assert pixel(Frame(3, 2, color=0x123456), 2, 1) == (0x12, 0x34, 0x56, 255)


def test_a_frame_with_alpha_starts_transparent():
    assert pixel(Frame(3, 2, alpha=True), 0, 0)[3] == 0


def test_fill_covers_width_by_height_pixels():
    frame = Frame(40, 6)
    frame.fill(RED, 5, 1, 30, 3)
    painted = {(x, y) for x in range(40) for y in range(6) if frame.surface.get_at_mapped((x, y)) & WHITE == RED}
    assert painted == {(x, y) for x in range(5, 35) for y in range(1, 4)}


@pytest.mark.parametrize("color", [0x000000, 0xFFFFFF, 0x123456, 0x00FF80, 0xFE0101])
@pytest.mark.parametrize("x", [0, 7])
def test_fill_gives_the_very_colour_whatever_was_there(color, x):
    frame = Frame(64, 2, color=0xA5C3E1)
    frame.fill(color, x, 0, 40, 2)
    assert frame.surface.get_at_mapped((x, 1)) & WHITE == color


def test_a_fill_as_wide_as_an_int_fills_to_the_edge():
    frame = Frame(20, 4)
    frame.fill(BLACK, 10, 1, 0x7FFFFFFF, 0x7FFFFFFF)
    assert pixel(frame, 19, 3) == (0, 0, 0, 255)
    assert pixel(frame, 9, 3) == (255, 255, 255, 255)


def test_a_fill_beyond_every_int_touches_nothing():
    frame = Frame(4, 4)
    frame.fill(BLACK, 10 ** 12, -10 ** 12, 5, 5)
    assert pixel(frame, 3, 0) == (255, 255, 255, 255)


def test_fill_keeps_to_the_clip():
    frame = Frame(40, 4)
    frame.confine(pygame.Rect(20, 1, 2, 1))
    frame.fill(BLACK, 1, 0, 39, 4)
    assert [x for x in range(40) if pixel(frame, x, 1)[0] == 0] == [20, 21]
    assert pixel(frame, 20, 0)[0] == 255


def test_blit_ignores_the_clip_somebody_left():
    frame, source = Frame(4, 4), Frame(4, 4, color=RED)
    frame.confine(pygame.Rect(0, 0, 1, 1))
    frame.blit(source, 0, 0)
    assert pixel(frame, 3, 3) == (255, 0, 0, 255)


def test_blit_copies_the_area_to_the_place():
    source = Frame(10, 10)
    source.fill(RED, 5, 5, 1, 1)
    frame = Frame(10, 10)
    frame.blit(source, 1, 2, (5, 5, 3, 3))
    assert pixel(frame, 1, 2) == (255, 0, 0, 255)


def test_a_watched_frame_is_of_another_version_once_somebody_draws():
    frame, clip = Frame(4, 4), pygame.Rect(0, 0, 4, 4)
    frame.confine(clip)
    version = frame.watch()
    assert frame.version == version
    if frame.clip is not clip:
        frame.confine(clip)
    assert frame.version != version


def test_blit_is_a_change_of_a_watched_frame():
    frame = Frame(4, 4)
    version = frame.watch()
    frame.blit(Frame(1, 1), 0, 0)
    assert frame.version != version


# -- words ------------------------------------------------------------------------------------


def page(*words, width=100, height=100, **options):
    frame = Frame(width, height, **options)
    for word in words:
        frame.write(Word(*word))
    return frame


def test_words_are_what_was_written():
    assert page((1, 2, 30, 10, "Yes"), (1, 20, 30, 10, "No")).words == [(1, 2, 30, 10, "Yes"), (1, 20, 30, 10, "No")]


def test_text_reads_rows_from_left_to_right_and_down():
    assert page((50, 0, 30, 10, "b"), (0, 20, 30, 10, "c"), (0, 1, 30, 10, "a")).text() == "a b\nc"


def test_letters_of_two_sizes_on_one_line_are_one_row():
    assert page((0, 0, 30, 18, "Score"), (40, 3, 20, 12, "10")).text() == "Score 10"


def test_lines_set_closer_than_their_height_are_two_rows():
    assert page((0, 0, 30, 18, "one"), (0, 14, 30, 18, "two")).text() == "one\ntwo"


def test_blank_words_are_not_read():
    assert page((0, 0, 30, 10, "  "), (40, 0, 20, 10, " x ")).text() == "x"


def test_an_empty_frame_reads_as_nothing():
    assert Frame(5, 5).text() == ""


def test_a_word_written_twice_in_a_place_is_there_once():
    assert page((0, 0, 30, 10, "Hi"), (0, 0, 30, 10, "Hi")).words == [(0, 0, 30, 10, "Hi")]


def test_a_word_written_over_another_takes_its_place():
    assert page((0, 0, 30, 10, "Hi"), (1, 1, 30, 10, "Ho")).text() == "Ho"


def test_cover_forgets_words_whose_middle_is_under_the_box():
    frame = page((0, 0, 20, 10, "gone"), (40, 0, 20, 10, "kept"))
    frame.cover((0, 0, 45, 10))
    assert frame.text() == "kept"


@pytest.mark.parametrize("box, left", [((10, 5, 1, 1), ""), ((11, 5, 9, 5), "word"), ((10, 6, 9, 4), "word"),
                                       ((0, 0, 10, 10), "word"), ((0, 0, 11, 6), "")])
def test_the_middle_of_a_word_is_one_pixel(box, left):
    frame = page((0, 0, 20, 10, "word"))
    frame.cover(box)
    assert frame.text() == left


def test_fill_covers_words_and_says_so():
    frame = page((0, 0, 20, 10, "word"))
    frame.fill(RED, 0, 0, 100, 100)
    assert (frame.text(), frame.has_words) == ("", False)


def test_a_fill_that_the_clip_keeps_away_leaves_the_word():
    frame = page((0, 0, 20, 10, "word"))
    frame.confine(pygame.Rect(50, 50, 10, 10))
    frame.fill(RED, 0, 0, 100, 100)
    assert frame.text() == "word"


def test_words_written_after_a_cover_stay():
    frame = page((0, 0, 20, 10, "old"))
    frame.cover((0, 0, 50, 50))
    frame.write(Word(0, 0, 20, 10, "new"))
    assert frame.text() == "new"


def test_blit_carries_words_to_their_new_place():
    frame = Frame(100, 100)
    frame.blit(page((5, 5, 20, 10, "word")), 30, 40)
    assert frame.words == [(35, 45, 20, 10, "word")]


def test_blit_of_an_area_carries_the_words_in_it():
    frame = Frame(100, 100)
    frame.blit(page((0, 0, 20, 10, "out"), (0, 50, 20, 10, "in")), 10, 10, (0, 40, 100, 30))
    assert frame.words == [(10, 20, 20, 10, "in")]


def test_an_opaque_picture_covers_what_was_written_before():
    frame = page((0, 0, 20, 10, "old"))
    frame.blit(page((50, 50, 20, 10, "new")), 0, 0)
    assert frame.text() == "new"


def test_words_shine_through_a_picture_with_alpha():
    frame = page((0, 0, 20, 10, "old"))
    frame.blit(page((50, 50, 20, 10, "new"), alpha=True), 0, 0)
    assert frame.text() == "old\nnew"


def test_a_copy_has_pixels_and_words_of_its_own():
    frame = page((0, 0, 20, 10, "word"))
    copy = frame.copy()
    frame.fill(RED, 0, 0, 100, 100)
    assert (copy.text(), pixel(copy, 0, 0)) == ("word", (255, 255, 255, 255))


def test_a_copy_of_an_area_moves_the_words_with_it():
    assert page((10, 20, 20, 10, "word")).copy((10, 20, 30, 30)).words == [(0, 0, 20, 10, "word")]


def test_a_part_of_a_word_that_stands_there_whole_is_not_written_again():
    frame = page((0, 0, 60, 10, "Your turn"))
    frame.write_part(Word(30, 0, 30, 10, "turn"))
    assert frame.text() == "Your turn"


boxes = st.tuples(st.integers(-5, 30), st.integers(-5, 30), st.integers(0, 20), st.integers(0, 20))


@settings(deadline=None, max_examples=60)
@given(st.lists(boxes, max_size=8), boxes)
def test_cover_leaves_just_the_words_whose_middle_is_outside(places, box):
    frame = Frame(30, 30)
    frame.words.extend(Word(*place, str(number)) for number, place in enumerate(places))
    frame.has_words = True
    frame.cover(box)
    x, y, width, height = box
    inside = [x <= left + wide // 2 < x + width and y <= top + high // 2 < y + height
              for left, top, wide, high in places]
    assert [word.text for word in frame.words] == [str(n) for n, is_in in enumerate(inside) if not is_in]


def test_a_frame_prints_its_size_and_what_it_reads():
    assert repr(page((0, 0, 20, 10, "Hi"), width=50, height=40)) == "<Frame 50x40 'Hi'>"
