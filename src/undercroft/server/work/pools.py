"""The pools for slow work: requests about tables, and progressive answers about finished matches."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, Generic, TypeVar, cast

import msgspec

from undercroft import jobs
from undercroft.jobs import Job, JobFailed, JobPool, JobRefused, JobTooLong, ProgressiveJob, Worker
from undercroft.server.fair_queue import Asker, FairQueue
from undercroft.server.limits import Limits
from undercroft.server.metrics import Metrics
from undercroft.server.protocol.basics import Code
from undercroft.server.refusal import Refusal

KEPT: Final = 500  # answers to remember
WAITING: Final = 20  # matches that may wait for an answer
OF_A_NETWORK: Final = WAITING // 2  # of these, for one address
SLOW_WORKERS: Final = 2  # for chances and reviews
SLOW_NICENESS: Final = 15  # bots in running matches come first
# A job that does not stop in time is killed: after twice its processor time plus this many seconds, or after six times
# as long by the clock.
SLACK: Final = 2.0
LEAST: Final = 30.0
WORKERS: Final = 1  # for requests about tables
STARVED: Final = 6  # factor of wall-clock over processor time on a busy machine; then the worker is killed
NICENESS: Final = 5  # bots and the server itself come first
MEMORY: Final = 2 << 30  # bytes

Answer = TypeVar("Answer", bound=msgspec.Struct)  # has a field `is_done`

log: Final = logging.getLogger(__name__)


class WorkPool:
    """Runs jobs of `work_seconds` of processor time. Beyond a number of waiting jobs, further ones are refused."""

    def __init__(
        self,
        limits: Limits,
        metrics: Metrics,
        start: Callable[[], Awaitable[Worker]] | None = None,
        starting: float | None = None,
    ) -> None:
        self._seconds = limits.work_seconds
        self._metrics = metrics
        queue = FairQueue(WORKERS, limits.jobs_per_person, limits.jobs)
        self.pool: JobPool = JobPool(
            WORKERS, niceness=NICENESS, memory=MEMORY, queue=queue, start=start, starting=starting
        )

    async def do(self, asker: Asker, job: Job) -> bytes:
        """Returns the result of a job in JSON. Refuses as `busy`, as `too_long`, or with the job's own reason."""
        self._metrics.jobs.add(type(job).__name__.lower())
        try:
            return await self.pool.do(job, jobs.Limits(STARVED * self._seconds, self._seconds), asker)
        except Refusal:
            raise  # too many are waiting already
        except JobRefused as refused:
            raise Refusal(cast(Code, refused.code), refused.text) from None
        except JobTooLong:
            raise Refusal("too_long", f"this takes more than the limit of {self._seconds:g} seconds") from None
        except JobFailed as failure:
            self._metrics.errors.add()
            raise Refusal("unavailable", f"the job failed: {failure}") from None

    async def close(self) -> None:
        await self.pool.close()


def slow_pool(start: Callable[[], Awaitable[Worker]] | None = None, starting: float | None = None) -> JobPool:
    """Returns the pool for jobs of a minute that nobody waits for. Its workers end with their job."""
    return JobPool(
        SLOW_WORKERS, kept=0, niceness=SLOW_NICENESS, memory=MEMORY, is_quiet=True, start=start, starting=starting
    )


class ProgressiveAnswers(Generic[Answer]):
    """Computes answers one at a time, in jobs, `each` at most per person. Requesters take turns, and a network leaves
    room for others, because guests cost nothing. `keep` gets each complete answer.
    """

    def __init__(
        self,
        what: str,
        nothing: Answer,
        each: int,
        pool: JobPool,
        keep: Callable[[str, Answer], Awaitable[None]] | None = None,
    ) -> None:
        self._what = what
        self._nothing = nothing
        self._each = each
        self._pool = pool
        self._turns = FairQueue(1)
        self._keep_whole = keep
        self._known: dict[str, Answer] = {}
        self._whole: set[str] = set()  # known answers that are final
        self._working: dict[str, asyncio.Task[None]] = {}
        self._askers: dict[str, Asker] = {}  # requesters of the answers in progress
        self._read: msgspec.json.Decoder[Any] = msgspec.json.Decoder(type(nothing))

    def of(self, name: str, asker: Asker, make_job: Callable[[], ProgressiveJob], seconds: float) -> Answer:
        """Returns the answer so far and starts or continues work on it. The job stops after `seconds` of processor
        time. Refuses as busy if too many answers are in progress.
        """
        known = self._known.get(name, self._nothing)
        if name not in self._whole and name not in self._working:
            is_full = len(self._working) >= WAITING
            if is_full or self._count("person", asker) >= self._each or self._count("address", asker) >= OF_A_NETWORK:
                raise Refusal("busy", f"too many requests for {self._what} are in progress; try again later")
            working = asyncio.create_task(self._work_out(name, asker, make_job(), seconds))
            self._working[name] = working
            self._askers[name] = asker
            working.add_done_callback(lambda task: self._finish(name, task))
        return known

    def has(self, name: str) -> bool:
        """Returns whether an answer is in progress."""
        return name in self._working

    def drop(self, name: str) -> None:
        """Stops work on an answer that nobody waits for."""
        if working := self._working.get(name):
            working.cancel()
            self._finish(name, working)

    def _count(self, field: str, asker: Asker) -> int:
        """Returns how many answers in progress are for the same person or address."""
        same = getattr(asker, field)
        return sum(getattr(other, field) == same for other in self._askers.values())

    async def _work_out(self, name: str, asker: Asker, job: ProgressiveJob, seconds: float) -> None:
        failed = False
        cpu = SLACK * seconds + LEAST
        async with self._turns.turn(asker):
            try:
                async with contextlib.aclosing(self._pool.results(job, jobs.Limits(STARVED * cpu, cpu))) as results:
                    async for result in results:
                        self._keep(name, self._read.decode(result))
            except Exception as error:
                failed = True
                log.warning("%s: %s could not be computed: %s", name, self._what, error)
        whole = msgspec.structs.replace(self._known.get(name, self._nothing), is_done=True)
        self._keep(name, whole)
        self._whole.add(name)
        if self._keep_whole is not None and not failed:
            await self._keep_whole(name, whole)

    def _finish(self, name: str, task: asyncio.Task[None]) -> None:
        if self._working.get(name) is task:
            del self._working[name], self._askers[name]

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
