"""A synthesiser of sixteen channels, worked by MIDI messages; channel 10 has the drums."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from .instruments import Instrument, of_program
from .voice import Beat, Voice, summed

DRUMS = 9            # channel 10, counted from 0
VOICES = 32          # at once; the oldest makes room
BEND_RANGE = 2       # semitones, until a file says otherwise
GENERAL_LEVEL = 0.45   # of one voice: some ten of them fill the scale


@dataclass
class Channel:
    """What the messages of a channel have set."""

    program: int = 0
    volume: int = 100
    expression: int = 127
    bend: float = 0.0                    # -1 to 1
    bend_range: float = BEND_RANGE
    pedal: bool = False
    parameter: tuple[int, int] = (127, 127)
    voices: list[Voice | Beat] = field(default_factory=list)

    @property
    def gain(self) -> float:
        """Volume and expression count by their squares (General MIDI)."""
        return (self.volume * self.expression / 16_129) ** 2


class Synth:
    """Notes in, samples out. With an `instrument` every channel plays that, as loud as it is told."""

    def __init__(self, instrument: Instrument | None = None, transpose: float = 0.0) -> None:
        self._instrument, self._transpose = instrument, transpose
        self.channels = [Channel(volume=100 if instrument is None else 127) for _ in range(16)]

    @property
    def sounding(self) -> bool:
        return any(channel.voices for channel in self.channels)

    # -- samples ---------------------------------------------------------------------------------

    def render(self, count: int) -> list[float]:
        """The next `count` samples."""
        row: list[float] = []
        for channel in self.channels:
            if channel.voices:
                gain = channel.gain
                for voice in channel.voices:
                    row = summed(row, voice.read(count, gain))
                channel.voices = [voice for voice in channel.voices if not voice.over]
        row.extend([0.0] * (count - len(row)))
        return row

    # -- messages --------------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        """One channel message; others are none of a synthesiser's business."""
        act = _ACTS.get(message[0] >> 4)
        if act is not None:
            act(self, message[0] & 15, message[1], message[2] if len(message) > 2 else 0)

    def set_transpose(self, semitones: float) -> None:
        """Everything so much higher, what sounds already included."""
        self._transpose = semitones
        for channel in self.channels:
            self._bend_voices(channel)

    def let_go(self) -> None:
        """Every key and every pedal comes up."""
        for channel in self.channels:
            channel.pedal = False
            for voice in channel.voices:
                voice.let_go()

    def _note_on(self, number: int, key: int, velocity: int) -> None:
        if velocity == 0:
            self._note_off(number, key, 0)
            return
        channel = self.channels[number]
        self._lift(channel, key)                 # a key struck again begins anew
        channel.voices.append(self._voice(number, channel, key, velocity))
        self._make_room()

    def _voice(self, number: int, channel: Channel, key: int, velocity: int) -> Voice | Beat:
        if self._instrument is not None:
            return Voice(self._instrument, key, velocity / 127, self._shift(channel))
        gain = (velocity / 127) ** 2 * GENERAL_LEVEL
        if number == DRUMS:
            return Beat(key, gain)
        return Voice(of_program(channel.program), key, gain, self._shift(channel))

    def _note_off(self, number: int, key: int, velocity: int) -> None:
        channel = self.channels[number]
        if channel.pedal:
            for voice in channel.voices:
                voice.lifted = voice.lifted or voice.key == key
        else:
            self._lift(channel, key)

    def _lift(self, channel: Channel, key: int) -> None:
        for voice in channel.voices:
            if voice.key == key and voice.held:
                voice.let_go()

    def _make_room(self) -> None:
        voices = [(channel, voice) for channel in self.channels for voice in channel.voices]
        for channel, voice in voices[:len(voices) - VOICES] if len(voices) > VOICES else []:
            channel.voices.remove(voice)

    def _control(self, number: int, control: int, value: int) -> None:
        act = _CONTROLS.get(control)
        if act is not None:
            act(self, self.channels[number], value)

    def _program(self, number: int, program: int, unused: int) -> None:
        self.channels[number].program = program

    def _pitch_bend(self, number: int, low: int, high: int) -> None:
        channel = self.channels[number]
        channel.bend = ((high << 7 | low) - 8192) / 8192
        self._bend_voices(channel)

    def _bend_voices(self, channel: Channel) -> None:
        for voice in channel.voices:
            voice.bend(self._shift(channel))

    def _shift(self, channel: Channel) -> float:
        return channel.bend * channel.bend_range + self._transpose

    # -- controllers -----------------------------------------------------------------------------

    def _volume(self, channel: Channel, value: int) -> None:
        channel.volume = value

    def _expression(self, channel: Channel, value: int) -> None:
        channel.expression = value

    def _pedal(self, channel: Channel, value: int) -> None:
        channel.pedal = value >= 64
        if not channel.pedal:
            for voice in channel.voices:
                if voice.lifted:
                    voice.let_go()

    def _parameter_high(self, channel: Channel, value: int) -> None:
        channel.parameter = (value, channel.parameter[1])

    def _parameter_low(self, channel: Channel, value: int) -> None:
        channel.parameter = (channel.parameter[0], value)

    def _data_entry(self, channel: Channel, value: int) -> None:
        if channel.parameter == (0, 0):
            channel.bend_range = value

    def _sound_off(self, channel: Channel, value: int) -> None:
        channel.voices = []

    def _notes_off(self, channel: Channel, value: int) -> None:
        for voice in channel.voices:
            voice.let_go()

    def _reset(self, channel: Channel, value: int) -> None:
        self._pedal(channel, 0)
        channel.expression, channel.bend = 127, 0.0
        self._bend_voices(channel)


_ACTS: dict[int, Callable[[Synth, int, int, int], None]] = {
    0x8: Synth._note_off, 0x9: Synth._note_on, 0xB: Synth._control, 0xC: Synth._program, 0xE: Synth._pitch_bend,
}
_CONTROLS: dict[int, Callable[[Synth, Channel, int], None]] = {
    6: Synth._data_entry, 7: Synth._volume, 11: Synth._expression, 64: Synth._pedal,
    100: Synth._parameter_low, 101: Synth._parameter_high,
    120: Synth._sound_off, 121: Synth._reset, 123: Synth._notes_off,
}
