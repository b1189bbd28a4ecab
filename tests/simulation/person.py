"""A person with a browser: a cookie, a socket that is opened again when it breaks, and what was seen of each table."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Any

import msgspec

from tests.simulation.cluster import Node
from tests.simulation.network import Answer, Gone, Line, Network
from tests.simulation.oracle import Json, Oracle
from tests.simulation.world import World


class Seen:
    """A table as a person has seen it: the newest state, and the log put together from all states."""

    def __init__(self) -> None:
        self.state: Json = {}
        self.told: list[Json] = []
        self.heard = 0

    @property
    def version(self) -> int:
        return int(self.state.get("version", 0))

    def take(self, state: Json) -> None:
        if state["since"] == 0:
            self.told = []
        self.state = state
        self.told += state["told"]
        self.heard = max([self.heard, *(said["version"] for said in state["said"])])


class Person:
    """Talks to any of the nodes."""

    def __init__(self, world: World, network: Network, nodes: list[Node], oracle: Oracle, name: str) -> None:
        self.world = world
        self.name = name
        self.id = ""
        self.cookie = ""
        self.tables: dict[str, Seen] = {}
        self.news = asyncio.Event()
        self._network = network
        self._nodes = nodes
        self._oracle = oracle
        self._address = f"192.0.2.{world.luck.randrange(1, 9)}"
        self.line: Line | None = None
        self._connecting = asyncio.Lock()
        self._numbers = count(1)
        self._answers: dict[str, asyncio.Future[Json]] = {}

    # -- requests -----------------------------------------------------------------------------------

    async def arrive(self) -> None:
        """Gets a cookie, and a name that the server keeps."""
        async with self._connecting:
            while not self.cookie:
                answer = await self.insist("GET", "/api/me")
                self.cookie = answer.cookies.get("undercroft", "")
                self.id = msgspec.json.decode(answer.body).get("id", "")
            await self.insist("PUT", "/api/me", {"name": self.name})

    async def fetch(self, method: str, path: str, body: Any = None, cookie: str | None = None) -> Answer:
        node = self.world.luck.choice(self._nodes)
        if node.host is None:
            await asyncio.sleep(0.1)
            raise Gone("nobody answers")
        text = b"" if body is None else msgspec.json.encode(body)
        own = self.cookie if cookie is None else cookie
        return await self._network.fetch(self.name, self._address, node.host, own, method, path, text)

    async def insist(self, method: str, path: str, body: Any = None) -> Answer:
        """Asks one server after the other until one answers."""
        while True:
            try:
                answer = await self.fetch(method, path, body)
                if answer.status not in (429, 500, 503):
                    return answer
            except Gone:
                pass
            await asyncio.sleep(self.world.luck.uniform(0.2, 2.0))

    # -- the socket ---------------------------------------------------------------------------------

    async def connect(self) -> None:
        """Opens a socket at any server, as the client does, until it succeeds. All tables share it."""
        async with self._connecting:
            while not self.is_connected:
                node = self.world.luck.choice(self._nodes)
                try:
                    if node.host is None:
                        raise Gone("nobody answers")
                    self.line = await self._network.open(
                        self.name, self._address, node.host, self.cookie, self._hear, self._over
                    )
                except Gone:
                    await asyncio.sleep(self.world.luck.uniform(0.2, 2.0))

    def drop(self) -> None:
        """The person closes the page, or the line breaks."""
        if self.line is not None and self.line.is_open:
            self.world.luck.choice([self.line.reset, self.line.stall, self._forget_line])()
            self._forget_line()

    def leave(self) -> None:
        if self.line is not None and self.line.is_open:
            self.line.close()

    def _forget_line(self) -> None:
        """Gives up a connection that does not answer."""
        if self.line is not None and self.line.is_open:
            self.line.close()

    def _hear(self, text: str) -> None:
        message = msgspec.json.decode(text)
        kind = message["type"]
        if kind == "state":
            self._oracle.saw(self.id, message)
            self.tables.setdefault(message["table"], Seen()).take(message)
        elif kind in ("done", "refused"):
            answer = self._answers.pop(message["id"] or "", None)
            if answer is not None and not answer.done():
                answer.set_result(message)
        self.news.set()

    def _over(self, code: int) -> None:
        answers, self._answers = self._answers, {}
        for answer in answers.values():
            if not answer.done():
                answer.set_exception(Gone(f"the socket was closed with {code}"))
                answer.exception()
        self.news.set()

    def shout(self, text: str) -> None:
        """Sends any text."""
        if self.line is None:
            raise Gone("there is no socket")
        self.line.send(text)

    async def ask(self, type: str, id: str | None = None, **fields: Any) -> Json:
        """Sends a request and returns its answer. Raises Gone if none comes."""
        request = {"type": type, "id": id or f"{self.name} {next(self._numbers)}", **fields}
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._answers[request["id"]] = answer
        try:
            self.shout(msgspec.json.encode(request).decode())
            async with asyncio.timeout(self.world.patience):
                found = await answer
        except TimeoutError:
            self._forget_line()
            raise Gone("no answer") from None
        finally:
            self._answers.pop(request["id"], None)
        if found["type"] == "done":
            self._oracle.promised(self.id, request, found)
        return found

    @property
    def is_connected(self) -> bool:
        return self.line is not None and self.line.is_open
