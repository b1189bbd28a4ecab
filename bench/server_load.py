"""A load for the server: tables of people who play the first legal move at a given pace."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import httpx
import msgspec
import websockets

SEATS = {"chest": 2, "raiders": 3, "doggies": 2, "serpent": 2}
BUSY = 503
STALE = "stale"  # the code of a refusal: the question has changed


class Text(msgspec.Struct):
    text: str


class View(msgspec.Struct):
    turn: list[int]
    moves: list[Text]


class Message(msgspec.Struct):
    """The fields of a message that the load reads."""

    type: str
    table: str | None = None
    version: int = 0
    phase: str = ""
    view: View | None = None
    code: str = ""
    text: str = ""


read = msgspec.json.Decoder(Message).decode


class Player:
    """A socket in a seat."""

    def __init__(self, socket: websockets.ClientConnection, seat: int) -> None:
        self.socket = socket
        self.seat = seat
        self.state = Message("state")
        self.table = ""
        self.refusal: Message | None = None

    async def listen(self, news: asyncio.Event) -> None:
        async for text in self.socket:
            message = read(text)
            if message.type == "state" and message.table == self.table:
                self.state = message
                news.set()
            elif message.type == "refused":
                self.refusal = message
                news.set()

    async def say(self, type: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"type": type, "id": f"{time.monotonic_ns()}", **fields}))


class Web:
    """The transport that all people share: setting up a client of their own would cost more than a request."""

    def __init__(self, url: str) -> None:
        self.url = url
        # No connection is kept: one that the server has just closed as idle cannot be told from a failure.
        once = httpx.Limits(max_keepalive_connections=0)
        self._transport = httpx.AsyncHTTPTransport(verify=False, limits=once)

    def client(self) -> httpx.AsyncClient:
        """Returns the client of a new person."""
        return httpx.AsyncClient(base_url=self.url, transport=self._transport, timeout=60)


class Table:
    """Players who always play the first legal move, and start another match when one is over."""

    def __init__(self, web: Web, game: str) -> None:
        self.web = web
        self.game = game
        self.players: list[Player] = []
        self.news = asyncio.Event()

    async def gather(self) -> None:
        self.clients = []
        for seat in range(SEATS[self.game]):
            client = self.web.client()
            await client.get("/api/me")
            socket = await websockets.connect(
                self.web.url.replace("http", "ws") + "/socket?protocol=1",
                additional_headers={"Cookie": f"undercroft={client.cookies['undercroft']}"},
                compression=None,
                open_timeout=60,
                ping_interval=None,
            )
            self.clients.append(client)
            self.players.append(Player(socket, seat))
        self.listening = [asyncio.create_task(player.listen(self.news)) for player in self.players]

    async def deal(self) -> None:
        seats = ["me"] + ["open"] * (len(self.players) - 1)
        new = {"game": self.game, "seats": seats}
        while (answer := await self.clients[0].post("/api/tables", json=new)).status_code == BUSY:
            await asyncio.sleep(1)  # the server sheds new tables, and says so
        id = answer.json()["id"]
        for player in self.players:
            if player.table:
                await player.say("leave", table=player.table)
            player.table, player.state = id, Message("state")
            await player.say("join", table=id)
            if player.seat:
                await player.say("sit", table=id, seat=player.seat)
                await self.until(lambda player=player: player.state.version > player.seat)
        await self.players[0].say("start", table=id)
        await self.until(lambda: all(player.state.view is not None for player in self.players))

    @property
    def newest(self) -> int:
        return max(player.state.version for player in self.players)

    async def until(self, condition: Any) -> None:
        while not condition():
            for player in self.players:
                if player.refusal is not None and player.refusal.code != STALE:
                    raise RuntimeError(player.refusal.text)
            self.news.clear()
            await self.news.wait()

    async def move(self) -> float | None:
        """Plays a move and returns the seconds until every seat has seen it; None if a window closed just before."""
        version = self.newest
        view = self.players[0].state.view
        assert view is not None
        player = self.players[view.turn[0]]
        assert player.state.view is not None
        start = time.perf_counter()
        player.refusal = None
        move = player.state.view.moves[0].text
        await player.say("play", table=player.table, seat=player.seat, move=move, version=version)
        await self.until(
            lambda: player.refusal is not None or all(other.state.version > version for other in self.players)
        )
        if player.refusal is not None:
            return None
        return time.perf_counter() - start

    async def play(self, end: float, pause: float, latencies: list[float]) -> None:
        while time.perf_counter() < end:
            if self.players[0].state.phase == "over":
                await self.deal()
            seconds = await self.move()
            if seconds is None:
                await self.until(lambda: all(player.state.version == self.newest for player in self.players))
                continue
            latencies.append(seconds * 1000)
            if pause > seconds:
                await asyncio.sleep(pause - seconds)
