"""Advice for people: hints at tables, reviews of finished matches, and puzzles."""

from __future__ import annotations

import contextlib
from typing import Any, Final

import msgspec

from undercroft import puzzles
from undercroft.bots import can_advise
from undercroft.games import games
from undercroft.jobs import JobPool
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.match import Match
from undercroft.server.fair_queue import Asker
from undercroft.server.limits import Buckets, Counts, Limits
from undercroft.server.live.live_tables import LiveTables
from undercroft.server.protocol.basics import Move, Player, Text, View
from undercroft.server.protocol.games import Advice, Hint, Measure, Puzzle, PuzzleAnswer, PuzzleCount, Review, Weighed
from undercroft.server.refusal import Refusal
from undercroft.server.store import Store, StoreFailure
from undercroft.server.store.ledger import keep_review, review_of
from undercroft.server.system import now_ms
from undercroft.server.tables import entries as e
from undercroft.server.tables.permissions import hint_for
from undercroft.server.tables.table import Table
from undercroft.server.work.bots import BotPool
from undercroft.server.work.pools import ProgressiveAnswers
from undercroft.server.work.reviews import NOTHING, ReviewMatch

SECONDS: Final = 1.0  # thinking time for one hint


class Hints:
    """Gives hints, limited per minute and to one at a time for each person, and to `most` seconds of thought."""

    def __init__(self, tables: LiveTables, bots: BotPool, limits: Limits, most: float | None) -> None:
        self._tables = tables
        self._bots = bots
        self._seconds = SECONDS if most is None else min(SECONDS, most)
        self._often = Buckets(limits.hints_per_minute / 60, limits.hints_per_minute)
        self._asking = Counts(1)

    async def give(self, me: Player, address: str, id: str, asked: Hint) -> Advice:
        if not self._often.take(me.id) or not self._asking.enter(me.id):
            raise Refusal("too_fast", "too many hints; wait a moment")
        try:
            view = await self._noted(me, id, asked)
            found = await self._bots.advise(
                str(view["game"]), view, self._seconds, id, asked.seat, Asker(me.id, address)
            )
            return msgspec.convert(found, Advice)
        finally:
            self._asking.leave(me.id)

    async def _noted(self, me: Player, id: str, asked: Hint) -> dict[str, Any]:
        """Records the request in the store, then returns the view to advise on."""
        view: dict[str, Any] = {}

        def note(table: Table) -> e.AnyEntry | None:
            entry = hint_for(table, me, asked, now_ms())
            assert isinstance(table.match, Match)
            view.update(table.match.view(asked.seat))
            return entry

        await self._tables.act(id, note)
        return view


KEPT: Final = msgspec.json.Decoder(Review)


class Coach:
    """Serves reviews. Each gets `seconds` of processor time; a person may have `each` in progress."""

    def __init__(self, store: Store, seconds: float, each: int, pool: JobPool) -> None:
        self._store = store
        self._seconds = seconds
        self._reviews = ProgressiveAnswers("the moves", NOTHING, each, pool, self._keep)

    async def review(self, table: Table, seat: int, asker: Asker) -> Review:
        if not 0 <= seat < len(table.chairs):
            raise Refusal("not_your_seat", f"there is no seat {seat}: seats are 0 to {len(table.chairs) - 1}")
        kept = await review_of(self._store, table.id, seat)
        if kept is not None:
            return KEPT.decode(kept)
        match = table.match
        if not self._seconds or match is None or match.result is None or not can_advise(match.game.name):
            return msgspec.structs.replace(NOTHING, seat=seat, is_done=True)
        job = ReviewMatch(match.private_record().data(), self._seconds, seat)
        known = self._reviews.of(f"{table.id}/{seat}", asker, lambda: job, self._seconds)
        return msgspec.structs.replace(known, seat=seat)

    async def _keep(self, name: str, review: Review) -> None:
        table, _, seat = name.rpartition("/")
        with contextlib.suppress(StoreFailure):  # kept in memory until the server stops, then computed again
            await keep_review(self._store, table, int(seat), msgspec.json.encode(review).decode())

    async def close(self) -> None:
        await self._reviews.close()


def puzzle_counts() -> list[PuzzleCount]:
    return [PuzzleCount(game, len(puzzles.puzzles_of(game))) for game in games() if puzzles.puzzles_of(game)]


def puzzle(game: str, number: int | None) -> Puzzle:
    found = _found(game, number)
    view = msgspec.convert(found.match().view(found.seat), View)
    return Puzzle(game, number or 0, len(puzzles.puzzles_of(game)), view, found.proof["how"] == "exact")


def solved(game: str, number: int | None, move: str) -> PuzzleAnswer:
    """Returns the outcome of a try. Any legal move counts as a try."""
    found = _found(game, number)
    legal = {shown["text"]: shown for shown in found.match().view(found.seat)["moves"]}
    if move not in legal:
        raise Refusal("illegal_move", f"{move!r} is not a move of this puzzle")
    weighed = [Weighed(msgspec.convert(legal[text], Move), worth, None, 0) for text, worth in found.worths.items()]
    reason = msgspec.convert(found.reason, Text)
    measure = msgspec.convert(found.measure, Measure)
    return PuzzleAnswer(move == found.best, Advice(found.seat, measure, weighed, reason))


def _found(game: str, number: int | None) -> puzzles.Puzzle:
    try:
        known = puzzles.puzzles_of(game)
    except UndercroftError:
        known = ()
    if number is None or not 1 <= number <= len(known):
        raise Refusal("unknown_puzzle", f"there is no puzzle {number} of {game!r}; there are {len(known)}")
    return known[number - 1]
