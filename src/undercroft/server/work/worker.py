"""The process that works: reads a job, then the tables it is about, a line each; writes a line about the answer, then
the answer. Run as `python -m` with the seconds of processor that a job may take."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec import Struct

from undercroft.server.protocol.refusals import Code
from undercroft.server.refusal import Refusal
from undercroft.server.system import TimeUp, alarm, limit_memory
from undercroft.server.tables.stored import Stored
from undercroft.server.work.jobs import Job, do

NICENESS: Final = 5  # bots and the server itself come first
MEMORY: Final = 2 << 30  # bytes

log = logging.getLogger(__name__)


class Order(Struct, frozen=True):
    """A job; the next `tables` lines are what it is about."""

    job: Job
    tables: int


class Delivery(Struct, frozen=True):
    """The next `size` bytes are the answer; or why there is none."""

    size: int = 0
    code: Code | None = None
    text: str = ""


def main(seconds: float) -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    limit_memory(MEMORY)
    lines, out = sys.stdin.buffer, sys.stdout.buffer
    orders, tables = msgspec.json.Decoder(Order), msgspec.json.Decoder(Stored)
    for line in lines:
        order = orders.decode(line)
        given: Iterator[Stored] = (tables.decode(lines.readline()) for _ in range(order.tables))
        delivery, body = _deliver(order.job, given, seconds)
        for _ in given:
            pass  # what was not looked at is not the next order
        out.write(msgspec.json.encode(delivery) + b"\n" + body)
        out.flush()


def _deliver(job: Job, given: Iterator[Stored], seconds: float) -> tuple[Delivery, bytes]:
    try:
        with alarm(seconds):
            body = do(job, given)
        return Delivery(len(body)), body
    except Refusal as refusal:
        return Delivery(code=refusal.code, text=refusal.text), b""
    except TimeUp:
        return Delivery(code="too_long", text=f"this takes more than the {seconds:g} seconds that it may take"), b""
    except MemoryError:
        return Delivery(code="too_long", text="this takes more memory than it may take"), b""
    except Exception as error:
        log.exception("%s failed", type(job).__name__)
        return Delivery(code="unavailable", text=f"the server failed at this: {type(error).__name__}"), b""


if __name__ == "__main__":
    logging.basicConfig(format="%(levelname)s %(name)s: %(message)s")
    main(float(sys.argv[1]))
