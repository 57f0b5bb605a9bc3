"""The names in the cells of the home screen."""

import pytest

from emulator import Phone

WIDE = ["slider", "qwerty", "touch"]       # the skins whose cells have names


@pytest.fixture(params=WIDE)
def each(request):
    """A phone of each wide skin on its home screen."""
    with Phone(skin=request.param) as phone:
        phone.switch_on()
        phone.run(0)
        yield phone


def shown(phone, offer, name):
    """What is read of a name in the second cell, which is not the chosen one."""
    offer(phone, "A", name)
    return " ".join(line for line in phone.screen.text().splitlines()[1:-1] if "/" not in line).split("> A ")[1]


@pytest.mark.parametrize("name", ["Chess", "Four in a row deluxe", "Chinese checkers", "俄罗斯方块"])
def test_a_name_that_fits_on_two_lines_is_shown_whole(each, offer, name):
    assert shown(each, offer, name) == name


@pytest.mark.parametrize("name, lines", [("五子棋大师联盟锦标赛游戏", 2), ("俄罗斯方块经典版", 2)])
def test_a_name_without_spaces_is_broken_where_its_script_may_be(each, offer, name, lines):
    parts = shown(each, offer, name).split()
    assert "".join(parts) == name and len(parts) == lines


@pytest.mark.parametrize("name, first", [
    ("A very long name that goes on and on", "A very long"), ("五子棋大师联盟锦标赛游戏五子棋大师联盟", "五子棋大师联"),
    ("Шахматы и шашки для всей семьи", "Шахматы и"), ("A Donaudampfschifffahrt", "A")])
def test_a_longer_name_is_cut_on_its_second_line(each, offer, name, first):
    text = shown(each, offer, name)
    assert text.startswith(f"{first} ") and text.endswith("…")
    second = text.removeprefix(f"{first} ")[:-1]
    assert second and second in name.removeprefix(first).lstrip()


def test_a_first_word_that_is_too_long_is_cut_on_one_line(each, offer):
    text = shown(each, offer, "Donaudampfschifffahrtsgesellschaft mbH")
    assert text.endswith("…") and " " not in text and "Donaudampf".startswith(text[:-1])
