"""The server processes of a world, and what can happen to each: a crash, a power cut, a restart, a pause."""

from __future__ import annotations

import asyncio
import contextvars
from itertools import count
from pathlib import Path
from typing import Any, Final

from tests.simulation.database import DATABASES, Database
from tests.simulation.disk import Disk, SimulatedSqlite
from tests.simulation.loop import HERE, Process, inside
from tests.simulation.network import Host, Network
from tests.simulation.seam import EPOCH
from tests.simulation.workers import SimulatedWorker
from tests.simulation.world import World
from undercroft.kernel.errors import UndercroftError
from undercroft.server import system
from undercroft.server.app import Config, Parts, Server
from undercroft.server.limits import Limits
from undercroft.server.metrics import Metrics
from undercroft.server.store import Store
from undercroft.server.store.postgres import PostgresStore
from undercroft.server.web.address import Address
from undercroft.server.web.socket import Socket, Subscription
from undercroft.server.work.bots import BotPool, Faults
from undercroft.server.work.pools import WorkPool, slow_pool

KEY: Final = b"a key of simulated servers"
STOPPING: Final = 90.0  # seconds that a process has to stop
RESTART: Final = (0.2, 20.0)  # seconds until a process is started again
# All people may come from one address, and do more in a minute than people do.
MANY: Final = 1_000_000
LIMITS: Final = Limits(
    changes_at_once=MANY,
    joins_at_once=MANY,
    openings_at_once=MANY,
    messages_at_once=MANY,
    tables_per_hour=MANY,
    records_per_hour=MANY,
    sockets_per_address=1000,
    sockets_per_person=1000,
    tables_per_person=1000,
    open_per_person=1000,
    open_per_network=1000,
    sign_ins_per_minute=1000,
    lines_per_minute=1000,
    lines_per_address=1000,
    drops_per_socket=MANY,
)


class ClockAtStart:
    """The reading of the machine's clock when the current process started, in nanoseconds."""

    def __add__(self, passed: int) -> int:
        process = HERE.get()
        return EPOCH * 10**9 + passed + (round(process.skew * 1e9) if process is not None else 0)


def install() -> None:
    """Gives every process a clock of its own, and sets of sockets an order that is not that of memory addresses."""
    system._STARTED = ClockAtStart()  # type: ignore[misc,assignment]
    numbers = count()

    def number(self: Any) -> int:
        found: int = self.__dict__.setdefault("_number", next(numbers))
        return found

    for kind in (Socket, Subscription):
        setattr(kind, "__hash__", number)  # noqa: B010


class Node:
    """A machine that runs a server process, and starts it again when it has ended."""

    def __init__(self, world: World, network: Network, name: str, folder: Path, place: Disk | Database) -> None:
        self._world = world
        self._network = network
        self._folder = folder
        self._place = place
        self._starts = 0
        self.name = name
        self.skew = 0.0  # error of the machine's clock in seconds; a process reads it when it starts
        self.process: Process | None = None
        self.host: Host | None = None  # set while connections are accepted
        self.is_shared = isinstance(place, Database)  # others may serve meanwhile

    def start(self) -> None:
        self._starts += 1
        self.process = process = Process(f"{self.name}.{self._starts}", self.skew)
        inside(process).run(self._world.loop.create_task, self._run(process))

    async def _run(self, process: Process) -> None:
        config = Config(
            data=self._folder, address=Address("localhost", 80, "http://table"), pause=0.6, think=0.2, limits=LIMITS
        )
        server = Server(config, self._parts)
        try:
            await server.open()
        except UndercroftError as error:  # the database is down: a supervisor starts it again
            self._world.note("start failed", type(error).__name__)
            if isinstance(self._place, Disk):
                self._place.restart(power=False)
            self._again(process)
            return
        self._world.note("start", process.name)
        self.host = Host(process, server)
        self._world.notice(True)

    def _parts(self, config: Config, metrics: Metrics) -> Parts:
        async def start() -> SimulatedWorker:
            await asyncio.sleep(self._world.delay())
            return SimulatedWorker(self._world)

        return Parts(
            self._store(),
            [KEY],
            BotPool(1, 2.0, metrics, Faults(self._folder), start),
            WorkPool(config.limits, metrics, start),
            slow_pool(start),
        )

    def _store(self) -> Store:
        if isinstance(self._place, Disk):
            return SimulatedSqlite(self._world, self._folder, self._place)
        DATABASES["database"] = self._place
        return PostgresStore("database")

    def _again(self, process: Process) -> None:
        self._world.loop.kill(process)
        self._world.loop.call_later(self._world.luck.uniform(*RESTART), self.start, context=contextvars.Context())

    # -- what happens to it -------------------------------------------------------------------------

    @property
    def is_up(self) -> bool:
        return self.host is not None

    def kill(self, power: bool = False) -> None:
        """The process ends. With `power`, its whole machine does: peers are not told, and unsynced writes are lost."""
        process, self.host = self.process, None
        if process is None or not process.is_alive:
            return
        self._world.notice(self.is_shared)
        self._again(process)
        self._network.lost(process, is_silent=power)
        if isinstance(self._place, Disk):
            self._place.restart(power)
        else:
            self._place.walls.discard(process)
            self._place.lost(process, is_silent=power)

    def stop(self) -> None:
        """The operator restarts the process."""
        host, self.host = self.host, None
        if host is not None:
            self._network.lost(host.process, is_silent=False)
            inside(host.process).run(self._world.loop.create_task, self._close(host))

    async def _close(self, host: Host) -> None:
        try:
            async with asyncio.timeout(STOPPING):
                await host.server.close()
            self._world.note("stopped", host.process.name)
        except TimeoutError:  # a supervisor kills it
            self._world.note("stuck", host.process.name)
        self._world.loop.call_soon(self._ended, host.process, context=contextvars.Context())

    def _ended(self, process: Process) -> None:
        if process.is_alive:
            self._again(process)
            if isinstance(self._place, Database):
                self._place.lost(process, is_silent=False)

    def freeze(self, seconds: float) -> None:
        if self.process is not None:
            self.process.frozen_until = self._world.loop.time() + seconds

    def wall(self, database: Database, seconds: float) -> None:
        """The process cannot reach the database for a while."""
        process = self.process
        if process is None or process in database.walls:
            return
        database.walls.add(process)

        def lift() -> None:
            database.walls.discard(process)
            database.lost(process, is_silent=False)

        self._world.loop.call_later(seconds, lift, context=contextvars.Context())

    def numbers(self) -> dict[str, Any]:
        """Counts what the process holds in memory, for the check that it is bounded."""
        assert self.host is not None
        server, process = self.host.server, self.host.process
        return {
            "tables": len(server.tables._live),
            "watches": len(server.scheduler._watches),
            "reads": len(server.tables._stale),
            "quotas": server.new_tables.quota._coming.total(),
            "tasks": len(process.tasks),
        }
