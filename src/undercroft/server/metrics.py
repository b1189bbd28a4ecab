"""Prometheus counters in the text format. A few lines instead of a dependency."""

from __future__ import annotations

import logging
import time
from bisect import bisect_left
from collections.abc import Callable
from typing import Final

# Why connections and requests are turned away: the label of the metric, and the text in the log.
TURNED_AWAY: Final = {
    "address": "too many connections of one address",
    "full": "too many connections",
    "header_seconds": "the head of a request did not come in time",
    "header_bytes": "the head of a request is too big",
    "body_seconds": "the body of a request did not come in time",
    "pipeline": "too many requests at once on one connection",
    "frames": "too many frames on a socket",
    "openings": "too many sockets are opened from one address",
    "requests": "too many requests of one address at once",
}
BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


log: Final = logging.getLogger(__name__)


class Counter:
    """A number that only grows, one per value of its labels."""

    kind = "counter"

    def __init__(self, name: str, help: str, *labels: str) -> None:
        self.name = name
        self.help = help
        self.labels = labels
        self._values: dict[tuple[str, ...], int] = {} if labels else {(): 0}

    def add(self, *values: str) -> None:
        self._values[values] = self._values.get(values, 0) + 1

    def lines(self) -> list[str]:
        lines = []
        for values, number in sorted(self._values.items()):
            pairs = ",".join(f'{label}="{value}"' for label, value in zip(self.labels, values, strict=True))
            lines.append(f"{self.name}{{{pairs}}} {number}" if pairs else f"{self.name} {number}")
        return lines


class Gauge:
    """A number that is computed on request."""

    kind = "gauge"

    def __init__(self, name: str, help: str, look: Callable[[], float]) -> None:
        self.name = name
        self.help = help
        self._look = look

    def lines(self) -> list[str]:
        return [f"{self.name} {self._look():g}"]


class Histogram:
    """A histogram of durations in seconds."""

    kind = "histogram"

    def __init__(self, name: str, help: str) -> None:
        self.name = name
        self.help = help
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def lines(self) -> list[str]:
        lines, number = [], 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self._counts, strict=True):
            number += count
            lines.append(f'{self.name}_bucket{{le="{bound}"}} {number}')
        return [*lines, f"{self.name}_sum {self._sum:.6f}", f"{self.name}_count {number}"]


class Metrics:
    """The metrics for the operator."""

    def __init__(self) -> None:
        self._all: list[Counter | Gauge | Histogram] = []
        self.requests: Counter = self._counter("requests", "Requests on sockets, by type.", "type")
        self.refusals: Counter = self._counter("refusals", "Requests refused, by code.", "code")
        self.turned_away: Counter = self._counter("turned_away", "Connections closed or refused, by reason.", "why")
        self.moves: Counter = self._counter("moves", "Moves made durable.")
        self.conflicts: Counter = self._counter("conflicts", "Entries that another writer was first with.")
        self.bot_moves: Counter = self._counter("bot_moves", "Moves chosen by bots, by level.", "level")
        self.bot_overruns: Counter = self._counter("bot_overruns", "Bots that exceeded their time; a stand-in moved.")
        self.bot_errors: Counter = self._counter("bot_errors", "Bots that failed; a stand-in moved.", "game", "level")
        self.hints: Counter = self._counter("hints", "Hints given to people.", "game")
        self.sign_ins: Counter = self._counter("sign_ins", "Password attempts, by outcome.", "outcome")
        self.notices: Counter = self._counter("notices", "Messages to absent people.", "kind", "outcome")
        self.jobs: Counter = self._counter("jobs", "Jobs in worker processes, by kind.", "kind")
        self.errors: Counter = self._counter("errors", "Failures of the server itself; see the log.")
        self.append: Histogram = self._histogram("append", "Time to make an entry durable.")
        self.garbage: Histogram = self._histogram("garbage", "Pauses for garbage collection.")
        self.think: Histogram = self._histogram("bot", "Time of a bot for a move.")
        self.failed_at: float = float("-inf")  # when the store last failed, by the monotonic clock

    def _counter(self, name: str, help: str, *labels: str) -> Counter:
        counter = Counter(f"undercroft_{name}_total", help, *labels)
        self._all.append(counter)
        return counter

    def _histogram(self, name: str, help: str) -> Histogram:
        histogram = Histogram(f"undercroft_{name}_seconds", help)
        self._all.append(histogram)
        return histogram

    def turn_away(self, why: str, address: str) -> None:
        """Counts and logs a connection or a request that is turned away. `why` is a key of `TURNED_AWAY`."""
        self.turned_away.add(why)
        log.warning("%s, from %s", TURNED_AWAY[why], address)

    def failed(self) -> None:
        """Counts a store failure: no answer, or a write that failed."""
        self.errors.add()
        self.failed_at = time.monotonic()

    def watch(self, name: str, help: str, look: Callable[[], float]) -> None:
        self._all.append(Gauge(name, help, look))

    def text(self) -> str:
        lines = []
        for metric in self._all:
            lines += [f"# HELP {metric.name} {metric.help}", f"# TYPE {metric.name} {metric.kind}", *metric.lines()]
        return "\n".join(lines) + "\n"
