"""What the phone does to a suite's sounds: silence on pause, the end at the end."""

from emulator.midp.lang import Thread
from emulator.midp.media import Manager, Player
from emulator.midp.midlet import MIDlet


class Tune(MIDlet):
    """Plays for ever, and a tone of a minute besides."""

    def start_app(self):
        self.player = Manager.create_player("device://tone")
        self.player.realize()
        self.player.get_control("ToneControl").set_sequence([-2, 1, 69, 127])
        self.player.set_loop_count(-1)
        self.told = []
        self.player.add_player_listener(lambda player, event, data: self.told.append(event))
        self.player.start()
        Manager.play_tone(60, 60_000, 100)


def heard_after(phone, tmp_path, act):
    """The bytes that are heard from 100 ms after `act` on."""
    phone.run(300)
    act()
    phone.run(100)
    phone.record_sound(tmp_path / "after.wav")
    phone.run(1000)
    phone.stop_recording()
    return any((tmp_path / "after.wav").read_bytes()[44:])


def test_a_suite_that_runs_is_heard(phone, tmp_path):
    phone.launch(Tune)
    assert heard_after(phone, tmp_path, lambda: None)


def test_a_paused_suite_is_silent_and_told(phone, tmp_path):
    app = phone.launch(Tune)
    assert not heard_after(phone, tmp_path, phone.pause)
    assert app.midlet.player.get_state() == Player.PREFETCHED and app.midlet.told == ["started", "stopped"]
    assert app.midlet.player.get_media_time() == 300_000


def test_a_suite_that_pauses_itself_is_silent(phone, tmp_path):
    app = phone.launch(Tune)
    assert not heard_after(phone, tmp_path, app.midlet.notify_paused)


def test_what_pause_app_begins_is_silenced_too(phone, tmp_path):
    class Stubborn(Tune):
        def pause_app(self):
            self.player.start()
    phone.launch(Stubborn)
    assert not heard_after(phone, tmp_path, phone.pause)


def test_it_is_silent_at_once_however_long_pause_app_takes(phone, tmp_path):
    class Slow(Tune):
        def pause_app(self):
            Thread.sleep(10_000)
    phone.launch(Slow)
    assert not heard_after(phone, tmp_path, phone.pause)


def test_an_ended_suites_players_are_closed(phone, tmp_path):
    app = phone.launch(Tune)
    assert not heard_after(phone, tmp_path, app.close)
    assert app.midlet.player.get_state() == Player.CLOSED


def test_the_red_key_silences(phone, tmp_path):
    phone.launch(Tune)
    assert not heard_after(phone, tmp_path, lambda: phone.press("end"))


def test_volume_keys_are_the_phones(phone, on_phone):
    phone.launch(Tune)
    phone.press("volume_down", "volume_down")
    assert phone.handset.speaker.volume == 80
    phone.press("volume_up")
    assert phone.handset.speaker.volume == 90


def test_a_volume_key_that_is_held_goes_on(phone):
    phone.launch(Tune)
    phone.press("volume_down", hold=2000)
    assert phone.handset.speaker.volume == 0


def test_two_suites_of_one_phone_do_not_silence_each_other(phone):
    first = phone.launch(Tune)
    second = phone.launch(Tune)
    assert first.midlet.player.get_state() == Player.PREFETCHED          # launching paused it
    first.close()
    assert second.midlet.player.get_state() == Player.STARTED
