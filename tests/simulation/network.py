"""The network between people and server processes: connections with delays, stalls, resets and half-open ends.

A connection keeps the order and loses nothing in between, as TCP does. What a lossy network makes of that is a stall, a
reset, or an end that does not know that the other one is gone. Requests come twice or out of order because people
send them again over other connections.
"""

from __future__ import annotations

import asyncio
import contextvars
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, NamedTuple

from tests.simulation.loop import Process, inside
from tests.simulation.world import World
from undercroft.server.app import Server

BUFFER: Final = 64  # messages on their way before a sender has to wait
KEEPALIVE: Final = 40.0  # seconds until a server notices that a peer is gone
Message = dict[str, Any]


class Gone(OSError):
    """The connection is closed, or there is no server."""


class Host(NamedTuple):
    """A server process that accepts connections."""

    process: Process
    server: Server


class Wire:
    """One direction of a connection. Delivers in order; never earlier than the message before."""

    def __init__(self, world: World, deliver: Callable[[Any], None]) -> None:
        self._world = world
        self._deliver = deliver
        self._last = 0.0
        self.under_way = 0
        self.broken: Callable[[], None] = lambda: None  # called when the planned message is lost
        self.is_cut = False  # everything sent from here on is lost
        self.is_stuck = False  # nothing arrives, and the sender is not told
        self.room = asyncio.Event()
        self.room.set()

    def send(self, message: Any) -> None:
        if self.is_cut:
            return
        self.under_way += 1
        if self.under_way >= BUFFER:
            self.room.clear()
        if self.is_stuck:
            return
        loop = self._world.loop
        if self._world.is_planned and self._world.fails("message"):
            self.broken()
            return
        self._last = max(self._last, loop.time() + self._world.delay())
        loop.call_at(self._last, self._arrive, message, context=contextvars.Context())

    def _arrive(self, message: Any) -> None:
        if self.is_cut or self.is_stuck:
            return
        self.under_way -= 1
        self.room.set()
        self._deliver(message)


class Line:
    """A web socket between a person and a server process."""

    def __init__(self, world: World, who: str, host: Host, hear: Callable[[str], None], over: Callable[[int], None]):
        self._world = world
        self._who = who
        self.host = host
        self._hear = hear
        self._over = over
        self._inbox: asyncio.Queue[Message] = asyncio.Queue()
        self.up = Wire(world, self._inbox.put_nowait)
        self.down = Wire(world, self._take)
        self.up.broken = self.down.broken = self.reset
        self.is_open = True
        self._inbox.put_nowait({"type": "websocket.connect"})

    # -- the person's end ---------------------------------------------------------------------------

    def send(self, text: str) -> None:
        if not self.is_open:
            raise Gone("the connection is closed")
        self._world.note("up", f"{self._who} {self.host.process.name} {text}")
        self.up.send({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        self._end(1000)
        self.up.send({"type": "websocket.disconnect", "code": 1000})

    def _take(self, message: Message) -> None:
        if not self.is_open:
            return
        if message["type"] == "websocket.close":
            self._end(int(message.get("code", 1000)))
        elif message["type"] == "websocket.send":
            self._world.note("down", f"{self._who} {message['text']}")
            self._hear(message["text"])

    def _end(self, code: int) -> None:
        if self.is_open:
            self.is_open = False
            self._over(code)

    # -- what happens to it -------------------------------------------------------------------------

    def reset(self) -> None:
        """Both ends learn that the connection is gone, at different times."""
        self.up.is_cut = self.down.is_cut = True
        self.down.room.set()
        call, wait = self._world.loop.call_later, self._world.delay
        call(wait(), self._end, 1006, context=contextvars.Context())
        call(wait(), self._lose, context=contextvars.Context())

    def stall(self) -> None:
        """Becomes half open: nothing arrives any more. The server notices after a while, the person by waiting."""
        self.up.is_stuck = self.down.is_stuck = True
        self._world.loop.call_later(KEEPALIVE, self._lose, context=contextvars.Context())

    def _lose(self) -> None:
        self.up.is_cut = self.down.is_cut = True
        self.down.room.set()
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1006})

    # -- the server's end ---------------------------------------------------------------------------

    async def _receive(self) -> Message:
        return await self._inbox.get()

    async def _send(self, message: Any) -> None:
        await self.down.room.wait()
        if self.down.is_cut:
            raise Gone("the peer is gone")
        self.down.send(message)

    async def serve(self, scope: Message) -> None:
        with suppress(Gone):
            await self.host.server.app(scope, self._receive, self._send)
        self.down.send({"type": "websocket.close", "code": 1006})


class Answer(NamedTuple):
    status: int
    body: bytes
    cookies: dict[str, str]


class Network:
    """Connects people to server processes."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.lines: dict[Line, None] = {}

    async def open(
        self, who: str, address: str, host: Host, cookie: str, hear: Callable[[str], None], over: Callable[[int], None]
    ) -> Line:
        """Opens a web socket. Raises Gone if nobody accepts it."""
        await asyncio.sleep(self._world.delay())
        if not host.process.is_alive:
            raise Gone("connection refused")
        line = Line(self._world, who, host, hear, over)
        scope = _scope("websocket", "/socket?protocol=1", cookie, address, subprotocols=[])
        self.lines[line] = None
        loop = self._world.loop
        task = inside(host.process).run(loop.create_task, line.serve(scope))
        task.add_done_callback(lambda _: self.lines.pop(line, None))
        return line

    def lost(self, process: Process, is_silent: bool) -> None:
        """A process is gone. Its peers are told by its machine, unless that is gone too."""
        for line in [line for line in self.lines if line.host.process is process]:
            del self.lines[line]
            line.stall() if is_silent else line.reset()

    async def fetch(
        self, who: str, address: str, host: Host, cookie: str, method: str, target: str, body: bytes = b""
    ) -> Answer:
        """Sends a request. Raises Gone if no answer comes."""
        loop, world = self._world.loop, self._world
        world.note("http", f"{who} {host.process.name} {method} {target} {body.decode('utf-8', 'replace')}")
        await asyncio.sleep(world.delay())
        if not host.process.is_alive:
            raise Gone("connection refused")
        result: asyncio.Future[Answer] = loop.create_future()

        async def serve() -> None:
            found = await _served(host.server, _scope("http", target, cookie, address, method=method), body)
            if not world.is_lost() and not (world.is_planned and world.fails("message")):
                loop.call_later(world.delay(), _settle, result, found, context=contextvars.Context())

        inside(host.process).run(loop.create_task, serve())
        try:
            async with asyncio.timeout(world.patience):
                found = await result
        except TimeoutError:
            raise Gone("no answer") from None
        world.note("answer", f"{who} {found.status} {len(found.body)}")
        return found


def _settle(future: asyncio.Future[Answer], found: Answer) -> None:
    if not future.done():
        future.set_result(found)


async def _served(server: Server, scope: Message, body: bytes) -> Answer:
    status, parts, cookies = 500, list[bytes](), dict[str, str]()
    sent = False

    async def receive() -> Message:
        nonlocal sent
        if sent:
            await asyncio.Event().wait()
        sent = True
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Any) -> None:
        nonlocal status
        if message["type"] == "http.response.start":
            status = message["status"]
            for name, value in message["headers"]:
                if name == b"set-cookie":
                    key, _, rest = value.decode().partition("=")
                    cookies[key] = rest.partition(";")[0]
        elif message["type"] == "http.response.body":
            parts.append(message.get("body", b""))

    await server.app(scope, receive, send)
    return Answer(status, b"".join(parts), cookies)


def _scope(type: str, target: str, cookie: str, address: str, **more: Any) -> Message:
    path, _, query = target.partition("?")
    headers = [(b"host", b"table"), (b"content-type", b"application/json"), (b"accept-language", b"en")]
    return {
        "type": type,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http" if type == "http" else "ws",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [*headers, *([(b"cookie", f"undercroft={cookie}".encode())] if cookie else [])],
        "client": (address, 1),
        "server": ("table", 80),
        **more,
    }
