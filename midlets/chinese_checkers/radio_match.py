"""Matches over the radio: the host's, and a guest's. The protocol is pure and is driven from here.

A thread asks every 50 ms for a look on the event thread: only there the protocol is touched.
"""

from __future__ import annotations

from collections.abc import Callable

from emulator.midp.lang import System, Thread
from emulator.midp.lcdui import Display

from .game import Game, Turn
from .guest import Guest
from .host import Host
from .match import Match
from .memory import Joined
from .players import Kind
from .radio import PORT, Radio
from .rules import Move
from .settings import Settings
from .wire import Ended, Event, HostBack, HostGone, Refused, Seat, State

LOOK_EVERY = 50             # ms
FAREWELL = 3_000            # ms in which a goodbye must have come across
AMISS = {State.PAUSED: "paused", State.GONE: "gone", State.LEFT: "left"}


class RadioMatch(Match):
    """What both kinds share. Subclasses make `_protocol`."""

    can_undo = False
    over_radio = True
    _protocol: Host | Guest

    def __init__(self, settings: Settings, game: Game | None, display: Display, radio: Radio) -> None:
        super().__init__(settings, game)
        self._display, self._radio = display, radio
        self._ends_at: int | None = None
        self._looks_at: Callable[[Event, int], object] = lambda event, now: None

    def listen(self, looks_at: Callable[[Event, int], object]) -> None:
        """Begin; `looks_at(event, now)` hears what the radio brings."""
        self._looks_at = looks_at
        Thread(self._drive).start()

    def hear(self, looks_at: Callable[[Event, int], object]) -> None:
        """Another one hears the radio's news from now on."""
        self._looks_at = looks_at

    def _drive(self) -> None:
        while not self._radio.closed:
            self._display.call_serially(self._look)
            Thread.sleep(LOOK_EVERY)

    def _look(self) -> None:
        """Take in what came, let the protocol's time pass, send what it wants sent."""
        now = System.current_time_millis()
        for data, sender in self._radio.took():
            self._tell(self._protocol.receive(data, sender, now), now)
        deadline = self._protocol.next_deadline()
        if deadline is not None and deadline <= now:
            self._tell(self._protocol.tick(now), now)
        self._send()
        if self._ends_at is not None and (self._protocol.closed or now >= self._ends_at):
            self._radio.close()

    def _tell(self, events: list[Event], now: int) -> None:
        for event in events:
            self._note(event)
            if self._ends_at is None:
                self._looks_at(event, now)

    def _note(self, event: Event) -> None:
        """What the match itself must know."""

    def _send(self) -> None:
        for address, data in self._protocol.outgoing():
            self._radio.send(address, data)

    def new_game(self, now: int) -> None:
        """Only the host begins one."""

    def play(self, move: Move, now: int) -> Turn:
        turn = self._protocol.play(move, now)
        self._send()
        return turn

    def pause(self, now: int) -> None:
        self._protocol.pause(now)
        self._send()

    def resume(self, now: int) -> None:
        self._protocol.resume(now)
        self._send()

    def close(self, now: int) -> None:
        """Say goodbye; the radio closes when it was heard, or soon."""
        if self._ends_at is None:
            self._ends_at = now + FAREWELL
            self._say_goodbye(now)
            self._send()

    def _say_goodbye(self, now: int) -> None:
        raise NotImplementedError(f"{type(self).__name__} does not say how it ends")

    def news(self) -> tuple[str, int | None] | None:
        """A player who keeps the game waiting comes first."""
        game = self.game
        turn = None if game is None or game.over else game.turn
        amiss = [(player != turn, player, AMISS[seat.state]) for player, seat in self.seats.items()
                 if seat.state in AMISS and not self.is_mine(player) and seat.kind is not Kind.PHONE]
        return None if not amiss else (min(amiss)[2], min(amiss)[1])


class HostMatch(RadioMatch):
    """The phone that keeps the game."""

    def __init__(self, settings: Settings, game: Game | None, display: Display) -> None:
        super().__init__(settings, game, display, Radio(f"datagram://:{PORT}"))
        chairs = [Seat(player, choice.kind, choice.level)
                  for player, choice in zip(settings.rules().players, settings.seats, strict=False)]
        self.host = self._protocol = Host(settings.rules(), chairs, System.current_time_millis(), game)

    @property
    def game(self) -> Game | None:
        return self.host.game

    @property
    def seats(self) -> dict[int, Seat]:
        return self.host.seats

    def open_seats(self) -> tuple[int, ...]:
        """The players for whom nobody has come."""
        return tuple(player for player, seat in self.seats.items() if seat.state is State.OPEN)

    def take_over(self, players: tuple[int, ...], now: int) -> None:
        """The phone plays for these whose guests are not there any more."""
        for player in players:
            seat = self.seats[player]
            if seat.kind is Kind.NETWORK and seat.state is not State.HERE:
                self._tell(self.host.take_over(player, seat.level, now), now)
        self._send()

    def start(self, now: int) -> None:
        """Begin, or go on; all seats must be taken."""
        self._tell(self.host.start(now), now)
        self._send()

    def new_game(self, now: int) -> None:
        """Another one, once this is over."""
        if self.game is not None and self.game.over and not self.open_seats():
            self.start(now)

    def _say_goodbye(self, now: int) -> None:
        self.host.close(now)


class GuestMatch(RadioMatch):
    """A phone that joined."""

    keeps = False

    def __init__(self, settings: Settings, joined: Joined, display: Display) -> None:
        url = f"datagram://{joined.address}:{PORT}"
        super().__init__(settings, None, display, Radio(url))
        now = System.current_time_millis()
        self.guest = self._protocol = Guest(url, joined.name, joined.token, now, now, joined.player)
        self._host_gone = self._over = False

    @property
    def game(self) -> Game | None:
        return self.guest.game

    @property
    def seats(self) -> dict[int, Seat]:
        return {seat.player: seat for seat in self.guest.seats}

    @property
    def waits(self) -> bool:
        return self._host_gone or self._over or self.guest.retelling

    def is_mine(self, player: int) -> bool:
        """One phone, one seat."""
        return player == self.guest.player and self.seats[player].kind is Kind.NETWORK

    def level_of(self, player: int) -> int | None:
        """Whatever a phone plays, the host's phone plays it."""
        return None

    def viewer(self, before: int | None) -> int:
        return self.guest.player or 0

    def news(self) -> tuple[str, int | None] | None:
        if self._over:
            return "ended", None
        return ("host_gone", None) if self._host_gone else super().news()

    def _note(self, event: Event) -> None:
        if isinstance(event, HostGone | HostBack):
            self._host_gone = isinstance(event, HostGone)
        elif isinstance(event, Ended | Refused):
            self._over = True

    def _say_goodbye(self, now: int) -> None:
        if not self._over:
            self.guest.leave(now)
