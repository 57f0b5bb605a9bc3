"""What has become of a message, as a sign."""

import pytest

from emulator.midp.lcdui import Image
from midlets.gallery.chat.history import State
from midlets.gallery.chat.marks import HEIGHT, WIDTH, paint

PAPER = 0xFFFFFF


def drawn(state):
    """The pixels that a sign changes, on a sheet that is larger than it."""
    image = Image.create_image(30, 20)
    paint(image.get_graphics(), state, 20, 15)
    found = [0] * 600
    image.get_rgb(found, 0, 30, 0, 0, 30, 20)
    seen = {(place % 30, place // 30): pixel & 0xFFFFFF for place, pixel in enumerate(found)}
    return {place: color for place, color in seen.items() if color != PAPER}


@pytest.mark.parametrize("state", [state for state in State if state is not State.RECEIVED])
def test_a_sign_stays_in_its_place(state):
    places = drawn(state)
    assert places and all(20 - WIDTH <= x <= 20 and 15 - HEIGHT - 1 <= y <= 15 for x, y in places)


def test_each_state_has_its_own():
    signs = [frozenset(drawn(state).items()) for state in State]
    assert len(set(signs)) == len(State)


def test_what_came_has_none():
    assert drawn(State.RECEIVED) == {}
