"""IMA ADPCM, against numbers worked out by the standard's own rules."""

import struct

from emulator.handset.sound.adpcm import STEPS, decode
from emulator.handset.sound.wav import decode as decode_wav


def block(value, index, *codes):
    """One channel's block: its state, and codes two to a byte, the low half first."""
    pairs = zip(codes[::2], codes[1::2], strict=True)
    return struct.pack("<hBB", value, index, 0) + bytes(low | high << 4 for low, high in pairs)


def test_a_code_moves_the_value_by_parts_of_the_step():
    # Step 7 at index 0. Code 4: 7/8 + 7 = 0 + 7; index +2 -> step 9. Code 0: 9/8 = 1; index -1 -> 8.
    # Code 15: -(8/8 + 8 + 4 + 2) = -15; index +8. Code 8: -(16/8) = -2 at step 16 (index 9).
    assert list(decode(block(0, 0, 4, 0, 15, 8, 0, 0, 0, 0), 1, 8))[:5] == [0, 7, 8, -7, -9]


def test_the_value_stays_within_sixteen_bits():
    samples = decode(block(32_000, 88, *[7] * 8), 1, 8)
    assert max(samples) == 32_767 and min(samples) >= 32_000


def test_the_index_stays_within_the_table():
    assert len(STEPS) == 89
    assert list(decode(block(0, 200, 0, 0, 0, 0, 0, 0, 0, 0), 1, 8))[1] == STEPS[88] >> 3


def test_a_block_begins_with_a_sample_of_its_own():
    two = block(5, 0, *[0] * 8) + block(-5, 0, *[0] * 8)
    samples = decode(two, 1, 8)
    assert (len(samples), samples[0], samples[9]) == (18, 5, -5)


def test_two_channels_take_turns_by_eight_samples():
    left, right = block(100, 0, *[0] * 8), block(-100, 0, *[0] * 8)
    samples = decode(left[:4] + right[:4] + left[4:] + right[4:], 2, 16)
    assert list(samples[:2]) == [100, -100] and len(samples) == 18
    assert all(sample > 0 for sample in samples[::2]) and all(sample < 0 for sample in samples[1::2])


def test_a_wav_file_of_it_is_read():
    body = block(0, 0, *[4] * 8)
    form = struct.pack("<HHIIHHHH", 0x11, 1, 8000, 4000, 8, 4, 2, 9)
    parts = b"WAVE" + b"fmt " + struct.pack("<I", len(form)) + form + b"data" + struct.pack("<I", len(body)) + body
    wave = decode_wav(b"RIFF" + struct.pack("<I", len(parts)) + parts)
    assert len(wave.samples) == 9 and list(wave.samples[:2]) == [0, 7]
