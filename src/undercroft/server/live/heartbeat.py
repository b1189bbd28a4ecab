"""The heartbeat of the server: each process notes in the store that it lives, so that time without a server is known.

Nobody can move while no process lives or the store does not answer. That time is on nobody's clock.
"""

from __future__ import annotations

from typing import Final

from undercroft.server.now import now_ms
from undercroft.server.store import Store

EVERY: Final = 5000  # milliseconds between two notes
MISSED: Final = 3 * EVERY  # without a note for so long, nobody could play


class Heartbeat:
    """Of this process."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._last: int | None = None  # when this process last noted it
        self._known = now_ms()  # outages that ended before are known

    @property
    def is_due(self) -> bool:
        return self._last is None or now_ms() - self._last >= EVERY

    @property
    def is_missed(self) -> bool:
        return self._last is None or now_ms() - self._last >= MISSED

    async def beat(self) -> bool:
        """Note that this process lives. Has a time without any come to light?"""
        now, last = now_ms(), await self._store.pulse()
        # Where there is one process, its start ends an outage, however short; others may have beaten just now.
        least = 0 if self._last is None and not self._store.is_shared else MISSED
        is_outage = last is not None and now - last > least
        await self._store.beat(now, (last, now) if last is not None and is_outage else None)
        self._last = now
        found = await self._store.outages(self._known)
        self._known = max([self._known, *(ended for _, ended in found)])
        return bool(found)

    async def away(self, since: int, now: int) -> int:
        """How many milliseconds between two moments there was no server."""
        outages = await self._store.outages(since)
        return sum(max(0, min(ended, now) - max(began, since)) for began, ended in outages)
