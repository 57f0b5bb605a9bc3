"""The way to a game over the radio, and the questions on it: hosting, joining, who shall play for whom."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from emulator.midp.lang import IllegalArgumentException, IOException, SecurityException, System, Thread
from emulator.midp.lcdui import Command, Display, Displayable

from .forms import JoinForm, Lobby, Question, Words
from .game import Game
from .match import Match
from .memory import Joined, hosting, load_joined, save_joined
from .radio_match import GuestMatch, HostMatch, RadioMatch
from .settings import Settings
from .star_canvas import StarCanvas
from .wire import Ended, Event, Refused, SeatLeft, SeatsChanged, Started


class Screens(Protocol):
    """What the table asks of the MIDlet."""

    words: Words
    display: Display
    settings: Settings
    match: Match | None
    canvas: StarCanvas | None

    def play(self, match: Match) -> None: ...
    def leave(self) -> None: ...
    def ask(self) -> None: ...
    def show(self, screen: Displayable) -> None: ...
    def say(self, text: str) -> None: ...


class Table:
    """Where the phones of one game come together."""

    def __init__(self, screens: Screens) -> None:
        self._screens, self._words = screens, screens.words
        self._lobby: Lobby | None = None
        self._joined: Joined | None = None

    # -- commands -------------------------------------------------------------------------------

    def command_action(self, c: Command, d: Displayable) -> None:
        """A command of the lobby, a question or the form for joining."""
        if isinstance(d, JoinForm):
            self._join(d) if c is d.ok else self._screens.ask()
        elif isinstance(d, Question):
            self._answered(d, yes=c is d.yes)
        elif isinstance(d, Lobby) and c is d.start:
            self._start()
        else:
            self._screens.leave()

    def host(self, settings: Settings, game: Game | None = None) -> None:
        """Wait for others at this phone."""
        seated = hosting(settings)
        self._open(lambda: HostMatch(seated, game, self._screens.display), host=True)

    def _join(self, form: JoinForm) -> None:
        before, address = load_joined(), form.address()
        known = before.player if before.address == address else None
        self._joined = replace(before, address=address, name=form.name(), player=known)
        save_joined(self._joined)
        joined = self._joined
        self._open(lambda: GuestMatch(self._screens.settings, joined, self._screens.display), host=False)

    def _open(self, make: Callable[[], RadioMatch], *, host: bool) -> None:
        """Open the radio on a thread: the phone may have to ask the person first."""
        def open_radio() -> None:
            try:
                match = make()
            except (IllegalArgumentException, IOException, SecurityException):
                self._screens.say(self._words["no_network"])
                return
            self._screens.display.call_serially(lambda: self._sit_down(match, host))
        Thread(open_radio).start()

    def _sit_down(self, match: RadioMatch, host: bool) -> None:
        self._screens.match = match
        self._lobby = Lobby(self._words, host=host)
        if host:
            self._lobby.show(match.seats.values())
        self._screens.show(self._lobby)
        match.listen(self._on_event)

    def _start(self) -> None:
        match = self._screens.match
        if not isinstance(match, HostMatch):
            return                            # another key has left the table at the same moment
        still_open = match.open_seats()
        if still_open:
            self._ask_for(still_open)
        else:
            match.start(System.current_time_millis())

    # -- the radio's news -----------------------------------------------------------------------

    def _on_event(self, event: Event, now: int) -> None:
        """While the players come together, and later."""
        if isinstance(event, Refused):
            self._screens.leave()
            self._screens.say(self._words[event.reason])
            return
        if isinstance(event, SeatsChanged):
            self._remember_seat()
            if self._lobby is not None:
                self._lobby.show(event.seats)
        if isinstance(event, Started) and self._lobby is not None:
            self._lobby = None
            assert self._screens.match is not None
            self._screens.play(self._screens.match)
        elif isinstance(event, Ended) and self._screens.canvas is None:
            self._screens.leave()
            self._screens.say(self._words["ended"])
        elif self._screens.canvas is not None:
            self._screens.canvas.on_event(event, now)
        if isinstance(event, SeatLeft):
            self._ask_for((event.player,))

    def _remember_seat(self) -> None:
        match = self._screens.match
        if isinstance(match, GuestMatch) and self._joined is not None and self._joined.player != match.guest.player:
            self._joined = replace(self._joined, player=match.guest.player)
            save_joined(self._joined)

    # -- who shall play -------------------------------------------------------------------------

    def _ask_for(self, players: tuple[int, ...]) -> None:
        names = ", ".join(self._words[f"colour_{player}"] for player in players)
        self._screens.show(Question(self._words, self._words["take_over"].format(names), players))

    def _answered(self, question: Question, *, yes: bool) -> None:
        match, now = self._screens.match, System.current_time_millis()
        if isinstance(match, HostMatch) and yes:
            match.take_over(question.players, now)
        if self._lobby is not None and isinstance(match, HostMatch) and yes and not match.open_seats():
            match.start(now)
        else:
            self._screens.show(self._screens.canvas or self._lobby)     # type: ignore[arg-type]
