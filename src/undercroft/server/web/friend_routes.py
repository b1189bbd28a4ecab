"""The HTTP routes of friends, invitations, blocks and mutes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from undercroft.server.protocol.friends import BondChange, Invite, NewFriend
from undercroft.server.protocol.tables import Summary
from undercroft.server.refusal import Refusal
from undercroft.server.store import Account
from undercroft.server.web.requests import Requests, answer, player_of
from undercroft.server.web.services import Services


class FriendRoutes:
    """The routes of a person's company. `look_away` applies new blocks and mutes to open sockets."""

    def __init__(self, requests: Requests, services: Services, look_away: Callable[[str], Awaitable[None]]) -> None:
        self._requests = requests
        self._company = services.company
        self._store = services.store
        self._address = services.address
        self._look_away = look_away

    def routes(self) -> list[Route]:
        person = self._requests.person_route
        return [
            person("/api/friends", self.mine, "GET"),
            person("/api/friends", self.add, "POST"),
            person("/api/friends/links/{token}", self.behind, "GET"),
            person("/api/friends/{id}", self.change, "PUT"),
            person("/api/friends/{id}/invite", self.invite, "POST"),
        ]

    async def mine(self, request: Request, account: Account) -> Response:
        return answer(await self._company.of(account.id, self._address.base(request)))

    async def behind(self, request: Request, account: Account) -> Response:
        return answer(await self._company.behind(request.path_params["token"]))

    async def add(self, request: Request, account: Account) -> Response:
        await self._company.add(account, await self._requests.body(request, NewFriend))
        return self._requests.with_cookie(request, await self.mine(request, account), account)

    async def change(self, request: Request, account: Account) -> Response:
        asked = await self._requests.body(request, BondChange)
        await self._company.change(account.id, request.path_params["id"], asked)
        await self._look_away(account.id)
        return await self.mine(request, account)

    async def invite(self, request: Request, account: Account) -> Response:
        asked = await self._requests.body(request, Invite)
        found = await self._store.summary(asked.table)
        if found is None:
            raise Refusal("unknown_table", f"there is no table {asked.table!r}")
        summary = msgspec.json.decode(found, type=Summary)
        await self._company.invite(player_of(account), request.path_params["id"], summary)
        return answer({})
