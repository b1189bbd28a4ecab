"""Workers of the job pool: they run bots and replays in this process, at another time. They die, hang and babble."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from tests.simulation.seam import MACHINE
from tests.simulation.world import World
from undercroft.jobs import Job, WorkerLost
from undercroft.jobs.messages import Report, order_line, read_report, reports
from undercroft.jobs.process import Usage

GARBAGE: Final = b'{"move":"nonsense"}'


class SimulatedWorker:
    """A worker process."""

    is_alive = True

    def __init__(self, world: World) -> None:
        self._world = world
        self._reports: list[tuple[float, bytes]] = []

    def usage(self) -> Usage:
        return Usage()

    def begin(self, job: Job, cpu: float | None) -> None:
        self._reports = []
        with MACHINE.working():
            for report in reports(order_line(job, cpu), lambda _: contextlib.nullcontext()):
                self._reports.append((MACHINE.worked, report))
                MACHINE.worked = 0.0

    async def report(self) -> tuple[Report, bytes]:
        world = self._world
        seconds, report = self._reports.pop(0)
        await asyncio.sleep(seconds + world.delay() / 2)
        if world.fails("child"):
            fate = world.luck.random()
            if fate < 0.2:
                await asyncio.Event().wait()  # until it is killed
            if fate < 0.4:
                return Report("result"), GARBAGE
            raise WorkerLost("it was killed")
        return read_report(report)

    async def kill(self) -> None:
        """Does nothing: it has ended."""
