"""A page of a browser without one: keeps a journal in memory, has helpers in the same process, talks to the table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any, TypeVar

from undercroft.browser.helpers import Helper
from undercroft.browser.table import Socket, StaticTable

Result = TypeVar("Result")


class Loop(asyncio.SelectorEventLoop):
    """The loop of a browser: there are no threads, nothing else happens while something is worked out."""

    def run_in_executor(  # type: ignore[override]
        self, executor: Executor | None, work: Callable[..., Result], *args: Any
    ) -> asyncio.Future[Result]:
        done = self.create_future()
        try:
            done.set_result(work(*args))
        except Exception as error:
            done.set_exception(error)
        return done


def run_alone(scenario: Coroutine[Any, Any, Result]) -> Result:
    """In a thread of its own, as all others wait: after a browser test the main one has a loop of Playwright's."""

    def run() -> Result:
        with asyncio.Runner(loop_factory=Loop) as runner:
            return runner.run(scenario)

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(run).result()


class Pages:
    """The database of a browser. `is_full`: it keeps nothing more."""

    def __init__(self) -> None:
        self.snapshot: str | None = None
        self.upto = 0
        self.writes: list[str] = []
        self.is_full = False

    async def read(self) -> str:
        return json.dumps({"snapshot": self.snapshot, "upto": self.upto, "writes": self.writes})

    async def append(self, number: int, write: str) -> None:
        await asyncio.sleep(0)  # it takes its time
        if self.is_full:
            raise RuntimeError("QuotaExceededError")
        assert number == self.upto + len(self.writes) + 1
        self.writes.append(write)

    async def replace(self, upto: int, snapshot: str) -> None:
        self.snapshot, self.upto, self.writes = snapshot, upto, []


class HelperHere:
    """A helper that needs no worker."""

    def __init__(self) -> None:
        self.is_alive = True
        self._helper = Helper()

    async def ask(self, kind: str, text: str) -> str:
        return self._helper.handle(kind, text)

    def kill(self) -> None:
        self.is_alive = False


class Page:
    """A page that is open at the table."""

    def __init__(self, pages: Pages) -> None:
        self.table = StaticTable(pages, HelperHere, "https://example.org/#", "en", pause=0)
        self._socket: Socket | None = None
        self._heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._ids = 0

    async def __aenter__(self) -> Page:
        await self.table.open()
        self._socket = self.table.connect(
            "/socket?protocol=1", lambda text: self._heard.put_nowait(json.loads(text)), lambda code, why: None
        )
        assert (await self.hear("welcome"))["me"]["id"] == "you"
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.table.close()

    async def ask(self, method: str, path: str, body: object = None, status: int = 200) -> Any:
        text = body if isinstance(body, str) else "" if body is None else json.dumps(body)
        answer = json.loads(await self.table.fetch(method, path, text))
        assert answer["status"] == status, answer
        return json.loads(answer["body"])

    async def hear(self, *types: str) -> dict[str, Any]:
        while (message := await self._heard.get())["type"] not in types:
            pass
        return message

    async def say(self, type: str, **more: Any) -> dict[str, Any]:
        """The answer to a request."""
        assert self._socket is not None
        self._ids += 1
        self._socket.send(json.dumps({"type": type, "id": str(self._ids), **more}))
        while (answer := await self.hear("done", "refused"))["id"] != str(self._ids):
            pass
        return answer

    async def state(self, table: str, seat: int | None = None) -> dict[str, Any]:
        """The table as it is shown when one comes to it."""
        assert self._socket is not None
        self._ids += 1
        self._socket.send(json.dumps({"type": "join", "id": str(self._ids), "table": table, "seat": seat}))
        while (state := await self.hear("state", "refused")).get("table") != table:  # another is still followed
            assert state["type"] == "state", state
        return state

    async def play_first(self, table: str) -> dict[str, Any] | None:
        """Wait for one's turn and make the first legal move; None: the match is over."""
        state = await self.state(table)
        while state["phase"] == "playing" and not (state["view"]["moves"]):
            state = await self.hear("state")
        if state["phase"] == "over":
            return None
        move = state["view"]["moves"][0]["text"]
        return await self.say("play", table=table, seat=state["seat"], move=move, version=state["version"])
