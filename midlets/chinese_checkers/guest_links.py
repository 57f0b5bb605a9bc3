"""The host's address book: the link to each guest, the seat it sits on, and the token that proves it."""

from __future__ import annotations

from .link import Datagram, Link

Address = str


class GuestLinks:
    """All guests who were let in, also those who have gone silent since."""

    def __init__(self, session: int) -> None:
        self._session = session
        self._links: dict[Address, Link] = {}
        self._players: dict[Address, int] = {}
        self._tokens: dict[int, int] = {}
        self._out: list[tuple[Address, bytes]] = []

    @property
    def idle(self) -> bool:
        """Every guest has heard all there was to say."""
        return all(link.idle for link in self._links.values())

    def link(self, address: Address) -> Link | None:
        """The link to this address; None if nobody was let in from there."""
        return self._links.get(address)

    def player_at(self, address: Address) -> int:
        """The player who was let in from there."""
        return self._players[address]

    def player_with(self, token: int) -> int | None:
        """The player who showed this token when he joined."""
        return next((player for player, known in self._tokens.items() if known == token), None)

    def holds(self, player: int) -> bool:
        """Whether somebody can still prove that the player's seat is his."""
        return player in self._tokens

    def forget(self, player: int) -> None:
        """The token is worth nothing any more; the link stays, to answer what still comes."""
        self._tokens.pop(player, None)

    def heard(self, player: int) -> int | None:
        """When a player's phone was last heard; None if another has come to its address."""
        return next((self._links[address].heard for address, sitting in self._players.items()
                     if sitting == player), None)

    def admit(self, player: int, token: int, datagram: Datagram, address: Address, now: int) -> None:
        """A new link, in place of any that the player or the address had."""
        for old in [old for old, sitting in self._players.items() if sitting == player or old == address]:
            del self._links[old], self._players[old]
        link = self._links[address] = Link(self._session, now, other=datagram.session)
        self._players[address], self._tokens[player] = player, token
        link.receive(datagram, now)

    def addresses(self) -> list[Address]:
        """Of all guests, in the order they came."""
        return list(self._links)

    def send(self, address: Address, *bodies: str) -> None:
        """Messages to one guest, in this order."""
        for body in bodies:
            self._links[address].send(body)

    def broadcast(self, *bodies: str) -> None:
        """Messages to all guests."""
        for address in self._links:
            self.send(address, *bodies)

    def answer(self, datagram: Datagram, address: Address, body: str) -> None:
        """A word to somebody who has no link: not numbered, not sent again."""
        self._out.append((address, Datagram(self._session, datagram.session, 0, 0, body).to_bytes()))

    def flush(self, now: int) -> None:
        """Lay out what the links want sent now."""
        for address, link in self._links.items():
            self._out += [(address, data) for data in link.due(now)]

    def outgoing(self) -> list[tuple[Address, bytes]]:
        """What was laid out, each datagram once."""
        out, self._out = self._out, []
        return out

    def deadlines(self) -> list[int]:
        """When each link wants to send again."""
        return [link.next_deadline() for link in self._links.values()]
