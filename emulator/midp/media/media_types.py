"""What can be played, and where it can come from: content types, their decoders, protocols."""

from __future__ import annotations

from collections.abc import Callable

from emulator.handset.sound import midi_file, tone_sequence
from emulator.handset.sound.recording import Recording
from emulator.handset.sound.source import Source

WAV, MIDI, TONES = "audio/x-wav", "audio/midi", "audio/x-tone-seq"
DECODERS: dict[str, Callable[[bytes], Source]] = {
    WAV: Recording.from_wav, MIDI: midi_file.parse, TONES: tone_sequence.parse,
}
ALIASES = {
    "audio/wav": WAV, "audio/wave": WAV, "audio/x-midi": MIDI, "audio/mid": MIDI, "audio/sp-midi": MIDI,
}
ENDINGS = {"wav": WAV, "mid": MIDI, "midi": MIDI, "jts": TONES}
PROTOCOLS: dict[str, tuple[str, ...]] = {
    "device": (TONES, MIDI), "http": (WAV, MIDI, TONES), "resource": (WAV, MIDI, TONES),
}


def named(content_type: str) -> str | None:
    """The content type by the name we give it, whatever its case and parameters; None if we cannot play it.

    >>> named("Audio/WAV; rate=8000"), named("audio/mpeg")
    ('audio/x-wav', None)
    """
    plain = content_type.partition(";")[0].strip().lower()
    plain = ALIASES.get(plain, plain)
    return plain if plain in DECODERS else None


def of_data(data: bytes) -> str | None:
    """The content type by how the data begins, or None."""
    if data[:4] == b"RIFF" and data[8:12] == b"WAVE":
        return WAV
    if data[:4] == b"MThd":
        return MIDI
    return TONES if data[:2] == b"\xfe\x01" else None


def of_name(name: str) -> str | None:
    """The content type by how a file's name ends, or None.

    >>> of_name("/sounds/win.WAV")
    'audio/x-wav'
    """
    return ENDINGS.get(name.rpartition(".")[2].lower())
