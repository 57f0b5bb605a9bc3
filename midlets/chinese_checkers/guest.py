"""A guest's side of a network game: it joins, holds its own copy of the game, and follows the host.

The guest's own move shows at once and goes to the host; should the host have made another meanwhile (the
phone had taken the seat over), the host's holds. It is driven like host.py:

    guest = Guest(host_address, "Ann", token=…, session=now, now=now)
"""

from __future__ import annotations

from collections.abc import Callable

from .game import Game, IllegalMove, Turn
from .link import Datagram, Link, read
from .rules import Move
from .wire import (
    GONE_AFTER,
    VERSION,
    Ended,
    Event,
    Garbled,
    HostBack,
    HostGone,
    Moved,
    Refused,
    Seat,
    SeatsChanged,
    Started,
    number,
    read_move,
    read_rules,
    read_seats,
    tidy,
)

Address = str


class Guest:
    """The phone that joins a host.

    player   the seat it was given; None before
    seats    all seats, as the host told last
    ignored  datagrams and messages that made no sense, from whomever
    """

    def __init__(self, host: Address, name: str, token: int, session: int, now: int,
                 player: int | None = None) -> None:
        """`token`: any number hard to guess, kept with the game: it gives the seat back after a restart.

        `session` must be from 1 up, and greater than at any earlier joining: the phone's clock will do.
        `player` is the seat it had in a game that is to go on, for a host that began anew too.
        """
        self.player, self.ignored = player, 0
        self.game: Game | None = None
        self.seats: tuple[Seat, ...] = ()
        self._host, self._name, self._token = host, tidy(name), token
        self._out: list[tuple[Address, bytes]] = []
        self._to_come = 0                   # moves of a game that is being told
        self._silent = self._over = False
        self._join(session, now)

    def _join(self, session: int, now: int) -> None:
        self._link = Link(session, now)
        wish = "-" if self.player is None else self.player
        self._link.send(f"join {VERSION} {self._token} {wish} {self._name}")
        self._flush(now)

    # What the person does

    def play(self, move: Move, now: int) -> Turn:
        """Make one's own move. IllegalMove if it is none, or another's turn."""
        if self.game is None or self.retelling or self.game.turn != self.player:
            raise IllegalMove(f"{move}: it is not this phone's turn")
        turn = self.game.play(move)
        self._say(f"move {len(self.game.history) - 1} {move}", now)
        return turn

    def pause(self, now: int) -> None:
        """A call has come in."""
        self._say("pause", now)

    def resume(self, now: int) -> None:
        """The call is over."""
        self._say("resume", now)

    def leave(self, now: int) -> None:
        """Give the seat up. Go on calling `tick` until `closed`, for some seconds at most."""
        self._say("leave", now)

    @property
    def closed(self) -> bool:
        """The host has heard all there was to say."""
        return self._link.idle

    @property
    def retelling(self) -> bool:
        """The host is telling the game again, and its last move has not come yet: wait before you move."""
        return self._to_come > 0

    def _say(self, body: str, now: int) -> None:
        self._link.send(body)
        self._flush(now)

    # What the radio and the clock bring

    def receive(self, data: bytes, sender: Address, now: int) -> list[Event]:
        """A datagram came; what the screen must hear of it."""
        datagram = read(data) if sender == self._host else None
        if datagram is None:
            self.ignored += 1
            return []
        events = self._datagram(datagram, now)
        self._flush(now)
        return events

    def tick(self, now: int) -> list[Event]:
        """Time has gone by: send again what is due, notice a silent host."""
        self._flush(now)
        if self._silent or self._over or now - self._link.heard < GONE_AFTER:
            return []
        self._silent = True
        return [HostGone()]

    def outgoing(self) -> list[tuple[Address, bytes]]:
        """What must be put on the radio, each datagram once."""
        out, self._out = self._out, []
        return out

    def next_deadline(self) -> int | None:
        """When `tick` must be called if nothing happens before."""
        due = self._link.next_deadline()
        return due if self._silent or self._over else min(due, self._link.heard + GONE_AFTER)

    def _flush(self, now: int) -> None:
        self._out += [(self._host, data) for data in self._link.due(now)]

    def _datagram(self, datagram: Datagram, now: int) -> list[Event]:
        link = self._link
        if datagram.other != link.session:
            return []                       # meant for what this phone was before
        if datagram.number == 0 and datagram.body:
            return self._unnumbered(datagram, now)
        if link.other == 0:
            link.other = datagram.session
        body = link.receive(datagram, now)
        events: list[Event] = []
        if self._silent and link.heard == now:
            self._silent = False
            events.append(HostBack())
        return events if body is None else events + self._message(body)

    def _unnumbered(self, datagram: Datagram, now: int) -> list[Event]:
        word, _, reason = datagram.body.partition(" ")
        if word == "who" and self._link.other and not self._over:
            self._join(self._link.session + 1, now)
        elif word == "refused" and reason in ("full", "version") and not self._over:
            self._over = True
            return [Refused(reason)]
        return []

    # Messages of the host

    def _message(self, body: str) -> list[Event]:
        word, _, rest = body.partition(" ")
        try:
            if word not in self._WORDS:
                raise Garbled(f"{word!r} is no word of a host")
            return self._WORDS[word](self, rest)
        except Garbled:
            self.ignored += 1
            return []

    def _seats(self, rest: str) -> list[Event]:
        player, _, listed = rest.partition(" ")
        seats = read_seats(listed)
        self.player, self.seats = number(player, 5), seats
        return [SeatsChanged(seats)]

    def _start(self, rest: str) -> list[Event]:
        words = rest.split(" ")
        if len(words) != 4:
            raise Garbled(f"{rest!r} is no start")
        rules, to_come = read_rules(*words[:3]), number(words[3])
        self.game, self._to_come = Game(rules), to_come
        return [] if to_come else [Started(self.game, resynchronised=False)]

    def _moves(self, rest: str) -> list[Event]:
        first, *words = rest.split(" ")
        at, moves = number(first), [read_move(word) for word in words]
        if self.game is None or at > len(self.game.history):
            return self._disagree()
        undone = self._take_back(self.game, at, moves)
        try:
            turns = [self.game.play(move) for move in moves[len(self.game.history) - at:]]
        except IllegalMove:
            return self._disagree()
        if not (self._to_come or undone):
            return [Moved(turn) for turn in turns]
        if len(self.game.history) < self._to_come:
            return []
        self._to_come = 0
        return [Started(self.game, resynchronised=True)]

    def _take_back(self, game: Game, first: int, moves: list[Move]) -> bool:
        """Undo from the first move on that the host has made otherwise; whether there was one."""
        for at, move in enumerate(moves, start=first):
            if at < len(game.history) and game.history[at].move != move:
                while len(game.history) > at:
                    game.undo()
                return True
        return False

    def _disagree(self) -> list[Event]:
        """The host's game is not this one: have it told from the beginning."""
        self.ignored += 1
        self._link.send("sync")
        return []

    def _bye(self, _rest: str) -> list[Event]:
        self._over = True
        return [Ended()]

    _WORDS: dict[str, Callable[[Guest, str], list[Event]]] = {
        "seats": _seats, "start": _start, "moves": _moves, "bye": _bye}
