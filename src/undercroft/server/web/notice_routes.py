"""The HTTP routes of messages to people whose browser is closed, and of their absences."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from undercroft.server.protocol.notices import ChannelSwitch, NewAbsence, NewChannel, QuietHours
from undercroft.server.refusal import Refusal
from undercroft.server.store import Account
from undercroft.server.web.requests import Requests, address_of, answer
from undercroft.server.web.services import Services

ACTS: Final = ("mute", "unmute", "confirm")


class NoticeRoutes:
    """The routes of channels and absences. Signed links work without a cookie, also for mail programs."""

    def __init__(self, requests: Requests, services: Services) -> None:
        self._requests = requests
        self._channels = services.channels
        self._absences = services.absences

    def routes(self) -> list[Route]:
        route, person = self._requests.route, self._requests.person_route
        return [
            person("/api/me/notices", self.mine, "GET"),
            person("/api/me/notices", self.set_quiet, "PUT"),
            person("/api/me/notices/channels", self.add, "POST"),
            person("/api/me/notices/channels/{id}", self.switch, "PUT"),
            person("/api/me/notices/channels/{id}", self.drop, "DELETE"),
            person("/api/me/absence", self.absence, "GET"),
            person("/api/me/absence", self.leave, "PUT"),
            route("/api/notices/{act}/{token}", self.follow, "POST"),
        ]

    async def mine(self, request: Request, account: Account) -> Response:
        return answer(await self._channels.of(account.id))

    async def set_quiet(self, request: Request, account: Account) -> Response:
        asked = await self._requests.body(request, QuietHours)
        await self._channels.set_quiet(account.id, asked.quiet)
        return await self.mine(request, account)

    async def add(self, request: Request, account: Account) -> Response:
        asked = await self._requests.body(request, NewChannel)
        await self._channels.add(account.id, address_of(request), asked)
        return self._requests.with_cookie(request, await self.mine(request, account), account)

    async def switch(self, request: Request, account: Account) -> Response:
        asked = await self._requests.body(request, ChannelSwitch)
        await self._channels.switch(account.id, request.path_params["id"], asked.is_on)
        return await self.mine(request, account)

    async def drop(self, request: Request, account: Account) -> Response:
        await self._channels.drop(account.id, request.path_params["id"])
        return await self.mine(request, account)

    async def absence(self, request: Request, account: Account) -> Response:
        return answer(await self._absences.of(account.id))

    async def leave(self, request: Request, account: Account) -> Response:
        asked = await self._requests.body(request, NewAbsence)
        return answer(await self._absences.leave(account.id, asked.days))

    async def follow(self, request: Request) -> Response:
        """Does what a signed link says. Mail programs post a form here (RFC 8058), whose content does not matter."""
        act = request.path_params["act"]
        if act not in ACTS:
            raise Refusal("bad_link", f"there is nothing at {request.url.path}")
        await self._channels.follow(act, request.path_params["token"])
        return answer({})
