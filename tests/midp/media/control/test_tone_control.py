"""ToneControl: a sequence set on a player."""

import pytest

from emulator.midp.lang import IllegalArgumentException, IllegalStateException
from emulator.midp.media import Manager
from emulator.midp.media.control import ToneControl as Tone

TWO_NOTES = [Tone.VERSION, 1, Tone.TEMPO, 30, Tone.C4, 16, Tone.C4 + 12, 16]


@pytest.fixture
def one(inside):
    player = inside(lambda: Manager.create_player("device://tone"))
    player.realize()
    return player


def test_the_constants_are_the_specifications():
    assert (Tone.SILENCE, Tone.VERSION, Tone.TEMPO, Tone.RESOLUTION, Tone.BLOCK_START, Tone.BLOCK_END,
            Tone.PLAY_BLOCK, Tone.SET_VOLUME, Tone.REPEAT, Tone.C4) == (-1, -2, -3, -4, -5, -6, -7, -8, -9, 60)


def test_a_sequence_gives_the_duration_and_says_so(phone, one, told):
    one.add_player_listener(told)
    one.get_control("ToneControl").set_sequence(TWO_NOTES)
    phone.run(0)
    assert one.get_duration() == 1_000_000 and told.events == [("durationUpdated", 1_000_000)]


@pytest.mark.parametrize("sequence", [
    TWO_NOTES, tuple(TWO_NOTES), bytes(byte & 255 for byte in TWO_NOTES), bytearray(byte & 255 for byte in TWO_NOTES)])
def test_bytes_and_numbers_will_do(one, sequence):
    one.get_control("ToneControl").set_sequence(sequence)
    assert one.get_duration() == 1_000_000


@pytest.mark.parametrize("sequence", [None, [], [60, 16], [-2, 1, 60], [-2, 1, 60, 300], [-2, 1, "C", 4]])
def test_a_malformed_sequence_is_refused_and_the_old_one_stays(one, sequence):
    control = one.get_control("ToneControl")
    control.set_sequence(TWO_NOTES)
    with pytest.raises(IllegalArgumentException):
        control.set_sequence(sequence)
    assert one.get_duration() == 1_000_000


@pytest.mark.parametrize("bring", ["prefetch", "start"])
def test_a_player_that_is_further_takes_no_sequence(one, bring):
    control = one.get_control("ToneControl")
    getattr(one, bring)()
    with pytest.raises(IllegalStateException):
        control.set_sequence(TWO_NOTES)


def test_after_deallocate_it_takes_another(phone, one):
    control = one.get_control("ToneControl")
    control.set_sequence(TWO_NOTES)
    one.start()
    phone.run(100)
    one.deallocate()
    control.set_sequence([Tone.VERSION, 1, Tone.C4, 8])
    assert (one.get_duration(), one.get_media_time()) == (250_000, 0)
