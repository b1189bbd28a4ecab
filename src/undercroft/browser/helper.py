"""What a helper does: a worker of the browser beside the one with the tables, where the server has processes.

It is asked a line of text at a time and answers with one.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec import Struct

from undercroft.kernel.record import read_record
from undercroft.server.bots.forecaster import lines_of
from undercroft.server.bots.worker import Question, think
from undercroft.server.protocol import Code
from undercroft.server.refusal import Refusal
from undercroft.server.tables.stored import Stored
from undercroft.server.work.jobs import Job, do


class Task(Struct, frozen=True):
    """A job, and the tables that it is about."""

    job: Job
    tables: list[Stored]


class Delivery(Struct, frozen=True):
    """The answer to a job in JSON; or why there is none."""

    body: str | None = None
    code: Code = "unavailable"
    text: str = ""


class Forecast(Struct, frozen=True):
    """A finished match whose chances are to be worked out."""

    record: str
    seconds: float


class Helper:
    """`handle` is what the worker calls."""

    def __init__(self) -> None:
        self._forecast: Iterator[bytes] = iter(())

    def handle(self, kind: str, text: str) -> str:
        match kind:
            case "think":
                return msgspec.json.encode(think(msgspec.json.decode(text, type=Question))).decode()
            case "work":
                return msgspec.json.encode(_deliver(msgspec.json.decode(text, type=Task))).decode()
            case "forecast":
                asked = msgspec.json.decode(text, type=Forecast)
                self._forecast = lines_of(read_record(asked.record), asked.seconds)
                return ""
            case "line":
                return next(self._forecast, b"").decode()
        raise ValueError(f"a helper does not know how to {kind}")


def _deliver(task: Task) -> Delivery:
    try:
        return Delivery(do(task.job, iter(task.tables)).decode())
    except Refusal as refusal:
        return Delivery(code=refusal.code, text=refusal.text)
    except Exception as error:  # the helper goes on
        return Delivery(text=f"this failed: {error!r}")
