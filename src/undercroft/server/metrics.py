"""Counters for Prometheus, in its text format. A handful of lines instead of a dependency."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Callable
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Counter:
    """A number that only grows, one for each value of its labels."""

    kind = "counter"

    def __init__(self, name: str, help: str, *labels: str) -> None:
        self.name, self.help, self.labels = name, help, labels
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
    """A number that is looked up when asked for."""

    kind = "gauge"

    def __init__(self, name: str, help: str, look: Callable[[], float]) -> None:
        self.name, self.help, self._look = name, help, look

    def lines(self) -> list[str]:
        return [f"{self.name} {self._look():g}"]


class Histogram:
    """How long things take, in seconds."""

    kind = "histogram"

    def __init__(self, name: str, help: str) -> None:
        self.name, self.help = name, help
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
    """What the operator can watch."""

    def __init__(self) -> None:
        self.requests = Counter("undercroft_requests_total", "Requests on sockets, by type.", "type")
        self.refusals = Counter("undercroft_refusals_total", "Requests refused, by code.", "code")
        self.turned_away = Counter("undercroft_turned_away_total", "Connections closed or refused, by reason.", "why")
        self.moves = Counter("undercroft_moves_total", "Moves made durable.")
        self.conflicts = Counter("undercroft_conflicts_total", "Entries that another writer was first with.")
        self.bot_moves = Counter("undercroft_bot_moves_total", "Moves chosen by bots, by level.", "level")
        self.bot_overruns = Counter("undercroft_bot_overruns_total", "Bots that were cut short; a stand-in moved.")
        self.bot_errors = Counter(
            "undercroft_bot_errors_total", "Bots that failed; a stand-in moved. See the log.", "game", "level"
        )
        self.hints = Counter("undercroft_hints_total", "Advice given to people.", "game")
        self.sign_ins = Counter("undercroft_sign_ins_total", "Passwords tried, by outcome.", "outcome")
        self.jobs = Counter("undercroft_jobs_total", "Long work done in processes of its own, by kind.", "kind")
        self.errors = Counter("undercroft_errors_total", "Failures of the server itself; see the log.")
        self.failed_at = float("-inf")  # when the store last failed, by the monotonic clock
        self.append = Histogram("undercroft_append_seconds", "Time to make an entry durable.")
        self.garbage = Histogram("undercroft_garbage_seconds", "Pauses to search the memory for garbage.")
        self.think = Histogram("undercroft_bot_seconds", "Time a bot takes for a move.")
        self._all: list[Counter | Gauge | Histogram] = [
            self.requests,
            self.refusals,
            self.turned_away,
            self.moves,
            self.conflicts,
            self.bot_moves,
            self.bot_overruns,
            self.bot_errors,
            self.hints,
            self.sign_ins,
            self.jobs,
            self.errors,
            self.append,
            self.garbage,
            self.think,
        ]

    def failed(self) -> None:
        """The store did not answer, or could not keep something."""
        self.errors.add()
        self.failed_at = time.monotonic()

    def watch(self, name: str, help: str, look: Callable[[], float]) -> None:
        self._all.append(Gauge(name, help, look))

    def text(self) -> str:
        lines = []
        for metric in self._all:
            lines += [f"# HELP {metric.name} {metric.help}", f"# TYPE {metric.name} {metric.kind}", *metric.lines()]
        return "\n".join(lines) + "\n"
