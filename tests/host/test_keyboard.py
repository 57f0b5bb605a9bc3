"""Which key of the computer is which key of the phone."""

import pygame
import pytest

from emulator.host.keyboard import phone_key


def event(key, unicode=""):
    return pygame.event.Event(pygame.KEYDOWN, key=key, unicode=unicode)


@pytest.mark.parametrize("key, name", [
    (pygame.K_UP, "up"), (pygame.K_RETURN, "fire"), (pygame.K_F1, "soft_left"), (pygame.K_F2, "soft_right"),
    (pygame.K_ESCAPE, "end"), (pygame.K_BACKSPACE, "clear"), (pygame.K_7, "7"), (pygame.K_KP0, "0"),
    (pygame.K_KP7, "7"), (pygame.K_q, "q"), (pygame.K_F9, None)])
def test_a_key(key, name):
    assert phone_key(event(key)) == name


@pytest.mark.parametrize("sign", ["*", "#"])
def test_star_and_pound_are_found_wherever_they_stand_on_the_keyboard(sign):
    assert phone_key(event(pygame.K_3, unicode=sign)) == sign
