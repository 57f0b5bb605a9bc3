"""What is proved without a search must be true: each proof against a search that does not use it."""

from __future__ import annotations

import random

import pytest

from midlets.connect4 import parity
from midlets.connect4.bitboard import from_columns, goals, has_four, open_squares


def can_force(attacker: int, defender: int, attacker_moves: bool, known: dict) -> bool:
    """By trying everything: can the attacker make four, whatever the defender does, before the board is full?"""
    key = attacker, defender
    if key not in known:
        mover = attacker if attacker_moves else defender
        playable = open_squares(attacker | defender)
        squares = [1 << bit for bit in range(49) if playable >> bit & 1]
        if goals(mover) & playable:
            known[key] = attacker_moves
        elif attacker_moves:
            known[key] = any(can_force(attacker | square, defender, False, known) for square in squares)
        else:
            known[key] = bool(squares) and all(can_force(attacker, defender | square, True, known)
                                               for square in squares)
    return known[key]


def positions(pieces: int, how_many: int) -> list[tuple[int, int]]:
    """(first player's, second player's) pieces in games that nobody has won, drawn by chance."""
    chance, found = random.Random(pieces), []
    while len(found) < how_many:
        moves = "".join(chance.choice("0123456") for _ in range(pieces))
        try:
            mine, theirs = from_columns(moves)
        except ValueError:
            continue
        if not has_four(mine) and not has_four(theirs):
            found.append((mine, theirs) if pieces % 2 == 0 else (theirs, mine))
    return found


@pytest.fixture(scope="module")
def first_to_move():
    return positions(30, 400)


@pytest.fixture(scope="module")
def second_to_move():
    return positions(29, 400) + positions(27, 100)


def test_when_following_up_holds_the_first_player_cannot_win(first_to_move):
    held = [(first, second) for first, second in first_to_move
            if parity.second_holds(first, first | second, open_squares(first | second))]
    assert len(held) > 5
    assert not any(can_force(first, second, True, {}) for first, second in held)


def test_when_following_up_wins_the_second_player_can_force_it(first_to_move):
    won = [(first, second) for first, second in first_to_move
           if parity.second_wins(first, second, first | second, open_squares(first | second))]
    assert len(won) > 3
    assert all(can_force(second, first, False, {}) for first, second in won)


def test_when_a_lower_threat_wins_the_first_player_can_force_it(second_to_move):
    won = [(first, second) for first, second in second_to_move
           if not goals(second) & open_squares(first | second)
           and parity.first_wins(first, second, goals(first), first | second, open_squares(first | second))]
    assert len(won) > 5
    assert all(can_force(first, second, False, {}) for first, second in won)


def test_the_rows_are_divided_between_the_two():
    from_below = [parity.LOWER_ROWS >> row & 1 for row in range(6)]
    assert from_below == [1, 0, 1, 0, 1, 0]
    assert parity.LOWER_ROWS & parity.UPPER_ROWS == 0
    assert (parity.LOWER_ROWS | parity.UPPER_ROWS).bit_count() == 42
