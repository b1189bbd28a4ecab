"""The daily dungeon: each day one deal for everybody. What it is made from, and nothing else: no store, no clock.

The dice of a day and a game come from a secret of 32 bytes. On a server it is mixed of two things:

    share    drawn at random days ahead; its SHA-256 is published then, the share itself when the day is over
    entropy  what came of the dailies of the day before, line by line: known to nobody before that day was played

    secret = SHA-256("undercroft daily\\n" + day + "\\n" + game + "\\n" + share in hex + "\\n" + entropy)

Without a server everybody can work it out from the date alone (`open_secret`): a daily among honest people.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final, NamedTuple

ME: Final = "me"
# Bots of a daily do not think ahead and never change: they play the same for everybody, however busy the machine is.
RIVAL: Final = "greedy"


class Plan(NamedTuple):
    """Who sits where in the daily of a game. The person has the first seat."""

    seats: tuple[str, ...]
    options: Mapping[str, Any]


PLANS: Final = {
    "chest": Plan((ME,), {}),
    "raiders": Plan((ME, RIVAL, RIVAL), {}),
    "doggies": Plan((ME, RIVAL), {}),
    "serpent": Plan((ME,), {}),
}


def day_of(milliseconds: int) -> str:
    """The day, by UTC.

    >>> day_of(0)
    '1970-01-01'
    """
    return datetime.fromtimestamp(milliseconds / 1000, UTC).date().isoformat()


def is_day(text: str) -> bool:
    """Is it written as `day_of` writes a day?

    >>> is_day("2026-02-29"), is_day("20260228")
    (False, False)
    """
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def start_of(day: str) -> int:
    """The first millisecond of a day."""
    return round(datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC).timestamp() * 1000)


def later(day: str, days: int) -> str:
    """
    >>> later("2027-01-01", -1)
    '2026-12-31'
    """
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def commitment_of(share: bytes) -> str:
    """What is published of a share days ahead."""
    return hashlib.sha256(share).hexdigest()


def entropy_of(results: Iterable[tuple[str, int]]) -> str:
    """What the finished tries of a day add to the next one: a line for each table, with its points.

    >>> entropy_of([("b", 3), ("a", 12)])
    'a 12\\nb 3'
    """
    return "\n".join(sorted(f"{table} {score}" for table, score in results))


def mixed_secret(day: str, game: str, share: bytes, entropy: str) -> bytes:
    return _digest("undercroft daily", day, game, share.hex(), entropy)


def open_secret(day: str, game: str) -> bytes:
    """Of a daily without a server: it follows from the date."""
    return _digest("undercroft open daily", day, game)


def bot_seed(secret: bytes, seat: int, step: int) -> int:
    """The luck of a bot at a decision: the same for everybody who has come to the same place."""
    return int.from_bytes(_digest("undercroft daily bot", secret.hex(), str(seat), str(step))[:4], "big")


def _digest(*lines: str) -> bytes:
    return hashlib.sha256("\n".join(lines).encode()).digest()
