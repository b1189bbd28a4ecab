"""Whether the server can do its work, as it was found out a moment ago."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from undercroft.server.metrics import Metrics
from undercroft.server.store import Store, StoreFailure

FRESH: Final = 5.0  # seconds that a finding holds; those who ask more often cost nothing
LOOK: Final = 5.0  # seconds between two looks that nobody asked for
REMEMBERED: Final = 30.0  # seconds that a failure of the store at anything else counts

log = logging.getLogger(__name__)


class Health:
    """Looks again and again, so that what is wrong is counted and logged before anybody asks."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self._found: str | None = "not looked at yet"
        self._at = float("-inf")
        self._looking = asyncio.Lock()
        metrics.watch("undercroft_ready", "Can moves be kept? 1 or 0.", lambda: float(self._found is None))
        what = "Is this process told at once of what others change? 1 or 0."
        metrics.watch("undercroft_announced", what, lambda: float(not store.is_deaf))

    @property
    def is_deaf(self) -> bool:
        """Moves of other processes are seen a second late: by looking for them."""
        return self._store.is_deaf

    async def trouble(self) -> str | None:
        """What is wrong; None if moves can be read and kept."""
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
        """For ever."""
        while True:
            await self.trouble()
            await asyncio.sleep(LOOK)
