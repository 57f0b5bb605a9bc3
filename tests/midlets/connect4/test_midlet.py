"""Connect 4 on the phone: on one phone, against the phone, and on two over the radio."""

import pytest

from emulator import Ether, Phone, State
from emulator.handset.radio import Address
from midlets.connect4.c4_canvas import broken
from midlets.connect4.opponent import choose as phone_choice
from midlets.connect4.state import BLUE, RED, C4State

SKINS = ["classic", "candybar", "slider", "qwerty", "touch"]


def launch(phone, way):
    """Start the suite and choose a way to play by its place in the menu."""
    app = phone.launch("jad/connect4.jad")
    phone.press(*["down"] * way, "fire")
    return app


def move_to(phone, app, column):
    now = app.midlet.canvas.column
    phone.press(*["right" if column > now else "left"] * abs(column - now))


def drop(phone, app, column):
    """Drop a piece by keys and let it fall."""
    move_to(phone, app, column)
    phone.press("fire")
    phone.run(700)


def test_two_people_play_to_a_win_on_one_phone(phone):
    app = launch(phone, 0)
    assert "Blue's turn." in phone.screen.text()
    for column in (3, 0, 3, 0, 3, 0, 3):
        drop(phone, app, column)
    assert "Blue won!" in phone.screen.text() and app.midlet.match.state.is_winner(BLUE)


def test_fire_begins_a_new_game_when_one_is_over(phone):
    app = launch(phone, 0)
    for column in (3, 0, 3, 0, 3, 0, 3):
        drop(phone, app, column)
    phone.press("fire")
    assert app.midlet.match.state.count() == 0 and "Blue's turn." in phone.screen.text()


def test_a_full_column_takes_no_piece(phone):
    app = launch(phone, 0)
    for _ in range(7):
        drop(phone, app, 0)
    assert app.midlet.match.state.count() == 6


def test_the_arrow_stops_at_the_ends_and_repeats_while_held(phone):
    app = launch(phone, 0)
    phone.press("left", hold=100)
    assert app.midlet.canvas.column == 2
    phone.press("left", hold=2_000)
    assert app.midlet.canvas.column == 0


def test_a_tap_chooses_a_column_and_a_second_one_drops(phone):
    app = launch(phone, 0)
    canvas = app.midlet.canvas
    x = canvas._left + 5 * canvas._picture.cell + 4
    phone.touch(x, 200)
    assert canvas.column == 5 and app.midlet.match.state.count() == 0
    phone.touch(x, 200)
    assert app.midlet.match.state.drops() == [(BLUE, 5)]


def test_a_piece_falls_before_it_lies(phone):
    app = launch(phone, 0)
    phone.press("fire")
    assert app.midlet.canvas._falling is not None
    phone.run(700)
    assert app.midlet.canvas._falling is None


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_phone_answers_at_every_level_and_the_keys_live_meanwhile(phone, level):
    app = launch(phone, 1)
    phone.press(*["down"] * (level - 1), "fire")
    phone.select("OK")
    move_to(phone, app, 3)
    phone.press("fire")
    phone.press("left")
    assert app.midlet.canvas.column == 2
    phone.run_until(lambda: app.midlet.match.state.count() == 2 and "Your turn." in phone.screen.text(), within=30_000)


def test_undo_takes_back_a_pair_against_the_phone(phone):
    app = launch(phone, 1)
    phone.select("OK")
    drop(phone, app, 3)
    phone.run_until(lambda: app.midlet.match.state.count() == 2, within=30_000)
    phone.run(800)
    phone.select("Undo")
    assert app.midlet.match.state.count() == 0


def test_a_game_against_the_phone_is_kept_and_gone_on_with(tmp_path):
    with Phone(storage=tmp_path) as phone:
        app = launch(phone, 1)
        phone.select("OK")
        drop(phone, app, 3)
        phone.run_until(lambda: app.midlet.match.state.count() == 2, within=30_000)
        phone.run(100)
        kept = str(app.midlet.match.state)
    with Phone(storage=tmp_path) as phone:
        app = phone.launch("jad/connect4.jad")
        assert "Continue" in phone.screen.text()
        phone.press("fire")
        assert str(app.midlet.match.state) == kept


@pytest.fixture
def air():
    """`air(weather…)`: two phones on one ether, one waiting for the other, which has called it."""
    phones = []

    def make(**weather):
        ether = Ether(seed=5, **weather)
        server, client = (Phone(network=ether, number=number) for number in ("+100", "+200"))
        phones.extend([server, client])
        serving = launch(server, 2)
        calling = launch(client, 3)
        client.type("+100")
        client.select("OK")
        wait(ether, lambda: serving.midlet.match and serving.midlet.match.protocol.game == 1
             and calling.midlet.match.protocol.game == 1)
        return ether, serving, calling
    yield make
    for phone in phones:
        phone.close()


def wait(ether, condition, within=60_000):
    deadline = ether.now + within
    while not condition():
        assert ether.now < deadline, "it did not happen in time"
        ether.run(20)


def play_to_the_end(ether, serving, calling):
    """Both sides drop what the middle level would, as soon as it is their turn; the final position."""
    def ended(app):
        return app.midlet.match.state.is_over()
    deadline = ether.now + 600_000
    while not (ended(serving) and ended(calling)):
        assert ether.now < deadline, "the game does not end"
        for app in (calling, serving):
            match = app.midlet.match
            if match.mine != 2:
                match.drop(choice(match.state, match.mine), ether.now)
        ether.run(50)
    return repr(serving.midlet.match.state), repr(calling.midlet.match.state)


class Chance:
    """Numbers for the lowest level; the others need none."""

    def next_int(self, n):
        return 1 % n


def choice(state, player):
    return phone_choice(state.copy(), player, 1, Chance())


def test_two_phones_play_to_the_end_by_keys_over_a_perfect_ether(air):
    ether, serving, calling = air()
    client = calling.midlet.canvas
    assert calling.midlet.match.mine == BLUE and serving.midlet.match.mine != RED
    ours, theirs = play_to_the_end(ether, serving, calling)
    assert ours == theirs and client is calling.midlet.canvas


@pytest.mark.parametrize("seed", [1, 2])
def test_two_phones_play_to_the_end_over_loss_doubling_and_jitter(air, seed):
    ether, serving, calling = air(loss=0.3, doubling=0.2, jitter=200, latency=30)
    for _ in range(2):
        ours, theirs = play_to_the_end(ether, serving, calling)
        assert ours == theirs
        calling.midlet.match.new_game(ether.now)
        wait(ether, lambda: serving.midlet.match.state.count() == 0 and calling.midlet.match.state.count() == 0)


def test_a_partition_of_20_s_heals_and_the_game_goes_on_to_its_end(air):
    ether, serving, calling = air(latency=30)
    calling.midlet.match.drop(3, ether.now)
    wait(ether, lambda: serving.midlet.match.state.count() == 1)
    ether.cut("+100", "+200", lasting=20_000)
    ether.run(15_000)
    assert "gone" in serving.midlet.match.status() and "gone" in calling.midlet.match.status()
    ours, theirs = play_to_the_end(ether, serving, calling)
    assert ours == theirs


def test_a_call_pauses_the_game_for_both(air):
    ether, serving, calling = air(latency=30)
    calling.midlet.match.drop(3, ether.now)
    wait(ether, lambda: serving.midlet.match.state.count() == 1)
    serving._session._software.pause()
    wait(ether, lambda: calling.midlet.match.status() == "Other player paused")
    ether.run(30_000)
    serving._session._software.resume()
    wait(ether, lambda: serving.state is State.ACTIVE and calling.midlet.match.status() != "Other player paused")
    ours, theirs = play_to_the_end(ether, serving, calling)
    assert ours == theirs


def test_hostile_datagrams_leave_the_game_as_it_is_and_are_counted(air):
    ether, serving, calling = air(latency=10)
    calling.midlet.match.drop(3, ether.now)
    wait(ether, lambda: serving.midlet.match.state.count() == 1)
    with Phone(network=ether, number="+666") as stranger:
        port = stranger.network.datagrams()
        for n in range(300):
            port.send(bytes([n % 256]) * (n % 90), Address("+100", 5555))
            port.send(b"NewGame" if n % 2 else b"3", Address("+100", 5555))
        ether.run(2_000)
    assert serving.midlet.match.protocol.ignored > 0 and serving.errors == []
    assert repr(serving.midlet.match.state) == repr(calling.midlet.match.state)
    assert serving.midlet.match.state.count() == 1


def test_a_phone_without_a_network_says_so_and_the_menu_comes_back(phone):
    app = launch(phone, 2)
    phone.run(100)
    assert "radio cannot be used" in phone.screen.text().replace("\n", " ") and app.errors == []
    phone.press("soft_left")
    assert "Against the phone" in phone.screen.text()


@pytest.mark.parametrize("address", ["", "no such phone", "::::", "http://x", "+100:99999"])
def test_an_address_that_cannot_be_used_is_told(address):
    ether = Ether()
    with Phone(network=ether, number="+200") as phone:
        app = launch(phone, 3)
        phone.type(address)
        phone.select("OK")
        phone.run(200)
        assert app.errors == [] and app.state is State.ACTIVE


def test_the_address_is_remembered(tmp_path):
    for expected in ("", "+100"):
        with Phone(storage=tmp_path, network=Ether(), number="+200") as phone:
            app = launch(phone, 3)
            assert app.midlet.display.get_current().address() == expected
            if not expected:
                phone.type("+100")
                phone.select("OK")


@pytest.mark.parametrize("skin", SKINS)
@pytest.mark.parametrize("locale", ["en", "ru", "zh"])
def test_every_line_fits_on_every_skin(skin, locale):
    with Phone(skin=skin, locale=locale) as phone:
        app = launch(phone, 0)
        words, font = app.midlet.words, app.midlet.canvas._font
        lines = [words.your_turn, words.waiting_for_move, words.thinking, words.red_to_move, words.blue_to_move,
                 words.you_won, words.you_lost, words.tie, words.red_won, words.blue_won, words.waiting_for_player,
                 words.player_found, words.other_paused, words.other_gone, words.other_back]
        for line in lines:
            parts = broken(line, font, phone.screen.width)
            assert len(parts) <= 2 and all(font.string_width(part) <= phone.screen.width for part in parts)


def test_a_state_is_played_back_from_its_text():
    assert str(C4State.parse(str(C4State()))) == str(C4State())
