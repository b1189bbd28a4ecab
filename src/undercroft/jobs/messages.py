"""The protocol between a pool and its workers: lines of JSON. A browser sends the same lines to a web worker.

The pool writes one line for each job, an `Order`. The worker answers with one or more reports. A report is a line
with its kind (`Report`), followed for a result by a second line with the result. The reader can pass on that line
without parsing it.
"""

from __future__ import annotations

import contextlib
import logging
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Final, Literal

import msgspec
from msgspec import Struct

from undercroft.jobs.job import Job, JobRefused, ProgressiveJob
from undercroft.jobs.limits import TimeUp

log: Final = logging.getLogger(__name__)

Kind = Literal["part", "result", "end", "refused", "too_long", "failed"]
Alarm = Callable[[float], contextlib.AbstractContextManager[None]]  # raises TimeUp after a number of processor seconds
WITH_RESULT: Final = ("part", "result")


class Order(Struct, frozen=True):
    """A job by its class, `module:Class`. `cpu` is its limit in processor seconds."""

    job: str
    fields: msgspec.Raw
    cpu: float | None = None


class Report(Struct, frozen=True, omit_defaults=True):
    """The kind of the next line, or why there is none, and the processor time of the job so far."""

    kind: Kind
    cpu: float = 0.0
    code: str = ""
    text: str = ""


_orders = msgspec.json.Decoder(Order)
_reports = msgspec.json.Decoder(Report)
_encoder = msgspec.json.Encoder()


def order_line(job: Job, cpu: float | None) -> bytes:
    kind = type(job)
    order = Order(f"{kind.__module__}:{kind.__qualname__}", msgspec.Raw(_encoder.encode(job)), cpu)
    return _encoder.encode(order) + b"\n"


def reports(line: bytes, alarm: Alarm) -> Iterator[bytes]:
    """Runs the job of a line and yields each report with its result. The pool limits the time of progressive jobs,
    because an alarm could interrupt them in the middle of a line.
    """
    started = cpu_seconds()
    order = _orders.decode(line)
    result = None
    try:
        module, _, name = order.job.partition(":")
        kind: type[Job] = getattr(import_module(module), name)
        job = msgspec.json.decode(order.fields, type=kind)
        if isinstance(job, ProgressiveJob):
            for part in job.run():
                yield _written(Report("part", cpu_seconds() - started), _encoder.encode(part))
            last = Report("end")
        else:
            with contextlib.nullcontext() if order.cpu is None else alarm(order.cpu):
                result = _encoder.encode(job.run())
            last = Report("result")
    except JobRefused as refused:
        last = Report("refused", code=refused.code, text=refused.text)
    except TimeUp:
        last = Report("too_long", text=f"it takes more than {order.cpu:g} seconds of processor")
    except MemoryError:
        last = Report("too_long", text="it takes more memory than it may take")
    except Exception as error:
        log.exception("%s failed", order.job)
        last = Report("failed", text=f"{type(error).__name__}: {error}")
    yield _written(msgspec.structs.replace(last, cpu=cpu_seconds() - started), result)


def read_report(written: bytes) -> tuple[Report, bytes]:
    """Parses a report and its result from the output of `reports`."""
    head, _, result = written.partition(b"\n")
    return _reports.decode(head), result


def _written(report: Report, result: bytes | None = None) -> bytes:
    head = _encoder.encode(report) + b"\n"
    return head if result is None else head + result + b"\n"


def cpu_seconds() -> float:
    """Returns the processor time of this process and its exited children."""
    if sys.platform in ("win32", "emscripten"):
        return time.process_time()
    import resource

    both = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum([use.ru_utime + use.ru_stime for use in both])
