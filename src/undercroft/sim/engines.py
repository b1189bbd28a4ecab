"""Where the games of a job are played: here, in processes of this machine, or on a Ray cluster. Rows come back in any
order; which engine played a game makes no difference to its row."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterable, Iterator
from itertools import islice
from typing import Any, Final

from undercroft.kernel.errors import UndercroftError
from undercroft.sim.job import Job, Row, play_game
from undercroft.sim.processes import AHEAD, in_processes

ENGINES: Final = ("local", "ray")
LOTS: Final = 20  # that each process gets, so that the last ones end at about the same time
LARGEST_LOT: Final = 200  # games: what may be lost when the work is interrupted
FEW: Final = 3  # games that are over before another process has started
ADDRESS: Final = "UNDERCROFT_RAY"  # the address of a cluster; without it one is started on this machine


def lots_of(numbers: Iterable[int], jobs: int) -> list[list[int]]:
    """The games, in lots that travel to a process at once."""
    every = list(numbers)
    size = max(1, min(LARGEST_LOT, len(every) // (jobs * LOTS)))
    return [every[start : start + size] for start in range(0, len(every), size)]


def play_lot(job: Job, numbers: list[int]) -> list[Row]:
    return [play_game(job, number) for number in numbers]


def rows_of(engine: str, job: Job, numbers: Iterable[int], jobs: int) -> Generator[list[Row], None, None]:
    """The rows of games, lot by lot."""
    lots = lots_of(numbers, jobs)
    if sum(map(len, lots)) <= FEW:
        jobs = 1
    if engine == "ray":
        yield from _on_ray(job, lots, jobs)
    elif jobs == 1:
        for lot in lots:
            yield play_lot(job, lot)
    else:
        yield from in_processes(play_lot, [(job, lot) for lot in lots], jobs)


def _on_ray(job: Job, lots: list[list[int]], jobs: int) -> Iterator[list[Row]]:
    """On a cluster. A worker that dies takes its lot with it, and the lot is played once more."""
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
