"""Where what takes long and has to happen in this process happens: tables are made from their entries, and moves taken
back. In threads beside the loop, everybody in turn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

from undercroft.server.limits import Limits
from undercroft.server.turns import Asker, Turns

THREADS: Final = 2  # so that one long match holds up no other; more would only slow the loop down

Given = ParamSpec("Given")
Made = TypeVar("Made")


class Lane:
    """The host of a table counts as the one who asks."""

    def __init__(self, limits: Limits) -> None:
        self._turns = Turns(THREADS, limits.loads_per_person)
        self._threads = ThreadPoolExecutor(THREADS, "lane")

    async def run(self, host: str, work: Callable[Given, Made], *args: Given.args, **named: Given.kwargs) -> Made:
        async with self._turns.turn(Asker(host)):
            return await asyncio.get_running_loop().run_in_executor(self._threads, lambda: work(*args, **named))

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
