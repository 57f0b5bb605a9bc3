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
