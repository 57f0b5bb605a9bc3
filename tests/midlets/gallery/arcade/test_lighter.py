"""Running and jumping, step by step."""

import pytest

from midlets.gallery.arcade.lighter import CUT, EARLY, FASTEST, LATE, SPRING, Buttons, Lighter
from midlets.gallery.arcade.street import TILE, Kind, Street

REST, RIGHT, JUMP = Buttons(), Buttons(right=True), Buttons(jump=True)


@pytest.fixture
def street():
    """A long roof at row 12, its right half eight rows deep."""
    street = Street(40, 900)
    street.put(Kind.SOLID, 0, 12, 20)
    return street


@pytest.fixture
def lighter(street):
    standing = Lighter(5, 11)
    standing.step(REST, street)
    return standing


def steps(lighter, street, buttons, count):
    return [lighter.step(buttons, street) for _ in range(count)]


def highest(lighter, street, held):
    """How many sub-pixels above the roof a jump comes whose button is held for so many steps."""
    top = lighter.y
    for step in range(40):
        lighter.step(JUMP if step < held else REST, street)
        top = min(top, lighter.y)
    return 12 * TILE - lighter.height - top


def test_it_starts_with_its_feet_on_the_roof(lighter):
    assert lighter.on_ground and lighter.bottom == 12 * TILE


def test_it_gathers_speed_up_to_the_fastest_and_slides_to_a_stop(lighter, street):
    steps(lighter, street, RIGHT, 20)
    assert lighter.vx == FASTEST
    steps(lighter, street, REST, 10)
    assert lighter.vx == 0


def test_a_jump_that_is_held_reaches_three_rows_and_not_four(lighter, street):
    assert 3 * TILE < highest(lighter, street, 15) < 4 * TILE


def test_a_jump_that_is_let_go_is_cut_short(lighter, street):
    assert highest(lighter, street, 2) < 2 * TILE


def test_a_held_button_jumps_once(lighter, street):
    assert steps(lighter, street, JUMP, 60).count("jump") == 1


def test_a_jump_asked_for_just_before_landing_is_made_on_landing(lighter, street):
    lighter.y -= 200
    steps(lighter, street, REST, LATE + 1)
    assert not lighter.on_ground
    began = steps(lighter, street, JUMP, EARLY)
    assert began.count("jump") == 1 and began[0] is None


@pytest.mark.parametrize("late, began", [(LATE - 1, "jump"), (LATE + 1, None)])
def test_a_jump_is_still_possible_a_moment_after_the_edge(lighter, street, late, began):
    lighter.x = 20 * TILE + 1
    steps(lighter, street, REST, late)
    assert lighter.step(JUMP, street) == began


def test_there_is_no_second_jump_in_the_air(lighter, street):
    steps(lighter, street, JUMP, 6)
    lighter.step(REST, street)
    assert steps(lighter, street, JUMP, 3) == [None] * 3


def test_an_awning_throws_higher_than_a_jump_and_cannot_be_cut_short(lighter, street):
    street.put(Kind.SPRING, 5, 12)
    assert lighter.step(REST, street) == "spring"
    assert lighter.vy == SPRING
    lighter.step(REST, street)
    assert lighter.vy < CUT


def test_it_looks_where_it_was_last_steered(lighter, street):
    lighter.step(Buttons(left=True), street)
    lighter.step(REST, street)
    assert lighter.facing == -1
