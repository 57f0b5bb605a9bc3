"""What outlives a MIDlet."""

from emulator import Phone
from emulator.handset.silent_air import SilentAir
from emulator.testing.left_over import left_over, open_ends

from .broken_midlets import LeavesAThread, Sound


def test_a_midlet_that_was_ended_leaves_nothing(phone):
    app = phone.launch(Sound)
    app.close()
    assert list(left_over(phone, app, open_ends(phone))) == []


def test_a_thread_that_still_lives_is_named(phone):
    app = phone.launch(LeavesAThread)
    assert any("thread" in thing for thing in left_over(phone, app, open_ends(phone)))


def test_a_port_that_was_not_the_phones_is_named():
    with Phone(network=SilentAir()) as phone:
        app, own = phone.launch(Sound), open_ends(phone)
        app.close()
        phone.network.datagrams(5_000)
        assert list(left_over(phone, app, own)) == ["the DatagramPort of port 5000"]


def test_an_alert_that_rings_out_is_nothing_left(phone):
    app = phone.launch(Sound)
    phone.handset.speaker.alert("alarm")
    app.close()
    assert list(left_over(phone, app, open_ends(phone))) == []
