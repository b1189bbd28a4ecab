"""What a helper does: a worker of the browser beside the one with the tables, where the server has processes.

It is asked a line of text at a time and answers with one.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec import Struct

from undercroft.browser.old_rules import OldRules
from undercroft.kernel.record import read_record
from undercroft.server.bots import forecaster, reviewer
from undercroft.server.bots.reviews import REVIEWER
from undercroft.server.bots.worker import Question, think
from undercroft.server.protocol.refusals import Code
from undercroft.server.refusal import Refusal
from undercroft.server.tables.stored import Stored
from undercroft.server.work.jobs import Job, do


class Task(Struct, frozen=True):
    """A job, the tables that it is about, and the older rules that it needs."""

    job: Job
    tables: list[Stored]
    rules: list[OldRules]


class Delivery(Struct, frozen=True):
    """The answer to a job in JSON; or why there is none."""

    body: str | None = None
    code: Code = "unavailable"
    text: str = ""


class Unfold(Struct, frozen=True):
    """The record of a finished match, and the module with its words that is to look into it."""

    module: str
    words: tuple[str, ...]
    record: str


def lines_of(asked: Unfold) -> Iterator[bytes]:
    record, seconds, *rest = read_record(asked.record), float(asked.words[0]), *asked.words[1:]
    if asked.module == REVIEWER:
        return reviewer.lines_of(record, seconds, int(rest[0]))
    return forecaster.lines_of(record, seconds)


class Helper:
    """`handle` is what the worker calls."""

    def __init__(self) -> None:
        self._lines: Iterator[bytes] = iter(())

    def handle(self, kind: str, text: str) -> str:
        match kind:
            case "think":
                return msgspec.json.encode(think(msgspec.json.decode(text, type=Question))).decode()
            case "work":
                return msgspec.json.encode(_deliver(msgspec.json.decode(text, type=Task))).decode()
            case "unfold":
                self._lines = lines_of(msgspec.json.decode(text, type=Unfold))
                return ""
            case "line":
                return next(self._lines, b"").decode()
        raise ValueError(f"a helper does not know how to {kind}")


def _deliver(task: Task) -> Delivery:
    for rules in task.rules:
        rules.put()
    try:
        return Delivery(do(task.job, iter(task.tables)).decode())
    except Refusal as refusal:
        return Delivery(code=refusal.code, text=refusal.text)
    except Exception as error:  # the helper goes on
        return Delivery(text=f"this failed: {error!r}")
