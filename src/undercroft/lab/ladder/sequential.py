"""Intervals that hold however often they are looked at, so that a contest may stop as soon as it is decided.

An ordinary 95 % interval that is checked after every deal shows a false winner far more often than in one contest of
twenty. The intervals here contain the truth at all times at once, in 95 % of all contests (an asymptotic confidence
sequence; Waudby-Smith and others, 2021). The price: they are about one and a half times as wide.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import fmean, stdev
from typing import Final

ALPHA: Final = 0.05
BEST_AT: Final = 150  # deals at which the interval is narrowest, compared with an ordinary one
FEWEST: Final = 20  # deals; fewer do not tell how far results vary
SCALE: Final = (-2 * math.log(ALPHA) + math.log(-2 * math.log(ALPHA)) + 1) / BEST_AT


def lasting_interval(values: Sequence[float]) -> tuple[float, float]:
    """Returns the interval of the mean of deals."""
    size = len(values)
    if size < FEWEST:
        return -math.inf, math.inf
    grown = size * SCALE + 1
    reach = stdev(values) * math.sqrt(2 * grown / (size * size * SCALE) * math.log(math.sqrt(grown) / ALPHA))
    middle = fmean(values)
    return middle - reach, middle + reach


def is_decided(values: Sequence[float], even: float) -> bool:
    """Tells whether one side is proven stronger."""
    low, high = lasting_interval(values)
    return low > even or high < even
