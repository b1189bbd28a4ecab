"""Work that is done by processes of this machine."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import Any, Final, TypeVar

AHEAD: Final = 3  # pieces of work that wait for each process
MOST_ON_WINDOWS: Final = 61  # processes that one can be waited for by there

Done = TypeVar("Done")


def in_processes(
    work: Callable[..., Done], pieces: Iterable[tuple[Any, ...]], jobs: int
) -> Generator[Done, None, None]:
    """What came of the pieces, in any order. Processes that are still at work when nobody asks any more are ended."""
    ahead = iter(pieces)
    context = None if hasattr(os, "fork") else multiprocessing.get_context("spawn")  # Windows has only that one
    pool = ProcessPoolExecutor(min(jobs, MOST_ON_WINDOWS) if os.name == "nt" else jobs, context, _ignore_interrupts)
    try:
        running: set[Future[Done]] = set()
        while True:
            for piece in islice(ahead, AHEAD * jobs - len(running)):
                running.add(pool.submit(work, *piece))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in multiprocessing.active_children():
            process.terminate()


def _ignore_interrupts() -> None:
    """Ctrl-C reaches every process of the terminal; the first one ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
