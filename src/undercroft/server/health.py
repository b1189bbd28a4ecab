"""The health of this process: readiness of the store, heartbeats and outages, loop latency, garbage collection."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from typing import Any, Final

from undercroft.server.metrics import Histogram, Metrics
from undercroft.server.store import Store, StoreFailure
from undercroft.server.system import now_ms

FRESH: Final = 5.0  # seconds that a result is cached; frequent requests cost nothing
LOOK: Final = 5.0  # seconds between two background checks
REMEMBERED: Final = 30.0  # seconds that any store failure counts

log: Final = logging.getLogger(__name__)


class Health:
    """Checks repeatedly in the background, so that problems are counted and logged before anyone asks."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self._found: str | None = "not looked at yet"
        self._at = float("-inf")
        self._looking = asyncio.Lock()
        metrics.watch("undercroft_ready", "Can moves be kept? 1 or 0.", lambda: float(self._found is None))
        what = "Is this process told at once of what others change? 1 or 0."
        metrics.watch("undercroft_announced", what, lambda: float(not store.is_deaf))

    async def trouble(self) -> str | None:
        """Returns the current problem; None if moves can be read and stored."""
        async with self._looking:
            if time.monotonic() - self._at >= FRESH:
                self._found = await self._look()
                self._at = time.monotonic()
        return self._found

    async def _look(self) -> str | None:
        try:
            await self._store.check()
        except StoreFailure as failure:
            self._metrics.failed()
            log.error("not ready: %s", failure)
            return str(failure)
        if time.monotonic() - self._metrics.failed_at < REMEMBERED:
            return "the store has failed a moment ago; see the log"
        return None

    async def run(self) -> None:
        """Runs for ever."""
        while True:
            await self.trouble()
            await asyncio.sleep(LOOK)


EVERY: Final = 5000  # milliseconds between two beats
MISSED: Final = 3 * EVERY  # milliseconds without a beat that count as an outage


class Heartbeat:
    """Records regularly that this process is alive. Outages, when no process is or the store fails, count
    on no clock.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._last: int | None = None  # time of this process's last beat
        self._known = now_ms()  # outages that ended before this time are known

    @property
    def is_due(self) -> bool:
        return self._last is None or now_ms() - self._last >= EVERY

    @property
    def is_missed(self) -> bool:
        return self._last is None or now_ms() - self._last >= MISSED

    async def beat(self) -> bool:
        """Records that this process is alive. Returns whether a new outage was found."""
        now, last = now_ms(), await self._store.last_beat()
        # With a single process, its start ends an outage, however short; with several, others may have beaten just now.
        least = 0 if self._last is None and not self._store.is_shared else MISSED
        is_outage = last is not None and now - last > least
        await self._store.beat(now, (last, now) if last is not None and is_outage else None)
        self._last = now
        found = await self._store.outages(self._known)
        self._known = max([self._known, *(ended for _, ended in found)])
        return bool(found)

    async def away(self, since: int, now: int) -> int:
        """Returns the milliseconds of outage between two times."""
        outages = await self._store.outages(since)
        return sum(max(0, min(ended, now) - max(began, since)) for began, ended in outages)


BEAT: Final = 0.25  # seconds between two measurements
SHARE: Final = 0.25  # weight of the newest measurement in the average
BUSY: Final = 0.5  # of a core: a loop that is late but less busy than this lacks processor time
SWAMPED: Final = 2.0  # times the latency from which a process is overloaded
QUIET: Final = 0.05  # of a core
# Changes at tables between two young collections, and young collections per collection of the next generation. New
# objects of a server mostly survive, in its tables, and a collection scans all of them.
CHANGES: Final = 10
STAYED: Final = 5
# Allocations between two collections that Python starts by itself, and such collections per collection of the next
# generation. They cover bursts of allocations and allocations outside the loop.
YOUNG: Final = 1_000
YOUNG_SEARCHES: Final = 2
NEVER: Final = 1 << 30
BETWEEN: Final = 600.0  # minimum seconds between two full collections


class LoopMonitor:
    """Measures event-loop latency and load, and schedules garbage collections. The process is overloaded when its own
    work makes the loop `limit` seconds late.

    Python's own full collections would pause a server with thousands of tables for a second or more, and its trigger
    for young ones, allocations minus deallocations, misses moves that replace parts of a position. So young objects are
    collected after every few moves, and everything when the loop is mostly idle.
    """

    def __init__(self, metrics: Metrics, limit: float) -> None:
        self.late: float = 0.0
        self.busy: float = 0.0
        self._limit = limit
        self._searches: Histogram = metrics.garbage
        self._searched = time.monotonic()
        self._began = 0.0
        self._is_searcher = False
        self._changes = 0
        self._rounds = 0  # of young collections
        metrics.watch("undercroft_loop_late_seconds", "How late the loop is.", lambda: self.late)
        metrics.watch("undercroft_loop_busy", "The share of a core that the loop needs.", lambda: self.busy)

    @property
    def is_overloaded(self) -> bool:
        return self.late > self._limit and self.busy > BUSY

    @property
    def is_swamped(self) -> bool:
        """Returns whether refusing new tables was not enough: spectators are refused too, players never."""
        return self.is_overloaded and self.late > SWAMPED * self._limit

    async def run(self) -> None:
        """Runs for ever."""
        while True:
            start, worked = time.monotonic(), time.thread_time()
            await asyncio.sleep(BEAT)
            self.beat(time.monotonic() - start, time.thread_time() - worked)

    def beat(self, passed: float, worked: float) -> None:
        """Records a measurement: `passed` seconds instead of BEAT, of which the loop worked for `worked`."""
        self.late += SHARE * (passed - BEAT - self.late)
        self.busy += SHARE * (worked / passed - self.busy)
        self._search_young()
        is_due = time.monotonic() - self._searched > BETWEEN
        if self._is_searcher and is_due and self.busy < QUIET:
            gc.collect()
            self._searched = time.monotonic()

    # -- garbage collection -------------------------------------------------------------------------

    def changed(self) -> None:
        """Counts a change at a table."""
        self._changes += 1
        if self._changes % CHANGES == 0:
            self._search_young()

    def _search_young(self) -> None:
        """Collects the youngest generation, and now and then the next one."""
        if self._is_searcher:
            self._rounds += 1
            gc.collect(0 if self._rounds % STAYED else 1)

    def take_over_garbage(self) -> None:
        """Takes over garbage collection for this process. Existing objects are never collected."""
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
