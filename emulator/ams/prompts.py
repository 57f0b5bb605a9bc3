"""Questions to the person, on the phone's own screen; whoever asks waits, in phone time.

    answer = software.prompts.ask("Play on?", ["Yes", "No"], title="Gomoku")

The home screen is in front while a question stands there, and shows it (home/prompt.py). Several
questions wait in line. When the last is answered, what was in front before is in front again, or
what has asked to be there meanwhile.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from emulator.kernel import GuestThread, Woken
from emulator.midp.lang import InterruptedException
from emulator.midp.lcdui.alert import Alert
from emulator.midp.lcdui.display import Display
from emulator.midp.lcdui.displayable import Displayable

from .home.prompt import PromptScreen
from .lifecycle import State

if TYPE_CHECKING:
    from .home.home import Home
    from .session import Session
    from .software import Software


@dataclass(eq=False)
class Question:
    """One question that waits for its answer."""

    title: str
    text: str
    answers: Sequence[str]
    chosen: int
    of: Session | None
    thread: GuestThread                      # who waits
    answer: str | None = None
    over: bool = False
    screen: PromptScreen | None = None       # once it has been shown


class Prompts:
    """The line of questions of one phone."""

    def __init__(self, software: Software) -> None:
        self._software = software
        self._line: list[Question] = []
        self._next_in_front: Session | None = None
        self._under: Displayable | None = None       # what the home screen showed before

    def ask(self, question: str, answers: Sequence[str], *, of: Session | None = None, title: str = "",
            chosen: int = 0) -> str | None:
        """The answer that the person chooses; None for the red key, or if `of` ends meanwhile.

        `chosen` is the answer that is marked at first. Called on a thread of a guest's or of the
        phone's, which waits. InterruptedException if it is interrupted. An event callback of a
        guest's may ask; one of the home screen's may not, for that would wait for itself: RuntimeError.
        """
        software = self._software
        if software.home.events.is_calling:
            raise RuntimeError("a callback of the home screen cannot wait for an answer: ask on another thread")
        if not 0 <= chosen < len(answers):
            raise ValueError(f"there is no answer number {chosen} among {list(answers)}")
        if software.home.life.ending or software.home.ended or (of is not None and of.ended):
            return None
        title = title or (of.program.title if of is not None else "Phone")
        asked = Question(title, question, answers, chosen, of, software.kernel.calling_thread())
        self._begin(asked)
        try:
            self._wait(asked)
        finally:
            self._end(asked)
        return asked.answer

    @property
    def is_open(self) -> bool:
        """Does a question wait for its answer?"""
        return bool(self._line)

    @property
    def screen(self) -> Displayable | None:
        """What the home screen goes back to while a question waits; None if none does."""
        return self._line[0].screen if self._line else None

    # -- for Software ------------------------------------------------------------------------------

    def bring_later(self, session: Session) -> None:
        """Something wants to be in front while a question is: it has to wait."""
        self._next_in_front = session

    def put_away(self, session: Session) -> None:
        """It does not want to be in front any more."""
        if self._next_in_front is session:
            self._next_in_front = None

    def withdraw(self, session: Session) -> None:
        """A MIDlet has ended: nobody needs the answers to its questions."""
        for question in list(self._line):
            if question.of is session or session is self._software.home:
                self._end(question)

    # -- the line ----------------------------------------------------------------------------------

    def _begin(self, question: Question) -> None:
        if not self._line:
            calls = self._software.calls
            self._next_in_front = calls.behind if calls.is_on else self._software.front
        self._line.append(question)
        if question is self._line[0]:
            self._show_first()

    def _wait(self, question: Question) -> None:
        kernel = self._software.kernel
        while not question.over:
            if kernel.park() is Woken.INTERRUPT:
                if question.over:
                    kernel.interrupt(question.thread)        # it was answered first: the next wait ends
                    return
                raise InterruptedException(f"interrupted before anybody answered: {question.text}")

    def _answer(self, question: Question, answer: str | None) -> None:
        if not question.over:
            question.answer = answer
            self._end(question)

    def _end(self, question: Question) -> None:
        """It needs no answer any more: out of the line, and on with the next."""
        question.over = True
        if question not in self._line:
            return
        self._line.remove(question)
        self._software.kernel.wake(question.thread)
        if self._line:
            self._show_first()
        else:
            self._software.tell_home(self._take_down)
            self._go_on(question)

    def _go_on(self, last: Question) -> None:
        """What is to be in front after the last question, if it still wants to be.

        Not if the home screen says something more: a fault, say, that came up over the question.
        """
        session, self._next_in_front = self._next_in_front, None
        is_covered = last.screen is not None and self._software.home.display._wanted is not last.screen
        if session is None or is_covered or session.held_back or session.ended:
            return
        if session.state is State.ACTIVE and session.display._wanted is not None:
            self._software.bring(session)

    # -- the home screen ---------------------------------------------------------------------------

    def _show_first(self) -> None:
        self._software.go_home()
        self._software.tell_home(lambda home: self._put_up(home.display))

    def _put_up(self, display: Display) -> None:
        if not self._line:
            return
        question = self._line[0]
        if question.screen is None:
            question.screen = PromptScreen(question.title, question.text, question.answers, question.chosen,
                                           lambda answer: self._answer(question, answer))
        if not isinstance(display._wanted, PromptScreen):
            self._under = display._wanted
        display.set_current(question.screen)

    def _take_down(self, home: Home) -> None:
        """Back to what the home screen showed before; unless it shows another thing by now."""
        if self._line:
            return                                   # another question has come at once, over the same
        display, under, self._under = home.display, self._under, None
        if under is None or not isinstance(display._wanted, PromptScreen):
            return
        if isinstance(under, Alert) and under._next is not None:
            display.set_current(under, under._next)
        else:
            display.set_current(under)
        home.show_what_waits()
