"""Minesweeper on the phone, played by keys and by finger, read off the screen."""

import pytest

from emulator import Phone, State
from midlets.minesweeper.midlet import Minesweeper

FIELD = {"Minesweeper-Field": "*... .... ...."}
"""Four by three with one mine at the upper left; the cursor starts at (2, 1)."""


def test_it_starts_from_its_descriptor_and_says_how_many_mines_there_are(phone):
    app = phone.launch("jad/minesweeper.jad")
    assert app.state is State.ACTIVE and "Mines: 10" in phone.screen.text()


def test_opening_all_safe_cells_wins(phone):
    phone.launch(Minesweeper, FIELD)
    phone.press("fire")
    assert "Solved!" in phone.screen.text()


def test_opening_a_mine_loses(phone):
    phone.launch(Minesweeper, FIELD)
    phone.press("up", "left", "left", "fire")
    assert "Boom!" in phone.screen.text()


def test_a_beginners_board_is_played_to_its_end_by_keys(phone):
    """Wherever there is a mine we know it, for the board is ours; every other cell is opened by keys."""
    app = phone.launch("jad/minesweeper.jad")
    phone.press("fire")
    canvas = app.midlet.canvas
    for cell in canvas.board.cells():
        if cell not in canvas.board.mined:
            go_to(phone, canvas, cell)
            phone.press("fire" if cell not in canvas.board.revealed else "#")
    assert "Solved!" in phone.screen.text()


def go_to(phone, canvas, cell):
    x, y = canvas.cursor
    phone.press(*["right" if cell[0] > x else "left"] * abs(cell[0] - x),
                *["down" if cell[1] > y else "up"] * abs(cell[1] - y))
    assert canvas.cursor == cell


def test_pound_flags_and_a_flagged_cell_does_not_open(phone):
    phone.launch(Minesweeper, FIELD)
    phone.press("up", "left", "left", "#")
    assert "Mines: 0" in phone.screen.text()
    phone.press("fire")
    assert "Boom!" not in phone.screen.text()


def test_a_long_fire_flags_and_does_not_open(phone):
    phone.launch(Minesweeper, FIELD)
    phone.press("fire", hold=700)
    assert "Mines: 0" in phone.screen.text() and "Solved!" not in phone.screen.text()


def test_a_tap_opens_and_a_long_press_flags(phone):
    app = phone.launch(Minesweeper, FIELD)
    canvas = app.midlet.canvas
    left, top = canvas._geometry.origin(canvas._scroll)
    middle = canvas._geometry.cell // 2
    phone.touch(left + middle, top + middle, hold=600)
    assert "Mines: 0" in phone.screen.text()
    phone.touch(left + 3 * canvas._geometry.cell + middle, top + middle)
    assert "Solved!" in phone.screen.text()


def test_the_cursor_wraps_round_the_edges(phone):
    app = phone.launch(Minesweeper, FIELD)
    phone.press("up", "up")
    assert app.midlet.canvas.cursor == (2, 2)


def test_the_clock_runs_from_the_first_reveal_and_stands_while_paused(phone):
    phone.launch("jad/minesweeper.jad")
    phone.run(5_000)
    assert "0:00" in phone.screen.text()
    phone.press("fire")
    phone.run(3_000)
    assert "0:03" in phone.screen.text()
    phone.pause()
    phone.run(60_000)
    phone.resume()
    phone.run(1_000)
    assert "0:04" in phone.screen.text()


def test_two_phones_play_two_games(two_phones):
    ours, theirs = two_phones
    ours.launch(Minesweeper, FIELD)
    theirs.launch(Minesweeper, FIELD)
    ours.press("up", "left", "left", "fire")
    theirs.press("fire")
    assert "Boom!" in ours.screen.text() and "Solved!" in theirs.screen.text()


@pytest.mark.parametrize("locale, won", [("ru-RU", "Победа!"), ("zh-CN", "扫雷"), ("xx", "Solved!")])
def test_it_speaks_the_phones_language(locale, won):
    with Phone(locale=locale) as phone:
        app = phone.launch(Minesweeper, FIELD)
        phone.press("fire")
        assert app.midlet.words.won.split(" ")[0].split("{")[0] in phone.screen.text()


def test_the_same_seed_gives_the_same_pixels():
    def picture(seed):
        with Phone(seed=seed) as phone:
            phone.launch("jad/minesweeper.jad")
            phone.press("fire", "right", "fire")
            return bytes(phone.screen.image.get_view("2").raw)
    assert picture(3) == picture(3)
    assert picture(3) != picture(4)


def test_exit_ends_it(phone):
    app = phone.launch("jad/minesweeper.jad")
    phone.select("Exit")
    assert app.state is State.DESTROYED
