"""Fails every single operation of a match, one at a time: the n-th read, write, sync, answer of the database, message,
connection, and answer of a worker, for every n.

    python -m tests.simulation.single [--games chest raiders] [--store file database] [--every 1] [--jobs 2] [--to FILE]

The exit code is 1 if an invariant did not hold.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

from tests.simulation import seam  # before everything of the program

assert seam.MACHINE.clock is None
HASHES: Final = "PYTHONHASHSEED"
GAMES: Final = ("chest", "raiders", "doggies", "serpent")
STORES: Final = ("file", "database")
SEED: Final = 1
Fault = tuple[str, str, str, int]  # game, store, kind of operation, number


def violations(game: str, store: str, fails: tuple[str, int] | None) -> tuple[list[str], dict[str, int]]:
    """Plays a match in which one operation fails. Returns what did not hold, and counts of the operations."""
    from tests.simulation.scenario import Plan, run

    is_shared = store == "database"
    plan = Plan(is_shared, 2 if is_shared else 1, False, 0.0, 1.0, 1, 1.0, game, fails)
    outcome = run(SEED, plan)
    return outcome.violations, outcome.operations


def faults_of(game: str, store: str, every: int) -> Iterator[Fault]:
    """Yields the operations of a match, or one out of so many of each kind."""
    broken, operations = violations(game, store, None)
    assert not broken, broken
    for kind, number in sorted(operations.items()):
        for n in range(1, number + 1, every):
            yield game, store, kind, n


def try_one(fault: Fault) -> tuple[Fault, list[str]]:
    game, store, kind, n = fault
    return fault, violations(game, store, (kind, n))[0]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=list(GAMES), choices=GAMES)
    parser.add_argument("--store", nargs="+", default=list(STORES), choices=STORES)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--to", type=Path)
    arguments = parser.parse_args()
    if os.environ.get(HASHES) != "0":  # the order of sets is part of a world
        command = [sys.executable, "-m", "tests.simulation.single", *sys.argv[1:]]
        os.execve(sys.executable, command, {**os.environ, HASHES: "0"})
    start, tried, bad = time.monotonic(), Counter[str](), 0
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for game in arguments.games:
            for store in arguments.store:
                for (_, _, kind, n), broken in pool.map(try_one, faults_of(game, store, arguments.every)):
                    tried[f"{game} {store} {kind}"] += 1
                    if broken:
                        bad += 1
                        print(f"{game}, {store}: {kind} {n}: {broken[0]}", flush=True)
    total: dict[str, Any] = {
        "every": arguments.every,
        "faults": sum(tried.values()),
        "violations": bad,
        "seconds": round(time.monotonic() - start),
        "tried": dict(tried),
    }
    print(json.dumps(total, indent=2))
    if arguments.to is not None:
        arguments.to.write_text(json.dumps(total, indent=2) + "\n", "utf-8")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
