"""An event loop in virtual time. Several server processes share it: every callback belongs to the process in whose
context it was scheduled, so a process can be killed or frozen between any two of its callbacks.
"""

from __future__ import annotations

import asyncio
import contextvars
import heapq
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeVar
from weakref import WeakKeyDictionary

Result = TypeVar("Result")
MOST_AT_ONCE: Final = 200_000  # callbacks without any time passing
GENERATOR: Final = "asynchronous generator is already running"
CLOSINGS: Final = 20  # attempts to end a coroutine that keeps waiting


class Hang(AssertionError):
    """Nothing will ever happen again, or too much happens at once."""


class Process:
    """A process of the simulated machines. `skew` is the error of its machine's clock when it started, in seconds."""

    def __init__(self, name: str, skew: float = 0.0) -> None:
        self.name = name
        self.skew = skew
        self.is_alive = True
        self.frozen_until = 0.0
        self.backlog: list[asyncio.Handle] = []
        self.tasks: dict[asyncio.Task[Any], None] = {}


HERE: contextvars.ContextVar[Process | None] = contextvars.ContextVar("process", default=None)


class Timer(asyncio.TimerHandle):
    """A timer. Timers of the same time keep their order."""

    number = 0

    def __lt__(self, other: object) -> bool:
        assert isinstance(other, Timer)
        return (self._when, self.number) < (other._when, other.number)  # type: ignore[attr-defined]


class VirtualLoop(asyncio.BaseEventLoop):
    """Runs callbacks in the order of virtual time, and jumps over the time between them."""

    def __init__(self, luck: random.Random) -> None:
        super().__init__()
        self._now = 0.0
        self._luck = luck
        self._at_once = 0
        self._timers = 0
        self._ends: WeakKeyDictionary[Any, float] = WeakKeyDictionary()  # when the threads of each executor are free
        self._owners: WeakKeyDictionary[Any, Process] = WeakKeyDictionary()  # of tasks
        self.steps = 0
        self.errors: list[str] = []
        self.set_exception_handler(self._note)
        self.set_task_factory(self._make_task)

    def time(self) -> float:
        return self._now

    def call_at(self, when: float, callback: Any, *args: Any, context: Any = None) -> asyncio.TimerHandle:  # type: ignore[override]
        timer = Timer(when, callback, args, self, context)
        self._timers += 1
        timer.number = self._timers
        heapq.heappush(self._scheduled, timer)  # type: ignore[attr-defined]
        timer._scheduled = True  # type: ignore[attr-defined]
        return timer

    def _note(self, _: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        process = self._owners.get(context.get("task") or context.get("future"), HERE.get())
        is_artefact = GENERATOR in str(context.get("exception"))  # of one that a killed process was running
        if not is_artefact and (process is None or process.is_alive):
            self.errors.append(f"{context['message']}: {context.get('exception')!r}")

    def _make_task(self, loop: asyncio.AbstractEventLoop, coro: Any, **more: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.Task(coro, loop=loop, **more)
        process = HERE.get()
        if process is not None:
            process.tasks[task] = None
            self._owners[task] = process
            task.add_done_callback(lambda done: process.tasks.pop(done, None))
        return task

    # -- what the base class asks of a loop ---------------------------------------------------------

    def _process_events(self, event_list: Any) -> None:
        """Does nothing: there are no files."""

    def _write_to_self(self) -> None:
        """Does nothing: there are no other threads."""

    def _run_once(self) -> None:
        ready, scheduled = self._ready, self._scheduled  # type: ignore[attr-defined]
        if not ready and not self._stopping:  # type: ignore[attr-defined]
            while scheduled and scheduled[0]._cancelled:
                heapq.heappop(scheduled)._scheduled = False
            if not scheduled:
                raise Hang("everything waits for something that will never happen")
            if scheduled[0]._when > self._now:
                self._now, self._at_once = scheduled[0]._when, 0
            while scheduled and scheduled[0]._when <= self._now:
                handle = heapq.heappop(scheduled)
                handle._scheduled = False
                if not handle._cancelled:
                    ready.append(handle)
        for _ in range(len(ready)):
            handle = ready.popleft()
            if not handle._cancelled:
                self._run(handle)
        self._at_once += 1
        if self._at_once > MOST_AT_ONCE:
            raise Hang("callbacks follow each other without any time passing")

    def _run(self, handle: asyncio.Handle) -> None:
        process = handle._context.get(HERE)  # type: ignore[attr-defined]
        if process is not None:
            if not process.is_alive:
                return
            if process.frozen_until > self._now:
                if not process.backlog:
                    self.call_at(process.frozen_until, self._thaw, process, context=contextvars.Context())
                process.backlog.append(handle)
                return
        self.steps += 1
        handle._run()

    def _thaw(self, process: Process) -> None:
        backlog, process.backlog = process.backlog, []
        self._ready.extend(backlog)  # type: ignore[attr-defined]

    # -- threads ------------------------------------------------------------------------------------

    def run_in_executor(  # type: ignore[override]
        self, executor: Any, func: Callable[..., Result], *args: Any
    ) -> asyncio.Future[Result]:
        """Runs the function at some later time. An executor with one thread keeps the order. Like a thread, a function
        that has begun when its caller is cancelled runs to its end.
        """
        future: asyncio.Future[Result] = self.create_future()
        has_begun = self._luck.random() < 0.5

        def work() -> None:
            if future.cancelled() and not has_begun:
                return
            try:
                result = func(*args)
            except BaseException as error:
                if not future.done():
                    future.set_exception(error)
                elif not future.cancelled():
                    raise
                return
            if not future.done():
                future.set_result(result)

        at = self._now + self._luck.expovariate(1 / 0.0005)
        if getattr(executor, "_max_workers", 0) == 1:
            at = self._ends[executor] = max(at, self._ends.get(executor, 0.0))
        self.call_at(at, work)
        return future

    async def shutdown_default_executor(self) -> None:
        """Does nothing: there are no threads."""

    # -- processes ----------------------------------------------------------------------------------

    def kill(self, process: Process) -> None:
        """Ends a process between two callbacks. Nothing of it runs any more."""
        process.is_alive = False
        process.backlog.clear()
        while process.tasks:  # what ends may start something
            task, _ = process.tasks.popitem()
            _end(task, inside(process))

    def end(self) -> None:
        """Ends everything that is left."""
        for task in asyncio.all_tasks(self):
            _end(task, contextvars.Context())
        self.close()


def _end(task: asyncio.Task[Any], context: contextvars.Context) -> None:
    """Closes the coroutine of a task, which may try to wait for something else."""
    task._log_destroy_pending = False  # type: ignore[attr-defined]
    coro: Any = task.get_coro()
    for _ in range(CLOSINGS):
        with suppress(BaseException):
            context.run(coro.close)
            break


def inside(process: Process) -> contextvars.Context:
    """Returns a new context whose callbacks belong to a process."""
    context = contextvars.Context()
    context.run(HERE.set, process)
    return context
