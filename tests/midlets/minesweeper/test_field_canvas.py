"""Keys and finger on the field, and what of it is painted anew."""

from itertools import pairwise

import pytest

from emulator import Phone
from emulator.midp.lcdui import Canvas

EXPERT = "\n".join(["*" + "." * 29] + ["." * 30] * 15)


def test_pound_flags_and_a_flagged_cell_does_not_open(little):
    little.go_to((0, 0))
    little.phone.press("#")
    assert "Mines: 0" in little.text
    little.phone.press("fire")
    assert "Boom!" not in little.text


def test_the_soft_key_flags(little):
    little.go_to((0, 0))
    little.phone.select("Flag")
    assert "Mines: 0" in little.text


def test_a_long_fire_flags_and_does_not_open(little):
    little.phone.press("fire", hold=700)
    assert "Mines: 0" in little.text and not little.canvas.board.revealed


def test_a_long_fire_flags_once_however_long_it_is(little):
    little.phone.press("fire", hold=3_000)
    assert "Mines: 0" in little.text


def test_fire_on_a_number_with_its_flags_opens_the_rest_around_it(phone, sit_down):
    player = sit_down(phone, "*... .... *...")
    player.open((1, 1))
    for cell in ((0, 0), (0, 2)):
        player.go_to(cell)
        phone.press("#")
    player.open((1, 1))
    assert {(1, 0), (0, 1), (1, 2)} <= player.canvas.board.revealed


def test_digits_move_and_fire_too(little):
    little.phone.press("2", "4")
    assert little.canvas.cursor == (1, 0)
    little.phone.press("8", "6", "5")
    assert little.canvas.cursor == (2, 1) and (2, 1) in little.canvas.board.revealed


def test_the_cursor_goes_round_the_edges(little):
    little.phone.press("up", "up")
    assert little.canvas.cursor == (2, 2)


def test_a_held_arrow_goes_on(phone, sit_down):
    player = sit_down(phone, EXPERT)
    phone.press("right", hold=1_000)
    assert player.canvas.cursor[0] >= 19


# -- finger ------------------------------------------------------------------------------------

def test_a_tap_opens_and_a_long_press_flags(little):
    little.tap((0, 0), hold=600)
    assert "Mines: 0" in little.text
    little.tap((3, 0))
    assert "Solved!" in little.text


def test_a_tap_that_slips_to_another_place_does_nothing(little):
    little.phone.drag(little.place((3, 0)), little.place((1, 2)))
    assert not little.canvas.board.revealed and not little.canvas.board.flagged


def test_a_tap_on_the_panel_begins_another_game(little):
    little.open((0, 0))
    little.phone.run(1_000)
    x, y, width, height = little.canvas._panel_box()
    little.phone.touch(x + width // 2, y + height - 10)
    assert not little.canvas.board.revealed and "Boom!" not in little.text


def test_a_tap_beside_the_panel_takes_it_away(little):
    little.open((0, 0))
    little.phone.run(1_000)
    little.tap((3, 0))
    assert "Time:" not in little.text and "Boom!" in little.text


def test_a_tap_on_the_face_begins_another_game(player):
    player.tap((4, 4))
    board = player.canvas.board
    player.phone.touch(player.phone.screen.width // 2, 8)
    player.phone.select("Yes")
    assert player.canvas.board is not board


def test_a_drag_scrolls_a_board_that_is_larger_than_the_screen(phone, sit_down):
    player = sit_down(phone, EXPERT)
    before = player.canvas._scroll
    phone.drag((200, 160), (150, 160), (100, 160))
    assert player.canvas._scroll == (before[0] + 100, before[1])
    assert not player.canvas.board.revealed


def test_a_drag_stops_at_the_edge_of_the_board(phone, sit_down):
    player = sit_down(phone, EXPERT)
    for _ in range(8):
        phone.drag((20, 160), (220, 160))
    assert player.canvas._scroll[0] == 0


def test_a_drag_of_a_board_that_fits_moves_nothing(player):
    before = player.canvas._scroll
    player.phone.drag((200, 160), (100, 160))
    assert player.canvas._scroll == before == (0, 0)


# -- what is seen ------------------------------------------------------------------------------

@pytest.mark.parametrize("skin", ["classic", "candybar", "slider", "touch"])
def test_the_cursor_is_always_seen_with_its_neighbours(skin, sit_down):
    """The whole neighbourhood counts for a move, so it is in view once the board has scrolled."""
    with Phone(skin=skin) as phone:
        player = sit_down(phone, EXPERT)
        canvas = player.canvas
        for key in ["right"] * 7 + ["down"] * 6 + ["left"] * 12:
            phone.press(key)
            phone.run(400)
            x, y = canvas.cursor
            for cell in canvas.board.around((x, y)):
                left, top = player.place(cell)
                assert 0 <= left < canvas.get_width() and canvas._geometry.top <= top < canvas.get_height()


def test_a_scroll_is_a_few_small_steps(sit_down):
    with Phone(skin="classic") as phone:
        player = sit_down(phone, EXPERT)
        seen = [player.canvas._scroll[0]]
        phone.press(*["right"] * 3)
        for _ in range(30):
            phone.run(10)
            seen.append(player.canvas._scroll[0])
        steps = [b - a for a, b in pairwise(seen) if a != b]
        assert seen[-1] > seen[0] and len(steps) >= 3 and all(0 < step <= 48 for step in steps)


def test_the_whole_expert_board_is_seen_at_once_on_a_wide_screen(sit_down):
    with Phone(skin="qwerty") as phone:
        player = sit_down(phone, EXPERT)
        (left, top), (right, bottom) = player.place((0, 0)), player.place((29, 15))
        assert left >= 0 and right < 320 and player.canvas._geometry.top <= top and bottom < 240


def painted(player, act):
    """The pixels of each paint that `act()` leads to."""
    areas, canvas = [], player.canvas
    paint = canvas.paint

    def watched(g):
        areas.append(g.get_clip_width() * g.get_clip_height())
        paint(g)
    canvas.paint = watched
    act()
    del canvas.paint
    return areas


def test_a_move_of_the_cursor_paints_two_cells(player):
    areas = painted(player, lambda: player.phone.press("right"))
    cell = player.canvas._geometry.cell
    assert areas == [(2 * cell + 2) * (cell + 2)]


def test_a_flag_paints_its_cell_and_the_header_and_what_lies_between(player):
    player.go_to((4, 0))
    canvas = player.canvas
    areas = painted(player, lambda: player.phone.press("#"))
    assert areas == [canvas.get_width() * (canvas._geometry.origin(canvas._scroll)[1] + canvas._geometry.cell + 1)]


def test_a_second_of_the_clock_paints_the_header_alone(player):
    player.phone.press("fire")
    canvas = player.canvas
    areas = painted(player, lambda: player.phone.run(3_000))
    assert areas == [canvas.get_width() * canvas._geometry.top] * 3


def test_nothing_is_painted_while_nothing_happens(player):
    assert painted(player, lambda: player.phone.run(10_000)) == []


def test_keys_that_mean_nothing_do_nothing(little):
    before = str(little.canvas.board)
    little.phone.press("0", "7", "9", "clear")
    assert str(little.canvas.board) == before and little.canvas.cursor == (2, 1)
    assert little.canvas.get_game_action(Canvas.KEY_NUM0) == 0
