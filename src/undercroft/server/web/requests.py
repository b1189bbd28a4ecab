"""Shared code of all HTTP routes: identification, size limits of bodies, refusals as answers with a code."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from undercroft.server.limits import Buckets, Limits
from undercroft.server.metrics import Metrics
from undercroft.server.people.accounts import COOKIE, COOKIE_SECONDS, SECURE_COOKIE, Accounts, Device, me_of
from undercroft.server.people.bot_accounts import BotAccounts
from undercroft.server.protocol.basics import Code, Failure, Player
from undercroft.server.refusal import Refusal
from undercroft.server.store import Account, StoreFailure
from undercroft.server.web.address import Address, network_of

STATUS: Final[dict[Code, int]] = {
    "unknown_table": 404,
    "unknown_game": 404,
    "unknown_person": 404,
    "unknown_puzzle": 404,
    "not_your_seat": 403,
    "not_invited": 403,
    "removed": 403,
    "blocked": 403,
    "no_bots": 403,
    "no_hints": 403,
    "no_plans": 403,
    "forbidden_origin": 403,
    "foreign_host": 421,
    "bad_link": 404,
    "bad_login": 403,
    "login_taken": 409,
    "wrong_phase": 409,
    "not_here": 409,
    "not_over": 409,
    "other_rules": 410,
    "too_big": 413,
    "too_long": 413,
    "too_fast": 429,
    "too_many_tables": 429,
    "unavailable": 503,
    "busy": 503,
}  # 422 for all other codes

Body = TypeVar("Body")
Handler = Callable[[Request], Awaitable[Response]]
PersonHandler = Callable[[Request, Account], Awaitable[Response]]
log: Final = logging.getLogger(__name__)


class Requests:
    """Helpers of routes for reading requests and answering them."""

    def __init__(
        self, accounts: Accounts, bots: BotAccounts, limits: Limits, metrics: Metrics, address: Address
    ) -> None:
        self._accounts = accounts
        self._bots = bots
        self._limits = limits
        self._metrics = metrics
        self._address = address
        self._changes = Buckets(limits.changes_per_second, limits.changes_at_once)
        self._replays = Buckets(limits.changes_per_second, limits.changes_at_once)
        self._sign_ins = Buckets(limits.sign_ins_per_minute / 60, limits.sign_ins_per_minute)

    def person_route(self, path: str, handler: PersonHandler, method: str, is_slow: bool = False) -> Route:
        """Returns a route whose handler gets the requester too."""

        async def identified(request: Request) -> Response:
            return await handler(request, await self.account(request))

        return self.route(path, identified, method, is_slow=is_slow)

    def route(self, path: str, handler: Handler, *methods: str, is_slow: bool = False) -> Route:
        """Returns a route that turns refusals into answers with a code. Any other error becomes a 503 and is logged.
        Changes and slow requests are limited by address; other reads are not.
        """

        async def handled(request: Request) -> Response:
            try:
                if request.method not in ("GET", "HEAD"):
                    self._limit(self._changes, request)
                if is_slow:
                    self._limit(self._replays, request)
                return await handler(request)
            except Refusal as refusal:
                return self._failure(refusal)
            except asyncio.CancelledError:
                return self._failure(Refusal("unavailable", "the server is stopping; try again"))
            except ClientDisconnect:
                return Response(status_code=400)  # the client has disconnected
            except StoreFailure as failure:
                log.warning("the store does not answer: %s", failure)
                self._metrics.failed()
                return self._failure(Refusal("unavailable", "the store does not answer or is full; try again"))
            except Exception:
                log.exception("%s %s failed", request.method, request.url.path)
                self._metrics.errors.add()
                return self._failure(Refusal("unavailable", "the server failed to answer"))

        return Route(path, handled, methods=list(methods))

    def _failure(self, refusal: Refusal) -> Response:
        self._metrics.refusals.add(refusal.code)
        failure = Failure(refusal.code, refusal.text, refusal.reason)
        response = answer(failure, STATUS.get(refusal.code, 422))
        if response.status_code in (429, 503):
            response.headers["Retry-After"] = "5"
        return response

    # -- identity -----------------------------------------------------------------------------------

    async def account(self, request: Request) -> Account:
        found = await self.known(request)
        return found or self._accounts.new_guest(language_of(request))

    async def known(self, connection: HTTPConnection) -> Account | None:
        """Returns the bot account of a token, or the person of a cookie. Refuses a token that is not valid."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer":
            cookie = connection.cookies.get(SECURE_COOKIE) or connection.cookies.get(COOKIE)
            return await self._accounts.known(cookie, language_of(connection))
        found = await self._bots.known(token.strip())
        if found is None:
            raise Refusal("bad_login", "this token is not valid; its owner may have replaced or ended it")
        return found

    def answer_as(self, request: Request, account: Account) -> Response:
        """Answers with the person's identity."""
        response = answer(me_of(account))
        response.headers["Cache-Control"] = "no-store"
        return self.with_cookie(request, response, account)

    def with_cookie(self, request: Request, response: Response, account: Account) -> Response:
        """Sets the cookie of a person. A bot account has none: its token can be ended, a cookie would outlive it."""
        if account.owner is not None:
            return response
        is_secure = self._address.is_https(request)
        response.set_cookie(
            SECURE_COOKIE if is_secure else COOKIE,
            self._accounts.cookie(account),
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=is_secure,
        )
        if is_secure and COOKIE in request.cookies:
            response.delete_cookie(COOKIE)
        return response

    def _limit(self, buckets: Buckets, request: Request) -> None:
        if not buckets.take(address_of(request)):
            raise Refusal("too_fast", "too many requests from this address; slow down")

    def limit_sign_ins(self, request: Request) -> None:
        if not self._sign_ins.take(address_of(request)):
            raise Refusal("too_fast", "too many tries from this address; wait a minute")

    # -- bodies -------------------------------------------------------------------------------------

    async def body(self, request: Request, kind: type[Body]) -> Body:
        if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
            raise Refusal("bad_message", "send JSON, with Content-Type: application/json")
        return decoded(await self.bytes(request, self._limits.body_bytes), kind)

    async def bytes(self, request: Request, most: int) -> bytes:
        body = b""
        async for chunk in request.stream():
            body += chunk
            if len(body) > most:
                raise Refusal("too_big", f"at most {most} bytes are accepted here")
        return body


def decoded(body: bytes, kind: type[Body]) -> Body:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("bad_message", str(error)) from None


def answer(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status_code=status, media_type="application/json")


def address_of(connection: HTTPConnection) -> str:
    """Returns the network that the request counts towards."""
    return network_of(connection.client.host) if connection.client else ""


def device_of(connection: HTTPConnection) -> Device:
    return Device(address_of(connection), connection.headers.get("user-agent", ""))


def language_of(connection: HTTPConnection) -> str:
    return connection.headers.get("accept-language", "en")[:2].lower()


def player_of(account: Account) -> Player:
    return Player(account.id, account.name, account.avatar, account.owner is not None)


def is_zip_taken(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def zip_headers(is_zipped: bool) -> dict[str, str]:
    """Returns the headers of an answer that was compressed in a worker, so that the event loop need not compress it."""
    return {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"} if is_zipped else {}


def number_of(request: Request, name: str) -> int | None:
    text = request.query_params.get(name)
    if text is None or text == "":
        return None
    if not text.isdecimal() or len(text) > 15:
        raise Refusal("bad_message", f"{name} is a number, not {text!r}")
    return int(text)


def before_of(request: Request) -> int:
    before = number_of(request, "before")
    return before if before is not None else 1 << 60
