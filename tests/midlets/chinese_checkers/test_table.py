"""Chinese checkers on several phones over the radio, played by the MIDlets themselves."""

import pytest

from emulator import Ether, Phone, State
from emulator.handset.radio import Address
from emulator.phone import EPOCH
from midlets.chinese_checkers.levels import choose

HOST, JOIN = 1, 2           # lines of the menu


class Party:
    """Phones on one ether. `host` waits; the others join it by its number."""

    def __init__(self, guests=1, storage=None, **weather):
        self.ether = Ether(**weather)
        self.storage = storage
        self.host = self.add("+100")
        self.host.press(*["down"] * HOST, "fire")
        self.guests = [self.join(self.add(f"+{n}00")) for n in range(2, 2 + guests)]

    def add(self, number):
        phone = Phone(network=self.ether, number=number, seed=int(number), epoch=EPOCH + self.ether.now,
                      storage=None if self.storage is None else self.storage / number)
        phone.launch("jad/chinese_checkers.jad")
        return phone

    def join(self, phone):
        phone.press(*["down"] * JOIN, "fire")
        if "+100" not in phone.screen.text():
            phone.type("+100")
        phone.select("OK")
        return phone

    def settings(self, count):
        """The host's next game has so many players, the first at his phone."""
        midlet = midlet_of(self.host)
        midlet.settings = type(midlet.settings)(players=count)

    def wait(self, condition, within=60_000):
        deadline = self.ether.now + within
        while not condition():
            assert self.ether.now < deadline, "it did not happen in time"
            self.ether.run(20)

    def start(self):
        self.wait(lambda: "Open" not in self.host.screen.text() and midlet_of(self.host).match.open_seats() == ())
        self.host.select("Start")
        self.wait(lambda: all(midlet_of(phone).canvas for phone in self.phones))

    @property
    def phones(self):
        return [self.host, *self.guests]

    def move_all(self):
        """Who is to move at his phone does so, by what the keys call."""
        for phone in self.phones:
            canvas = midlet_of(phone).canvas
            chosen = canvas.selection
            if chosen is not None and not canvas.moving and not canvas.match.waits:
                chosen.choose(choose(canvas.match.game, 1))
                phone.handset.keypad.press("fire")
                phone.handset.keypad.release("fire")

    def play(self, moves=None, within=2_000_000):
        """So many moves, or to the end; the games as each phone holds them."""
        deadline = self.ether.now + within
        while not self.agreed(moves):
            assert self.ether.now < deadline, "the game does not end"
            if moves is None or len(game_of(self.host).history) < moves:
                self.move_all()
            self.ether.run(50)
        return [str(game_of(phone)) for phone in self.phones]

    def agreed(self, moves):
        games = [game_of(phone) for phone in self.phones]
        done = all(game.over if moves is None else len(game.history) >= moves for game in games)
        return done and len({str(game) for game in games}) == 1

    def close(self):
        for phone in self.phones:
            phone.close()


def midlet_of(phone):
    return phone.apps[-1].midlet


def game_of(phone):
    return midlet_of(phone).match.game


@pytest.fixture
def party():
    parties = []

    def make(guests=1, **weather):
        parties.append(Party(guests, **weather))
        return parties[-1]
    yield make
    for one in parties:
        one.close()


def test_the_host_sees_who_joins(party):
    table = party(guests=0)
    assert "Blue: Open" in table.host.screen.text()
    table.guests.append(table.join(table.add("+200")))
    table.wait(lambda: "Open" not in table.host.screen.text())
    table.wait(lambda: "Waiting for players" in table.guests[0].screen.text())


@pytest.mark.parametrize("seed", [1, 2])
def test_two_phones_play_to_the_end_over_loss_doubling_and_jitter(party, seed):
    table = party(loss=0.3, doubling=0.2, jitter=200, seed=seed)
    table.start()
    ours, theirs = table.play()
    assert ours == theirs and game_of(table.host).over
    table.wait(lambda: all("The game is over" in phone.screen.text() for phone in table.phones))


def test_each_phone_sees_the_board_turned_to_itself(party):
    table = party(latency=30)
    table.start()
    assert [midlet_of(phone).canvas.viewer for phone in table.phones] == [0, 3]
    table.play(moves=4)
    assert [midlet_of(phone).canvas.viewer for phone in table.phones] == [0, 3]


def test_a_guest_who_leaves_is_played_by_the_phone_if_the_host_says_so(party):
    table = party(latency=30)
    table.start()
    table.play(moves=5)
    table.guests.pop().select("Back")
    table.wait(lambda: "Shall the phone play for Blue?" in table.host.screen.text().replace("\n", " "))
    table.host.select("Yes")
    table.play()
    assert game_of(table.host).over and midlet_of(table.host).match.level_of(3) == 2


def test_a_guest_out_of_reach_comes_back_and_the_game_goes_on(party):
    table = party(latency=30)
    table.start()
    table.play(moves=4)
    table.ether.cut("+100", "+200", lasting=20_000)
    table.wait(lambda: "Shall the phone play" in table.host.screen.text().replace("\n", " "))
    table.wait(lambda: "host is out of reach" in table.guests[0].screen.text().replace("\n", " "))
    table.host.select("No")
    assert "Blue is out of reach" in table.host.screen.text()
    table.ether.run(15_000)
    ours, theirs = table.play(moves=12)
    assert ours == theirs and "out of reach" not in table.host.screen.text()


def test_a_call_is_told_to_the_others(party):
    table = party(latency=30)
    table.start()
    table.guests[0].software.pause()
    table.wait(lambda: "Blue paused" in table.host.screen.text())
    table.guests[0].software.resume()
    table.wait(lambda: "Blue paused" not in table.host.screen.text())
    assert table.guests[0].apps[-1].state is State.ACTIVE


def test_when_the_host_ends_the_game_the_guest_is_told(party):
    table = party(latency=30)
    table.start()
    table.host.select("Back")
    table.wait(lambda: "host has ended the game" in table.guests[0].screen.text().replace("\n", " "))


def test_a_third_phone_finds_no_seat(party):
    table = party(guests=1, latency=30)
    table.wait(lambda: "Open" not in table.host.screen.text())
    late = table.join(table.add("+300"))
    table.guests.append(late)
    table.wait(lambda: "No seat is free" in late.screen.text())


def test_the_phone_plays_for_seats_that_stay_open(party):
    table = party(guests=0)
    table.host.select("Start")
    assert "Shall the phone play for Blue?" in table.host.screen.text().replace("\n", " ")
    table.host.select("Yes")
    table.wait(lambda: midlet_of(table.host).canvas is not None)
    table.play(moves=6)


def test_hostile_datagrams_change_nothing(party):
    table = party(latency=10)
    table.start()
    table.play(moves=3)
    with Phone(network=table.ether, number="+666") as stranger:
        port = stranger.network.datagrams()
        for n in range(300):
            port.send(bytes([n % 256]) * (n % 90), Address("+100", 5556))
            port.send(b"CC1 5 0 1 0 move 3 e3-e5", Address("+100", 5556))
        table.ether.run(2_000)
    ours, theirs = table.play(moves=8)
    assert ours == theirs and midlet_of(table.host).match.host.ignored > 0


def test_the_address_is_remembered_and_the_seat_given_back_after_a_restart(party, tmp_path):
    table = party(latency=30, storage=tmp_path)
    table.start()
    before = table.play(moves=6)[0]
    table.guests.pop().close()
    table.ether.run(12_000)
    again = table.add("+200")
    again.press(*["down"] * JOIN, "fire")
    assert "+100" in again.screen.text()
    again.select("OK")
    table.guests.append(again)
    table.wait(lambda: midlet_of(again).canvas is not None and str(game_of(again)) == before)
    assert midlet_of(again).canvas.viewer == 3


def test_a_hosted_game_is_kept_and_offered_again(party, tmp_path):
    table = party(latency=30, storage=tmp_path)
    table.start()
    before = table.play(moves=6)[0]
    table.host.select("Back")
    table.ether.run(5_000)
    assert "Continue" in table.host.screen.text()
    table.host.press("fire")
    guest = table.guests[0]
    guest.select("Back")
    table.ether.run(4_000)
    table.join(guest)
    table.start()
    assert str(game_of(guest)) == str(game_of(table.host)) == before


def test_a_phone_without_a_network_says_so(phone):
    phone.launch("jad/chinese_checkers.jad")
    phone.press("down", "fire")
    phone.run(100)
    assert "network cannot be used" in phone.screen.text().replace("\n", " ")
    phone.press("soft_left")
    assert "New game" in phone.screen.text()


def test_leaving_and_starting_by_two_keys_at_once_leaves():
    with Phone(network=Ether()) as phone:
        app = phone.launch("jad/chinese_checkers.jad")
        phone.press(*["down"] * HOST, "fire")
        phone.run(500)
        for key in (phone.skin.back_key, phone.skin.other_key):
            phone.handset.keypad.press(key)
        phone.run(500)
        assert app.state is State.ACTIVE and not app.errors and app.midlet.match is None
