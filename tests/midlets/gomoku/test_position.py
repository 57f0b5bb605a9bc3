import pytest

from emulator.midp.util.random import Random
from midlets.gomoku import shapes
from midlets.gomoku.board import BLACK, EMPTY, WHITE, Board, lines
from midlets.gomoku.dot import Dot
from midlets.gomoku.patterns import Pattern, makes
from midlets.gomoku.position import Position, geometry, places


def scattered(seed, size=12, stones=36):
    """A board of random stones, in a smaller middle so that they meet; nobody has five."""
    random, board = Random(seed), Board(size)
    while len(board.moves) < stones:
        dot = Dot(1 + random.next_int(size - 3), 1 + random.next_int(size - 3))
        if board[dot] == EMPTY:
            board.place(dot)
            if board.winning:
                board.undo()
    return board


def everything(position):
    return (list(position.stones), [line.code for line in position.lines], position.total, position.key,
            position.near, position.count)


@pytest.mark.parametrize("seed", range(8))
def test_undo_restores_everything(seed):
    position, random = Position.of(scattered(seed)), Random(seed)
    seen = [everything(position)]
    for turn in range(30):
        free = [place for place, _ in position.packs()]
        position.play(free[random.next_int(len(free))], turn % 2)
        seen.append(everything(position))
    while len(seen) > 1:
        assert everything(position) == seen.pop()
        position.undo()
    assert everything(position) == seen[0]


@pytest.mark.parametrize("seed", range(8))
def test_values_kept_up_to_date_are_those_counted_anew(seed):
    board = scattered(seed)
    position = Position.of(board)
    fresh = [shapes.Line(line.code) for line in position.lines]
    assert position.total == sum(line.total for line in fresh)
    assert [line.cells for line in position.lines] == [line.cells for line in fresh]


def test_the_order_of_moves_leaves_no_trace():
    board = scattered(3)
    one, two = Position.of(board), Position(board.size)
    for move in reversed(board.moves):
        two.play(move.dot.number(board.size), move.colour - 1)
    assert everything(one) == everything(two)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("colour", [BLACK, WHITE])
def test_what_a_place_makes_agrees_with_the_patterns(seed, colour):
    board = scattered(seed)
    position = Position.of(board)
    for dot in board.empty():
        pack = position.cell(dot.number(board.size), colour - 1)
        made = makes(board, dot, colour)
        assert (pack >= shapes.FIVE_CELL) == (Pattern.FIVE in made)
        if pack < shapes.FIVE_CELL:
            assert (pack >= shapes.FOUR_CELL) == (Pattern.FOUR in made)
            if Pattern.OPEN_FOUR in made:
                assert pack >= shapes.OPEN_CELL
            if Pattern.OPEN_THREE in made:
                assert pack & shapes.COUNT_MASK * shapes.THREE_CELL


@pytest.mark.parametrize("seed", range(6))
def test_packs_are_the_cells_near_stones(seed):
    board = scattered(seed)
    position = Position.of(board)
    found = dict(position.packs())
    for dot in board.empty():
        place = dot.number(board.size)
        near = any(board.colour_at(Dot(dot.x + dx * step, dot.y + dy * step))
                   for dx in (-1, 0, 1) for dy in (-1, 0, 1) for step in (1, 2))
        assert (place in found) == near
        if near:
            assert found[place] & shapes.MASK == position.cell(place, 0)
            assert found[place] >> shapes.HALF == position.cell(place, 1)


@pytest.mark.parametrize("seed", range(6))
def test_fives_are_the_missing_stones_of_lines_with_four(seed):
    board = scattered(seed)
    position = Position.of(board)
    for colour in (BLACK, WHITE):
        missing = {place for line in lines(board.size) for place in line
                   if board.stones[place] == EMPTY and sum(board.stones[p] == colour for p in line) == 4}
        assert set(position.fives(colour - 1)) == missing


def test_answers_to_an_open_three_are_all_places_that_stop_it():
    rows = [". . . . . . . . . ."] * 10
    rows[4] = "O . X X X . . . . ."
    position = Position.of(Board.parse("\n".join(rows)))
    assert set(position.answers(0)) == {41, 45, 46}
    for place in range(100):
        if position.stones[place] == EMPTY:
            position.play(place, 1)
            assert (position.pack(0) >= shapes.OPEN_CELL) == (place not in (41, 45, 46))
            position.undo()


@pytest.mark.parametrize("size", [10, 15, 20])
def test_every_place_far_from_the_corners_lies_in_four_lines(size):
    table = geometry(size)
    assert len(table.lines) == 2 * size + 2 * (2 * size - 9)        # diagonals of five or more
    by_place = [len(steps) for steps in table.steps[0]]
    assert [len(steps) for steps in table.steps[1]] == by_place
    assert all(by_place[Dot(x, y).number(size)] == 4 for x in range(4, size - 4) for y in range(4, size - 4))
    assert by_place[0] == 3 and by_place[Dot(1, 2).number(size)] == 3


def test_places_are_the_bits_that_are_set():
    assert places(0) == () and places(1 << 399 | 5) == (0, 2, 399)
