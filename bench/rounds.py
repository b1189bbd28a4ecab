"""Several pieces of work measured in turn, round by round, so that a busy machine slows all of them alike."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Hashable, Mapping
from typing import Any, TypeVar

from bench.reference import STEPS, loop

Work = Callable[[], int]  # does some steps and counts them
Key = TypeVar("Key", bound=Hashable)


def in_turn(works: Mapping[Key, Work], rounds: int, seconds: float) -> tuple[dict[Key, list[float]], float]:
    """Steps in a second of processor time, of every work in every round; and the median of the reference loop."""
    rates: dict[Key, list[float]] = {key: [] for key in works}
    reference: list[float] = []
    for _ in range(rounds):
        for key, work in works.items():
            done, started = 0, time.process_time()
            while (elapsed := time.process_time() - started) < seconds:
                done += work()
            rates[key].append(done / elapsed)
            started = time.process_time()
            loop(STEPS)
            reference.append(STEPS / (time.process_time() - started))
    return rates, statistics.median(reference)


def figures(found: list[float], of: str) -> dict[str, Any]:
    """The median as `of`, with the least and the most."""
    return {of: statistics.median(found), "least": min(found), "most": max(found)}
