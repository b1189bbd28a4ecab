"""The costliest moves of a seat, for everybody once a match is over: looked for once, then kept with the match."""

from __future__ import annotations

import contextlib
from typing import Final

import msgspec

from undercroft.server.bots.reviews import Reviews, counted_through
from undercroft.server.bots.unfolding import Lines
from undercroft.server.protocol.advice import Review
from undercroft.server.refusal import Refusal
from undercroft.server.store import Store, StoreFailure
from undercroft.server.store.reviews import keep_review, review_of
from undercroft.server.tables.table import Table

KEPT: Final = msgspec.json.Decoder(Review)


class Coach:
    """`seconds` of processor for each, `each` of one person at a time."""

    def __init__(self, store: Store, seconds: float, each: int, lines: Lines) -> None:
        self._store = store
        self._reviews = Reviews(seconds, each, lines, self._keep)

    async def review(self, table: Table, seat: int, asker: str) -> Review:
        if not 0 <= seat < len(table.chairs):
            raise Refusal("not_your_seat", f"there is no seat {seat}: seats are 0 to {len(table.chairs) - 1}")
        kept = await review_of(self._store, table.id, seat)
        found = self._reviews.of(table, seat, asker) if kept is None else KEPT.decode(kept)
        return counted_through(found, table.steps_before)

    async def _keep(self, name: str, review: Review) -> None:
        table, _, seat = name.rpartition("/")
        with contextlib.suppress(StoreFailure):  # it is remembered until the server stops, then looked for again
            await keep_review(self._store, table, int(seat), msgspec.json.encode(review).decode())

    async def close(self) -> None:
        await self._reviews.close()
