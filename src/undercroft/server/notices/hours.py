"""Quiet hours: a part of each day, in the person's time zone, in which nothing is sent."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo

Hours = tuple[str, int, int]  # time zone; first and last minute after midnight


def zone_of(name: str) -> tzinfo | None:
    """Returns a time zone by its IANA name; None if it is unknown."""
    from zoneinfo import ZoneInfo

    try:
        return ZoneInfo(name)
    except Exception:  # a name that is no name raises errors of several kinds
        return None


def end_of_quiet(hours: Hours | None, now: int) -> int | None:
    """Returns when the quiet hours end that a time in milliseconds lies in; None outside of them.

    >>> nine = 9 * 3_600_000
    >>> end_of_quiet(("UTC", 22 * 60, 10 * 60), nine) == nine + 3_600_000, end_of_quiet(("UTC", 600, 1320), nine)
    (True, None)
    """
    if hours is None:
        return None
    name, since, until = hours
    here = datetime.fromtimestamp(now / 1000, zone_of(name) or UTC)
    minute = here.hour * 60 + here.minute
    is_quiet = since <= minute < until if since < until else minute >= since or minute < until
    if not is_quiet or since == until:
        return None
    end = here.replace(hour=until // 60, minute=until % 60, second=0, microsecond=0)
    if end <= here:
        end += timedelta(days=1)
    return round(end.timestamp() * 1000)
