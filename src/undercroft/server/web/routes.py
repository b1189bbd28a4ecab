"""The HTTP routes: people, games, tables, replays, records; and the way into a socket."""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, WebSocketRoute
from starlette.websockets import WebSocket

from undercroft.server.bots.forecasts import Forecasts
from undercroft.server.health import Health
from undercroft.server.limits import Limits
from undercroft.server.live.live_tables import LiveTables
from undercroft.server.live.new_tables import NewTables
from undercroft.server.live.reading import read_stored
from undercroft.server.live.talk import Talk
from undercroft.server.metrics import Metrics
from undercroft.server.now import now_ms
from undercroft.server.people.accounts import COOKIE, Accounts, Device
from undercroft.server.people.dailies import Dailies
from undercroft.server.people.profiles import Profiles
from undercroft.server.protocol import PROTOCOL
from undercroft.server.protocol.accounts import Credentials, NewPassword, Rename
from undercroft.server.protocol.advice import Hint
from undercroft.server.protocol.settings import NewTable
from undercroft.server.protocol.tables import Branch, Summary, Tables
from undercroft.server.rates import Buckets, Counts
from undercroft.server.refusal import Refusal
from undercroft.server.store import Account, StoreFailure
from undercroft.server.tables import replays
from undercroft.server.tables.boxes import is_open
from undercroft.server.tables.summaries import summary_for, summary_of
from undercroft.server.tables.table import Table
from undercroft.server.tables.views import is_sealed_daily
from undercroft.server.turns import Asker
from undercroft.server.web import game_files
from undercroft.server.web.address import Address
from undercroft.server.web.coach import Coach
from undercroft.server.web.door import WORDS
from undercroft.server.web.games import game_infos
from undercroft.server.web.hints import Hints
from undercroft.server.web.pages import Pages
from undercroft.server.web.people_routes import PeopleRoutes
from undercroft.server.web.previews import Previews
from undercroft.server.web.requests import (
    Requests,
    address_of,
    answer,
    before_of,
    device_of,
    language_of,
    number_of,
    player_of,
)
from undercroft.server.web.socket import GARBAGE, SIGNED_OUT, TOO_MUCH, Socket
from undercroft.server.work.jobs import ShowDice, ShowReplay
from undercroft.server.work.office import Office

Asked = TypeVar("Asked")
NOT_READY: Final = {"Content-Type": "text/plain", "Retry-After": "5"}
PAGE: Final = 50  # tables in one answer
log = logging.getLogger(__name__)


class Routes:
    """The routes, and what they need."""

    def __init__(
        self,
        tables: LiveTables,
        accounts: Accounts,
        new_tables: NewTables,
        office: Office,
        forecasts: Forecasts,
        hints: Hints,
        profiles: Profiles,
        dailies: Dailies,
        coach: Coach,
        health: Health,
        limits: Limits,
        metrics: Metrics,
        metrics_token: str | None,
        address: Address,
    ) -> None:
        self._tables = tables
        self._accounts = accounts
        self._new_tables = new_tables
        self._office = office
        self._forecasts = forecasts
        self._hints = hints
        self._coach = coach
        self._limits = limits
        self._health = health
        self._metrics = metrics
        self._metrics_token = metrics_token
        self._address = address
        self._previews = Previews(tables.store, address)
        self._talk = Talk(tables, limits)
        self._openings = Buckets(limits.openings_per_second, limits.openings_at_once)
        self._joins = Buckets(limits.joins_per_second, limits.joins_at_once)
        self._profiles = profiles
        self._dailies = dailies
        self._requests = Requests(accounts, limits, metrics, address)
        self._addresses = Counts(limits.sockets_per_address)
        self._persons = Counts(limits.sockets_per_person)
        self._sockets = 0
        self._open: dict[str, set[Socket]] = {}  # sockets by person
        metrics.watch("undercroft_sockets", "Open sockets.", lambda: self._sockets)

    def routes(self) -> list[BaseRoute]:
        route = self._requests.route
        return [
            route("/api/games", self.games, "GET"),
            route("/api/games/{game}/texts/{language}", self.texts, "GET"),
            route("/api/games/{game}/figures", self.figures, "GET"),
            route("/api/games/{game}/faces", self.faces, "GET"),
            route("/api/me", self.me, "GET"),
            route("/api/me", self.rename, "PUT"),
            route("/api/me/tables", self.my_tables, "GET"),
            *PeopleRoutes(self._requests, self._tables, self._profiles, self._dailies, self._made).routes(),
            route("/api/account", self.sign_up, "POST"),
            route("/api/account", self.change_password, "PUT"),
            route("/api/session", self.sign_in, "POST"),
            route("/api/session", self.sign_out, "DELETE"),
            route("/api/sessions", self.my_sessions, "GET"),
            route("/api/sessions", self.end_sessions, "DELETE"),
            route("/api/sessions/{id}", self.end_session, "DELETE"),
            route("/api/tables", self.create, "POST"),
            route("/api/tables", self.public_tables, "GET"),
            route("/api/tables/{id}", self.table, "GET"),
            route("/api/tables/{id}/replay", self.replay, "GET"),
            route("/api/tables/{id}/record", self.record, "GET"),
            route("/api/tables/{id}/dice", self.dice, "GET"),
            route("/api/tables/{id}/picture", self.picture, "GET"),
            route("/api/tables/{id}/chances", self.chances, "GET"),
            route("/api/tables/{id}/review", self.review, "GET"),
            route("/api/tables/{id}/branch", self.branch, "POST"),
            route("/api/tables/{id}/hint", self.hint, "POST"),
            route("/api/records", self.bring, "POST"),
            route("/healthz", self.health, "GET"),
            route("/readyz", self.ready, "GET"),
            route("/metrics", self.numbers, "GET"),
            WebSocketRoute("/socket", self.socket),
            Mount("/api", routes=[route("/{rest:path}", self.nothing, "GET", "POST", "PUT", "DELETE")]),
            Mount("/", app=Pages(previews=self._previews)),
        ]

    # -- who one is ---------------------------------------------------------------------------------

    async def me(self, request: Request) -> Response:
        account = await self._requests.account(request)
        return self._requests.answer_as(request, await self._accounts.met(account, device_of(request).agent, now_ms()))

    async def rename(self, request: Request) -> Response:
        asked = await self._requests.body(request, Rename)
        account = await self._requests.account(request)
        return self._requests.answer_as(request, await self._accounts.rename(account, asked, now_ms()))

    async def sign_up(self, request: Request) -> Response:
        self._requests.limit_sign_ins(request)
        asked = await self._requests.body(request, Credentials)
        account = await self._requests.account(request)
        return self._requests.answer_as(request, await self._signed(self._accounts.sign_up, request, account, asked))

    async def change_password(self, request: Request) -> Response:
        self._requests.limit_sign_ins(request)
        asked = await self._requests.body(request, NewPassword)
        account = await self._requests.account(request)
        return self._requests.answer_as(
            request, await self._signed(self._accounts.change_password, request, account, asked)
        )

    async def sign_in(self, request: Request) -> Response:
        self._requests.limit_sign_ins(request)
        asked = await self._requests.body(request, Credentials)
        account = await self._requests.account(request)
        return self._requests.answer_as(request, await self._signed(self._accounts.sign_in, request, account, asked))

    async def sign_out(self, request: Request) -> Response:
        account = await self._requests.account(request)
        await self._accounts.sign_out(account, now_ms())
        self._check_sockets(account.id)
        return self._requests.answer_as(request, self._accounts.new_guest(language_of(request)))

    async def _signed(
        self,
        change: Callable[[Account, Asked, Device, int], Awaitable[Account]],
        request: Request,
        account: Account,
        asked: Asked,
    ) -> Account:
        """Somebody after a change of who they are; sockets whose cookie holds no more are closed."""
        changed = await change(account, asked, device_of(request), now_ms())
        for person in {account.id, changed.id}:
            self._check_sockets(person)
        return changed

    async def my_sessions(self, request: Request) -> Response:
        account = await self._requests.account(request)
        return answer(await self._accounts.sessions.of(account.id, account.session))

    async def end_session(self, request: Request) -> Response:
        account = await self._requests.account(request)
        await self._accounts.sessions.end(account.id, request.path_params["id"])
        self._check_sockets(account.id)
        return answer(await self._accounts.sessions.of(account.id, account.session))

    async def end_sessions(self, request: Request) -> Response:
        account = await self._requests.account(request)
        if account.session is None:
            raise Refusal("bad_login", "only who is signed in can sign out other devices")
        await self._accounts.end_others(account)
        self._check_sockets(account.id)
        return answer(await self._accounts.sessions.of(account.id, account.session))

    def _check_sockets(self, person: str) -> None:
        for socket in self._open.get(person, ()):
            socket.check()

    # -- games --------------------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        return answer(await asyncio.to_thread(game_infos))

    async def texts(self, request: Request) -> Response:
        rules = number_of(request, "rules")
        return game_files.texts(request.path_params["game"], request.path_params["language"], rules).answer(request)

    async def figures(self, request: Request) -> Response:
        return game_files.figures(request.path_params["game"]).answer(request)

    async def faces(self, request: Request) -> Response:
        game, cards = request.path_params["game"], request.query_params.get("cards")
        return game_files.faces(game, cards if is_open(game, cards) else None).answer(request)

    # -- tables -------------------------------------------------------------------------------------

    async def create(self, request: Request) -> Response:
        account = await self._requests.account(request)
        self._tables.seen(account.id, address_of(request))
        table = await self._new_tables.create(player_of(account), await self._requests.body(request, NewTable))
        return self._requests.with_cookie(request, self._made(request, table, account), account)

    async def table(self, request: Request) -> Response:
        id = request.path_params["id"]
        found = await self._tables.store.summary(id)
        if found is None:
            raise Refusal("unknown_table", f"there is no table {id!r}")
        return answer(self._summary(request, found, await self._requests.account(request)))

    async def public_tables(self, request: Request) -> Response:
        phase = request.query_params.get("phase", "open")
        if phase not in ("open", "playing", "over"):
            raise Refusal("bad_message", "phase is one of open, playing, over")
        game = request.query_params.get("game")
        found = await self._tables.store.public_tables(phase, game, before_of(request), PAGE)
        return self._list(request, found, await self._requests.account(request))

    async def my_tables(self, request: Request) -> Response:
        account = await self._requests.account(request)
        return self._list(request, await self._tables.store.tables_of(account.id, before_of(request), PAGE), account)

    async def replay(self, request: Request) -> Response:
        self._requests.limit_replays(request)
        account = await self._requests.account(request)
        table = await self._tables.look(request.path_params["id"])
        seat = number_of(request, "seat")
        if table.match is None:
            raise Refusal("wrong_phase", "the match has not started")
        if seat is not None and not 0 <= seat < len(table.chairs):
            raise Refusal("not_your_seat", f"there is no seat {seat}: seats are 0 to {len(table.chairs) - 1}")
        if not table.is_played_out:
            if seat is not None and seat not in table.seats_of(account.id):
                raise Refusal("not_your_seat", "until the match is over one sees it from one's own seat")
            if not table.lets_in(account.id):
                raise Refusal("not_invited", "this table is not open to spectators")
        is_sealed = is_sealed_daily(table, now_ms())
        if is_sealed and account.id not in table.people:
            raise Refusal("not_over", "a try at the daily dungeon can be watched when its day is over")
        stored = await read_stored(self._tables.store, table.id)
        assert stored is not None  # it was looked at just now
        is_zipped = "gzip" in request.headers.get("accept-encoding", "")
        asker = Asker(account.id, address_of(request))
        body = await self._office.do(asker, ShowReplay(seat, is_zipped, not is_sealed), [stored])
        headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"} if is_zipped else {}
        return Response(body, media_type="application/json", headers=headers)

    async def record(self, request: Request) -> Response:
        table = await self._opened(request)
        part = number_of(request, "part")
        part = len(table.earlier) if part is None else part
        if part >= len(table.parts):
            raise Refusal("bad_message", f"the match has {len(table.parts)} records, not a number {part}")
        record = await asyncio.to_thread(replays.record_of, table, part)
        name = f"{table.settings.game}-{table.id}{f'-{part}' if table.earlier else ''}.json"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(record.dumps(), media_type="application/json", headers=headers)

    async def dice(self, request: Request) -> Response:
        self._requests.limit_replays(request)
        account = await self._requests.account(request)
        stored = await read_stored(self._tables.store, (await self._opened(request)).id)
        assert stored is not None  # it was looked at just now
        body = await self._office.do(Asker(account.id, address_of(request)), ShowDice(), [stored])
        return Response(body, media_type="application/json")

    async def picture(self, request: Request) -> Response:
        """What the preview of a link shows."""
        self._requests.limit_replays(request)
        drawn = await self._previews.picture(request.path_params["id"], request.query_params.get("language", "en"))
        return Response(drawn, media_type="image/png", headers={"Cache-Control": "public, max-age=300"})

    async def chances(self, request: Request) -> Response:
        account = await self._requests.account(request)
        return answer(self._forecasts.of(await self._finished(request), account.id))

    async def review(self, request: Request) -> Response:
        account = await self._requests.account(request)
        return answer(
            await self._coach.review(await self._finished(request), number_of(request, "seat") or 0, account.id)
        )

    async def _finished(self, request: Request) -> Table:
        table = await self._tables.look(request.path_params["id"])
        if not table.is_played_out:
            raise Refusal("not_over", "this is open to everybody when the match is over")
        return table

    async def _opened(self, request: Request) -> Table:
        """A finished match whose secret is open."""
        table = await self._finished(request)
        if is_sealed_daily(table, now_ms()):
            raise Refusal("not_over", "the dice of the daily dungeon are sealed until its day is over")
        return table

    async def branch(self, request: Request) -> Response:
        account = await self._requests.account(request)
        asked = await self._requests.body(request, Branch)
        table = await self._new_tables.branch(player_of(account), address_of(request), request.path_params["id"], asked)
        return self._requests.with_cookie(request, self._made(request, table, account), account)

    async def hint(self, request: Request) -> Response:
        account = await self._requests.account(request)
        asked = await self._requests.body(request, Hint)
        return answer(await self._hints.give(player_of(account), address_of(request), request.path_params["id"], asked))

    async def bring(self, request: Request) -> Response:
        account = await self._requests.account(request)
        text = await self._requests.bytes(request, self._limits.record_bytes)
        imported = await self._new_tables.bring(player_of(account), address_of(request), text)
        return self._requests.with_cookie(request, answer(imported, 201), account)

    async def nothing(self, request: Request) -> Response:
        raise Refusal("unknown_table", f"there is nothing at {request.url.path}")

    # -- for the operator ---------------------------------------------------------------------------

    async def health(self, request: Request) -> Response:
        return Response("alive\n", media_type="text/plain")

    async def ready(self, request: Request) -> Response:
        if await self._health.trouble() is not None:  # what it is, is for the log: anybody may ask here
            return Response("not ready: the store cannot be read or written; see the log\n", 503, NOT_READY)
        state = "ready\n" if not self._health.is_deaf else "ready, but other processes are not heard; see the log\n"
        return Response(state, media_type="text/plain")

    async def numbers(self, request: Request) -> Response:
        """For those who know the token; without one for nobody."""
        given = request.headers.get("authorization", "").encode()
        wanted = f"Bearer {self._metrics_token}".encode()
        if self._metrics_token is None or not hmac.compare_digest(given, wanted):
            raise Refusal("unknown_table", "there is nothing at /metrics")
        return Response(self._metrics.text(), media_type="text/plain; version=0.0.4")

    # -- the socket ---------------------------------------------------------------------------------

    async def socket(self, web: WebSocket) -> None:
        address = address_of(web)
        if not self._openings.take(address):  # refused before anything is read from it
            self._metrics.turned_away.add("openings")
            log.warning("%s, from %s", WORDS["openings"], address)
            return await web.close(TOO_MUCH)
        await web.accept()
        try:
            account = await self._accounts.known(web.cookies.get(COOKIE), language_of(web))
        except StoreFailure as failure:
            log.warning("the store does not answer: %s", failure)
            self._metrics.failed()
            return await web.close(1013, "the store does not answer; try again")
        if web.query_params.get("protocol") != str(PROTOCOL):
            return await web.close(GARBAGE, f"this server speaks protocol {PROTOCOL}; load the page anew")
        if account is None:
            return await web.close(SIGNED_OUT, "no valid cookie; ask GET /api/me for one")
        if not self._addresses.enter(address):
            return await web.close(TOO_MUCH, "too many sockets from this address")
        try:
            if not self._persons.enter(account.id):
                return await web.close(TOO_MUCH, "too many sockets of this person")
            try:
                self._sockets += 1
                base = self._address.base(web)
                socket = Socket(
                    *(web, account, base, address, self._tables, self._new_tables, self._talk),
                    *(self._accounts, self._joins, self._limits, self._metrics),
                )
                self._open.setdefault(account.id, set()).add(socket)
                await socket.run()
            finally:
                self._sockets -= 1
                self._open[account.id].discard(socket)
                if not self._open[account.id]:
                    del self._open[account.id]
                self._persons.leave(account.id)
        finally:
            self._addresses.leave(address)

    # -- lists --------------------------------------------------------------------------------------

    def _list(self, request: Request, found: list[str], account: Account) -> Response:
        tables = [self._summary(request, summary, account) for summary in found]
        return answer(Tables(tables, tables[-1].updated if len(tables) == PAGE else None))

    def _made(self, request: Request, table: Table, account: Account) -> Response:
        """A table that was just set up."""
        return answer(summary_for(summary_of(table), account.id, self._invite(request, table.id)), 201)

    def _summary(self, request: Request, found: str, account: Account) -> Summary:
        summary = msgspec.json.decode(found, type=Summary)
        return summary_for(summary, account.id, self._invite(request, summary.id))

    def _invite(self, request: Request, id: str) -> str:
        return f"{self._address.base(request)}/table/{id}"
