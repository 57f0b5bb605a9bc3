"""Whose turn it is in words, and words in lines."""

from midlets.chinese_checkers.game import Game, Turn
from midlets.chinese_checkers.rules import Move, Rules
from midlets.chinese_checkers.status import broken, notices
from midlets.chinese_checkers.words import words


class Typewriter:
    """A font whose signs are 10 pixels wide."""

    def string_width(self, text):
        return 10 * len(text)


def test_lines_break_at_spaces():
    assert broken("one two three", Typewriter(), 80) == ["one two", "three"]


def test_a_word_that_is_too_wide_is_broken_within():
    assert broken("轮到红方", Typewriter(), 20) == ["轮到", "红方"]


def test_who_came_in_and_who_passes_is_told():
    game = Game(Rules((0, 2, 4)))
    game.places = [2, 0, 4]
    turn = Turn(0, Move(0, 1), (0, 1), (0, 4), (2,))
    assert notices(turn, game, words("en")) == ["Red: place 2", "Violet: place 3", "Green cannot move"]


def test_the_first_to_come_in_has_won():
    game = Game(Rules((0, 3)))
    game.places = [3]
    assert notices(Turn(3, Move(0, 1), (0, 1), (3,), ()), game, words("en")) == ["Blue has won!"]
