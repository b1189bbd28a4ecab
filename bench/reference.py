"""A loop that never changes: how fast this machine is at this moment. Figures are compared as ratios to it."""

from __future__ import annotations

import statistics
import time
from typing import Final

RUNS: Final = 9
STEPS: Final = 200_000


def loop(steps: int) -> int:
    """Arithmetic, a list and a dictionary, as plain Python does them."""
    cells = list(range(64))
    seen: dict[int, int] = {}
    state = 1
    for step in range(steps):
        state = (state * 1103515245 + 12345) & 0x7FFFFFFF
        place = state >> 16 & 63
        cells[place] += step & 7
        seen[place] = cells[place]
    return len(seen)


def rate() -> float:
    """Steps of the loop in a second of processor time, the median of some runs."""
    rates: list[float] = []
    for _ in range(RUNS):
        started = time.process_time()
        loop(STEPS)
        rates.append(STEPS / (time.process_time() - started))
    return statistics.median(rates)


if __name__ == "__main__":
    print(rate())
