"""What a suite has on the loudspeaker; the phone silences it on pause and closes it at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from emulator.handset.sound.tone_sequence import single_tone
from emulator.midp import runtime

if TYPE_CHECKING:
    from emulator.handset.speaker import Playing

    from .player import Player


class Players:
    """A suite's players and single tones. It lives in the suite's `runtime.rooms`."""

    def __init__(self) -> None:
        self._suite = runtime.current()
        self._made = 0
        self._players: WeakValueDictionary[int, Player] = WeakValueDictionary()
        self._tones: list[tuple[int, Playing]] = []       # (when it is over, the tone)

    def add(self, player: Player) -> None:
        """A player was made. It is forgotten with the last one that knows it."""
        self._made += 1
        self._players[self._made] = player

    def play_tone(self, note: int, duration: int, volume: int) -> None:
        """One tone, with nobody to look after it."""
        now = self._suite.kernel.now
        playing = self._suite.handset.speaker.play_once(single_tone(note, duration), volume=volume)
        self._tones = [tone for tone in self._tones if tone[0] > now] + [(now + duration, playing)]

    def pause(self) -> None:
        """The phone needs its loudspeaker: everything stops where it is."""
        for player in self._in_order():
            player._interrupt_sound()
        self._stop_tones()

    def close(self) -> None:
        """The suite is over: so are its players."""
        for player in self._in_order():
            player.close()
        self._stop_tones()

    def _in_order(self) -> list[Player]:
        return [player for _, player in sorted(self._players.items())]

    def _stop_tones(self) -> None:
        for _, tone in self._tones:
            tone.stop()
        self._tones = []
