"""Helpers in the places of processes: where bots think, long work is done and chances are worked out."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Sequence
from typing import Final, Protocol

import msgspec

from undercroft.browser.helper import Delivery, Task, Unfold
from undercroft.browser.old_rules import Archives
from undercroft.server.bots import unfolding
from undercroft.server.bots.unfolding import Lines
from undercroft.server.bots.worker import Question, Thought
from undercroft.server.refusal import Refusal
from undercroft.server.tables.stored import Stored
from undercroft.server.work.jobs import Job

STARTING: Final = 300.0  # seconds a helper has to start: an old phone that is busy with the page as well
STARVED: Final = 6  # times as long as a job may take, before the helper is given up


class Worker(Protocol):
    """A worker of the browser that runs a `Helper`."""

    is_alive: bool

    async def ask(self, kind: str, text: str) -> str:
        """Raises what it likes where no answer comes any more."""

    def kill(self) -> None: ...


Start = Callable[[], Worker]


class HelperAtHand:
    """A worker for bots and for long work alike: two Pythons are enough for a phone. Started when it is needed."""

    def __init__(self, start: Start, archives: Archives) -> None:
        self._start = start
        self._archives = archives
        self._worker: Worker | None = None
        self._is_new = True

    @property
    def is_alive(self) -> bool:
        return True  # the next worker is started when it is asked

    def warm_up(self) -> None:
        """Somebody will ask sooner or later."""
        if self._worker is None:
            self._worker = self._start()

    async def ask_for(self, kind: str, text: str, seconds: float) -> str:
        if self._worker is None or not self._worker.is_alive:
            self._worker, self._is_new = self._start(), True
        answer = await asyncio.wait_for(_asked(self._worker, kind, text), seconds + (STARTING if self._is_new else 0))
        self._is_new = False
        return answer

    async def kill(self) -> None:
        if self._worker is not None:
            self._worker.kill()
            self._worker = None

    # -- as a thinker -------------------------------------------------------------------------------

    async def ask(self, question: Question, budget: float) -> Thought:
        answer = await self.ask_for("think", msgspec.json.encode(question).decode(), budget)
        return msgspec.json.decode(answer, type=Thought)

    # -- as a clerk ---------------------------------------------------------------------------------

    async def do(self, job: Job, tables: Sequence[Stored], seconds: float) -> bytes:
        rules = await self._archives.bring_for_job(job, tables)
        task = msgspec.json.encode(Task(job, list(tables), rules)).decode()
        delivery = msgspec.json.decode(await self.ask_for("work", task, seconds * STARVED), type=Delivery)
        if delivery.body is None:
            raise Refusal(delivery.code, delivery.text)
        return delivery.body.encode()


def unfolder(start: Start) -> Lines:
    """Chances and reviews take a minute of thought: a worker of their own, for as long as it takes."""

    async def lines(task: unfolding.Task) -> AsyncGenerator[bytes]:
        if task.rules is not None:  # bots of another time are not brought along
            return
        worker = start()
        try:
            asked = Unfold(task.module, task.words, task.given.decode())
            await _asked(worker, "unfold", msgspec.json.encode(asked).decode())
            while line := await _asked(worker, "line", ""):
                yield line.encode()
        finally:
            worker.kill()

    return lines


async def _asked(worker: Worker, kind: str, text: str) -> str:
    try:
        return await worker.ask(kind, text)
    except Exception as error:
        raise ConnectionError(f"the helper has ended: {error}") from None
