"""IMA ADPCM: four bits a sample, as WAV files have it (format 0x11)."""

from __future__ import annotations

from array import array

# How much a step is, and where a code moves it (IMA Digital Audio Focus and Technical Working
# Group, 1992).
STEPS = (
    7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66, 73, 80, 88, 97,
    107, 118, 130, 143, 157, 173, 190, 209, 230, 253, 279, 307, 337, 371, 408, 449, 494, 544, 598, 658, 724, 796,
    876, 963, 1060, 1166, 1282, 1411, 1552, 1707, 1878, 2066, 2272, 2499, 2749, 3024, 3327, 3660, 4026, 4428,
    4871, 5358, 5894, 6484, 7132, 7845, 8630, 9493, 10442, 11487, 12635, 13899, 15289, 16818, 18500, 20350,
    22385, 24623, 27086, 29794, 32767,
)
MOVES = (-1, -1, -1, -1, 2, 4, 6, 8)


def decode(data: bytes, channels: int, block: int) -> array[int]:
    """The samples of all blocks, channels interleaved; the last block may be short.

    A block has 4 bytes of state for each channel, then groups of 4 bytes (8 samples) for each
    channel in turn, the low half of a byte first.
    """
    samples = array("h")
    for start in range(0, len(data), block):
        samples.extend(_decode_block(data[start:start + block], channels))
    return samples


def _decode_block(data: bytes, channels: int) -> array[int]:
    rows = [_decode_channel(data, channels, channel) for channel in range(channels)]
    if channels == 1:
        return rows[0]
    woven = array("h", bytes(2 * sum(map(len, rows))))
    for channel, row in enumerate(rows):
        woven[channel::channels] = row
    return woven


def _decode_channel(data: bytes, channels: int, channel: int) -> array[int]:
    head = 4 * channel
    value = int.from_bytes(data[head:head + 2], "little", signed=True)
    index = min(data[head + 2], len(STEPS) - 1)
    samples = array("h", [value])
    body = data[4 * channels:]
    for group in range(4 * channel, len(body) - len(body) % (4 * channels), 4 * channels):
        for byte in body[group:group + 4]:
            for code in (byte & 15, byte >> 4):
                step = STEPS[index]
                change = (step >> 3) + (step if code & 4 else 0) + (step >> 1 if code & 2 else 0) \
                    + (step >> 2 if code & 1 else 0)
                value = max(-32_768, min(32_767, value - change if code & 8 else value + change))
                index = max(0, min(len(STEPS) - 1, index + MOVES[code & 7]))
                samples.append(value)
    return samples
