"""javax.microedition.media.control.TempoControl: a rate for music, in musical terms."""

from __future__ import annotations

from .rate_control import RateControl

SLOWEST, FASTEST = 10_000, 300_000      # thousandths of beats a minute; all phones have these


class TempoControl(RateControl):
    """The tempo of a MIDI file at this moment, without the rate, which counts besides."""

    def set_tempo(self, millitempo: int) -> int:
        """In thousandths of beats a minute, until the music itself sets another. Says which it is now.

        Tempos below 10,000 and above 300,000 are taken as those.
        """
        self._player._deck.set_tempo(max(SLOWEST, min(FASTEST, millitempo)))
        return self.get_tempo()

    def get_tempo(self) -> int:
        """In thousandths of beats a minute."""
        return self._player._deck.tempo
