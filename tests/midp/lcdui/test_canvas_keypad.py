"""The keypad over a Canvas: its pages, whom it is opened for, which key is where, how it looks."""

import pygame
import pytest

from emulator.handset.frame import Frame
from emulator.midp.lcdui import Canvas
from emulator.midp.lcdui.canvas_keypad import NEXT, CanvasKeypad, Page
from emulator.midp.lcdui.game import GameCanvas
from emulator.midp.lcdui.list import List
from emulator.midp.lcdui.look import Look

pytestmark = pytest.mark.skin("touch")


class Keys(Canvas):
    def key_pressed(self, key_code):
        pass


class Finger(Canvas):
    def pointer_pressed(self, x, y):
        pass


class Both(Keys, Finger):
    pass


class Released(Canvas):
    def key_released(self, key_code):
        pass


class Plain(Canvas):
    pass


class Game(GameCanvas):
    def __init__(self):
        super().__init__(True)


class TouchGame(Game):
    def pointer_released(self, x, y):
        pass


@pytest.fixture
def keypad(phone):
    keypad = CanvasKeypad(phone.handset, Look(phone.handset))
    keypad.stand_on(phone.screen.height)
    return keypad


def disc(keypad, name):
    return next(disc for disc in keypad._discs() if disc.name == name)


# -- pages ----------------------------------------------------------------------------------------

def test_each_page_leads_to_the_next_and_back_to_the_first(keypad):
    seen = []
    for _ in range(3):
        keypad.turn()
        seen.append(keypad.page)
    assert seen == [Page.GAME, Page.DIGITS, Page.HIDDEN] and set(NEXT) == set(Page)


@pytest.mark.parametrize("kind, page", [
    (Keys, Page.GAME), (Released, Page.GAME), (Game, Page.GAME),
    (Both, Page.HIDDEN), (Finger, Page.HIDDEN), (TouchGame, Page.HIDDEN), (Plain, Page.HIDDEN),
    (lambda: List("", List.IMPLICIT), Page.HIDDEN),
])
def test_it_is_open_for_a_canvas_that_wants_keys_and_not_the_finger(keypad, on_phone, kind, page):
    found = []
    on_phone(lambda midlet: found.append(keypad.first_page(kind())))
    assert found == [page]


@pytest.mark.skin("slider")
def test_a_phone_with_real_keys_has_none(keypad, on_phone):
    found = []
    on_phone(lambda midlet: found.append(keypad.first_page(Keys())))
    assert (found, keypad.works) == ([Page.HIDDEN], False)


# -- where the keys are ---------------------------------------------------------------------------

@pytest.mark.parametrize("dx, dy, keys", [
    (0, -1, {"up"}), (0, 1, {"down"}), (-1, 0, {"left"}), (1, 0, {"right"}),
    (1, -1, {"right", "up"}), (-1, -1, {"left", "up"}), (1, 1, {"right", "down"}), (-1, 1, {"left", "down"}),
])
def test_the_cross_has_eight_ways(keypad, dx, dy, keys):
    keypad.page = Page.GAME
    cross = disc(keypad, "cross")
    out = cross.radius * 3 // 5
    assert keypad.keys_at(cross.x + dx * out, cross.y + dy * out) == keys


def test_in_the_middle_of_the_cross_no_key_is_down_and_the_guest_does_not_hear(keypad):
    keypad.page = Page.GAME
    cross = disc(keypad, "cross")
    assert keypad.keys_at(cross.x, cross.y) == frozenset()


@pytest.mark.parametrize("name", ["fire", "*", "#"])
def test_the_round_keys_are_hit_on_them_and_not_beside(keypad, name):
    keypad.page = Page.GAME
    key = disc(keypad, name)
    assert keypad.keys_at(key.x, key.y) == {name}
    assert keypad.keys_at(key.x, key.y - key.radius - 8) is None


def test_the_keys_of_a_page_do_not_touch(keypad):
    discs = keypad._discs()
    near = [(one.name, other.name) for place, one in enumerate(discs) for other in discs[:place]
            if (one.x - other.x) ** 2 + (one.y - other.y) ** 2 <= (one.radius + other.radius + 4) ** 2]
    assert near == []


def test_the_digits_stand_as_on_a_telephone(keypad):
    keypad.page = Page.DIGITS
    left, top, width, height = keypad.area
    rows = ["".join(*[keypad.keys_at(left + width * (2 * column + 1) // 6, top + height * (2 * row + 1) // 8)])
            for row in range(4) for column in range(3)]
    assert "".join(rows) == "123456789*0#"


@pytest.mark.parametrize("page", [Page.GAME, Page.DIGITS])
def test_above_the_keypad_a_touch_is_the_guests(keypad, page):
    keypad.page = page
    assert keypad.keys_at(120, keypad.area[1] - 20) is None


def test_a_hidden_keypad_is_nowhere(keypad, phone):
    assert {keypad.keys_at(x, y) for x in range(0, 240, 30) for y in range(0, 400, 30)} == {None}


@pytest.mark.parametrize("page", [Page.GAME, Page.DIGITS])
def test_it_ends_where_it_is_stood_on(keypad, page):
    keypad.page = page
    keypad.stand_on(380)
    left, top, width, height = keypad.area
    assert (left, width, top + height) == (0, 240, 380) and height <= 400 // 3 + 20


# -- look -----------------------------------------------------------------------------------------

def painted(keypad, page, down=(), part=(0, 0, 240, 400), ground=0x808080):
    keypad.page, keypad.down = page, frozenset(down)
    lcd = Frame(240, 400, color=ground).surface
    keypad.paint(lcd, pygame.Rect(part))
    return lcd


@pytest.mark.parametrize("page", [Page.GAME, Page.DIGITS])
def test_what_is_under_it_shines_through_all_but_what_is_printed(keypad, page):
    light, dark = painted(keypad, page, ground=0xFFFFFF), painted(keypad, page, ground=0)
    same = pygame.mask.from_threshold(light, 0, (1, 1, 1, 255), dark)
    assert same.count() < keypad.area[2] * keypad.area[3] / 40


@pytest.mark.parametrize("page, name", [(Page.GAME, "left"), (Page.GAME, "fire"), (Page.DIGITS, "5")])
def test_a_key_that_is_down_looks_so(keypad, page, name):
    up, down = painted(keypad, page), painted(keypad, page, [name])
    changed = pygame.mask.from_threshold(up, 0, (1, 1, 1, 255), down)
    changed.invert()
    boxes = changed.get_bounding_rects()
    box = boxes[0].unionall(boxes[1:])
    keypad.page = page
    assert keypad.keys_at(*box.center) == {name} and box.width < 100


def test_only_the_part_that_was_shown_is_covered(keypad):
    lcd = painted(keypad, Page.DIGITS, part=(0, 0, 120, 400))
    assert {tuple(lcd.get_at((x, y))) for x in range(120, 240) for y in range(0, 400, 3)} == {(128, 128, 128, 255)}


def test_nothing_of_it_is_cut_off(keypad):
    lcd = painted(keypad, Page.GAME)
    edge = {tuple(lcd.get_at((x, y))) for y in range(400) for x in (0, 239)} | \
        {tuple(lcd.get_at((x, 399))) for x in range(240)}
    assert edge == {(128, 128, 128, 255)}
