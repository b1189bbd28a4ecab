"""Helpers in place of worker processes: web workers that run jobs in the protocol of `jobs/messages.py`."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import Final, Protocol

import msgspec

from undercroft.jobs import Job, WorkerLost
from undercroft.jobs.messages import Report, order_line, read_report, reports
from undercroft.jobs.process import Usage

STARTING: Final = 300.0  # seconds for a helper to start: on an old phone that is busy with the page as well


class WebWorker(Protocol):
    """A web worker of the browser that runs a `Helper`."""

    is_alive: bool

    async def ask(self, kind: str, text: str) -> str:
        """Sends a line and returns the answer. May raise any error if no answer will come."""

    def kill(self) -> None: ...


Start = Callable[[], WebWorker]


class HelperAtHand:
    """A helper that is started on demand, and again after it was ended."""

    def __init__(self, start: Start) -> None:
        self._start = start
        self._helper: WebWorker | None = None

    def ready(self) -> WebWorker:
        if self._helper is None or not self._helper.is_alive:
            self._helper = self._start()
        return self._helper

    def end(self) -> None:
        if self._helper is not None:
            self._helper.kill()
            self._helper = None


class HelperWorker:
    """A helper as a worker of a pool. Two pools may share one, because two Python instances are enough for a phone."""

    is_alive = True  # the next helper is started when there is a job

    def __init__(self, helper: HelperAtHand) -> None:
        self._helper = helper
        self._asked = "next", ""

    def usage(self) -> Usage:
        return Usage()

    def begin(self, job: Job, cpu: float | None) -> None:
        self._asked = "job", order_line(job, cpu).decode()

    async def report(self) -> tuple[Report, bytes]:
        asked, self._asked = self._asked, ("next", "")
        try:
            return read_report((await self._helper.ready().ask(*asked)).encode())
        except msgspec.DecodeError as error:
            raise WorkerLost(f"the helper sent an invalid answer: {error}") from None
        except Exception as error:
            raise WorkerLost(f"the helper has ended: {error}") from None

    async def kill(self) -> None:
        self._helper.end()


class Helper:
    """Runs jobs in a web worker, which calls `handle` with `job`, then with `next` until the last report."""

    def __init__(self) -> None:
        self._reports: Iterator[bytes] = iter(())

    def handle(self, kind: str, text: str) -> str:
        if kind == "job":
            self._reports = reports(text.encode(), lambda _: contextlib.nullcontext())
        return next(self._reports, b"").decode()
