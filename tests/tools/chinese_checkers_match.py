"""How strong the levels of Chinese checkers are, by games of two players against each other.

    python -m tests.tools.chinese_checkers_match --games 10 --seed 1

Each opening is a few moves drawn by lot from the seed and is played twice: the second time the other level
begins. All but the times (of the processor, in ms) is the same on every run.
"""

import argparse
import time
from dataclasses import dataclass, field

from emulator.midp.util.random import Random
from midlets.chinese_checkers.game import Game
from midlets.chinese_checkers.levels import choose
from midlets.chinese_checkers.places import AREA_BITS
from midlets.chinese_checkers.players import goal_of, seats
from midlets.chinese_checkers.rules import Jump, Rules

PAIRS = ((3, 1), (3, 2), (2, 1))
ROUNDS = 200                # what no game may exceed
OPENING = 2                 # moves of each player by lot


@dataclass
class Played:
    """A game that was played to its end, or for `ROUNDS` rounds, and how long each level thought."""

    game: Game
    seconds: dict[int, list[float]] = field(default_factory=dict)

    def slowest(self, level: int) -> float:
        """The ms of the longest thought of a level."""
        return 1000 * max(self.seconds.get(level, [0.0]))


def opening(rules: Rules, seed: int) -> Game:
    """A game begun at random. Nobody goes into a goal already: that would win games by lot."""
    game, random = Game(rules), Random(seed)
    for _ in range(OPENING * len(rules.players)):
        moves = [move for move in game.moves() if not AREA_BITS[goal_of(game.turn)] >> move.end & 1]
        game.play(moves[random.next_int(len(moves))])
    return game


def play(game: Game, levels: dict[int, int], seed: int) -> Played:
    """Let the levels (by player) play on until all have come in."""
    played = Played(game)
    while not game.over and game.round <= ROUNDS:
        level = levels[game.turn]
        start = time.process_time()
        move = choose(game, level, seed)
        played.seconds.setdefault(level, []).append(time.process_time() - start)
        game.play(move)
    return played


def match(better: int, worse: int, jump: Jump, games: int, seed: int) -> tuple[int, list[Played]]:
    """How many of the games the better level won, and the games; openings in pairs, beginning by turns."""
    rules, wins, all_played = Rules(seats(2), jump), 0, []
    for number in range(games):
        first, second = rules.players
        ours, theirs = (first, second) if number % 2 == 0 else (second, first)
        played = play(opening(rules, seed + number // 2), {ours: better, theirs: worse}, seed + number // 2)
        wins += played.game.rank(ours) == 1
        all_played.append(played)
    return wins, all_played


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=10, help="of each pair of levels under each rule")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    print(f"{'jump':12} {'levels':8} {'won':>7} {'rounds':>7} {'slowest ms of each':>20}")
    for jump in Jump:
        for better, worse in PAIRS:
            wins, games = match(better, worse, jump, chosen.games, chosen.seed)
            rounds = max(played.game.round for played in games)
            slowest = [max(played.slowest(level) for played in games) for level in (better, worse)]
            print(f"{jump.value:12} {better} to {worse}   {wins:3}/{len(games):<3} {rounds:7} "
                  f"{slowest[0]:10.0f} {slowest[1]:9.0f}", flush=True)


if __name__ == "__main__":
    main()
