"""Records of finished matches, written once by a worker process and cached."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from functools import partial
from typing import Final

import msgspec

from undercroft.server.fair_queue import Asker
from undercroft.server.live.live_table import read_stored
from undercroft.server.store import Store
from undercroft.server.work.pools import WorkPool
from undercroft.server.work.table_jobs import ShowRecord

MAX_CACHED: Final = 32 * 1024 * 1024  # bytes in the cache

Wanted = tuple[str, bool]  # the table, and whether to zip it


class Records:
    """Caches records: a finished match does not change, so concurrent and later requests share one record."""

    def __init__(self, store: Store, work: WorkPool) -> None:
        self._store = store
        self._work = work
        self._kept: OrderedDict[Wanted, bytes] = OrderedDict()
        self._size = 0
        self._written: dict[Wanted, asyncio.Task[bytes]] = {}  # in progress

    async def of(self, table: str, is_zipped: bool, asker: Asker) -> bytes:
        wanted = (table, is_zipped)
        if wanted in self._kept:
            self._kept.move_to_end(wanted)
            return self._kept[wanted]
        task = self._written.get(wanted)
        if task is None:
            task = self._written[wanted] = asyncio.create_task(self._write(wanted, asker))
            task.add_done_callback(partial(self._done, wanted))
        return await asyncio.shield(task)  # a client that disconnects does not cancel it for others

    def _done(self, wanted: Wanted, task: asyncio.Task[bytes]) -> None:
        del self._written[wanted]
        if not task.cancelled():
            task.exception()  # raised in the requests that still wait

    async def _write(self, wanted: Wanted, asker: Asker) -> bytes:
        table, is_zipped = wanted
        stored = await read_stored(self._store, table)
        assert stored is not None  # it was found a moment ago
        body = msgspec.json.decode(await self._work.do(asker, ShowRecord(stored, is_zipped)), type=bytes)
        self._kept[wanted] = body
        self._size += len(body)
        while self._size > MAX_CACHED:
            self._size -= len(self._kept.popitem(last=False)[1])
        return body
