"""The web socket of a person: reads requests, answers each, and shows the followed tables."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

import undercroft
from undercroft.server.limits import Bucket, Buckets
from undercroft.server.live.chat import ChatWriter
from undercroft.server.people.accounts import me_of
from undercroft.server.protocol import PROTOCOL, messages
from undercroft.server.protocol.basics import Refused
from undercroft.server.protocol.friends import Called
from undercroft.server.protocol.messages import Done, ServerMsg, Welcome
from undercroft.server.refusal import Refusal
from undercroft.server.store import Account, StoreFailure
from undercroft.server.system import now_ms
from undercroft.server.web.requester import Requester
from undercroft.server.web.services import Services

GARBAGE: Final = 4400
SIGNED_OUT: Final = 4401
SHUT: Final = 4403
SLOW: Final = 4408
TOO_MUCH: Final = 4429
LOOK_UP: Final = 60.0  # seconds between two checks whether the person was signed out

log: Final = logging.getLogger(__name__)
_requests = msgspec.json.Decoder(messages.ClientMsg)


class _Named(msgspec.Struct):
    """The id of a malformed request, so that the answer can carry it."""

    id: str | None = None


_names = msgspec.json.Decoder(_Named)


class Subscription:
    """A table followed through a socket. Only the newest unsent state is kept."""

    def __init__(self, socket: Socket, base: str) -> None:
        self.person: str = socket.account.id
        self.seat: int | None = None
        self.is_spectator = False
        self.sent: int = 0
        self.heard: int = 0
        self.base = base
        self.address: str = socket.address
        self.hidden: frozenset[str] = frozenset()
        self._socket = socket
        self._unsent: tuple[bytes, int, int] | None = None

    def show(self, state: bytes, version: int, heard: int) -> None:
        self._unsent = (state, version, heard)
        self._socket.wake.set()

    def shut_out(self) -> None:
        self._unsent = None
        self._socket.part(SHUT, "the table is not open to spectators any more")

    def take(self) -> bytes | None:
        if self._unsent is None:
            return None
        state, self.sent, self.heard = self._unsent
        self._unsent = None
        return state


class Socket:
    """A web socket. `base` is the address of this server as the person's browser knows it."""

    def __init__(
        self,
        web: WebSocket,
        account: Account,
        base: str,
        address: str,
        services: Services,
        chat: ChatWriter,
        joins: Buckets,
    ) -> None:
        self.account = account
        self.address = address
        self.wake: asyncio.Event = asyncio.Event()
        self._web = web
        self._requester = Requester(account, address, services, chat)
        self._base = base
        self._tables = services.tables
        self._accounts = services.accounts
        self._company = services.company
        self._metrics = services.metrics
        self._limits = limits = services.limits
        self._joins = joins
        self._doubt = asyncio.Event()
        self._subscriptions: dict[str, Subscription] = {}
        self._answers: deque[bytes] = deque()
        self._bucket = Bucket(limits.messages_per_second, limits.messages_at_once)
        self._room = asyncio.Event()  # set while there is room for further answers
        self._farewell: tuple[int, str] | None = None  # the close code and reason, sent after all pending messages
        self._sending: float | None = None  # when the current send began
        self._drops = 0
        self._garbage = 0

    async def run(self) -> None:
        """Runs until either side closes."""
        self._say(Welcome(PROTOCOL, undercroft.__version__, me_of(self.account), now_ms()))
        work = (self._read(), self._write(), self._watch(), self._check())
        reader, *others = tasks = [asyncio.create_task(part) for part in work]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if reader.done() and self._farewell is not None:
                await asyncio.wait(others, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._leave_all()

    # -- writing ------------------------------------------------------------------------------------

    def _say(self, message: ServerMsg) -> None:
        self._answers.append(msgspec.json.encode(message))
        self.wake.set()

    async def _write(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self._answers:
                await self._send(self._answers.popleft())
            self._room.set()
            if self._farewell is not None:
                return await self._close(*self._farewell)
            for subscription in list(self._subscriptions.values()):
                state = subscription.take()
                if state is not None:
                    await self._send(state)

    async def _send(self, message: bytes) -> None:
        self._sending = time.monotonic()
        await self._web.send_text(message.decode())
        self._sending = None

    async def _watch(self) -> None:
        """Ends when a send takes too long. A timer for each message would cost more."""
        longest = self._limits.send_seconds
        while self._sending is None or time.monotonic() - self._sending < longest:
            await asyncio.sleep(longest / 4)
        await self._close(SLOW, "this socket takes nothing")

    async def _check(self) -> None:
        """Ends when the cookie of this socket becomes invalid because the device was signed out."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._doubt.wait(), LOOK_UP)
            self._doubt.clear()
            with contextlib.suppress(StoreFailure):
                if not await self._accounts.holds(self.account):
                    return await self._close(SIGNED_OUT, "signed out")

    def tell(self, called: Called) -> None:
        self._say(called)

    async def look_away(self) -> None:
        """Applies changed blocks and mutes to the followed tables."""
        hidden = await self._company.hidden(self.account.id)
        for subscription in self._subscriptions.values():
            subscription.hidden = hidden

    def check(self) -> None:
        """Requests a check of the cookie, since the person may have been signed out just now."""
        self._doubt.set()

    async def _close(self, code: int, why: str) -> None:
        try:
            async with asyncio.timeout(1):
                await self._web.close(code, why)
        except (TimeoutError, RuntimeError, WebSocketDisconnect):
            pass  # already closed

    # -- reading ------------------------------------------------------------------------------------

    async def _read(self) -> None:
        while True:
            message = await self._web.receive()
            if message["type"] == "websocket.disconnect":
                return None
            text = message.get("text")
            if not self._bucket.take():
                self._drops += 1
                self._refuse(None, Refusal("too_fast", "too many messages; slow down"))
            elif text is None:
                self._garbage += 1
                self._refuse(None, Refusal("bad_message", "messages are text, not bytes"))
            else:
                await self._handle(text)
            if self._garbage > self._limits.garbage_per_socket:
                return self.part(GARBAGE, "too many malformed messages")
            if self._drops > self._limits.drops_per_socket:
                return self.part(TOO_MUCH, "too many messages")
            if len(self._answers) >= self._limits.answers_waiting:
                self._room.clear()
                await self._room.wait()  # stops reading from a client that does not read its answers

    def part(self, code: int, why: str) -> None:
        """Closes the socket when all pending messages are sent."""
        self._farewell = (code, why)
        self.wake.set()

    async def _handle(self, text: str) -> None:
        try:
            request: messages.ClientMsg = _requests.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            self._garbage += 1
            self._refuse(_id_of(text), Refusal("bad_message", str(error)))
            return
        self._metrics.requests.add(type(request).__name__.lower())
        try:
            self._say(await self._answer(request))
        except Refusal as refusal:
            self._refuse(request.id, refusal)
        except StoreFailure as failure:
            log.warning("the store does not answer: %s", failure)
            self._metrics.failed()
            self._refuse(
                request.id, Refusal("unavailable", "the store does not answer or is full; send the request again")
            )
        except Exception:
            log.exception("%s failed", request)
            self._metrics.errors.add()
            self._refuse(request.id, Refusal("unavailable", "the server failed to do this; nothing was changed"))

    def _refuse(self, id: str | None, refusal: Refusal) -> None:
        self._metrics.refusals.add(refusal.code)
        self._say(Refused(id, refusal.code, refusal.text, refusal.reason))

    # -- requests -----------------------------------------------------------------------------------

    async def _answer(self, request: messages.ClientMsg) -> Done:
        match request:
            case messages.Join():
                return await self._join(request)
            case messages.Leave(table=table):
                await self._leave(table)
                return Done(request.id, table=table)
            case _:
                return await self._requester.do(request)

    async def _join(self, request: messages.Join) -> Done:
        if not self._joins.take(self.address):
            raise Refusal("too_fast", "too many tables are joined from this address; wait a moment")
        subscription = self._subscriptions.get(request.table)
        is_new = subscription is None
        if subscription is None:
            if len(self._subscriptions) >= self._limits.tables_per_socket:
                most = self._limits.tables_per_socket
                raise Refusal("too_many_tables", f"a socket follows {most} tables at most; leave one first")
            subscription = Subscription(self, self._base)
        subscription.is_spectator = request.spectate
        subscription.hidden = await self._company.hidden(self.account.id)
        # From here on, a cancelled join also leaves the table.
        self._subscriptions[request.table] = subscription
        try:
            version = await self._tables.join(
                request.table,
                subscription,
                request.version,
                request.heard,
                lambda table: self._requester.seat_at(table, request.seat, request.spectate),
            )
        except Exception:
            if is_new:
                del self._subscriptions[request.table]
            raise
        self.wake.set()
        return Done(request.id, await self._requester.take_back_seats(request.table, version), request.table)

    async def _leave(self, table: str) -> None:
        subscription = self._subscriptions.pop(table, None)
        if subscription is not None:
            await self._tables.leave(table, subscription)

    async def _leave_all(self) -> None:
        for table in list(self._subscriptions):
            try:
                await self._leave(table)
            except Exception as error:
                log.warning("table %s: a departure could not be stored: %r", table, error)


def _id_of(text: str) -> str | None:
    try:
        return _names.decode(text).id
    except (msgspec.DecodeError, RecursionError):
        return None
