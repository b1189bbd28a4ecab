"""Many random games of every game on every core: none may fail, get stuck or exceed its longest length.

python scripts/soak.py --games-each 100000
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor

import undercroft as uc
from undercroft.bots.playout import playout
from undercroft.games import find_game

CHUNK = 1000


def soak(name: str, first: int, number: int) -> tuple[int, int]:
    """Play games with the seeds from `first` on, seats in turn; decisions made and the longest game."""
    game = find_game(name)
    decisions = longest = 0
    for seed in range(first, first + number):
        seats = game.seats[seed % len(game.seats)]
        chance = uc.Seeded(seed)
        position = game.deal(seats, game.read(seats, {}), chance)
        try:
            length = playout(position, chance)
            scores = position.result().scores
        except Exception as error:
            raise RuntimeError(f"{name}, {seats} seats, seed {seed}: {error!r}") from error
        if length > game.longest or len(scores) != seats:
            raise RuntimeError(f"{name}, {seats} seats, seed {seed}: {length} decisions, scores {scores}")
        decisions += length
        longest = max(longest, length)
    return decisions, longest


def main() -> int:
    parser = argparse.ArgumentParser(description="Play many random games of every game.")
    parser.add_argument("games", nargs="*", default=list(uc.games()))
    parser.add_argument("--games-each", type=int, default=100_000)
    asked = parser.parse_args()
    print(f"{'compiled' if uc.compiled else 'pure'} build, {os.cpu_count()} cores")
    with ProcessPoolExecutor() as workers:
        for name in asked.games:
            started = time.monotonic()
            chunks = [
                workers.submit(soak, name, first, min(CHUNK, asked.games_each - first))
                for first in range(0, asked.games_each, CHUNK)
            ]
            results = [chunk.result() for chunk in chunks]
            seconds = time.monotonic() - started
            decisions = sum(made for made, _ in results)
            longest = max(length for _, length in results)
            print(
                f"{name}: {asked.games_each:,} games, {decisions:,} decisions, longest {longest} "
                f"(allowed {find_game(name).longest}), {seconds:.0f} s"
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
