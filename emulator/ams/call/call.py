"""Calls: a call, in or out, takes the phone, whatever runs, and gives it back as it was.

The states are a table (states.py); only this file moves them. While there is a call its
screen (screen.py) is in front. What was active is paused and, when the call is over, goes
on; what was in front is in front again, or what has asked to be there meanwhile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from emulator.errors import UserError
from emulator.handset.keypad import KeyEvent, Stroke
from emulator.kernel import Alarm, EventQueue

from ..lifecycle import State
from ..session import Session
from .bell import Bell
from .line import CallLine
from .screen import CallMIDlet, call_program
from .states import AFTER, OUTCOME, Call, CallMove, CallState, Outcome, is_number

if TYPE_CHECKING:
    from ..software import Software

RINGS_FOR = 30_000                                # ms until the network gives up
SAYS_FOR = 3_000                                  # ms that the screen says why nobody was reached
UNTIL = {                                         # how long a state may last, and what happens then
    CallState.RINGING: (RINGS_FOR, CallMove.GIVE_UP),
    CallState.DIALLING: (RINGS_FOR, CallMove.UNANSWERED),
    CallState.FAILED: (SAYS_FOR, CallMove.CLEAR),
}
KEYS = {                                          # the green and the red key, in each state
    (CallState.RINGING, "send"): CallMove.ANSWER,
    (CallState.RINGING, "end"): CallMove.REJECT,
    (CallState.TALKING, "end"): CallMove.HANG_UP,
    (CallState.DIALLING, "end"): CallMove.CANCEL,
    (CallState.FAILED, "send"): CallMove.CLEAR,
    (CallState.FAILED, "end"): CallMove.CLEAR,
}


class Calls:
    """The phone's one line. `log` holds every call, the oldest first."""

    def __init__(self, software: Software) -> None:
        self.software, self._kernel = software, software.kernel
        self.state = CallState.NONE
        self.log: list[Call] = []
        self.current: Call | None = None
        self.missed = 0                                          # since the person looked last
        self.behind: Session | None = None                       # what is in front but for the call
        self._paused: list[tuple[Session, bool]] = []            # by the call, and whether it was in front
        self._session: Session | None = None
        self._bell = Bell(software.kernel, software.handset)
        self._line = CallLine(self, software.handset.radio)
        self._until: Alarm | None = None                         # what happens if nothing else does

    # -- what happens --------------------------------------------------------------------------

    def ring(self, number: str) -> bool:
        """Somebody calls; False if the line is busy. UserError for what is no number ("" is a private one)."""
        if number != "" and not is_number(number):
            raise UserError("call", None, "this is no telephone number:", number, hint='write it as "+49 30 1234"')
        self.software.handset.inputs.note("call", number)
        return self.come(number)

    def come(self, number: str) -> bool:
        """The same for a call that the network brings: nobody does it to this phone."""
        if not self._begin(Call(number, self._kernel.now), CallMove.RING):
            return False
        self._bell.ring()
        return True

    def dial(self, number: str) -> bool:
        """This phone calls somebody; False if the line is busy."""
        if not self._begin(Call(number, self._kernel.now, Outcome.DIALLING, outgoing=True), CallMove.DIAL):
            return False
        if not self._line.dial(number):
            self.move(CallMove.UNREACHED)
        return True

    def move(self, move: CallMove) -> bool:
        """Any but RING and DIAL; False, and nothing done, where the table has no such move."""
        if self.current is None or (self.state, move) not in AFTER:
            return False
        call, now = self.current, self._kernel.now
        self._move(move)
        self._bell.stop()
        self._line.say(move)
        if self.state is CallState.TALKING:
            call.answered_at = now
        elif call.ended_at is None:
            call.ended_at = now
            self.missed += call.outcome is Outcome.MISSED
        if self.state is CallState.NONE:
            self.current = None
            self._step_back()
        else:
            self._tell_screen()
        return True

    def hang_up(self) -> bool:
        """The other side does, whether the call was answered or not."""
        return any(self.move(move) for move in (CallMove.HANG_UP, CallMove.GIVE_UP, CallMove.ENGAGED))

    @property
    def is_on(self) -> bool:
        """Is there a call, answered or not, or one to be told of that nobody answered?"""
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
            self._bell.stop()           # the person has heard it; at the other end it still rings
            return True
        return False

    def switch_off(self) -> None:
        """The phone goes off: the call is cut, and nothing goes on."""
        if self.is_on:
            self.forget_paused()
            _ = self.hang_up() or self.move(CallMove.CANCEL) or self.move(CallMove.CLEAR)
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

    # -- moving --------------------------------------------------------------------------------

    def _begin(self, call: Call, move: CallMove) -> bool:
        """A call takes the phone; False if there is another, which leaves a note of this one."""
        self.log.append(call)
        self.move(CallMove.CLEAR)                       # one that failed keeps no other away
        if (self.state, move) not in AFTER:
            call.outcome, call.ended_at = Outcome.BUSY, call.time
            self.software.trace.note(f"{call}: busy")
            return False
        self.current = call
        self._step_aside()
        self._move(move)
        self.software.put_in_front(self._own)
        return True

    def _move(self, move: CallMove) -> None:
        call = self.current
        assert call is not None, "a move is a call's"
        self.state = AFTER[self.state, move]
        call.outcome = OUTCOME.get(move, call.outcome)
        if self._until is not None:
            self._until.cancel()
        lasts, then = UNTIL.get(self.state, (None, move))
        self._until = None if lasts is None else self._kernel.at(self._kernel.now + lasts, lambda: self.move(then))
        if move in OUTCOME:
            self.software.trace.note(f"{call}: {call.outcome.name.lower().replace('_', ' ')}")
