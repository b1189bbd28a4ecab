"""HTTP: who one is, lists of tables, replays, records, and the door to the socket."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from undercroft.bots import LEVELS
from undercroft.games import find_game, games
from undercroft.kernel.options import Options
from undercroft.server import looks
from undercroft.server import protocol as p
from undercroft.server.address import Address
from undercroft.server.hall import Hall, now_ms
from undercroft.server.limits import Buckets, Counts, Limits
from undercroft.server.metrics import Metrics
from undercroft.server.pages import Pages
from undercroft.server.people import COOKIE, COOKIE_SECONDS, People, me_of
from undercroft.server.refusal import Refusal
from undercroft.server.setup import Setup
from undercroft.server.socket import GARBAGE, TOO_MUCH, Socket
from undercroft.server.store import Account, StoreFailure

PAGE: Final = 50  # tables in one answer
SIGNED_OUT: Final = 4401
STATUS: Final[dict[p.Code, int]] = {
    "unknown_table": 404,
    "unknown_game": 404,
    "not_your_seat": 403,
    "not_invited": 403,
    "forbidden_origin": 403,
    "bad_login": 403,
    "login_taken": 409,
    "wrong_phase": 409,
    "not_over": 409,
    "too_big": 413,
    "too_fast": 429,
    "too_many_tables": 429,
    "unavailable": 503,
    "busy": 503,
}  # 422 for all others

Body = TypeVar("Body")
log = logging.getLogger(__name__)


class Site:
    """The routes, and what they need."""

    def __init__(
        self, hall: Hall, people: People, setup: Setup, limits: Limits, metrics: Metrics, address: Address
    ) -> None:
        self._hall = hall
        self._people = people
        self._setup = setup
        self._limits = limits
        self._metrics = metrics
        self._address = address
        self._changes = Buckets(limits.changes_per_second, limits.changes_at_once)
        self._sign_ins = Buckets(limits.sign_ins_per_minute / 60, limits.sign_ins_per_minute)
        self._addresses = Counts(limits.sockets_per_address)
        self._persons = Counts(limits.sockets_per_person)
        self._sockets = 0
        metrics.watch("undercroft_sockets", "Open sockets.", lambda: self._sockets)

    def routes(self) -> list[BaseRoute]:
        return [
            self._route("/api/games", self.games, "GET"),
            self._route("/api/me", self.me, "GET"),
            self._route("/api/me", self.rename, "PUT"),
            self._route("/api/me/tables", self.my_tables, "GET"),
            self._route("/api/account", self.sign_up, "POST"),
            self._route("/api/account", self.change_password, "PUT"),
            self._route("/api/session", self.sign_in, "POST"),
            self._route("/api/session", self.sign_out, "DELETE"),
            self._route("/api/tables", self.create, "POST"),
            self._route("/api/tables", self.public_tables, "GET"),
            self._route("/api/tables/{id}", self.table, "GET"),
            self._route("/api/tables/{id}/replay", self.replay, "GET"),
            self._route("/api/tables/{id}/record", self.record, "GET"),
            self._route("/api/records", self.bring, "POST"),
            self._route("/healthz", self.health, "GET"),
            self._route("/readyz", self.ready, "GET"),
            self._route("/metrics", self.numbers, "GET"),
            WebSocketRoute("/socket", self.socket),
            Mount("/api", app=self._handled(self.nothing)),
            Mount("/", app=Pages()),
        ]

    # -- who one is ---------------------------------------------------------------------------------

    async def me(self, request: Request) -> Response:
        account = await self._account(request)
        return self._answer_as(request, account)

    async def rename(self, request: Request) -> Response:
        asked = await self._body(request, p.Rename)
        return self._answer_as(request, await self._people.rename(await self._account(request), asked, now_ms()))

    async def sign_up(self, request: Request) -> Response:
        self._limit_sign_ins(request)
        asked = await self._body(request, p.Credentials)
        return self._answer_as(request, await self._people.sign_up(await self._account(request), asked, now_ms()))

    async def change_password(self, request: Request) -> Response:
        self._limit_sign_ins(request)
        asked = await self._body(request, p.NewPassword)
        return self._answer_as(request, await self._people.change_password(await self._account(request), asked))

    async def sign_in(self, request: Request) -> Response:
        self._limit_sign_ins(request)
        return self._answer_as(request, await self._people.sign_in(await self._body(request, p.Credentials)))

    async def sign_out(self, request: Request) -> Response:
        return self._answer_as(request, self._people.stranger(_language(request)))

    # -- tables -------------------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        return _json([info for info in map(_game_info, games()) if info is not None])

    async def create(self, request: Request) -> Response:
        account = await self._account(request)
        table = await self._setup.create(_player(account), await self._body(request, p.NewTable))
        summary = looks.summary_for(looks.summary_of(table), account.id, self._invite(request, table.id))
        return self._with_cookie(request, _json(summary, 201), account)

    async def table(self, request: Request) -> Response:
        id = request.path_params["id"]
        found = await self._hall.store.summary(id)
        if found is None:
            raise Refusal("unknown_table", f"there is no table {id!r}")
        return _json(self._summary(request, found, await self._account(request)))

    async def public_tables(self, request: Request) -> Response:
        phase = request.query_params.get("phase", "open")
        if phase not in ("open", "playing", "over"):
            raise Refusal("bad_message", "phase is one of open, playing, over")
        game = request.query_params.get("game")
        found = await self._hall.store.public_tables(phase, game, _before(request), PAGE)
        return self._list(request, found, await self._account(request))

    async def my_tables(self, request: Request) -> Response:
        account = await self._account(request)
        return self._list(request, await self._hall.store.tables_of(account.id, _before(request), PAGE), account)

    async def replay(self, request: Request) -> Response:
        account = await self._account(request)
        table = await self._hall.look(request.path_params["id"])
        seat = _number(request, "seat")
        if table.match is None:
            raise Refusal("wrong_phase", "the match has not started")
        if seat is not None and not 0 <= seat < len(table.chairs):
            raise Refusal("not_your_seat", f"there is no seat {seat}: seats are 0 to {len(table.chairs) - 1}")
        own = table.seats_of(account.id)
        if table.phase != "over":
            if seat is not None and seat not in own:
                raise Refusal("not_your_seat", "until the match is over one sees it from one's own seat")
            if seat is None and not own and not table.settings.spectators:
                raise Refusal("not_invited", "this table is not open to spectators")
        seats = looks.seats_of(table, set(), now_ms())
        record = table.match.private_record()
        shown = table.match.record.data() if table.phase == "over" else None
        moments = await asyncio.to_thread(looks.moments_of, record, seat)
        return _json(p.Replay(table.id, seats, seat, moments, shown))

    async def record(self, request: Request) -> Response:
        table = await self._hall.look(request.path_params["id"])
        if table.match is None or table.phase != "over":
            raise Refusal("not_over", "the record is open to everybody when the match is over")
        name = f"{table.settings.game}-{table.id}.json"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(table.match.record.dumps(), media_type="application/json", headers=headers)

    async def bring(self, request: Request) -> Response:
        account = await self._account(request)
        text = await self._bytes(request, self._limits.record_bytes)
        table, is_fair = await self._setup.bring(_player(account), text)
        return self._with_cookie(request, _json(p.Imported(table.id, is_fair), 201), account)

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
            account = await self._people.known(web.cookies.get(COOKIE), _language(web))
        except StoreFailure:
            return await web.close(1013, "the store does not answer; try again")
        if web.query_params.get("protocol") != str(p.PROTOCOL):
            return await web.close(GARBAGE, f"this server speaks protocol {p.PROTOCOL}; load the page anew")
        if account is None:
            return await web.close(SIGNED_OUT, "no valid cookie; ask GET /api/me for one")
        address = _address(web)
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

    # -- requests and answers -----------------------------------------------------------------------

    def _route(self, path: str, handler: Callable[[Request], Awaitable[Response]], method: str) -> Route:
        return Route(path, self._answering(handler), methods=[method])

    def _answering(self, handler: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
        """Refusals become answers with a code, whatever else goes wrong a 503 that is logged."""

        async def answer(request: Request) -> Response:
            try:
                if request.method not in ("GET", "HEAD") and not self._changes.take(_address(request)):
                    raise Refusal("too_fast", "too many requests from this address; slow down")
                return await handler(request)
            except Refusal as refusal:
                return self._failure(refusal)
            except StoreFailure as failure:
                log.warning("the store does not answer: %s", failure)
                return self._failure(Refusal("unavailable", "the store does not answer; try again"))
            except Exception:
                log.exception("%s %s failed", request.method, request.url.path)
                self._metrics.errors.add()
                return self._failure(Refusal("unavailable", "the server failed at this"))

        return answer

    def _handled(self, handler: Callable[[Request], Awaitable[Response]]) -> Any:
        return Route("/{rest:path}", self._answering(handler), methods=["GET", "POST", "PUT", "DELETE"])

    def _failure(self, refusal: Refusal) -> Response:
        self._metrics.refusals.add(refusal.code)
        response = _json(p.Failure(refusal.code, refusal.text, refusal.reason), STATUS.get(refusal.code, 422))
        if response.status_code in (429, 503):
            response.headers["Retry-After"] = "5"
        return response

    async def _account(self, connection: HTTPConnection) -> Account:
        language = _language(connection)
        found = await self._people.known(connection.cookies.get(COOKIE), language)
        return found or self._people.stranger(language)

    def _answer_as(self, request: Request, account: Account) -> Response:
        response = _json(me_of(account))
        response.headers["Cache-Control"] = "no-store"
        return self._with_cookie(request, response, account)

    def _with_cookie(self, request: Request, response: Response, account: Account) -> Response:
        response.set_cookie(
            COOKIE,
            self._people.cookie(account),
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=self._address.base(request).startswith("https:"),
        )
        return response

    async def _body(self, request: Request, kind: type[Body]) -> Body:
        if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
            raise Refusal("bad_message", "send JSON, with Content-Type: application/json")
        try:
            return msgspec.json.decode(await self._bytes(request, self._limits.body_bytes), type=kind)
        except (msgspec.DecodeError, RecursionError) as error:
            raise Refusal("bad_message", str(error)) from None

    async def _bytes(self, request: Request, most: int) -> bytes:
        body = b""
        async for chunk in request.stream():
            body += chunk
            if len(body) > most:
                raise Refusal("too_big", f"at most {most} bytes are taken here")
        return body

    def _limit_sign_ins(self, request: Request) -> None:
        if not self._sign_ins.take(_address(request)):
            raise Refusal("too_fast", "too many tries from this address; wait a minute")

    def _list(self, request: Request, found: list[str], account: Account) -> Response:
        tables = [self._summary(request, summary, account) for summary in found]
        return _json(p.Tables(tables, tables[-1].updated if len(tables) == PAGE else None))

    def _summary(self, request: Request, found: str, account: Account) -> p.Summary:
        summary = msgspec.json.decode(found, type=p.Summary)
        return looks.summary_for(summary, account.id, self._invite(request, summary.id))

    def _invite(self, request: Request, id: str) -> str:
        return f"{self._address.base(request)}/table/{id}"


def _json(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status_code=status, media_type="application/json")


def _player(account: Account) -> p.Player:
    return p.Player(account.id, account.name, account.avatar)


def _address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def _language(connection: HTTPConnection) -> str:
    return connection.headers.get("accept-language", "en")[:2].lower()


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


def _game_info(name: str) -> p.GameInfo | None:
    try:
        game = find_game(name)
    except Exception:  # a stranger's package that is broken must not take ours with it
        log.exception("the game %s cannot be loaded and is left out", name)
        return None
    return p.GameInfo(
        name=game.name,
        rules=game.version,
        least_seats=game.seats[0],
        most_seats=game.seats[-1],
        is_simultaneous=game.is_simultaneous,
        has_secrets=game.has_secrets,
        options=_schema(game.options),
        levels=list(LEVELS),
    )


def _schema(kind: type[Options]) -> dict[str, Any]:
    """The JSON Schema of a struct, itself at the top and what it refers to beside it."""
    (_,), parts = msgspec.json.schema_components([kind])
    return {**parts.pop(kind.__name__), "$defs": parts}
