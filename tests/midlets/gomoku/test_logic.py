import pytest

from midlets.gomoku.board import BLACK, WHITE, Board
from midlets.gomoku.dot import Dot
from midlets.gomoku.logic import FIRLogic, Outcome, choose
from midlets.gomoku.settings import Level, Settings


def game_of(places, **settings):
    game = FIRLogic(Settings(**settings))
    for x, y in places:
        game.play(Dot(x, y))
    return game


def rows_of(count):
    """Moves that win for nobody: two colours by turns, far apart enough."""
    return [(x, y) for y in range(0, 15, 2) for x in range(0, 15, 2)][:count]


FIVE_FOR_BLACK = [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1), (3, 0), (3, 1), (4, 0)]


@pytest.mark.parametrize("level", Level)
def test_the_first_stone_goes_to_the_middle(level):
    assert choose(Board(15), level) == Dot(7, 7)


@pytest.mark.parametrize("size", [10, 20])
@pytest.mark.parametrize("level", Level)
def test_each_level_answers_on_each_size_and_leaves_the_board(level, size):
    board = Board(size)
    for place in ((4, 4), (5, 5), (4, 5)):
        board.place(Dot(*place))
    before = board.copy()
    dot = choose(board, level, budget=2000)
    assert dot in board.empty() and board == before and board.moves == before.moves


@pytest.mark.parametrize("level", Level)
def test_each_level_takes_a_five_and_stops_one(level):
    board = Board.parse("\n".join([". . . . . . . . . ."] * 4 + ["O X X X X . . . . .", ". . . . . O O O O X"]
                                  + [". . . . . . . . . ."] * 4))
    assert choose(board, level) == Dot(5, 4)
    board.place(Dot(0, 0))
    assert board.turn == WHITE and choose(board, level) == Dot(4, 5)


@pytest.mark.parametrize("level", Level)
def test_the_last_empty_place_is_taken(level):
    rows = ["X X O O X X O O X X", "O O X X O O X X O O"] * 5
    board = Board.parse("\n".join(["." + rows[0][1:], *rows[1:]]))
    assert choose(board, level) == Dot(0, 0)


def test_an_ended_game_has_no_move():
    board = Board.parse("X X X X X . . . . .\n" + "\n".join([". . . . . . . . . ."] * 9))
    with pytest.raises(ValueError, match="over"):
        choose(board, Level.EXPERT)


@pytest.mark.parametrize("level", Level)
def test_the_same_board_gives_the_same_move(level):
    board = game_of([(7, 7), (8, 8), (6, 8)]).board
    assert choose(board, level, budget=5000) == choose(board, level, budget=5000)


@pytest.mark.parametrize("level", [Level.MIDDLE, Level.EXPERT])
def test_leaving_the_game_ends_the_thought_at_once(level):
    class Left(Exception):
        pass

    def leave():
        raise Left
    board = game_of([(7, 7), (8, 8), (6, 8), (8, 6)]).board
    before = board.copy()
    with pytest.raises(Left):
        choose(board, level, leave)
    assert board == before


def test_a_true_answer_makes_it_play_what_it_has():
    calls = []
    board = game_of([(7, 7), (8, 8), (6, 8), (8, 6)]).board

    def enough():
        calls.append(1)
        return len(calls) > 3
    assert choose(board, Level.EXPERT, enough) in board.empty()
    assert len(calls) == 4


def test_black_moves_first_and_colours_follow_from_who_starts():
    person_first, phone_first = FIRLogic(Settings()), FIRLogic(Settings(phone_first=True))
    assert (person_first.person, person_first.phone, person_first.is_phones_turn) == (BLACK, WHITE, False)
    assert (phone_first.person, phone_first.phone, phone_first.is_phones_turn) == (WHITE, BLACK, True)


def test_the_phone_thinks_and_then_somebody_plays():
    game = game_of([(7, 7)])
    dot = game.think()
    assert len(game.board.moves) == 1
    game.play(dot)
    assert len(game.board.moves) == 2 and not game.is_phones_turn


@pytest.mark.parametrize("phone_first, outcome", [(False, Outcome.PERSON), (True, Outcome.PHONE)])
def test_the_outcome_says_who_has_five(phone_first, outcome):
    game = game_of(FIVE_FOR_BLACK[:-1], phone_first=phone_first)
    assert game.outcome == Outcome.OPEN
    game.play(Dot(4, 0))
    assert game.outcome == outcome and game.is_over and not game.is_phones_turn


def test_a_full_board_is_a_draw():
    game = FIRLogic(Settings(size=10))
    game.board = Board.parse("\n".join(["X X O O X X O O X X", "O O X X O O X X O O"] * 5))
    assert game.outcome == Outcome.DRAW


def test_undo_takes_back_the_phones_move_and_the_persons():
    game = game_of([(7, 7), (8, 8), (6, 6), (5, 5)])
    phones, persons = game.undo()
    assert (phones.dot, persons.dot) == (Dot(5, 5), Dot(6, 6))
    assert len(game.board.moves) == 2 and not game.is_phones_turn


def test_undo_works_five_times_in_a_row_and_no_more():
    game = game_of(rows_of(16))
    for _ in range(5):
        game.undo()
    assert not game.can_undo and len(game.board.moves) == 6
    with pytest.raises(ValueError, match="no pair"):
        game.undo()


def test_moves_after_an_undo_can_be_taken_back_again():
    game = game_of(rows_of(16))
    for _ in range(5):
        game.undo()
    game.play(Dot(14, 14))
    game.play(Dot(12, 14))
    game.undo()
    assert not game.can_undo and len(game.board.moves) == 6


def test_there_is_no_undo_while_the_phone_is_to_move_nor_when_the_game_is_over():
    assert not game_of(rows_of(3)).can_undo
    assert not game_of(FIVE_FOR_BLACK).can_undo
    assert not FIRLogic().can_undo


def test_the_phones_first_stone_alone_cannot_be_taken_back():
    game = game_of([(7, 7)], phone_first=True)
    assert not game.can_undo
    game.play(Dot(8, 8))
    game.play(Dot(6, 6))
    game.undo()
    assert [move.dot for move in game.board.moves] == [Dot(7, 7)] and not game.can_undo


@pytest.mark.parametrize("phone_first", [False, True])
def test_a_kept_game_goes_on_where_it_was(phone_first):
    game = game_of(rows_of(12), size=19, phone_first=phone_first, level=Level.EXPERT)
    game.undo() if game.can_undo else None
    again = FIRLogic.from_bytes(game.to_bytes())
    assert (again.settings, again.board.moves, again.phone) == (game.settings, game.board.moves, game.phone)
    assert again.to_bytes() == game.to_bytes()


def test_a_kept_game_remembers_how_far_it_can_be_taken_back():
    game = game_of(rows_of(16))
    for _ in range(3):
        game.undo()
    again = FIRLogic.from_bytes(game.to_bytes())
    again.undo()
    again.undo()
    assert not again.can_undo


def test_any_single_wrong_bit_of_a_kept_game_is_seen():
    data = game_of(rows_of(4)).to_bytes()
    for place in range(len(data) * 8):
        wrong = bytearray(data)
        wrong[place // 8] ^= 1 << place % 8
        with pytest.raises(ValueError, match="damaged"):
            FIRLogic.from_bytes(bytes(wrong))


@pytest.mark.parametrize("data", [b"", b"\x00", b"not a game at all"])
def test_what_is_no_kept_game_is_refused(data):
    with pytest.raises(ValueError, match="damaged"):
        FIRLogic.from_bytes(data)
