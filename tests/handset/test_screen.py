"""The LCD: drawing and finished frame."""

from emulator.handset.frame import Word
from emulator.handset.screen import Screen

RED = 0xFF0000


def pixel(screen, x, y):
    red, green, blue, _ = screen.image.get_at((x, y))
    return red << 16 | green << 8 | blue


def test_it_starts_black_and_silent():
    screen = Screen(20, 10)
    assert pixel(screen, 3, 3) == 0 and screen.text() == ""


def test_what_is_drawn_is_seen_only_when_shown():
    screen = Screen(20, 10)
    screen.drawing.fill(RED, 0, 0, 20, 10)
    assert pixel(screen, 3, 3) == 0
    screen.show()
    assert pixel(screen, 3, 3) == RED


def test_a_part_can_be_shown_alone():
    screen = Screen(20, 10)
    screen.drawing.fill(RED, 0, 0, 20, 10)
    screen.show((5, 5, 2, 2))
    assert [pixel(screen, x, 5) for x in (4, 5, 6, 7)] == [0, RED, RED, 0]


def test_words_are_read_when_shown():
    screen = Screen(100, 20)
    screen.drawing.write(Word(2, 2, 30, 10, "Hello"))
    assert screen.text() == ""
    screen.show()
    assert screen.text() == "Hello"


def test_the_serial_grows_with_each_change():
    screen = Screen(20, 10)
    before = screen.serial
    screen.show()
    screen.show((0, 0, 1, 1))
    assert screen.serial == before + 2


def test_who_is_in_the_middle_of_a_picture_finishes_one_that_is_not_shown():
    screen = Screen(20, 10)
    unfinished = screen.drawing
    screen.begin_anew()
    unfinished.fill(RED, 0, 0, 20, 10)
    screen.show()
    assert pixel(screen, 3, 3) == 0


def test_a_cover_lies_on_what_is_shown_and_not_on_what_is_drawn():
    screen, parts = Screen(20, 10), []

    def cover(surface, part):
        parts.append(tuple(part))
        surface.fill(0x00FF00, part.clip((0, 0, 4, 4)))
    screen.cover = cover
    screen.drawing.fill(RED, 0, 0, 20, 10)
    screen.drawing.write(Word(0, 0, 4, 4, "Hi"))
    screen.show((0, 0, 6, 6))
    assert parts == [(0, 0, 6, 6)]
    assert [pixel(screen, x, 0) for x in (0, 3, 4)] == [0x00FF00, 0x00FF00, RED]
    assert screen.drawing.surface.get_at((0, 0)) == (255, 0, 0) and screen.text() == "Hi"
    screen.cover = None
    screen.show()
    assert pixel(screen, 0, 0) == RED
