"""Plays the games of a job in this process, in processes of this machine, or on a Ray cluster. Rows arrive in any
order; the engine does not affect them.
"""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Generator, Iterable, Iterator
from itertools import islice
from typing import Any, Final

import msgspec

from undercroft import jobs as pools
from undercroft.bots.playout import BY_VIEW
from undercroft.jobs.pool import AHEAD, results_of
from undercroft.kernel.errors import UndercroftError
from undercroft.lab.sim.job import Job, Row, play_game, policy_of

ENGINES: Final = ("local", "ray")
LOTS: Final = 20  # lots per process, so that the last ones end at about the same time
LARGEST_LOT: Final = 200  # games that an interruption may lose
FEW: Final = 3  # games that finish before another process could start
STARTING: Final = 0.3  # seconds that a worker takes to start
ADDRESS: Final = "UNDERCROFT_RAY"  # the address of a cluster; without it one is started on this machine


def lots_of(numbers: Iterable[int], jobs: int) -> list[list[int]]:
    """Splits the games into lots, each sent to a process at once."""
    every = list(numbers)
    size = max(1, min(LARGEST_LOT, len(every) // (jobs * LOTS)))
    return [every[start : start + size] for start in range(0, len(every), size)]


def play_lot(job: Job, numbers: list[int]) -> list[Row]:
    rules = job.rules()
    return [play_game(job, number, rules) for number in numbers]


class PlayLot(pools.Job, frozen=True):
    """Plays a lot in a worker."""

    job: Job
    numbers: list[int]

    def run(self) -> list[Row]:
        try:
            return play_lot(self.job, self.numbers)
        except UndercroftError as error:
            raise pools.JobRefused("refused", str(error)) from None


def rows_of(engine: str, job: Job, numbers: Iterable[int], jobs: int) -> Generator[list[Row], None, None]:
    """Yields the rows of games, lot by lot."""
    every = list(numbers)
    if len(every) <= FEW:
        jobs = 1
    if engine == "ray":
        yield from _on_ray(job, lots_of(every, jobs), jobs)
        return
    if jobs > 1 and all(policy_of(name) != BY_VIEW for name in job.bots):
        yield from _at_once(job, every)
    lots = lots_of(every, jobs)
    if jobs == 1:
        for lot in lots:
            yield play_lot(job, lot)
    elif lots:
        yield from _in_workers(job, lots, jobs)


def _at_once(job: Job, numbers: list[int]) -> Iterator[list[Row]]:
    """Plays quick games, and takes them off the list, for as long as workers would take to start."""
    end = time.monotonic() + STARTING
    while numbers and time.monotonic() < end:
        yield [play_game(job, numbers.pop(0))]


def _in_workers(job: Job, lots: list[list[int]], jobs: int) -> Iterator[list[Row]]:
    try:
        with contextlib.closing(results_of([PlayLot(job, lot) for lot in lots], jobs)) as results:
            for result in results:
                yield msgspec.json.decode(result, type=list[Row])
    except pools.JobRefused as refused:
        raise UndercroftError(refused.text) from None


def _on_ray(job: Job, lots: list[list[int]], jobs: int) -> Iterator[list[Row]]:
    """Plays on a cluster. If a worker dies, its lot is played again."""
    try:
        import ray
    except ModuleNotFoundError:
        raise UndercroftError("--engine ray needs Ray, which is not installed: pip install 'undercroft[ray]'") from None
    is_own = not ray.is_initialized()
    if is_own:
        address = os.environ.get(ADDRESS)
        here: dict[str, Any] = {"num_cpus": jobs, "include_dashboard": False} if address is None else {}
        ray.init(address=address or "local", log_to_driver=False, **here)
    try:
        remote = ray.remote(max_retries=-1)(play_lot)
        ahead = iter(lots)
        running: list[Any] = []
        while True:
            running += [remote.remote(job, lot) for lot in islice(ahead, AHEAD * jobs - len(running))]
            if not running:
                return
            done, running = ray.wait(running)
            for found in done:
                yield ray.get(found)
    finally:
        if is_own:
            ray.shutdown()
