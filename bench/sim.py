"""Decisions a second of `undercroft sim`, by game and bot, on one core: how long a question of balance takes.

    PYTHONPATH=build/compiled python -m bench.sim [--print]

Whole games of `undercroft.lab.sim`, every seat played by the same bot. Results go to bench/results/sim.json and sim.md;
what has become slower than in the last ones, as a ratio to the reference loop, is named.
"""

from __future__ import annotations

import argparse
import sys
from itertools import count
from pathlib import Path
from typing import Any, Final

from bench.gate import REFERENCE, told
from bench.head import head
from bench.rounds import Work, figures, in_turn
from bench.run import number
from undercroft.lab.sim.job import Job, checked, play_game

RESULTS: Final = Path(__file__).resolve().parent / "results"
SEATS: Final = {"raiders": 4, "chest": 2, "doggies": 3, "serpent": 3}
BOTS: Final = ("random", "quick", "greedy", "novice")
RATE: Final = "decisions per second"
BEFORE: Final = 1_800  # of `greedy` in Raiders, when it had a view to read before every decision
AIM: Final = 20  # times as many


def simulated(game: str, bot: str) -> Work:
    """Plays whole games, one after the other."""
    job = checked(Job(game=game, seats=SEATS[game], bots=[bot] * SEATS[game], games=1))
    numbers = count()
    return lambda: play_game(job, next(numbers)).decisions


def page(data: dict[str, Any]) -> str:
    found = {(row["game"], row["bot"]): row[RATE] for row in data["rows"]}
    lines = [
        "# Simulation: decisions per second",
        "",
        f"{data['date']}, {data['machine']}, {data['build']} build, load {data['load']}. `bench/sim.py` writes this",
        f"page: one core, processor time, medians of {data['rounds']} rounds, whole games with the same bot in every",
        f"seat. The reference loop made {number(data[REFERENCE])} steps per second.",
        "",
        f"| game | seats | {' | '.join(f'`{bot}`' for bot in BOTS)} |",
        f"|---|---|{'---|' * len(BOTS)}",
    ]
    for game, seats in SEATS.items():
        lines.append(f"| {game} | {seats} | {' | '.join(number(found[game, bot]) for bot in BOTS)} |")
    lines += [
        "",
        f"The goal in Raiders is {AIM} times {BEFORE:,} decisions per second. "
        + " ".join(verdict(bot, found["raiders", bot]) for bot in ("quick", "greedy")),
        "`random`, `quick` and `greedy` play on positions; a test checks that they choose as they would from a view.",
        "`greedy` tries every card on 32 imagined tables in Raiders. `novice` searches from its view, as levels do.",
    ]
    return "\n".join(lines) + "\n"


def verdict(bot: str, rate: float) -> str:
    return f"`{bot}` makes ×{rate / BEFORE:.1f}: {'met' if rate >= AIM * BEFORE else 'not met'}."


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure simulation.")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=0.5, help="of every row in every round, at least")
    parser.add_argument("--print", action="store_true", help="keep nothing")
    asked = parser.parse_args()
    works = {(game, bot): simulated(game, bot) for game in SEATS for bot in BOTS}
    rates, reference = in_turn(works, asked.rounds, asked.seconds)
    data = {
        **head(),
        "rounds": asked.rounds,
        REFERENCE: reference,
        "rows": [
            {"family": "Undercroft sim", "name": f"{game}, {bot}", "game": game, "bot": bot, **figures(found, RATE)}
            for (game, bot), found in rates.items()
        ],
    }
    return told(RESULTS / "sim.json", data, page(data), not asked.print)


if __name__ == "__main__":
    sys.exit(main())
