"""The status bar: what it says, and that it says it soon."""

import itertools

import pytest

from emulator import Ether, Phone
from emulator.ams.home.status import Status

SECOND = 1_000      # how soon a change is seen


def bar(phone):
    phone.run(SECOND)
    return phone.screen.text().splitlines()[0]


def test_a_phone_alone_has_no_signal_and_one_on_a_network_has_four_bars(home):
    assert "[no signal]" in bar(home)
    with Phone(network=Ether()) as phone:
        phone.switch_on()
        assert "[signal 4]" in bar(phone)


def test_a_phone_in_a_tunnel_has_no_signal_until_it_is_out():
    ether = Ether()
    with Phone(network=ether) as phone, Phone(network=ether):
        phone.switch_on()
        phone.network.cut_off(10_000)
        assert "[no signal]" in bar(phone)
        phone.run(10_000)
        assert "[signal 4]" in bar(phone)


def test_the_battery_is_read_and_its_level_written_where_a_larger_clock_is(home):
    home.handset.battery.level = 35
    assert "35% [battery]" in bar(home)
    home.handset.battery.charging = True
    assert "[battery, charging]" in bar(home)


def test_on_a_low_screen_the_clock_is_in_the_bar():
    with Phone(skin="classic") as phone:
        phone.switch_on()
        phone.handset.battery.level = 35
        assert "09:00 [battery 35%]" in bar(phone)


@pytest.mark.parametrize("silence", [lambda speaker: speaker.mute(), lambda speaker: speaker.set_volume(0)])
def test_a_silent_phone_has_a_mark(home, silence):
    assert "[muted]" not in bar(home)
    silence(home.handset.speaker)
    assert "[muted]" in bar(home)
    home.handset.speaker.set_volume(50)
    assert "[muted]" not in bar(home)


def test_what_runs_and_what_is_paused_has_a_mark(home):
    app = home.launch("gomoku")
    home.pause()
    assert "[paused]" in bar(home) and "[active]" not in bar(home)
    app.close()
    assert "[paused]" not in bar(home)


def test_one_that_runs_behind_the_home_screen_has_a_mark(home):
    home.launch("gomoku")
    home.software.go_home()
    assert "[active]" in bar(home)


def test_a_message_that_nobody_has_read_has_a_mark():
    ether = Ether()
    with Phone(network=ether, number="+100") as phone, Phone(network=ether, number="+200") as other:
        inbox = phone.network.messages(5000)
        phone.switch_on()
        other.network.send_message("+100", 5000, "Hello")
        ether.run(SECOND)
        assert "[message]" in bar(phone)
        inbox.arrived.popleft()
        assert "[message]" not in bar(phone)


def test_a_missed_call_has_a_mark_until_the_person_has_looked(home):
    home.call("0123")
    home.hang_up()
    assert "[missed call]" in bar(home)
    home.select("Calls")
    home.select("Back")
    assert "[missed call]" not in bar(home)


@pytest.mark.parametrize("skin", ["classic", "candybar", "slider", "qwerty", "touch"])
def test_all_marks_at_once_leave_the_clock_its_place(skin):
    with Phone(skin=skin, network=Ether()) as phone:
        phone.switch_on()
        phone.call("0123")
        phone.hang_up()
        phone.launch("gomoku")
        phone.launch("minesweeper")
        phone.software.go_home()
        phone.handset.speaker.mute()
        inbox = phone.network.messages(5000)
        phone.network.send_message(phone.network.number, 5000, "Hello")
        phone.run(SECOND)
        assert len(inbox.arrived) == 1
        text = bar(phone)
        assert all(mark in text for mark in ("[muted]", "[message]", "[missed call]", "[active]", "[paused]"))
        words = sorted((word for word in phone.screen.words if word.y < 12), key=lambda word: word.x)
        for left, right in itertools.pairwise(words):
            assert left.x + left.width <= right.x, (left, right)


def test_a_status_is_a_value(home):
    assert Status.of(home.software) == Status.of(home.software)
    before = Status.of(home.software)
    home.run(60_000)
    assert Status.of(home.software) != before
