"""One level in play: what is lit, taken, popped, and what costs a life."""

import pytest

from midlets.gallery.arcade.creatures import SINGED, STOMPED
from midlets.gallery.arcade.lighter import Buttons
from midlets.gallery.arcade.street import ROWS, TILE, VENT_HOT, VENT_PERIOD, Creature, Kind, Lamp, Street, Vent
from midlets.gallery.arcade.world import FIREFLY, LAMP, SAFE, SPARKS, What, World

REST, RIGHT, SPARK = Buttons(), Buttons(right=True), Buttons(spark=True)


def street(**things):
    """Thirty columns with a roof at row 12 from end to end, the person at column 5, the door at 26."""
    made = Street(30, 900, **things)
    made.put(Kind.SOLID, 0, 12, 30, ROWS - 12)
    made.start, made.door = (5, 11), (26, 11)
    return made


def run(world, buttons, count):
    """The events of so many steps."""
    return [event for _ in range(count) for event in world.step(buttons)]


def whats(events):
    return [event.what for event in events]


def test_a_lamp_is_lit_by_coming_near_it_once():
    world = World(street(lamps=[Lamp(8, 11), Lamp(20, 11)]))
    events = run(world, RIGHT, 40)
    assert [(event.what, event.points) for event in events] == [(What.LIT, LAMP)]
    assert world.lamps_lit == 1


def test_a_firefly_is_taken_by_touching_it_and_is_gone():
    world = World(street(lamps=[Lamp(20, 11)], fireflies={(7, 11), (7, 5)}))
    assert [(event.what, event.points) for event in run(world, RIGHT, 25)] == [(What.TOOK, FIREFLY)]
    assert world.street.fireflies == {(7, 5)}


def test_the_door_is_locked_while_a_lamp_is_dark_and_says_so_once():
    world = World(street(lamps=[Lamp(2, 11)]))
    world.person.x = 24 * TILE
    assert whats(run(world, RIGHT, 40)).count(What.LOCKED) == 1


def test_with_all_lamps_lit_the_door_leads_home():
    world = World(street(lamps=[Lamp(2, 11, lit=True)]))
    world.person.x = 24 * TILE
    assert What.HOME in whats(run(world, RIGHT, 40))


def test_a_fall_costs_a_life_and_one_comes_back_to_the_lamp_lit_last():
    made = street(lamps=[Lamp(8, 11), Lamp(20, 11)])
    made.put(Kind.AIR, 12, 12, 5, ROWS - 12)
    world = World(made)
    assert What.LOST in whats(run(world, RIGHT, 90))
    world.come_back()
    assert (world.person.middle // TILE, world.safe) == (8, SAFE)


def test_the_dark_costs_a_life_and_the_evening_begins_anew():
    world = World(street())
    assert What.LOST not in whats(run(world, REST, world.street.time - 1))
    assert whats(world.step(REST)) == [What.LOST]
    assert world.darkness == 1
    world.come_back()
    assert world.darkness == 0


def test_who_runs_into_soot_is_lost():
    world = World(street(creatures=[(Creature.SOOT, 8, 11)]))
    assert What.LOST in whats(run(world, RIGHT, 30))


def test_nothing_harms_one_who_has_just_come_back():
    world = World(street(creatures=[(Creature.SOOT, 6, 11)]))
    world.come_back()
    assert What.LOST not in whats(run(world, REST, SAFE - 1))


def drop_on(world, column, height):
    """Let the person fall upon a column from so many sub-pixels above the roof."""
    world.person.x = column * TILE + (TILE - world.person.width) // 2
    world.person.y = 12 * TILE - world.person.height - height


def test_who_jumps_on_soot_pops_it_and_is_thrown_up():
    world = World(street(creatures=[(Creature.SOOT, 8, 11)]))
    world.foes[0].SPEED = 0
    drop_on(world, 8, 300)
    events = run(world, REST, 12)
    assert [(event.what, event.points) for event in events] == [(What.POPPED, STOMPED)]
    assert world.foes == [] and world.person.vy < 0


def test_each_further_one_popped_before_landing_is_worth_more():
    world = World(street(creatures=[(Creature.BAT, 8, 8), (Creature.SOOT, 8, 11)]))
    for other in world.foes:
        other.SPEED = 0
    drop_on(world, 8, 1200)
    points = [event.points for event in run(world, REST, 60) if event.what is What.POPPED]
    assert points == [STOMPED, 2 * STOMPED]


def test_a_spark_pops_what_it_meets():
    world = World(street(creatures=[(Creature.SOOT, 10, 11)]))
    events = run(world, SPARK, 1) + run(world, REST, 24)
    assert [(event.what, event.points) for event in events] == [(What.THREW, 0), (What.POPPED, SINGED)]


def test_a_held_button_throws_one_spark_and_no_more_than_two_fly():
    world = World(street())
    assert whats(run(world, SPARK, 5)) == [What.THREW]
    run(world, REST, 1)
    for _ in range(4):
        run(world, SPARK, 1)
        run(world, REST, 1)
    assert len(world.sparks) == SPARKS


def test_a_vent_scalds_only_while_it_is_hot():
    made = street(vents=[Vent(8, 12, beat=0)])
    world = World(made)
    world.person.x = 8 * TILE + 48
    cold = VENT_PERIOD - VENT_HOT
    assert What.LOST not in whats(run(world, REST, cold - 1))
    assert What.LOST in whats(run(world, REST, 1))


def test_whether_two_really_meet_is_asked_of_who_knows():
    asked = []

    def never(one, other):
        asked.append((one, other))
        return False
    world = World(street(creatures=[(Creature.SOOT, 8, 11)]), meets=never)
    assert What.LOST not in whats(run(world, RIGHT, 40)) and asked


@pytest.mark.parametrize("distance, stirs", [(10, True), (20, False)])
def test_only_who_is_near_moves(distance, stirs):
    world = World(street(creatures=[(Creature.BAT, 5 + distance, 5)]))
    before = world.foes[0].x
    run(world, REST, 3)
    assert (world.foes[0].x != before) is stirs


def test_an_evening_without_anybody_lights_all_lamps_in_the_end():
    world = World(street(lamps=[Lamp(8, 11), Lamp(20, 11)]))
    for _ in range(world.street.time + 5):
        world.idle()
    assert world.lamps_lit == 2 and world.time_left > 0
