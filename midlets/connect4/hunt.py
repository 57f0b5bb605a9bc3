"""One question, answered exactly: can this side force four in a line by that piece?

The attacker hunts for a four, the defender only has to prevent it (by making one first, or by holding out until
the deadline). So every position has one of two answers, and a search for one bit is far smaller than a search
for a score. The deadline is a number of pieces on the board: 42 asks about the whole game, `count + 12` about the
next 12 plies.

What keeps the tree small: moves that lose at once are never tried and threats are answered; `parity` ends
many lines long before the board is full; positions that differ only in pieces that can no longer be part of
a four are one position in the table; before a move is searched all of them are looked up; moves that make most
threats come first, then those that decided often before, then those nearest the centre.

The two methods that do the work are long on purpose: a call costs more than what it would hold.
"""

from __future__ import annotations

from .bitboard import BOARD, BOTTOM, NEARNESS, goals, leaves
from .effort import BREATH, Effort
from .parity import first_wins, second_holds, second_wins

Sight = tuple[int, int]                  # (goals, leaves) of one side's pieces
Child = tuple[int, int, int, Sight]      # (rank, square, that side's pieces after it, their sight)

_FIRST_COULD_WIN_LAST, _SECOND_COULD_WIN_LAST = 41, 42      # the number of either side's last piece


class Hunt:
    """The question for one attacker and one deadline, with all that was found out about it."""

    def __init__(self, attacker_is_first: bool, deadline: int, effort: Effort,
                 sights: dict[int, Sight]) -> None:
        self._first, self._deadline, self._effort = attacker_is_first, deadline, effort
        self._sights = sights                                     # shared: it depends on the pieces alone
        last = _FIRST_COULD_WIN_LAST if attacker_is_first else _SECOND_COULD_WIN_LAST
        self._parity_proves_wins = deadline >= last
        self._attacks: dict[tuple[int, int, int], bool] = {}      # attacker to move -> can be forced
        self._defences: dict[tuple[int, int, int], bool] = {}     # defender to move -> can be forced
        self._attack_history = dict.fromkeys(NEARNESS, 0)         # square -> how often it decided
        self._defence_history = dict.fromkeys(NEARNESS, 0)

    def attacker_to_move(self, attacker: int, defender: int) -> bool:
        """Whether the attacker, who moves next, can force it. Neither side has four yet."""
        both, count = attacker | defender, (attacker | defender).bit_count()
        return count < self._deadline and self._attack(attacker, defender, both, count,
                                                       self._sight(attacker), self._sight(defender))

    def defender_to_move(self, attacker: int, defender: int) -> bool:
        """Whether the attacker can force it when the defender moves next. Neither side has four yet."""
        both, count = attacker | defender, (attacker | defender).bit_count()
        return self._defend(attacker, defender, both, count, self._sight(attacker), self._sight(defender))

    def _attack(self, attacker: int, defender: int, both: int, count: int,
                attacker_sight: Sight, defender_sight: Sight) -> bool:
        attacker_goals, attacker_leaves = attacker_sight
        defender_goals, defender_leaves = defender_sight
        moves = both + BOTTOM & BOARD
        if attacker_goals & moves:
            return True
        if count + 3 > self._deadline:
            return False
        forced = defender_goals & moves
        if forced & forced - 1 or forced << 1 & defender_goals:
            return False                                           # two threats, or one above the other
        key = (attacker & defender_leaves, defender & attacker_leaves, both)
        known = self._attacks.get(key)
        if known is not None:
            return known
        self._count_node()
        if not defender_leaves or (self._first and second_holds(attacker, both, moves)):
            self._attacks[key] = False
            return False
        safe = forced or moves & ~(defender_goals >> 1)
        children = self._children(attacker, safe, both, self._attack_history)
        for _, square, pieces, sight in children:
            if self._defences.get((pieces & defender_leaves, defender & sight[1], both | square)):
                self._attacks[key] = True
                return True
        for _, square, pieces, sight in children:
            if self._defend(pieces, defender, both | square, count + 1, sight, defender_sight):
                self._attack_history[square] += 1
                self._attacks[key] = True
                return True
        self._attacks[key] = False
        return False

    def _defend(self, attacker: int, defender: int, both: int, count: int,
                attacker_sight: Sight, defender_sight: Sight) -> bool:
        attacker_goals, attacker_leaves = attacker_sight
        defender_goals, defender_leaves = defender_sight
        moves = both + BOTTOM & BOARD
        if defender_goals & moves or count + 2 > self._deadline:
            return False
        forced = attacker_goals & moves
        if forced & forced - 1 or forced << 1 & attacker_goals:
            return True                                            # two threats, or one above the other
        safe = forced or moves & ~(attacker_goals >> 1)
        if not safe:
            return moves != 0                                      # every move lets the attacker in
        if count + 4 > self._deadline:
            return False
        key = (attacker & defender_leaves, defender & attacker_leaves, both)
        known = self._defences.get(key)
        if known is not None:
            return known
        self._count_node()
        if not defender_leaves:
            self._defences[key] = False
            return False
        if self._parity_proves_wins and (
                first_wins(attacker, defender, attacker_goals, both, moves) if self._first
                else second_wins(defender, attacker, both, moves)):
            self._defences[key] = True
            return True
        children = self._children(defender, safe, both, self._defence_history)
        for _, square, pieces, sight in children:
            if self._attacks.get((attacker & sight[1], pieces & attacker_leaves, both | square)) is False:
                self._defences[key] = False
                return False
        for _, square, pieces, sight in children:
            if not self._attack(attacker, pieces, both | square, count + 1, attacker_sight, sight):
                self._defence_history[square] += 1
                self._defences[key] = False
                return False
        self._defences[key] = True
        return True

    def _children(self, pieces: int, moves: int, both: int, history: dict[int, int]) -> list[Child]:
        """The positions after these moves of the side that has `pieces`, the most promising first."""
        sights = self._sights
        children = []
        while moves:
            square = moves & -moves
            moves ^= square
            after = pieces | square
            sight = sights.get(after)
            if sight is None:
                sight = sights[after] = goals(after), leaves(after)
            threats = (sight[0] & ~both & ~square).bit_count()
            rank = 8 * threats + history[square].bit_length() + NEARNESS[square]
            children.append((rank, square, after, sight))
        if len(children) > 1:
            children.sort(reverse=True)
        return children

    def _sight(self, pieces: int) -> Sight:
        return goals(pieces), leaves(pieces)

    def _count_node(self) -> None:
        effort = self._effort
        effort.nodes += 1
        if not effort.nodes % BREATH:
            effort.breathe()
