"""Hints, fair boards in the making, and sounds."""

import pytest

from midlets.minesweeper.solver import solvable

NEVER_FAIR = 4, 4, 10       # so dense that no board can be solved without a guess
TAKES_A_WHILE = 20, 20, 140


def own_board(player, size):
    """Begin a board of this size, by way of the levels."""
    player.midlet.settings.own = size
    player.menu("Level")
    player.choose("Own")
    player.phone.select("OK")
    assert player.canvas.board.width == size[0] and f"Mines: {size[2]}" in player.text


# -- hints -------------------------------------------------------------------------------------

def test_a_hint_moves_the_cursor_to_a_safe_cell_and_fire_opens_it(phone, sit_down):
    player = sit_down(phone, "*.....\n......\n....**\n....*.")
    player.open((2, 0))
    phone.press("*")
    cell = player.canvas.cursor
    assert "This cell is safe." in player.text and cell not in player.canvas.board.mined
    phone.press("fire")
    assert cell in player.canvas.board.revealed and "safe" not in player.text


def test_a_hint_says_how_dangerous_a_guess_is(phone, sit_down):
    player = sit_down(phone, "*..*")
    player.open((1, 0))
    phone.press("*")
    said = player.text.replace("\n", " ")
    assert "No cell is certain." in said and "50% for a mine." in said


def test_a_hint_finds_a_wrong_flag(phone, sit_down):
    """The one mine is proven to be beside the numbers, so the cell at the left end is safe."""
    player = sit_down(phone, ".*.....")
    player.open((6, 0))
    player.go_to((0, 0))
    phone.press("#", "*")
    assert player.canvas.cursor == (0, 0) and "This flag is wrong" in player.text.replace("\n", " ")


def test_the_menu_has_a_hint_too(player):
    player.phone.press("fire")
    player.menu("Hint")
    assert player.canvas.game.hints == 1 and "Flag" in player.text


def test_a_hint_before_the_first_reveal_is_no_help(player):
    player.phone.press("*")
    assert "This cell is safe." in player.text and player.canvas.game.hints == 0


def test_there_is_no_hint_when_the_game_is_over(little):
    little.open((0, 0))
    little.phone.press("*")
    assert little.canvas.game.hints == 0


# -- fair boards -------------------------------------------------------------------------------

def test_the_first_reveal_lays_a_board_that_needs_no_guess(player):
    first = player.canvas.cursor
    player.phone.press("fire")
    assert solvable(player.canvas.board, first)


def test_a_board_that_takes_a_while_shows_how_it_goes(player):
    own_board(player, TAKES_A_WHILE)
    phone, first = player.phone, player.canvas.cursor
    phone.key_down("fire")
    phone.key_up("fire")
    phone.run_until(lambda: "Making a fair board" in player.text, within=100)
    assert "Board 2" in player.text and "%" in player.text and not player.canvas.board.laid
    phone.run_until(lambda: player.canvas.board.laid, within=1_000)
    phone.run(10)
    assert "Making" not in player.text and solvable(player.canvas.board, first)


def test_the_making_can_be_cancelled_and_begun_again(player):
    own_board(player, NEVER_FAIR)
    player.phone.press("fire")
    player.phone.run(500)
    assert "Making a fair board" in player.text.replace("\n", " ")
    player.phone.select("Cancel")
    player.phone.run(5_000)
    assert not player.canvas.board.laid and "Making" not in player.text and "Flag" in player.text
    player.phone.press("fire")
    player.phone.run(500)
    assert "Making a fair board" in player.text.replace("\n", " ")


def test_if_no_fair_board_is_found_it_is_said_and_the_game_goes_on(player):
    own_board(player, NEVER_FAIR)
    player.phone.press("fire")
    player.phone.run(6_000)
    assert "No fair board was found." in player.text.replace("\n", " ") or "Solved!" in player.text
    assert player.canvas.board.revealed


def test_keys_and_finger_wait_while_a_board_is_made(player):
    own_board(player, NEVER_FAIR)
    player.phone.press("fire", "left", "#", "*", "fire")
    player.tap((0, 0))
    assert player.canvas.cursor == (2, 2) and not player.canvas.board.flagged and player.canvas.game.hints == 0


@pytest.mark.parametrize("go_away", [lambda phone: phone.pause(), lambda phone: phone.press("end")])
def test_a_board_in_the_making_is_given_up_when_the_field_is_hidden(player, go_away):
    own_board(player, NEVER_FAIR)
    player.phone.press("fire")
    go_away(player.phone)
    player.phone.run(10_000)
    assert not player.canvas.board.laid


def test_without_fair_boards_a_board_is_laid_at_once(player):
    player.menu("Options")
    player.phone.press("fire")
    player.phone.select("Back")
    player.phone.select("Back")
    player.midlet.settings.own = NEVER_FAIR
    player.menu("Level")
    player.choose("Own")
    player.phone.select("OK")
    player.phone.key_down("fire")
    player.phone.key_up("fire")
    assert player.canvas.board.laid


# -- sounds ------------------------------------------------------------------------------------

def test_a_reveal_a_flag_and_a_win_are_heard(phone, sit_down):
    player = sit_down(phone, "*... ..*. ....")
    player.open((0, 1))
    player.go_to((0, 0))
    phone.press("#")
    assert [sound.kind for sound in phone.sounds] == ["wav", "wav"]
    for cell in player.canvas.board.cells():
        if cell not in player.canvas.board.mined and cell not in player.canvas.board.revealed:
            player.open(cell)
    assert "Solved!" in player.text and {sound.kind for sound in phone.sounds} == {"wav"}
    assert phone.sounds[-1].duration != phone.sounds[0].duration


def test_an_explosion_is_heard_and_felt(little):
    little.open((0, 0))
    assert [sound.kind for sound in little.phone.sounds] == ["wav"] and little.phone.vibrations


def test_nothing_is_heard_when_the_sound_is_off(little):
    little.menu("Options")
    little.phone.press("down", "fire")
    little.phone.select("Back")
    little.phone.select("Back")
    little.open((0, 0))
    assert "Boom!" in little.text and little.phone.sounds == []
