"""The deck: what reaches the loudspeaker, and polls that end."""

import io

import pytest

from emulator.midp.lang import Thread
from emulator.midp.media import Manager


def test_a_poll_of_the_media_time_ends(phone, player, inside):
    one = player()
    seen = []

    def poll():
        one.start()
        while one.get_media_time() < 200_000:
            pass
        seen.append(phone.now)
    inside(lambda: Thread(poll).start())
    phone.run(1000)
    assert seen == [200]


def test_what_is_played_is_on_the_phones_list(phone, player):
    one = player()
    one.start()
    phone.run(100)
    one.stop()
    phone.run(100)
    one.start()
    assert [(sound.time, sound.kind, sound.duration, sound.volume) for sound in phone.sounds] == [
        (0, "wav", 400, 100), (200, "wav", 300, 100)]


@pytest.mark.parametrize("content_type, kind", [
    ("audio/x-wav", "wav"), ("audio/midi", "midi"), ("audio/x-tone-seq", "tone")])
def test_each_kind_of_sound_is_called_by_its_name(phone, player, content_type, kind):
    player(content_type=content_type).start()
    assert [sound.kind for sound in phone.sounds] == [kind]


def test_eight_players_sound_at_once(phone, inside, tmp_path):
    keys = (57, 61, 64, 68, 71, 75, 78, 82)
    phone.record_sound(tmp_path / "eight.wav")

    def start():
        for key in keys:
            one = Manager.create_player(io.BytesIO(bytes((0xFE, 1, key, 64))), "audio/x-tone-seq")
            one.prefetch()
            one.get_control("VolumeControl").set_level(25)
            one.start()
    inside(start)
    phone.run(1000)
    phone.stop_recording()
    assert len(phone.sounds) == 8 and (tmp_path / "eight.wav").stat().st_size == 44 + 2 * 22_050


def test_what_is_stopped_is_not_heard(phone, player, tmp_path):
    one = player()
    phone.record_sound(tmp_path / "a.wav")
    one.start()
    phone.run(100)
    one.stop()
    phone.run(400)
    phone.stop_recording()
    data = (tmp_path / "a.wav").read_bytes()[44:]
    assert any(data[:2 * 2000]) and not any(data[2 * 2400:])
