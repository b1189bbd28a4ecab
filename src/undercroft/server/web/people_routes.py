"""The HTTP routes of profiles, the daily dungeon and puzzles."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from undercroft.daily import is_day
from undercroft.server.protocol.games import Solve
from undercroft.server.refusal import Refusal
from undercroft.server.store import Account
from undercroft.server.tables.table import Table
from undercroft.server.web import advice, pages
from undercroft.server.web.games import game_infos
from undercroft.server.web.requests import Requests, address_of, answer, before_of, number_of, player_of
from undercroft.server.web.services import Services


class PeopleRoutes:
    """The routes of people. `made` answers with a table that a person has just set up."""

    def __init__(
        self, requests: Requests, services: Services, made: Callable[[Request, Table, Account], Response]
    ) -> None:
        self._requests = requests
        self._tables = services.tables
        self._profiles = services.profiles
        self._dailies = services.dailies
        self._weeklies = services.weeklies
        self._made = made

    def routes(self) -> list[Route]:
        route, person = self._requests.route, self._requests.person_route
        return [
            person("/api/me/honours/{game}", self.my_honours, "GET", is_slow=True),
            person("/api/me/history", self.my_history, "GET", is_slow=True),
            person("/api/people/{id}", self.profile, "GET", is_slow=True),
            route("/api/puzzles", self.puzzles, "GET"),
            route("/api/puzzles/{game}/{number}", self.puzzle, "GET"),
            route("/api/puzzles/{game}/{number}", self.solve, "POST"),
            person("/api/daily", self.daily, "GET", is_slow=True),
            person("/api/daily/{game}", self.play_daily, "POST"),
            person("/api/daily/{game}/{day}", self.daily_board, "GET", is_slow=True),
        ]

    async def my_honours(self, request: Request, account: Account) -> Response:
        game = pages.known(request.path_params["game"])
        return answer(await self._profiles.honours(account.id, address_of(request), game.name))

    async def my_history(self, request: Request, account: Account) -> Response:
        game = request.query_params.get("game") or None
        counts, won = _flag(request, "counts"), _flag(request, "won")
        found = await self._profiles.history(account.id, address_of(request), game, counts, won, before_of(request))
        return answer(found)

    async def profile(self, request: Request, account: Account) -> Response:
        """Returns a profile; `me` stands for the requester's own."""
        id = request.path_params["id"]
        known = account if id in ("me", account.id) else await self._tables.store.person(id)
        if known is None:
            raise Refusal("unknown_person", f"there is no person {id!r}")
        names = [info.name for info in await asyncio.to_thread(game_infos)]
        return answer(await self._profiles.of(player_of(known), names, account.id, address_of(request)))

    async def puzzles(self, request: Request) -> Response:
        return answer(await asyncio.to_thread(advice.puzzle_counts))

    async def puzzle(self, request: Request) -> Response:
        game, number = request.path_params["game"], _whole(request.path_params["number"])
        return answer(await asyncio.to_thread(advice.puzzle, game, number))

    async def solve(self, request: Request) -> Response:
        asked = await self._requests.body(request, Solve)
        game, number = request.path_params["game"], _whole(request.path_params["number"])
        return answer(await asyncio.to_thread(advice.solved, game, number, asked.move))

    async def daily(self, request: Request, account: Account) -> Response:
        return answer(await self._dailies.today(account.id))

    async def daily_board(self, request: Request, account: Account) -> Response:
        day = request.path_params["day"]
        if not is_day(day):
            raise Refusal("bad_message", f"expected a day such as 2026-12-31, not {day!r}")
        among = await self._weeklies.people(account.id, request.query_params.get("among") or None)
        return answer(await self._dailies.board(account.id, day, request.path_params["game"], among))

    async def play_daily(self, request: Request, account: Account) -> Response:
        if account.owner is not None:
            raise Refusal("no_bots", "the daily dungeon is for people")
        self._tables.seen(account.id, address_of(request))
        id = await self._dailies.play(player_of(account), request.path_params["game"])
        table = await self._tables.look(id)
        return self._requests.with_cookie(request, self._made(request, table, account), account)


def _whole(text: str) -> int | None:
    return int(text) if text.isdecimal() and len(text) < 6 else None


def _flag(request: Request, name: str) -> bool | None:
    number = number_of(request, name)
    return None if number is None else bool(number)
