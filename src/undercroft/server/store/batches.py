"""Work that is done together with whatever else has come in: one round trip and one sync of the disk for many."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Generic, TypeVar

MOST: Final = 500  # pieces of work in one batch

Piece = TypeVar("Piece")
Result = TypeVar("Result")


class Batches(Generic[Piece, Result]):
    """`work` does a batch and says of each piece how it went; while it is busy, the next batch gathers.

    `lanes` batches are under way at a time.
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
            # A task of its own, which begins when the loop comes round: whatever else is ready joins in, and a caller
            # who is cancelled takes no other's work along.
            self._free_lanes -= 1
            task = asyncio.create_task(self._run())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return await future

    async def _run(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
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
        """What is under way or waits is cancelled."""
        for _, future in self._waiting:
            future.cancel()
        self._waiting.clear()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def settle(batch: Sequence[tuple[Piece, asyncio.Future[Result]]], outcomes: Sequence[Result | Exception]) -> None:
    """Wake those who wait for their pieces of work."""
    for (_, future), outcome in zip(batch, outcomes, strict=True):
        if future.done():
            continue  # who waited is gone
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
