"""Fit how far playouts are to be trusted: what makes the chances of the chart true among players who think.

Bots that search play the games of `make calibration` on other deals. For each game a power of the odds that playouts by
the quick policy give is fitted to who won; for those who play alone, and win or lose, a factor of the odds. Few games
pull them little away from 1. Games are kept in build/trust/ until the source changes.

    PYTHONPATH=build/compiled python -m scripts.train_trust [GAME …] [--part 0.1]

Writes src/undercroft/bots/trust.json.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Sequence
from pathlib import Path

from bench.calibration import kept_games, play
from undercroft.bots.forecast import trusted_alone

ROOT = Path(__file__).resolve().parent.parent
TRUST = ROOT / "src" / "undercroft" / "bots" / "trust.json"
KEPT = ROOT / "build" / "trust"
FIRST_DEAL = 8_200_000
TABLES = {  # and games
    "chest:2": 90, "chest:3": 60, "chest:4": 48,
    "raiders:3": 180, "raiders:4": 150, "raiders:5": 120,
    "doggies:2": 120, "doggies:3": 72, "doggies:4": 48,
    "serpent:1": 180, "serpent:2": 90, "serpent:3": 36, "serpent:4": 24,
}  # fmt: skip
ALONE = "serpent:1"  # the one game that is won or lost alone
USUAL = 0.3  # how far the logarithm of a power usually is from 0,
USUAL_ALONE = 0.7  # and that of a factor
LEAST = 0.005  # no share is taken to be less

Moment = tuple[list[float], list[float]]  # what every seat has of playouts, and in the end


def power_of_playouts(found: Sequence[Moment]) -> float:
    """Returns the likeliest power for the odds among rivals."""
    known = [([math.log(max(LEAST, share)) for share in shares], came) for shares, came in found]

    def surprise(power: float) -> float:
        total = (math.log(power) / USUAL) ** 2 / 2
        for logarithms, results in known:
            raised = [power * one for one in logarithms]
            whole = math.log(sum(math.exp(one) for one in raised))
            total += sum(won * (whole - one) for won, one in zip(results, raised, strict=True))
        return total

    return min([number / 100 for number in range(30, 301)], key=surprise)


def odds_alone(found: Sequence[Moment]) -> float:
    """Returns the likeliest factor for the odds to win alone."""

    def surprise(odds: float) -> float:
        total = (math.log(odds) / USUAL_ALONE) ** 2 / 2
        for shares, came in found:
            chance = trusted_alone(min(1 - LEAST, max(LEAST, shares[0])), odds)
            total -= math.log(chance if came[0] else 1 - chance)
        return total

    return min([number / 20 for number in range(4, 201)], key=surprise)


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit how far playouts are to be trusted.")
    parser.add_argument("--part", type=float, default=1.0, help="of the games")
    names = list(dict.fromkeys(table.partition(":")[0] for table in TABLES))
    parser.add_argument("games", nargs="*", choices=[*names, []], help="all by default; the others keep their fit")
    asked = parser.parse_args()
    made = json.loads(TRUST.read_text("utf-8"))
    for name in asked.games or names:
        among: list[Moment] = []
        alone: list[Moment] = []
        for table, number in TABLES.items():
            if table.startswith(name):
                deals = range(FIRST_DEAL, FIRST_DEAL + max(1, round(number * asked.part)))
                found = kept_games(table, KEPT, deals, play)
                made["games"][table] = len(found)
                moments = alone if table == ALONE else among
                moments += [(shares, row["came"]) for row in found for shares in row["chart"]]
        made["powers"][name] = power_of_playouts(among)
        if alone:
            made["odds"][name] = odds_alone(alone)
    TRUST.write_text(json.dumps(made, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
