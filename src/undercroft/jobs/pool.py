"""The pool: runs jobs in workers, each with a time limit."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Generator, Iterable
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from itertools import islice
from typing import Any, Final, NamedTuple, NoReturn, Protocol

from undercroft.jobs.job import Job, JobFailed, JobRefused, JobTooLong, ProgressiveJob
from undercroft.jobs.messages import WITH_RESULT, Report
from undercroft.jobs.process import Usage, WorkerProcess

STARTING: Final = 30.0  # seconds that a worker has to start, beyond those of its first job
GRACE: Final = 2.0  # seconds for a withdrawn job to end by itself; starting a new worker costs as much
LOOK: Final = 0.5  # seconds between two checks of a worker's resource usage
OVER: Final = 1.0  # processor seconds beyond the limit after which a job is killed; it normally stops by itself

Result = bytes  # in JSON


class Limits(NamedTuple):
    """The limits of one job, including all processes that it starts: wall-clock seconds and processor seconds."""

    seconds: float | None = None
    cpu: float | None = None


UNLIMITED: Final = Limits()


class Worker(Protocol):
    """The interface of workers, which run one job at a time: a process, or its substitute in a browser."""

    @property
    def is_alive(self) -> bool: ...

    def usage(self) -> Usage:
        """Returns the total and current resource usage of the worker and everything it has started."""

    def begin(self, job: Job, cpu: float | None) -> None:
        """Gives the worker a job."""

    async def report(self) -> tuple[Report, Result]:
        """Returns the next report of the job with its result; all but the last are `part`. Raises WorkerLost."""

    async def kill(self) -> None:
        """Kills the worker and everything it has started."""


class Queue(Protocol):
    """The interface of queues, which decide the next of several waiting jobs."""

    def turn(self, asker: Any) -> AbstractAsyncContextManager[None]: ...


class FirstCome:
    """The default queue of a pool: first come, first served."""

    def __init__(self, places: int) -> None:
        self._places = asyncio.Semaphore(places)

    @contextlib.asynccontextmanager
    async def turn(self, asker: Any) -> AsyncIterator[None]:
        async with self._places:
            yield


class JobPool:
    """Runs jobs in up to `workers` processes, started on demand. `kept` of them wait for the next job (None: all).

    `memory` is the limit in bytes of each worker, with everything it starts; `niceness` lowers its priority. `queue`
    decides the order; the default is first come, first served. `start` starts something other than a process, with
    `starting` seconds to do so.
    """

    def __init__(
        self,
        workers: int,
        *,
        kept: int | None = None,
        niceness: int = 0,
        memory: int = 0,
        is_quiet: bool = False,
        queue: Queue | None = None,
        start: Callable[[], Awaitable[Worker]] | None = None,
        starting: float | None = None,
    ) -> None:
        self.cpu_seconds: float = 0.0  # processor time of all jobs so far
        self._kept = workers if kept is None else kept
        self._memory = memory
        self._queue = queue or FirstCome(workers)
        self._start = start or (lambda: WorkerProcess.start(niceness, memory, is_quiet))
        self._starting = STARTING if starting is None else starting
        self._idle: list[_Place] = []
        self._running: set[asyncio.Task[Result]] = set()

    @property
    def is_idle(self) -> bool:
        return not self._running

    async def do(self, job: Job, limits: Limits = UNLIMITED, asker: object = None) -> Result:
        """Returns the result of a job. Raises JobRefused or JobFailed. A cancelled job that has begun has a moment to
        end, and its result is dropped.
        """
        turn = AsyncExitStack()
        await turn.enter_async_context(self._queue.turn(asker))
        task = asyncio.create_task(self._done(job, limits, turn))
        self._running.add(task)
        task.add_done_callback(self._forget)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            asyncio.get_running_loop().call_later(GRACE, task.cancel)
            raise

    async def results(
        self, job: ProgressiveJob, limits: Limits = UNLIMITED, asker: object = None
    ) -> AsyncGenerator[Result]:
        """Yields the results of a job while it works. Closing the generator early ends the job. Raises as `do`."""
        async with self._queue.turn(asker):
            run = _Run(await self._place(), limits, self._memory, self._starting)
            try:
                run.place.worker.begin(job, limits.cpu)
                while (result := await run.result()) is not None:
                    yield result
            finally:
                await self._leave(run)

    async def close(self) -> None:
        """Ends all workers and their jobs."""
        running = list(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        idle, self._idle = self._idle, []
        for place in idle:
            await place.worker.kill()

    # -- internals ----------------------------------------------------------------------------------

    async def _done(self, job: Job, limits: Limits, turn: AsyncExitStack) -> Result:
        async with turn:
            run = _Run(await self._place(), limits, self._memory, self._starting)
            try:
                run.place.worker.begin(job, limits.cpu)
                result = await run.result()
            finally:
                await self._leave(run)
        assert result is not None  # only a progressive job ends without one
        return result

    def _forget(self, task: asyncio.Task[Result]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # marks the error of a cancelled job as retrieved

    async def _leave(self, run: _Run) -> None:
        """Keeps the worker of a finished job for the next one. Kills any other, whose next report could be mistaken."""
        place = run.place
        if not (run.is_over and len(self._idle) < self._kept):
            run.cpu = max(run.cpu, place.worker.usage().cpu - place.cpu)
            await place.worker.kill()
        else:
            self._idle.append(place)
        place.cpu += run.cpu
        self.cpu_seconds += run.cpu

    async def _place(self) -> _Place:
        """Returns an idle worker, or a new one. Skips workers that exited while idle."""
        while self._idle:
            place = self._idle.pop()
            if place.worker.is_alive:
                return place
            await place.worker.kill()  # it may have left processes behind
        return _Place(await self._start())


class _Place:
    """A worker, with its last reported usage."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self.is_new = True
        self.cpu = 0.0


class _Run:
    """One job in a worker, with its limits."""

    def __init__(self, place: _Place, limits: Limits, memory: int, starting: float) -> None:
        self.place = place
        self.is_over = False  # true if the worker has sent its last report
        self.cpu = 0.0  # as last reported by the worker
        self._loop = asyncio.get_running_loop()
        self._limits = limits
        self._memory = memory
        self._end = None
        if limits.seconds is not None:
            self._end = self._loop.time() + limits.seconds + (starting if place.is_new else 0.0)
        self._is_watched = memory > 0 or limits.cpu is not None
        self._cpu_before = place.worker.usage().cpu if self._is_watched else 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._reason = f"it takes more than {limits.seconds} seconds"

    async def result(self) -> Result | None:
        """Returns the next result; None when a progressive job has ended. Raises as `JobPool.do`."""
        try:
            async with asyncio.timeout_at(self._end) as deadline:
                self._look_later(deadline)
                report, result = await self.place.worker.report()
        except TimeoutError:
            raise JobTooLong(self._reason) from None
        finally:
            if self._timer is not None:
                self._timer.cancel()
        self.place.is_new = False
        self.cpu = report.cpu
        self.is_over = report.kind != "part"
        if report.kind in WITH_RESULT:
            return result
        return None if report.kind == "end" else _refuse(report)

    def _look_later(self, deadline: asyncio.Timeout) -> None:
        if self._is_watched:
            self._timer = self._loop.call_later(LOOK, self._look, deadline)

    def _look(self, deadline: asyncio.Timeout) -> None:
        used, cpu = self.place.worker.usage(), self._limits.cpu
        if cpu is not None and used.cpu - self._cpu_before > cpu + OVER:
            self._reason = f"it and its processes take more than {cpu} seconds of processor"
            deadline.reschedule(self._loop.time())
        elif self._memory and used.memory > self._memory:
            self._reason = f"it and its processes take more than {self._memory} bytes of memory"
            deadline.reschedule(self._loop.time())
        else:
            self._look_later(deadline)


def _refuse(report: Report) -> NoReturn:
    match report.kind:
        case "refused":
            raise JobRefused(report.code, report.text)
        case "too_long":
            raise JobTooLong(report.text)
    raise JobFailed(report.text)


AHEAD: Final = 3  # jobs that wait for each worker


def results_of(jobs: Iterable[Job], workers: int) -> Generator[Result]:
    """Yields the results of jobs in any order, for programs without an event loop. Closing it ends all workers."""
    ahead = iter(jobs)
    with asyncio.Runner() as runner:
        pool = JobPool(workers)
        running: set[asyncio.Task[Result]] = set()
        try:
            while True:
                further = list(islice(ahead, AHEAD * workers - len(running)))
                running |= {runner.get_loop().create_task(pool.do(job)) for job in further}
                if not running:
                    return
                done, running = runner.run(asyncio.wait(running, return_when=asyncio.FIRST_COMPLETED))
                for task in done:
                    yield task.result()
        finally:
            runner.run(pool.close())
