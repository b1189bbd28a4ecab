"""The costliest moves of seats in finished matches: worked out for those who ask, one at a time."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from undercroft.bots import can_advise
from undercroft.kernel.match import Match
from undercroft.server.bots.unfolding import Lines, Task, Unfolding
from undercroft.server.protocol.advice import Review
from undercroft.server.tables.table import Table

NOTHING: Final = Review(0, "chance", 0, 0, 0, [], is_done=False)  # is known yet
REVIEWER: Final = "undercroft.server.bots.reviewer"


class Reviews:
    """Each gets a process of its own for `seconds` of processor; `keep` is called with one that is complete."""

    def __init__(self, seconds: float, each: int, lines: Lines, keep: Callable[[str, Review], Awaitable[None]]) -> None:
        self._seconds = seconds
        self._reviews = Unfolding("the moves", NOTHING, each, lines, keep)

    def can(self, table: Table) -> bool:
        """A match of other rules is judged by nobody here, nor a game that knows too little of itself."""
        match = table.match
        if not self._seconds or not isinstance(match, Match) or match.result is None:
            return False
        return can_advise(match.game.name)

    def of(self, table: Table, seat: int, asker: str) -> Review:
        """What is known now; asking makes it better. Where a match went on under new rules, of its last part."""
        match = table.match
        if not self.can(table) or not isinstance(match, Match):
            return msgspec.structs.replace(NOTHING, seat=seat, is_done=True)
        words = (str(self._seconds), str(seat))
        known = self._reviews.of(
            name_of(table, seat), asker, lambda: Task(REVIEWER, words, match.private_record().dumps().encode())
        )
        return msgspec.structs.replace(known, seat=seat)

    async def close(self) -> None:
        await self._reviews.close()


def name_of(table: Table, seat: int) -> str:
    return f"{table.id}/{seat}"


def counted_through(review: Review, before: int) -> Review:
    """With the steps that were played under earlier rules before them."""
    moves = [msgspec.structs.replace(one, step=one.step + before) for one in review.moves]
    return msgspec.structs.replace(review, moves=moves)
