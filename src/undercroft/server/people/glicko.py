"""Glicko-2 as in Mark Glickman's paper ("Example of the Glicko-2 system", 2013), for matches of several seats.

Each match is its own rating period: a rating moves as soon as the match is over. The deviation of an inactive player
grows with the days, as it would over periods without games.

A match of n seats is n - 1 games, one against each rival, each with a weight of 1 / (n - 1). The seats of one match
share its luck, so that together they carry no more information than one game.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

SCALE: Final = 173.7178  # rating points per unit of the paper's internal scale
CENTRE: Final = 1500.0
TAU: Final = 0.5  # limits how fast volatility may change
CLOSE: Final = 1e-6  # tolerance of the volatility search
WIDEST: Final = 350.0  # deviation of an unknown player
SURE: Final = 110.0  # deviation below which a rating is shown without a question mark


class Rating(NamedTuple):
    """A rating: value, deviation and volatility."""

    value: float = CENTRE
    deviation: float = WIDEST
    volatility: float = 0.06


class Game(NamedTuple):
    """A rated game: the rival, the score (1, 0.5 or 0), and the weight."""

    rival: Rating
    score: float
    weight: float = 1.0


def rated(own: Rating, games: Sequence[Game]) -> Rating:
    """Returns the rating after a period.

    >>> games = [Game(Rating(1400, 30), 1), Game(Rating(1550, 100), 0), Game(Rating(1700, 300), 0)]
    >>> after = rated(Rating(1500, 200, 0.06), games)
    >>> round(after.value, 2), round(after.deviation, 2), round(after.volatility, 5)
    (1464.05, 151.52, 0.06)
    """
    if not games:
        return aged(own, 1)
    mu, phi = (own.value - CENTRE) / SCALE, own.deviation / SCALE
    information, pull = 0.0, 0.0
    for rival, score, weight in games:
        nearness = _g(rival.deviation / SCALE)
        expected = 1 / (1 + math.exp(-nearness * (mu - (rival.value - CENTRE) / SCALE)))
        information += weight * nearness**2 * expected * (1 - expected)
        pull += weight * nearness * (score - expected)
    variance = 1 / information
    volatility = _volatility(phi, own.volatility, variance, variance * pull)
    phi = 1 / math.sqrt(1 / (phi**2 + volatility**2) + 1 / variance)
    return Rating(CENTRE + SCALE * (mu + phi**2 * pull), min(WIDEST, SCALE * phi), volatility)


def aged(own: Rating, periods: float) -> Rating:
    """Returns the rating after some time without a game: the same value with a higher deviation."""
    deviation = math.hypot(own.deviation, SCALE * own.volatility * math.sqrt(periods))
    return own._replace(deviation=min(WIDEST, deviation))


def _g(phi: float) -> float:
    return 1 / math.sqrt(1 + 3 * phi**2 / math.pi**2)


def _volatility(phi: float, sigma: float, variance: float, delta: float) -> float:
    """Returns the new volatility: step 5 of the paper, by the Illinois algorithm."""
    start = math.log(sigma**2)

    def f(x: float) -> float:
        rest = phi**2 + variance + math.exp(x)
        return math.exp(x) * (delta**2 - rest) / (2 * rest**2) - (x - start) / TAU**2

    low = start
    if delta**2 > phi**2 + variance:
        high = math.log(delta**2 - phi**2 - variance)
    else:
        steps = 1
        while f(start - steps * TAU) < 0:
            steps += 1
        high = start - steps * TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)
