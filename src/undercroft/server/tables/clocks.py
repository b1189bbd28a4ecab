"""The clocks of a table, and how long people may be away. Callers pass in the time; clocks never read it themselves."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from undercroft.server.protocol.tables import Clock, Settings

SECOND: Final = 1000
LEAST: Final = 30 * SECOND  # minimum time for each player when a match continues under other rules


class Clocks:
    """The time left to each seat, in milliseconds. Seats in `run` spend the time between two `advance` calls."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.kind = clock.kind
        self.time: int = clock.time * SECOND
        self.bonus: int = clock.bonus * SECOND
        self.left: list[int] = [self.time] * seats
        self.running: frozenset[int] = frozenset()
        self.at: int = 0
        self.until: dict[int, int] = {}  # when each seat's player who is away will be back; the time until then is free
        self._before: list[list[int]] = [[] for _ in range(seats)]  # time left at each decision

    @property
    def is_on(self) -> bool:
        return self.kind != "none"

    def advance(self, at: int) -> None:
        """Advances the running clocks to a time."""
        spent = max(0, at - self.at)
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - spent)
        self.at = max(self.at, at)

    def asked(self, seats: Collection[int]) -> None:
        """Gives seats that are asked a new question the full time, if the clock counts days."""
        if self.kind == "days":
            for seat in seats:
                self.left[seat] = self.time + self._rest(seat)

    def rest(self, seat: int, until: int) -> None:
        """Gives a seat the time in which its player is away, in place of what it was given for that before."""
        before = self._rest(seat)
        self.until[seat] = until
        if self.kind == "days" and self.left[seat]:
            self.left[seat] = max(1, self.left[seat] + self._rest(seat) - before)

    def _rest(self, seat: int) -> int:
        return max(0, self.until.get(seat, 0) - self.at)

    def run(self, seats: Collection[int]) -> None:
        """Sets the seats whose clocks run from now on."""
        self.running = frozenset(seats) if self.is_on else frozenset()

    def decided(self, seat: int) -> None:
        """Credits a seat for a decision: the bonus, or the time for a new decision."""
        self._before[seat].append(self.left[seat])
        self.left[seat] = self.time if self.kind == "days" else self.left[seat] + self.bonus

    def stood_in(self, seat: int) -> None:
        """Credits a seat for a decision of its bot: a returning player has at least the bonus of one decision."""
        if self.kind == "live":
            self.left[seat] = max(self.left[seat], self.bonus)

    def undone(self, seat: int) -> None:
        """Takes back a decision and its bonus, so that undoing gains no time."""
        if self._before[seat]:
            self.left[seat] = min(self.left[seat], self._before[seat].pop())

    def is_up(self, seat: int) -> bool:
        """Returns whether the seat has no time left for its next question."""
        return self.is_on and self.left[seat] == 0

    def resumed(self, at: int, away: int) -> None:
        """Gives back time during which nobody could play."""
        self.at = min(at, self.at + away)
        self.advance(at)

    def left_at(self, seat: int, at: int) -> int:
        return max(0, self.left[seat] - max(0, at - self.at)) if seat in self.running else self.left[seat]

    @property
    def deadline(self) -> int | None:
        """Returns when the first running clock runs out."""
        return min((self.at + self.left[seat] for seat in self.running), default=None)

    def expired(self, at: int) -> list[int]:
        return [seat for seat in sorted(self.running) if self.at + self.left[seat] <= at]


GRACE: Final = 120  # seconds; a dropped connection or a short break is no absence
# A rated match without a clock still has to end: each decision has a week.
UNHURRIED: Final = Clock(kind="days", time=7 * 86400)


def grace_of(settings: Settings) -> int | None:
    """Returns the milliseconds of allowed absence at live tables. Returns None with a clock of days: the clock already
    limits absences, and no rival can end one sooner.
    """
    return None if settings.clock.kind == "days" else GRACE * SECOND


def patience_of(settings: Settings) -> int | None:
    """Returns the milliseconds until the server lets a bot play on for a missing person; None for never."""
    grace = grace_of(settings)
    return None if grace is None or not settings.cover_after else max(grace, settings.cover_after * SECOND)
