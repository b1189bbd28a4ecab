"""Stored data of daily dungeons: shares of secrets, tries, and leaderboards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from undercroft.server.store.base import Statement, Store

BEST_FIRST: Final = "score DESC, won DESC, rounds, results.at"


class DayRow(Struct, frozen=True):
    day: str
    game: str
    share: str  # hexadecimal
    entropy: str | None


class TryRow(Struct, frozen=True):
    """A try, finished or under way (`score` is None)."""

    day: str
    game: str
    person: str
    table: str
    name: str | None
    avatar: str | None
    score: int | None
    won: bool
    rounds: int | None
    counts: bool


_TRY: Final = (
    "SELECT attempts.day, attempts.game, attempts.person, attempts.table_id, results.name, results.avatar,"
    " results.score, results.won, results.rounds, results.counts FROM attempts LEFT JOIN results"
    " ON results.table_id = attempts.table_id AND results.person = attempts.person"
)

_COUNTED: Final = (
    "FROM attempts JOIN results ON results.table_id = attempts.table_id AND results.person = attempts.person"
    " WHERE attempts.day = ? AND attempts.game = ? AND results.counts = 1"
)


class DailyStore:
    """Reads and writes the data of daily dungeons."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def draw(self, rows: Sequence[tuple[str, str, str]]) -> None:
        """Adds days, games and shares; existing ones stay."""
        sql = "INSERT INTO dailies (day, game, share, entropy) VALUES (?, ?, ?, NULL) ON CONFLICT DO NOTHING"
        await self._store.write([Statement(sql, *row, may_miss=True) for row in rows])

    async def days(self, first: str, last: str) -> list[DayRow]:
        sql = "SELECT day, game, share, entropy FROM dailies WHERE day >= ? AND day <= ? ORDER BY day, game"
        return [DayRow(*row) for row in await self._store.read(sql, first, last)]

    async def begin(self, day: str, game: str, entropy: str) -> None:
        """Records the entropy of the day before, once."""
        sql = "UPDATE dailies SET entropy = ? WHERE day = ? AND game = ? AND entropy IS NULL"
        await self._store.execute(sql, entropy, day, game)

    async def enter(self, day: str, game: str, person: str, table: str) -> str:
        """Returns the table of a person's only try: the given one, or the one entered before."""
        sql = "INSERT INTO attempts (day, game, person, table_id) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
        await self._store.execute(sql, day, game, person, table)
        sql = "SELECT table_id FROM attempts WHERE day = ? AND game = ? AND person = ?"
        return str(await self._store.value(sql, day, game, person))

    async def tries(self, day: str, game: str, most: int, people: Sequence[str] | None = None) -> list[TryRow]:
        """Returns finished tries that count, best first; if `people` are given, only theirs."""
        where = "attempts.day = ? AND attempts.game = ? AND results.counts = 1"
        if people is not None:
            where += f" AND attempts.person IN ({', '.join('?' * len(people)) or 'NULL'})"
        sql = f"{_TRY} WHERE {where} ORDER BY {BEST_FIRST} LIMIT ?"
        return [TryRow(*row) for row in await self._store.read(sql, day, game, *(people or ()), most)]

    async def played(self, day: str, game: str) -> int:
        """Returns the number of finished tries that count."""
        return int(await self._store.value(f"SELECT COUNT(*) {_COUNTED}", day, game))

    async def standing(self, row: TryRow) -> tuple[int, int]:
        """Returns how many tries of the same deal are better, and how many are worse."""
        rounds = row.rounds or 0
        own = (row.score, row.score, int(row.won), row.score, int(row.won), rounds)
        rows = await self._store.read(
            "SELECT SUM(CASE WHEN score > ? OR (score = ? AND won > ?)"
            " OR (score = ? AND won = ? AND COALESCE(rounds, 0) < ?) THEN 1 ELSE 0 END),"
            " SUM(CASE WHEN score < ? OR (score = ? AND won < ?)"
            f" OR (score = ? AND won = ? AND COALESCE(rounds, 0) > ?) THEN 1 ELSE 0 END) {_COUNTED}",
            *(*own, *own, row.day, row.game),
        )
        return int(rows[0][0] or 0), int(rows[0][1] or 0)

    async def scores(self, day: str, game: str) -> list[tuple[int, int]]:
        """Returns how often each score was reached."""
        rows = await self._store.read(f"SELECT score, COUNT(*) {_COUNTED} GROUP BY score ORDER BY score", day, game)
        return [(int(score), int(count)) for score, count in rows]

    async def tries_of(self, person: str, day: str) -> list[TryRow]:
        rows = await self._store.read(f"{_TRY} WHERE attempts.person = ? AND attempts.day = ?", person, day)
        return [TryRow(*row) for row in rows]

    async def unbooked(self, day: str) -> list[str]:
        """Returns the finished tables of a day that are not booked yet."""
        where = "day = ? AND phase = 'over' AND booked IS NULL"
        return await self._store.column(f"SELECT id FROM attempts JOIN tables ON id = table_id WHERE {where}", day)

    async def days_played(self, person: str, most: int) -> list[str]:
        """Returns the days on which a person has finished a try that counts, latest first."""
        return await self._store.column(
            "SELECT DISTINCT attempts.day FROM attempts JOIN results ON results.table_id = attempts.table_id"
            " AND results.person = attempts.person WHERE attempts.person = ? AND results.counts = 1"
            " ORDER BY attempts.day DESC LIMIT ?",
            *(person, most),
        )


class Circles:
    """Reads and writes groups of people."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, id: str, name: str, owner: str, now: int) -> None:
        await self._store.write(
            [
                Statement("INSERT INTO circles (id, name, owner, created) VALUES (?, ?, ?, ?)", id, name, owner, now),
                Statement("INSERT INTO circle_members (circle, person, at) VALUES (?, ?, ?)", id, owner, now),
            ]
        )

    async def join(self, id: str, person: str, now: int) -> None:
        sql = "INSERT INTO circle_members (circle, person, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
        await self._store.execute(sql, id, person, now)

    async def leave(self, id: str, person: str) -> None:
        """Removes a member; a circle without members ends."""
        empty = "DELETE FROM circles WHERE id = ? AND NOT EXISTS (SELECT 1 FROM circle_members WHERE circle = ?)"
        await self._store.write(
            [
                Statement("DELETE FROM circle_members WHERE circle = ? AND person = ?", id, person, may_miss=True),
                Statement(empty, id, id, may_miss=True),
            ]
        )

    async def name(self, id: str) -> str | None:
        found: str | None = await self._store.value("SELECT name FROM circles WHERE id = ?", id)
        return found

    async def members(self, id: str) -> list[str]:
        return await self._store.column("SELECT person FROM circle_members WHERE circle = ? ORDER BY at", id)

    async def of(self, person: str) -> list[tuple[str, str, int]]:
        """Returns id, name and number of members of a person's circles."""
        sql = (
            "SELECT circles.id, name, (SELECT COUNT(*) FROM circle_members AS all_members WHERE all_members.circle ="
            " circles.id) FROM circles JOIN circle_members ON circle = circles.id WHERE person = ? ORDER BY name"
        )
        return [(id, name, int(count)) for id, name, count in await self._store.read(sql, person)]
