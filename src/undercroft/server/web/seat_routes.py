"""The HTTP routes of players without a socket: the state of a table, and the requests of the socket one by one."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from undercroft.server.limits import Buckets
from undercroft.server.live.chat import ChatWriter
from undercroft.server.protocol import messages
from undercroft.server.refusal import Refusal
from undercroft.server.store import Account
from undercroft.server.web.requester import Requester
from undercroft.server.web.requests import Requests, address_of, answer, number_of
from undercroft.server.web.services import Services

MOST_WATCHERS: Final = "too many tables are read from this address; wait a moment"


class Watcher:
    """Follows a table for one request, until there is a state newer than `since`."""

    def __init__(self, person: str, address: str, base: str, is_spectator: bool) -> None:
        self.person = person
        self.seat: int | None = None
        self.is_spectator = is_spectator
        self.sent: int = 0
        self.heard: int = 0
        self.base = base
        self.address = address
        self.hidden: frozenset[str] = frozenset()  # a program reads everything
        self.state: bytes | None = None
        self.version: int = 0
        self.is_shut_out: bool = False
        self._news = asyncio.Event()

    def show(self, state: bytes, version: int, heard: int) -> None:
        self.state, self.version = state, version
        self._news.set()

    def shut_out(self) -> None:
        self.is_shut_out = True
        self._news.set()

    async def newer(self, since: int) -> None:
        """Waits for a state newer than a version."""
        while not self.is_shut_out and (self.state is None or self.version <= since):
            self._news.clear()
            await self._news.wait()


class SeatRoutes:
    """The routes that follow and change a table. People may use them too; programs need no socket with them."""

    def __init__(self, requests: Requests, services: Services, chat: ChatWriter, joins: Buckets) -> None:
        self._requests = requests
        self._services = services
        self._tables = services.tables
        self._chat = chat
        self._joins = joins

    def routes(self) -> list[Route]:
        person = self._requests.person_route
        return [person("/api/requests", self.do, "POST"), person("/api/tables/{id}/state", self.state, "GET")]

    async def do(self, request: Request, account: Account) -> Response:
        """Carries out a request of the socket; the answer is its `done`, or a refusal."""
        asked: messages.ClientMsg = await self._requests.body(request, messages.ClientMsg)  # type: ignore[arg-type]
        self._services.metrics.requests.add(type(asked).__name__.lower())
        done = await self._requester(request, account).do(asked)
        return self._requests.with_cookie(request, answer(done), account)

    async def state(self, request: Request, account: Account) -> Response:
        """Returns the state of a table, newer than `version` if it becomes so within `wait` seconds."""
        address, id = address_of(request), request.path_params["id"]
        if not self._joins.take(address):
            raise Refusal("too_fast", MOST_WATCHERS)
        seat, since = number_of(request, "seat"), number_of(request, "version") or 0
        is_spectator = bool(number_of(request, "spectate"))
        wait = min(float(number_of(request, "wait") or 0), self._services.limits.wait_seconds)
        requester = self._requester(request, account)
        watcher = Watcher(account.id, address, self._services.address.base(request), is_spectator)
        try:
            version = await self._tables.join(
                id, watcher, since, 0, lambda table: requester.seat_at(table, seat, is_spectator)
            )
            await requester.take_back_seats(id, version)
            with suppress(TimeoutError):
                await asyncio.wait_for(watcher.newer(since), wait)
        finally:
            await self._tables.leave(id, watcher)
        if watcher.is_shut_out or watcher.state is None:
            raise Refusal("not_invited", "the table is not open to spectators any more")
        response = Response(watcher.state, media_type="application/json")
        response.headers["Cache-Control"] = "no-store"
        return self._requests.with_cookie(request, response, account)

    def _requester(self, request: Request, account: Account) -> Requester:
        return Requester(account, address_of(request), self._services, self._chat)
