"""Batching of concurrent work: one round trip and one disk sync for many pieces."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Generic, TypeVar

MAX_BATCH: Final = 500  # pieces of work in one batch

Piece = TypeVar("Piece")
Result = TypeVar("Result")


class Batches(Generic[Piece, Result]):
    """Collects pieces of work into batches, up to `lanes` at a time. `work` processes a batch and returns an outcome
    per piece. While it is busy, the next batch gathers.
    """

    def __init__(self, work: Callable[[list[Piece]], Awaitable[Sequence[Result | Exception]]], lanes: int = 1) -> None:
        self._work = work
        self._free_lanes = lanes
        self._waiting: list[tuple[Piece, asyncio.Future[Result]]] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def do(self, piece: Piece) -> Result:
        future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._waiting.append((piece, future))
        if self._free_lanes:
            # A separate task, which begins on the next loop iteration: work that is ready by then joins, and cancelling
            # one caller does not cancel the work of others.
            self._free_lanes -= 1
            task = asyncio.create_task(self._run())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return await future

    async def _run(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:MAX_BATCH], self._waiting[MAX_BATCH:]
                try:
                    outcomes = await self._work([piece for piece, _ in batch])
                except Exception as error:
                    outcomes = [error] * len(batch)
                except asyncio.CancelledError:
                    for _, future in batch:
                        future.cancel()
                    raise
                settle(batch, outcomes)
        finally:
            self._free_lanes += 1

    async def close(self) -> None:
        """Cancels running and waiting work."""
        for _, future in self._waiting:
            future.cancel()
        self._waiting.clear()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def settle(batch: Sequence[tuple[Piece, asyncio.Future[Result]]], outcomes: Sequence[Result | Exception]) -> None:
    """Passes the outcomes to the waiting callers."""
    for (_, future), outcome in zip(batch, outcomes, strict=True):
        if future.done():
            continue  # its caller was cancelled
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
