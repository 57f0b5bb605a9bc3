"""Whether every game of phones ends within 200 rounds: all numbers of players, rules and mixes of levels.

    python -m tests.tools.chinese_checkers_endings --seeds 1                 all mixes of levels, about 20 minutes
    python -m tests.tools.chinese_checkers_endings --seeds 50 --levels 1     quicker: only these levels

Stalled are games that ended because nobody got on any more. A game that does not end is printed with its
moves, and the exit status is 1.
"""

import argparse
import sys
from collections.abc import Iterator
from itertools import combinations_with_replacement, permutations

from midlets.chinese_checkers.board import draw
from midlets.chinese_checkers.players import SEATS, seats
from midlets.chinese_checkers.rules import Jump, Rules
from tests.tools.chinese_checkers_match import ROUNDS, opening, play


def mixes(count: int, levels: list[int]) -> Iterator[tuple[int, ...]]:
    """Levels for so many seats: all for two and three; for more each choice of levels, in one order of seats."""
    for chosen in combinations_with_replacement(levels, count):
        if count < 4:
            yield from sorted(set(permutations(chosen)))
        else:
            yield chosen[::2] + chosen[1::2]


def main() -> int:
    """Print the table; 1 if a game did not end."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seeds", type=int, default=3, help="games of each mix")
    parser.add_argument("--levels", type=int, nargs="+", default=[1, 2, 3])
    parser.add_argument("--players", type=int, nargs="+", default=list(SEATS))
    chosen = parser.parse_args()
    endless = 0
    print(f"{'players':>7} {'jump':12} {'keep out':8} {'games':>6} {'stalled':>8} {'longest':>8} {'slowest ms':>11}")
    for count in chosen.players:
        for jump in Jump:
            for keep_out in (False, True):
                rules, rounds, stalled, slowest = Rules(seats(count), jump, keep_out), [], 0, 0.0
                for mix in mixes(count, chosen.levels):
                    for seed in range(chosen.seeds):
                        seed += 1000 * len(rounds)
                        played = play(opening(rules, seed), dict(zip(rules.players, mix, strict=True)), seed)
                        rounds.append(played.game.round)
                        stalled += played.game.stalled
                        slowest = max(slowest, *(played.slowest(level) for level in mix))
                        if not played.game.over:
                            endless += 1
                            print(f"levels {mix}, seed {seed} did not end in {ROUNDS} rounds:\n{played.game}\n"
                                  f"{draw(played.game.board)}", flush=True)
                print(f"{count:7} {jump.value:12} {'yes' if keep_out else 'no':8} {len(rounds):6} "
                      f"{stalled:8} {max(rounds):8} {slowest:11.0f}", flush=True)
    return 1 if endless else 0


if __name__ == "__main__":
    sys.exit(main())
