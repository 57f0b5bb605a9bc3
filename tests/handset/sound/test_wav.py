"""WAV files: what can be read, what cannot, and what is said of it."""

import struct
from array import array

import pytest

from emulator.handset.sound.source import BadSound
from emulator.handset.sound.wav import decode, encode

PCM, IMA = 1, 0x11


def part(name, data):
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def riff(*parts):
    body = b"WAVE" + b"".join(parts)
    return b"RIFF" + struct.pack("<I", len(body)) + body


def form(code=PCM, channels=1, rate=8000, block=1, bits=8, more=b""):
    return part(b"fmt ", struct.pack("<HHIIHH", code, channels, rate, rate * block, block, bits) + more)


def test_eight_bits_are_unsigned_with_silence_at_128():
    wave = decode(riff(form(), part(b"data", bytes((128, 255, 0)))))
    assert (wave.rate, list(wave.samples)) == (8000, [0, 127 * 256, -128 * 256])


def test_sixteen_bits_are_signed_and_little_endian():
    data = struct.pack("<3h", 0, 32_767, -32_768)
    assert list(decode(riff(form(bits=16, block=2), part(b"data", data))).samples) == [0, 32_767, -32_768]


def test_two_channels_become_their_mean():
    data = struct.pack("<4h", 100, 300, -100, 100)
    assert list(decode(riff(form(bits=16, channels=2, block=4), part(b"data", data))).samples) == [200, 0]


def test_the_extensible_form_names_its_format_at_its_end():
    more = struct.pack("<HHIH", 22, 8, 0, PCM) + bytes(14)
    assert list(decode(riff(form(code=0xFFFE, more=more), part(b"data", b"\x80"))).samples) == [0]


def test_parts_that_nobody_knows_are_passed_over():
    wave = decode(riff(part(b"junk", b"odd"), form(), part(b"fact", b"1234"), part(b"data", b"\x80\x80")))
    assert list(wave.samples) == [0, 0]


def test_the_info_list_is_what_the_sound_says_of_itself():
    info = b"INFO" + part(b"INAM", b"Fanfare\0") + part(b"IART", b"A. Composer\0") + part(b"ISFT", b"tool\0")
    assert decode(riff(form(), part(b"LIST", info), part(b"data", b"\x80"))).about == {
        "title": "Fanfare", "author": "A. Composer"}


@pytest.mark.parametrize("bits", [8, 16])
def test_what_is_encoded_is_read_again(bits):
    samples = array("h", [0, 256, -256, 32_512, -32_768])
    wave = decode(encode(samples, 11_025, bits))
    assert (wave.rate, wave.samples) == (11_025, samples)


GOOD = riff(form(), part(b"data", bytes(100)))


@pytest.mark.parametrize("data, said", [
    (b"", "only 0 bytes"),
    (b"MThd" + bytes(20), "begins with b'MThd'"),
    (GOOD[:-1], "cut short"),
    (GOOD[:40], "without a .data. part"),
    (riff(part(b"data", b"1")), "without a 'fmt ' part"),
    (riff(form()), "without a 'data' part"),
    (riff(part(b"fmt ", bytes(14)), part(b"data", b"")), "14 bytes"),
    (riff(form(code=0x55), part(b"data", b"")), "MP3"),
    (riff(form(code=0x1234), part(b"data", b"")), "0x1234"),
    (riff(form(channels=6, block=6), part(b"data", b"")), "6 channels"),
    (riff(form(channels=0), part(b"data", b"")), "0 channels"),
    (riff(form(bits=24, block=3), part(b"data", b"")), "24 bits"),
    (riff(form(rate=0), part(b"data", b"")), "0 samples a second"),
    (riff(form(bits=16, block=2), part(b"data", b"123")), "middle of a sample"),
    (riff(form(code=IMA, bits=4, block=4), part(b"data", bytes(4))), "blocks of 4 bytes"),
    (riff(form(code=IMA, bits=4, block=256), part(b"data", bytes(258))), "last block"),
])
def test_what_is_wrong_is_said(data, said):
    with pytest.raises(BadSound, match=said):
        decode(data)


def test_any_cut_of_a_file_is_refused_with_words():
    for length in range(len(GOOD)):
        with pytest.raises(BadSound):
            decode(GOOD[:length])
