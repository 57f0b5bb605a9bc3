"""Where a player is in its media: media time as a function of the phone's time. Pure."""

from __future__ import annotations

from emulator.handset.sound.source import NORMAL, UNKNOWN


class Timeline:
    """Media time in microseconds, standing or running. Times of the phone are in microseconds too.

    >>> line = Timeline(duration=2_000_000)
    >>> line.run(5_000); line.at(505_000), line.ends(505_000)
    (500000, 2005000)
    """

    def __init__(self, duration: int = UNKNOWN) -> None:
        self.duration = duration
        self.speed = NORMAL
        self._position = 0             # media time at `_since`
        self._since: int | None = None      # the phone's time; None while it stands

    def at(self, now: int) -> int:
        """The media time."""
        if self._since is None:
            return self._position
        time = self._position + (now - self._since) * self.speed // NORMAL
        return self._clamped(max(time, self._position))

    def place(self, position: int, now: int) -> int:
        """Go to a media time; before the beginning or beyond the end it is that one. Says which."""
        self._position = self._clamped(max(0, position))
        if self._since is not None:
            self._since = now
        return self._position

    def run(self, now: int) -> None:
        self._since = now

    def stand(self, now: int) -> None:
        self._position, self._since = self.at(now), None

    def hasten(self, speed: int, now: int) -> None:
        """Another speed (NORMAL: as written) from now on."""
        self.place(self.at(now), now)
        self.speed = speed

    def when(self, position: int) -> int:
        """The phone's time at which it will be there, as it runs now."""
        assert self._since is not None, "a timeline that stands gets nowhere"
        return self._since - (self._position - position) * NORMAL // self.speed

    def ends(self, now: int) -> int | None:
        """The phone's time at which its end is reached, or None if it has none."""
        return None if self.duration == UNKNOWN else max(now, self.when(self.duration))

    def _clamped(self, time: int) -> int:
        return time if self.duration == UNKNOWN else min(time, self.duration)
