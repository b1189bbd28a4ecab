"""Servers for tests: one inside the test's own loop, and one as a process of its own that can be killed."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import uvicorn

from undercroft.jobs import Job
from undercroft.jobs.limits import alarm
from undercroft.jobs.messages import Report, order_line, read_report, reports
from undercroft.jobs.process import Usage
from undercroft.server.app import Config, Server
from undercroft.server.limits import Limits
from undercroft.server.process import web_settings
from undercroft.server.web.address import Address, listen

ROOT = Path(__file__).resolve().parents[2]
LIMIT = 300.0  # seconds after which a test is taken to hang; nothing is measured by it
# Tests are quicker than people: nothing is too fast, too often or too much of them, where that is not what is tested.
GENEROUS = Limits(
    messages_per_second=10_000,
    messages_at_once=10_000,
    frames_per_second=10_000,
    frames_at_once=10_000,
    changes_at_once=10_000,
    sign_ins_per_minute=1000,
    sockets_per_address=1000,
    openings_at_once=1000,
    open_per_person=1000,
    tables_per_hour=100_000,
    records_per_hour=100_000,
)


def generous(**limits: float) -> Limits:
    """The same, but for what is tested."""
    return msgspec.structs.replace(GENEROUS, **limits)


class Place:
    """The store of a server: a folder, and a database unless it is SQLite in that folder. `announce` is the
    address of a message server, where one carries announcements."""

    def __init__(self, data: Path, database: str | None, announce: str | None = None) -> None:
        self.data = data
        self.database = database
        self.announce = announce


def run(scenario: Coroutine[Any, Any, None]) -> None:
    """In a thread of its own: after a browser test the main thread has a loop that Playwright keeps running."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, asyncio.wait_for(scenario, LIMIT)).result()


class Served:
    """A server inside the test's loop."""

    def __init__(self, server: Server, url: str) -> None:
        self.server = server
        self.url = url


@asynccontextmanager
async def serving(
    place: Place, limits: Limits = GENEROUS, proxy: str | None = None, **settings: Any
) -> AsyncIterator[Served]:
    door = listen("127.0.0.1", 0)
    port = door.getsockname()[1]
    config = Config(
        data=place.data,
        database=place.database,
        announce=[place.announce] if place.announce else [],
        address=Address("127.0.0.1", port),
        limits=limits,
        **{"pause": 0.0, "think": 0.02, **settings},
    )
    server = Server(config)
    await server.open()
    web = _Quiet(web_settings(server, proxy))
    task = asyncio.create_task(web.serve(sockets=[door]))
    try:
        while not web.started:
            await asyncio.sleep(0.005)
        yield Served(server, f"http://127.0.0.1:{port}")
    finally:
        web.should_exit = True
        await task
        await server.close()
        door.close()


class _Quiet(uvicorn.Server):
    def install_signal_handlers(self) -> None:
        """The test runner has its own."""


class Inside:
    """A worker in the process of the test, which has changed the rules for itself alone."""

    is_alive = True

    @staticmethod
    async def start(*_: object) -> Inside:
        return Inside()

    def usage(self) -> Usage:
        return Usage()

    def begin(self, job: Job, cpu: float | None) -> None:
        self._reports = reports(order_line(job, None), alarm)

    async def report(self) -> tuple[Report, bytes]:
        return read_report(await asyncio.to_thread(next, self._reports))

    async def kill(self) -> None:
        """Does nothing: there is no process."""


class Process:
    """`undercroft serve`, as an operator starts it."""

    def __init__(self, place: Place, port: int = 0, limits: Sequence[str] = ()) -> None:
        self.place = place
        command = [sys.executable, "-m", "undercroft.cli", "serve", "--port", str(port), "--data", str(place.data)]
        command += ["--pause", "0", "--jobs", "1", *(word for limit in limits for word in ("--limit", limit))]
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        if place.database is not None:
            environment["UNDERCROFT_DATABASE"] = place.database
        if place.announce is not None:
            environment["UNDERCROFT_ANNOUNCE"] = place.announce
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=environment, stderr=subprocess.DEVNULL
        )
        self.url = self._address()

    def _address(self) -> str:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if "is open at" in line:
                return line.split()[-1].replace("localhost", "127.0.0.1")
        raise RuntimeError(f"the server did not start: exit code {self._process.wait()}")

    @property
    def pid(self) -> int:
        return self._process.pid

    def kill(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> int:
        """As Ctrl-C does; its exit code."""
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
        return self._process.wait(LIMIT)


async def eventually(condition: Callable[[], Awaitable[bool]]) -> None:
    """Wait until something outside this loop becomes true."""
    async with asyncio.timeout(LIMIT):
        while not await condition():
            await asyncio.sleep(0.02)
