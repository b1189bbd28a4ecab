"""Where long work is done: in processes of their own, for a limited time, everybody in turn."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Protocol

import msgspec

from undercroft.server.limits import Limits
from undercroft.server.metrics import Metrics
from undercroft.server.refusal import Refusal
from undercroft.server.tables.stored import Stored
from undercroft.server.turns import Asker, Turns
from undercroft.server.work.jobs import Job
from undercroft.server.work.worker import Delivery, Order

WORKERS: Final = 1
STARVED: Final = 6  # times as long by the clock as by the processor, on a busy machine; then the process is killed
STARTING: Final = 30.0  # seconds for the process to start
LINE: Final = 64 * 1024  # the longest line about an answer


class Clerk(Protocol):
    """Where one job at a time is done: a process, or what a browser has instead."""

    @property
    def is_alive(self) -> bool: ...

    async def do(self, job: Job, tables: Sequence[Stored], seconds: float) -> bytes: ...

    async def kill(self) -> None: ...


class WorkProcess:
    """One process."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._is_new = True
        self._read = msgspec.json.Decoder(Delivery)

    @staticmethod
    async def start(seconds: float) -> WorkProcess:
        command = (sys.executable, "-m", "undercroft.server.work.worker", str(seconds))
        return WorkProcess(await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LINE))

    @property
    def is_alive(self) -> bool:
        return self._process.returncode is None

    async def do(self, job: Job, tables: Sequence[Stored], seconds: float) -> bytes:
        limit = seconds * STARVED + (STARTING if self._is_new else 0)
        delivery, body = await asyncio.wait_for(self._exchange(job, tables), limit)
        self._is_new = False
        if delivery.code is not None:
            raise Refusal(delivery.code, delivery.text)
        return body

    async def _exchange(self, job: Job, tables: Sequence[Stored]) -> tuple[Delivery, bytes]:
        reader, writer = self._process.stdout, self._process.stdin
        assert reader is not None and writer is not None
        for line in (Order(job, len(tables)), *tables):
            writer.write(msgspec.json.encode(line) + b"\n")
            await writer.drain()  # one table at a time: the loop goes on in between
        delivery = self._read.decode(await reader.readuntil(b"\n"))
        return delivery, await reader.readexactly(delivery.size)

    async def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


class Office:
    """Started when there is work. A job has `work_seconds` of processor; who waits with too many is refused at once."""

    def __init__(
        self, limits: Limits, metrics: Metrics, start: Callable[[float], Awaitable[Clerk]] | None = None
    ) -> None:
        self._seconds = limits.work_seconds
        self._start = start or WorkProcess.start
        self._metrics = metrics
        self._turns = Turns(WORKERS, limits.jobs_per_person, limits.jobs)
        self._idle: list[Clerk] = []
        self._busy: set[Clerk] = set()

    async def do(self, asker: Asker, job: Job, tables: Sequence[Stored] = ()) -> bytes:
        """The answer in JSON. Refused as `busy`, as `too_long`, or for what is wrong with the job itself."""
        async with self._turns.turn(asker):
            self._metrics.jobs.add(type(job).__name__.lower())
            clerk = await self._clerk()
            self._busy.add(clerk)
            is_sound = False
            try:
                answer = await clerk.do(job, tables, self._seconds)
                is_sound = True
                return answer
            except Refusal:
                is_sound = True
                raise
            except TimeoutError:
                raise Refusal("too_long", f"this takes more than the {self._seconds:g} seconds it may take") from None
            except (OSError, EOFError, asyncio.LimitOverrunError, msgspec.DecodeError):
                self._metrics.errors.add()
                raise Refusal("unavailable", "the process that worked on this has ended; try again") from None
            finally:
                # Nor after a cancellation: the answer must not be taken for that to the next job.
                self._busy.discard(clerk)
                if is_sound:
                    self._idle.append(clerk)
                else:
                    await clerk.kill()

    async def _clerk(self) -> Clerk:
        while self._idle:
            clerk = self._idle.pop()
            if clerk.is_alive:
                return clerk
        return await self._start(self._seconds)

    async def close(self) -> None:
        for clerk in [*self._idle, *self._busy]:
            await clerk.kill()
        self._idle.clear()
