"""The words of the network game, read back and refused."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from midlets.chinese_checkers.game import Game
from midlets.chinese_checkers.link import LONGEST
from midlets.chinese_checkers.places import PLACES
from midlets.chinese_checkers.players import Kind, seats
from midlets.chinese_checkers.rules import Jump, Move, Rules
from midlets.chinese_checkers.wire import (
    Garbled,
    Seat,
    State,
    number,
    read_move,
    read_rules,
    read_seats,
    telling,
    tidy,
    write_rules,
)

SEATS = st.builds(Seat, st.integers(0, 5), st.sampled_from(Kind), st.integers(0, 3), st.sampled_from(State),
                  st.text(max_size=30).map(tidy))


@settings(max_examples=150, deadline=None)
@given(st.lists(SEATS, min_size=1, max_size=6))
def test_a_list_of_seats_is_read_back(listed):
    assert read_seats("|".join(map(str, listed))) == tuple(listed)


@settings(max_examples=150, deadline=None)
@given(st.lists(SEATS, min_size=6, max_size=6))
def test_a_list_of_seats_fits_a_datagram(listed):
    assert len("|".join(map(str, listed)).encode()) < LONGEST - 80


@pytest.mark.parametrize("count", [2, 3, 4, 6])
@pytest.mark.parametrize("jump", Jump)
@pytest.mark.parametrize("keep_out", [False, True])
def test_rules_are_read_back(count, jump, keep_out):
    rules = Rules(seats(count), jump, keep_out)
    assert read_rules(*write_rules(rules).split()) == rules


@settings(max_examples=50, deadline=None)
@given(st.sampled_from(PLACES), st.sampled_from(PLACES))
def test_moves_are_read_back(start, end):
    assert read_move(str(Move(start, end))) == Move(start, end)


def test_a_whole_game_is_told_in_messages_that_fit_a_datagram(new_game):
    game = new_game(2, 50)
    start, *moves = telling(game)
    assert start == "start 2 long 0 50"
    assert [message.split()[:2] for message in moves] == [["moves", "0"], ["moves", "40"]]
    assert [word for message in moves for word in message.split()[2:]] == [str(t.move) for t in game.history]
    assert all(len(message.encode()) < LONGEST - 80 for message in moves)


def test_a_game_not_begun_is_told_by_its_start_alone():
    assert telling(Game(Rules(seats(3), Jump.TRADITIONAL, keep_out=True))) == ["start 3 traditional 1 0"]


@pytest.mark.parametrize("reader, words", [
    (number, ["x"]), (number, [""]), (number, ["-1"]), (number, ["1" * 16]), (number, ["٣"]),
    (read_move, ["e3e5"]), (read_move, ["e3-z9"]), (read_move, ["-"]),
    (read_rules, ["5", "long", "0"]), (read_rules, ["2", "high", "0"]), (read_rules, ["2", "long", "2"]),
    (read_seats, [""]), (read_seats, ["0 person 1 here"]), (read_seats, ["6 person 1 here Ann"]),
    (read_seats, ["0 robot 1 here Ann"]), (read_seats, ["0 phone 9 here Ann"]), (read_seats, ["0 phone 1 away Ann"])])
def test_what_no_phone_of_this_program_says_is_garbled(reader, words):
    with pytest.raises(Garbled):
        reader(*words)


@pytest.mark.parametrize("name, kept", [
    ("Ann", "Ann"), ("  Ann   Lee ", "Ann Lee"), ("a|b\nc", "abc"), ("Анна", "Анна"), ("安娜", "安娜"),
    ("x" * 40, "x" * 16), ("x" * 15 + " y", "x" * 15), ("", "")])
def test_a_name_is_made_fit_for_a_message(name, kept):
    assert tidy(name) == kept
