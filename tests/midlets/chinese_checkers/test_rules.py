"""Moves and winning. The slow rules below share no code with the game's: they work on coordinates alone."""

from itertools import pairwise

import pytest

from emulator.midp.util.random import Random
from midlets.chinese_checkers.board import RealChessBoard, player_of
from midlets.chinese_checkers.places import AREA_OF, AREAS, COORDINATES, PLACES, place_at, place_named
from midlets.chinese_checkers.players import areas_of_others, goal_of, seats
from midlets.chinese_checkers.rules import Jump, Move, Rules

POSITIONS = 10_000
STAR = set(COORDINATES)
WAYS = ((0, 1), (1, 1), (-1, 0), (1, 0), (-1, -1), (0, -1))


def slow_jumps(stones, here, jump):
    """Where one jump can end, by the words of the rule, walking over coordinates."""
    for dx, dy in WAYS:
        far = 1
        while (over := (here[0] + dx * far, here[1] + dy * far)) in STAR and over not in stones:
            far += 1
        if over not in STAR or (far > 1 and jump is Jump.TRADITIONAL):
            continue
        behind = [(over[0] + dx * n, over[1] + dy * n) for n in range(1, far + 1)]
        if all(place in STAR and place not in stones for place in behind):
            yield behind[-1]


def slow_distances(stones, start, jump):
    """Each reachable place and the fewest steps or jumps to it."""
    stones = stones - {start}
    found = {(start[0] + dx, start[1] + dy): 1 for dx, dy in WAYS}
    found = {place: 1 for place in found if place in STAR and place not in stones}
    ring, seen, jumps = {start}, {start}, 0
    while ring:
        jumps += 1
        ring = {end for place in ring for end in slow_jumps(stones, place, jump)} - seen
        seen |= ring
        for place in ring:
            found.setdefault(place, jumps)
    return found


def random_board(random):
    """10 to 60 pieces anywhere."""
    count = 10 + random.next_int(51)
    places, board = list(PLACES), RealChessBoard()
    for piece in range(count):
        board.put(piece, places.pop(random.next_int(len(places))))
    return board


def board_of(**places):
    """Pieces by player: `p0="e5 f6"`."""
    board = RealChessBoard()
    for player, names in places.items():
        for n, name in enumerate(names.split()):
            board.put(int(player[1:]) * 10 + n, place_named(name))
    return board


def reach(board, start, jump, **kind):
    rules = Rules(kind.pop("players", seats(6)), jump, **kind)
    return {"abcdefghijklmnopq"[COORDINATES[place][0] - 1] + str(COORDINATES[place][1])
            for place in rules.reachable(board, place_named(start))}


STEPS_FROM_MIDDLE = {"i10", "j10", "h9", "j9", "h8", "i8"}


@pytest.mark.parametrize("jump", Jump)
def test_moves_agree_with_the_slow_rules_on_ten_thousand_random_positions(jump):
    random, rules = Random(17), Rules(seats(6), jump)
    for _ in range(POSITIONS):
        board = random_board(random)
        start = board.place_of(0)
        stones = {xy for place, xy in enumerate(COORDINATES) if board.occupied >> place & 1}
        expected = slow_distances(stones, COORDINATES[start], jump)
        assert {COORDINATES[place] for place in rules.reachable(board, start)} == set(expected)


@pytest.mark.parametrize("jump", Jump)
def test_paths_are_legal_and_shortest_by_the_slow_rules(jump):
    random, rules = Random(23), Rules(seats(6), jump)
    for _ in range(400):
        board = random_board(random)
        start = board.place_of(0)
        stones = {xy for place, xy in enumerate(COORDINATES) if board.occupied >> place & 1}
        for end, fewest in slow_distances(stones, COORDINATES[start], jump).items():
            path = [COORDINATES[place] for place in rules.path(board, Move(start, place_at(*end)))]
            assert (path[0], path[-1], len(path) - 1) == (COORDINATES[start], end, fewest)
            for here, there in pairwise(path):
                step = (there[0] - here[0], there[1] - here[1]) in WAYS
                assert (step and fewest == 1) or there in slow_jumps(stones - {path[0]}, here, jump)


@pytest.mark.parametrize("jump", Jump)
def test_a_lone_piece_steps_to_its_neighbours_only(jump):
    assert reach(board_of(p0="i9"), "i9", jump) == STEPS_FROM_MIDDLE


@pytest.mark.parametrize("jump", Jump)
def test_a_piece_jumps_over_a_neighbour_to_the_place_right_behind(jump):
    assert reach(board_of(p0="i9", p3="j9"), "i9", jump) == (STEPS_FROM_MIDDLE - {"j9"}) | {"k9"}


@pytest.mark.parametrize("jump", Jump)
def test_nobody_jumps_over_two_in_a_row(jump):
    assert "l9" not in reach(board_of(p0="i9", p3="j9 k9"), "i9", jump)


def test_a_long_jump_goes_as_far_behind_the_piece_as_it_began_before_it():
    assert reach(board_of(p0="g9", p3="i9"), "g9", Jump.LONG) >= {"k9"}
    assert "k9" not in reach(board_of(p0="g9", p3="i9"), "g9", Jump.TRADITIONAL)


@pytest.mark.parametrize("second", ["h9", "j9", "k9"])
def test_a_long_jump_goes_over_the_only_piece_on_its_way(second):
    assert "k9" not in reach(board_of(p0="g9", p3=f"i9 {second}"), "g9", Jump.LONG)


def test_a_long_jump_must_end_on_the_star():
    assert "n9" not in reach(board_of(p0="g9", p3="k9"), "g9", Jump.LONG)
    assert len(reach(board_of(p0="g9", p3="k9"), "g9", Jump.LONG)) == 6


@pytest.mark.parametrize("jump", Jump)
def test_jumps_are_chained_and_a_step_is_not_part_of_a_chain(jump):
    board = board_of(p0="i5", p3="i6 i8")
    assert {"i7", "i9"} <= reach(board, "i5", jump)
    assert "i10" not in reach(board, "i5", jump)


@pytest.mark.parametrize("jump", Jump)
def test_the_way_shown_lists_every_landing(jump):
    path = Rules(seats(6), jump).path(board_of(p0="i5", p3="i6 i8"), Move(place_named("i5"), place_named("i9")))
    assert path == tuple(place_named(name) for name in ("i5", "i7", "i9"))


def test_a_jumper_does_not_jump_over_the_place_it_left():
    board = board_of(p0="i5", p3="i6")
    assert "i3" not in reach(board, "i5", Jump.TRADITIONAL)


def test_there_is_no_way_where_a_piece_may_not_go():
    board = board_of(p0="i9")
    rules = Rules(seats(6))
    assert rules.path(board, Move(place_named("i9"), place_named("m17"))) == ()
    assert rules.path(board, Move(place_named("i9"), place_named("i9"))) == ()
    assert rules.path(board, Move(place_named("e1"), place_named("e2"))) == ()


@pytest.mark.parametrize("jump", Jump)
def test_a_piece_may_not_stop_in_others_areas_if_that_is_the_rule(jump):
    board = board_of(p0="e9", p3="d8")                # e10 is in area 2, which is another's
    free, kept = reach(board, "e9", jump), reach(board, "e9", jump, keep_out=True)
    assert free - kept == {end for end in free if AREA_OF[place_named(end)] in areas_of_others(seats(6), 0)}
    assert free - kept and kept


def test_a_chain_may_touch_down_in_an_area_where_it_may_not_stop():
    board = board_of(p0="e6", p3="d6 d7")
    kept = reach(board, "e6", Jump.TRADITIONAL, keep_out=True)
    assert "c6" not in kept and "e8" in kept          # e6 over d6 to c6, over d7 to e8


def test_own_home_and_goal_are_never_closed():
    rules = Rules(seats(6), Jump.LONG, keep_out=True)
    board = board_of(p0="e5 m13")
    ends = {end for start in ("e5", "m13") for end in rules.reachable(board, place_named(start))}
    assert ends & set(AREAS[0]) and ends & set(AREAS[3])


def test_in_a_game_of_two_the_empty_areas_are_open():
    board = board_of(p0="e9")
    assert reach(board, "e9", Jump.LONG, players=(0, 3), keep_out=True) == reach(board, "e9", Jump.LONG)


def test_the_moves_of_a_player_are_those_of_all_his_pieces():
    rules = Rules(seats(2))
    board = RealChessBoard(seats(2))
    moves = rules.moves(board, 0)
    assert {move.start for move in moves} <= set(AREAS[0])
    assert len(moves) == len(set(moves)) == sum(len(rules.reachable(board, place)) for place in AREAS[0])


def test_who_is_shut_in_cannot_move():
    rules = Rules(seats(2), Jump.TRADITIONAL)
    board = board_of(p0="e1", p3="e2 f2 e3 f3 g3")
    assert not rules.can_move(board, 0)
    assert rules.can_move(board, 3)


def full_goal(own):
    """The goal of player 0 filled with `own` pieces of his and the rest of player 3."""
    board = RealChessBoard()
    for n, place in enumerate(AREAS[goal_of(0)]):
        board.put(n if n < own else 30 + n, place)
    return board


@pytest.mark.parametrize("own, won", [(10, True), (1, True), (0, False)])
def test_a_full_goal_with_at_least_one_own_piece_is_won(own, won):
    assert Rules(seats(2)).has_won(full_goal(own), 0) is won


def test_a_goal_with_a_hole_is_not_won():
    board = full_goal(10)
    board.move(AREAS[3][9], place_named("i9"))
    assert not Rules(seats(2)).has_won(board, 0)


def test_rules_seat_only_the_usual_players():
    with pytest.raises(ValueError, match="usual areas"):
        Rules((0, 1))


def test_an_empty_place_reaches_nothing():
    board = board_of(p0="i9")
    assert player_of(board.piece_at(place_named("e5"))) == -1
    assert Rules(seats(2)).reachable(board, place_named("e5")) == []
