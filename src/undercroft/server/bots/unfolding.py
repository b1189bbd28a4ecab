"""Answers about finished matches that become better while a process works on them: everybody may look meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import AsyncGenerator, Awaitable, Callable
from pathlib import Path
from typing import Any, Final, Generic, NamedTuple, TypeVar

import msgspec

from undercroft.retired.tellers import surroundings
from undercroft.server.refusal import Refusal

KEPT: Final = 500  # answers that are remembered
WAITING: Final = 20  # matches that may wait for theirs

Answer = TypeVar("Answer", bound=msgspec.Struct)  # one with the field `is_done`

log = logging.getLogger(__name__)


class Task(NamedTuple):
    """A module that is run with `words`, reads `given` and writes an answer a line, each better than the one before.
    `rules` is the folder of those of another time, if it has to go by such."""

    module: str
    words: tuple[str, ...]
    given: bytes
    rules: Path | None = None


Lines = Callable[[Task], AsyncGenerator[bytes]]  # raises anything where a task fails


async def lines_of_process(task: Task) -> AsyncGenerator[bytes]:
    environment = None if task.rules is None else surroundings(task.rules)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", task.module, *task.words), stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=environment
    )
    assert process.stdin is not None and process.stdout is not None
    try:
        process.stdin.write(task.given)
        process.stdin.close()
        async for line in process.stdout:
            yield line
        if code := await process.wait():
            raise RuntimeError(f"{task.module} ended with {code}")
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


class Unfolding(Generic[Answer]):
    """Each answer is worked out by a process of its own, one at a time; `each` of one person are taken on at a time.
    `keep` is called with one that is complete."""

    def __init__(
        self,
        what: str,
        nothing: Answer,
        each: int,
        lines: Lines,
        keep: Callable[[str, Answer], Awaitable[None]] | None = None,
    ) -> None:
        self._what = what
        self._nothing = nothing
        self._each = each
        self._lines = lines
        self._turn = asyncio.Semaphore(1)
        self._keep_whole = keep
        self._known: dict[str, Answer] = {}
        self._whole: set[str] = set()  # of the known, those that will not become better
        self._working: dict[str, asyncio.Task[None]] = {}
        self._askers: dict[str, str] = {}  # who asked for those that are worked on
        self._read: msgspec.json.Decoder[Any] = msgspec.json.Decoder(type(nothing))

    def of(self, name: str, asker: str, task: Callable[[], Task]) -> Answer:
        """What is known now; asking makes it better. Refused as busy where too many are worked on."""
        known = self._known.get(name, self._nothing)
        if name not in self._whole and name not in self._working:
            is_patient = list(self._askers.values()).count(asker) < self._each
            if len(self._working) >= WAITING or not is_patient:
                raise Refusal("busy", f"{self._what} of too many matches are being worked out; ask again later")
            working = asyncio.create_task(self._work_out(name, task()))
            self._working[name] = working
            self._askers[name] = asker
            working.add_done_callback(lambda _: self._finish(name))
        return known

    async def _work_out(self, name: str, task: Task) -> None:
        failed = False
        async with self._turn:
            try:
                async with contextlib.aclosing(self._lines(task)) as lines:
                    async for line in lines:
                        self._keep(name, self._read.decode(line))
            except Exception as error:
                failed = True
                log.warning("%s: %s could not be worked out: %s", name, self._what, error)
        whole = msgspec.structs.replace(self._known.get(name, self._nothing), is_done=True)
        self._keep(name, whole)
        self._whole.add(name)
        if self._keep_whole is not None and not failed:
            await self._keep_whole(name, whole)

    def _finish(self, name: str) -> None:
        self._working.pop(name, None)
        self._askers.pop(name, None)

    def _keep(self, name: str, answer: Answer) -> None:
        self._known.pop(name, None)
        self._known[name] = answer
        if len(self._known) > KEPT:
            oldest = next(iter(self._known))
            del self._known[oldest]
            self._whole.discard(oldest)

    async def close(self) -> None:
        working = list(self._working.values())
        for task in working:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)
