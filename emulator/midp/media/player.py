"""javax.microedition.media.Player: a sound, and the five states of playing it, as one table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from emulator.midp.lang.exceptions import IllegalArgumentException, IllegalStateException

from .control.of_player import controls_of
from .controllable import Control, Controllable
from .deck import NEVER, Deck
from .deliveries import Deliveries, Listener
from .media_exception import MediaException
from .player_listener import PlayerListener
from .realization import Failed, Realization
from .time_base import SystemTimeBase, TimeBase

if TYPE_CHECKING:
    from emulator.midp.runtime import Runtime

    from .origins import Origin

CLOSED, UNREALIZED, REALIZED, PREFETCHED, STARTED = 0, 100, 200, 300, 400
STATES = {UNREALIZED: "UNREALIZED", REALIZED: "REALIZED", PREFETCHED: "PREFETCHED", STARTED: "STARTED",
          CLOSED: "CLOSED"}

# What is done, step by step, when a method is called in a state: DO_NOT is IllegalStateException,
# AS_IS no step at all. The steps, and where each one leads, stand in STEPS at the end.
DO_NOT, AS_IS = None, ()
TABLE: dict[str, tuple[tuple[str, ...] | None, ...]] = {
    #            UNREALIZED                        REALIZED               PREFETCHED  STARTED           CLOSED
    "realize":    (("realize",),                     AS_IS,                 AS_IS,      AS_IS,            DO_NOT),
    "prefetch":   (("realize", "prefetch"),          ("prefetch",),         AS_IS,      AS_IS,            DO_NOT),
    "start":      (("realize", "prefetch", "start"), ("prefetch", "start"), ("start",), AS_IS,            DO_NOT),
    "stop":       (AS_IS,                            AS_IS,                 AS_IS,      ("stop",),        DO_NOT),
    "deallocate": (("give_up",),                     AS_IS,                 ("free",),  ("stop", "free"), DO_NOT),
    "close":      (("give_up", "close"),             ("close",),            ("close",), ("close",),       AS_IS),
    "set_time_base":          (DO_NOT,               AS_IS,                 AS_IS,      DO_NOT,           DO_NOT),
    "get_time_base":          (DO_NOT,               AS_IS,                 AS_IS,      AS_IS,            DO_NOT),
    "set_media_time":         (DO_NOT,               AS_IS,                 AS_IS,      AS_IS,            DO_NOT),
    "get_media_time":         (AS_IS,                AS_IS,                 AS_IS,      AS_IS,            DO_NOT),
    "get_duration":           (AS_IS,                AS_IS,                 AS_IS,      AS_IS,            DO_NOT),
    "get_content_type":       (DO_NOT,               AS_IS,                 AS_IS,      AS_IS,            DO_NOT),
    "set_loop_count":         (AS_IS,                AS_IS,                 AS_IS,      DO_NOT,           DO_NOT),
    "add_player_listener":    (AS_IS,                AS_IS,                 AS_IS,      AS_IS,            DO_NOT),
    "remove_player_listener": (AS_IS,                AS_IS,                 AS_IS,      AS_IS,            DO_NOT),
    "get_control":            (DO_NOT,               AS_IS,                 AS_IS,      AS_IS,            DO_NOT),
    "get_controls":           (DO_NOT,               AS_IS,                 AS_IS,      AS_IS,            DO_NOT),
}


class Player(Controllable):
    """Made by `Manager.create_player`. Times are in microseconds."""

    CLOSED, UNREALIZED, REALIZED, PREFETCHED, STARTED = CLOSED, UNREALIZED, REALIZED, PREFETCHED, STARTED
    TIME_UNKNOWN = -1

    def __init__(self, origin: Origin, suite: Runtime) -> None:
        self._content_type, self._state = origin.content_type, UNREALIZED
        self._realization = Realization(suite, origin)
        self._events = Deliveries(self, suite)
        self._deck = Deck(suite, at_end=self._end_of_pass, at_stop_time=self._stop_at_time)
        self._controls: dict[str, Control] = {}
        self._time_base: TimeBase = SystemTimeBase(suite.kernel)
        self._loops, self._passes = 1, 1              # as set; still to come, this one included
        self._at_end = False                          # the next start is from the beginning

    def realize(self) -> None:
        """Read and decode the sound. MediaException if it cannot be played; the player is then CLOSED."""
        with self._realization.alone():
            self._ask("realize")

    def prefetch(self) -> None:
        """Get ready to be heard without delay; realizes first if need be."""
        with self._realization.alone():
            self._ask("prefetch")

    def start(self) -> None:
        """Play, from where it was stopped, or from the beginning if it was at its end."""
        with self._realization.alone():
            self._ask("start")

    def stop(self) -> None:
        """Stop and keep the place."""
        self._ask("stop")

    def deallocate(self) -> None:
        """Give back what it holds. A thread that is just realizing it is interrupted."""
        self._ask("deallocate")

    def close(self) -> None:
        """It is over: nothing can be asked of it any more but its state."""
        self._ask("close")

    def set_time_base(self, master: TimeBase | None) -> None:
        """None is the phone's own, the only one there is. MediaException for another."""
        self._ask("set_time_base")
        if master is not None and not isinstance(master, SystemTimeBase):
            raise MediaException("a player runs by the phone's own time base only")

    def get_time_base(self) -> TimeBase:
        self._ask("get_time_base")
        return self._time_base

    def set_media_time(self, now: int) -> int:
        """Go to a time: below 0 it is 0, beyond the end the end. Says which time it is now."""
        self._ask("set_media_time")
        if self._deck.live is not None:
            raise MediaException("what is played by hand has no media time to go to")
        self._at_end = False
        return self._deck.place(now)

    def get_media_time(self) -> int:
        """The time of the media that is heard now."""
        self._ask("get_media_time")
        return self._deck.look()

    def get_state(self) -> int:
        """CLOSED, UNREALIZED, REALIZED, PREFETCHED or STARTED."""
        return self._state

    def get_duration(self) -> int:
        """How long it plays; TIME_UNKNOWN until it is realized, and for device://midi."""
        self._ask("get_duration")
        return self._deck.line.duration

    def get_content_type(self) -> str:
        self._ask("get_content_type")
        return self._content_type

    def set_loop_count(self, count: int) -> None:
        """How often to play it, -1 for ever. IllegalArgumentException for 0 and below -1."""
        if count == 0 or count < -1:
            raise IllegalArgumentException(f"a loop count of {count}; it is 1 or more, or -1 for ever")
        self._ask("set_loop_count")
        self._loops = count

    def add_player_listener(self, player_listener: Listener | None) -> None:
        """Tell it of every event; an object with `player_update`, or a callable. None is ignored."""
        self._ask("add_player_listener")
        if player_listener is not None:
            self._events.listeners.append(player_listener)

    def remove_player_listener(self, player_listener: Listener | None) -> None:
        """Tell it no more (once less, if it was added twice). One that is not there is ignored."""
        self._ask("remove_player_listener")
        if player_listener in self._events.listeners:
            self._events.listeners.remove(player_listener)

    def get_control(self, control_type: str) -> Control | None:
        """See Controllable. Names may be short or begin with `javax.microedition.media.control.`."""
        self._ask("get_control")
        if control_type is None:
            raise IllegalArgumentException("the type of a control is the name of its class, not None")
        return self._controls.get(control_type.removeprefix("javax.microedition.media.control."))

    def get_controls(self) -> list[Control]:
        self._ask("get_controls")
        return list(dict.fromkeys(self._controls.values()))

    # -- ours: the table walked ------------------------------------------------------------------

    def _ask(self, method: str) -> None:
        steps = TABLE[method][list(STATES).index(self._state)]
        if steps is DO_NOT:
            raise IllegalStateException(f"{method}: the player is {STATES[self._state]}")
        for step in steps:
            self._take(step)

    def _take(self, step: str) -> None:
        act, after = STEPS[step]
        act(self)
        if after is not None:
            self._state = after

    def _realize(self) -> None:
        try:
            source = self._realization.load()
        except Failed as failure:
            self._take("fail")
            self._events.post(PlayerListener.ERROR, str(failure), last=True)
            raise MediaException(str(failure)) from failure
        self._deck.load(source)
        self._controls = controls_of(self)

    def _start(self) -> None:
        if self._at_end:
            self._deck.place(0)
        self._at_end, self._passes = False, self._loops
        self._deck.run()
        self._tell(PlayerListener.STARTED)

    def _stop(self) -> None:
        self._deck.stand()
        self._tell(PlayerListener.STOPPED)

    def _close(self) -> None:
        self._deck.release()
        self._events.post(PlayerListener.CLOSED, None, last=True)

    # -- ours: what happens by itself ------------------------------------------------------------

    def _end_of_pass(self) -> None:
        """The end is reached: once more from the beginning, without a gap, or it is over."""
        end = self._deck.end()
        self._tell(PlayerListener.END_OF_MEDIA)
        if self._passes == 1:
            self._at_end = True
            self._take("end")
            return
        self._passes -= self._passes > 0
        self._deck.place(0)
        self._deck.run(end)
        self._tell(PlayerListener.STARTED)

    def _stop_at_time(self) -> None:
        self._deck.set_stop_time(NEVER)
        self._take("stop_at_time")

    def _halt(self) -> None:
        self._deck.stand()
        self._tell(PlayerListener.STOPPED_AT_TIME)

    def _interrupt_sound(self) -> None:
        """The phone is paused: as `stop`, in whatever state."""
        if self._state == STARTED:
            self._ask("stop")

    def _tell(self, event: str) -> None:
        self._events.post(event, self._deck.position)


STEPS: dict[str, tuple[Callable[[Player], object], int | None]] = {
    "realize": (Player._realize, REALIZED),
    "give_up": (lambda player: player._realization.give_up(), None),
    "fail": (lambda player: player._deck.release(), CLOSED),
    "prefetch": (lambda player: player._deck.acquire(), PREFETCHED),
    "start": (Player._start, STARTED),
    "stop": (Player._stop, PREFETCHED),
    "stop_at_time": (Player._halt, PREFETCHED),
    "end": (lambda player: player._deck.stand(), PREFETCHED),
    "free": (lambda player: player._deck.release(), REALIZED),
    "close": (Player._close, CLOSED),
}
