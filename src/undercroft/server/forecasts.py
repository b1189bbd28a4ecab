"""Who was likely to win, and when: worked out for finished matches that somebody looks at, one at a time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE
from typing import Final

import msgspec

from undercroft.kernel.match import Match
from undercroft.server.protocol import Chances
from undercroft.server.refusal import Refusal

KEPT: Final = 500  # matches whose chances are remembered
WAITING: Final = 20  # matches that may wait for theirs
NOTHING: Final = Chances([], [], 0, is_done=False)  # is known yet

log = logging.getLogger(__name__)


class Forecasts:
    """Each match gets a process of its own for `seconds` of processor. What is known so far can be asked for any time;
    after a restart it is worked out again."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._turn = asyncio.Semaphore(1)
        self._known: dict[str, Chances] = {}
        self._working: dict[str, asyncio.Task[None]] = {}
        self._read = msgspec.json.Decoder(Chances)

    def of(self, table: str, match: Match) -> Chances:
        """What is known now; asking makes it better."""
        if not self._seconds:
            return msgspec.structs.replace(NOTHING, is_done=True)
        known = self._known.get(table, NOTHING)
        if not known.is_done and table not in self._working:
            if len(self._working) >= WAITING:
                raise Refusal("busy", "the chances of too many matches are being worked out; ask again later")
            task = asyncio.create_task(self._work_out(table, match.record.dumps().encode()))
            self._working[table] = task
            task.add_done_callback(lambda _: self._working.pop(table, None))
        return known

    async def _work_out(self, table: str, record: bytes) -> None:
        command = (sys.executable, "-m", "undercroft.server.forecaster", str(self._seconds))
        async with self._turn:
            process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
            assert process.stdin is not None and process.stdout is not None
            try:
                process.stdin.write(record)
                process.stdin.close()
                async for line in process.stdout:
                    self._keep(table, self._read.decode(line))
                if await process.wait():
                    log.warning("table %s: its chances could not be worked out", table)
            finally:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
            self._keep(table, msgspec.structs.replace(self._known.get(table, NOTHING), is_done=True))

    def _keep(self, table: str, chances: Chances) -> None:
        self._known.pop(table, None)
        self._known[table] = chances
        if len(self._known) > KEPT:
            del self._known[next(iter(self._known))]  # the oldest

    async def close(self) -> None:
        working = list(self._working.values())
        for task in working:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)
