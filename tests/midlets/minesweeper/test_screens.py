"""Every screen in every language on every phone, and the forms that refuse what cannot be."""

import pytest

from emulator import Phone
from midlets.minesweeper.board import Level
from midlets.minesweeper.forms import refusal
from midlets.minesweeper.words import ENGLISH

SKINS = "classic", "candybar", "slider", "qwerty", "touch"
LOCALES = "en-US", "ru-RU", "zh-CN"


def tour(player):
    """Go to every screen, by keys; yields its name when it is there."""
    phone, words = player.phone, player.words
    yield "field"
    phone.press("fire")
    phone.run(100)
    phone.press("*")
    yield "hint"
    phone.select(words.menu)
    yield "menu"
    for label in (words.level, words.best_times, words.options, words.help):
        player.choose(label)
        for _ in range(12):
            yield label
            phone.press("down")
        if label == words.level:
            player.choose(words.own)
            yield words.own_board
            phone.press("left", hold=3_000)
            phone.select(words.ok)
            yield "refusal"
            phone.press("fire")
            phone.select(words.back)
        phone.select(words.back)
    player.choose(words.new_game)
    yield "question"
    phone.select(words.no)
    player.open(min(player.canvas.board.mined))
    yield "boom"
    phone.run(1_000)
    yield "offer"


def check_fit(phone, place):
    """No text is cut short, and none reaches beyond an edge."""
    for word in phone.screen.words:
        assert "…" not in word.text, (place, word)
        assert word.x >= 0 and word.x + word.width <= phone.screen.width, (place, word)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("skin", SKINS)
def test_every_word_fits_on_the_screen(skin, locale, sit_down):
    with Phone(skin=skin, locale=locale) as phone:
        for place in tour(sit_down(phone)):
            check_fit(phone, place)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("skin", ["classic", "touch"])
def test_a_win_and_a_long_name_fit_on_the_screen(skin, locale, sit_down):
    with Phone(skin=skin, locale=locale) as phone:
        player = sit_down(phone)
        player.midlet.settings.name = "WWWWWWWWWWWW"
        player.win()
        check_fit(phone, "won")
        phone.run(1_000)
        check_fit(phone, "name")
        phone.select(player.words.ok)
        check_fit(phone, "best times")
        phone.select(player.words.back)
        check_fit(phone, "offer")
        assert player.words.new_game in player.text


@pytest.mark.parametrize("locale, words", [
    ("ru-RU", ["Сапёр", "Новая игра", "Рекорды"]), ("zh-CN", ["扫雷", "新游戏", "最佳时间"]), ("xx", ["New game"])])
def test_it_speaks_the_phones_language(locale, words, sit_down):
    with Phone(locale=locale) as phone:
        player = sit_down(phone)
        phone.select(player.words.menu)
        assert all(word in player.text for word in words)


def test_the_menu_offers_to_continue_only_if_there_is_a_game_to_go_on_with(player):
    player.phone.select("Menu")
    assert "Continue" not in player.text and "Hint" not in player.text
    player.phone.select("Back")
    player.phone.press("fire")
    player.phone.select("Menu")
    assert "Continue" in player.text and "Hint" in player.text


def test_the_help_tells_of_the_keys(player):
    player.menu("How to play")
    assert "Reveal every cell" in player.text.replace("\n", " ")


def test_no_times_are_said_to_be_none(player):
    player.menu("Best times")
    assert "No times yet" in player.text


# -- the person's own board --------------------------------------------------------------------

def own_form(player, *gauges):
    """Open the form and set its gauges by keys, as a person does; None leaves one as it is."""
    player.menu("Level")
    player.choose("Own")
    for value in gauges:
        gauge = player.midlet.display.get_current()._items[gauges.index(value)]
        if value is not None:
            player.phone.press("left", hold=3_500)
            player.phone.press(*["right"] * value)
            assert gauge.get_value() == value
        player.phone.press("down")
    player.phone.select("OK")


@pytest.mark.parametrize("gauges, why", [
    ((0,), "The board is too small: at least 4×4."),
    ((None, 3), "The board is too small: at least 4×4."),
    ((None, None, 0), "A board needs at least one mine."),
    ((4, 5, 20), "Too many mines: a board of 4×5 takes 19 at most."),
])
def test_a_board_that_cannot_be_is_refused_with_a_word_and_the_form_stays(player, gauges, why):
    own_form(player, *gauges)
    assert why in player.text.replace("\n", " ")
    player.phone.press("fire")
    assert "Own board" in player.text and "Width" in player.text


def test_a_board_of_ones_own_is_played_and_remembered(player):
    own_form(player, 5, 6, 7)
    board = player.canvas.board
    assert (board.width, board.height, board.mines) == (5, 6, 7)
    assert player.midlet.settings.level is Level.OWN
    player.menu("Level")
    assert "5×6, mines: 7" in player.text


def test_every_possible_board_is_accepted_up_to_one_cell_without_a_mine():
    assert refusal(ENGLISH, 4, 4, 15) is None and refusal(ENGLISH, 40, 40, 400) is None
    assert refusal(ENGLISH, 4, 4, 16) is not None and refusal(ENGLISH, 0, 0, 0) is not None
