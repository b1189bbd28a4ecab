"""Who was likely to win, and when: worked out for finished matches that somebody looks at, one at a time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import AsyncGenerator, Callable
from pathlib import Path
from typing import Final

import msgspec

from undercroft.retired import Past
from undercroft.retired.tellers import surroundings
from undercroft.server.protocol import Chances
from undercroft.server.refusal import Refusal
from undercroft.server.tables.outline import Outline
from undercroft.server.tables.table import Table

KEPT: Final = 500  # matches whose chances are remembered
WAITING: Final = 20  # matches that may wait for theirs
NOTHING: Final = Chances([], [], 0, is_done=False)  # is known yet

FORECASTER: Final = "undercroft.server.bots.forecaster"
EARLY_FORECASTER: Final = "undercroft.server.forecaster"  # where the first release that is kept has it
EARLY: Final = f"{EARLY_FORECASTER.replace('.', '/')}.py"

log = logging.getLogger(__name__)


async def lines_of_process(record: bytes, rules: Path | None, seconds: float) -> AsyncGenerator[bytes]:
    """The chances of a match, a line after every round of games, from a process of its own."""
    is_early = rules is not None and (rules / EARLY).is_file()
    command = (sys.executable, "-m", EARLY_FORECASTER if is_early else FORECASTER, str(seconds))
    environment = None if rules is None else surroundings(rules)
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=environment)
    assert process.stdin is not None and process.stdout is not None
    try:
        process.stdin.write(record)
        process.stdin.close()
        async for line in process.stdout:
            yield line
        if await process.wait():
            log.warning("the chances of a match could not be worked out")
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


Lines = Callable[[bytes, Path | None, float], AsyncGenerator[bytes]]


class Forecasts:
    """Each match gets a process of its own for `seconds` of processor; `each` of one person are taken on at a time.
    What is known so far can be asked for any time; after a restart it is worked out again."""

    def __init__(self, seconds: float, each: int, lines: Lines = lines_of_process) -> None:
        self._seconds = seconds
        self._lines = lines
        self._each = each
        self._turn = asyncio.Semaphore(1)
        self._known: dict[str, Chances] = {}
        self._working: dict[str, asyncio.Task[None]] = {}
        self._askers: dict[str, str] = {}  # who asked for those that are worked on
        self._read = msgspec.json.Decoder(Chances)

    def of(self, table: Table, asker: str) -> Chances:
        """What is known now; asking makes it better. Bots of its time play on from a match of other rules; where
        it went on under new ones, from its last part."""
        match = table.match
        if not self._seconds or match is None or isinstance(match, Outline) or match.result is None:
            return msgspec.structs.replace(NOTHING, is_done=True)
        known = self._known.get(table.id, NOTHING)
        if not known.is_done and table.id not in self._working:
            is_patient = list(self._askers.values()).count(asker) < self._each
            if len(self._working) >= WAITING or not is_patient:
                raise Refusal("busy", "the chances of too many matches are being worked out; ask again later")
            record = match.private_record().dumps().encode()
            task = asyncio.create_task(
                self._work_out(table.id, record, match.folder if isinstance(match, Past) else None)
            )
            self._working[table.id] = task
            self._askers[table.id] = asker
            task.add_done_callback(lambda _: self._finish(table.id))
        if not table.earlier:
            return known
        before = table.steps_before
        turns = [(before + first, before + last) for first, last in known.turns]
        return msgspec.structs.replace(known, steps=[before + step for step in known.steps], turns=turns)

    async def _work_out(self, table: str, record: bytes, rules: Path | None) -> None:
        """`rules` is the folder of those of another time, if the match was played under such."""
        async with self._turn:
            async with contextlib.aclosing(self._lines(record, rules, self._seconds)) as lines:
                async for line in lines:
                    self._keep(table, self._read.decode(line))
            self._keep(table, msgspec.structs.replace(self._known.get(table, NOTHING), is_done=True))

    def _finish(self, table: str) -> None:
        self._working.pop(table, None)
        self._askers.pop(table, None)

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
