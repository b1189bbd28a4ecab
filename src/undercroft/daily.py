r"""The daily dungeon: one deal a day for everyone. This module computes its secret; it knows no store and no clock.

The dice of a day and a game come from a secret of 32 bytes. On a server it is mixed from two parts:

    share    drawn at random days ahead; its SHA-256 is published then, the share itself after the day
    entropy  the results of the day before, line by line: unknown to everyone before that day was played

    secret = SHA-256("undercroft daily\n" + day + "\n" + game + "\n" + share in hex + "\n" + entropy)

Without a server anyone can derive it from the date alone (`open_secret`): a daily among honest people.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final, NamedTuple

from undercroft.games import find_game, games

ME: Final = "me"
# The bots of a daily do not search, so they play the same for everyone, however busy the machine is.
RIVAL: Final = "greedy"


class DailySetup(NamedTuple):
    """The seats of a game's daily, the person's first, and its options."""

    seats: tuple[str, ...]
    options: Mapping[str, Any]


def daily_setups() -> dict[str, DailySetup]:
    """Returns the plan of every game that has a daily."""
    found = {name: find_game(name).daily for name in games()}
    return {
        name: DailySetup((ME, *[RIVAL] * plan.rivals), plan.options) for name, plan in found.items() if plan is not None
    }


def day_of(milliseconds: int) -> str:
    """Returns the UTC day.

    >>> day_of(0)
    '1970-01-01'
    """
    return datetime.fromtimestamp(milliseconds / 1000, UTC).date().isoformat()


def is_day(text: str) -> bool:
    """Returns whether a text is a day as `day_of` writes it.

    >>> is_day("2026-02-29"), is_day("20260228")
    (False, False)
    """
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def start_of(day: str) -> int:
    """Returns the first millisecond of a day."""
    return round(datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC).timestamp() * 1000)


def later(day: str, days: int) -> str:
    """
    >>> later("2027-01-01", -1)
    '2026-12-31'
    """
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


DEALS: Final = 3  # deals of a game in a week


def week_of(milliseconds: int) -> str:
    """Returns the ISO week.

    >>> week_of(0)
    '1970-W01'
    """
    year, week, _ = datetime.fromtimestamp(milliseconds / 1000, UTC).date().isocalendar()
    return f"{year}-W{week:02}"


def is_week(text: str) -> bool:
    """
    >>> is_week("2026-W53"), is_week("2027-W53")
    (True, False)
    """
    try:
        return date.fromisocalendar(int(text[:4]), int(text[6:]), 1).strftime("%G-W%V") == text
    except ValueError:
        return False


def last_day(week: str) -> str:
    """
    >>> last_day("2026-W47")
    '2026-11-22'
    """
    return date.fromisocalendar(int(week[:4]), int(week[6:]), 7).isoformat()


def week_later(week: str, weeks: int) -> str:
    """
    >>> week_later("2026-W53", 1)
    '2027-W01'
    """
    return week_of(start_of(later(last_day(week), 7 * weeks)))


def deal_name(game: str, number: int) -> str:
    """Returns the name of a deal of the weekly duplicate; numbers begin with 1."""
    return f"{game}/{number}"


def commitment_of(share: bytes) -> str:
    """Returns the commitment to a share, published days ahead."""
    return hashlib.sha256(share).hexdigest()


def entropy_of(results: Iterable[tuple[str, int]]) -> str:
    r"""Returns what a day's finished attempts add to the next secret: a line for each table, with its points.

    >>> entropy_of([("b", 3), ("a", 12)])
    'a 12\nb 3'
    """
    return "\n".join(sorted(f"{table} {score}" for table, score in results))


def mixed_secret(day: str, game: str, share: bytes, entropy: str) -> bytes:
    return _digest("undercroft daily", day, game, share.hex(), entropy)


def open_secret(day: str, game: str) -> bytes:
    """Returns the secret of a daily without a server, which follows from the date."""
    return _digest("undercroft open daily", day, game)


def bot_seed(secret: bytes, seat: int, step: int) -> int:
    """Returns the seed of a bot's decision: the same for everyone who reached the same step."""
    return int.from_bytes(_digest("undercroft daily bot", secret.hex(), str(seat), str(step))[:4], "big")


def _digest(*lines: str) -> bytes:
    return hashlib.sha256("\n".join(lines).encode()).digest()
