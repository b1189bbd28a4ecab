"""Ratings by maximum likelihood (Bradley and Terry), with intervals from a bootstrap over deals.

The games of one deal are not independent, nor are the seats of one game: a deal is drawn as a whole, for all pairings
that have played it.
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Final, NamedTuple

from undercroft.sim.statistics import wilson
from undercroft.terminal.ladder.deals import Pairing

SAMPLES: Final = 1000  # of the bootstrap
SEED: Final = 12  # the same results give the same intervals
ELO: Final = 400 / math.log(10)  # so many points are a factor of e in the chances
STEPS: Final = 60  # of Newton's method: it needs about ten


class Estimate(NamedTuple):
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float


class Series(NamedTuple):
    """The deals that a pairing has played, by number: what each has brought the bot."""

    pairing: Pairing
    values: Mapping[int, float]


def mean(values: Sequence[float]) -> Estimate:
    """Of values that are independent, such as deals."""
    pick = random.Random(SEED)
    size = len(values)
    drawn = [fmean(pick.choices(values, k=size)) for _ in range(SAMPLES)]
    return Estimate(fmean(values), *interval(drawn))


def share(values: Sequence[float]) -> Estimate:
    """The mean of shares. Deals that all went the same way do not make it sure: then by Wilson, each deal a game."""
    if len(set(values)) == 1:
        return Estimate(values[0], *wilson(sum(values), len(values)))
    return mean(values)


def interval(drawn: Sequence[float]) -> tuple[float, float]:
    ordered = sorted(drawn)
    cut = round(0.025 * len(ordered))
    return ordered[cut], ordered[-1 - cut]


def ratings(series: Sequence[Series], seats: int, anchor: str) -> dict[str, Estimate]:
    """Of every bot that has played with the anchor, or with one that has, and so on: in Elo points above the anchor."""
    series = linked(series, anchor)
    names = sorted({name for each in series for name in each.pairing})
    found = fit(names, [(each.pairing, sum(each.values.values()), len(each.values)) for each in series], seats, anchor)
    pick = random.Random(SEED)
    deals = sorted({deal for each in series for deal in each.values})
    drawn: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(SAMPLES):
        counts: dict[int, int] = dict.fromkeys(deals, 0)
        for deal in pick.choices(deals, k=len(deals)):
            counts[deal] += 1
        results = []
        for each in series:
            won = sum(counts[deal] * value for deal, value in each.values.items())
            results.append((each.pairing, won, sum(counts[deal] for deal in each.values)))
        for name, rating in fit(names, results, seats, anchor).items():
            drawn[name].append(rating)
    return {name: Estimate(found[name], *interval(drawn[name])) for name in names}


def linked(series: Sequence[Series], anchor: str) -> list[Series]:
    """The series that tell something about the distance to the anchor. A ladder that was stopped early has others."""
    known, size = {anchor}, 0
    while len(known) > size:
        size = len(known)
        known.update(name for each in series if not known.isdisjoint(each.pairing) for name in each.pairing)
    return [each for each in series if not known.isdisjoint(each.pairing)]


def fit(
    names: Sequence[str], results: Sequence[tuple[Pairing, float, float]], seats: int, anchor: str
) -> dict[str, float]:
    """The likeliest ratings. In a game of one bot among `seats - 1` others its chance is
    1 / (1 + (seats - 1) * exp(theirs - its own)). Every pairing has one even game more, so that a bot that has won
    every game is not infinitely good."""
    free = [name for name in names if name != anchor]
    own = dict.fromkeys(names, 0.0)
    for _ in range(STEPS):
        slope = dict.fromkeys(free, 0.0)
        bend = {name: dict.fromkeys(free, 0.0) for name in free}
        for (bot, against), won, games in results:
            chance = 1 / (1 + (seats - 1) * math.exp(own[against] - own[bot]))
            pull = won + 1 / seats - (games + 1) * chance
            weight = (games + 1) * chance * (1 - chance)
            for name, sign in ((bot, 1), (against, -1)):
                if name == anchor:
                    continue
                slope[name] += sign * pull
                for other, turn in ((bot, 1), (against, -1)):
                    if other != anchor:
                        bend[name][other] += sign * turn * weight
        step = solved([[bend[name][other] for other in free] for name in free], [slope[name] for name in free])
        for name, change in zip(free, step, strict=True):
            own[name] += max(-1.0, min(1.0, change))
        if all(abs(change) < 1e-9 for change in step):
            break
    return {name: ELO * rating for name, rating in own.items()}


def solved(rows: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a small system of linear equations, by elimination."""
    size = len(right)
    table = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for column in range(size):
        best = max(range(column, size), key=lambda row: abs(table[row][column]))
        table[column], table[best] = table[best], table[column]
        for row in range(size):
            if row != column:
                factor = table[row][column] / table[column][column]
                table[row] = [mine - factor * theirs for mine, theirs in zip(table[row], table[column], strict=True)]
    return [table[row][size] / table[row][row] for row in range(size)]
