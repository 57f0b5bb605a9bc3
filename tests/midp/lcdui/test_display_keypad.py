"""The finger on the keypad over a Canvas: what the game, the keys and the screen are told."""

import pygame
import pytest

from emulator.midp.lang import Thread
from emulator.midp.lcdui import Canvas, Command, Display, Form
from emulator.midp.lcdui.game import GameCanvas

pytestmark = pytest.mark.skin("touch")

UP, DOWN, LEFT, RIGHT, FIRE = -1, -2, -3, -4, -5


class KeyGame(Canvas):
    """Wants keys only."""

    def __init__(self):
        super().__init__()
        self.calls, self.sizes = [], []
        self.form = Form("Form")

    def paint(self, g):
        self.sizes.append((self.get_width(), self.get_height()))
        g.set_color(0x305070)
        g.fill_rect(0, 0, self.get_width(), self.get_height())
        g.set_color(0xFFFFFF)
        g.draw_string("Score 10", 20, self.get_height() - 40, 0)

    def key_pressed(self, key_code):
        self.calls.append(("pressed", key_code))

    def key_repeated(self, key_code):
        self.calls.append(("repeated", key_code))

    def key_released(self, key_code):
        self.calls.append(("released", key_code))


class TouchGame(KeyGame):
    """Knows the finger too."""

    def pointer_pressed(self, x, y):
        self.calls.append(("finger", x, y))

    def pointer_released(self, x, y):
        self.calls.append(("lifted", x, y))


@pytest.fixture
def show(phone, on_phone):
    """`show(KeyGame)` makes one current and gives it."""
    def run(kind):
        made = []

        def body(midlet):
            made.append(kind())
            Display.get_display(midlet).set_current(made[0])
        on_phone(body)
        phone.run(20)
        return made[0]
    return run


def over(phone):
    return phone.software.front.display._over


def place(phone, name):
    """A point on a key of the game page."""
    discs = {disc.name: disc for disc in over(phone)._discs()}
    if name in discs:
        return discs[name].x, discs[name].y
    cross = discs["cross"]
    dx, dy = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0), "right up": (1, -1)}[name]
    return cross.x + dx * cross.radius * 3 // 5, cross.y + dy * cross.radius * 3 // 5


def pixels(phone):
    return pygame.image.tobytes(phone.screen.image, "RGB")


# -- keys -----------------------------------------------------------------------------------------

def test_a_touch_on_a_drawn_key_is_that_key(phone, show):
    game = show(KeyGame)
    phone.touch(*place(phone, "fire"))
    assert game.calls == [("pressed", FIRE), ("released", FIRE)]


def test_a_drawn_key_that_is_held_repeats_as_any(phone, show):
    game = show(KeyGame)
    phone.touch(*place(phone, "left"), hold=650)
    assert game.calls == [("pressed", LEFT), ("repeated", LEFT), ("repeated", LEFT), ("released", LEFT)]


def test_the_finger_that_moves_takes_the_press_along(phone, show):
    game = show(KeyGame)
    phone.drag(place(phone, "left"), place(phone, "right"), place(phone, "right up"))
    assert game.calls == [("pressed", LEFT), ("released", LEFT), ("pressed", RIGHT), ("pressed", UP),
                          ("released", RIGHT), ("released", UP)]


def test_the_finger_that_leaves_the_keys_lets_go_and_the_game_is_not_touched(phone, show):
    game = show(TouchGame)
    phone.press("keypad")
    game.calls.clear()
    phone.drag(place(phone, "fire"), (120, 50), place(phone, "#"))
    assert game.calls == [("pressed", FIRE), ("released", FIRE), ("pressed", 35), ("released", 35)]


def test_two_ways_at_once_can_be_read_by_a_game_loop(phone, show):
    class Loop(GameCanvas):
        def __init__(self):
            super().__init__(True)
            self.states = 0
            Thread(self.loop).start()

        def loop(self):
            while True:
                self.states |= self.get_key_states()
                Thread.sleep(5)
    game = show(Loop)
    phone.handset.touch.press(*place(phone, "right up"))
    phone.run(20)
    assert game.states == GameCanvas.RIGHT_PRESSED | GameCanvas.UP_PRESSED


def test_beside_the_keys_the_touch_is_the_games(phone, show):
    game = show(TouchGame)
    phone.press("keypad")
    phone.touch(120, 60)
    content = game._content()
    assert game.calls == [("finger", 120, 60 - content[1]), ("lifted", 120, 60 - content[1])]


def test_the_keys_of_the_case_can_be_seen_to_be_down(phone, show):
    show(KeyGame)
    phone.handset.touch.press(*place(phone, "up"))
    phone.run(20)
    held = phone.handset.keypad.held
    phone.handset.touch.release(0, 0)
    phone.run(20)
    assert (held, phone.handset.keypad.held) == ({"up"}, frozenset())


# -- showing and hiding ---------------------------------------------------------------------------

def test_its_key_shows_and_hides_it_and_the_game_is_not_told(phone, show):
    game = show(TouchGame)
    plain = pixels(phone)
    seen = []
    for _ in range(3):
        phone.press("keypad")
        seen.append(pixels(phone))
    assert len({plain, *seen}) == 3 and seen[2] == plain and game.calls == []


def test_a_game_of_keys_alone_has_it_from_the_start_and_can_do_without(phone, show):
    game = show(KeyGame)
    covered = pixels(phone)
    phone.press("keypad", "keypad")
    assert pixels(phone) != covered
    phone.touch(*place(phone, "fire"))
    assert game.calls == []


def test_the_choice_is_kept_while_the_game_is_away(phone, show):
    show(KeyGame)
    phone.press("keypad")
    digits = pixels(phone)
    phone.pause()
    phone.run(100)
    phone.resume()
    phone.run(100)
    assert pixels(phone) == digits


def test_size_text_and_pixels_of_the_game_are_its_own(phone, show):
    game = show(KeyGame)
    with_keys, text = set(game.sizes), phone.screen.text()
    drawn = pygame.image.tobytes(phone.screen.drawing.surface, "RGB")
    phone.press("keypad", "keypad")
    game.repaint()
    phone.run(20)
    assert set(game.sizes) == with_keys and phone.screen.text() == text and "Score 10" in text
    assert pygame.image.tobytes(phone.screen.drawing.surface, "RGB") == drawn


def test_painting_again_under_it_does_not_make_it_thicker(phone, show):
    game = show(KeyGame)
    before = pixels(phone)
    for _ in range(5):
        game.repaint(0, 300, 200, 60)
        phone.run(20)
    assert pixels(phone) == before


def test_it_is_above_the_soft_keys_and_goes_down_for_a_full_screen(phone, show):
    game = show(KeyGame)
    look = phone.software.front.display._look
    assert sum(over(phone).area[1::2]) == phone.screen.height - look.bar_height
    game.set_full_screen_mode(True)
    phone.run(20)
    assert sum(over(phone).area[1::2]) == phone.screen.height
    phone.touch(*place(phone, "fire"))
    assert game.calls[-2:] == [("pressed", FIRE), ("released", FIRE)]


def test_a_menu_a_form_and_the_home_screen_have_none(phone, show):
    game = show(KeyGame)
    for label in "One", "Two", "Three":
        game.add_command(Command(label, Command.SCREEN, 1))
    phone.run(20)
    covers = [phone.screen.cover is not None]
    phone.press(phone.skin.other_key)
    phone.run(20)
    covers.append(phone.screen.cover is not None)
    phone.press(phone.skin.back_key)
    phone.run(20)
    covers.append(phone.screen.cover is not None)
    game._display.set_current(game.form)
    phone.run(20)
    covers.append(phone.screen.cover is not None)
    phone.press("keypad", "end")
    phone.run(100)
    covers.append(phone.screen.cover is not None)
    assert covers == [True, False, True, False, False]


def test_a_game_that_goes_away_under_the_finger_leaves_no_key_down(phone, show):
    game = show(KeyGame)
    phone.handset.touch.press(*place(phone, "fire"))
    phone.run(20)
    game._display.set_current(game.form)
    phone.run(20)
    assert phone.handset.keypad.held == frozenset()
    phone.handset.touch.release(0, 0)
    phone.run(20)
    assert game.calls == [("pressed", FIRE)]


def test_turning_the_page_under_the_finger_lets_go(phone, show):
    game = show(KeyGame)
    phone.handset.touch.press(*place(phone, "fire"))
    phone.run(20)
    phone.press("keypad")
    assert phone.handset.keypad.held == frozenset()
    assert game.calls == [("pressed", FIRE), ("released", FIRE)]


@pytest.mark.skin("slider")
def test_a_phone_with_real_keys_lays_nothing_over(phone, show):
    show(KeyGame)
    assert phone.screen.cover is None and "keypad" not in phone.skin.keys


def test_the_arcade_can_be_played_on_it(phone):
    phone.launch("gallery", midlet=2)
    phone.run(500)
    phone.press("fire")
    phone.run(500)
    phone.press("keypad")
    world = phone.software.front.display._visible.game.world
    began = world.person.x
    phone.touch(*place(phone, "right"), hold=600)
    assert world.person.x > began
