"""Decides who may look at a table, and at which parts of it. This is the only place for such checks.

Sockets, summaries, previews, replays, records, dice, chances, reviews and branches all use it.
"""

from __future__ import annotations

from collections.abc import Collection

from undercroft.daily import day_of
from undercroft.server.protocol.tables import Phase, Summary
from undercroft.server.refusal import Refusal
from undercroft.server.tables.table import Table


def is_sealed(daily: str | None, now: int) -> bool:
    """Returns whether other people may still play the same deal. Until its day is over, a daily shows its player only
    what they saw, and shows others nothing.
    """
    return daily is not None and day_of(now) <= daily


def lets_in(table: Table, person: str | None, now: int) -> bool:
    return _objection(table, person, now) is None


def check_sight(table: Table, person: str | None, now: int) -> None:
    """Refuses a person who may not look at a table at all."""
    objection = _objection(table, person, now)
    if objection is not None:
        raise objection


def check_summary(summary: Summary, person: str | None, now: int) -> None:
    """Refuses the same people, as far as the summary of a table identifies them."""
    objection = _unlisted(summary, person, now)
    if objection is not None:
        raise objection


def shows(summary: Summary, person: str | None, now: int) -> bool:
    return _unlisted(summary, person, now) is None


def check_story(table: Table, person: str | None, now: int) -> None:
    """Refuses a person who may not know everything about a match: dice, hidden cards, what would have been better."""
    if not table.is_played_out:
        raise Refusal("not_over", "this is available when the match is over")
    check_sight(table, person, now)
    if is_sealed(table.settings.daily, now):
        raise Refusal("not_over", "the daily dungeon is sealed until its day is over")


def check_replay(table: Table, person: str, seat: int | None, now: int) -> bool:
    """Refuses a person who may not watch from a seat (None: spectator). Returns whether everything may be shown."""
    if table.match is None:
        raise Refusal("wrong_phase", "the match has not started")
    if seat is not None and not 0 <= seat < len(table.chairs):
        raise Refusal("not_your_seat", f"there is no seat {seat}: seats are 0 to {len(table.chairs) - 1}")
    check_sight(table, person, now)
    is_open = table.is_played_out and not is_sealed(table.settings.daily, now)
    if not is_open and seat is not None and seat not in table.seats_of(person):
        raise Refusal("not_your_seat", "a running match can be viewed only from your own seat")
    return is_open


def _objection(table: Table, person: str | None, now: int) -> Refusal | None:
    if person in table.removed and person not in table.people:
        return Refusal("removed", "the host has removed you from this table")
    return _closed(table.phase, table.people, table.settings.spectators, table.settings.daily, person, now)


def _unlisted(summary: Summary, person: str | None, now: int) -> Refusal | None:
    people = {summary.host.id, *(seat.player.id for seat in summary.seats if seat.player)}
    return _closed(summary.phase, people, summary.spectators, summary.daily, person, now)


def _closed(
    phase: Phase, people: Collection[str], has_spectators: bool, daily: str | None, person: str | None, now: int
) -> Refusal | None:
    """Returns why a person may not look, or None. Before the start, anyone with the link may look, to take a seat."""
    if person in people or phase == "open":
        return None
    if daily is not None and phase == "over":
        has_ended = not is_sealed(daily, now)
        return None if has_ended else Refusal("not_over", "the daily dungeon can be watched when its day is over")
    return None if has_spectators else Refusal("not_invited", "this table is not open to spectators")
