"""The whole server, put together from its parts."""

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
from undercroft.server.address import Address
from undercroft.server.faults import Faults
from undercroft.server.forecasts import Forecasts
from undercroft.server.guard import Guard
from undercroft.server.hall import Hall
from undercroft.server.keeper import Keeper
from undercroft.server.limits import Limits
from undercroft.server.metrics import Metrics
from undercroft.server.people import People, read_secret
from undercroft.server.setup import Setup
from undercroft.server.site import Site
from undercroft.server.store import Store
from undercroft.server.store.sqlite import SqliteStore
from undercroft.server.thinkers import Thinkers


class Config(Struct, frozen=True, kw_only=True):
    """What an operator can set."""

    data: Path
    address: Address
    database: str | None = None  # postgresql://…; None: SQLite in the data folder
    workers: int = 1  # processes that think for bots
    budget: float = 5.0  # seconds a bot has for a move
    pause: float = 0.6  # seconds a bot waits before it moves, so that people can follow
    forecast: float = 60.0  # seconds of processor for the chances of a finished match
    limits: Limits = Limits()


class Server:
    """Open it, serve `app`, close it."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.metrics = Metrics()
        self.store = _store(config)
        self.hall = Hall(self.store, self.metrics)
        self.thinkers = Thinkers(config.workers, config.budget, self.metrics, Faults(config.data))
        self.keeper = Keeper(self.hall, self.thinkers, config.pause)
        people = People(self.store, read_secret(config.data))
        setup = Setup(self.hall, config.limits)
        self.forecasts = Forecasts(config.forecast)
        site = Site(self.hall, people, setup, self.forecasts, config.limits, self.metrics, config.address)
        self.app = Starlette(
            routes=site.routes(),
            middleware=[Middleware(Guard, origin=config.address.url), Middleware(GZipMiddleware, minimum_size=1024)],
        )
        self._keeping: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.store.open()
        await self._keep_cards()
        self._keeping = asyncio.create_task(self.keeper.run())

    async def _keep_cards(self) -> None:
        """Cards may be corrected one day; matches that were played with these can still be watched then."""
        for name in games():
            with contextlib.suppress(Exception):  # a stranger's package that is broken, a disk that is full
                game = find_game(name)
                if game.digest is not None:
                    files = {path.name: path.read_text("utf-8") for path in sorted(game.folder.glob("*.toml"))}
                    await self.store.keep_cards(game.digest, msgspec.json.encode(files).decode())

    async def close(self) -> None:
        if self._keeping is not None:
            self._keeping.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._keeping
        await self.keeper.close()
        await self.hall.close()
        await self.thinkers.close()
        await self.forecasts.close()
        await self.store.close()


def _store(config: Config) -> Store:
    if config.database is None:
        return SqliteStore(config.data)
    from undercroft.server.store.postgres import PostgresStore  # an extra of its own: `undercroft[postgres]`

    return PostgresStore(config.database)
