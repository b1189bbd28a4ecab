"""The server, put together from its parts."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import Struct
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware

from undercroft.games import find_game, games
from undercroft.server.bots.faults import Faults
from undercroft.server.bots.forecasts import Forecasts
from undercroft.server.bots.pool import BotPool
from undercroft.server.bots.unfolding import Lines, lines_of_process
from undercroft.server.health import Health
from undercroft.server.limits import Limits
from undercroft.server.live.live_tables import LiveTables
from undercroft.server.live.new_tables import NewTables
from undercroft.server.live.scheduler import Scheduler
from undercroft.server.metrics import Metrics
from undercroft.server.people.accounts import Accounts
from undercroft.server.people.bookkeeper import Bookkeeper
from undercroft.server.people.dailies import Dailies
from undercroft.server.people.keys import read_keys
from undercroft.server.people.profiles import Profiles
from undercroft.server.pulse import Pulse
from undercroft.server.store import Store, StoreFailure
from undercroft.server.tables import boxes
from undercroft.server.web.address import Address
from undercroft.server.web.coach import Coach
from undercroft.server.web.crowd import Crowd
from undercroft.server.web.hints import Hints
from undercroft.server.web.routes import Routes
from undercroft.server.web.security import Security
from undercroft.server.work.office import Office


class Config(Struct, frozen=True, kw_only=True):
    """What an operator can set."""

    data: Path
    address: Address
    database: str | None = None  # postgresql://…; None: SQLite in the data folder
    announce: Sequence[str] = ()  # nats://…, where a message system carries announcements between processes
    workers: int = 1  # processes that think for bots
    budget: float = 5.0  # seconds a bot has for a move beyond those that its level thinks
    think: float | None = None  # the most seconds a bot thinks about a move, whatever its level
    pause: float = 0.6  # seconds a bot takes at least for a move, so that people can follow
    forecast: float = 60.0  # seconds of processor for the chances of a finished match
    is_small: bool = False  # in a browser: it is there at once, and nobody asks how it fares
    metrics: str | None = None  # the token that opens /metrics; None: it is closed
    cards: Path | None = None  # a folder of other cards that tables can be played with
    limits: Limits = Limits()


class Parts(NamedTuple):
    """What a server is made of where it runs: on a machine with files and processes, or in a browser."""

    store: Store
    keys: Sequence[bytes]
    bots: BotPool
    office: Office
    lines: Lines  # of tasks that take a minute


class Server:
    """Open it, serve `app`, close it."""

    def __init__(self, config: Config, make_parts: Callable[[Config, Metrics], Parts] | None = None) -> None:
        self.config = config
        boxes.offer(config.cards)
        self.metrics = Metrics()
        self.pulse = Pulse(self.metrics, config.limits.late_seconds)
        parts = (make_parts or parts_of_machine)(config, self.metrics)
        self.store = parts.store
        self.tables = LiveTables(self.store, self.metrics, config.limits)
        self.tables.on_done = self.pulse.changed
        self.health = Health(self.store, self.metrics)
        self.office = parts.office
        self.bots = parts.bots
        self.scheduler = Scheduler(self.tables, self.bots, config.pause, config.think)
        self.accounts = Accounts(self.store, parts.keys, config.limits, self.metrics)
        new_tables = NewTables(self.tables, self.office, config.limits)
        new_tables.is_overloaded = lambda: self.pulse.is_overloaded
        charts = config.limits.charts_per_person
        self.forecasts = Forecasts(config.forecast, charts, parts.lines)
        self.coach = Coach(self.store, config.forecast, charts, parts.lines)
        hints = Hints(self.tables, self.bots, config.limits, config.think)
        self.books = Bookkeeper(self.store, self.office, self.metrics)
        profiles, dailies = Profiles(self.books), Dailies(self.store, self.books, new_tables, config.is_small)
        routes = Routes(
            *(
                self.tables,
                self.accounts,
                new_tables,
                self.office,
                self.forecasts,
                hints,
                profiles,
                dailies,
                self.coach,
            ),
            *(self.health, config.limits, self.metrics, config.metrics, config.address),
        )
        self.app = Starlette(
            routes=routes.routes(),
            middleware=[
                Middleware(Crowd, most=config.limits.requests_per_address, metrics=self.metrics),
                Middleware(Security, origin=config.address.url),
                Middleware(GZipMiddleware, minimum_size=1024),
            ],
        )
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.store.open()
        if not self.config.is_small:
            await self._keep_cards()
        with contextlib.suppress(StoreFailure):  # it can be looked at while nothing can be written
            await self.tables.beat()
        further = [self._keep_cards()] if self.config.is_small else [self.health.run(), self.pulse.run()]
        work = [self.scheduler.run(), self.books.run(), *further]
        self._tasks = [asyncio.create_task(each) for each in work]

    async def _keep_cards(self) -> None:
        """Cards may be corrected one day; matches that were played with these can still be watched then."""
        for name in games():
            with contextlib.suppress(Exception):  # a package of others that is broken, a disk that is full
                game = find_game(name)
                if game.digest is not None:
                    files = {path.name: path.read_text("utf-8") for path in sorted(game.folder.glob("*.toml"))}
                    await self.store.keep_cards(game.digest, msgspec.json.encode(files).decode())
        for digest, files in boxes.files_of():
            with contextlib.suppress(Exception):
                await self.store.keep_cards(digest, msgspec.json.encode(files).decode())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.pulse.hand_back_garbage()
        await self.scheduler.close()
        await self.tables.close()
        await self.bots.close()
        await self.office.close()
        await self.forecasts.close()
        await self.coach.close()
        await self.store.close()


def parts_of_machine(config: Config, metrics: Metrics) -> Parts:
    return Parts(
        _store(config),
        read_keys(config.data),
        BotPool(config.workers, config.budget, metrics, Faults(config.data)),
        Office(config.limits, metrics),
        lines_of_process,
    )


def _store(config: Config) -> Store:
    if config.database is None:
        from undercroft.server.store.sqlite import SqliteStore  # a browser has no threads for it

        return SqliteStore(config.data)
    from undercroft.server.store.postgres import PostgresStore  # an extra of its own: `undercroft[postgres]`

    return PostgresStore(config.database, announce=config.announce)
