"""javax.microedition.media.control.MIDIControl: the synthesiser of device://midi, played by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from emulator.midp.lang.exceptions import IllegalArgumentException, IllegalStateException

from ..controllable import Control
from ..media_exception import MediaException

if TYPE_CHECKING:
    from ..player import Player

BANK_HIGH, BANK_LOW, VOLUME = 0x00, 0x20, 0x07      # controllers
LENGTHS = {0x8: 3, 0x9: 3, 0xA: 3, 0xB: 3, 0xC: 2, 0xD: 2, 0xE: 3}


class MIDIControl(Control):
    """Notes and programs, message by message. Every method but one needs a prefetched player.

    The banks cannot be asked: there is one, General MIDI's.
    """

    NOTE_ON = 0x90
    CONTROL_CHANGE = 0xB0

    def __init__(self, player: Player) -> None:
        self._player = player
        self._volumes: dict[int, int] = {}

    def is_bank_query_supported(self) -> bool:
        return False

    def get_program(self, channel: int) -> list[int]:
        """MediaException, as for all questions about banks."""
        self._check(channel=(channel, 15))
        self._no_banks()

    def get_channel_volume(self, channel: int) -> int:
        """0 to 127, or -1 if it was never set."""
        self._check(channel=(channel, 15))
        return self._volumes.get(channel, -1)

    def set_program(self, channel: int, bank: int, program: int) -> None:
        """What a channel (0 to 15; 9 has the drums) sounds like. A bank of -1 leaves the bank."""
        self._check(channel=(channel, 15), program=(program, 127), bank=(max(bank, 0), 16_383))
        if bank >= 0:
            self.short_midi_event(self.CONTROL_CHANGE | channel, BANK_HIGH, bank >> 7)
            self.short_midi_event(self.CONTROL_CHANGE | channel, BANK_LOW, bank & 0x7F)
        self.short_midi_event(0xC0 | channel, program, 0)

    def set_channel_volume(self, channel: int, volume: int) -> None:
        """0 to 127; it is no VOLUME_CHANGED."""
        self._check(channel=(channel, 15), volume=(volume, 127))
        self.short_midi_event(self.CONTROL_CHANGE | channel, VOLUME, volume)

    def get_bank_list(self, custom: bool) -> list[int]:
        self._check()
        self._no_banks()

    def get_program_list(self, bank: int) -> list[int]:
        self._check(bank=(bank, 16_383))
        self._no_banks()

    def get_program_name(self, bank: int, prog: int) -> str:
        self._check(bank=(bank, 16_383), program=(prog, 127))
        self._no_banks()

    def get_key_name(self, bank: int, prog: int, key: int) -> str | None:
        self._check(bank=(bank, 16_383), program=(prog, 127), key=(key, 127))
        self._no_banks()

    def short_midi_event(self, type_: int, data1: int, data2: int) -> None:
        """One message of up to three bytes, heard at once. What is no channel's message is passed over."""
        self._check(data1=(data1, 127), data2=(data2, 127))
        if not 0x80 <= type_ <= 0xFF or type_ in (0xF0, 0xF7):
            raise IllegalArgumentException(f"no short MIDI event begins with {type_:#x}")
        if type_ < 0xF0:
            self._send(bytes((type_, data1, data2))[:LENGTHS[type_ >> 4]])

    def long_midi_event(self, data: bytes, offset: int, length: int) -> int:
        """Messages one after another; says how many bytes were sent. Those for one maker's machine are passed over."""
        self._check()
        if data is None or offset < 0 or length < 0 or offset + length > len(data):
            raise IllegalArgumentException(f"bytes {offset} to {offset + length} of a MIDI event: they are not there")
        at, end = offset, offset + length
        while at < end and 0x80 <= data[at] < 0xF0 and at + LENGTHS[data[at] >> 4] <= end:
            step = LENGTHS[data[at] >> 4]
            self._send(bytes(value if n == 0 else value & 0x7F for n, value in enumerate(data[at:at + step])))
            at += step
        return length

    # -- ours ------------------------------------------------------------------------------------

    def _send(self, message: bytes) -> None:
        if message[0] >> 4 == 0xB and message[1] == VOLUME:
            self._volumes[message[0] & 15] = message[2]
        self._player._deck.send(message)

    def _check(self, **numbers: tuple[int, int]) -> None:
        if self._player.get_state() not in (self._player.PREFETCHED, self._player.STARTED):
            raise IllegalStateException("MIDIControl: the player is not prefetched")
        for what, (value, most) in numbers.items():
            if not 0 <= value <= most:
                raise IllegalArgumentException(f"the {what} {value}; it is 0 to {most}")

    def _no_banks(self) -> NoReturn:
        raise MediaException("banks cannot be asked on this phone (is_bank_query_supported)")
