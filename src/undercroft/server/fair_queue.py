"""Fair scheduling for a few shared workers: requesters take turns, however much each one asks for.

`FairThreads` runs in-process work on threads in the same way, so that the event loop stays responsive.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Final, ParamSpec, TypeVar

from msgspec import Struct

from undercroft.server.limits import Limits
from undercroft.server.refusal import Refusal

MOST_CLOCKS: Final = 10_000  # clocks to remember
ADDRESS_SHARE: Final = 8  # maximum share of an address, as a number of people


class Asker(Struct, frozen=True):
    """The person whom work counts towards. Idle work, which nobody waits for, comes last. `table` is for `hurry`."""

    person: str
    address: str = ""
    is_idle: bool = False
    table: str = ""


class FairQueue:
    """Schedules turns. `places` turns run at once. `each` requests of one person may wait, and `all` in total; further
    ones are refused at once.

    Every person has a clock that advances by one with each turn, and every address one that advances by a fraction.
    The lowest clocks are served next. A clock never lags behind the turn being served, so turns cannot be saved up.
    """

    def __init__(self, places: int, each: int | None = None, all: int | None = None) -> None:
        self._free = places
        self._each = each
        self._all = all
        self._waiting: list[tuple[bool, float, int, asyncio.Future[None], Asker]] = []
        self._numbers = count()
        self._of: Counter[str] = Counter()  # waiting requests per person
        self._clocks: dict[str, float] = {}
        self._now = 0.0

    @contextlib.asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """Waits for a turn, and holds it inside the context."""
        if self._free > 0:
            self._free -= 1
            self._tag(asker)
        else:
            await self._wait(asker)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, asker: Asker) -> None:
        is_full = self._all is not None and self._of.total() >= self._all
        if is_full or (self._each is not None and self._of[asker.person] >= self._each):
            raise Refusal("busy", "too many requests of this kind are waiting; try again in a moment")
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (asker.is_idle, self._tag(asker), next(self._numbers), future, asker))
        self._of[asker.person] += 1
        try:
            await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():
                self._pass_on()  # its turn had just come
            raise
        finally:
            self._of[asker.person] -= 1
            if not self._of[asker.person]:
                del self._of[asker.person]

    def hurry(self, table: str) -> None:
        """Raises the priority of waiting work at a table that now has a viewer."""
        idle = [place for place in self._waiting if place[0] and place[4].table == table and not place[3].done()]
        for _, tag, number, future, asker in idle:
            heapq.heappush(self._waiting, (False, tag, number, future, asker))  # the old entry is skipped

    def _tag(self, asker: Asker) -> float:
        """Returns the requester's clocks after this turn."""
        tag = self._now
        for key, part in ((f"person {asker.person}", 1.0), (f"address {asker.address}", 1 / ADDRESS_SHARE)):
            if key != "address ":
                self._clocks[key] = max(self._now, self._clocks.get(key, 0.0)) + part
                tag = max(tag, self._clocks[key])
        return tag

    def _pass_on(self) -> None:
        while self._waiting:
            _, tag, _, future, _ = heapq.heappop(self._waiting)
            if not future.done():
                self._now = max(self._now, tag - 1)
                if len(self._clocks) > MOST_CLOCKS:  # clocks that are not ahead can be dropped
                    self._clocks = {key: clock for key, clock in self._clocks.items() if clock > self._now}
                future.set_result(None)
                return
        self._free += 1
        if self._free > 0 and not self._waiting:
            self._clocks.clear()  # nothing waits, so all clocks can restart
            self._now = 0.0


THREADS: Final = 2  # enough that one long match blocks no other; more would only slow the event loop

Given = ParamSpec("Given")
Made = TypeVar("Made")


class FairThreads:
    """A small thread pool. Work for a table counts towards its host."""

    def __init__(self, limits: Limits) -> None:
        self._turns = FairQueue(THREADS, limits.loads_per_person)
        self._threads = ThreadPoolExecutor(THREADS, "fair-threads")

    async def run(self, host: str, work: Callable[Given, Made], *args: Given.args, **named: Given.kwargs) -> Made:
        async with self._turns.turn(Asker(host)):
            return await asyncio.get_running_loop().run_in_executor(self._threads, lambda: work(*args, **named))

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
