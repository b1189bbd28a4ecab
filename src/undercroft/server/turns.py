"""Who is next where several wait for the same few workers: everybody in turn, however much one of them asks."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
from collections import Counter
from collections.abc import AsyncIterator
from itertools import count
from typing import Final

from msgspec import Struct

from undercroft.server.refusal import Refusal

MOST_CLOCKS: Final = 10_000  # that are remembered
ADDRESS_SHARE: Final = 8  # people behind one address are served as so many at most


class Asker(Struct, frozen=True):
    """On whose account something is done. What nobody waits for (`is_idle`) is done when nothing else is to do. `table`
    is where it is done, for those who come to look at it: see `hurry`."""

    person: str
    address: str = ""
    is_idle: bool = False
    table: str = ""


class Turns:
    """`places` are served at once. `each` of one person may wait, `all` of everybody: further ones are refused at once.

    Everybody has a clock that goes on by one with each turn, every address one that goes on by a part of that. Those
    whose clocks show least are next. A clock never lags behind the turn that is served, so nobody saves up turns.
    """

    def __init__(self, places: int, each: int | None = None, all: int | None = None) -> None:
        self._free = places
        self._each = each
        self._all = all
        self._waiting: list[tuple[bool, float, int, asyncio.Future[None], Asker]] = []
        self._numbers = count()
        self._of: Counter[str] = Counter()  # how many of each person wait
        self._clocks: dict[str, float] = {}
        self._now = 0.0

    @contextlib.asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """Wait for one's turn, and have it."""
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
            raise Refusal("busy", "too much of this is under way already; try again in a moment")
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (asker.is_idle, self._tag(asker), next(self._numbers), future, asker))
        self._of[asker.person] += 1
        try:
            await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():
                self._pass_on()  # it was its turn just now
            raise
        finally:
            self._of[asker.person] -= 1
            if not self._of[asker.person]:
                del self._of[asker.person]

    def hurry(self, table: str) -> None:
        """Somebody waits now for what is done at a table."""
        idle = [place for place in self._waiting if place[0] and place[4].table == table and not place[3].done()]
        for _, tag, number, future, asker in idle:
            heapq.heappush(self._waiting, (False, tag, number, future, asker))  # the place behind is passed over

    def _tag(self, asker: Asker) -> float:
        """What the clocks of an asker show after this turn."""
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
                if len(self._clocks) > MOST_CLOCKS:  # who is owed nothing starts anew
                    self._clocks = {key: clock for key, clock in self._clocks.items() if clock > self._now}
                future.set_result(None)
                return
        self._free += 1
        if self._free > 0 and not self._waiting:
            self._clocks.clear()  # nobody waits: nobody is owed anything
            self._now = 0.0
