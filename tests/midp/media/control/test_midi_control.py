"""MIDIControl: device://midi played by hand."""

import pytest

from emulator.midp.lang import IllegalArgumentException, IllegalStateException
from emulator.midp.media import Manager, MediaException
from emulator.midp.media.control import MIDIControl


@pytest.fixture
def device(inside):
    return inside(lambda: Manager.create_player("device://midi"))


@pytest.fixture
def control(device):
    device.prefetch()
    return device.get_control("MIDIControl")


def heard(phone, tmp_path, act):
    phone.record_sound(tmp_path / "midi.wav")
    act()
    phone.run(300)
    phone.stop_recording()
    return (tmp_path / "midi.wav").read_bytes()[44:]


def test_a_note_is_heard_and_noted(phone, control, tmp_path):
    assert any(heard(phone, tmp_path, lambda: control.short_midi_event(MIDIControl.NOTE_ON | 0, 60, 100)))
    assert [(sound.kind, sound.time) for sound in phone.sounds] == [("midi", 0)]


def test_a_program_changes_the_sound(phone, control, tmp_path):
    def play():
        control.short_midi_event(MIDIControl.NOTE_ON, 60, 100)
    piano = heard(phone, tmp_path, play)
    phone.run(10_000)
    control.set_program(0, -1, 19)
    assert heard(phone, tmp_path, play) != piano


def test_a_channels_volume_is_unknown_until_it_is_set(control):
    assert control.get_channel_volume(3) == -1
    control.set_channel_volume(3, 90)
    assert control.get_channel_volume(3) == 90
    control.short_midi_event(MIDIControl.CONTROL_CHANGE | 3, 7, 50)
    assert control.get_channel_volume(3) == 50


def test_messages_can_be_sent_in_a_row(phone, control):
    data = bytes((9, 0xC0, 5, 0x90, 60, 100, 0x90, 64, 100))
    assert control.long_midi_event(data, 1, 8) == 8
    assert len(phone.sounds) == 2


def test_a_closed_device_is_silent(phone, device, control, tmp_path):
    control.set_program(0, -1, 19)                       # an organ goes on for ever
    control.short_midi_event(MIDIControl.NOTE_ON, 60, 100)
    phone.run(100)
    device.close()
    assert not any(heard(phone, tmp_path, lambda: None)[2 * 200:])


def test_banks_cannot_be_asked(control):
    assert not control.is_bank_query_supported()
    for ask in (lambda: control.get_program(0), lambda: control.get_bank_list(False),
                lambda: control.get_program_list(0), lambda: control.get_program_name(0, 0),
                lambda: control.get_key_name(0, 0, 0)):
        with pytest.raises(MediaException):
            ask()


@pytest.mark.parametrize("method, arguments", [
    ("short_midi_event", (0x7F, 0, 0)), ("short_midi_event", (0xF0, 0, 0)), ("short_midi_event", (0xF7, 0, 0)),
    ("short_midi_event", (0x100, 0, 0)), ("short_midi_event", (0x90, 128, 0)), ("short_midi_event", (0x90, 0, -1)),
    ("set_program", (16, 0, 0)), ("set_program", (0, 16_384, 0)), ("set_program", (0, 0, 128)),
    ("set_channel_volume", (0, 128)), ("get_channel_volume", (-1,)), ("get_program", (16,)),
    ("long_midi_event", (None, 0, 0)), ("long_midi_event", (b"abc", 1, 3)), ("long_midi_event", (b"abc", -1, 1)),
])
def test_numbers_out_of_range_are_refused(control, method, arguments):
    with pytest.raises(IllegalArgumentException):
        getattr(control, method)(*arguments)


@pytest.mark.parametrize("method, arguments", [
    ("short_midi_event", (0x90, 60, 100)), ("long_midi_event", (b"", 0, 0)), ("set_program", (0, 0, 0)),
    ("set_channel_volume", (0, 0)), ("get_channel_volume", (0,)), ("get_bank_list", (True,)),
])
def test_a_player_that_is_not_prefetched_plays_nothing(device, method, arguments):
    device.realize()
    with pytest.raises(IllegalStateException):
        getattr(device.get_control("MIDIControl"), method)(*arguments)
