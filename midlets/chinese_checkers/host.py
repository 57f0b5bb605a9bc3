"""The host's side of a network game: it keeps the seats, passes moves on, and tells the game to who returns.

    host = Host(rules, seats, session)
    for data, sender in what_came: events += host.receive(data, sender, now)
    events += host.tick(now)                         # at the latest at host.next_deadline()
    for address, data in host.outgoing(): ...        # put it on the radio

The host's own people and phones move by `play`; which seats those are `mine` says. A guest that comes
back has its seat again at once, also one that the phone played meanwhile: ask `mine` before each move.
"""

from __future__ import annotations

from collections.abc import Iterable

from .game import Game, IllegalMove, Turn
from .guest_links import Address, GuestLinks
from .link import Datagram, read
from .players import Kind
from .rules import Move, Rules
from .wire import (
    GONE_AFTER,
    VERSION,
    Event,
    Garbled,
    Moved,
    Seat,
    SeatLeft,
    SeatsChanged,
    Started,
    State,
    number,
    read_move,
    telling,
    tidy,
)

_SAID = {"pause": State.PAUSED, "resume": State.HERE, "leave": State.LEFT}
"""A guest's word about itself -> how it then stands with its seat."""


class Host:
    """The phone that the others join.

    ignored  datagrams and messages that made no sense, from whomever
    """

    def __init__(self, rules: Rules, seats: Iterable[Seat], session: int, game: Game | None = None) -> None:
        """`seats` in the order of turns; those of kind NETWORK begin open. `game` is a kept one to go on with.

        `session` must be from 1 up, and greater than in the host's earlier games: the phone's clock will do.
        """
        self.rules, self.game, self.ignored = rules, game, 0
        self.seats = {seat.player: seat.but(state=State.OPEN if seat.kind is Kind.NETWORK else State.HERE)
                      for seat in seats}
        if tuple(self.seats) != rules.players or (game is not None and game.rules != rules):
            raise ValueError(f"the seats {tuple(self.seats)} or the kept game do not fit the rules {rules}")
        self._guests = GuestLinks(session)

    # What the phone's own people do

    @property
    def mine(self) -> tuple[int, ...]:
        """The players whose moves this phone makes: its people's and the phone's own."""
        return tuple(player for player, seat in self.seats.items() if seat.kind is not Kind.NETWORK)

    def start(self, now: int) -> list[Event]:
        """Begin a new game, or go on with one not over. ValueError while a seat waits for somebody."""
        waiting = [player for player, seat in self.seats.items() if seat.state is State.OPEN]
        if waiting:
            raise ValueError(f"seats {waiting} are open; wait, or take them over")
        if self.game is None or self.game.over:
            self.game = Game(self.rules)
        self._guests.broadcast(*telling(self.game))
        self._guests.flush(now)
        return [Started(self.game, resynchronised=False)]

    def play(self, move: Move, now: int) -> Turn:
        """Make a move for one of `mine`. IllegalMove if it is none, or another phone's turn."""
        if self.game is None or self.game.turn not in self.mine:
            raise IllegalMove(f"{move}: it is not this phone's turn")
        turn = self._make(self.game, move)
        self._guests.flush(now)
        return turn

    def take_over(self, player: int, level: int, now: int) -> list[Event]:
        """The phone plays a seat whose guest is not there. ValueError for any other.

        The seat's state still says GONE or PAUSED if its guest may come back to it.
        """
        seat = self.seats[player]
        if seat.kind is not Kind.NETWORK or seat.state is State.HERE:
            raise ValueError(f"seat {player} is not free to be taken over")
        state = seat.state if seat.state in (State.GONE, State.PAUSED) else State.HERE
        return self._change(now, seat.but(kind=Kind.PHONE, level=level, state=state))

    def pause(self, now: int) -> list[Event]:
        """A call has come in on the host's phone: the others see its people paused."""
        return self._own_people(State.PAUSED, now)

    def resume(self, now: int) -> list[Event]:
        """The call is over."""
        return self._own_people(State.HERE, now)

    def close(self, now: int) -> None:
        """End the game for all. Go on calling `tick` until `closed`, for some seconds at most."""
        self._guests.broadcast("bye")
        self._guests.flush(now)

    @property
    def closed(self) -> bool:
        """Every guest has heard all there was to say."""
        return self._guests.idle

    def _own_people(self, state: State, now: int) -> list[Event]:
        return self._change(now, *(seat.but(state=state) for seat in self.seats.values() if seat.kind is Kind.PERSON))

    # What the radio and the clock bring

    def receive(self, data: bytes, sender: Address, now: int) -> list[Event]:
        """A datagram came; what the screen must hear of it."""
        datagram = read(data)
        if datagram is None:
            self.ignored += 1
            return []
        link = self._guests.link(sender)
        if link is None or datagram.session > link.other:
            events = self._stranger(datagram, sender, now)
        else:
            body = link.receive(datagram, now)
            events = self._back(sender, now) if link.heard == now else []
            events += [] if body is None else self._message(body, sender, now)
        self._guests.flush(now)
        return events

    def tick(self, now: int) -> list[Event]:
        """Time has gone by: send again what is due, notice who is silent."""
        events: list[Event] = []
        for player, deadline in self._watched().items():
            if now >= deadline:
                events += self._change(now, self.seats[player].but(state=State.GONE))
                events.append(SeatLeft(player, State.GONE))
        self._guests.flush(now)
        return events

    def outgoing(self) -> list[tuple[Address, bytes]]:
        """What must be put on the radio, each datagram once."""
        return self._guests.outgoing()

    def next_deadline(self) -> int | None:
        """When `tick` must be called if nothing happens before; None while nobody has joined."""
        return min([*self._guests.deadlines(), *self._watched().values()], default=None)

    def _watched(self) -> dict[int, int]:
        """When each guest who is here will count as gone if it stays silent."""
        heard = {player: self._guests.heard(player) for player, seat in self.seats.items()
                 if seat.kind is Kind.NETWORK and seat.state is State.HERE}
        return {player: 0 if at is None else at + GONE_AFTER for player, at in heard.items()}

    def _back(self, sender: Address, now: int) -> list[Event]:
        seat = self.seats[self._guests.player_at(sender)]
        if seat.state is not State.GONE:
            return []
        return self._change(now, seat.but(kind=Kind.NETWORK, state=State.HERE))

    # Joining

    def _stranger(self, datagram: Datagram, sender: Address, now: int) -> list[Event]:
        """Somebody new, or somebody who began anew."""
        words = datagram.body.split(" ", 4)
        try:
            if datagram.number != 1 or len(words) != 5 or words[0] != "join":
                raise Garbled("a stranger must join first")
            version, token, player = number(words[1]), number(words[2]), self._free_seat(number(words[2]), words[3])
        except Garbled:
            self.ignored += 1
            self._guests.answer(datagram, sender, "who")
            return []
        if version != VERSION or player is None:
            self._guests.answer(datagram, sender, "refused full" if version == VERSION else "refused version")
            return []
        self._guests.admit(player, token, datagram, sender, now)
        events = self._change(now, self.seats[player].but(kind=Kind.NETWORK, state=State.HERE, name=tidy(words[4])))
        self._tell(sender)
        return events

    def _free_seat(self, token: int, wish: str) -> int | None:
        """The seat that was his before, else the one he wishes, else the first that is free."""
        before = self._guests.player_with(token)
        if before is not None:
            return before
        free = [player for player, seat in self.seats.items()
                if seat.kind is Kind.NETWORK and seat.state in (State.OPEN, State.LEFT)]
        return min(free, key=lambda player: str(player) != wish, default=None)

    # Messages of guests

    def _message(self, body: str, sender: Address, now: int) -> list[Event]:
        word, *rest = body.split(" ")
        seat = self.seats[self._guests.player_at(sender)]
        seated = self._guests.holds(seat.player)
        if word == "sync" and not rest:
            self._tell(sender)
        elif word == "move" and len(rest) == 2 and seated and seat.kind is Kind.NETWORK:
            return self._move(rest, seat.player, sender)
        elif word in _SAID and not rest and seated:
            return self._said(seat, _SAID[word], now)
        else:
            self.ignored += 1
        return []

    def _said(self, seat: Seat, state: State, now: int) -> list[Event]:
        if state is not State.LEFT:
            return self._change(now, seat.but(kind=Kind.NETWORK, state=state))
        self._guests.forget(seat.player)
        if self.game is None:
            return self._change(now, seat.but(state=State.OPEN, name=""))
        return [*self._change(now, seat.but(kind=Kind.NETWORK, state=state)), SeatLeft(seat.player, state)]

    def _move(self, words: list[str], player: int, sender: Address) -> list[Event]:
        """A guest's move, if it is one; if not he is told the game as it is."""
        try:
            at, move = number(words[0]), read_move(words[1])
            if self.game is None or at != len(self.game.history) or player != self.game.turn:
                raise Garbled(f"move {at} is not due from player {player}")
            return [Moved(self._make(self.game, move))]
        except (Garbled, IllegalMove):
            self.ignored += 1
            self._tell(sender)
            return []

    # Telling the guests

    def _make(self, game: Game, move: Move) -> Turn:
        turn = game.play(move)
        self._guests.broadcast(f"moves {len(game.history) - 1} {move}")
        return turn

    def _change(self, now: int, *changed: Seat) -> list[Event]:
        """Put these seats in place of what they were, and let everybody know."""
        self.seats |= {seat.player: seat for seat in changed}
        listed = "|".join(str(seat) for seat in self.seats.values())
        for address in self._guests.addresses():
            self._guests.send(address, f"seats {self._guests.player_at(address)} {listed}")
        self._guests.flush(now)
        return [SeatsChanged(tuple(self.seats.values()))]

    def _tell(self, address: Address) -> None:
        if self.game is not None:
            self._guests.send(address, *telling(self.game))
