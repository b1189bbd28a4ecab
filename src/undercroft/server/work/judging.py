"""What came of a finished match, seat by seat: worked out once from what is stored, and written down then."""

from __future__ import annotations

import logging
from typing import Any

from msgspec import Struct

from undercroft.games import find_game
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.match import Match
from undercroft.retired import Past
from undercroft.server.protocol.basics import Player
from undercroft.server.protocol.tables import Summary, WhyFriendly
from undercroft.server.tables.outline import Outline
from undercroft.server.tables.stored import Stored
from undercroft.server.tables.table import Table

log = logging.getLogger(__name__)


class Finish(Struct, frozen=True):
    """How a seat ended. `player` is None for a bot of `level`; `was_covered`: a bot has played on for the person."""

    player: Player | None
    level: str | None
    score: int
    place: int
    won: bool
    hero: str | None = None
    rounds: int | None = None
    honours: list[str] = []
    was_covered: bool = False


class Judgement(Struct, frozen=True):
    """A match that has no result has no seats here. `is_rated`: it may change ratings. `is_told`: the rules have told
    it, so that it is known what was earned; of others only the stored result stands."""

    seats: list[Finish]
    why_friendly: list[WhyFriendly]
    is_rated: bool
    at: int
    is_told: bool = False


def judged(stored: Stored) -> Judgement:
    """Of a match that cannot be played again, the stored result stands; it is not rated."""
    try:
        return _judged(stored.rebuilt())
    except UndercroftError as error:
        log.warning("a finished match is booked as it was stored: %s", error)
        return as_stored(stored.summary)


def _judged(table: Table) -> Judgement:
    match = table.match
    result = None if match is None or table.ended is not None else match.result
    if match is None or result is None or table.settings.lesson:  # a lesson is in no statistics
        return Judgement([], table.why_friendly, False, table.updated)
    at = table.stamps[-1][1] if table.stamps else table.updated
    view = None if isinstance(match, Outline) else match.view(None)
    whole = match if isinstance(match, Match | Past) and not table.earlier and not table.is_friendly else None
    seats = []
    for seat, chair in enumerate(table.chairs):
        was_covered = seat in table.covered
        earns = whole is not None and chair.player is not None and not was_covered and not table.settings.hot_seat
        seats.append(
            Finish(
                player=chair.player,
                level=None if chair.player is not None else chair.bot,
                score=result.scores[seat],
                place=_place(list(result.winners), list(result.scores), seat),
                won=seat in result.winners,
                hero=None if view is None else _hero(table.settings.game, view, seat),
                rounds=None if view is None else _rounds(view),
                honours=_honours(whole, seat) if earns and whole is not None else [],
                was_covered=was_covered,
            )
        )
    # Of a daily others may have told what is in it.
    is_rated = len(seats) > 1 and not table.is_friendly and not table.settings.hot_seat and not table.settings.daily
    is_told = not isinstance(match, Outline)
    return Judgement(seats, table.why_friendly, is_rated and is_told, at, is_told)


def as_stored(summary: Summary | None) -> Judgement:
    if summary is None or summary.result is None:
        return Judgement([], [], False, 0 if summary is None else summary.updated)
    result = summary.result
    seats = [
        Finish(
            player=seat.player,
            level=None if seat.player is not None else seat.bot,
            score=result.scores[number],
            place=_place(result.winners, result.scores, number),
            won=number in result.winners,
            was_covered=seat.player is not None and seat.bot is not None,
        )
        for number, seat in enumerate(summary.seats)
    ]
    return Judgement(seats, summary.why_friendly, False, summary.updated)


def _place(winners: list[int], scores: list[int], seat: int) -> int:
    """Winners come first, whatever broke the tie; the others by their scores."""
    mine = (seat in winners, scores[seat])
    return 1 + sum([(other in winners, scores[other]) > mine for other in range(len(scores))]) if not mine[0] else 1


def _hero(game: str, view: dict[str, Any], seat: int) -> str | None:
    try:
        return find_game(game).hero(view, seat)
    except (KeyError, IndexError, TypeError):  # a view of older rules
        return None


def _rounds(view: dict[str, Any]) -> int | None:
    rounds = view["table"].get("round")
    return rounds if isinstance(rounds, int) else None


def _honours(match: Match | Past, seat: int) -> list[str]:
    return match.honours[seat] if isinstance(match, Past) else list(match.game.honours(match, seat))
