"""The processes that think for bots. None can block the server: one that overruns is killed and a fallback played."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import Any, Final

import msgspec

from undercroft.server.metrics import Metrics
from undercroft.server.thinker import Question, Thought

LONGEST_LINE: Final = 16 * 1024 * 1024
STARTING: Final = 30.0  # seconds a process has to start and answer for the first time

log = logging.getLogger(__name__)


class Worker:
    """One process, and what it has been asked."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._is_new = True
        self._write = msgspec.json.Encoder()
        self._read = msgspec.json.Decoder(Thought)

    @staticmethod
    async def start() -> Worker:
        command = (sys.executable, "-m", "undercroft.server.thinker")
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST_LINE
        )
        return Worker(process)

    @property
    def is_alive(self) -> bool:
        return self._process.returncode is None

    async def ask(self, question: Question, budget: float) -> Thought:
        """The answer; TimeoutError if it does not come in time."""
        reader, writer = self._process.stdout, self._process.stdin
        assert reader is not None and writer is not None
        writer.write(self._write.encode(question) + b"\n")
        line = await asyncio.wait_for(reader.readline(), budget + (STARTING if self._is_new else 0))
        if not line:
            raise ConnectionError("the thinking process has ended")
        self._is_new = False
        return self._read.decode(line)

    async def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


class Thinkers:
    """`workers` processes at most, started when they are needed; each move has `budget` seconds."""

    def __init__(self, workers: int, budget: float, metrics: Metrics) -> None:
        self.budget = budget
        self._metrics = metrics
        self._free = asyncio.Semaphore(workers)
        self._idle: list[Worker] = []
        self._thinking: set[asyncio.Task[str | None]] = set()

    async def choose(self, level: str, game: str, view: dict[str, Any]) -> str:
        """The notation of a legal move: the bot's, or any if the bot fails."""
        start = time.perf_counter()
        thinking = asyncio.create_task(self._ask(Question(level, game, view, secrets.randbits(32))))
        self._thinking.add(thinking)
        thinking.add_done_callback(self._thinking.discard)
        # When the question is withdrawn the process thinks on, and its answer is dropped: it is dear to start.
        move = await asyncio.shield(thinking)
        self._metrics.think.observe(time.perf_counter() - start)
        self._metrics.bot_moves.add(level)
        legal: list[str] = [legal["text"] for legal in view["moves"]]
        if move is not None and move in legal:
            return move
        self._metrics.bot_overruns.add()
        return secrets.choice(legal)

    async def _ask(self, question: Question) -> str | None:
        async with self._free:
            worker = await self._worker()
            is_sound = False
            try:
                thought = await worker.ask(question, self.budget)
                is_sound = True
            except (TimeoutError, ConnectionError, msgspec.DecodeError) as error:
                log.warning("the %s bot of %s gave no move: %r", question.level, question.game, error)
                return None
            finally:
                # Nor after a cancellation: the answer must not be taken for that to the next question.
                if is_sound:
                    self._idle.append(worker)
                else:
                    await worker.kill()
        if thought.error is not None:
            log.warning("the %s bot of %s failed: %s", question.level, question.game, thought.error)
        return thought.move

    async def _worker(self) -> Worker:
        """A process that waits for a question; those that ended while they waited are passed over."""
        while self._idle:
            worker = self._idle.pop()
            if worker.is_alive:
                return worker
        return await Worker.start()

    async def close(self) -> None:
        thinking = list(self._thinking)
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        for worker in self._idle:
            await worker.kill()
        self._idle.clear()
