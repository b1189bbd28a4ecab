"""Maximum-likelihood ratings (Bradley and Terry) with bootstrap intervals over deals, standings, and who beats whom."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from statistics import fmean
from typing import Any, Final, NamedTuple

from undercroft.bots import LEVELS
from undercroft.lab.ladder.corrected import saving
from undercroft.lab.ladder.deals import Pairing, part
from undercroft.lab.ladder.sequential import FEWEST, lasting_interval
from undercroft.lab.sim.statistics import wilson

SAMPLES: Final = 1000  # of the bootstrap
SEED: Final = 12  # makes the intervals reproducible
ELO: Final = 400 / math.log(10)  # points for a factor of e in the odds
STEPS: Final = 60  # of Newton's method, which needs about ten

ALIKE: Final = 1e-4  # results that differ by less are equal but for rounding


class Estimate(NamedTuple):
    """A number with its 95 % interval."""

    value: float
    low: float
    high: float


class Series(NamedTuple):
    """A pairing's deals by number, with the bot's result on each: without its luck, and as it was played."""

    pairing: Pairing
    values: Mapping[int, float]
    plain: Mapping[int, float] = {}


def mean(values: Sequence[float]) -> Estimate:
    """Returns the mean of independent values, such as deals."""
    pick = random.Random(SEED)
    size = len(values)
    drawn = [fmean(pick.choices(values, k=size)) for _ in range(SAMPLES)]
    return Estimate(fmean(values), *interval(drawn))


def share(values: Sequence[float], is_lasting: bool = False) -> Estimate:
    """Returns the mean of shares. If all deals agree, the interval is Wilson's with each deal as a game."""
    if max(values) - min(values) < ALIKE:
        return Estimate(values[0], *wilson(min(1.0, max(0.0, values[0])) * len(values), len(values)))
    return lasting(values) if is_lasting else mean(values)


def lasting(values: Sequence[float]) -> Estimate:
    """Returns the mean with an interval that holds however often it is looked at; too few deals have an ordinary one,
    and decide nothing.
    """
    if len(values) < FEWEST:
        return mean(values)
    return Estimate(fmean(values), *lasting_interval(values))


def interval(drawn: Sequence[float]) -> tuple[float, float]:
    ordered = sorted(drawn)
    cut = round(0.025 * len(ordered))
    return ordered[cut], ordered[-1 - cut]


def ratings(series: Sequence[Series], seats: int, anchor: str) -> dict[str, Estimate]:
    """Returns Elo points above the anchor for every bot linked to it by games."""
    series = linked(series, anchor)
    names = sorted({name for each in series for name in each.pairing})
    whole = [(each.pairing, max(0.0, sum(each.values.values())), len(each.values)) for each in series]
    found = fit(names, [(pairing, min(float(size), won), size) for pairing, won, size in whole], seats, anchor)
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
            games = sum(counts[deal] for deal in each.values)
            results.append((each.pairing, max(0.0, min(float(games), won)), games))
        for name, rating in fit(names, results, seats, anchor).items():
            drawn[name].append(rating)
    return {name: Estimate(found[name], *interval(drawn[name])) for name in names}


def linked(series: Sequence[Series], anchor: str) -> list[Series]:
    """Returns the series linked to the anchor. A ladder that stopped early has others too."""
    known, size = {anchor}, 0
    while len(known) > size:
        size = len(known)
        known.update(name for each in series if not known.isdisjoint(each.pairing) for name in each.pairing)
    return [each for each in series if not known.isdisjoint(each.pairing)]


def fit(
    names: Sequence[str], results: Sequence[tuple[Pairing, float, float]], seats: int, anchor: str
) -> dict[str, float]:
    """Returns the most likely ratings. A bot among `seats - 1` others wins with probability 1 / (1 + (seats - 1) *
    exp(theirs - its own)). Every pairing gets one extra even game, so that a bot that won every game is not
    infinitely strong.
    """
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
    """Solves a small linear system by elimination."""
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


def summary(series: Sequence[Series], seats: int, yardstick: str, is_lasting: bool = False) -> dict[str, Any]:
    """Returns `standings`, weakest first (Elo above the yardstick; in solo games mean points), and `matches`: each
    bot's result against another, and whether it beats it with 95 % confidence (None: too few deals to tell). With
    `is_lasting`, the intervals of matches hold however often they are looked at.
    """
    played = [each for each in series if each.values]
    if not played:
        return {"standings": {}, "matches": []}
    standings, rows = (
        alone(played, yardstick, is_lasting) if seats == 1 else together(played, seats, yardstick, is_lasting)
    )
    ordered = sorted(standings.items(), key=lambda item: item[1].value)
    return {"standings": {name: figures(estimate, 2) for name, estimate in ordered}, "matches": rows}


def together(
    series: Sequence[Series], seats: int, yardstick: str, is_lasting: bool
) -> tuple[dict[str, Estimate], list[dict[str, Any]]]:
    rows = []
    for each in series:
        values = list(each.values.values())
        plain = list(each.plain.values()) or values
        row = match(each.pairing, share(values, is_lasting), 1 / seats, values, plain)
        rows.append({**row, "games": seats * len(values)})
    return ratings(series, seats, yardstick), rows


def alone(
    series: Sequence[Series], yardstick: str, is_lasting: bool
) -> tuple[dict[str, Estimate], list[dict[str, Any]]]:
    """Returns the summary of solo games on common deals."""
    found = {each.pairing.bot: each for each in series}
    rows = []
    for pairing in pairings(by_level(name for name in found if name != yardstick), yardstick):
        values = gains(found, pairing)
        if values:
            plain = gains(
                {name: each._replace(values=each.plain or each.values) for name, each in found.items()}, pairing
            )
            estimate = lasting(values) if is_lasting else mean(values)
            rows.append({**match(pairing, estimate, 0.0, values, plain), "games": 2 * len(values)})
    return {name: mean(list(each.values.values())) for name, each in found.items()}, rows


def gains(found: Mapping[str, Series], pairing: Pairing) -> list[float]:
    """Returns how many points more a bot got than another, on each deal that both have played alone."""
    if pairing.against not in found:
        return []
    mine, theirs = found[pairing.bot].values, found[pairing.against].values
    return [mine[deal] - theirs[deal] for deal in sorted(mine.keys() & theirs.keys())]


def match(
    pairing: Pairing, got: Estimate, even: float, values: Sequence[float], plain: Sequence[float]
) -> dict[str, Any]:
    """Returns a row of `matches`. `saving` is the number of games that tell as much as one without its luck."""
    beats = got.low > even if len(values) >= FEWEST else None
    head = {**pairing._asdict(), "deals": len(values)}
    tail = {"even": round(even, 4), "beats": beats, "saving": round(saving(plain, values), 2)}
    return {**head, **figures(got, 4), **tail}


def pairings(names: Sequence[str], yardstick: str) -> list[Pairing]:
    """Returns the pairings: each bot against the level below, and against the yardstick."""
    neighbours = [Pairing(higher, lower) for lower, higher in pairwise(names)]
    return list(dict.fromkeys(neighbours + [Pairing(name, yardstick) for name in names if name != yardstick]))


def by_level(names: Iterable[str]) -> list[str]:
    """Sorts from the weakest level to the strongest; within a level by budget. Other bots come first."""

    def height(name: str) -> tuple[int, float]:
        level, scale = part(name)
        base = level.partition(":")[0]
        return LEVELS.index(base) if base in LEVELS else -1, scale

    return sorted(names, key=height)


def figures(estimate: Estimate, digits: int) -> dict[str, float]:
    return {name: round(value, digits) for name, value in estimate._asdict().items()}
