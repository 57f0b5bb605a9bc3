"""MIDI files: type 0 and 1, tempo, running status, and files that are broken."""

import struct

import pytest

from emulator.handset.sound.midi_file import parse
from emulator.handset.sound.source import BadSound

END = bytes((0, 0xFF, 0x2F, 0))


def head(kind=0, count=1, division=96):
    return b"MThd" + struct.pack(">IHHH", 6, kind, count, division)


def track(*events):
    data = b"".join(events) + END
    return b"MTrk" + struct.pack(">I", len(data)) + data


def tempo(delta, micros):
    return bytes((delta, 0xFF, 0x51, 3)) + micros.to_bytes(3, "big")


def test_without_a_tempo_a_beat_is_half_a_second():
    score = parse(head() + track(bytes((0, 0x90, 60, 100)), bytes((96, 0x80, 60, 0))))
    assert [(event.time, event.message[0]) for event in score.events] == [(0, 0x90), (500_000, 0x80)]
    assert score.duration == 500_000


def test_a_tempo_counts_from_where_it_stands():
    score = parse(head() + track(bytes((96, 0x90, 60, 100)), tempo(0, 1_000_000), bytes((96, 0x80, 60, 0)),
                                 tempo(0, 250_000), bytes((96, 0x90, 62, 100))))
    assert [event.time for event in score.events] == [500_000, 1_500_000, 1_750_000]
    assert score.tempi == ((0, 120_000), (500_000, 60_000), (1_500_000, 240_000))


def test_the_tempo_of_one_track_is_that_of_all():
    score = parse(head(1, 2) + track(tempo(0, 1_000_000)) + track(bytes((96, 0x90, 60, 100))))
    assert [event.time for event in score.events] == [1_000_000]


def test_at_one_tick_the_tracks_come_in_their_order():
    score = parse(head(1, 2) + track(bytes((0, 0xC0, 5))) + track(bytes((0, 0x90, 60, 100))))
    assert [event.message[0] for event in score.events] == [0xC0, 0x90]


def test_a_status_byte_may_be_left_out():
    score = parse(head() + track(bytes((0, 0x90, 60, 100, 10, 62, 100, 10, 60, 0))))
    assert [event.message for event in score.events] == [bytes((0x90, 60, 100)), bytes((0x90, 62, 100)),
                                                          bytes((0x90, 60, 0))]


def test_messages_of_two_bytes_have_two():
    score = parse(head() + track(bytes((0, 0xC3, 40, 0, 0xD3, 7, 0, 0xE3, 0, 64))))
    assert [len(event.message) for event in score.events] == [2, 2, 3]


def test_long_times_have_more_bytes():
    score = parse(head(division=1000) + track(b"\x87\x68" + bytes((0x90, 60, 1))))
    assert score.events[0].time == 500_000              # 0x87 0x68 is 1,000


def test_system_exclusive_messages_are_passed_over():
    score = parse(head() + track(b"\0\xf0\x05\x7e\x7f\x09\x01\xf7", bytes((0, 0x90, 60, 100))))
    assert len(score.events) == 1


def test_time_may_be_divided_by_film_frames():
    score = parse(head(division=(256 - 25) << 8 | 40) + track(tempo(0, 1), b"\x87\x68" + bytes((0x90, 60, 1))))
    assert score.events[0].time == 1_000_000            # 25 frames of 40 ticks are a second, whatever the tempo


def test_what_follows_the_end_of_a_track_is_no_event():
    data = END + bytes((0, 0x90, 60, 100))
    assert parse(head() + b"MTrk" + struct.pack(">I", len(data)) + data).events == ()


def test_title_and_copyright_are_read():
    score = parse(head() + track(b"\0\xff\x03\x04Song", b"\0\xff\x02\x06(c) Me"))
    assert score.about == {"title": "Song", "copyright": "(c) Me"}


GOOD = head(1, 2) + track(tempo(0, 400_000)) + track(bytes((0, 0x90, 60, 100)), bytes((96, 0x80, 60, 0)))


@pytest.mark.parametrize("data, said", [
    (b"", "begins with b''"),
    (b"RIFF" + bytes(20), "begins with b'RIFF'"),
    (head()[:10], "cut short in its head"),
    (GOOD[:-1], "cut short"),
    (GOOD[:22], "cut short"),
    (head(2), "type 2"),
    (head(division=0), "0 ticks"),
    (head(division=0x8000) + track(), "unknown way"),
    (head(1, 3) + track(), "promises 3 tracks, 1 are there"),
    (head() + b"MTrk" + struct.pack(">I", 10_000) + b"\0", "should have 10000 bytes"),
    (head() + track(b"\0\xff\x03\x7fshort"), "event of 127 bytes"),
    (head() + track(b"\0\x3c\x40"), "data byte 60 where an event"),
    (head() + track(bytes((0, 0x90, 60, 200))), "value 200"),
    (head() + track(b"\xff\xff\xff\xff\x7f\x90\x3c\x40"), "more than four bytes"),
    (head() + track(b"\0\xff\x51\x02\0\0"), "tempo of 2 bytes"),
    (head() + track(b"\0\xf3\x01"), "0xf3"),
    (head() + b"MTrk" + struct.pack(">I", 3) + bytes((0, 0x90, 60)), "in the middle of"),
    (b"MThd" + struct.pack(">IHHH", 2, 0, 1, 96), "head has 2 bytes"),
])
def test_what_is_wrong_is_said(data, said):
    with pytest.raises(BadSound, match=said):
        parse(data)


def test_any_cut_of_a_file_is_refused_with_words():
    for length in range(len(GOOD)):
        with pytest.raises(BadSound):
            parse(GOOD[:length])


def test_any_flipped_byte_is_read_or_refused_with_words():
    for place in range(len(GOOD)):
        for value in (0x00, 0x7F, 0x80, 0xFF):
            try:
                parse(GOOD[:place] + bytes((value,)) + GOOD[place + 1:])
            except BadSound as refusal:
                assert "MIDI" in str(refusal)
