"""The board on the phone: whole games by keys and by finger, frames at exact phone times."""

import pytest

from emulator.phone import EPOCH
from midlets.chinese_checkers.animation import MS_PER_LEG, position
from midlets.chinese_checkers.levels import choose
from midlets.chinese_checkers.midlet import ChineseCheckers
from midlets.chinese_checkers.places import AREAS, NOWHERE, place_named, point
from midlets.chinese_checkers.players import Kind
from midlets.chinese_checkers.rules import Move
from midlets.chinese_checkers.settings import Look, SeatChoice, Settings
from midlets.chinese_checkers.stage import FRAME

OWNER = {"MIDlet-Name": "Chinese checkers", "MIDlet-Vendor": "Emulator Authors"}
PERSON, PHONE = SeatChoice(Kind.PERSON), SeatChoice(Kind.PHONE, 1)


def launch(phone, *chairs, **more):
    """A new game with these seats; the app and its canvas."""
    app = phone.launch(ChineseCheckers, OWNER)
    if chairs or more:
        filled = (*chairs, *[PHONE] * (6 - len(chairs))) if chairs else Settings().seats
        app.midlet.settings = Settings(max(2, len(chairs)), filled, **more)
    phone.press("fire")
    return app, app.midlet.canvas


def steps_to(selection, target):
    """The fewest arrow presses from the cursor to a place, found by trying; None if it cannot be reached."""
    arrows = {"left": (-1.0, 0.0), "right": (1.0, 0.0), "up": (0.0, -1.0), "down": (0.0, 1.0)}
    start, ways = selection.cursor, {selection.cursor: []}
    queue = [start]
    for place in queue:
        for name, (dx, dy) in arrows.items():
            selection.cursor = place
            selection.step(dx, dy)
            if selection.cursor not in ways:
                ways[selection.cursor] = [*ways[place], name]
                queue.append(selection.cursor)
    selection.cursor = start
    return ways.get(target)


def enter(phone, canvas, move):
    """The person's move, by keys."""
    phone.press(*steps_to(canvas.selection, move.start), "fire")
    assert canvas.selection.taken == move.start
    phone.press(*steps_to(canvas.selection, move.end), "fire")


def begin_thought(phone, canvas):
    """The person's first move, and the phone is at its thought about it."""
    canvas.selection.choose(choose(canvas.match.game, 1))
    phone.key_down("fire")
    phone.run(2)
    assert canvas.thinker.thinking and len(canvas.match.game.history) == 1


def wait_for_person(phone, canvas):
    """Until all lies still and the person may move, or the game is over."""
    phone.run_until(lambda: canvas.ranking or (canvas.selection is not None and not canvas.moving), within=60_000)


def spot(canvas, place):
    return canvas.layout.spot(point(place, canvas.viewer))


# -- a game at one phone ---------------------------------------------------------------------------

def test_a_whole_game_is_played_by_keys_against_the_phone(phone):
    _, canvas = launch(phone, PERSON, PHONE)
    game = canvas.match.game
    for number in range(200):
        wait_for_person(phone, canvas)
        if game.over:
            break
        move = choose(game, 2)
        if number < 12:
            enter(phone, canvas, move)
        else:
            canvas.selection.choose(move)
            phone.press("fire")
    assert game.over and sorted(game.places) == [0, 3]
    assert "The game is over" in phone.screen.text() and "Red" in phone.screen.text()


def test_six_phones_play_to_the_end_and_the_ranking_is_shown(phone):
    _, canvas = launch(phone, *[PHONE] * 6, speed=0)
    phone.run_until(lambda: canvas.ranking, within=600_000)
    said = phone.screen.text()
    assert sorted(canvas.match.game.places) == [0, 1, 2, 3, 4, 5]
    assert all(colour in said for colour in ("Red", "Yellow", "Green", "Blue", "Violet", "White"))


def test_fire_plays_again_when_the_game_is_over(phone):
    _, canvas = launch(phone, PHONE, PHONE, speed=0)
    phone.run_until(lambda: canvas.ranking, within=600_000)
    over = canvas.match.game
    phone.key_down("fire")
    phone.run(2)
    assert canvas.match.game is not over and len(canvas.match.game.history) < 10


def test_people_who_share_the_phone_each_see_the_board_turned_to_themselves(phone):
    _, canvas = launch(phone, PERSON, PERSON, PERSON)
    for player in (0, 2, 4, 0):
        wait_for_person(phone, canvas)
        assert canvas.viewer == canvas.match.game.turn == player
        assert all(canvas.layout.spot(point(place, player))[1] > canvas.layout.y for place in AREAS[player])
        canvas.selection.choose(canvas.match.game.moves()[0])
        phone.press("fire")


@pytest.mark.parametrize("way", ["clear", "0"])
def test_clear_lets_go_of_the_piece(phone, way):
    _, canvas = launch(phone, PERSON, PHONE)
    phone.press("fire")
    assert canvas.selection.taken != NOWHERE
    taken = canvas.selection.taken
    phone.press(way)
    assert canvas.selection.taken == NOWHERE and canvas.selection.cursor == taken
    assert canvas.match.game.history == []


def test_a_piece_that_cannot_move_is_not_taken_up(phone):
    _, canvas = launch(phone, PERSON, PHONE)
    canvas.selection.cursor = place_named("e1")
    assert canvas.match.game.rules.reachable(canvas.match.game.board, place_named("e1")) == []
    phone.press("fire")
    assert canvas.selection.taken == NOWHERE


def test_a_tap_takes_up_and_a_second_tap_moves(phone):
    _, canvas = launch(phone, PERSON, PHONE)
    move = canvas.match.game.moves()[0]
    phone.touch(*spot(canvas, move.start))
    assert canvas.selection.taken == move.start
    phone.touch(*spot(canvas, move.end))
    assert canvas.match.game.history[0].move == move


def test_a_tap_elsewhere_lets_go(phone):
    _, canvas = launch(phone, PERSON, PHONE)
    move = canvas.match.game.moves()[0]
    phone.touch(*spot(canvas, move.start))
    phone.touch(2, 2)
    assert canvas.selection.taken == NOWHERE


def test_undo_takes_back_the_persons_move_and_the_phones_answer(phone):
    _, canvas = launch(phone, PERSON, PHONE)
    before = str(canvas.match.game)
    enter(phone, canvas, choose(canvas.match.game, 1))
    wait_for_person(phone, canvas)
    assert len(canvas.match.game.history) == 2
    phone.select("Undo")
    assert str(canvas.match.game) == before and canvas.selection is not None
    phone.select("Undo")
    assert str(canvas.match.game) == before


def test_undo_while_the_phone_thinks_ends_its_thought(phone):
    _, canvas = launch(phone, PERSON, SeatChoice(Kind.PHONE, 3), speed=0)
    begin_thought(phone, canvas)
    canvas._shows.call_serially(canvas.undo)
    phone.run(5_000)
    assert canvas.match.game.history == [] and canvas.selection is not None


def test_keys_live_while_the_phone_thinks(phone):
    app, canvas = launch(phone, PERSON, SeatChoice(Kind.PHONE, 3), speed=0)
    begin_thought(phone, canvas)
    phone.key_down(phone.skin.back_key)
    phone.run(2)
    assert "New game" in phone.screen.text() and app.midlet.canvas is None


def test_a_hint_takes_up_a_piece_and_points_at_where_it_could_go(phone):
    _, canvas = launch(phone, PERSON, PHONE)
    phone.select("Hint")
    phone.run_until(lambda: canvas.selection.taken != NOWHERE, within=60_000)
    assert canvas.selection.move() in canvas.match.game.moves()
    phone.press("fire")
    assert len(canvas.match.game.history) == 1


def test_every_own_piece_and_every_place_can_be_reached_by_arrows(phone):
    _, canvas = launch(phone, PERSON, PERSON, speed=0)
    for _ in range(40):
        wait_for_person(phone, canvas)
        selection, game = canvas.selection, canvas.match.game
        assert all(steps_to(selection, place) is not None for place in game.board.places_of(game.turn))
        move = choose(game, 1)
        selection.take(move.start)
        assert all(steps_to(selection, place) is not None for place in selection.ends)
        selection.cursor = move.end
        phone.press("fire")


# -- what moves ------------------------------------------------------------------------------------

def test_the_piece_is_drawn_where_the_path_says_at_each_phone_time(phone):
    _, canvas = launch(phone, PERSON, PERSON, speed=1)
    canvas.selection.choose(Move(place_named("e3"), place_named("e5")))
    phone.key_down("fire")
    phone.run(2)
    began, path = canvas.flights.flight.since - EPOCH, canvas.flights.flight.turn.path
    assert len(path) == 2
    for frame in range(1, MS_PER_LEG[1] // FRAME):
        phone.run(began + frame * FRAME - phone.now)
        assert canvas.flights.at(canvas._now, 0) == position(path, frame * FRAME, 1)
        x, y = canvas.layout.spot(position(path, frame * FRAME, 1))
        red, green, blue, _ = phone.screen.image.get_at((x, y + phone.screen.height - 320))
        assert red > 120 and green < red // 2 and blue < red // 2
    phone.run(began + MS_PER_LEG[1] + FRAME - phone.now)
    assert canvas.flights.flight is None and canvas.flights.shown[place_named("e5")] == 0


def test_the_piece_in_hand_shakes_and_one_that_is_not_does_not(phone):
    launch(phone, PERSON, PHONE)
    phone.press("fire")
    looks = set()
    for _ in range(6):
        phone.run(FRAME)
        looks.add(phone.screen.image.get_buffer().raw)
    assert len(looks) >= 3              # left, right and in the middle
    phone.press("clear")
    still = phone.screen.image.get_buffer().raw
    phone.run(1_000)
    assert phone.screen.image.get_buffer().raw == still


@pytest.mark.parametrize("look", list(Look))
def test_an_idle_board_repaints_nothing(phone, look):
    _, canvas = launch(phone, PERSON, PHONE, look=look)
    paints = []
    paint = canvas.paint
    canvas.paint = lambda g: (paints.append(phone.now), paint(g))
    phone.run(60_000)
    assert paints == [] and canvas._running is None


def test_without_animation_a_move_is_there_at_once(phone):
    _, canvas = launch(phone, PERSON, PERSON, speed=0)
    move = canvas.match.game.moves()[0]
    canvas.selection.choose(move)
    phone.key_down("fire")
    phone.run(2)
    assert canvas.flights.shown[move.end] == 0 and not canvas.flights.busy
