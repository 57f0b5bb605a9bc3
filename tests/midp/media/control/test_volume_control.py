"""VolumeControl: levels, muting, and what is told."""

import pytest


@pytest.fixture
def control(player, told):
    one = player()
    one.realize()
    one.add_player_listener(told)
    return one.get_control("VolumeControl")


@pytest.mark.parametrize("asked, given", [(50, 50), (-1, 0), (101, 100)])
def test_levels_are_kept_on_the_scale(control, asked, given):
    assert control.set_level(asked) == control.get_level() == given


def test_the_level_is_unknown_only_while_realized_and_never_set(player):
    one = player()
    one.realize()
    control = one.get_control("VolumeControl")
    assert control.get_level() == -1
    one.prefetch()
    assert control.get_level() == 100
    one.deallocate()
    control.set_level(30)
    assert control.get_level() == 30


def test_muting_leaves_the_level(control):
    control.set_level(40)
    control.set_mute(True)
    assert (control.get_level(), control.is_muted()) == (40, True)


def test_only_real_changes_are_told(phone, control, told):
    control.set_level(40)
    control.set_level(40)
    control.set_mute(True)
    control.set_mute(True)
    control.set_mute(False)
    phone.run(0)
    assert told.events == [("volumeChanged", control)] * 3


def test_the_phones_list_has_the_volume_that_is_heard(phone, player):
    one = player()
    one.prefetch()
    one.get_control("VolumeControl").set_level(40)
    one.start()
    one.stop()
    one.get_control("VolumeControl").set_mute(True)
    one.start()
    assert [sound.volume for sound in phone.sounds] == [40, 0]


def test_muting_is_heard_at_once(phone, player, tmp_path):
    one = player()
    one.start()
    phone.run(100)
    one.get_control("VolumeControl").set_mute(True)
    phone.record_sound(tmp_path / "muted.wav")
    phone.run(200)
    phone.stop_recording()
    assert not any((tmp_path / "muted.wav").read_bytes()[44:])
