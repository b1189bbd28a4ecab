"""The server application, assembled from its parts."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware

from undercroft.jobs import JobPool
from undercroft.server.health import Health, LoopMonitor
from undercroft.server.limits import Limits
from undercroft.server.live.live_tables import LiveTables
from undercroft.server.live.new_tables import NewTables
from undercroft.server.live.scheduler import Scheduler
from undercroft.server.metrics import Metrics
from undercroft.server.notices.channels import Channels, Offer
from undercroft.server.notices.outbox import Outbox
from undercroft.server.people.absences import Absences
from undercroft.server.people.accounts import Accounts
from undercroft.server.people.bookkeeper import Bookkeeper
from undercroft.server.people.bot_accounts import BotAccounts
from undercroft.server.people.company import Company
from undercroft.server.people.dailies import Dailies
from undercroft.server.people.erasure import Erasure
from undercroft.server.people.keys import read_keys
from undercroft.server.people.profiles import Profiles
from undercroft.server.people.weeklies import Weeklies
from undercroft.server.store import Store, StoreFailure
from undercroft.server.tables import card_sets
from undercroft.server.web.address import Address
from undercroft.server.web.advice import Coach, Hints
from undercroft.server.web.middleware import RequestLimit, Security
from undercroft.server.web.routes import Routes
from undercroft.server.web.services import Services
from undercroft.server.work.bots import BotPool, Faults
from undercroft.server.work.forecasts import Forecasts
from undercroft.server.work.pools import WorkPool, slow_pool
from undercroft.server.work.workshop import Workshop


class Config(Struct, frozen=True, kw_only=True):
    """The settings of an operator."""

    data: Path
    address: Address
    database: str | None = None  # postgresql://…; None: SQLite in the data folder
    announce: Sequence[str] = ()  # nats://…, if a message system carries announcements between processes
    workers: int = 1  # worker processes for bots
    budget: float = 5.0  # seconds for a bot's move beyond the thinking time of its level
    think: float | None = None  # maximum thinking seconds per bot move, whatever the level
    pause: float = 0.6  # minimum seconds per bot move, so that people can follow
    forecast: float = 60.0  # processor seconds for the winning chances of a finished match
    is_small: bool = False  # in a browser: fast startup, and no monitoring
    metrics: str | None = None  # token for /metrics; None: disabled
    cards: Path | None = None  # folder of alternative card sets
    frame_origins: Sequence[str] = ()  # sites whose pages may show tables, replays and puzzles in frames
    notices: Offer = Offer()  # ways to tell people whose browser is closed
    limits: Limits = Limits()


class Parts(NamedTuple):
    """The platform-specific parts of a server: on a machine with files and processes, or in a browser."""

    store: Store
    keys: Sequence[bytes]
    bots: BotPool
    work: WorkPool
    slow: JobPool  # for jobs of a minute


class Server(Services):
    """A server and its services. Call `open`, serve `app`, then call `close`."""

    def __init__(self, config: Config, make_parts: Callable[[Config, Metrics], Parts] | None = None) -> None:
        self.config = config
        card_sets.offer(config.cards)
        self.address: Address = config.address
        self.limits: Limits = config.limits
        self.metrics_token: str | None = config.metrics
        self.metrics: Metrics = Metrics()
        self.loop_monitor: LoopMonitor = LoopMonitor(self.metrics, config.limits.late_seconds)
        parts = (make_parts or parts_of_machine)(config, self.metrics)
        self.store: Store = parts.store
        self.tables: LiveTables = LiveTables(self.store, self.metrics, config.limits)
        self.tables.on_done = self.loop_monitor.changed
        self.health: Health = Health(self.store, self.metrics)
        self.work: WorkPool = parts.work
        self._slow = parts.slow
        self.bots: BotPool = parts.bots
        watch = self.metrics.watch
        watch("undercroft_bot_cpu_seconds", "Processor time of bots.", lambda: self.bots.pool.cpu_seconds)
        watch("undercroft_work_cpu_seconds", "Processor time of long work.", lambda: self.work.pool.cpu_seconds)
        watch("undercroft_chart_cpu_seconds", "Processor time of chances and reviews.", lambda: self._slow.cpu_seconds)
        self.scheduler: Scheduler = Scheduler(self.tables, self.bots, config.pause, config.think)
        self.accounts: Accounts = Accounts(self.store, parts.keys, config.limits, self.metrics)
        self.bot_accounts: BotAccounts = BotAccounts(self.store, self.accounts.sessions, config.limits)
        self.new_tables: NewTables = NewTables(self.tables, self.work, config.limits)
        self.new_tables.is_overloaded = lambda: self.loop_monitor.is_overloaded
        charts = config.limits.charts_per_person
        self.forecasts: Forecasts = Forecasts(config.forecast, charts, parts.slow)
        self.coach: Coach = Coach(self.store, config.forecast, charts, parts.slow)
        self.hints: Hints = Hints(self.tables, self.bots, config.limits, config.think)
        self.workshop: Workshop = Workshop(config.forecast / 2, parts.slow)
        self.books: Bookkeeper = Bookkeeper(self.store, self.work, self.metrics)
        self.absences: Absences = Absences(self.tables)
        self.erasure: Erasure = Erasure(self.tables, self.books, self.accounts)
        self.profiles: Profiles = Profiles(self.books)
        self.dailies: Dailies = Dailies(self.store, self.books, self.new_tables, config.is_small)
        base = config.address.url or config.address.shared or config.address.local
        self.channels: Channels = Channels(self.store, config.notices, parts.keys, base)
        self.company: Company = Company(self.store, self.accounts, parts.keys)
        self.weeklies: Weeklies = Weeklies(self.store, self.books, self.new_tables, self.company)
        self.outbox: Outbox = Outbox(self.channels, self.tables, self.metrics)
        self.tables.has_outbox = bool(self.channels.offered)
        self.app: Starlette = Starlette(
            routes=Routes(self).routes(),
            middleware=[
                Middleware(RequestLimit, most=config.limits.requests_per_address, metrics=self.metrics),
                Middleware(Security, address=config.address, framing=config.frame_origins),
                Middleware(GZipMiddleware, minimum_size=1024),
            ],
        )
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.store.open()
        with contextlib.suppress(StoreFailure):  # tables can be viewed while the store cannot be written
            await self.tables.beat()
        further = [] if self.config.is_small else [self.health.run(), self.loop_monitor.run()]
        outbox = [self.outbox.run()] if self.channels.offered else []
        calls = [self.company.run()] if self.store.is_shared else []
        work = [self.scheduler.run(), self.books.run(), *calls, *outbox, *further]
        self._tasks = [asyncio.create_task(each) for each in work]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.loop_monitor.hand_back_garbage()
        for part in (
            self.scheduler,
            self.tables,
            self.bots,
            self.work,
            self.forecasts,
            self.coach,
            self.workshop,
            self._slow,
        ):
            await part.close()
        self.channels.outside.close()
        await self.store.close()


def parts_of_machine(config: Config, metrics: Metrics) -> Parts:
    return Parts(
        _store(config),
        read_keys(config.data),
        BotPool(config.workers, config.budget, metrics, Faults(config.data)),
        WorkPool(config.limits, metrics),
        slow_pool(),
    )


def _store(config: Config) -> Store:
    if config.database is None:
        from undercroft.server.store.sqlite import SqliteStore  # a browser lacks the threads it needs

        return SqliteStore(config.data)
    from undercroft.server.store.postgres import PostgresStore  # an optional extra: `undercroft[postgres]`

    return PostgresStore(config.database, announce=config.announce)
