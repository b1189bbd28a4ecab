"""How the loop fares: how late it is, how busy, and when it has time to search the whole memory for garbage.

Python would search it whenever a quarter more objects have come to live long: a second's pause and more with thousands
of tables, each of some thousand objects that hold no rings. Young objects are searched often and few at a time; that
finds the rings that closed connections leave. The whole is searched when the loop has little else to do.

Few at a time means after every few moves. Python counts the objects that were made less those that went, whatever
their age. A move that puts new parts of a position in the place of old ones leaves that count as it was: thousands of
moves were made without a search, and the next one looked at all that was new at all tables, a quarter of a second.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Any, Final

from undercroft.server.metrics import Histogram, Metrics

BEAT: Final = 0.25  # seconds between two looks
SHARE: Final = 0.25  # of the newest look in what is told
BUSY: Final = 0.5  # of a core: a loop that is late and less busy than this lacks a processor, not time
QUIET: Final = 0.05  # of a core
# Changes at tables between two searches among the young, and such searches until those that stayed are searched once
# more. What is new at a server mostly stays, in its tables, and a search looks at all of it.
CHANGES: Final = 10
STAYED: Final = 5
# New objects between two searches that Python starts by itself, and such searches until those that stayed are searched:
# where much is made at once, or beside the loop.
YOUNG: Final = 1_000
YOUNG_SEARCHES: Final = 2
NEVER: Final = 1 << 30
BETWEEN: Final = 600.0  # seconds between two searches of the whole memory


class Pulse:
    """The process is overloaded when its loop is `limit` seconds late by its own work."""

    def __init__(self, metrics: Metrics, limit: float) -> None:
        self.late = 0.0
        self.busy = 0.0
        self._limit = limit
        self._searches: Histogram = metrics.garbage
        self._searched = time.monotonic()
        self._began = 0.0
        self._is_searcher = False
        self._changes = 0
        self._rounds = 0  # of searches among the young
        metrics.watch("undercroft_loop_late_seconds", "How late the loop is.", lambda: self.late)
        metrics.watch("undercroft_loop_busy", "The share of a core that the loop needs.", lambda: self.busy)

    @property
    def is_overloaded(self) -> bool:
        return self.late > self._limit and self.busy > BUSY

    async def run(self) -> None:
        """For ever."""
        while True:
            start, worked = time.monotonic(), time.thread_time()
            await asyncio.sleep(BEAT)
            self.beat(time.monotonic() - start, time.thread_time() - worked)

    def beat(self, passed: float, worked: float) -> None:
        """`passed` seconds have gone by, of which the loop has `worked` some; BEAT were meant to."""
        self.late += SHARE * (passed - BEAT - self.late)
        self.busy += SHARE * (worked / passed - self.busy)
        self._search_young()
        is_due = time.monotonic() - self._searched > BETWEEN
        if self._is_searcher and is_due and self.busy < QUIET:
            gc.collect()
            self._searched = time.monotonic()

    # -- garbage ------------------------------------------------------------------------------------

    def changed(self) -> None:
        """Something has happened at a table."""
        self._changes += 1
        if self._changes % CHANGES == 0:
            self._search_young()

    def _search_young(self) -> None:
        """Now and then once more among those that stayed."""
        if self._is_searcher:
            self._rounds += 1
            gc.collect(0 if self._rounds % STAYED else 1)

    def take_over_garbage(self) -> None:
        """From now on the search for garbage of this process is done here. What there is already stays for good."""
        self._is_searcher = True
        gc.freeze()
        gc.set_threshold(YOUNG, YOUNG_SEARCHES, NEVER)
        gc.callbacks.append(self._note)

    def hand_back_garbage(self) -> None:
        if self._is_searcher:
            self._is_searcher = False
            gc.callbacks.remove(self._note)

    def _note(self, phase: str, _: dict[str, Any]) -> None:
        if phase == "start":
            self._began = time.perf_counter()
        else:
            self._searches.observe(time.perf_counter() - self._began)
