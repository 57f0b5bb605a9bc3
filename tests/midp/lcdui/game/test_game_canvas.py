"""GameCanvas: the buffer, flushing, and the latch of key states (MIDP 2.0, GameCanvas)."""

import pytest

from emulator.midp.lang import NullPointerException
from emulator.midp.lcdui import Canvas, Display
from emulator.midp.lcdui.game import GameCanvas

RED, WHITE = 0xFF0000, 0xFFFFFF


@pytest.fixture
def shown(phone, on_phone):
    """`shown(suppress)`: a GameCanvas in full-screen mode that is shown, with `keys` it was told."""

    def make(suppress=True):
        made = []

        class Game(GameCanvas):
            def __init__(self):
                super().__init__(suppress)
                self.set_full_screen_mode(True)
                self.keys = []

            def key_pressed(self, key_code):
                self.keys.append(key_code)

        def body(midlet):
            made.append(Game())
            Display.get_display(midlet).set_current(made[0])
        on_phone(body)
        return made[0]
    return make


def in_guest(phone, canvas, body):
    """Run `body()` on a thread of the game's; what it returns."""
    results = []
    canvas._display._runtime.group.spawn(lambda: results.append(body()))
    phone.run(5)
    return results[0]


def states(phone, canvas):
    return in_guest(phone, canvas, canvas.get_key_states)


def pixel(phone, x, y):
    red, green, blue, _ = phone.screen.image.get_at((x, y))
    return red << 16 | green << 8 | blue


def test_the_bits_are_one_shifted_by_the_game_action():
    assert [GameCanvas.UP_PRESSED, GameCanvas.LEFT_PRESSED, GameCanvas.RIGHT_PRESSED, GameCanvas.DOWN_PRESSED,
            GameCanvas.FIRE_PRESSED, GameCanvas.GAME_A_PRESSED, GameCanvas.GAME_D_PRESSED] \
        == [0x2, 0x4, 0x20, 0x40, 0x100, 0x200, 0x1000]


def test_a_held_key_is_seen_at_every_look(phone, shown):
    game = shown()
    phone.key_down("left")
    assert [states(phone, game) for _ in range(3)] == [GameCanvas.LEFT_PRESSED] * 3


def test_a_tap_between_two_looks_is_seen_once(phone, shown):
    game = shown()
    phone.press("fire", hold=2)
    assert [states(phone, game) for _ in range(2)] == [GameCanvas.FIRE_PRESSED, 0]


def test_two_keys_are_seen_together(phone, shown):
    game = shown()
    phone.key_down("up")
    phone.key_down("right")
    assert states(phone, game) == GameCanvas.UP_PRESSED | GameCanvas.RIGHT_PRESSED


def test_of_two_keys_with_one_action_the_second_still_counts_when_the_first_comes_up(phone, shown):
    game = shown()
    phone.key_down("up")
    phone.key_down("2")
    phone.key_up("up")
    states(phone, game)
    assert states(phone, game) == GameCanvas.UP_PRESSED


def test_while_hidden_no_key_is_down(phone, shown):
    game = shown()
    phone.key_down("left")
    phone.pause()
    assert states(phone, game) == 0


def test_a_key_held_while_it_is_shown_again_counts_only_when_pressed_anew(phone, shown):
    game = shown()
    phone.key_down("left")
    phone.pause()
    phone.resume()
    assert states(phone, game) == 0
    phone.run(700)
    assert states(phone, game) == 0
    phone.key_up("left")
    phone.key_down("left")
    assert states(phone, game) == GameCanvas.LEFT_PRESSED


def test_suppressed_game_keys_are_not_told_but_others_are(phone, shown):
    game = shown(suppress=True)
    phone.press("fire", "5", "*")
    assert game.keys == [Canvas.KEY_STAR]


def test_without_suppression_all_are_told(phone, shown):
    game = shown(suppress=False)
    phone.press("fire", "*")
    assert game.keys == [phone.handset.keypad.key("fire").code, Canvas.KEY_STAR]


def test_the_buffer_starts_white_and_is_painted_when_shown(phone, shown):
    shown()
    assert pixel(phone, 5, 5) == WHITE


def test_what_is_drawn_is_seen_after_a_flush_and_not_before(phone, shown):
    game = shown()

    def draw():
        g = game.get_graphics()
        g.set_color(RED)
        g.fill_rect(0, 0, 20, 20)
    in_guest(phone, game, draw)
    assert pixel(phone, 5, 5) == WHITE
    in_guest(phone, game, game.flush_graphics)
    assert pixel(phone, 5, 5) == RED


def test_a_flush_of_a_part_shows_that_part(phone, shown):
    game = shown()

    def draw():
        g = game.get_graphics()
        g.set_color(RED)
        g.fill_rect(0, 0, 40, 40)
        game.flush_graphics(10, 10, 5, 5)
    in_guest(phone, game, draw)
    assert [pixel(phone, *at) for at in ((9, 9), (10, 10), (14, 14), (15, 15))] == [WHITE, RED, RED, WHITE]


@pytest.mark.parametrize("area", [(0, 0, 0, 5), (0, 0, 5, 0), (0, 0, -5, 5)])
def test_a_flush_of_nothing_shows_nothing(phone, shown, area):
    game = shown()
    serial = phone.screen.serial
    in_guest(phone, game, lambda: game.flush_graphics(*area))
    assert phone.screen.serial == serial


def test_a_flush_while_hidden_shows_nothing(phone, shown):
    game = shown()
    phone.pause()
    serial = phone.screen.serial
    in_guest(phone, game, game.flush_graphics)
    assert phone.screen.serial == serial


def test_the_buffer_keeps_its_picture_while_hidden(phone, shown):
    game = shown()

    def draw():
        g = game.get_graphics()
        g.set_color(RED)
        g.fill_rect(0, 0, 20, 20)
    in_guest(phone, game, draw)
    phone.pause()
    phone.resume()
    assert pixel(phone, 5, 5) == RED


def test_each_graphics_is_new_and_starts_black(phone, shown):
    game = shown()

    def body():
        first = game.get_graphics()
        first.set_color(RED)
        second = game.get_graphics()
        return first is second, second.get_color()
    assert in_guest(phone, game, body) == (False, 0)


def test_paint_needs_something_to_paint_on(phone, shown):
    game = shown()
    with pytest.raises(NullPointerException):
        in_guest(phone, game, lambda: game.paint(None))


def test_a_loop_that_only_flushes_lets_time_pass(phone, shown):
    game = shown()

    def loop():
        while True:
            game.flush_graphics()
    game._display._runtime.group.spawn(loop)
    phone.run(20)
    assert phone.now >= 20
