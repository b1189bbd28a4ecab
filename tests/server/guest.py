"""A person at a browser, for tests: keeps a cookie, opens a socket, and merges states as the client does."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from itertools import count
from types import TracebackType
from typing import Any
from urllib.parse import urlsplit

import httpx
import websockets

Json = dict[str, Any]
PATIENCE = 60.0  # seconds after which an answer is taken to be lost


class Table:
    """A client's knowledge of a table: the newest state, and the log and chat assembled from messages."""

    def __init__(self) -> None:
        self.states = 0  # how many have come
        self.state: Json = {}
        self.told: list[Json] = []
        self.said: list[Json] = []

    def take(self, state: Json) -> None:
        if state["since"] == 0:
            self.told = []
        self.state = state
        self.states += 1
        self.told += state["told"]
        known = {said["version"] for said in self.said}
        self.said += [said for said in state["said"] if said["version"] not in known]

    @property
    def version(self) -> int:
        return int(self.state.get("version", 0))

    @property
    def view(self) -> Json:
        return dict(self.state["view"])

    @property
    def seen(self) -> Json:
        """Returns everything that does not depend on the time of looking."""
        plain = {key: value for key, value in self.state.items() if key not in ("since", "now", "told", "said")}
        return {**plain, "told": self.told, "said": self.said}


def http_client(url: str, cookies: httpx.Cookies | None = None) -> httpx.AsyncClient:
    """Patient: what a busy machine needs is no fault of the server."""
    return httpx.AsyncClient(base_url=url, cookies=cookies, timeout=PATIENCE, verify=False)


class Guest:
    """Used as `async with Guest(url, "Ann") as ann`."""

    def __init__(self, url: str, name: str = "Guest") -> None:
        self.url = url
        self.name = name
        self.http = http_client(url)
        self.tables: dict[str, Table] = {}
        self.heard: list[str] = []  # everything that came over the socket, as it came
        self.closed: int | None = None  # the code the server closed with
        self._numbers = count(1)
        self._answers: dict[str, asyncio.Future[Json]] = {}
        self._news = asyncio.Event()
        self._socket: websockets.ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Guest:
        self.id = (await self.http.get("/api/me")).json()["id"]
        (await self.http.put("/api/me", json={"name": self.name})).raise_for_status()
        await self.connect()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.disconnect()
        await self.http.aclose()

    # -- the socket ---------------------------------------------------------------------------------

    async def connect(self, url: str | None = None) -> None:
        """Open the socket, at another server process if `url` says so."""
        if url is not None:
            cookies = self.http.cookies
            await self.http.aclose()
            self.url, self.http = url, http_client(url, cookies)
        self._socket = await websockets.connect(
            self.url.replace("http", "ws", 1) + "/socket?protocol=1",
            additional_headers={"Cookie": f"undercroft={self.http.cookies['undercroft']}"},
            origin=websockets.Origin(self.url),
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        )
        self.closed = None
        self._reader = asyncio.create_task(self._read(self._socket))

    async def disconnect(self) -> None:
        if self._socket is not None and self._reader is not None:
            await self._socket.close()
            await self._reader

    def drop(self) -> None:
        """The line breaks, without a word."""
        assert self._socket is not None and self._socket.transport is not None
        self._socket.transport.abort()

    def deafen(self) -> None:
        """Drops every later message of the server."""
        assert self._socket is not None and self._socket.transport is not None
        self._socket.transport.pause_reading()

    async def _read(self, socket: websockets.ClientConnection) -> None:
        try:
            async for text in socket:
                assert isinstance(text, str)
                self.heard.append(text)
                self._take(json.loads(text))
        except websockets.ConnectionClosed:
            pass
        finally:
            self.closed = socket.close_code
            asyncio.get_running_loop().call_soon(self._news.set)
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(ConnectionError("the socket was closed"))
            self._answers.clear()

    def _take(self, message: Json) -> None:
        if message["type"] == "state":
            self.tables.setdefault(message["table"], Table()).take(message)
        elif message["type"] in ("done", "refused"):
            answer = self._answers.pop(message["id"], None)
            if answer is not None and not answer.done():
                answer.set_result(message)
        self._news.set()

    async def reconnect(self, *urls: str) -> None:
        """As the client does: try until a server answers, at any of the addresses."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for url in urls or (self.url,):
                    try:
                        return await self.connect(url)
                    except (OSError, websockets.WebSocketException):
                        await asyncio.sleep(0.05)

    async def send(self, text: str | bytes) -> None:
        assert self._socket is not None
        try:
            await self._socket.send(text)
        except websockets.ConnectionClosed:
            raise ConnectionError("the socket was closed") from None

    async def ask(self, type: str, id: str | None = None, **fields: Any) -> Json:
        """Send a request and wait for its answer, `done` or `refused`."""
        id = id or f"r{next(self._numbers)}"
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._answers[id] = answer
        try:
            await self.send(json.dumps({"type": type, "id": id, **fields}))
        except ConnectionError:
            self._answers.pop(id, None)
            answer.cancel()
            raise
        return await asyncio.wait_for(answer, PATIENCE)

    async def do(self, type: str, **fields: Any) -> Json:
        answer = await self.ask(type, **fields)
        assert answer["type"] == "done", answer
        followed = self.tables.get(answer["table"] or "")
        if followed is not None and type != "join":
            await self.until(lambda: followed.version >= answer["version"])
        return answer

    async def refused(self, type: str, **fields: Any) -> str:
        """The code with which a request is refused."""
        answer = await self.ask(type, **fields)
        assert answer["type"] == "refused", answer
        assert answer["text"]
        return str(answer["code"])

    async def until(self, condition: Callable[[], Any]) -> None:
        """Wait for what the server says to make something true. ConnectionError if the socket closes first."""
        async with asyncio.timeout(PATIENCE):
            while not condition():
                if self._reader is None or self._reader.done():
                    raise ConnectionError("the socket was closed")
                self._news.clear()
                await self._news.wait()

    async def lost(self) -> None:
        """Wait until the server has closed the socket."""
        assert self._reader is not None
        await asyncio.wait_for(self._reader, PATIENCE)

    # -- at tables ----------------------------------------------------------------------------------

    async def create(self, game: str, seats: list[str], **settings: Any) -> str:
        answer = await self.http.post("/api/tables", json={"game": game, "seats": seats, **settings})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def join(self, table: str, **fields: Any) -> Table:
        found = self.tables.setdefault(table, Table())
        seen = found.states
        await self.do("join", table=table, **fields)
        await self.until(lambda: found.states > seen)
        return found

    async def sit(self, table: str, seat: int) -> Table:
        found = await self.join(table)
        await self.do("sit", table=table, seat=seat)
        await self.until(lambda: seat in found.state["yours"])
        return found

    async def play(self, table: str, move: str | None = None, seat: int | None = None) -> Json:
        """Make a move (the first legal one) once one is asked for it."""
        found = self.tables[table]
        seat = found.state["seat"] if seat is None else seat
        await self.until(lambda: found.state["view"] and seat in found.view["turn"])
        move = move or found.view["moves"][0]["text"]
        return await self.do("play", table=table, seat=seat, move=move, version=found.version)

    async def play_on(self, table: str) -> None:
        """Play first legal moves until the match is over."""
        found = self.tables[table]
        while True:
            await self.until(
                lambda: (
                    found.state["phase"] == "over"
                    or (found.state["view"] and found.state["seat"] in found.view["turn"])
                )
            )
            if found.state["phase"] == "over":
                return
            answer = await self.ask(
                "play",
                table=table,
                seat=found.state["seat"],
                move=found.view["moves"][0]["text"],
                version=found.version,
            )
            if answer["type"] == "done":
                await self.until(lambda: found.version >= answer["version"])  # noqa: B023


def port_of(url: str) -> int:
    return urlsplit(url).port or 80
