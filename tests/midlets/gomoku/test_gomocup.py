import re

import pytest

from midlets.gomoku.board import BLACK, WHITE
from midlets.gomoku.dot import Dot
from midlets.gomoku.gomocup import Gomocup
from midlets.gomoku.settings import Level

PLACE = re.compile(r"\d+,\d+")


def told(*lines, level=Level.MIDDLE):
    """A player after these lines, and what it said to the last."""
    player, said = Gomocup(level), []
    for line in lines:
        said = player.answer(line)
    return player, said


def said(*lines, **options):
    return told(*lines, **options)[1]


@pytest.mark.parametrize("size", [10, 15, 20])
def test_start_is_answered_ok(size):
    assert said(f"START {size}") == ["OK"]


@pytest.mark.parametrize("size", ["5", "21", "", "x", "-15", "15 15"])
def test_a_size_that_is_not_supported_is_an_error(size):
    answer = said(f"START {size}")
    assert len(answer) == 1 and answer[0].startswith("ERROR")


def test_begin_plays_the_first_stone():
    assert said("START 15", "BEGIN") == ["7,7"]


def test_turn_puts_the_others_stone_and_answers_with_one():
    player, answer = told("START 15", "TURN 7,7")
    x, y = map(int, answer[0].split(","))
    assert player._board[Dot(7, 7)] == BLACK and player._board[Dot(x, y)] == WHITE


def test_a_game_goes_on_turn_by_turn():
    player = Gomocup(Level.BEGINNER)
    player.answer("START 10")
    player.answer("BEGIN")
    for _ in range(3):
        free = next(dot for dot in player._board.empty() if dot.x == 0 and dot.y % 2 == 0)
        assert PLACE.fullmatch(player.answer(f"TURN {free.x},{free.y}")[0])
    assert len(player._board.moves) == 7


def test_a_board_is_drawn_line_by_line_and_answered_after_done():
    player = Gomocup(Level.BEGINNER)
    player.answer("START 10")
    for line in ("BOARD", "4,4,1", "0,0,2", "5,4,1", "0,9,2", "6,4,1", "9,0,2", "7,4,1", "3,4,2"):
        assert player.answer(line) == []
    assert player.answer("DONE") == ["8,4"]


def test_the_player_is_white_when_the_other_has_one_more():
    player, answer = told("START 10", "BOARD", "4,4,2", "5,5,1", "6,6,2", "DONE")
    assert player._board[Dot(5, 5)] == WHITE and PLACE.fullmatch(answer[0])


@pytest.mark.parametrize("lines", [["4,4"], ["4,4,3"], ["a,b,1"], ["10,0,1", "DONE"], ["4,4,1", "4,4,2", "DONE"],
                                   ["4,4,1", "DONE"], ["4,4,2", "5,5,2", "DONE"]])
def test_a_bad_drawing_is_an_error_and_leaves_the_board(lines):
    player, answer = told("START 10", "TURN 1,1", "BOARD", *lines)
    assert answer[0].startswith("ERROR") and len(player._board.moves) == 2
    assert PLACE.fullmatch(player.answer("TURN 9,9")[0])


@pytest.mark.parametrize("line", ["TURN 7,7", "TURN 15,0", "TURN 7", "TURN a,b", "TURN", "TURN -1,3"])
def test_a_bad_turn_is_an_error_and_changes_nothing(line):
    player, answer = told("START 15", "TURN 7,7", line)
    assert answer[0].startswith("ERROR") and len(player._board.moves) == 2


@pytest.mark.parametrize("line", ["BEGIN", "TURN 7,7", "BOARD", "RESTART", "TAKEBACK 7,7"])
def test_nothing_is_played_before_start(line):
    assert said(line)[0].startswith("ERROR")


def test_begin_is_for_an_empty_board():
    assert said("START 15", "TURN 7,7", "BEGIN")[0].startswith("ERROR")


def test_restart_clears_the_board_of_the_same_size():
    player, answer = told("START 12", "TURN 7,7", "RESTART")
    assert answer == ["OK"] and player._board.size == 12 and not player._board.moves


def test_takeback_takes_the_last_stone():
    player, answer = told("START 15", "BEGIN", "TAKEBACK 7,7")
    assert answer == ["OK"] and not player._board.moves
    assert said("START 15", "BEGIN", "TAKEBACK 0,0")[0].startswith("ERROR")


@pytest.mark.parametrize("line", ["INFO timeout_match 0", "INFO timeout_turn 100", "INFO time_left 5000",
                                  "INFO game_type 1", "INFO rule 0", "INFO folder C:\\x", "INFO nonsense", "INFO",
                                  "INFO timeout_turn soon"])
def test_info_is_never_answered(line):
    assert said("START 15", line) == []


def test_a_shorter_turn_means_fewer_positions():
    budgets = [told(f"INFO timeout_turn {ms}")[0]._budget for ms in (0, 300, 1500, 30000)]
    assert budgets[0] < budgets[1] < budgets[2] == budgets[3]


def test_about_names_the_player():
    answer = said("ABOUT")
    assert re.fullmatch(r'(\w+="[^"]*"(, )?)+', answer[0]) and 'name="' in answer[0] and 'author="' in answer[0]


def test_what_is_not_known_is_unknown():
    assert said("RECTSTART 10,12")[0].startswith("UNKNOWN")
    assert said("SWAP2BOARD")[0].startswith("UNKNOWN")


def test_commands_are_read_in_any_case_and_empty_lines_are_not_answered():
    assert said("start 15") == ["OK"] and said("", ) == [] and said("  \r\n") == []


def test_end_lets_the_driver_go():
    player, answer = told("START 15", "END")
    assert answer == [] and player.ended
    assert not told("START 15")[0].ended
