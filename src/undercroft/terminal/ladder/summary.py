"""What follows from the deals of a ladder: how every bot stands, and who beats whom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, Final

from undercroft.bots import LEVELS
from undercroft.terminal.ladder.deals import Pairing, part
from undercroft.terminal.ladder.ratings import Estimate, Series, mean, ratings, share

FEWEST: Final = 20  # deals; fewer prove nothing


def summary(series: Sequence[Series], seats: int, yardstick: str) -> dict[str, Any]:
    """`standings`, the weakest first: ratings in Elo points above the yardstick, alone mean points. `matches`: what
    each bot got against another, and whether it beats it with 95 % confidence."""
    played = [each for each in series if each.values]
    if not played:
        return {"standings": {}, "matches": []}
    standings, rows = alone(played, yardstick) if seats == 1 else together(played, seats, yardstick)
    ordered = sorted(standings.items(), key=lambda item: item[1].value)
    return {"standings": {name: figures(estimate, 2) for name, estimate in ordered}, "matches": rows}


def together(series: Sequence[Series], seats: int, yardstick: str) -> tuple[dict[str, Estimate], list[dict[str, Any]]]:
    rows = []
    for (bot, against), values in series:
        got = share(list(values.values()))
        rows.append(match(Pairing(bot, against), got, 1 / seats, len(values), seats * len(values)))
    return ratings(series, seats, yardstick), rows


def alone(series: Sequence[Series], yardstick: str) -> tuple[dict[str, Estimate], list[dict[str, Any]]]:
    """On common deals: what differs is who plays."""
    points = {each.pairing.bot: each.values for each in series}
    rows = []
    for pairing in pairings(by_level(name for name in points if name != yardstick), yardstick):
        mine, theirs = points[pairing.bot], points.get(pairing.against, {})
        common = sorted(mine.keys() & theirs.keys())
        if common:
            gained = mean([mine[deal] - theirs[deal] for deal in common])
            rows.append(match(pairing, gained, 0.0, len(common), 2 * len(common)))
    return {name: mean(list(values.values())) for name, values in points.items()}, rows


def match(pairing: Pairing, got: Estimate, even: float, deals: int, games: int) -> dict[str, Any]:
    beats = deals >= FEWEST and got.low > even
    head = {**pairing._asdict(), "deals": deals, "games": games}
    return {**head, **figures(got, 4), "even": round(even, 4), "beats": beats}


def pairings(names: Sequence[str], yardstick: str) -> list[Pairing]:
    """Each bot against the one below, and against the yardstick."""
    neighbours = [Pairing(higher, lower) for lower, higher in pairwise(names)]
    return list(dict.fromkeys(neighbours + [Pairing(name, yardstick) for name in names if name != yardstick]))


def by_level(names: Iterable[str]) -> list[str]:
    """From the weakest level to the strongest; of one level, who thinks less first. Other bots stand below."""

    def height(name: str) -> tuple[int, float]:
        level, scale = part(name)
        base = level.partition(":")[0]
        return LEVELS.index(base) if base in LEVELS else -1, scale

    return sorted(names, key=height)


def figures(estimate: Estimate, digits: int) -> dict[str, float]:
    return {name: round(value, digits) for name, value in estimate._asdict().items()}
