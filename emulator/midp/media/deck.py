"""The deck of a player: its sound on the loudspeaker, in step with its media time.

It knows no states and no events (player.py does); it plays, stands, goes to a place, and calls
back when the end, or a time at which to stop, is reached.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from emulator.handset.sound.live_midi import LiveMidi
from emulator.handset.sound.score import Score
from emulator.handset.sound.source import NORMAL, UNKNOWN, Source

from .timeline import Timeline

if TYPE_CHECKING:
    from emulator.handset.speaker import Playing
    from emulator.kernel import Alarm
    from emulator.midp.runtime import Runtime

NEVER = 2 ** 63 - 1          # StopTimeControl.RESET


class Deck:
    """One sound, from silence to its end. Media times and the phone's are in microseconds."""

    def __init__(self, suite: Runtime, *, at_end: Callable[[], object], at_stop_time: Callable[[], object]) -> None:
        self._kernel, self._speaker = suite.kernel, suite.handset.speaker
        self._at_end, self._at_stop_time = at_end, at_stop_time
        self.source: Source | None = None
        self.line = Timeline()
        self.volume = 100
        self.rate, self.pitch = NORMAL, 0
        self.stop_time = NEVER
        self._tempo: int | None = None            # set by hand, until the music sets another
        self._playing: Playing | None = None
        self._alarm: Alarm | None = None
        self.running = False
        self._looked_at = -1

    def load(self, source: Source) -> None:
        """Take a sound, at its beginning."""
        self.source, self.line = source, Timeline(source.duration)
        self.line.speed = self._speed()

    @property
    def now(self) -> int:
        """The phone's time in microseconds."""
        return self._kernel.now * 1000

    @property
    def position(self) -> int:
        """The media time."""
        return self.line.at(self.now)

    def look(self) -> int:
        """The media time, as a guest reads it: a second look in one millisecond waits for the next,
        so that a poll of a playing player ends."""
        if self.running and self._looked_at == self._kernel.now:
            self._kernel.spend(1)
        self._looked_at = self._kernel.now
        return self.position

    @property
    def live(self) -> LiveMidi | None:
        """The synthesiser to be played by hand, for a player of one."""
        return self.source if isinstance(self.source, LiveMidi) else None

    def send(self, message: bytes) -> None:
        """A MIDI message by hand, heard at once; the beginning of a note is noted."""
        if self.live is not None:
            if message[0] >> 4 == 0x9 and message[2]:
                self._speaker.note("midi", 0, self.volume)
            self._speaker.catch_up()
            self.live.send(message)

    # -- playing -----------------------------------------------------------------------------------

    def acquire(self) -> None:
        """Get ready. A synthesiser that is played by hand sounds from now on."""
        if self.live is not None and self._playing is None:
            self._playing = self._speaker.play(self.live, volume=self.volume)

    def release(self) -> None:
        """Give the loudspeaker back."""
        self.stand()
        self._silence()

    def run(self, start: int | None = None) -> None:
        """Play on from where it is: now, or from a time that follows what was played before."""
        start = self.now if start is None else start
        self.line.run(start)
        self.running = True
        self._sound(start)
        self._set_alarm()

    def stand(self) -> None:
        """Stop, and keep the place."""
        if self.running:
            self.running = False
            self.line.stand(self.now)
            self._cancel()
            if self.live is None:
                self._silence()

    def place(self, position: int) -> int:
        """Go to a media time, playing or not; says where it is now."""
        self._tempo = None
        reached = self.line.place(position, self.now)
        self.line.speed = self._speed()
        if self.running:
            self._silence()
            self._sound(self.now)
            self._set_alarm()
        return reached

    def end(self) -> int:
        """At the end: what rings may ring out. Says the phone's time at which the end is, or was."""
        end = self.line.ends(self.now) or self.now
        self.running = False
        self.line.place(self.line.duration, self.now)
        self.line.stand(self.now)
        self._cancel()
        if self._playing is not None:
            self._playing.let_go()
            self._playing = None
        return end

    def _sound(self, start: int) -> None:
        if self.source is not None and self.live is None:
            self._playing = self._speaker.play(self.source, volume=self.volume, begin=self.line.at(start),
                                               rate=self._speed(), pitch=self.pitch, start=start)

    def _silence(self) -> None:
        if self._playing is not None:
            self._playing.stop()
            self._playing = None

    # -- what can be set ---------------------------------------------------------------------------

    def set_volume(self, volume: int) -> None:
        """0 to 100, as it is heard (0 when muted)."""
        self.volume = volume
        if self._playing is not None:
            self._playing.set_volume(volume)

    def set_rate(self, rate: int) -> None:
        self.rate = rate
        self._retune()

    def set_pitch(self, pitch: int) -> None:
        self.pitch = pitch
        self._retune()

    def set_tempo(self, tempo: int | None) -> None:
        """Thousandths of beats a minute, until the music sets another; None is the music's own."""
        self._tempo = tempo
        self._retune()

    def set_stop_time(self, time: int) -> None:
        """The media time at which to stop; NEVER for none."""
        self.stop_time = time
        if self.running:
            self._set_alarm()

    @property
    def tempo(self) -> int:
        """Thousandths of beats a minute, at this moment."""
        if self._tempo is not None:
            return self._tempo
        return self.source.tempo_at(self.position) if isinstance(self.source, Score) else 120_000

    def _speed(self) -> int:
        """How fast media time runs: the rate, times what a tempo set by hand makes of the music's own."""
        if self._tempo is None or not isinstance(self.source, Score):
            return self.rate
        return max(1, self.rate * self._tempo // self.source.tempo_at(self.position))

    def _retune(self) -> None:
        self.line.hasten(self._speed(), self.now)
        if self._playing is not None:
            self._playing.tune(self._speed(), self.pitch)
        if self.running:
            self._set_alarm()

    # -- what comes next ---------------------------------------------------------------------------

    def _set_alarm(self) -> None:
        """One alarm for whichever comes first: the end, the time to stop, a tempo of the music's."""
        self._cancel()
        coming = []
        if self.stop_time != NEVER:
            coming.append((max(self.now, self.line.when(self.stop_time)) // 1000, 0, self._at_stop_time))
        if self.line.duration != UNKNOWN:
            # In the next millisecond at the earliest: endless passes of nothing let time pass.
            coming.append((max(self._kernel.now + 1, self.line.when(self.line.duration) // 1000), 1, self._at_end))
        if self._tempo is not None and isinstance(self.source, Score):
            change = self.source.next_tempo_after(self.position)
            if change is not None:
                coming.append((-(-self.line.when(change) // 1000), 2, lambda: self.set_tempo(None)))
        if coming:
            time, _, action = min(coming, key=lambda next_: next_[:2])
            self._alarm = self._kernel.at(time, action)

    def _cancel(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
