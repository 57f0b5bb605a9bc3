"""LayerManager: order, view window and painting (checklist GAME-13 to GAME-19)."""

import pytest

from emulator.midp.lang.exceptions import IllegalArgumentException, IndexOutOfBoundsException, NullPointerException
from emulator.midp.lcdui.game.layer_manager import LayerManager
from emulator.midp.lcdui.game.sprite import Sprite
from emulator.midp.lcdui.image import Image

R, G, B = 0xFFFF0000, 0xFF00FF00, 0xFF0000FF


def block(color, width=2, height=1):
    return Sprite(Image.create_rgb_image([color] * (width * height), width, height, True))


@pytest.fixture
def red():
    return block(R)


@pytest.fixture
def green():
    return block(G)


@pytest.fixture
def manager(red, green):
    """Red before green."""
    made = LayerManager()
    made.append(red)
    made.append(green)
    return made


def layers(manager):
    return [manager.get_layer_at(index) for index in range(manager.get_size())]


# -- order ------------------------------------------------------------------------------------


def test_layers_are_appended_behind_all_others(manager, red, green):
    assert layers(manager) == [red, green]


def test_a_layer_that_is_appended_again_moves_to_the_back(manager, red, green):
    manager.append(red)
    assert layers(manager) == [green, red]


@pytest.mark.parametrize("index", [0, 1, 2])
def test_a_layer_is_inserted_before_the_one_at_the_index(manager, red, green, index):
    blue = block(B)
    manager.insert(blue, index)
    expected = [red, green]
    expected.insert(index, blue)
    assert layers(manager) == expected


def test_a_layer_that_is_inserted_again_is_taken_out_first(manager, red, green):
    manager.insert(red, 1)
    assert layers(manager) == [green, red]


@pytest.mark.parametrize("index", [-1, 3])
def test_an_index_beyond_the_end_is_refused(manager, index):
    with pytest.raises(IndexOutOfBoundsException):
        manager.insert(block(B), index)


def test_the_end_itself_is_beyond_it_for_a_layer_that_is_there(manager, red, green):
    with pytest.raises(IndexOutOfBoundsException):
        manager.insert(red, 2)
    assert layers(manager) == [red, green]


def test_a_layer_is_removed_once_and_then_is_not_there(manager, red, green):
    manager.remove(red)
    manager.remove(red)
    assert layers(manager) == [green]


@pytest.mark.parametrize("index", [-1, 2])
def test_there_is_no_layer_beyond_the_end(manager, index):
    with pytest.raises(IndexOutOfBoundsException):
        manager.get_layer_at(index)


def test_nothing_is_no_layer(manager, paper):
    for call in (lambda: manager.append(None), lambda: manager.insert(None, 0), lambda: manager.remove(None),
                 lambda: manager.paint(None, 0, 0)):
        with pytest.raises(NullPointerException):
            call()


def test_layers_are_told_apart_by_what_they_are_not_by_what_they_equal(manager):
    class Equal(Sprite):
        __hash__ = Sprite.__hash__

        def __eq__(self, other):
            return True
    twin = Equal(Image.create_image(1, 1))
    manager.append(twin)
    assert manager.get_size() == 3


# -- painting ---------------------------------------------------------------------------------


def test_the_first_layer_is_nearest_to_the_person(manager, red, green, paper):
    sheet = paper(4, 1)
    green.set_position(1, 0)
    manager.paint(sheet.g, 0, 0)
    assert str(sheet) == "rrg."


def test_invisible_layers_are_left_out(manager, red, paper):
    sheet = paper(3, 1)
    red.set_visible(False)
    manager.paint(sheet.g, 0, 0)
    assert str(sheet) == "gg."


def test_the_view_window_is_shown_at_the_place_given(manager, red, green, paper, grid):
    sheet = paper(6, 3)
    red.set_position(10, 20)
    green.set_position(12, 21)
    manager.set_view_window(11, 20, 2, 2)
    manager.paint(sheet.g, 3, 1)
    assert str(sheet) == grid("...... ...r.. ....g.")


def test_painting_can_only_make_the_clip_smaller(manager, paper):
    sheet = paper(3, 1)
    sheet.g.set_clip(1, 0, 1, 1)
    manager.paint(sheet.g, 0, 0)
    assert str(sheet) == ".r."


def test_clip_and_origin_are_afterwards_what_they_were(manager, paper):
    g = paper(9, 9).g
    g.translate(1, 2)
    g.set_clip(1, 1, 5, 4)
    manager.set_view_window(3, 3, 2, 2)
    manager.paint(g, 4, 4)
    assert (g.get_translate_x(), g.get_translate_y()) == (1, 2)
    assert (g.get_clip_x(), g.get_clip_y(), g.get_clip_width(), g.get_clip_height()) == (1, 1, 5, 4)


def test_clip_and_origin_are_put_back_even_if_a_layer_fails(manager, paper):
    class Failing(Sprite):
        def paint(self, g):
            raise ZeroDivisionError
    g = paper(9, 9).g
    manager.append(Failing(Image.create_image(1, 1)))
    manager.set_view_window(3, 3, 2, 2)
    with pytest.raises(ZeroDivisionError):
        manager.paint(g, 4, 4)
    assert (g.get_translate_x(), g.get_clip_width()) == (0, 9)


@pytest.mark.parametrize("size", [(0, 1), (1, 0)])
def test_a_view_window_of_no_size_shows_nothing(manager, paper, size):
    sheet = paper(2, 1)
    manager.set_view_window(0, 0, *size)
    manager.paint(sheet.g, 0, 0)
    assert str(sheet) == ".."


@pytest.mark.parametrize("size", [(-1, 1), (1, -1)])
def test_a_view_window_has_no_negative_size(manager, size):
    with pytest.raises(IllegalArgumentException):
        manager.set_view_window(0, 0, *size)


def test_a_layer_may_be_in_two_managers(manager, red, paper):
    other, sheet = LayerManager(), paper(5, 1)
    other.append(red)
    manager.paint(sheet.g, 0, 0)
    other.paint(sheet.g, 3, 0)
    assert str(sheet) == "rr.rr"
