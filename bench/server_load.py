"""A load for the server: tables of people who move as fast as they are answered, or at a given rate.

Run by bench/server.py: `python bench/server_load.py URL GAME TABLES SECONDS RATE` prints one line of JSON.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from typing import Any

import httpx
import msgspec
import uvloop
import websockets

SEATS = {"toy": 2, "chest": 2, "raiders": 3, "doggies": 2, "serpent": 2}
BUSY = 503
STALE = "stale"  # the code of a refusal: the question has changed
OPTIONS: dict[str, dict[str, Any]] = {"toy": {"rounds": 4, "charms": False}}


class Text(msgspec.Struct):
    text: str


class View(msgspec.Struct):
    turn: list[int]
    moves: list[Text]


class Message(msgspec.Struct):
    """What the load needs to read of a message."""

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
    """Requests of all people go the same way: what a client of its own would set up costs more than the request."""

    def __init__(self, url: str) -> None:
        self.url = url
        # No connection is kept: one that the server has just closed as idle cannot be told from a failure.
        once = httpx.Limits(max_keepalive_connections=0)
        self._transport = httpx.AsyncHTTPTransport(verify=False, limits=once)

    def client(self) -> httpx.AsyncClient:
        """Of a person."""
        return httpx.AsyncClient(base_url=self.url, transport=self._transport, timeout=60)


class Table:
    """Players who always play the first legal move; when the match is over they play another."""

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
        new = {"game": self.game, "seats": seats, "options": OPTIONS.get(self.game, {})}
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
        """One move; the seconds until every seat has seen it. None: a window went by just before it came."""
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


async def main(url: str, game: str, number: int, seconds: float, rate: float) -> None:
    web = Web(url)
    tables = [Table(web, game) for _ in range(number)]
    for table in tables:
        await table.gather()
        await table.deal()
    print("ready", flush=True)
    pause = number / rate if rate else 0.0
    latencies: list[float] = []
    start = time.perf_counter()
    end = start + pause + seconds

    async def begin(table: Table, place: int) -> None:
        await asyncio.sleep(pause * place / number)
        await table.play(end, pause, latencies)

    await asyncio.gather(*(begin(table, place) for place, table in enumerate(tables)))
    print(json.dumps({"seconds": time.perf_counter() - start, "latencies": latencies}))


if __name__ == "__main__":
    address, game, number, seconds, rate = sys.argv[1:]
    uvloop.run(main(address, game, int(number), float(seconds), float(rate)))
