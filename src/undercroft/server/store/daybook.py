"""What the store knows of daily dungeons: shares of secrets, tries, and boards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from undercroft.server.store.base import Statement, Store

BEST_FIRST: Final = "score DESC, won DESC, rounds, results.at"


class DayRow(Struct, frozen=True):
    day: str
    game: str
    share: str  # in hex
    entropy: str | None


class TryRow(Struct, frozen=True):
    """A finished try, or one that is under way (`score` is None)."""

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


class Daybook:
    """Reads and writes them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def draw(self, rows: Sequence[tuple[str, str, str]]) -> None:
        """Days, games and shares; those that are there already stay."""
        sql = "INSERT INTO dailies (day, game, share, entropy) VALUES (?, ?, ?, NULL) ON CONFLICT DO NOTHING"
        await self._store.write([Statement(sql, *row, may_miss=True) for row in rows])

    async def days(self, first: str, last: str) -> list[DayRow]:
        rows = await self._store.read(
            "SELECT day, game, share, entropy FROM dailies WHERE day >= ? AND day <= ? ORDER BY day, game", first, last
        )
        return [DayRow(*row) for row in rows]

    async def begin(self, day: str, game: str, entropy: str) -> None:
        """Note what the day before adds; once."""
        sql = "UPDATE dailies SET entropy = ? WHERE day = ? AND game = ? AND entropy IS NULL"
        await self._store.write([Statement(sql, entropy, day, game, may_miss=True)])

    async def enter(self, day: str, game: str, person: str, table: str) -> str:
        """The table of a person's one try: this one, or the one that they have entered before."""
        sql = "INSERT INTO attempts (day, game, person, table_id) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
        await self._store.write([Statement(sql, day, game, person, table, may_miss=True)])
        sql = "SELECT table_id FROM attempts WHERE day = ? AND game = ? AND person = ?"
        rows = await self._store.read(sql, day, game, person)
        return str(rows[0][0])

    async def tries(self, day: str, game: str, most: int) -> list[TryRow]:
        """Those that are over and count, the best first."""
        rows = await self._store.read(
            f"{_TRY} WHERE attempts.day = ? AND attempts.game = ? AND results.counts = 1 ORDER BY {BEST_FIRST} LIMIT ?",
            *(day, game, most),
        )
        return [TryRow(*row) for row in rows]

    async def played(self, day: str, game: str) -> int:
        """How many tries are over and count."""
        rows = await self._store.read(f"SELECT COUNT(*) {_COUNTED}", day, game)
        return int(rows[0][0])

    async def standing(self, row: TryRow) -> tuple[int, int]:
        """How many tries of the same deal are better, and how many worse."""
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
        """How often each score was reached."""
        rows = await self._store.read(f"SELECT score, COUNT(*) {_COUNTED} GROUP BY score ORDER BY score", day, game)
        return [(int(score), int(count)) for score, count in rows]

    async def tries_of(self, person: str, day: str) -> list[TryRow]:
        rows = await self._store.read(f"{_TRY} WHERE attempts.person = ? AND attempts.day = ?", person, day)
        return [TryRow(*row) for row in rows]

    async def unbooked(self, day: str) -> list[str]:
        """Tables of a day that are over and not in the books yet."""
        rows = await self._store.read(
            "SELECT id FROM attempts JOIN tables ON id = table_id WHERE day = ? AND phase = 'over' AND booked IS NULL",
            day,
        )
        return [row[0] for row in rows]

    async def days_played(self, person: str, most: int) -> list[str]:
        """Days on which a person has finished a try that counts, the last one first."""
        rows = await self._store.read(
            "SELECT DISTINCT attempts.day FROM attempts JOIN results ON results.table_id = attempts.table_id"
            " AND results.person = attempts.person WHERE attempts.person = ? AND results.counts = 1"
            " ORDER BY attempts.day DESC LIMIT ?",
            *(person, most),
        )
        return [row[0] for row in rows]
