"""Phases, lives and score around the levels."""

import pytest

from emulator.midp.util import Random
from midlets.gallery.arcade.game import (
    AFTER,
    FIREFLIES,
    HOME,
    LIVES,
    MOST_LIVES,
    SECOND,
    WAITS,
    Game,
    Move,
    Phase,
)
from midlets.gallery.arcade.lighter import Buttons
from midlets.gallery.arcade.street import ROWS, STEPS, TILE

REST, FIRE = Buttons(), Buttons(spark=True)


@pytest.fixture
def game():
    return Game(Random(1))


def fire(game):
    game.step(REST)
    game.step(FIRE)


def wait(game):
    """Until the phase goes on by itself."""
    phase = game.phase
    for _ in range(WAITS[phase]):
        game.step(REST)
    assert game.phase is not phase


def begin(game):
    fire(game)
    wait(game)
    assert game.phase is Phase.PLAYING


def fall(game):
    game.world.person.y = (ROWS + 1) * TILE
    game.step(REST)


def go_home(game):
    for lamp in game.world.street.lamps:
        lamp.lit = True
    column, row = game.world.street.door
    game.world.foes.clear()
    game.world.person.x, game.world.person.y = column * TILE + 100, (row + 1) * TILE - game.world.person.height
    game.step(REST)


def test_every_phase_can_be_reached_and_left():
    assert {phase for phase, _ in AFTER} == set(Phase) == set(AFTER.values())
    assert {move for _, move in AFTER} == set(Move)


def test_fire_begins_a_game_with_its_first_level(game):
    assert game.phase is Phase.TITLE
    fire(game)
    assert (game.phase, game.level, game.lives, game.score) == (Phase.READY, 1, LIVES, 0)


def test_a_fire_key_that_is_still_down_does_not_leave_the_end(game):
    begin(game)
    game.lives = 1
    fall(game)
    for _ in range(WAITS[Phase.LOST] + 3 * STEPS):
        game.step(FIRE)
    assert game.phase is Phase.OVER


def test_nothing_moves_before_it_goes_off(game):
    fire(game)
    for _ in range(WAITS[Phase.READY] - 1):
        game.step(Buttons(right=True))
    assert game.world.tick == 0


def test_a_fall_costs_a_life_and_the_level_goes_on(game):
    begin(game)
    world = game.world
    fall(game)
    assert (game.phase, game.lives) == (Phase.LOST, LIVES - 1)
    wait(game)
    wait(game)
    assert game.phase is Phase.PLAYING and game.world is world


def test_without_a_life_the_game_is_over_and_fire_leads_back_to_the_title(game):
    begin(game)
    for _ in range(LIVES - 1):
        fall(game)
        wait(game)
        wait(game)
    fall(game)
    wait(game)
    assert (game.phase, game.lives) == (Phase.OVER, 0)
    for _ in range(STEPS):
        game.step(REST)
    fire(game)
    assert game.phase is Phase.TITLE


def test_the_end_is_not_left_by_the_last_shot(game):
    begin(game)
    game.lives = 1
    fall(game)
    wait(game)
    fire(game)
    assert game.phase is Phase.OVER


def test_home_is_worth_the_daylight_that_is_left_and_leads_to_the_next_level(game):
    begin(game)
    go_home(game)
    assert game.phase is Phase.CLEARED
    assert game.score == game.bonus == HOME + SECOND * (game.world.time_left // STEPS)
    wait(game)
    assert (game.phase, game.level) == (Phase.READY, 2)


def test_paused_nothing_moves_until_fire(game):
    begin(game)
    game.step(REST)
    game.pause()
    for _ in range(100):
        game.step(Buttons(right=True))
    assert (game.phase, game.world.tick) == (Phase.PAUSED, 1)
    fire(game)
    game.step(REST)
    assert (game.phase, game.world.tick) == (Phase.PLAYING, 2)


def test_only_play_can_be_paused(game):
    game.pause()
    assert game.phase is Phase.TITLE


@pytest.mark.parametrize("lives, then", [(2, 3), (MOST_LIVES, MOST_LIVES)])
def test_fifty_fireflies_are_a_life(game, lives, then):
    begin(game)
    game.lives, game.fireflies = lives, FIREFLIES - 1
    person = game.world.person
    game.world.street.fireflies = {(person.middle // TILE, person.y // TILE)}
    game.step(REST)
    assert (game.lives, game.fireflies) == (then, 0)


def test_one_seed_gives_the_same_streets():
    def streets(seed):
        game = Game(Random(seed))
        begin(game)
        first = str(game.world.street)
        go_home(game)
        wait(game)
        return first, str(game.world.street)
    assert streets(5) == streets(5) != streets(6)
