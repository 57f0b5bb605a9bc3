"""javax.microedition.media.Manager: how to get players and single tones."""

from __future__ import annotations

from emulator.midp import runtime
from emulator.midp.gaps import unsupported
from emulator.midp.lang.exceptions import IllegalArgumentException

from . import media_types, origins
from .player import Player
from .players import Players
from .time_base import SystemTimeBase, TimeBase


class Manager:
    """Everything here is called on the class."""

    TONE_DEVICE_LOCATOR = origins.TONE_DEVICE
    MIDI_DEVICE_LOCATOR = origins.MIDI_DEVICE

    @staticmethod
    def get_supported_content_types(protocol: str | None) -> list[str]:
        """What can be played from a protocol (`"http"`); all there is for None, nothing from an unknown one."""
        if protocol is None:
            return list(media_types.DECODERS)
        return list(media_types.PROTOCOLS.get(protocol.lower(), ()))

    @staticmethod
    def get_supported_protocols(content_type: str | None) -> list[str]:
        """From where a content type can be played; from everywhere for None, from nowhere if it is unknown."""
        if content_type is None:
            return list(media_types.PROTOCOLS)
        known = media_types.named(content_type)
        return [protocol for protocol, types in media_types.PROTOCOLS.items() if known in types]

    @staticmethod
    def create_player(source: str | origins.Readable, *content_type: str | None) -> Player:
        """A player, UNREALIZED, in two forms.

        `create_player(locator)`: `resource:/name` (a file of the suite), `http://…`, `device://tone`,
        `device://midi`. `create_player(stream, type)`: a binary file object and its content type,
        or None for a type that is to be seen from the stream's beginning.
        IllegalArgumentException for None, MediaException for what cannot be played, IOException for
        what cannot be read.
        """
        if source is None:
            raise IllegalArgumentException("a player is made from a locator or a stream, not from None")
        suite = runtime.current()
        if isinstance(source, str):
            origin = origins.of_locator(suite, source)
        elif content_type:
            origin = origins.of_stream(source, content_type[0])
        else:
            unsupported("javax.microedition.media.protocol.DataSource")
        player = Player(origin, suite)
        runtime.room(Players).add(player)
        return player

    @staticmethod
    def get_system_time_base() -> TimeBase:
        """The phone's own clock."""
        return SystemTimeBase(runtime.current().kernel)

    @staticmethod
    def play_tone(note: int, duration: int, volume: int) -> None:
        """A tone of `duration` ms, and return at once. Notes are MIDI's (A4 is 69); the volume is 0 to 100.

        IllegalArgumentException for a note beyond 0 to 127 and a duration that is not above 0.
        """
        if not 0 <= note <= 127:
            raise IllegalArgumentException(f"the note {note}; notes are 0 to 127")
        if duration <= 0:
            raise IllegalArgumentException(f"a tone of {duration} ms")
        if volume > 0:
            runtime.room(Players).play_tone(note, duration, min(volume, 100))
