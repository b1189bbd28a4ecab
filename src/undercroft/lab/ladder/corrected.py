"""Results without luck: what is left of a result when its measured luck is taken away, and how many games that saves.

The luck of a deal is 0 on average, so any part of it may be taken away. The part that leaves the least variance is
found from the other deals: then it does not depend on the deal itself, and the mean stays exactly right.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import variance

FEWEST = 3  # other deals; fewer say nothing about how luck shows in results


def corrected(values: Mapping[int, float], lucks: Mapping[int, float]) -> dict[int, float]:
    """Returns the results by deal without their luck. A luck that was not measured counts as none.

    >>> found = corrected({deal: 0.5 + deal % 2 for deal in range(9)}, {deal: deal % 2 - 0.5 for deal in range(9)})
    >>> {round(value, 1) for value in found.values()}
    {1.0}
    """
    rows = {deal: (value, lucks.get(deal, 0.0)) for deal, value in values.items()}
    number = len(rows) - 1
    results = sum([value for value, _ in rows.values()])
    luck = sum([luck for _, luck in rows.values()])
    products = sum([value * luck for value, luck in rows.values()])
    squares = sum([luck * luck for _, luck in rows.values()])
    found: dict[int, float] = {}
    for deal, (value, own) in rows.items():
        part = 0.0
        if number >= FEWEST and squares > own * own:
            together = products - value * own - (results - value) * (luck - own) / number
            part = max(0.0, min(1.0, together / (squares - own * own)))
        found[deal] = value - part * own
    return found


def saving(plain: Sequence[float], better: Sequence[float]) -> float:
    """Returns how many plain games tell as much as one game without its luck."""
    if len(plain) < 2:
        return 1.0
    left = variance(better)
    return variance(plain) / left if left > 0 else 1.0
