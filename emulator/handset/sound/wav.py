"""WAV files: PCM of 8 and 16 bits and IMA ADPCM to samples, and samples to a file."""

from __future__ import annotations

import struct
import sys
from array import array
from dataclasses import dataclass, field
from typing import NamedTuple

from . import adpcm
from .source import RATE, BadSound

PCM, IMA_ADPCM, EXTENSIBLE = 1, 0x11, 0xFFFE
NAMES = {2: "Microsoft ADPCM", 3: "floating point", 6: "A-law", 7: "µ-law", 0x31: "GSM", 0x55: "MP3"}
INFO = {b"INAM": "title", b"IART": "author", b"ICOP": "copyright", b"ICRD": "date"}


@dataclass(frozen=True)
class Wave:
    """What a WAV file holds: signed 16-bit samples of one channel at `rate` a second."""

    rate: int
    samples: array[int]
    about: dict[str, str] = field(default_factory=dict)


class _Format(NamedTuple):
    code: int
    channels: int
    rate: int
    block: int
    bits: int


def decode(data: bytes) -> Wave:
    """Read a WAV file; two channels become their mean. BadSound says what is wrong.

    >>> decode(b"RIFF")
    Traceback (most recent call last):
      ...
    emulator.handset.sound.source.BadSound: not a WAV file: it has only 4 bytes
    """
    chunks = dict(_chunks(data))
    if b"fmt " not in chunks:
        raise BadSound("a WAV file without a 'fmt ' part: nothing says how it is written")
    if b"data" not in chunks:
        raise BadSound("a WAV file without a 'data' part: there is no sound in it")
    form = _format(chunks[b"fmt "])
    samples = _samples(form, chunks[b"data"])
    if form.channels == 2:
        samples = array("h", [(left + right) >> 1 for left, right in zip(samples[::2], samples[1::2], strict=True)])
    return Wave(form.rate, samples, _about(chunks.get(b"LIST", b"")))


def encode(samples: array[int], rate: int = RATE, bits: int = 16) -> bytes:
    """A WAV file of one channel, 16 bits a sample or 8.

    >>> decode(encode(array("h", [0, 256, -256]), 8000, bits=8)).samples
    array('h', [0, 256, -256])
    """
    if bits == 8:
        data = bytes((sample >> 8) + 128 for sample in samples)
    else:
        data = _little_endian(samples).tobytes()
    form = struct.pack("<HHIIHH", PCM, 1, rate, rate * bits // 8, bits // 8, bits)
    body = b"WAVE" + _part(b"fmt ", form) + _part(b"data", data)
    return _part(b"RIFF", body)


def _part(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def _chunks(data: bytes) -> list[tuple[bytes, bytes]]:
    """The parts of the file by name; only the first of each name counts, so they are given last first."""
    if len(data) < 12:
        raise BadSound(f"not a WAV file: it has only {len(data)} bytes")
    if data[:4] != b"RIFF" or data[8:12] != b"WAVE":
        raise BadSound(f"not a WAV file: it begins with {data[:4]!r}, not with RIFF … WAVE")
    found, at = [], 12
    while at + 8 <= len(data):
        name, size = struct.unpack_from("<4sI", data, at)
        if at + 8 + size > len(data):
            raise BadSound(f"a WAV file cut short: its part {name!r} at byte {at} should have {size} bytes,"
                           f" {len(data) - at - 8} are there")
        found.append((name, data[at + 8:at + 8 + size]))
        at += 8 + size + size % 2
    return found[::-1]


def _format(data: bytes) -> _Format:
    if len(data) < 16:
        raise BadSound(f"a WAV file whose 'fmt ' part has {len(data)} bytes; 16 are the least")
    code, channels, rate, _, block, bits = struct.unpack_from("<HHIIHH", data)
    if code == EXTENSIBLE and len(data) >= 26:
        code = struct.unpack_from("<H", data, 24)[0]
    _check(_Format(code, channels, rate, block, bits))
    return _Format(code, channels, rate, block, bits)


def _check(form: _Format) -> None:
    if form.code not in (PCM, IMA_ADPCM):
        name = NAMES.get(form.code, f"format {form.code:#x}")
        raise BadSound(f"a WAV file written as {name}; PCM and IMA ADPCM can be played")
    if form.channels not in (1, 2):
        raise BadSound(f"a WAV file of {form.channels} channels; 1 and 2 can be played")
    if not 1_000 <= form.rate <= 192_000:
        raise BadSound(f"a WAV file of {form.rate} samples a second; 1,000 to 192,000 can be played")
    if form.code == PCM and form.bits not in (8, 16):
        raise BadSound(f"a WAV file of {form.bits} bits a sample; 8 and 16 can be played")
    if form.code == IMA_ADPCM and (form.bits != 4 or form.block <= 4 * form.channels or form.block % 4):
        raise BadSound(f"a WAV file of IMA ADPCM with {form.bits} bits and blocks of {form.block} bytes")


def _samples(form: _Format, data: bytes) -> array[int]:
    if form.code == IMA_ADPCM:
        if data and len(data) % form.block not in (0, *range(4 * form.channels, form.block)):
            raise BadSound("a WAV file whose last block of IMA ADPCM is cut short")
        return adpcm.decode(data, form.channels, form.block)
    if len(data) % (form.channels * form.bits // 8):
        raise BadSound("a WAV file that ends in the middle of a sample")
    if form.bits == 8:
        return array("h", [(byte - 128) << 8 for byte in data])
    return _little_endian(array("h", data))


def _little_endian(samples: array[int]) -> array[int]:
    if sys.byteorder == "big":
        samples = samples[:]
        samples.byteswap()
    return samples


def _about(data: bytes) -> dict[str, str]:
    """Title, author and so on, out of a LIST of the kind INFO."""
    about: dict[str, str] = {}
    at = 4 if data[:4] == b"INFO" else len(data)
    while at + 8 <= len(data):
        name, size = struct.unpack_from("<4sI", data, at)
        text = data[at + 8:at + 8 + size].split(b"\0")[0].decode("latin-1").strip()
        if name in INFO and text:
            about[INFO[name]] = text
        at += 8 + size + size % 2
    return about
