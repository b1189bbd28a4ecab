"""The HTTP routes of the weekly duplicate and its groups."""

from __future__ import annotations

from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from undercroft.daily import is_week
from undercroft.server.protocol.weekly import NewCircle
from undercroft.server.refusal import Refusal
from undercroft.server.store import Account
from undercroft.server.tables.table import Table
from undercroft.server.web.requests import Requests, address_of, answer, player_of
from undercroft.server.web.services import Services


class WeeklyRoutes:
    """The routes of the weekly duplicate. `made` answers with a table that a person has just set up."""

    def __init__(
        self, requests: Requests, services: Services, made: Callable[[Request, Table, Account], Response]
    ) -> None:
        self._requests = requests
        self._tables = services.tables
        self._weeklies = services.weeklies
        self._made = made

    def routes(self) -> list[Route]:
        person = self._requests.person_route
        return [
            person("/api/weekly", self.this_week, "GET", is_slow=True),
            person("/api/weekly/{game}/{number:int}", self.play, "POST"),
            person("/api/weekly/{game}/{week}", self.board, "GET", is_slow=True),
            person("/api/circles", self.found, "POST"),
            person("/api/circles/{id}", self.circle, "GET"),
            person("/api/circles/{id}", self.join, "POST"),
            person("/api/circles/{id}", self.leave, "DELETE"),
        ]

    async def this_week(self, request: Request, account: Account) -> Response:
        return answer(await self._weeklies.this_week(account.id))

    async def play(self, request: Request, account: Account) -> Response:
        if account.owner is not None:
            raise Refusal("no_bots", "the weekly duplicate is for people")
        self._tables.seen(account.id, address_of(request))
        game, number = request.path_params["game"], request.path_params["number"]
        table = await self._tables.look(await self._weeklies.play(player_of(account), game, number))
        return self._requests.with_cookie(request, self._made(request, table, account), account)

    async def board(self, request: Request, account: Account) -> Response:
        week, game = request.path_params["week"], request.path_params["game"]
        if not is_week(week):
            raise Refusal("bad_message", f"expected a week such as 2026-W47, not {week!r}")
        among = request.query_params.get("among") or None
        return answer(await self._weeklies.board(account.id, week, game, among))

    async def found(self, request: Request, account: Account) -> Response:
        asked = await self._requests.body(request, NewCircle)
        response = answer(await self._weeklies.found(account.id, asked.name), 201)
        return self._requests.with_cookie(request, response, account)

    async def circle(self, request: Request, account: Account) -> Response:
        return answer(await self._weeklies.circle(account.id, request.path_params["id"]))

    async def join(self, request: Request, account: Account) -> Response:
        response = answer(await self._weeklies.join(account.id, request.path_params["id"]))
        return self._requests.with_cookie(request, response, account)

    async def leave(self, request: Request, account: Account) -> Response:
        await self._weeklies.leave(account.id, request.path_params["id"])
        return await self.this_week(request, account)
