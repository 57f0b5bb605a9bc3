"""The game between two phones: what is said, and what it means. Bytes in, events out; no socket, no clock.

The server listens on `datagram://:5555`, the client sends to it and moves first (blue). Every datagram is a line of
ASCII, wrapped as `reliable` describes, with the tag `C4`:

    C4 1f0c9e57 00000000 1 0 Sync 0 - d3a8

The messages in it:

    Sync <game> <columns>            my game, whole: its number (0: none yet) and the columns of all its moves in
                                     order ("-" for none). Said on meeting, and when the other comes back
    NewGame <game>                   a game begins, with a higher number than the one that is over
    Move <game> <number> <column>    the move of this number (from 1) of this game: column 0 to 6
    Pause, Resume                    the phone was interrupted; the person is back

Of two games that differ, the one with the higher number counts; within one game the longer; if they contradict
each other (only a program that was started again in the middle can cause that) the server's.

An old peer sends the bare text `NewGame` or a digit `0` to `6`, in a datagram of its own. It is understood as
long as no wrapped datagram has come, and answered in kind: from then on only bare text is sent, nothing is
repeated, and silence means nothing. A wrapped datagram ends this. An old server never speaks first, so a client
must be told that it has one (`old_peer`).

Everything else is ignored, counted in `ignored` and noted in `log`, and leaves the game as it is.
"""

from __future__ import annotations

from collections import deque

from .events import Event, Kind
from .messages import Message, Move, NewGame, Pause, Resume, Sync, columns_of, counts_more, read
from .reliable import NOBODY, Arrival, Link
from .state import BLUE, COLUMNS, EMPTY, RED, C4State

PORT = 5555
TAG = "C4"
SILENCE = 10_000                         # ms without a word after which the other is taken to be gone
DOUBLE = 3_000                           # ms in which a second bare NewGame is the same one, doubled
FAREWELLS = 3                            # times a Pause is sent at once: nobody may be left to repeat it
_LOG_LINES, _LOGGED_BYTES = 32, 40
_BARE = (b"NewGame", *(b"%d" % column for column in range(COLUMNS)))


class Protocol:
    """One phone's end. `name` is a number that no earlier end had, 1 to 0xFFFFFFFF: draw it by chance.

    Hand in only datagrams from the one address that is played with. After any call, send what `outgoing` gives,
    and call `tick` when `next_deadline` has come.
    """

    def __init__(self, server: bool, name: int, *, old_peer: bool = False) -> None:
        self.player = RED if server else BLUE
        self.state = C4State()
        self.game = 0                            # the number of the game in play, 0 before the first
        self.old_peer = old_peer
        self.peer_gone = self.peer_paused = False
        self.ignored = 0
        self.log: deque[str] = deque(maxlen=_LOG_LINES)
        self._link = Link(TAG, name)
        self._out: list[bytes] = []
        self._events: list[Event] = []
        self._heard: int | None = None           # when the other was heard last
        self._begun = 0                          # when the game began

    def start(self, now: int) -> list[Event]:
        """The client calls the server. The server waits: for it this does nothing."""
        if self.old_peer:
            self._begin(1, now)
            self._say(NewGame(1), now)
        elif self.player == BLUE:
            self._say(Sync(self.game, self.state), now)
        return self._taken()

    def new_game(self, now: int) -> list[Event]:
        """Begin another game, if this one is over; else nothing happens."""
        if self.state.is_over():
            self._begin(self.game + 1, now)
            self._say(NewGame(self.game), now)
        return self._taken()

    def send_move(self, column: int, now: int) -> int:
        """Drop this player's piece and tell the other: the row, or -1 if it is not legal or the game waits."""
        row = self.state.drop_piece(self.player, column) if self.my_turn() and not self.peer_gone else -1
        if row >= 0:
            self._say(Move(self.game, self.state.count(), column), now)
        return row

    def pause(self, now: int) -> None:
        """This phone is interrupted. Send what `outgoing` gives at once; then it may fall silent."""
        if self._link.peer != NOBODY:
            self._say(Pause(), now)
            self._out += self._link.outgoing() * FAREWELLS

    def resume(self, now: int) -> None:
        """This phone goes on. Silence is counted from here: the pause was one's own."""
        if self._link.peer != NOBODY:
            self._heard = now
            self._say(Resume(), now)

    def receive(self, data: bytes, now: int) -> list[Event]:
        """Take in one datagram. Never raises, whatever the bytes are."""
        if data in _BARE:
            if self._link.peer != NOBODY or not self._take_bare(data.decode(), now):
                self._ignore(f"bare text that does not fit: {data!r}")
            return self._taken()
        arrival = self._link.receive(data, now)
        if arrival.heard:
            self._hear(arrival, now)
        if arrival.fault:
            self._ignore(f"{arrival.fault}: {data[:_LOGGED_BYTES]!r}")
        for text in arrival.messages:
            message = read(text)
            if message is None or not self._take(message, now):
                self._ignore(f"no message for this moment: {text!r}")
        return self._taken()

    def tick(self, now: int) -> list[Event]:
        """Let time pass. All it can bring is PEER_GONE."""
        self._link.tick(now)
        silent_from = self._silent_from()
        if silent_from is not None and silent_from <= now:
            self.peer_gone = True
            self._events.append(Event(Kind.PEER_GONE))
        return self._taken()

    def outgoing(self) -> list[bytes]:
        """The datagrams to be sent now; each is handed out once."""
        out, self._out = self._out + self._link.outgoing(), []
        return out

    def next_deadline(self) -> int | None:
        """When `tick` should be called next; None when there is nothing to wait for."""
        times = (self._link.next_deadline(), self._silent_from())
        return min((time for time in times if time is not None), default=None)

    def turn(self) -> int:
        """Who is to move: BLUE or RED; EMPTY (nobody) before a game and when it is over."""
        if not self.game or self.state.is_over():
            return EMPTY
        return RED if self.state.count() % 2 else BLUE

    def my_turn(self) -> bool:
        """Whether this phone's player is to move."""
        return self.turn() == self.player

    # What the other says

    def _hear(self, arrival: Arrival, now: int) -> None:
        """The other phone is there: note when, and if it was not there before, tell it the game."""
        self._heard, self.old_peer = now, False
        if arrival.new_peer and self.peer_paused:
            self._take(Resume(), now)
        if self.peer_gone:
            self._events.append(Event(Kind.PEER_BACK))
        if self.peer_gone or (arrival.new_peer and self.game):
            self._say(Sync(self.game, self.state), now)
        self.peer_gone = False

    def _take(self, message: Message, now: int) -> bool:
        """Do what the message says; False if it does not fit the moment, and then nothing has changed."""
        match message:
            case Sync():
                self._agree(message, now)
                return True
            case NewGame(game):
                if game == self.game and not self.state.count():
                    return True                  # both began it at once
                return game > self.game and self._free() and self._begin(game, now)
            case Move(game, number, column):
                return game == self.game and number == self.state.count() + 1 and self._take_column(column)
            case _:
                return self._take_interruption(isinstance(message, Pause))

    def _take_column(self, column: int) -> bool:
        if self.turn() != 1 - self.player or self.state.drop_piece(1 - self.player, column) < 0:
            return False
        self._events.append(Event(Kind.MOVE, column))
        return True

    def _take_interruption(self, paused: bool) -> bool:
        if paused == self.peer_paused:
            return False
        self.peer_paused = paused
        self._events.append(Event(Kind.PEER_PAUSED if paused else Kind.PEER_RESUMED))
        return True

    def _take_bare(self, text: str, now: int) -> bool:
        """A message of an old peer; to a client only one that it was told of can be old."""
        if not (self.old_peer or (self.player == RED and text == "NewGame")):
            return False
        if text != "NewGame":
            return self._take_column(int(text))
        if self.game and not self.state.is_over() and now - self._begun < DOUBLE:
            return False
        self.old_peer = True
        return self._begin(self.game + 1, now)

    def _agree(self, theirs: Sync, now: int) -> None:
        """Make of two games one, as the top of this file says."""
        if not theirs.game and self.player == RED and self._free():
            self._begin(self.game + 1, now)
            self._say(NewGame(self.game), now)
        elif counts_more(theirs, ours := Sync(self.game, self.state), in_doubt=self.player == BLUE):
            self._adopt(theirs, now)
        elif theirs != ours:
            self._say(ours, now)

    def _adopt(self, theirs: Sync, now: int) -> None:
        """Take the other phone's game for ours."""
        ours, moves = columns_of(self.state), columns_of(theirs.state)
        if not moves:
            self._begin(theirs.game, now)
        elif not (theirs.game == self.game and moves[:-1] == ours and self._take_column(int(moves[-1]))):
            self.game, self.state = theirs.game, theirs.state
            self._events.append(Event(Kind.REPLACED))

    def _free(self) -> bool:
        """Whether a game may begin."""
        return not self.game or self.state.is_over()

    def _begin(self, game: int, now: int) -> bool:
        self.game, self.state, self._begun = game, C4State(), now
        self._events.append(Event(Kind.NEW_GAME))
        return True

    def _say(self, message: Message, now: int) -> None:
        """Send a message, to an old peer as bare text: it knows two kinds of them."""
        if not self.old_peer:
            self._link.send(str(message), now)
        elif isinstance(message, NewGame):
            self._out.append(b"NewGame")
        elif isinstance(message, Move):
            self._out.append(str(message.column).encode())

    def _silent_from(self) -> int | None:
        """When the other will have been silent for too long; None if nobody is expected to speak."""
        if self._heard is None or self.old_peer or self.peer_gone or self.peer_paused:
            return None
        return self._heard + SILENCE

    def _ignore(self, why: str) -> None:
        self.ignored += 1
        self.log.append(why)

    def _taken(self) -> list[Event]:
        events, self._events = self._events, []
        return events
