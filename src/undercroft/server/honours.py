"""What a person has earned over all matches of a game, judged from what is stored when somebody wants to know."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from typing import Final

import msgspec

from undercroft.games import find_game
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.match import Match
from undercroft.server.protocol import Summary
from undercroft.server.store import Store
from undercroft.server.table import made_again

MOST: Final = 200  # matches that are looked at, the newest first
KEPT: Final = 1000  # people and games whose honours are remembered

Stored = tuple[str, list[str]]  # a table as it lies in the store: its header and its entries

log = logging.getLogger(__name__)


class Honours:
    """A match that is over stays as it is: honours are worked out anew when another one has been finished."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[tuple[str, str], tuple[list[str], list[str]]] = {}  # tables counted, honours

    async def of(self, person: str, game: str) -> list[str]:
        tables = await self._finished(person, game)
        known = self._known.pop((person, game), None)
        if known is None or known[0] != tables:
            stored = [(await self._store.header(id) or "", await self._store.entries(id, 0)) for id in tables]
            known = tables, await asyncio.to_thread(_judge, person, game, stored)
        self._known[person, game] = known
        if len(self._known) > KEPT:
            del self._known[next(iter(self._known))]  # the one nobody has asked for the longest
        return known[1]

    async def _finished(self, person: str, game: str) -> list[str]:
        """Tables where the person played one seat to the end."""
        rows = await self._store.finished_of(person, game, MOST)
        found = [msgspec.json.decode(row, type=Summary) for row in rows]
        return [table.id for table in found if not table.hot_seat]


def _judge(person: str, game: str, stored: list[Stored]) -> list[str]:
    return list(find_game(game).career(_matches(person, stored)))


def _matches(person: str, stored: list[Stored]) -> Iterator[tuple[Match, int]]:
    """Matches from the deal on, and the seat played to the end. One that began somewhere in the middle, or was left to
    a bot, proves nothing."""
    for header, entries in stored:
        try:
            table = made_again(header, entries)
        except UndercroftError as error:
            log.warning("a finished match is left out: %s", error)
            continue
        if table.match is not None and table.match.record.start is None:
            for seat in table.seats_of(person):
                if table.chairs[seat].is_played:
                    yield table.match, seat
