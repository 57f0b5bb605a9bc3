"""The screens of Chinese checkers, and what is kept over a restart."""

import pytest

from emulator import Phone, State
from emulator.midp.rms import RecordStore
from midlets.chinese_checkers.levels import choose
from midlets.chinese_checkers.midlet import ChineseCheckers
from midlets.chinese_checkers.players import Kind
from midlets.chinese_checkers.settings import Look, SeatChoice, Settings

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


def enter(phone, canvas, move):
    """The person's move: the piece is in hand, and fire lets it go."""
    canvas.selection.choose(move)
    phone.press("fire")


def wait_for_person(phone, canvas):
    """Until all lies still and the person may move, or the game is over."""
    phone.run_until(lambda: canvas.ranking or (canvas.selection is not None and not canvas.moving), within=60_000)


def test_a_game_is_kept_over_a_restart_and_gone_on_with(tmp_path):
    with Phone(storage=tmp_path) as phone:
        app, canvas = launch(phone, PERSON, PHONE, PHONE, look=Look.NIGHT)
        enter(phone, canvas, choose(canvas.match.game, 1))
        wait_for_person(phone, canvas)
        phone.pause()
        phone.resume()
        kept = str(canvas.match.game)
        app.close()
    with Phone(storage=tmp_path) as phone:
        app = phone.launch(ChineseCheckers, OWNER)
        assert "Continue" in phone.screen.text()
        phone.press("fire")
        assert str(app.midlet.match.game) == kept and app.midlet.match.settings.look is Look.NIGHT


def test_leaving_the_board_offers_the_game_again(phone):
    app, canvas = launch(phone, PERSON, PHONE)
    enter(phone, canvas, choose(canvas.match.game, 1))
    wait_for_person(phone, canvas)
    kept = str(canvas.match.game)
    phone.select("Back")
    assert "Continue" in phone.screen.text()
    phone.press("fire")
    assert str(app.midlet.match.game) == kept


def test_a_game_that_is_over_is_not_offered(phone):
    _, canvas = launch(phone, PHONE, PHONE, speed=0)
    phone.run_until(lambda: canvas.ranking, within=600_000)
    phone.select("Back")
    assert "Continue" not in phone.screen.text()


@pytest.mark.parametrize("store, record, said", [
    ("settings", b"\xff" * 22, "settings were damaged"), ("settings", b"\x01", "settings were damaged"),
    ("game", b"\x00" * 60, "kept game was damaged"), ("game", b"nonsense", "kept game was damaged")])
def test_a_damaged_record_is_a_fresh_start_and_a_note(phone, store, record, said):
    class Vandal(ChineseCheckers):
        def __init__(self):
            kept = RecordStore.open_record_store(store, True)
            kept.add_record(record, 0, len(record))
            kept.close_record_store()
            super().__init__()
    app = phone.launch(Vandal, OWNER)
    assert said in phone.screen.text().replace("\n", " ") and app.midlet.settings == Settings()
    phone.press("soft_left")
    assert "New game" in phone.screen.text() and "Continue" not in phone.screen.text()


def test_the_settings_are_kept(tmp_path):
    with Phone(storage=tmp_path) as phone:
        app = phone.launch(ChineseCheckers, OWNER)
        phone.press("down", "down", "down", "fire")
        form = app.midlet.display.get_current()
        form._players.set_selected_index(3, True)
        form._changed(form._players)
        form._seats[5].set_selected_index(3, True)
        form._look.set_selected_index(1, True)
        phone.select("OK")
        chosen = app.midlet.settings
    assert (chosen.players, chosen.seats[5], chosen.look) == (6, SeatChoice(Kind.PHONE, 3), Look.NIGHT)
    with Phone(storage=tmp_path) as phone:
        assert phone.launch(ChineseCheckers, OWNER).midlet.settings == chosen


def test_the_form_shows_as_many_seats_as_play(phone):
    app = phone.launch(ChineseCheckers, OWNER)
    phone.press("down", "down", "down", "fire")
    form = app.midlet.display.get_current()
    sizes = []
    for index in (3, 0, 1, 2):
        form._players.set_selected_index(index, True)
        form._changed(form._players)
        sizes.append(form.size() - 5)
    assert sizes == [6, 2, 3, 4]


def test_cancel_keeps_the_settings_as_they_were(phone):
    app = phone.launch(ChineseCheckers, OWNER)
    phone.press("down", "down", "down", "fire")
    app.midlet.display.get_current()._look.set_selected_index(1, True)
    phone.select("Cancel")
    assert app.midlet.settings == Settings()


def test_help_says_how_it_is_played(phone):
    phone.launch(ChineseCheckers, OWNER)
    phone.press("down", "down", "down", "down", "fire")
    assert "ten pieces" in phone.screen.text().replace("\n", " ")


def test_the_suite_runs_from_its_descriptor(phone):
    app = phone.launch("jad/chinese_checkers.jad")
    phone.press("fire")
    phone.press("fire", "fire")
    assert len(app.midlet.match.game.history) >= 1 and app.state is State.ACTIVE
    assert Settings().to_bytes() == app.midlet.settings.to_bytes()
