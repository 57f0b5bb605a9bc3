"""Level 3 of Connect 4, moving first, against a player who looks six plies ahead.

    python -m tests.tools.connect4_match [games]           50 games if nothing else is said; some minutes

The other player's first two moves are drawn by chance, so that no two games are alike.
"""

from __future__ import annotations

import sys
import time
from collections import Counter

from emulator.midp.util import Random
from midlets.connect4 import opponent
from midlets.connect4.bitboard import from_state
from midlets.connect4.messages import columns_of
from midlets.connect4.search import best_column
from midlets.connect4.state import BLUE, RED, C4State

BY_CHANCE = 4                   # pieces on the board until which the other player does not think
DEPTH = 6


def play(seed: int) -> tuple[int, C4State, float]:
    """1, 0 or -1 for level 3 (blue), the position at the end, and the longest it thought, in seconds."""
    state, numbers, longest = C4State(), Random(seed), 0.0
    while not state.is_over():
        if state.count() % 2 == 0:
            begun = time.perf_counter()
            state.drop_piece(BLUE, opponent.choose(state, BLUE, 3, numbers))
            longest = max(longest, time.perf_counter() - begun)
        elif state.count() < BY_CHANCE:
            columns = state.legal_columns()
            state.drop_piece(RED, columns[numbers.next_int(len(columns))])
        else:
            state.drop_piece(RED, best_column(*from_state(state, RED), DEPTH))
    return int(state.is_winner(BLUE)) - int(state.is_winner(RED)), state, longest


def main() -> None:
    results: Counter[int] = Counter()
    longest = 0.0
    for seed in range(int(sys.argv[1]) if len(sys.argv) > 1 else 50):
        result, state, thought = play(seed)
        results[result] += 1
        longest = max(longest, thought)
        print(f"{seed:3} {('tie', 'won', 'lost')[result]:4} {state.count():2} pieces, "
              f"longest thought {thought:.2f} s, {columns_of(state)}", flush=True)
    print(f"won {results[1]}, tied {results[0]}, lost {results[-1]}; longest thought {longest:.2f} s")


if __name__ == "__main__":
    main()
