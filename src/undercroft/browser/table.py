"""The static table: the regular server, called by the page in the same browser instead of over the network."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from undercroft.browser.helpers import STARTING, HelperAtHand, HelperWorker, Start
from undercroft.server.app import Config, Parts, Server
from undercroft.server.limits import Limits
from undercroft.server.metrics import Metrics
from undercroft.server.people.accounts import COOKIE
from undercroft.server.protocol.basics import Failure
from undercroft.server.refusal import Refusal
from undercroft.server.store import Account
from undercroft.server.store.journal import Journal, JournalStore
from undercroft.server.web.address import Address
from undercroft.server.work.bots import BotPool, Faults
from undercroft.server.work.pools import WorkPool, slow_pool

YOU: Final = Account("you", "", "", None, None, 0)  # the only person here
KEY: Final = b"nobody else comes here"  # no other person could forge a cookie here
# Limits protect against other people. Only work that would freeze the page stays limited.
LIMITS: Final = Limits(
    tables_per_person=100_000,
    open_per_person=100_000,
    tables_per_hour=100_000,
    records_per_hour=100_000,
    work_seconds=60,
    hints_per_minute=600,
)
DATA: Final = Path("/tmp")  # in memory
BUDGET: Final = 60.0  # seconds for a bot's answer beyond its thinking time, on a slow phone
FORECAST: Final = 45.0
WARM_UP: Final = 4.0  # seconds until a helper is started in advance: the first table comes first
SAVE: Final = re.compile(r"/api/tables/(\w+)/save")
HUMAN: Final = "human"  # the terminal's name for a person


class Answer(Struct, frozen=True):
    """The answer to a request, with the same content that `fetch` would return."""

    status: int
    body: str
    headers: dict[str, str]


class Socket:
    """A connection from the page. `say` gets each message; `over` is called with a close code."""

    def __init__(self, say: Callable[[str], Any], over: Callable[[int, str], Any]) -> None:
        self._say = say
        self._over = over
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._inbox.put_nowait({"type": "websocket.connect"})

    def send(self, text: str) -> None:
        self._inbox.put_nowait({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})

    async def _receive(self) -> dict[str, Any]:
        return await self._inbox.get()

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self._say(message["text"])
        elif message["type"] == "websocket.close":
            self._over(message.get("code", 1000), message.get("reason") or "")


class StaticTable:
    """The static table. `base` is the address of the page, `pause` the minimum time of a bot's move."""

    def __init__(self, journal: Journal, start: Start, base: str, language: str, pause: float = 0.6) -> None:
        self._journal = journal
        self._start = start
        self._helper = HelperAtHand(start)
        config = Config(
            data=DATA,
            address=Address("localhost", 0, base),
            budget=BUDGET,
            pause=pause,
            forecast=FORECAST,
            is_small=True,
            limits=LIMITS,
        )
        self._server = Server(config, self._parts)
        self._headers = [
            (b"cookie", f"{COOKIE}={self._server.accounts.cookie(YOU)}".encode()),
            (b"accept-language", language.encode()),
            (b"content-type", b"application/json"),
        ]
        self._tasks: set[asyncio.Task[None]] = set()

    def _parts(self, config: Config, metrics: Metrics) -> Parts:
        async def shared() -> HelperWorker:
            return HelperWorker(self._helper)

        async def own() -> HelperWorker:
            return HelperWorker(HelperAtHand(self._start))

        return Parts(
            JournalStore(self._journal),
            [KEY],
            BotPool(1, config.budget, metrics, Faults(config.data), shared, STARTING),
            WorkPool(config.limits, metrics, shared, STARTING),
            slow_pool(own, STARTING),
        )

    async def open(self) -> None:
        await self._server.open()
        asyncio.get_running_loop().call_later(WARM_UP, self._helper.ready)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await self._server.close()

    async def prepare(self, game: str) -> None:
        """Imports a game and starts a helper while a person still chooses."""
        await self.fetch("GET", f"/api/games/{game}/figures")
        self._helper.ready()

    async def fetch(self, method: str, path: str, body: str = "") -> str:
        """Returns the server's answer as an `Answer` in JSON. No opponent could peek at a match in play here, so there
        is one more route: `GET /api/tables/ID/save` returns its record with the secret of its dice, for continuing
        elsewhere.
        """
        if saved := SAVE.fullmatch(path):
            return await self._save(saved[1])
        status, headers, parts = 500, dict[str, str](), list[bytes]()
        sent = False

        async def receive() -> dict[str, Any]:
            nonlocal sent
            if sent:
                await asyncio.Event().wait()  # the page never disconnects
            sent = True
            return {"type": "http.request", "body": body.encode(), "more_body": False}

        async def send(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers.update((name.decode("latin-1"), value.decode("latin-1")) for name, value in message["headers"])
            elif message["type"] == "http.response.body":
                parts.append(message.get("body", b""))

        await self._server.app(self._scope("http", path, method=method), receive, send)
        return msgspec.json.encode(Answer(status, b"".join(parts).decode(), headers)).decode()

    async def _save(self, id: str) -> str:
        try:
            table = await self._server.tables.look(id)
        except Refusal as refusal:
            return _text(404, Failure(refusal.code, refusal.text))
        if table.match is None:
            return _text(409, Failure("wrong_phase", "there is no match to be saved here"))
        chairs = table.chairs
        players = [HUMAN if chair.bot is None or chair.player is not None else chair.bot for chair in chairs]
        data = {**table.match.private_record().data(), "table": {"players": players, "names": []}}
        return _text(200, data)

    def connect(self, path: str, say: Callable[[str], Any], over: Callable[[int, str], Any]) -> Socket:
        """Opens a connection to the server: `/socket?protocol=1`."""
        socket = Socket(say, over)
        scope = self._scope("websocket", path, subprotocols=[])

        async def serve() -> None:
            await self._server.app(scope, socket._receive, socket._send)

        task = asyncio.create_task(serve())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return socket

    def _scope(self, type: str, target: str, **more: Any) -> dict[str, Any]:
        path, _, query = target.partition("?")
        return {
            "type": type,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http" if type == "http" else "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": self._headers,
            "client": None,
            "server": None,
            **more,
        }


def _text(status: int, body: Any) -> str:
    return msgspec.json.encode(Answer(status, msgspec.json.encode(body).decode(), {})).decode()
