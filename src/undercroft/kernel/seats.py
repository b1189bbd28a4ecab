"""Sets of seats as bits: seat 0 is 1, seat 1 is 2, seat 2 is 4."""

from __future__ import annotations

from typing import Final, SupportsIndex

from mypy_extensions import i64

from undercroft.kernel.errors import WrongSeat
from undercroft.kernel.values import shown, whole

MOST_SEATS: Final = 6


def members(bits: int, size: int = MOST_SEATS) -> tuple[int, ...]:
    """Returns the members of a bit set, in order."""
    return tuple([member for member in range(size) if bits >> member & 1])


SEATS_IN: Final = [members(seats) for seats in range(1 << MOST_SEATS)]
FIRST_OF: Final = [-1] + [members(seats)[0] for seats in range(1, 1 << MOST_SEATS)]


def everyone(seats: i64) -> i64:
    """Returns the set of all seats at a table."""
    return (1 << seats) - 1


def seat_at(seat: SupportsIndex, seats: int, hint: str = "") -> int:
    """Checks a seat given by a caller."""
    number = whole(seat)
    if number is None or not 0 <= number < seats:
        raise WrongSeat(f"there is no seat {shown(seat)}: seats are 0 to {seats - 1}{hint}")
    return number


def audience_at(seat: SupportsIndex | None, seats: int) -> int | None:
    """Checks a seat given by a caller; None is a spectator."""
    return None if seat is None else seat_at(seat, seats, ", None is a spectator")
