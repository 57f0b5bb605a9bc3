"""A game in play: whose turn it is, who has come in, undo, and the whole game as text and as bytes.

A game is its rules and its moves; everything else follows from playing them again. So text and bytes
hold just these, and reading them back checks every move.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass

from .board import RealChessBoard, player_of
from .checksum import checksum
from .places import AREA_BITS, DISTANCES, PLACES, TIPS, bits, place_named
from .players import from_next, goal_of, seats
from .rules import Jump, Move, Rules

STAND_OFF = 40
"""Rounds in which nobody has come nearer to his goal than ever before: so many end the game."""

VERSION = 1
_HEAD = struct.Struct(">BBBBH")         # version, players, jump, keep_out, number of moves
_SUM = struct.Struct(">I")
_JUMPS = (Jump.TRADITIONAL, Jump.LONG)


class IllegalMove(ValueError):
    """The move is not in the rules now; nothing has changed."""


@dataclass(frozen=True)
class Turn:
    """A move that was made: the way of the piece, who came in by it, and who then could not move."""

    player: int
    move: Move
    path: tuple[int, ...]
    placed: tuple[int, ...]
    passed: tuple[int, ...]


class Game:
    """A game from the first move on.

    It ends when one player is left. It also ends, with `stalled`, when nobody gets on any more: nobody can
    move, or for `STAND_OFF` rounds nobody has come nearer than ever. That happens when the pieces of players
    who came in, which stay where they are, shut others in or out.

    >>> game = Game(Rules((0, 3)))
    >>> game.play(Move(place_named("e3"), place_named("e5"))).player, game.turn
    (0, 3)
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.board = RealChessBoard(rules.players)
        self.turn = rules.players[0]
        """Whose turn it is; of no meaning once the game is over."""
        self.places: list[int] = []
        """The players in the order they came in; all of them once the game is over."""
        self.history: list[Turn] = []
        self._stood: dict[int, list[int]] = {player: [self._standing(player)] for player in rules.players}
        self._nearest: dict[int, list[int]] = {player: [self._to_go(player)] for player in rules.players}
        self._idle = [0]                # after each move: how many moves ago somebody came nearer than ever

    @property
    def over(self) -> bool:
        """True when one player is left (he has the last place), or nobody gets on any more."""
        return len(self.places) == len(self.rules.players)

    @property
    def stalled(self) -> bool:
        """True when the game ended because nobody got on any more."""
        return self.over and len(self.places) > sum(len(turn.placed) for turn in self.history)

    @property
    def round(self) -> int:
        """Which round is being played, from 1; a round is a turn of each player who is still in it."""
        return 1 + max(len(stood) - 1 for stood in self._stood.values())

    def active(self) -> tuple[int, ...]:
        """The players who have not come in yet, in the order of turns."""
        return tuple(player for player in self.rules.players if player not in self.places)

    def rank(self, player: int) -> int | None:
        """1 for the winner, 2 for the next …; None while the player is still on his way."""
        return self.places.index(player) + 1 if player in self.places else None

    def stood(self, player: int) -> list[int]:
        """Where the player's pieces stood after each of his moves, as bits, the beginning first."""
        return self._stood[player]

    def moves(self) -> list[Move]:
        """All moves of the player whose turn it is; none when the game is over."""
        return [] if self.over else self.rules.moves(self.board, self.turn)

    def play(self, move: Move) -> Turn:
        """Make a move of the player whose turn it is; IllegalMove, and nothing changed, if it is none."""
        player, path = self.turn, self._checked(move)
        self.board.move(*move)
        self._note(player)
        placed = self._arrivals(player)
        self.places += placed
        passed = self._pass_on()
        turn = Turn(player, move, path, tuple(placed), tuple(passed))
        self.history.append(turn)
        return turn

    def undo(self) -> Turn:
        """Take the last move back; IllegalMove if there is none."""
        if not self.history:
            raise IllegalMove("there is no move to take back")
        turn = self.history.pop()
        self.board.move(turn.move.end, turn.move.start)
        for past in (self._stood[turn.player], self._nearest[turn.player], self._idle):
            past.pop()
        before = {player for past in self.history for player in past.placed}
        self.places = [player for player in self.places if player in before]
        self.turn = turn.player
        return turn

    def _checked(self, move: Move) -> tuple[int, ...]:
        if self.over:
            raise IllegalMove("the game is over")
        if not (move.start in PLACES and move.end in PLACES):
            raise IllegalMove(f"{move.start} or {move.end} is no place of the star")
        if player_of(self.board.piece_at(move.start)) != self.turn:
            raise IllegalMove(f"{move}: no piece of the player whose turn it is stands there")
        path = self.rules.path(self.board, move)
        if not path:
            raise IllegalMove(f"{move}: the piece cannot go there")
        return path

    def _standing(self, player: int) -> int:
        return bits(self.board.places_of(player))

    def _to_go(self, player: int) -> int:
        """The steps that all his pieces together are away from the tip of his goal."""
        away = DISTANCES[TIPS[goal_of(player)]]
        return sum(away[place] for place in self.board.places_of(player))

    def _note(self, player: int) -> None:
        """What is remembered of a move."""
        nearest = self._nearest[player][-1]
        self._stood[player].append(self._standing(player))
        self._nearest[player].append(min(nearest, self._to_go(player)))
        self._idle.append(0 if self._nearest[player][-1] < nearest else self._idle[-1] + 1)

    def _arrivals(self, mover: int) -> list[int]:
        """Who has won by this move, the mover before others; the last one left comes in too."""
        order = [mover, *from_next(self.rules.players, mover)[:-1]]
        left = [player for player in order if player not in self.places]
        placed = [player for player in left if self.rules.has_won(self.board, player)]
        if len(left) - len(placed) == 1:
            placed += [player for player in left if player not in placed]
        return placed

    def _pass_on(self) -> list[int]:
        """Give the turn to the next player who can move; who was passed over. Or end the game."""
        waiting = [player for player in from_next(self.rules.players, self.turn) if player not in self.places]
        passed: list[int] = []
        for player in waiting if self._idle[-1] < STAND_OFF * len(waiting) else ():
            if self.rules.can_move(self.board, player):
                self.turn = player
                return passed
            passed.append(player)
        self.places += sorted(waiting, key=self._order_of_the_rest)
        return passed

    def _order_of_the_rest(self, player: int) -> tuple[int, int]:
        """Before others come in who have more pieces at home, and then those who have less to go."""
        at_home = self._standing(player) & AREA_BITS[goal_of(player)]
        return -at_home.bit_count(), self._to_go(player)

    # As text and as bytes

    def __str__(self) -> str:
        """The game on paper, which `parse` reads back."""
        rules = self.rules
        lines = [f"players {len(rules.players)}", f"jump {rules.jump.value}",
                 f"keep_out {'yes' if rules.keep_out else 'no'}"]
        moves = [str(turn.move) for turn in self.history]
        lines += ["moves " + " ".join(moves[n:n + 12]) for n in range(0, len(moves), 12)]
        return "\n".join(lines)

    def to_bytes(self) -> bytes:
        """The game in 10 bytes and 2 for each move, for a record store."""
        rules = self.rules
        data = _HEAD.pack(VERSION, len(rules.players), _JUMPS.index(rules.jump), rules.keep_out, len(self.history))
        data += bytes(place for turn in self.history for place in turn.move)
        return data + _SUM.pack(checksum(data))


def parse(text: str) -> Game:
    """The game that `str` wrote. ValueError with what is wrong, and in which line."""
    says: dict[str, str] = {}
    moves: list[str] = []
    for number, line in enumerate(text.splitlines(), start=1):
        word, _, rest = line.strip().partition(" ")
        if word == "moves":
            moves += rest.split()
        elif word in ("players", "jump", "keep_out"):
            says[word] = rest.strip()
        elif word:
            raise ValueError(f"line {number}: {word!r} is no word of a game; "
                             "write players, jump, keep_out or moves")
    return _replayed(_rules(says), [_move(word) for word in moves])


def _rules(says: dict[str, str]) -> Rules:
    count, jump, keep_out = says.get("players", "2"), says.get("jump", "long"), says.get("keep_out", "no")
    if not (count.isascii() and count.isdigit()):
        raise ValueError(f"players {count!r} is no number")
    if keep_out not in ("yes", "no"):
        raise ValueError(f"keep_out {keep_out!r}: write yes or no")
    return Rules(seats(int(count)), Jump(jump), keep_out == "yes")


def _move(word: str) -> Move:
    start, dash, end = word.partition("-")
    if not dash:
        raise ValueError(f"{word!r} is no move; write it as e3-e5")
    return Move(place_named(start), place_named(end))


def from_bytes(data: bytes) -> Game:
    """The game that `to_bytes` wrote. ValueError, with what is wrong, if it was damaged since."""
    if len(data) < _HEAD.size + _SUM.size:
        raise ValueError(f"a kept game has at least {_HEAD.size + _SUM.size} bytes, not {len(data)}")
    body, (total,) = data[:-_SUM.size], _SUM.unpack(data[-_SUM.size:])
    version, count, jump, keep_out, length = _HEAD.unpack_from(body)
    if version != VERSION:
        raise ValueError(f"a kept game of version {version}; this program reads version {VERSION}")
    if checksum(body) != total:
        raise ValueError("a kept game is damaged: its checksum does not agree")
    places = body[_HEAD.size:]
    if len(places) != 2 * length or jump >= len(_JUMPS) or keep_out > 1:
        raise ValueError("a kept game is damaged: its parts do not agree")
    moves = [Move(*places[at:at + 2]) for at in range(0, len(places), 2)]
    return _replayed(Rules(seats(count), _JUMPS[jump], bool(keep_out)), moves)


def _replayed(rules: Rules, moves: list[Move]) -> Game:
    game = Game(rules)
    for number, move in enumerate(moves, start=1):
        try:
            game.play(move)
        except IllegalMove as wrong:
            raise ValueError(f"move {number}: {wrong}") from wrong
    return game
