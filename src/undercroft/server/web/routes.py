"""The HTTP routes: people, games, tables, replays, records; and the socket endpoint."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, WebSocketRoute
from starlette.websockets import WebSocket

from undercroft.server.fair_queue import Asker
from undercroft.server.limits import Buckets, Counts
from undercroft.server.live.chat import ChatWriter
from undercroft.server.live.live_table import read_stored
from undercroft.server.people.accounts import Device
from undercroft.server.protocol import PROTOCOL
from undercroft.server.protocol.friends import Called
from undercroft.server.protocol.games import Hint
from undercroft.server.protocol.people import Credentials, Goodbye, NewPassword, Rename
from undercroft.server.protocol.tables import Branch, NewTable, Plan, Summary, Tables
from undercroft.server.refusal import Refusal
from undercroft.server.store import Account, StoreFailure
from undercroft.server.system import now_ms
from undercroft.server.tables import access
from undercroft.server.tables.card_sets import is_open
from undercroft.server.tables.table import Table
from undercroft.server.tables.views import summary_for, summary_of
from undercroft.server.web import pages
from undercroft.server.web.bot_routes import BotRoutes
from undercroft.server.web.friend_routes import FriendRoutes
from undercroft.server.web.games import game_infos
from undercroft.server.web.notice_routes import NoticeRoutes
from undercroft.server.web.pages import Docs, Pages
from undercroft.server.web.people_routes import PeopleRoutes
from undercroft.server.web.previews import Previews
from undercroft.server.web.records import Records
from undercroft.server.web.requests import (
    Requests,
    address_of,
    answer,
    before_of,
    device_of,
    is_zip_taken,
    language_of,
    number_of,
    player_of,
    zip_headers,
)
from undercroft.server.web.seat_routes import SeatRoutes
from undercroft.server.web.services import Services
from undercroft.server.web.socket import GARBAGE, SIGNED_OUT, TOO_MUCH, Socket
from undercroft.server.web.weekly_routes import WeeklyRoutes
from undercroft.server.web.workshop_routes import WorkshopRoutes
from undercroft.server.work.table_jobs import ShowDice, ShowReplay

Asked = TypeVar("Asked")
# A messenger may show the picture of a link on its own page.
PICTURE_HEADERS: Final = {"Cache-Control": "public, max-age=300", "Cross-Origin-Resource-Policy": "cross-origin"}
NOT_READY: Final = {"Content-Type": "text/plain", "Retry-After": "5"}
PAGE: Final = 50  # tables in one answer
log: Final = logging.getLogger(__name__)


class Routes:
    """The routes and their dependencies."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._tables = services.tables
        self._accounts = services.accounts
        self._metrics = services.metrics
        limits, address = services.limits, services.address
        self._address = address
        self._previews = Previews(services.tables, address)
        self._records = Records(services.store, services.work)
        self._chat = ChatWriter(services.tables, limits)
        self._openings = Buckets(limits.openings_per_second, limits.openings_at_once)
        self._joins = Buckets(limits.joins_per_second, limits.joins_at_once)
        self._requests = Requests(services.accounts, services.bot_accounts, limits, services.metrics, address)
        self._addresses = Counts(limits.sockets_per_address)
        self._persons = Counts(limits.sockets_per_person)
        self._open: dict[str, set[Socket]] = {}  # sockets by person
        services.company.here = lambda: self._open.keys()
        services.company.tell = self._tell
        self._metrics.watch("undercroft_sockets", "Open sockets.", lambda: sum(map(len, self._open.values())))

    def routes(self) -> list[BaseRoute]:
        route, person = self._requests.route, self._requests.person_route
        return [
            route("/api/games", self.games, "GET"),
            route("/api/games/{game}/texts/{language}", self.texts, "GET"),
            route("/api/games/{game}/figures", self.figures, "GET"),
            route("/api/games/{game}/faces", self.faces, "GET"),
            person("/api/me", self.me, "GET"),
            person("/api/me", self.rename, "PUT"),
            person("/api/me", self.erase, "DELETE"),
            person("/api/me/export", self.export, "GET", is_slow=True),
            person("/api/me/tables", self.my_tables, "GET"),
            *PeopleRoutes(self._requests, self._services, self._made).routes(),
            *WeeklyRoutes(self._requests, self._services, self._made).routes(),
            *FriendRoutes(self._requests, self._services, self._look_away).routes(),
            *NoticeRoutes(self._requests, services=self._services).routes(),
            *BotRoutes(self._requests, self._services, self._check_sockets).routes(),
            *WorkshopRoutes(self._requests, self._services).routes(),
            *SeatRoutes(self._requests, self._services, self._chat, self._joins).routes(),
            route("/api/account", self.sign_up, "POST"),
            route("/api/account", self.change_password, "PUT"),
            route("/api/session", self.sign_in, "POST"),
            person("/api/session", self.sign_out, "DELETE"),
            person("/api/sessions", self.my_sessions, "GET"),
            person("/api/sessions", self.end_sessions, "DELETE"),
            person("/api/sessions/{id}", self.end_session, "DELETE"),
            person("/api/tables", self.create, "POST"),
            route("/api/tables", self.public_tables, "GET"),
            person("/api/tables/{id}", self.table, "GET"),
            person("/api/tables/{id}/replay", self.replay, "GET", is_slow=True),
            person("/api/tables/{id}/record", self.record, "GET", is_slow=True),
            person("/api/tables/{id}/dice", self.dice, "GET", is_slow=True),
            route("/api/tables/{id}/picture", self.picture, "GET", is_slow=True),
            person("/api/tables/{id}/chances", self.chances, "GET"),
            person("/api/tables/{id}/review", self.review, "GET"),
            person("/api/tables/{id}/branch", self.branch, "POST"),
            person("/api/tables/{id}/plan", self.plan, "POST"),
            person("/api/tables/{id}/hint", self.hint, "POST"),
            person("/api/records", self.import_record, "POST"),
            route("/healthz", self.health, "GET"),
            route("/readyz", self.ready, "GET"),
            route("/metrics", self.numbers, "GET"),
            WebSocketRoute("/socket", self.socket),
            Mount("/api", routes=[route("/{rest:path}", self.nothing, "GET", "POST", "PUT", "DELETE")]),
            Mount("/docs", app=Docs()),
            Mount("/", app=Pages(previews=self._previews)),
        ]

    # -- identity -----------------------------------------------------------------------------------

    async def me(self, request: Request, account: Account) -> Response:
        await self._accounts.met(account, now_ms())
        return self._requests.answer_as(request, account)

    async def rename(self, request: Request, account: Account) -> Response:
        asked = await self._requests.body(request, Rename)
        return self._requests.answer_as(request, await self._accounts.rename(account, asked, now_ms()))

    async def export(self, request: Request, account: Account) -> Response:
        response = answer(await self._services.erasure.export(account))
        response.headers["Content-Disposition"] = 'attachment; filename="undercroft.json"'
        response.headers["Cache-Control"] = "no-store"
        return response

    async def erase(self, request: Request, account: Account) -> Response:
        """Deletes the person and everything that belongs to them. The browser continues as a new guest."""
        if account.owner is not None:
            raise Refusal("no_bots", "the owner of a bot account ends it")
        self._requests.limit_sign_ins(request)
        asked = await self._requests.body(request, Goodbye)
        await self._accounts.check_password(account, asked.password, device_of(request))
        await self._services.erasure.erase(account, address_of(request))
        for socket in self._open.get(account.id, ()):
            socket.part(SIGNED_OUT, "deleted")
        return self._requests.answer_as(request, self._accounts.new_guest(language_of(request)))

    async def sign_up(self, request: Request) -> Response:
        return await self._signed(request, Credentials, self._accounts.sign_up)

    async def change_password(self, request: Request) -> Response:
        return await self._signed(request, NewPassword, self._accounts.change_password)

    async def sign_in(self, request: Request) -> Response:
        return await self._signed(request, Credentials, self._accounts.sign_in)

    async def sign_out(self, request: Request, account: Account) -> Response:
        await self._accounts.sign_out(account, now_ms())
        self._check_sockets(account.id)
        return self._requests.answer_as(request, self._accounts.new_guest(language_of(request)))

    async def _signed(
        self, request: Request, kind: type[Asked], change: Callable[[Account, Asked, Device, int], Awaitable[Account]]
    ) -> Response:
        """Changes the identity of a person and closes sockets whose cookie is no longer valid."""
        self._requests.limit_sign_ins(request)
        asked = await self._requests.body(request, kind)
        account = await self._requests.account(request)
        changed = await change(account, asked, device_of(request), now_ms())
        for person in {account.id, changed.id}:
            self._check_sockets(person)
        return self._requests.answer_as(request, changed)

    async def my_sessions(self, request: Request, account: Account) -> Response:
        return answer(await self._accounts.sessions.of(account.id, account.session))

    async def end_session(self, request: Request, account: Account) -> Response:
        await self._accounts.sessions.end(account.id, request.path_params["id"])
        self._check_sockets(account.id)
        return await self.my_sessions(request, account)

    async def end_sessions(self, request: Request, account: Account) -> Response:
        if account.session is None:
            raise Refusal("bad_login", "sign in first to sign out other devices")
        await self._accounts.sessions.end_others(account.id, account.session)
        self._check_sockets(account.id)
        return await self.my_sessions(request, account)

    def _check_sockets(self, person: str) -> None:
        for socket in self._open.get(person, ()):
            socket.check()

    def _tell(self, person: str, called: Called) -> None:
        for socket in self._open.get(person, ()):
            socket.tell(called)

    async def _look_away(self, person: str) -> None:
        for socket in list(self._open.get(person, ())):
            await socket.look_away()

    # -- games --------------------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        return answer(await asyncio.to_thread(game_infos))

    async def texts(self, request: Request) -> Response:
        return pages.texts(request.path_params["game"], request.path_params["language"]).answer(request)

    async def figures(self, request: Request) -> Response:
        return pages.figures(request.path_params["game"]).answer(request)

    async def faces(self, request: Request) -> Response:
        game, cards = request.path_params["game"], request.query_params.get("cards")
        return pages.faces(game, cards if is_open(game, cards) else None).answer(request)

    # -- tables -------------------------------------------------------------------------------------

    async def create(self, request: Request, account: Account) -> Response:
        self._tables.seen(account.id, address_of(request))
        table = await self._services.new_tables.create(player_of(account), await self._requests.body(request, NewTable))
        return self._requests.with_cookie(request, self._made(request, table, account), account)

    async def table(self, request: Request, account: Account) -> Response:
        id = request.path_params["id"]
        found = await self._tables.store.summary(id)
        if found is None:
            raise Refusal("unknown_table", f"there is no table {id!r}")
        summary = self._summary(request, found, account)
        access.check_summary(summary, account.id, now_ms())
        return answer(summary)

    async def public_tables(self, request: Request) -> Response:
        phase = request.query_params.get("phase", "open")
        if phase not in ("open", "playing", "over"):
            raise Refusal("bad_message", "phase is one of open, playing, over")
        game = request.query_params.get("game")
        found = await self._tables.store.public_tables(phase, game, before_of(request), PAGE)
        return self._list(request, found, await self._requests.account(request))

    async def my_tables(self, request: Request, account: Account) -> Response:
        return self._list(request, await self._tables.store.tables_of(account.id, before_of(request), PAGE), account)

    async def replay(self, request: Request, account: Account) -> Response:
        table = await self._tables.look(request.path_params["id"])
        seat = number_of(request, "seat")
        is_open = access.check_replay(table, account.id, seat, now_ms())
        stored = await read_stored(self._tables.store, table.id)
        assert stored is not None  # it was found a moment ago
        is_zipped = is_zip_taken(request)
        asker = Asker(account.id, address_of(request))
        body = await self._services.work.do(asker, ShowReplay(stored, seat, is_zipped, is_open))
        shown = msgspec.json.decode(body, type=bytes) if is_zipped else body
        return Response(shown, media_type="application/json", headers=zip_headers(is_zipped))

    async def record(self, request: Request, account: Account) -> Response:
        table = await self._told(request, account)
        is_zipped = is_zip_taken(request)
        body = await self._records.of(table.id, is_zipped, Asker(account.id, address_of(request)))
        name = f"{table.settings.game}-{table.id}.json"
        headers = {"Content-Disposition": f'attachment; filename="{name}"', **zip_headers(is_zipped)}
        return Response(body, media_type="application/json", headers=headers)

    async def dice(self, request: Request, account: Account) -> Response:
        stored = await read_stored(self._tables.store, (await self._told(request, account)).id)
        assert stored is not None  # it was found a moment ago
        body = await self._services.work.do(Asker(account.id, address_of(request)), ShowDice(stored))
        return Response(body, media_type="application/json")

    async def picture(self, request: Request) -> Response:
        """Returns the picture of a link preview."""
        drawn = await self._previews.picture(request.path_params["id"], request.query_params.get("language", "en"))
        return Response(drawn, media_type="image/png", headers=PICTURE_HEADERS)

    async def chances(self, request: Request, account: Account) -> Response:
        table = await self._told(request, account)
        return answer(self._services.forecasts.of(table, Asker(account.id, address_of(request))))

    async def review(self, request: Request, account: Account) -> Response:
        table = await self._told(request, account)
        asker = Asker(account.id, address_of(request))
        return answer(await self._services.coach.review(table, number_of(request, "seat") or 0, asker))

    async def _told(self, request: Request, account: Account) -> Table:
        """Finds a finished match that the person may know everything about."""
        table = await self._tables.look(request.path_params["id"])
        access.check_story(table, account.id, now_ms())
        return table

    async def branch(self, request: Request, account: Account) -> Response:
        asked = await self._requests.body(request, Branch)
        self._tables.seen(account.id, address_of(request))
        table = await self._services.new_tables.branch(
            player_of(account), address_of(request), request.path_params["id"], asked
        )
        return self._requests.with_cookie(request, self._made(request, table, account), account)

    async def plan(self, request: Request, account: Account) -> Response:
        asked = await self._requests.body(request, Plan)
        self._tables.seen(account.id, address_of(request))
        table = await self._services.new_tables.plan(player_of(account), request.path_params["id"], asked)
        return self._requests.with_cookie(request, self._made(request, table, account), account)

    async def hint(self, request: Request, account: Account) -> Response:
        asked = await self._requests.body(request, Hint)
        return answer(
            await self._services.hints.give(player_of(account), address_of(request), request.path_params["id"], asked)
        )

    async def import_record(self, request: Request, account: Account) -> Response:
        text = await self._requests.bytes(request, self._services.limits.record_bytes)
        self._tables.seen(account.id, address_of(request))
        imported = await self._services.new_tables.import_record(player_of(account), address_of(request), text)
        return self._requests.with_cookie(request, answer(imported, 201), account)

    async def nothing(self, request: Request) -> Response:
        raise Refusal("unknown_table", f"there is nothing at {request.url.path}")

    # -- operation ----------------------------------------------------------------------------------

    async def health(self, request: Request) -> Response:
        return Response("alive\n", media_type="text/plain")

    async def ready(self, request: Request) -> Response:
        if await self._services.health.trouble() is not None:  # the details are only logged, since anyone may ask here
            return Response("not ready: the store cannot be read or written; see the log\n", 503, NOT_READY)
        state = (
            "ready\n" if not self._tables.store.is_deaf else "ready, but other processes are not heard; see the log\n"
        )
        return Response(state, media_type="text/plain")

    async def numbers(self, request: Request) -> Response:
        """Returns the metrics to clients that know the token. Without a configured token, nobody gets them."""
        given = request.headers.get("authorization", "").encode()
        token = self._services.metrics_token
        wanted = f"Bearer {token}".encode()
        if token is None or not hmac.compare_digest(given, wanted):
            raise Refusal("unknown_table", "there is nothing at /metrics")
        return Response(self._metrics.text(), media_type="text/plain; version=0.0.4")

    # -- the socket ---------------------------------------------------------------------------------

    async def socket(self, web: WebSocket) -> None:
        address = address_of(web)
        if not self._openings.take(address):  # refused before anything is read
            self._metrics.turn_away("openings", address)
            return await web.close(TOO_MUCH)
        await web.accept()
        try:
            account = await self._requests.known(web)
        except Refusal as refusal:
            return await web.close(SIGNED_OUT, refusal.text)
        except StoreFailure as failure:
            log.warning("the store does not answer: %s", failure)
            self._metrics.failed()
            return await web.close(1013, "the store does not answer; try again")
        if web.query_params.get("protocol") != str(PROTOCOL):
            return await web.close(GARBAGE, f"this server speaks protocol {PROTOCOL}; reload the page")
        if account is None:
            return await web.close(SIGNED_OUT, "no valid cookie; request one with GET /api/me")
        if not self._addresses.enter(address):
            return await web.close(TOO_MUCH, "too many sockets from this address")
        try:
            if not self._persons.enter(account.id):
                return await web.close(TOO_MUCH, "too many sockets of this person")
            try:
                socket = Socket(web, account, self._address.base(web), address, self._services, self._chat, self._joins)
                self._open.setdefault(account.id, set()).add(socket)
                await self._note_online(account.id)
                await socket.run()
            finally:
                self._open[account.id].discard(socket)
                if not self._open[account.id]:
                    del self._open[account.id]
                self._persons.leave(account.id)
                await self._note_online(account.id)
        finally:
            self._addresses.leave(address)

    async def _note_online(self, person: str) -> None:
        """Tells other processes whether a person has a page open here."""
        with contextlib.suppress(StoreFailure):  # friends see the person as away meanwhile
            if person in self._open:
                await self._tables.store.come_online(person)
            else:
                await self._tables.store.go_offline(person)

    # -- lists --------------------------------------------------------------------------------------

    def _list(self, request: Request, found: list[str], account: Account) -> Response:
        tables = [self._summary(request, summary, account) for summary in found]
        last = tables[-1].updated if len(tables) == PAGE else None
        now = now_ms()
        return answer(Tables([table for table in tables if access.shows(table, account.id, now)], last))

    def _made(self, request: Request, table: Table, account: Account) -> Response:
        """Answers with a table that was just set up."""
        return answer(summary_for(summary_of(table), account.id, self._invite(request, table.id)), 201)

    def _summary(self, request: Request, found: str, account: Account) -> Summary:
        summary = msgspec.json.decode(found, type=Summary)
        return summary_for(summary, account.id, self._invite(request, summary.id))

    def _invite(self, request: Request, id: str) -> str:
        return f"{self._address.base(request)}/table/{id}"
