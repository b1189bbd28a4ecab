"""Reads a table from the store, with the cards of a match that was played with others than today's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from undercroft.server.protocol.tables import Summary
from undercroft.server.store import Store
from undercroft.server.tables import entries as e
from undercroft.server.tables.stored import Cards, Stored


async def read_stored(store: Store, id: str) -> Stored | None:
    """The table as it is stored; None if there is none."""
    header = await store.header(id)
    if header is None:
        return None
    bodies = await store.entries(id, 0)
    stored = msgspec.json.decode(await store.summary(id) or "null", type=Summary | None)
    cards: Cards = {}
    for digest in digests_of(bodies):
        files = await store.cards(digest)
        if files is not None:
            cards[digest] = msgspec.json.decode(files, type=dict[str, str])
    return Stored(header, bodies, cards, stored)


class _Begun(msgspec.Struct):
    """Enough of an entry to see which rules and cards a match began with."""

    record: dict[str, Any] = {}


_begun = msgspec.json.Decoder(_Begun)


def records_of(bodies: Sequence[str]) -> list[dict[str, Any]]:
    """The records that the matches of a table began with."""
    marks = tuple(f'"kind":"{kind.__struct_config__.tag}"' for kind in (e.Started, e.Renewed))
    return [_begun.decode(body).record for body in bodies if any(mark in body[:40] for mark in marks)]


def digests_of(bodies: Sequence[str]) -> list[str]:
    """The digests of the cards that the matches of a table were played with."""
    return [record["cards"] for record in records_of(bodies) if isinstance(record.get("cards"), str)]
