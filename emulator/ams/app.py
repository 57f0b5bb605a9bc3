"""App: a launched MIDlet, as the program that holds the phone sees it."""

from __future__ import annotations

from collections.abc import Callable

from emulator.midp.midlet import MIDlet

from .home.fault import fault_in_words
from .lifecycle import GRACE, State
from .session import Session


class App:
    """What `Phone.launch` gives: the MIDlet's state, what it raised, and a way to end it."""

    def __init__(self, run: Callable[[int], None], session: Session) -> None:
        self._run, self._session = run, session

    def __repr__(self) -> str:
        return f"<App {self._session.program.title}: {self.state.name}>"

    @property
    def session(self) -> Session:
        """The phone's side of it."""
        return self._session

    @property
    def state(self) -> State:
        """PAUSED, ACTIVE or DESTROYED."""
        return self._session.state

    @property
    def midlet(self) -> MIDlet | None:
        """The MIDlet object; None if its constructor failed."""
        return self._session.life.midlet

    @property
    def errors(self) -> list[BaseException]:
        """What it raised and did not catch, in order, with tracebacks."""
        return self._session.errors

    @property
    def unfinished(self) -> str | None:
        """What of its life cycle has been called and has not returned yet, as a sentence; None for nothing."""
        call = self._session.life.call
        return call and f"{self._session.program.title}: {call} has not returned yet"

    def faults(self) -> list[str]:
        """`errors` as a person is told of them: one line each, with file and line."""
        return [": ".join(fault_in_words(self._session.program.title, error)[1:]) for error in self.errors]

    def close(self, unconditional: bool = True) -> bool:
        """Tell it to end (`destroy_app(True)`), or ask (`destroy_app(False)`); did it go?

        A `destroy_app` that does not return gets 400 ms of phone time.
        """
        self._session.handset.inputs.note("close", self._session.number, unconditional=unconditional)
        self._session.destroy(unconditional)
        self._run(0)
        if unconditional and not self._session.ended:
            self._run(2 * GRACE)
        return self._session.ended
