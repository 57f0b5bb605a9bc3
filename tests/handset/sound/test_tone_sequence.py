"""Tone sequences (JSR-135, ToneControl): the whole grammar, and every way to break it."""

import pytest

from emulator.handset.sound.source import NORMAL, RATE, BadSound
from emulator.handset.sound.tone_sequence import LONGEST, parse, single_tone

SILENCE, VERSION, TEMPO, RESOLUTION, BLOCK_START, BLOCK_END, PLAY_BLOCK, SET_VOLUME, REPEAT = range(-1, -10, -1)


def notes(*sequence):
    """(key, start ms, length ms) of every tone of a sequence that begins with VERSION, 1."""
    down, heard = {}, []
    for event in parse([VERSION, 1, *sequence]).events:
        status, key, _ = event.message
        if status == 0x90:
            down[key] = event.time
        else:
            heard.append((key, down[key] // 1000, (event.time - down.pop(key)) // 1000))
    return heard


def test_by_default_a_whole_note_of_64_lasts_two_seconds():
    assert notes(60, 64) == [(60, 0, 2000)]


@pytest.mark.parametrize("tempo, resolution, duration, ms", [(30, 64, 16, 500), (5, 64, 1, 187), (127, 127, 127, 472)])
def test_a_duration_is_240_000_over_resolution_and_beats_a_minute(tempo, resolution, duration, ms):
    assert duration * 240_000 // (resolution * tempo * 4) == ms
    assert notes(TEMPO, tempo, RESOLUTION, resolution, 60, duration)[0][2] == ms


def test_silence_takes_its_time():
    assert notes(60, 16, SILENCE, 16, 62, 16) == [(60, 0, 500), (62, 1000, 500)]


def test_silence_at_the_end_counts_as_duration():
    assert parse([VERSION, 1, 60, 16, SILENCE, 16]).duration == 1_000_000


def test_rounding_does_not_add_up():
    one = 240_000_000 / (127 * 120)
    assert parse([VERSION, 1, RESOLUTION, 127, *[60, 1] * 100]).duration == int(100 * one)


def test_a_block_is_played_where_it_is_called():
    assert notes(BLOCK_START, 0, 60, 16, BLOCK_END, 0, PLAY_BLOCK, 0, 62, 16, PLAY_BLOCK, 0) == [
        (60, 0, 500), (62, 500, 500), (60, 1000, 500)]


def test_a_block_may_play_an_earlier_one():
    assert [key for key, _, _ in notes(BLOCK_START, 1, 60, 1, BLOCK_END, 1, BLOCK_START, 2, PLAY_BLOCK, 1, 64, 1,
                                       BLOCK_END, 2, PLAY_BLOCK, 2)] == [60, 64]


def test_repeat_repeats_one_tone():
    assert [key for key, _, _ in notes(REPEAT, 3, 60, 16, 62, 16)] == [60, 60, 60, 62]


def test_volume_holds_until_it_is_set_again():
    events = parse([VERSION, 1, 60, 1, SET_VOLUME, 50, 62, 1, SET_VOLUME, 0, 64, 1]).events
    loud = {event.message[1]: event.message[2] for event in events if event.message[0] == 0x90}
    assert loud == {60: 127, 62: pytest.approx(63.5, abs=1)}          # at volume 0 nothing is played


def test_bytes_are_the_same_as_signed_numbers():
    signed = [VERSION, 1, TEMPO, 30, 60, 16, SILENCE, 4]
    assert parse(bytes(byte & 255 for byte in signed)) == parse(signed)


@pytest.mark.parametrize("sequence, said", [
    ([], "begins with VERSION"),
    ([60, 16], "begins with VERSION"),
    ([VERSION], "ends where a version"),
    ([VERSION, 2, 60, 16], "version is 1 to 1, not 2"),
    ([VERSION, 1], "without events"),
    ([VERSION, 1, TEMPO, 30], "without events"),
    ([VERSION, 1, TEMPO, 4, 60, 16], "tempo is 5 to 127, not 4"),
    ([VERSION, 1, TEMPO, 128, 60, 16], "tempo is 5 to 127"),
    ([VERSION, 1, RESOLUTION, 0, 60, 16], "resolution is 1 to 127"),
    ([VERSION, 1, RESOLUTION, 64, TEMPO, 30, 60, 16], "TEMPO may not stand here"),
    ([VERSION, 1, 60], "ends where a duration"),
    ([VERSION, 1, 60, 0], "duration is 1 to 127, not 0"),
    ([VERSION, 1, 60, -1], "duration is 1 to 127"),
    ([VERSION, 1, SET_VOLUME, 101, 60, 16], "volume is 0 to 100"),
    ([VERSION, 1, REPEAT, 1, 60, 16], "repeat is 2 to 127"),
    ([VERSION, 1, REPEAT, 2, PLAY_BLOCK, 0], "note is -1 to 127"),
    ([VERSION, 1, REPEAT, 2, SET_VOLUME, 9], "note is -1 to 127"),
    ([VERSION, 1, PLAY_BLOCK, 0], "block is not defined"),
    ([VERSION, 1, BLOCK_START, 0, BLOCK_END, 0, 60, 16], "block without events"),
    ([VERSION, 1, BLOCK_START, 0, 60, 16, BLOCK_END, 1, 60, 16], "BLOCK_END 1 ends block 0"),
    ([VERSION, 1, BLOCK_START, 0, 60, 16], "ends inside a block"),
    ([VERSION, 1, BLOCK_START, 0, BLOCK_START, 1, 60, 16], "BLOCK_START may not stand here"),
    ([VERSION, 1, BLOCK_START, 0, PLAY_BLOCK, 0, BLOCK_END, 0, 60, 16], "block is not defined"),
    ([VERSION, 1, BLOCK_START, -1, 60, 16, BLOCK_END, -1, 60, 1], "block is 0 to 127"),
    ([VERSION, 1, BLOCK_START, 0, 60, 16, BLOCK_END, 0], "without events"),
    ([VERSION, 1, 60, 16, BLOCK_START, 0, 60, 16, BLOCK_END, 0], "BLOCK_START may not stand here"),
    ([VERSION, 1, BLOCK_END, 0, 60, 16], "BLOCK_END may not stand here"),
    ([VERSION, 1, -100, 1], "no event is called -100"),
])
def test_a_malformed_sequence_is_refused_with_the_byte(sequence, said):
    with pytest.raises(BadSound, match=f"tone sequence, byte \\d+: .*{said}|{said}"):
        parse(sequence)


def test_blocks_of_blocks_of_blocks_do_not_eat_the_memory():
    sequence = [VERSION, 1, BLOCK_START, 0, *[60, 1] * 30, BLOCK_END, 0]
    for block in range(1, 10):
        sequence += [BLOCK_START, block, *[PLAY_BLOCK, block - 1] * 30, BLOCK_END, block]
    with pytest.raises(BadSound, match=f"{LONGEST:,}"):
        parse([*sequence, PLAY_BLOCK, 9])


@pytest.mark.parametrize("key, hertz", [(69, 440.0), (60, 261.63), (81, 880.0), (48, 130.81), (100, 2637.0)])
def test_a_tone_has_its_frequency(strength, key, hertz):
    samples = single_tone(key, 500).open(0, NORMAL, 0).read(RATE // 2)
    beside = [strength(samples, hertz * 2 ** (step / 12)) for step in (-1, 1)]
    assert strength(samples, hertz) > 8 * max(beside)


def test_a_tone_ends_when_it_should(strength):
    samples = single_tone(69, 200).open(0, NORMAL, 0).read(RATE)
    ringing = int(0.013 * RATE)
    assert max(map(abs, samples[:RATE // 5])) > 1000
    assert not any(samples[RATE // 5 + ringing:])
