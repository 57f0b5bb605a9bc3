"""What the window has to say for a few seconds."""

import pygame
import pytest

from emulator.handset.typeface import Typeface
from emulator.host.toasts import FOR_MS, LINES, MOST, READ_MS, Toasts, folded

FACE = Typeface(13)


def test_a_toast_is_seen_for_a_while_from_when_it_is_first_seen():
    toasts = Toasts()
    toasts.say("Kept it")
    assert toasts.texts(1_000) == toasts.texts(1_000 + FOR_MS - 1) == ("Kept it",)
    assert toasts.texts(1_000 + FOR_MS) == ()


def test_a_few_are_seen_and_the_same_one_once():
    toasts = Toasts()
    for text in ("a", "b", "a", "c"):
        toasts.say(text)
    assert toasts.texts(0) == ("b", "a", "c") and MOST == 3


def test_of_many_at_once_each_can_be_read():
    toasts, seen = Toasts(), set()
    for text in "abcdefgh":
        toasts.say(text)
    for now in range(0, 9 * FOR_MS, 50):
        assert len(toasts.texts(now)) <= MOST
        seen.update(toasts.texts(now))
    assert seen == set("abcdefgh") and toasts.texts(9 * FOR_MS) == ()


def test_one_more_does_not_wait_for_those_that_were_read():
    toasts = Toasts()
    for text in "abc":
        toasts.say(text)
    toasts.texts(0)
    toasts.say("d")
    assert toasts.texts(READ_MS - 1) == ("a", "b", "c")
    assert toasts.texts(READ_MS) == ("b", "c", "d")


@pytest.mark.parametrize("text", ["one", "a few words that are longer than a line of it is", "x" * 300,
                                  "/home/me/a/very/long/path/without/a/space.jad: no ':' in 'x'", "你好" * 60, ""])
def test_a_text_is_folded_into_the_width(text):
    lines = folded(text, FACE, 200)
    assert 1 <= len(lines) <= LINES
    assert all(FACE.width(line) <= 200 + FACE.width("…") for line in lines)
    if lines[-1:] != [""] and not lines[-1].endswith("…"):
        assert "".join(lines).replace(" ", "") == text.replace(" ", "")


def test_lines_are_broken_between_words():
    width = FACE.width("Kept the picture") + 2
    assert folded("Kept the picture in the folder", FACE, width) == ["Kept the picture", "in the folder"]


def test_it_is_drawn_at_the_lower_edge():
    surface = pygame.Surface((340, 420))
    surface.fill(0x2B2F36)
    Toasts().draw(surface, ("Hello",))
    assert surface.get_at((170, 404))[:3] == (0x14, 0x17, 0x1B)
    assert surface.get_at((170, 300))[:3] == (0x2B, 0x2F, 0x36)
