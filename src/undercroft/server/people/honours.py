"""What a person has earned over all matches of a game. It is worked out from the store when somebody asks."""

from __future__ import annotations

from typing import Final

import msgspec

from undercroft.server.live.reading import read_stored
from undercroft.server.protocol import Summary
from undercroft.server.store import Store
from undercroft.server.turns import Asker
from undercroft.server.work.jobs import JudgeCareer
from undercroft.server.work.office import Office

MOST: Final = 200  # matches that are looked at, the newest first
KEPT: Final = 1000  # people and games whose honours are remembered


class Honours:
    """A match that is over stays as it is: honours are worked out again when another one has been finished."""

    def __init__(self, store: Store, office: Office) -> None:
        self._store = store
        self._office = office
        self._known: dict[tuple[str, str], tuple[list[str], list[str]]] = {}  # tables counted, honours

    async def of(self, person: str, address: str, game: str) -> list[str]:
        tables = await self._finished(person, game)
        known = self._known.pop((person, game), None)
        if known is None or known[0] != tables:
            stored = [found for id in tables if (found := await read_stored(self._store, id)) is not None]
            answer = await self._office.do(Asker(person, address), JudgeCareer(game, person), stored)
            known = tables, msgspec.json.decode(answer, type=list[str])
        self._known[person, game] = known
        if len(self._known) > KEPT:
            del self._known[next(iter(self._known))]  # the one nobody has asked for the longest
        return known[1]

    async def _finished(self, person: str, game: str) -> list[str]:
        """Tables where the person played one seat to the end, and it was no lesson."""
        rows = await self._store.finished_of(person, game, MOST)
        found = [msgspec.json.decode(row, type=Summary) for row in rows]
        return [table.id for table in found if not table.hot_seat and not table.lesson]
