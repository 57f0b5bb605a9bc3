"""RateControl, PitchControl and TempoControl: faster, higher."""

import pytest

from emulator.midp.media.control import RateControl


@pytest.mark.parametrize("content_type", ["audio/x-wav", "audio/midi", "audio/x-tone-seq"])
def test_twice_the_rate_takes_half_the_time(phone, player, told, content_type):
    one = player(content_type=content_type)
    one.realize()
    assert one.get_control("RateControl").set_rate(200_000) == 200_000
    one.add_player_listener(told)
    one.start()
    phone.run(5000)
    assert told.times[-1] == one.get_duration() // 2000 and told.events[-1] == ("endOfMedia", one.get_duration())


def test_a_change_on_the_way_counts_from_there(phone, player, told):
    one = player()
    one.add_player_listener(told)
    one.start()
    phone.run(200)
    one.get_control("RateControl").set_rate(50_000)
    phone.run(5000)
    assert told.times[-1] == 200 + 400


@pytest.mark.parametrize("asked", [0, -1, 10 ** 9])
def test_rates_are_kept_within_what_there_is(player, asked):
    one = player()
    one.realize()
    control = one.get_control("RateControl")
    assert control.get_min_rate() <= 100_000 <= control.get_max_rate() and control.get_rate() == 100_000
    assert control.set_rate(asked) == (control.get_min_rate() if asked < 1 else control.get_max_rate())


def test_the_pitch_is_kept_within_what_there_is(player):
    one = player(content_type="audio/midi")
    one.realize()
    control = one.get_control("PitchControl")
    assert control.get_pitch() == 0
    assert control.set_pitch(10 ** 6) == control.get_max_pitch() > 0
    assert control.set_pitch(-10 ** 6) == control.get_min_pitch() < 0


def test_the_pitch_does_not_change_the_time(phone, player, told):
    one = player(content_type="audio/midi")
    one.realize()
    one.get_control("PitchControl").set_pitch(12_000)
    one.add_player_listener(told)
    one.start()
    phone.run(5000)
    assert told.times[-1] == 750


@pytest.fixture
def song(player):
    """Half a second at 120 beats a minute, then a quarter at 240."""
    one = player(content_type="audio/midi")
    one.realize()
    return one


def test_the_tempo_is_the_musics_own(phone, song):
    control = song.get_control("TempoControl")
    assert isinstance(control, RateControl) and control is song.get_control("RateControl")
    assert control.get_tempo() == 120_000
    song.start()
    phone.run(600)
    assert control.get_tempo() == 240_000


def test_a_tempo_set_by_hand_holds_until_the_music_sets_another(phone, song, told):
    song.add_player_listener(told)
    control = song.get_control("TempoControl")
    assert control.set_tempo(60_000) == 60_000
    assert control.get_rate() == 100_000
    song.start()
    phone.run(999)
    assert control.get_tempo() == 60_000
    phone.run(1)
    assert control.get_tempo() == 240_000
    phone.run(1000)
    assert told.times[-1] == 1000 + 250


def test_rate_and_tempo_multiply(phone, song, told):
    song.add_player_listener(told)
    control = song.get_control("TempoControl")
    control.set_tempo(60_000)
    control.set_rate(200_000)
    song.start()
    phone.run(5000)
    assert told.times[-1] == 500 + 125


@pytest.mark.parametrize("asked, given", [(0, 10_000), (-5, 10_000), (10 ** 9, 300_000)])
def test_tempos_are_kept_within_what_there_is(song, asked, given):
    assert song.get_control("TempoControl").set_tempo(asked) == given


def test_going_somewhere_gives_the_music_its_own_tempo_back(song):
    control = song.get_control("TempoControl")
    control.set_tempo(60_000)
    song.set_media_time(0)
    assert control.get_tempo() == 120_000
