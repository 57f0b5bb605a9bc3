"""Sets of cells, and what counting proves."""

from __future__ import annotations

from midlets.minesweeper.constraints import Grid, Knowledge, cells_in


def knowledge(text: str, mines: int) -> Knowledge:
    """What a player knows who sees these digits; `.` is a hidden cell, `~` one known to be safe."""
    rows = text.split()
    grid = Grid(len(rows[0]), len(rows))
    know = Knowledge(grid, mines)
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            if sign == "~":
                know.learn(safe=1 << grid.cell(x, y))
            if sign.isdigit():
                know.see(grid.cell(x, y), int(sign))
    return know


def places(know: Knowledge, cells: int) -> set[tuple[int, int]]:
    return {know.grid.place(cell) for cell in cells_in(cells)}


def test_neighbours_are_the_cells_one_step_away():
    grid = Grid(4, 3)
    corner, edge = grid.neighbours[grid.cell(0, 0)], grid.neighbours[grid.cell(3, 1)]
    assert {grid.place(cell) for cell in corner} == {(1, 0), (0, 1), (1, 1)}
    assert {grid.place(cell) for cell in edge} == {(2, 0), (3, 0), (2, 1), (2, 2), (3, 2)}
    assert len(grid.neighbours[grid.cell(1, 1)]) == 8


def test_partners_are_the_cells_that_share_a_neighbour():
    grid = Grid(6, 6)
    centre = grid.cell(2, 2)
    assert {grid.place(n) for n in grid.partners[centre]} == {
        (x, y) for x in range(5) for y in range(5)} - {(2, 2)}


def test_no_mine_left_around_a_number_makes_its_cells_safe():
    know = knowledge("0..", 1)
    assert know.prove()
    assert places(know, know.safe) == {(1, 0)}


def test_as_many_mines_as_cells_makes_them_mined():
    know = knowledge("1..", 1)
    know.prove()
    assert places(know, know.mined) == {(1, 0)}
    assert know.mines_left == 0


def test_a_set_inside_another_with_as_many_mines_leaves_the_rest_safe():
    know = knowledge("...\n11.", 1)
    assert know.prove()
    assert places(know, know.safe) == {(2, 0), (2, 1)}


def test_a_set_inside_another_may_leave_the_rest_mined():
    know = knowledge("...\n13.", 3)
    know.prove()
    assert places(know, know.mined) == {(2, 0), (2, 1)}


def test_a_one_beside_a_two_puts_a_mine_beyond_the_two_and_none_beyond_the_one():
    """The 2 wants one mine more than the 1, and has one cell that the 1 has not."""
    know = knowledge("....\n~12~", 2)
    know.prove(everything=True)
    assert (3, 0) in places(know, know.mined)
    assert (0, 0) in places(know, know.safe)
    assert places(know, know.unknown) == {(1, 0), (2, 0)}


def test_pairs_wait_while_something_is_safe_to_reveal_unless_everything_is_asked():
    know = knowledge("...\n11~", 1)
    assert know.prove()
    assert places(know, know.safe) == {(2, 1)}
    assert know.prove(everything=True)
    assert places(know, know.safe) == {(2, 1), (2, 0)}


def test_a_number_that_tells_nothing_proves_nothing():
    know = knowledge("...\n.1.\n...", 1)
    assert not know.prove()
    assert (know.safe, know.mined) == (0, 0)


def test_the_constraints_leave_out_what_is_proven():
    know = knowledge("1..2..", 3)
    know.prove(everything=True)
    assert places(know, know.mined) == {(1, 0), (2, 0), (4, 0)}
    assert know.constraints() == []


def test_a_forgotten_mine_is_unknown_again_and_counted_again():
    know = knowledge("1..", 1)
    know.prove()
    know.forget(know.mined)
    assert places(know, know.unknown) == {(1, 0), (2, 0)} and know.mined == 0
    know.see(0, 0)
    assert know.prove()
    assert places(know, know.safe) == {(1, 0)}
