"""Runs worlds: the given seeds, one after the other, or as many as fit into a time on all cores.

    python -m tests.simulation 7 8
    python -m tests.simulation --seconds 60 [--first 1] [--jobs 2] [--to bench/results/simulation.json]

The exit code is 1 if an invariant did not hold. A seed gives the same trace on every run of the same program.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count
from pathlib import Path
from typing import Any, Final

from tests.simulation import seam  # before everything of the program

assert seam.MACHINE.clock is None
HASHES: Final = "PYTHONHASHSEED"
YEAR: Final = 365.25 * 86400
HOUR: Final = 3600.0


def run_one(seed: int) -> dict[str, Any]:
    """Runs a world and returns what became of it, without its trace unless something went wrong."""
    from tests.simulation.scenario import run

    start = time.process_time()
    outcome = run(seed)
    found = outcome._asdict()
    found["cpu"] = time.process_time() - start
    found["lines"] = outcome.lines[-60:] if outcome.violations else []
    return found


def tell(found: dict[str, Any], is_long: bool) -> None:
    if is_long or found["violations"]:
        print(
            f"seed {found['seed']}: {found['seconds']:.0f} s with {found['servers']} servers, {found['faults']} faults,"
            f" {found['states']} states, {found['moves']} promises; digest {found['digest']}",
            flush=True,
        )
    for violation in found["violations"][:5]:
        print(f"  violation {violation}", flush=True)


def run_many(first: int, seconds: float, jobs: int, is_stopped_by_one: bool = False) -> Iterator[dict[str, Any]]:
    """Yields the results of as many worlds as begin within the time."""
    until, seeds, running = time.monotonic() + seconds, count(first), set[Future[dict[str, Any]]]()
    with ProcessPoolExecutor(jobs) as pool:
        while True:
            while time.monotonic() < until and len(running) < jobs:
                running.add(pool.submit(run_one, next(seeds)))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for each in done:
                found = each.result()
                yield found
                if is_stopped_by_one and found["violations"]:
                    until = 0.0


def total_of(results: list[dict[str, Any]]) -> dict[str, Any]:
    years = sum(found["seconds"] * found["servers"] for found in results) / YEAR
    cpu = sum(found["cpu"] for found in results)
    return {
        "worlds": len(results),
        "server_years": round(years, 3),
        "processor_seconds": round(cpu, 1),
        "server_years_per_core_hour": round(years / cpu * HOUR, 2) if cpu else 0.0,
        **{name: sum(found[name] for found in results) for name in ("faults", "states", "moves")},
        "violations": sum(bool(found["violations"]) for found in results),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seeds", type=int, nargs="*")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--to", type=Path)
    parser.add_argument("--one", action="store_true", help="stop at the first violation")
    arguments = parser.parse_args()
    if os.environ.get(HASHES) != "0":  # the order of sets is part of a world
        os.execve(
            sys.executable, [sys.executable, "-m", "tests.simulation", *sys.argv[1:]], {**os.environ, HASHES: "0"}
        )
    results = []
    many = run_many(arguments.first, arguments.seconds, arguments.jobs, arguments.one)
    for found in map(run_one, arguments.seeds) if arguments.seeds else many:
        tell(found, bool(arguments.seeds))
        results.append(found)
    total = total_of(results)
    print(json.dumps(total, indent=2))
    if arguments.to is not None:
        arguments.to.write_text(json.dumps(total, indent=2) + "\n", "utf-8")
    return 1 if total["violations"] else 0


if __name__ == "__main__":
    sys.exit(main())
