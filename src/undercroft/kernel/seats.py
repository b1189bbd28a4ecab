"""Sets of seats as bits: seat 0 is 1, seat 1 is 2, seat 2 is 4."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MOST_SEATS: Final = 6


def members(seats: int) -> tuple[int, ...]:
    """The seats of a bit set, in order."""
    return tuple([seat for seat in range(MOST_SEATS) if seats >> seat & 1])


SEATS_IN: Final = [members(seats) for seats in range(1 << MOST_SEATS)]
FIRST_OF: Final = [-1] + [members(seats)[0] for seats in range(1, 1 << MOST_SEATS)]


def everyone(seats: i64) -> i64:
    """The set of all seats at a table."""
    return (1 << seats) - 1
