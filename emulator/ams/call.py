"""Calls: an incoming call takes the phone, whatever runs, and gives it back as it was.

The states are a table (call_states.py); only this file moves them. While there is a call its
screen (call_screen.py) is in front. What was active is paused and, when the call is over, goes
on; what was in front is in front again, or what has asked to be there meanwhile.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast

from emulator.errors import UserError
from emulator.handset.keypad import KeyEvent, Stroke
from emulator.handset.sound.ring import EVERY, ring
from emulator.handset.speaker import Playing
from emulator.kernel import Alarm, EventQueue

from .call_screen import CallMIDlet, call_program
from .call_states import AFTER, OUTCOME, Call, CallMove, CallState, Outcome
from .lifecycle import State
from .session import Session

if TYPE_CHECKING:
    from .software import Software

RINGS_FOR = 30_000                                # ms until the network gives up
BUZZ = 1_200                                      # ms that it shakes for each ring
_NUMBER = re.compile(r"(?=.*[0-9])[+]?[0-9 *#()./-]{1,40}")
KEYS = {                                          # the green and the red key, in each state
    (CallState.RINGING, "send"): CallMove.ANSWER,
    (CallState.RINGING, "end"): CallMove.REJECT,
    (CallState.TALKING, "end"): CallMove.HANG_UP,
}


class Calls:
    """The phone's one line. `log` holds every call, the oldest first."""

    def __init__(self, software: Software) -> None:
        self.software, self._kernel, self._handset = software, software.kernel, software.handset
        self.state = CallState.NONE
        self.log: list[Call] = []
        self.current: Call | None = None
        self.missed = 0                                          # since the person looked last
        self.behind: Session | None = None                       # what is in front but for the call
        self._paused: list[tuple[Session, bool]] = []            # by the call, and whether it was in front
        self._session: Session | None = None
        self._bell: Alarm | None = None
        self._ringing: Playing | None = None

    # -- what happens --------------------------------------------------------------------------

    def ring(self, number: str) -> bool:
        """Somebody calls; False if the line is busy. UserError for what is no number ("" is a private one)."""
        if number != "" and not (isinstance(number, str) and _NUMBER.fullmatch(number)):
            raise UserError("call", None, "this is no telephone number:", number, hint='write it as "+49 30 1234"')
        self._handset.inputs.note("call", number)
        call = Call(number, self._kernel.now)
        self.log.append(call)
        if self.state is not CallState.NONE:
            call.outcome, call.ended_at = Outcome.BUSY, call.time
            self.software.trace.note(f"call from {number or 'nobody known'}: busy")
            return False
        self.current = call
        self._step_aside()
        self._move(CallMove.RING)
        self.software.put_in_front(self._own)
        self._ring_on()
        return True

    def move(self, move: CallMove) -> bool:
        """ANSWER, REJECT, GIVE_UP or HANG_UP; False, and nothing done, where the table has no such move."""
        if self.current is None or (self.state, move) not in AFTER:
            return False
        call, now = self.current, self._kernel.now
        self._move(move)
        self._fall_silent()
        if self.state is CallState.TALKING:
            call.answered_at = now
            self._tell_screen()
        else:
            call.ended_at = now
            self.current = None
            self.missed += call.outcome is Outcome.MISSED
            self._step_back()
        return True

    def hang_up(self) -> bool:
        """The other side does, whether the call was answered or not."""
        return self.move(CallMove.HANG_UP) or self.move(CallMove.GIVE_UP)

    @property
    def is_on(self) -> bool:
        """Is there a call, ringing or answered?"""
        return self.state is not CallState.NONE

    # -- for Software --------------------------------------------------------------------------

    def owns(self, session: Session) -> bool:
        """Is it the call's own screen?"""
        return session is self._session

    def holds(self, session: Session) -> bool:
        """True if it cannot be in front now: it will be after the call."""
        if self.owns(session):
            return not self.is_on
        if self.is_on:
            self.behind = session
        return self.is_on

    def go_on_later(self, session: Session) -> bool:
        """True if it is to go on, but only after the call."""
        if self.is_on:
            self._paused = [pair for pair in self._paused if pair[0] is not session] + [(session, True)]
        return self.is_on

    def forget_paused(self) -> None:
        """Something else is to be in front after the call: what was paused for it stays so."""
        self._paused.clear()

    def takes(self, event: KeyEvent) -> bool:
        """True if a key is the call's: the green and the red one, and the volume keys while it rings."""
        name = event.key.name
        if self.is_on and name in ("send", "end"):
            if event.stroke is Stroke.PRESSED and (self.state, name) in KEYS:
                self.move(KEYS[self.state, name])
            return True
        if self.state is CallState.RINGING and name in ("volume_up", "volume_down"):
            self._hush()
            return True
        return False

    def switch_off(self) -> None:
        """The phone goes off: the call is cut, and nothing goes on."""
        if self.is_on:
            self.forget_paused()
            self.hang_up()
        if self._session is not None:
            self._session.destroy()

    # -- the screen and what is behind it --------------------------------------------------------

    @property
    def _own(self) -> Session:
        """The session of the call's screen, begun when first needed. No guest's callback keeps its own waiting."""
        if self._session is None:
            self._session = Session(self.software, call_program(self), EventQueue(self.software.system))
            self._session.start(in_front=False)
        self._tell_screen()
        return self._session

    def _tell_screen(self) -> None:
        session = self._session
        if session is not None:
            session.later(lambda: session.events.post(
                session.group, lambda: cast(CallMIDlet, session.life.midlet).changed()))

    def _step_aside(self) -> None:
        software = self.software
        self.behind = software.front
        self._paused = [(session, session is software.front or session.is_starting)
                        for session in software.sessions if session.is_going]
        for session, _ in self._paused:
            session.pause()

    def _step_back(self) -> None:
        """What was paused goes on; until what was in front has started again, home is."""
        behind, self.behind = self.behind, None
        paused, self._paused = self._paused, []
        for session, in_front in paused:
            session.start(in_front=in_front)
        shows = behind is not None and behind.is_going and behind.state is State.ACTIVE and not behind.held_back
        self.software.put_in_front(behind if shows and behind is not None else self.software.home)
        self.software.has_changed()

    # -- ringing -------------------------------------------------------------------------------

    def _ring_on(self) -> None:
        """Ring, shake and flash now, and again in a while."""
        assert self.current is not None
        if self._kernel.now - self.current.time >= RINGS_FOR:
            self.move(CallMove.GIVE_UP)
            return
        self._ringing = self._handset.speaker.play_once(ring())
        if self._handset.skin.vibrator:
            self._handset.vibrator.start(BUZZ)
        self._handset.backlight.start(BUZZ)
        self._bell = self._kernel.at(self._kernel.now + EVERY, self._ring_on)

    def _hush(self) -> None:
        """The person has heard it: no sound and no shaking any more, but it still rings at the other end."""
        if self._bell is not None and self.current is not None:
            self._fall_silent()
            self._bell = self._kernel.at(self.current.time + RINGS_FOR, self._ring_on)

    def _fall_silent(self) -> None:
        if self._bell is not None:
            self._bell.cancel()
        if self._ringing is not None:
            self._ringing.stop()
            self._handset.backlight.start(0)
            if self._handset.skin.vibrator:
                self._handset.vibrator.start(0)
        self._bell = self._ringing = None

    def _move(self, move: CallMove) -> None:
        assert self.current is not None
        self.state = AFTER[self.state, move]
        self.current.outcome = OUTCOME[move]
        self.software.trace.note(f"call from {self.current.number or 'nobody known'}: "
                                  f"{self.current.outcome.name.lower()}")
