"""The mark of a frame: eight digits that stand for what is visible."""

from emulator.handset.screen import Screen


def test_the_same_picture_has_the_same_mark_on_any_screen():
    ours, theirs = Screen(20, 10), Screen(20, 10)
    assert ours.mark() == theirs.mark()


def test_one_pixel_makes_another_mark():
    screen = Screen(20, 10)
    before = screen.mark()
    screen.drawing.surface.set_at((19, 9), (0, 0, 1))
    screen.show()
    assert screen.mark() != before


def test_what_is_drawn_and_not_shown_does_not_count():
    screen = Screen(20, 10)
    before = screen.mark()
    screen.drawing.surface.fill(0xFFFFFF)
    assert screen.mark() == before


def test_a_mark_is_eight_hexadecimal_digits():
    assert len(Screen(3, 3).mark()) == 8 and int(Screen(3, 3).mark(), 16) >= 0
