"""HTTP: who one is, lists of tables, replays, records, and the door to the socket."""

from __future__ import annotations

import asyncio
import logging
from functools import cache
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, WebSocketRoute
from starlette.websockets import WebSocket

from undercroft.bots import levels_of
from undercroft.games import find_game, games
from undercroft.kernel.errors import BadRecord
from undercroft.kernel.options import Options
from undercroft.kernel.texts import LANGUAGES, Texts
from undercroft.server import looks, shelf
from undercroft.server import protocol as p
from undercroft.server.address import Address
from undercroft.server.desk import Desk, address_of, answer, language_of
from undercroft.server.forecasts import Forecasts
from undercroft.server.hall import Hall, now_ms
from undercroft.server.honours import Honours
from undercroft.server.limits import Counts, Limits
from undercroft.server.metrics import Metrics
from undercroft.server.pages import Pages
from undercroft.server.people import COOKIE, People
from undercroft.server.refusal import Refusal
from undercroft.server.setup import Setup
from undercroft.server.socket import GARBAGE, SIGNED_OUT, TOO_MUCH, Socket
from undercroft.server.store import Account, StoreFailure
from undercroft.server.table import Table

PAGE: Final = 50  # tables in one answer
log = logging.getLogger(__name__)


class Site:
    """The routes, and what they need."""

    def __init__(
        self,
        hall: Hall,
        people: People,
        setup: Setup,
        forecasts: Forecasts,
        limits: Limits,
        metrics: Metrics,
        address: Address,
    ) -> None:
        self._hall = hall
        self._people = people
        self._setup = setup
        self._forecasts = forecasts
        self._limits = limits
        self._metrics = metrics
        self._address = address
        self._honours = Honours(hall.store)
        self._desk = Desk(people, limits, metrics, address)
        self._addresses = Counts(limits.sockets_per_address)
        self._persons = Counts(limits.sockets_per_person)
        self._sockets = 0
        metrics.watch("undercroft_sockets", "Open sockets.", lambda: self._sockets)

    def routes(self) -> list[BaseRoute]:
        route = self._desk.route
        return [
            route("/api/games", self.games, "GET"),
            route("/api/games/{game}/texts/{language}", self.texts, "GET"),
            route("/api/games/{game}/figures", self.figures, "GET"),
            route("/api/games/{game}/faces", self.faces, "GET"),
            route("/api/me", self.me, "GET"),
            route("/api/me", self.rename, "PUT"),
            route("/api/me/tables", self.my_tables, "GET"),
            route("/api/me/honours/{game}", self.my_honours, "GET"),
            route("/api/account", self.sign_up, "POST"),
            route("/api/account", self.change_password, "PUT"),
            route("/api/session", self.sign_in, "POST"),
            route("/api/session", self.sign_out, "DELETE"),
            route("/api/tables", self.create, "POST"),
            route("/api/tables", self.public_tables, "GET"),
            route("/api/tables/{id}", self.table, "GET"),
            route("/api/tables/{id}/replay", self.replay, "GET"),
            route("/api/tables/{id}/record", self.record, "GET"),
            route("/api/tables/{id}/chances", self.chances, "GET"),
            route("/api/tables/{id}/branch", self.branch, "POST"),
            route("/api/records", self.bring, "POST"),
            route("/healthz", self.health, "GET"),
            route("/readyz", self.ready, "GET"),
            route("/metrics", self.numbers, "GET"),
            WebSocketRoute("/socket", self.socket),
            Mount("/api", routes=[route("/{rest:path}", self.nothing, "GET", "POST", "PUT", "DELETE")]),
            Mount("/", app=Pages()),
        ]

    # -- who one is ---------------------------------------------------------------------------------

    async def me(self, request: Request) -> Response:
        return self._desk.answer_as(request, await self._desk.account(request))

    async def rename(self, request: Request) -> Response:
        asked = await self._desk.body(request, p.Rename)
        account = await self._desk.account(request)
        return self._desk.answer_as(request, await self._people.rename(account, asked, now_ms()))

    async def sign_up(self, request: Request) -> Response:
        self._desk.limit_sign_ins(request)
        asked = await self._desk.body(request, p.Credentials)
        account = await self._desk.account(request)
        return self._desk.answer_as(request, await self._people.sign_up(account, asked, now_ms()))

    async def change_password(self, request: Request) -> Response:
        self._desk.limit_sign_ins(request)
        asked = await self._desk.body(request, p.NewPassword)
        account = await self._desk.account(request)
        return self._desk.answer_as(request, await self._people.change_password(account, asked))

    async def sign_in(self, request: Request) -> Response:
        self._desk.limit_sign_ins(request)
        asked = await self._desk.body(request, p.Credentials)
        return self._desk.answer_as(request, await self._people.sign_in(asked))

    async def sign_out(self, request: Request) -> Response:
        return self._desk.answer_as(request, self._people.stranger(language_of(request)))

    # -- games --------------------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        infos = await asyncio.to_thread(_game_infos)  # the first time it takes a second to read all rules and texts
        return answer(infos)

    async def texts(self, request: Request) -> Response:
        rules = _number(request, "rules")
        return shelf.texts(request.path_params["game"], request.path_params["language"], rules).answer(request)

    async def figures(self, request: Request) -> Response:
        return shelf.figures(request.path_params["game"]).answer(request)

    async def faces(self, request: Request) -> Response:
        return shelf.faces(request.path_params["game"]).answer(request)

    # -- tables -------------------------------------------------------------------------------------

    async def create(self, request: Request) -> Response:
        account = await self._desk.account(request)
        table = await self._setup.create(_player(account), await self._desk.body(request, p.NewTable))
        return self._desk.with_cookie(request, self._made(request, table, account), account)

    async def table(self, request: Request) -> Response:
        id = request.path_params["id"]
        found = await self._hall.store.summary(id)
        if found is None:
            raise Refusal("unknown_table", f"there is no table {id!r}")
        return answer(self._summary(request, found, await self._desk.account(request)))

    async def public_tables(self, request: Request) -> Response:
        phase = request.query_params.get("phase", "open")
        if phase not in ("open", "playing", "over"):
            raise Refusal("bad_message", "phase is one of open, playing, over")
        game = request.query_params.get("game")
        found = await self._hall.store.public_tables(phase, game, _before(request), PAGE)
        return self._list(request, found, await self._desk.account(request))

    async def my_tables(self, request: Request) -> Response:
        account = await self._desk.account(request)
        return self._list(request, await self._hall.store.tables_of(account.id, _before(request), PAGE), account)

    async def my_honours(self, request: Request) -> Response:
        self._desk.limit_replays(request)
        account = await self._desk.account(request)
        game = shelf.known(request.path_params["game"])
        return answer(p.Honours(await self._honours.of(account.id, game.name)))

    async def replay(self, request: Request) -> Response:
        self._desk.limit_replays(request)
        account = await self._desk.account(request)
        table = await self._hall.look(request.path_params["id"])
        seat = _number(request, "seat")
        if table.match is None:
            raise Refusal("wrong_phase", "the match has not started")
        if seat is not None and not 0 <= seat < len(table.chairs):
            raise Refusal("not_your_seat", f"there is no seat {seat}: seats are 0 to {len(table.chairs) - 1}")
        if not table.is_played_out:
            if seat is not None and seat not in table.seats_of(account.id):
                raise Refusal("not_your_seat", "until the match is over one sees it from one's own seat")
            if not table.lets_in(account.id):
                raise Refusal("not_invited", "this table is not open to spectators")
        seats = looks.seats_of(table, set(), now_ms())
        try:
            moments = await asyncio.to_thread(looks.moments_of, table, seat)
            shown = looks.record_of(table, len(table.earlier)).data() if table.is_played_out else None
        except BadRecord as error:
            raise Refusal("not_kept", f"nobody can tell this match any more: {error}") from None
        return answer(p.Replay(table.id, seats, seat, moments, shown, looks.honours_of(table)))

    async def record(self, request: Request) -> Response:
        table = await self._finished(request)
        part = _number(request, "part")
        part = len(table.earlier) if part is None else part
        if part >= len(table.parts):
            raise Refusal("bad_message", f"the match has {len(table.parts)} records, not a number {part}")
        record = await asyncio.to_thread(looks.record_of, table, part)
        name = f"{table.settings.game}-{table.id}{f'-{part}' if table.earlier else ''}.json"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(record.dumps(), media_type="application/json", headers=headers)

    async def chances(self, request: Request) -> Response:
        return answer(self._forecasts.of(await self._finished(request)))

    async def _finished(self, request: Request) -> Table:
        table = await self._hall.look(request.path_params["id"])
        if not table.is_played_out:
            raise Refusal("not_over", "this is open to everybody when the match is over")
        return table

    async def branch(self, request: Request) -> Response:
        account = await self._desk.account(request)
        asked = await self._desk.body(request, p.Branch)
        table = await self._setup.branch(_player(account), request.path_params["id"], asked)
        return self._desk.with_cookie(request, self._made(request, table, account), account)

    async def bring(self, request: Request) -> Response:
        account = await self._desk.account(request)
        text = await self._desk.bytes(request, self._limits.record_bytes)
        table, is_fair = await self._setup.bring(_player(account), text)
        return self._desk.with_cookie(request, answer(p.Imported(table.id, is_fair), 201), account)

    async def nothing(self, request: Request) -> Response:
        raise Refusal("unknown_table", f"there is nothing at {request.url.path}")

    # -- for the operator ---------------------------------------------------------------------------

    async def health(self, request: Request) -> Response:
        return Response("alive\n", media_type="text/plain")

    async def ready(self, request: Request) -> Response:
        await self._hall.store.read("SELECT 1")
        return Response("ready\n", media_type="text/plain")

    async def numbers(self, request: Request) -> Response:
        return Response(self._metrics.text(), media_type="text/plain; version=0.0.4")

    # -- the socket ---------------------------------------------------------------------------------

    async def socket(self, web: WebSocket) -> None:
        await web.accept()
        try:
            account = await self._people.known(web.cookies.get(COOKIE), language_of(web))
        except StoreFailure:
            return await web.close(1013, "the store does not answer; try again")
        if web.query_params.get("protocol") != str(p.PROTOCOL):
            return await web.close(GARBAGE, f"this server speaks protocol {p.PROTOCOL}; load the page anew")
        if account is None:
            return await web.close(SIGNED_OUT, "no valid cookie; ask GET /api/me for one")
        address = address_of(web)
        if not self._addresses.enter(address):
            return await web.close(TOO_MUCH, "too many sockets from this address")
        try:
            if not self._persons.enter(account.id):
                return await web.close(TOO_MUCH, "too many sockets of this person")
            try:
                self._sockets += 1
                base = self._address.base(web)
                await Socket(web, account, base, self._hall, self._setup, self._limits, self._metrics).run()
            finally:
                self._sockets -= 1
                self._persons.leave(account.id)
        finally:
            self._addresses.leave(address)

    # -- lists --------------------------------------------------------------------------------------

    def _list(self, request: Request, found: list[str], account: Account) -> Response:
        tables = [self._summary(request, summary, account) for summary in found]
        return answer(p.Tables(tables, tables[-1].updated if len(tables) == PAGE else None))

    def _made(self, request: Request, table: Table, account: Account) -> Response:
        """A table that was just set up."""
        return answer(looks.summary_for(looks.summary_of(table), account.id, self._invite(request, table.id)), 201)

    def _summary(self, request: Request, found: str, account: Account) -> p.Summary:
        summary = msgspec.json.decode(found, type=p.Summary)
        return looks.summary_for(summary, account.id, self._invite(request, summary.id))

    def _invite(self, request: Request, id: str) -> str:
        return f"{self._address.base(request)}/table/{id}"


def _player(account: Account) -> p.Player:
    return p.Player(account.id, account.name, account.avatar)


def _number(request: Request, name: str) -> int | None:
    text = request.query_params.get(name)
    if text is None or text == "":
        return None
    if not text.isdecimal() or len(text) > 15:
        raise Refusal("bad_message", f"{name} is a number, not {text!r}")
    return int(text)


def _before(request: Request) -> int:
    before = _number(request, "before")
    return before if before is not None else 1 << 60


def _game_infos() -> list[p.GameInfo]:
    return [info for info in map(_game_info, games()) if info is not None]


@cache
def _game_info(name: str) -> p.GameInfo | None:
    try:
        game = find_game(name)
        titles = {language: Texts.of(game, language)(f"{name}-title") for language in LANGUAGES}
    except Exception:  # a stranger's package that is broken must not take ours with it
        log.exception("the game %s cannot be loaded and is left out", name)
        return None
    return p.GameInfo(
        name=game.name,
        titles=titles,
        rules=game.version,
        least_seats=game.seats[0],
        most_seats=game.seats[-1],
        is_simultaneous=game.is_simultaneous,
        has_secrets=game.has_secrets,
        options=_schema(game.options),
        levels=list(levels_of(name)),
    )


def _schema(kind: type[Options]) -> dict[str, Any]:
    """The JSON Schema of a struct, itself at the top and what it refers to beside it."""
    (_,), parts = msgspec.json.schema_components([kind])
    return {**parts.pop(kind.__name__), "$defs": parts}
