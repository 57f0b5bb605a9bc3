"""Manager: what players there are, where their sounds come from, single tones."""

import io

import pytest

from emulator.midp.gaps import UnsupportedException
from emulator.midp.lang import IllegalArgumentException
from emulator.midp.media import Manager, MediaException, Player

TYPES = ["audio/x-wav", "audio/midi", "audio/x-tone-seq"]


def test_the_content_types_of_a_protocol():
    assert Manager.get_supported_content_types(None) == TYPES
    assert Manager.get_supported_content_types("resource") == TYPES
    assert set(Manager.get_supported_content_types("device")) == {"audio/x-tone-seq", "audio/midi"}
    assert Manager.get_supported_content_types("capture") == []


def test_the_protocols_of_a_content_type():
    assert set(Manager.get_supported_protocols(None)) == {"device", "http", "resource"}
    assert set(Manager.get_supported_protocols("audio/x-wav")) == {"http", "resource"}
    assert Manager.get_supported_protocols("video/mpeg") == []


def test_device_tone_plays_nothing_until_it_has_a_sequence(inside):
    player = inside(lambda: Manager.create_player(Manager.TONE_DEVICE_LOCATOR))
    player.realize()
    assert (player.get_content_type(), player.get_duration()) == ("audio/x-tone-seq", 0)


def test_device_midi_has_no_duration(inside):
    player = inside(lambda: Manager.create_player(Manager.MIDI_DEVICE_LOCATOR))
    player.start()
    assert (player.get_content_type(), player.get_duration()) == ("audio/midi", Player.TIME_UNKNOWN)
    with pytest.raises(MediaException):
        player.set_media_time(0)


@pytest.mark.parametrize("arguments", [(None,), (None, "audio/x-wav")])
def test_nothing_is_an_illegal_argument(inside, arguments):
    with pytest.raises(IllegalArgumentException):
        inside(lambda: Manager.create_player(*arguments))


@pytest.mark.parametrize("locator, said", [
    ("", "no locator"), ("win.wav", "no locator"), ("gopher://x", "'gopher://x'"), ("device://drum", "device://tone"),
    ("capture://audio", "no microphone"), ("resource:/none.wav", "no file '/none.wav'"),
])
def test_a_locator_that_means_nothing_is_a_media_exception(inside, locator, said):
    with pytest.raises(MediaException, match=said):
        inside(lambda: Manager.create_player(locator))


def test_a_content_type_that_nobody_plays_is_a_media_exception(inside):
    with pytest.raises(MediaException, match=r"'audio/mpeg'; there are audio/x-wav"):
        inside(lambda: Manager.create_player(io.BytesIO(b""), "audio/mpeg"))


@pytest.mark.parametrize("content_type", TYPES)
def test_without_a_type_the_stream_tells_by_how_it_begins(inside, sounds, content_type):
    one = inside(lambda: Manager.create_player(io.BytesIO(sounds[content_type]), None))
    one.realize()
    assert one.get_content_type() == content_type


def test_a_stream_that_begins_like_nothing_we_know_is_a_media_exception(inside):
    with pytest.raises(MediaException, match="say its content type"):
        inside(lambda: Manager.create_player(io.BytesIO(b"ID3"), None))


def test_a_data_source_is_a_gap(inside):
    with pytest.raises(UnsupportedException, match="DataSource"):
        inside(lambda: Manager.create_player(object()))


def test_a_file_of_the_suite_is_played_by_its_name(phone, tmp_path):
    from_suite(tmp_path, "resource:/sounds/a.jts", bytes((0xFE, 1, 60, 16)))
    phone.launch(tmp_path / "game.jad")
    phone.run(0)
    assert [(sound.kind, sound.duration) for sound in phone.sounds] == [("tone", 500)]


def test_a_file_of_the_suite_needs_no_ending(phone, tmp_path):
    from_suite(tmp_path, "resource:/sounds/a", bytes((0xFE, 1, 60, 16)))
    phone.launch(tmp_path / "game.jad")
    assert [sound.kind for sound in phone.sounds] == ["tone"]


def from_suite(folder, locator, data):
    (folder / "game" / "sounds").mkdir(parents=True)
    (folder / "game" / locator.partition(":/")[2]).write_bytes(data)
    (folder / "game" / "midlet.py").write_text(f"""
from emulator.midp.media import Manager
from emulator.midp.midlet import MIDlet


class Game(MIDlet):
    def start_app(self):
        self.player = Manager.create_player({locator!r})
        self.player.start()
""", encoding="utf-8")
    (folder / "game.jad").write_text("""MIDlet-Name: Game
MIDlet-Version: 1.0
MIDlet-Vendor: Tests
MIDlet-Jar-URL: game/
MIDlet-Jar-Size: 0
MIDlet-1: Game,,midlet.Game
MicroEdition-Profile: MIDP-2.0
MicroEdition-Configuration: CLDC-1.1
""", encoding="utf-8")


# -- single tones ----------------------------------------------------------------------------------


def test_a_tone_is_played_and_nobody_waits(phone, inside):
    inside(lambda: Manager.play_tone(69, 300, 80))
    assert [(sound.kind, sound.duration, sound.volume) for sound in phone.sounds] == [("tone", 300, 80)]


@pytest.mark.parametrize("note, duration", [(-1, 100), (128, 100), (69, 0), (69, -5)])
def test_a_tone_that_cannot_be_is_an_illegal_argument(phone, inside, note, duration):
    with pytest.raises(IllegalArgumentException):
        inside(lambda: Manager.play_tone(note, duration, 100))
    assert phone.sounds == []


@pytest.mark.parametrize("volume, played", [(0, []), (-7, []), (500, [100])])
def test_the_volume_of_a_tone_is_kept_on_the_scale(phone, inside, volume, played):
    inside(lambda: Manager.play_tone(69, 100, volume))
    assert [sound.volume for sound in phone.sounds] == played


def test_the_system_time_base_ticks_with_the_phone(phone, inside):
    base = inside(Manager.get_system_time_base)
    phone.run(250)
    assert base.get_time() == 250_000
