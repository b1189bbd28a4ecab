"""The HTTP routes of the workshop. Clients ask again until the answer is done."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from undercroft.server.fair_queue import Asker
from undercroft.server.protocol.workshop import Try
from undercroft.server.refusal import Refusal
from undercroft.server.store import Account
from undercroft.server.web import pages
from undercroft.server.web.requests import Requests, address_of, answer
from undercroft.server.web.services import Services


class WorkshopRoutes:
    def __init__(self, requests: Requests, services: Services) -> None:
        self._requests = requests
        self._workshop = services.workshop

    def routes(self) -> list[Route]:
        person = self._requests.person_route
        return [
            person("/api/workshop/{game}", self.compare, "POST"),
            person("/api/workshop/{game}/even", self.even, "POST"),
        ]

    async def compare(self, request: Request, account: Account) -> Response:
        """Compares figures with the printed ones."""
        game, asked = await self._asked(request)
        found = self._workshop.of(game, asked, Asker(account.id, address_of(request)))
        return self._requests.with_cookie(request, answer(found), account)

    async def even(self, request: Request, account: Account) -> Response:
        """Searches small changes that let all heroes, characters or dogs win equally often."""
        game, asked = await self._asked(request)
        found = self._workshop.even(game, asked, Asker(account.id, address_of(request)))
        return self._requests.with_cookie(request, answer(found), account)

    async def _asked(self, request: Request) -> tuple[str, Try]:
        game = pages.known(request.path_params["game"])
        asked = await self._requests.body(request, Try)
        if asked.seats not in game.seats:
            raise Refusal("bad_option", f"{game.name} has {game.seats[0]} to {game.seats[-1]} seats, not {asked.seats}")
        return game.name, asked
