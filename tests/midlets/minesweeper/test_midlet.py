"""Minesweeper on the phone from start to end: whole games, best times, pauses, and the way out."""

import pytest

from emulator import Phone, State
from midlets.minesweeper.board import Level, Outcome


def test_it_starts_from_its_descriptor_on_a_board_and_says_how_many_mines_there_are(phone):
    app = phone.launch("jad/minesweeper.jad")
    assert app.state is State.ACTIVE and "Mines: 10" in phone.screen.text()


def test_the_first_reveal_is_safe_and_opens_a_region(player):
    player.phone.press("fire")
    board = player.canvas.board
    assert board.outcome is Outcome.PLAYING and len(board.revealed) > 1


@pytest.mark.parametrize("skin", ["classic", "qwerty"])
def test_a_beginners_board_is_won_by_keys(skin, sit_down):
    with Phone(skin=skin) as phone:
        player = sit_down(phone)
        player.win()
        assert "Solved!" in player.text


def test_a_beginners_board_is_won_by_finger(sit_down):
    """The first tap reveals, mines are flagged by long taps, and numbers are chorded."""
    with Phone(skin="touch") as phone:
        player = sit_down(phone)
        player.tap((4, 4))
        phone.run(50)
        board = player.canvas.board
        for cell in sorted(board.mined):
            player.tap(cell, hold=600)
        assert "Mines: 0" in player.text
        for cell in board.cells():
            if cell not in board.mined and board.outcome is Outcome.PLAYING:
                player.tap(cell)
        assert "Solved!" in player.text


def test_a_lost_game_shows_all_mines_the_fatal_one_and_wrong_flags(phone, sit_down):
    player = sit_down(phone, "**.. .... ....")
    player.go_to((3, 2))
    phone.press("#")
    player.open((1, 0))
    assert "Boom!" in player.text
    assert str(player.canvas.board) == "*@..\n....\n...x"


def test_after_a_lost_game_fire_begins_another(player):
    player.lose()
    player.phone.run(1_000)
    assert "Boom!" in player.text and "Time: 0:0" in player.text
    player.phone.press("fire")
    assert "Mines: 10" in player.text and not player.canvas.board.revealed


def test_the_soft_key_begins_another_game_at_once(player):
    player.lose()
    player.phone.select("New game")
    assert "Mines: 10" in player.text


def test_arrows_take_the_offer_away_to_look_at_the_board(little):
    little.open((0, 0))
    little.phone.run(1_000)
    assert "New game" in little.text.split("Time:")[1].split("\n")[1]
    little.phone.press("down")
    assert "Time:" not in little.text
    little.phone.press("fire")
    assert "Time:" in little.text and "Boom!" in little.text


def test_giving_up_a_game_in_play_is_asked_first(player):
    player.phone.press("fire")
    board = player.canvas.board
    player.menu("New game")
    assert "Give up the game in play?" in player.text.replace("\n", " ")
    player.phone.select("No")
    assert player.canvas.board is board
    player.menu("New game")
    player.phone.select("Yes")
    assert player.canvas.board is not board and "Mines: 10" in player.text


def test_a_level_is_chosen_and_kept(tmp_path, sit_down):
    with Phone(storage=tmp_path) as phone:
        player = sit_down(phone)
        player.menu("Level")
        player.choose("Middle")
        assert "Mines: 40" in player.text
    with Phone(storage=tmp_path) as phone:
        assert "Mines: 40" in sit_down(phone).text


# -- best times --------------------------------------------------------------------------------

def test_a_best_time_is_given_a_name_and_kept(tmp_path, sit_down):
    with Phone(storage=tmp_path) as phone:
        player = sit_down(phone)
        player.win()
        won = player.canvas.game.elapsed
        phone.run(1_000)
        assert "A new best time" in player.text
        phone.press("2", "6", "6")
        phone.run(2_000)
        phone.select("OK")
        assert "Best times" in player.text and "Beginner" in player.text
        name = player.midlet.settings.name
        assert name and name in player.text
        phone.select("Back")
        assert "Solved!" in player.text and "New game" in player.text
    with Phone(storage=tmp_path) as phone:
        player = sit_down(phone)
        player.menu("Best times")
        assert f"0:{won // 1000:02}" in player.text and name in player.text


def test_a_best_time_without_a_name_counts_too(player):
    player.win()
    player.phone.run(1_000)
    player.phone.select("Back")
    assert len(player.midlet.times.of(Level.BEGINNER)) == 1


def test_a_best_time_is_kept_even_if_the_phone_dies_before_it_has_a_name(tmp_path, sit_down):
    with Phone(storage=tmp_path) as phone:
        sit_down(phone).win()
    with Phone(storage=tmp_path) as phone:
        assert len(sit_down(phone).midlet.times.of(Level.BEGINNER)) == 1


def test_a_helped_game_is_no_best_time(player):
    player.phone.press("fire", "*")
    player.win()
    assert "Solved!" in player.text
    player.phone.run(1_000)
    assert "With hints taken" in player.text
    assert player.midlet.times.of(Level.BEGINNER) == []


def test_own_boards_have_no_best_times(little):
    little.phone.press("fire")
    little.phone.run(1_000)
    assert "Solved!" in little.text and "best" not in little.text


# -- options -----------------------------------------------------------------------------------

def test_options_are_kept(tmp_path, sit_down):
    with Phone(storage=tmp_path) as phone:
        player = sit_down(phone)
        player.menu("Options")
        phone.press("fire", "down", "fire")
        phone.select("Back")
    with Phone(storage=tmp_path) as phone:
        settings = sit_down(phone).midlet.settings
        assert (settings.fair, settings.sound) == (False, False)


# -- the clock, pause, end ---------------------------------------------------------------------

def test_the_clock_runs_from_the_first_reveal_and_stands_while_paused(player):
    phone = player.phone
    phone.run(5_000)
    assert "0:00" in player.text
    phone.press("fire")
    phone.run(3_000)
    assert "0:03" in player.text
    phone.pause()
    phone.run(60_000)
    phone.resume()
    phone.run(1_000)
    assert "0:04" in player.text


def test_the_clock_stands_while_the_menu_is_open(player):
    player.phone.press("fire")
    player.phone.select("Menu")
    player.phone.run(60_000)
    player.choose("Continue")
    assert "0:00" in player.text


def test_two_phones_play_two_games(two_phones, sit_down):
    ours, theirs = (sit_down(phone, "*... .... ....") for phone in two_phones)
    ours.open((0, 0))
    theirs.phone.press("fire")
    assert "Boom!" in ours.text and "Solved!" in theirs.text


def test_the_same_seed_gives_the_same_pixels(sit_down):
    def picture(seed):
        with Phone(seed=seed) as phone:
            sit_down(phone)
            phone.press("fire", "right", "fire")
            return bytes(phone.screen.image.get_view("2").raw)
    assert picture(3) == picture(3)
    assert picture(3) != picture(4)


def test_exit_ends_it(player):
    player.menu("Exit")
    assert player.app.state is State.DESTROYED


def test_two_keys_that_both_choose_to_give_up_ask_once(player):
    player.phone.press("fire")
    player.phone.select("Menu")
    player.phone.press("down", "down")
    for key in ("fire", player.phone.skin.other_key):
        player.phone.handset.keypad.press(key)
    player.phone.run(100)
    assert player.words.give_up.split()[0] in player.text and not player.app.errors
