"""Many games of every game on every core: none may fail, get stuck or exceed its longest length.

    python scripts/soak.py --games 100000                       at random
    python scripts/soak.py --games 1000 --bots greedy mixed     by bots, seats and options in turn

With bots every position on the way is saved, loaded, imagined and compared; at random that of one game in a hundred.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # started as a script: the tables of the tests

import undercroft as uc
from undercroft.bots.playout import random_playout
from undercroft.conformance.courses import KINDS, play_out
from undercroft.conformance.laws.saves import same_when_saved_and_imagined
from undercroft.conformance.setups import GameSetup, setups
from undercroft.games import find_game
from undercroft.kernel.position import Position

CHUNK = {"random": 1000}  # games handed to a process at once; of bots fewer
FEWER = 10
LOOKED_AT = 100  # of so many random games one


def at_random(name: str, first: int, number: int) -> tuple[int, int]:
    """Play games with the seeds from `first` on, all tables in turn; decisions made and the longest game."""
    every = setups([name])
    decisions = longest = 0
    for seed in range(first, first + number):
        table = every[seed // LOOKED_AT % len(every)]
        try:
            position, length = played(table, seed) if seed % LOOKED_AT else looked_at(table, seed)
            scores = position.result().scores
        except Exception as error:
            raise RuntimeError(f"{table}, seed {seed}: {error!r}") from error
        if length > table.game.longest or len(scores) != table.seats:
            raise RuntimeError(f"{table}, seed {seed}: {length} decisions, scores {scores}")
        decisions += length
        longest = max(longest, length)
    return decisions, longest


def played(table: GameSetup, seed: int) -> tuple[Position, int]:
    """A random game: its end and its length."""
    chance = uc.Seeded(seed)
    position = table.game.deal(table.seats, table.game.read(table.seats, table.options), chance)
    return position, random_playout(position, chance)


def looked_at(table: GameSetup, seed: int) -> tuple[Position, int]:
    """Plays a game and checks every position."""
    for match in table.walk(seed):
        same_when_saved_and_imagined(table, match.position, len(match.steps))
    return match.position, len(match.steps)


def by_bots(name: str, first: int, number: int, kind: str) -> tuple[int, int]:
    """The same with bots, all tables in turn."""
    every = setups([name])
    lengths = []
    for seed in range(first, first + number):
        table = every[seed % len(every)]
        match = table.deal(seed)
        pick = random.Random(seed)
        for _ in play_out(match, kind, seed, pick):
            try:
                same_when_saved_and_imagined(table, match.position, len(match.steps))
            except Exception as error:
                raise RuntimeError(f"{table}, {kind}, seed {seed}, step {len(match.steps)}: {error!r}") from error
        lengths.append(len(match.steps))
    return sum(lengths), max(lengths)


def main() -> int:
    parser = argparse.ArgumentParser(description="Play many games of every game.")
    parser.add_argument("names", nargs="*", metavar="GAME", default=list(uc.games()))
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--bots", nargs="+", choices=KINDS, help="who plays, instead of random moves alone")
    asked = parser.parse_args()
    print(f"{'compiled' if uc.compiled else 'pure'} build, {os.cpu_count()} cores")
    with ProcessPoolExecutor() as workers:
        for name in asked.names:
            for kind in asked.bots or ("random",):
                run(workers, name, kind, range(asked.first, asked.first + asked.games))
    return 0


def run(workers: ProcessPoolExecutor, name: str, kind: str, seeds: range) -> None:
    started = time.monotonic()
    size = CHUNK.get(kind, FEWER)
    job: Callable[..., tuple[int, int]] = at_random if kind == "random" else by_bots
    more = () if kind == "random" else (kind,)
    chunks = [
        workers.submit(job, name, first, min(size, seeds.stop - first), *more)
        for first in range(seeds.start, seeds.stop, size)
    ]
    results = [chunk.result() for chunk in chunks]
    decisions = sum(made for made, _ in results)
    longest = max(length for _, length in results)
    print(
        f"{name}, {kind}: {len(seeds):,} games, {decisions:,} decisions, longest {longest} "
        f"(allowed {find_game(name).longest}), {time.monotonic() - started:.0f} s",
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(main())
