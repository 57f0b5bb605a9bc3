"""Five in a Row on the phone: played by keys and by finger, read off the screen."""

import pytest

from emulator import Phone, State
from emulator.midp.rms import RecordStore
from midlets.gomoku.board import BLACK
from midlets.gomoku.dot import Dot
from midlets.gomoku.logic import choose
from midlets.gomoku.memory import GAME, OPTIONS
from midlets.gomoku.midlet import FIRMIDlet
from midlets.gomoku.settings import Level, Settings

SKINS = ["classic", "candybar", "slider", "qwerty", "touch"]


def start(phone, **more):
    """A new game on the board; the canvas."""
    app = phone.launch("jad/gomoku.jad", **more)
    phone.select("New game")
    return app, app.midlet.canvas


def go_to(phone, canvas, dot):
    x, y = canvas.cursor
    phone.press(*["right" if dot.x > x else "left"] * abs(dot.x - x), *["down" if dot.y > y else "up"] * abs(dot.y - y))


def put(phone, canvas, dot):
    """The person's stone, by keys, and the phone's answer."""
    go_to(phone, canvas, dot)
    phone.press("fire")
    phone.run_until(lambda: not canvas._thinking, within=60_000)


def winning_answer(board):
    """What the expert would play with little time: enough to beat the beginner."""
    return choose(board, Level.EXPERT, budget=2_000)


def test_it_starts_with_its_picture_and_what_a_new_game_will_be(phone):
    phone.launch("jad/gomoku.jad")
    assert "Five in a Row" in phone.screen.text() and "15×15, Beginner" in phone.screen.text()
    assert {command.get_label() for command in phone.commands} == {"Exit", "New game", "Options", "About"}


def test_a_whole_game_is_won_by_keys_against_the_beginner(phone):
    _, canvas = start(phone)
    for _ in range(40):
        if canvas.game.is_over:
            break
        put(phone, canvas, winning_answer(canvas.board))
    assert "You win in" in phone.screen.text()
    assert "Replay" in [command.get_label() for command in phone.commands]


def test_replay_begins_anew(phone):
    _, canvas = start(phone)
    while not canvas.game.is_over:
        put(phone, canvas, winning_answer(canvas.board))
    phone.select("Replay")
    assert canvas.board.moves == [] and "Your turn" in phone.screen.text()


def test_the_cursor_wraps_round_the_edges(phone):
    _, canvas = start(phone)
    phone.press(*["right"] * 8)
    assert canvas.cursor == Dot(0, 7)
    phone.press(*["up"] * 8)
    assert canvas.cursor == Dot(0, 14)


def test_a_tap_moves_the_cursor_and_a_tap_on_it_puts_a_stone(phone):
    _, canvas = start(phone)
    x, y = canvas._middle(Dot(3, 4))
    phone.touch(x, y)
    assert canvas.cursor == Dot(3, 4) and canvas.board.moves == []
    phone.touch(x, y)
    assert canvas.board.moves[0].dot == Dot(3, 4)


def test_undo_takes_back_a_pair_up_to_five_times_in_a_row(phone):
    _, canvas = start(phone)
    for _ in range(7):
        put(phone, canvas, choose(canvas.board, Level.BEGINNER))
    assert len(canvas.board.moves) == 14
    counts = []
    for _ in range(6):
        phone.select("Undo")
        counts.append(len(canvas.board.moves))
    assert counts == [12, 10, 8, 6, 4, 4]


def test_a_stone_on_a_stone_changes_nothing(phone):
    _, canvas = start(phone)
    put(phone, canvas, Dot(7, 7))
    stones = len(canvas.board.moves)
    put(phone, canvas, Dot(7, 7))
    assert len(canvas.board.moves) == stones


def test_the_options_are_kept(tmp_path):
    with Phone(storage=tmp_path) as phone:
        app = phone.launch("jad/gomoku.jad")
        phone.select("Options")
        phone.press("right", "right", "down", "down", "fire", "down", "down", "down", "fire")
        phone.select("OK")
        chosen = app.midlet.settings
        assert chosen.size == 17
    with Phone(storage=tmp_path) as phone:
        assert phone.launch("jad/gomoku.jad").midlet.settings.to_bytes() == chosen.to_bytes()
        assert "17×17" in phone.screen.text()


def test_cancel_changes_nothing(phone):
    app = phone.launch("jad/gomoku.jad")
    phone.select("Options")
    phone.press("right", "right")
    phone.select("Cancel")
    assert app.midlet.settings.to_bytes() == Settings().to_bytes()


def test_pause_destroy_and_restart_bring_the_same_board_back(tmp_path):
    with Phone(storage=tmp_path) as phone:
        app, canvas = start(phone)
        put(phone, canvas, Dot(7, 7))
        put(phone, canvas, Dot(8, 6))
        phone.pause()
        phone.resume()
        before = str(canvas.board)
        app.close()
    with Phone(storage=tmp_path) as phone:
        app = phone.launch("jad/gomoku.jad")
        assert "Continue it?" in phone.screen.text()
        phone.select("Continue")
        assert str(app.midlet.canvas.board) == before


@pytest.mark.parametrize("store, record, said", [
    (OPTIONS, b"\xff\xff\xff", "options were damaged"), (OPTIONS, b"\x0f", "options were damaged"),
    (GAME, b"FIR\x01 nonsense", "kept game was damaged"), (GAME, b"\x00" * 40, "kept game was damaged")])
def test_a_damaged_record_is_a_fresh_start_and_a_note(phone, store, record, said):
    owner = {"MIDlet-Name": "Gomoku", "MIDlet-Vendor": "Emulator Authors"}

    class Vandal(FIRMIDlet):
        def __init__(self):
            super().__init__()
            kept = RecordStore.open_record_store(store, True)
            if kept.get_next_record_id() == 1:
                kept.add_record(record, 0, len(record))
            else:
                kept.set_record(1, record, 0, len(record))
            kept.close_record_store()
    phone.launch(Vandal, owner).close()
    app = phone.launch("jad/gomoku.jad")
    assert said in phone.screen.text().replace("\n", " ") and app.errors == []


def test_while_the_phone_thinks_the_keys_live_and_exit_ends_the_thought(phone):
    app, canvas = start(phone)
    canvas.game.settings = Settings(level=Level.EXPERT)
    put_down = Dot(7, 7)
    go_to(phone, canvas, put_down)
    phone.key_down("fire")
    phone.key_up("fire")
    assert "Thinking" in phone.screen.text()
    phone.press("right")
    assert canvas.cursor == Dot(8, 7)
    phone.select("Exit")
    moves = len(canvas.board.moves)
    phone.run(20_000)
    assert len(canvas.board.moves) == moves and "Continue it?" in phone.screen.text()
    assert app.state is State.ACTIVE


def test_when_the_phone_moves_first_it_has_black(phone):
    app = phone.launch("jad/gomoku.jad")
    app.midlet.settings = Settings(phone_first=True)
    phone.select("New game")
    phone.run_until(lambda: app.midlet.canvas.board.moves, within=20_000)
    assert app.midlet.canvas.board.moves[0].colour == BLACK and "Your turn" in phone.screen.text()


def test_only_what_changed_is_repainted(phone):
    _, canvas = start(phone)
    areas, paint = [], canvas.paint
    canvas.paint = lambda g: (areas.append((g.get_clip_width(), g.get_clip_height())), paint(g))
    phone.press("right")
    assert areas and all(width < 60 and height < 60 for width, height in areas)


@pytest.mark.parametrize("skin", SKINS)
@pytest.mark.parametrize("locale", ["en", "ru", "zh"])
def test_every_label_fits_on_every_skin(skin, locale):
    with Phone(skin=skin, locale=locale) as phone:
        app = phone.launch("jad/gomoku.jad")
        words = app.midlet.words
        seen = [phone.screen.text()]
        for label in (words.options, words.about):
            phone.select(label)
            seen.append(phone.screen.text())
            phone.select(words.cancel if label == words.options else words.back)
        phone.select(words.new_game)
        seen.append(phone.screen.text())
        assert not any("…" in text for text in seen)
        lines = [words.your_turn, words.you_win.format(moves=99), words.phone_wins.format(moves=99), words.draw]
        assert all(app.midlet.canvas._font.string_width(line) <= phone.screen.width for line in lines)


def test_exit_ends_it(phone):
    app = phone.launch("jad/gomoku.jad")
    phone.select("Exit")
    assert app.state is State.DESTROYED
