"""What a person has earned over all matches of a game. It is worked out from the store when somebody asks."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import msgspec

from undercroft.games import find_game
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.match import Match
from undercroft.retired import Past
from undercroft.server.live.reading import read_table
from undercroft.server.protocol import Summary
from undercroft.server.store import Store
from undercroft.server.tables.outline import Outline

MOST: Final = 200  # matches that are looked at, the newest first
KEPT: Final = 1000  # people and games whose honours are remembered

Played = tuple[Match | Past, int]  # a match and a seat

log = logging.getLogger(__name__)


class Honours:
    """A match that is over stays as it is: honours are worked out again when another one has been finished."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[tuple[str, str], tuple[list[str], list[str]]] = {}  # tables counted, honours

    async def of(self, person: str, game: str) -> list[str]:
        tables = await self._finished(person, game)
        known = self._known.pop((person, game), None)
        if known is None or known[0] != tables:
            played = [match for id in tables for match in await self._matches(person, id)]
            known = tables, await asyncio.to_thread(_judge, game, played)
        self._known[person, game] = known
        if len(self._known) > KEPT:
            del self._known[next(iter(self._known))]  # the one nobody has asked for the longest
        return known[1]

    async def _finished(self, person: str, game: str) -> list[str]:
        """Tables where the person played one seat to the end."""
        rows = await self._store.finished_of(person, game, MOST)
        found = [msgspec.json.decode(row, type=Summary) for row in rows]
        return [table.id for table in found if not table.hot_seat]

    async def _matches(self, person: str, id: str) -> list[Played]:
        """A match from the deal on, and the seat played to the end. One that began somewhere in the middle, or was left
        to a bot, proves nothing; nor does one of which only the outline is left."""
        try:
            table = await read_table(self._store, id)
        except UndercroftError as error:
            log.warning("a finished match is left out: %s", error)
            return []
        match = None if table is None else table.match
        if table is None or match is None or isinstance(match, Outline) or table.earlier or table.ended is not None:
            return []
        if match.private_record().start is not None:
            return []
        return [(match, seat) for seat in table.seats_of(person) if table.chairs[seat].is_played]


def _judge(game: str, played: list[Played]) -> list[str]:
    """What today's rules say of matches; a match of other rules is left out where they cannot read it."""
    rules = find_game(game)
    sound: list[Any] = []
    for match, seat in played:
        if isinstance(match, Past):
            try:
                rules.career([(match, seat)])  # type: ignore[list-item]
            except Exception as error:
                log.warning("a match of rules version %d is left out of achievements: %r", match.edition.rules, error)
                continue
        sound.append((match, seat))
    return list(rules.career(sound))
