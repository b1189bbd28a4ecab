"""A simulated world: its loop, its luck, its trace, and how bad things are at the moment."""

from __future__ import annotations

import asyncio
import contextvars
import random
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from tests.simulation.loop import VirtualLoop
from tests.simulation.seam import MACHINE
from tests.simulation.trace import Trace
from undercroft.server.tables.table import Table

# How often operations fail when things are bad.
FAILURES: Final = {"read": 0.003, "write": 0.003, "sync": 0.003, "answer": 0.004, "connect": 0.02, "child": 0.03}
LATELY: Final = 100  # outages that a running clock may have seen
PATIENCE: Final = 30.0  # seconds that people wait for an answer


class World:
    """One seed decides everything that happens in it. `trouble` scales how often things go wrong; 0 is a calm world."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.luck: random.Random = random.Random(f"world {seed}")
        self.loop: VirtualLoop = VirtualLoop(random.Random(f"threads {seed}"))
        self.trace: Trace = Trace()
        self.trouble = 0.0
        self.patience = PATIENCE
        self.violations: list[str] = []
        self.operations: Counter[str] = Counter()  # that could have failed, by kind
        self.is_planned = False  # nothing fails but the planned operation
        self.planned: tuple[str, int] | None = None  # its kind and number
        self.faults = 0
        self.outages: list[tuple[float, float]] = []  # when no server process was running
        self.dark_since: float | None = None
        self.table_of: Callable[[str], Table | None] = lambda _: None
        self.lost_power: Callable[[], None] = lambda: None
        MACHINE.enter(self.loop.time, seed)

    def note(self, kind: str, text: str) -> None:
        self.trace.add(self.loop.time(), kind, text)

    def harm(self, what: str) -> None:
        """Records a fault."""
        self.faults += 1
        self.note(f"fault {what}", "")

    def blame(self, what: str) -> None:
        """Records that an invariant does not hold."""
        self.note("violation", what)
        self.violations.append(f"at {self.loop.time():.3f} s: {what}")

    def notice(self, is_any_up: bool) -> None:
        """Records whether any server process accepts connections."""
        now = self.loop.time()
        if not is_any_up and self.dark_since is None:
            self.dark_since = now
        elif is_any_up and self.dark_since is not None:
            self.outages.append((self.dark_since, now))
            self.dark_since = None

    def outage_between(self, since: float, until: float) -> float:
        """Returns the seconds without any server process between two times."""
        return sum(max(0.0, min(ended, until) - max(began, since)) for began, ended in self.outages[-LATELY:])

    def hurried(self, seconds: float) -> float:
        """Returns how long people take for a decision. When nothing goes wrong any more they come to an end."""
        return seconds if self.trouble else min(seconds, 1.0)

    def delay(self) -> float:
        """Returns the seconds that a message is under way."""
        luck = self.luck
        if self.trouble and luck.random() < 0.02 * self.trouble:
            return luck.uniform(0.2, 8.0)
        return luck.expovariate(1 / 0.02)

    def hop(self) -> float:
        """Returns the seconds between a process and its database."""
        if self.trouble and self.luck.random() < 0.005 * self.trouble:
            return self.luck.uniform(0.05, 3.0)
        return self.luck.expovariate(1 / 0.0005)

    def sync_seconds(self) -> float:
        """Returns the seconds that a disk needs for a sync."""
        if self.trouble and self.luck.random() < 0.01 * self.trouble:
            return self.luck.uniform(0.1, 5.0)
        return self.luck.expovariate(1 / 0.002)

    def fails(self, kind: str) -> bool:
        """Counts an operation, and decides whether it fails: at random, or because it is the one that has to."""
        self.operations[kind] += 1
        if self.planned == (kind, self.operations[kind]):
            self.harm(kind)
            return True
        if not self.is_planned and self.is_lost(FAILURES.get(kind, 0.0)):
            self.harm(kind)
            return True
        return False

    def later(self, future: asyncio.Future[Any], outcome: Any) -> None:
        """Settles a future after a hop, unless that has happened already."""

        def settle() -> None:
            if future.done():
                return
            if isinstance(outcome, BaseException):
                future.set_exception(outcome)
            else:
                future.set_result(outcome)

        self.loop.call_later(self.hop(), settle, context=contextvars.Context())

    def is_lost(self, share: float = 0.02) -> bool:
        """Decides whether something gets lost."""
        return self.trouble > 0 and self.luck.random() < share * self.trouble
