"""A match of two phones over the radio: the protocol, and the socket under it.

The socket's thread only waits and puts what came into a list; the protocol, which is pure, is
asked by the canvas's thread alone, frame by frame.
"""

from __future__ import annotations

from emulator.midp.io import Connector, Datagram, UDPDatagramConnection
from emulator.midp.lang import IOException, Thread
from emulator.midp.util import Random

from .events import Event, Kind
from .match import Match
from .protocol import PORT, Protocol
from .state import EMPTY, C4State
from .words import Words

SHOWN = 2_500      # ms that a piece of news stays on the status line
FLOOD = 64         # datagrams kept from one frame to the next; what comes beyond is dropped


class TwoPhones(Match):
    """One end of a game between two phones. IOException if the radio cannot be used."""

    can_undo = False

    def __init__(self, words: Words, address: str | None, *, old_peer: bool = False) -> None:
        super().__init__(words)
        self._address = address
        is_server = address is None
        name = 2 + 2 * Random().next_int(0x7FFFFFFE) + is_server      # never the other's: it is even, or odd
        self._protocol = Protocol(is_server, name, old_peer=old_peer)
        self._connection = Connector.open(f"datagram://:{PORT}" if address is None else f"datagram://{address}:{PORT}")
        assert isinstance(self._connection, UDPDatagramConnection)
        self._peer = None if address is None else f"datagram://{address}:{PORT}"
        self._came: list[tuple[bytes, str]] = []
        self._news, self._news_until = "", 0
        self._started = self._closed = False
        Thread(self._listen).start()

    @property
    def state(self) -> C4State:                      # type: ignore[override]
        return self._protocol.state

    @state.setter
    def state(self, state: C4State) -> None:
        """The protocol's own state is the game."""

    @property
    def turn(self) -> int:
        return self._protocol.turn()

    @property
    def mine(self) -> int:
        waits = self._protocol.peer_gone or self._protocol.peer_paused
        return self._protocol.player if self._protocol.my_turn() and not waits else EMPTY

    @property
    def protocol(self) -> Protocol:
        """The wire's end, for whoever wants to know what was ignored."""
        return self._protocol

    def drop(self, column: int, now: int) -> int:
        row = self._protocol.send_move(column, now) if self.mine != EMPTY else -1
        self._send()
        return row

    def new_game(self, now: int) -> None:
        self._note(self._protocol.new_game(now), now)
        self._send()

    def undo(self) -> bool:
        return False

    def poll(self, now: int) -> None:
        """Take in what came, let the protocol's time pass, send what it wants sent."""
        if not self._started:
            self._started = True
            self._note(self._protocol.start(now), now)
        if now >= self._news_until:
            self._news = ""
        came, self._came = self._came, []
        for data, sender in came:
            self._take(data, sender, now)
        deadline = self._protocol.next_deadline()
        if deadline is not None and deadline <= now:
            self._note(self._protocol.tick(now), now)
        self._send()

    def pause(self, now: int) -> None:
        self._protocol.pause(now)
        self._send()

    def resume(self, now: int) -> None:
        self._protocol.resume(now)
        self._send()

    def close(self) -> None:
        if not self._closed:
            self._closed = True
            try:
                self._connection.close()
            except IOException:
                pass                                  # it is gone in any case

    def status(self) -> str:
        words, protocol = self.words, self._protocol
        if protocol.peer_gone:
            return words.other_gone
        if protocol.peer_paused:
            return words.other_paused
        if self._news:
            return self._news
        if not protocol.game:
            return words.waiting_for_player if self._address is None else words.calling.format(address=self._address)
        if self.state.is_tie():
            return words.tie
        if self.state.is_over():
            return words.you_won if self.state.is_winner(protocol.player) else words.you_lost
        return words.your_turn if protocol.my_turn() else words.waiting_for_move

    def outcome(self) -> str:
        if not self.state.is_over():
            return ""
        return "win" if self.state.is_winner(self._protocol.player) else "lose"

    # -- the radio ------------------------------------------------------------------------------------

    def _listen(self) -> None:
        """The socket's thread: wait for datagrams until the connection is closed."""
        while not self._closed:
            try:
                datagram = self._connection.new_datagram(self._connection.get_maximum_length())
                self._connection.receive(datagram)
            except IOException:
                if self._closed:
                    return
                Thread.sleep(200)                     # a passing fault of the network: go on listening
                continue
            if len(self._came) < FLOOD:
                self._came.append((bytes(datagram.get_data()[:datagram.get_length()]), datagram.get_address()))

    def _take(self, data: bytes, sender: str, now: int) -> None:
        """Only the phone that is played with is heard; a new one while nobody is there."""
        if self._peer is not None and sender != self._peer and not self._protocol.peer_gone:
            self._protocol.ignored += 1
            return
        before = self._protocol.ignored
        self._note(self._protocol.receive(data, now), now)
        if self._protocol.ignored == before and self._address is None:
            self._peer = sender

    def _send(self) -> None:
        for data in self._protocol.outgoing():
            if self._peer is None:
                continue
            datagram: Datagram = self._connection.new_datagram(data, len(data), self._peer)
            try:
                self._connection.send(datagram)
            except IOException:
                return                                # lost, as datagrams are; the protocol repeats

    def _note(self, events: list[Event], now: int) -> None:
        """What the other phone brought, as news on the status line."""
        words = self.words
        for event in events:
            said = {Kind.NEW_GAME: words.player_found, Kind.PEER_BACK: words.other_back,
                    Kind.REPLACED: words.board_brought_up_to_date}.get(event.kind)
            if said:
                self._news, self._news_until = said, now + SHOWN
