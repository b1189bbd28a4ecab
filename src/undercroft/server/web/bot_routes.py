"""The HTTP routes of bot accounts: their owners make, list and end them."""

from __future__ import annotations

from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from undercroft.server.protocol.people import NewBot
from undercroft.server.store import Account
from undercroft.server.system import now_ms
from undercroft.server.web.requests import Requests, answer
from undercroft.server.web.services import Services


class BotRoutes:
    """The routes of bot accounts. `check_sockets` closes a person's sockets whose token is no longer valid."""

    def __init__(self, requests: Requests, services: Services, check_sockets: Callable[[str], None]) -> None:
        self._requests = requests
        self._bots = services.bot_accounts
        self._check_sockets = check_sockets

    def routes(self) -> list[Route]:
        person = self._requests.person_route
        return [
            person("/api/bots", self.bots, "GET"),
            person("/api/bots", self.make, "POST"),
            person("/api/bots/{id}/token", self.renew, "POST"),
            person("/api/bots/{id}", self.end, "DELETE"),
        ]

    async def bots(self, request: Request, account: Account) -> Response:
        return answer(await self._bots.of(account.id))

    async def make(self, request: Request, account: Account) -> Response:
        self._requests.limit_sign_ins(request)
        made = await self._bots.make(account, await self._requests.body(request, NewBot), now_ms())
        return unstored(answer(made, 201))

    async def renew(self, request: Request, account: Account) -> Response:
        id = request.path_params["id"]
        made = await self._bots.renew(account.id, id, now_ms())
        self._check_sockets(id)
        return unstored(answer(made, 201))

    async def end(self, request: Request, account: Account) -> Response:
        id = request.path_params["id"]
        await self._bots.end(account.id, id, now_ms())
        self._check_sockets(id)
        return await self.bots(request, account)


def unstored(response: Response) -> Response:
    """Keeps a token out of caches."""
    response.headers["Cache-Control"] = "no-store"
    return response
