"""The clocks of a table. They are told the time; they never look at it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from undercroft.server.protocol.settings import Clock

SECOND: Final = 1000
LEAST: Final = 30 * SECOND  # what a player has at least when a match goes on under other rules


class Clocks:
    """The time left to each seat, in milliseconds. Time is spent by the seats that `run` between two `advance`s."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.kind = clock.kind
        self.time = clock.time * SECOND
        self.bonus = clock.bonus * SECOND
        self.left = [self.time] * seats
        self.running: frozenset[int] = frozenset()
        self.at = 0
        self._before: list[list[int]] = [[] for _ in range(seats)]  # what was left when each decision was made

    @property
    def is_on(self) -> bool:
        return self.kind != "none"

    def advance(self, at: int) -> None:
        """Let the running clocks run up to a time."""
        spent = max(0, at - self.at)
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - spent)
        self.at = max(self.at, at)

    def asked(self, seats: Collection[int]) -> None:
        """These seats are asked something new. By days, every question has the whole time."""
        if self.kind == "days":
            for seat in seats:
                self.left[seat] = self.time

    def run(self, seats: Collection[int]) -> None:
        """From now on the clocks of these seats run."""
        self.running = frozenset(seats) if self.is_on else frozenset()

    def decided(self, seat: int) -> None:
        """A player has decided: the bonus, or the time for a new decision."""
        self._before[seat].append(self.left[seat])
        self.left[seat] = self.time if self.kind == "days" else self.left[seat] + self.bonus

    def stood_in(self, seat: int) -> None:
        """A bot has decided for a player. Who comes back to an empty clock has the bonus of one decision: no more than
        if they had stayed and decided at once."""
        if self.kind == "live":
            self.left[seat] = max(self.left[seat], self.bonus)

    def undone(self, seat: int) -> None:
        """A decision is taken back, and what it gave: nobody gains time by undoing."""
        if self._before[seat]:
            self.left[seat] = min(self.left[seat], self._before[seat].pop())

    def returned(self, seat: int) -> None:
        """Somebody came back when that still gave time."""
        self.left[seat] = max(self.left[seat], LEAST, self.bonus)

    def is_up(self, seat: int) -> bool:
        """Has the seat no time at all for what it is asked next?"""
        return self.is_on and self.left[seat] == 0

    def renewed(self, at: int, left: list[int]) -> None:
        """The match goes on under other rules: the time in between is nobody's, and every question is a new one."""
        self.left = [max(time, min(self.time, LEAST)) for time in left]
        self.running = frozenset()
        self.at = at

    def resumed(self, at: int, away: int) -> None:
        """Nobody could play for a while: that time is given back."""
        self.at = min(at, self.at + away)
        self.advance(at)

    def left_at(self, seat: int, at: int) -> int:
        return max(0, self.left[seat] - max(0, at - self.at)) if seat in self.running else self.left[seat]

    @property
    def deadline(self) -> int | None:
        """When the first running clock runs out."""
        return min((self.at + self.left[seat] for seat in self.running), default=None)

    def expired(self, at: int) -> list[int]:
        return [seat for seat in sorted(self.running) if self.at + self.left[seat] <= at]
