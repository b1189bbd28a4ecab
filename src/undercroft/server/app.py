"""The server, put together from its parts."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import msgspec
from msgspec import Struct
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware

from undercroft.games import find_game, games
from undercroft.server.bots.faults import Faults
from undercroft.server.bots.forecasts import Forecasts
from undercroft.server.bots.pool import BotPool
from undercroft.server.limits import Limits
from undercroft.server.live.live_tables import LiveTables
from undercroft.server.live.new_tables import NewTables
from undercroft.server.live.scheduler import Scheduler
from undercroft.server.metrics import Metrics
from undercroft.server.people.accounts import Accounts, read_secret
from undercroft.server.store import Store, StoreFailure
from undercroft.server.store.sqlite import SqliteStore
from undercroft.server.web.address import Address
from undercroft.server.web.hints import Hints
from undercroft.server.web.routes import Routes
from undercroft.server.web.security import Security


class Config(Struct, frozen=True, kw_only=True):
    """What an operator can set."""

    data: Path
    address: Address
    database: str | None = None  # postgresql://…; None: SQLite in the data folder
    workers: int = 1  # processes that think for bots
    budget: float = 5.0  # seconds a bot has for a move beyond those that its level thinks
    think: float | None = None  # the most seconds a bot thinks about a move, whatever its level
    pause: float = 0.6  # seconds a bot takes at least for a move, so that people can follow
    forecast: float = 60.0  # seconds of processor for the chances of a finished match
    limits: Limits = Limits()


class Server:
    """Open it, serve `app`, close it."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.metrics = Metrics()
        self.store = _store(config)
        self.tables = LiveTables(self.store, self.metrics)
        self.bots = BotPool(config.workers, config.budget, self.metrics, Faults(config.data))
        self.scheduler = Scheduler(self.tables, self.bots, config.pause, config.think)
        accounts = Accounts(self.store, read_secret(config.data))
        new_tables = NewTables(self.tables, config.limits)
        self.forecasts = Forecasts(config.forecast)
        hints = Hints(self.tables, self.bots, config.limits, config.think)
        routes = Routes(
            *(self.tables, accounts, new_tables, self.forecasts, hints, config.limits, self.metrics, config.address)
        )
        self.app = Starlette(
            routes=routes.routes(),
            middleware=[Middleware(Security, origin=config.address.url), Middleware(GZipMiddleware, minimum_size=1024)],
        )
        self._scheduling: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.store.open()
        await self._keep_cards()
        with contextlib.suppress(StoreFailure):  # it can be looked at while nothing can be written
            await self.tables.beat()
        self._scheduling = asyncio.create_task(self.scheduler.run())

    async def _keep_cards(self) -> None:
        """Cards may be corrected one day; matches that were played with these can still be watched then."""
        for name in games():
            with contextlib.suppress(Exception):  # a package of others that is broken, a disk that is full
                game = find_game(name)
                if game.digest is not None:
                    files = {path.name: path.read_text("utf-8") for path in sorted(game.folder.glob("*.toml"))}
                    await self.store.keep_cards(game.digest, msgspec.json.encode(files).decode())

    async def close(self) -> None:
        if self._scheduling is not None:
            self._scheduling.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._scheduling
        await self.scheduler.close()
        await self.tables.close()
        await self.bots.close()
        await self.forecasts.close()
        await self.store.close()


def _store(config: Config) -> Store:
    if config.database is None:
        return SqliteStore(config.data)
    from undercroft.server.store.postgres import PostgresStore  # an extra of its own: `undercroft[postgres]`

    return PostgresStore(config.database)
