"""Lines to read, worked by events alone."""

import pygame
import pytest

from emulator.host.panels.lines import folded
from tests.host.panels.hands import press, turn

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning:pygame_gui")


def test_lines_are_asked_for_now_and_then_while_they_are_seen(panels):
    asked = []
    panels.lines("Log", lambda show: asked.append(1) or show([f"line {len(asked)}"]))
    turn(panels)
    assert len(asked) == 1
    panels.now += 600
    turn(panels)
    assert len(asked) == 2


def test_a_hundred_thousand_lines_are_shown_at_once(panels):
    panels.lines("Log", lambda show: show([f"line {n}" for n in range(100_000)]))
    turn(panels)
    first = pygame.image.tobytes(panels.surface, "RGB")
    press(panels, pygame.K_END)
    assert pygame.image.tobytes(panels.surface, "RGB") != first
    press(panels, pygame.K_HOME)
    assert pygame.image.tobytes(panels.surface, "RGB") == first


def test_lines_that_follow_stay_at_their_end(panels):
    told = [["a"] * 200]
    panels.lines("Log", lambda show: show(told[-1]), follow=True)
    turn(panels)
    at_end = panels._front._first()
    assert at_end > 100
    told.append(["a"] * 300)
    panels.now += 600
    turn(panels)
    assert panels._front._first() > at_end


@pytest.mark.parametrize("line", ["", "words and words " * 20, "short",
                                  "    0000  " + "61 " * 40, "x" * 500, "\ttab", "\x00\x1b[31m 你好"])
def test_any_line_can_be_shown(panels, line):
    assert all(len(piece) <= 40 for piece in folded(line, 40))
    panels.lines("Log", lambda show: show([line]))
    turn(panels)


def test_esc_closes_the_lines_and_other_keys_are_not_the_phones(panels):
    panels.lines("Log", lambda show: show(["x"]))
    turn(panels)
    assert press(panels, pygame.K_5) == [True]
    press(panels, pygame.K_ESCAPE)
    assert not panels.is_open
