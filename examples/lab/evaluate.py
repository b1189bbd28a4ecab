# /// script
# requires-python = ">=3.11"
# dependencies = ["undercroft"]
# ///
"""Measures how good a bot is, with error bars.

    python examples/lab/evaluate.py raiders greedy --against random --deals 200

A single game is mostly luck. So every deal is played once with the bot in each seat, against the same opponents: what
the deal gives to a seat cancels out. Games of one deal are alike, so the error bar comes from how much deals differ.
Bots of other packages go by the names under which they are registered (`undercroft.bots`).
"""

from __future__ import annotations

import argparse
import math
import statistics
from collections.abc import Sequence
from typing import NamedTuple

import undercroft as uc
from undercroft.bots import make_bot
from undercroft.bots.playout import GameResult, contest
from undercroft.games import find_game

NORMAL = 1.96  # standard errors in 95 of 100 cases


class Estimate(NamedTuple):
    mean: float
    error: float  # half of the interval in which it lies in 95 of 100 cases
    deals: int

    def __str__(self) -> str:
        return f"{self.mean:.3f} ± {self.error:.3f} ({self.deals} deals)"


def estimate(values: Sequence[float]) -> Estimate:
    error = NORMAL * statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return Estimate(statistics.fmean(values), error, len(values))


def shares(game: str, bot: str, rival: str, seats: int, deals: int, seed: int) -> list[float]:
    """Returns the bot's share of the victory for every deal, the mean over its seats."""
    rules = find_game(game)
    options = rules.read(seats, {})
    found = []
    for deal in range(seed, seed + deals):
        won = 0.0
        for own in range(seats):
            chance = uc.Seeded(deal)  # the same luck, as far as the moves are the same
            position = rules.deal(seats, options, chance)
            bots = [make_bot(bot if seat == own else rival, game, seed=deal * seats + seat) for seat in range(seats)]
            decisions = contest(position, bots, chance)
            won += GameResult(position, int(decisions)).shares[own]
        found.append(won / seats)
    return found


def main(given: Sequence[str] | None = None) -> Estimate:
    parser = argparse.ArgumentParser(description="Evaluate a bot with error bars.")
    parser.add_argument("game", nargs="?", default="raiders")
    parser.add_argument("bot", nargs="?", default="greedy")
    parser.add_argument("--against", default="random")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(given)
    found = estimate(shares(asked.game, asked.bot, asked.against, asked.seats, asked.deals, asked.seed))
    print(f"{asked.bot} against {asked.seats - 1} × {asked.against}, share of the victory: {found}")
    print(f"an equal would have {1 / asked.seats:.3f}")
    return found


if __name__ == "__main__":
    main()
