"""Stored data of finished matches: results by seat, ratings, achievements, reviews."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from undercroft.server.store.base import Row, Statement, Store, insert

RESULT: Final = (
    "table_id, seat, person, level, name, avatar, game, seats, at, score, place, won, hero, rounds, friendly,"
    " counts, rating, change"
)
RATING: Final = "who, game, value, deviation, volatility, matches, at"
HONOUR: Final = "person, game, honour, table_id, at"


class ResultRow(Struct, frozen=True):
    """The result of a seat: of `person`, even if a bot played on, or of a bot of `level`. `counts` is false for
    friendly matches and for people who left to a bot; `rating` is None for unrated ones.
    """

    table: str
    seat: int
    person: str | None
    level: str | None
    name: str
    avatar: str
    game: str
    seats: int
    at: int
    score: int
    place: int  # 1: no other seat did better
    won: bool
    hero: str | None  # id of a text
    rounds: int | None  # rounds played, if the game counts them
    friendly: str  # reasons why it is friendly, separated by spaces
    counts: bool
    rating: float | None = None
    change: float | None = None


class RatingRow(Struct, frozen=True):
    """The rating of a person in a game."""

    who: str
    game: str
    value: float
    deviation: float
    volatility: float
    matches: int
    at: int


class HonourRow(Struct, frozen=True):
    person: str
    game: str
    honour: str
    table: str
    at: int


class Ledger:
    """Reads and writes match data. A match is booked once and atomically: result, ratings and achievements."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # -- booking ------------------------------------------------------------------------------------

    async def unbooked(self, most: int) -> list[str]:
        """Returns finished matches that are not booked yet, in the order they ended."""
        sql = "SELECT id FROM tables WHERE phase = 'over' AND booked IS NULL ORDER BY updated LIMIT ?"
        return await self._store.column(sql, most)

    async def unbooked_of(self, person: str, most: int) -> list[str]:
        return await self._store.column(
            "SELECT id FROM tables JOIN members ON table_id = id"
            " WHERE person = ? AND phase = 'over' AND booked IS NULL ORDER BY updated LIMIT ?",
            *(person, most),
        )

    async def is_booked(self, table: str) -> bool:
        return bool(await self._store.read("SELECT 1 FROM tables WHERE id = ? AND booked IS NOT NULL", table))

    async def book(
        self,
        table: str,
        now: int,
        results: Sequence[ResultRow],
        ratings: Sequence[tuple[RatingRow, RatingRow | None]],
        honours: Sequence[HonourRow],
    ) -> bool:
        """Books a match. `ratings` pairs new ratings with the ones they were computed from. Returns False, with nothing
        done, if the match is already booked or a rating has changed in the meantime.
        """
        return await self._store.write(
            [
                Statement("UPDATE tables SET booked = ? WHERE id = ? AND booked IS NULL", now, table),
                *(insert("results", RESULT, row) for row in results),
                *(_rating(row, before) for row, before in ratings),
                *(insert("honours", HONOUR, row, may_miss=True) for row in honours),
            ]
        )

    # -- ratings ------------------------------------------------------------------------------------

    async def rating(self, who: str, game: str) -> RatingRow | None:
        rows = await self._store.read(f"SELECT {RATING} FROM ratings WHERE who = ? AND game = ?", who, game)
        return RatingRow(*rows[0]) if rows else None

    async def ratings_of(self, who: str) -> list[RatingRow]:
        rows = await self._store.read(f"SELECT {RATING} FROM ratings WHERE who = ?", who)
        return [RatingRow(*row) for row in rows]

    # -- statistics of a person ---------------------------------------------------------------------

    async def totals(self, person: str) -> list[Row]:
        """Returns totals by game: matches that count, of these in company, of these won; the best score, the mean
        score; matches that do not count.
        """
        return await self._store.read(
            "SELECT game, SUM(counts), SUM(CASE WHEN seats > 1 THEN counts ELSE 0 END),"
            " SUM(CASE WHEN seats > 1 THEN won * counts ELSE 0 END), MAX(CASE WHEN counts = 1 THEN score END),"
            " AVG(CASE WHEN counts = 1 THEN score END), SUM(1 - counts) FROM results WHERE person = ? GROUP BY game",
            person,
        )

    async def heroes(self, person: str, game: str) -> list[Row]:
        """Returns totals by hero: matches, of these in company, of these won; the mean score, the best score."""
        return await self._store.read(
            "SELECT hero, COUNT(*), SUM(CASE WHEN seats > 1 THEN 1 ELSE 0 END),"
            " SUM(CASE WHEN seats > 1 THEN won ELSE 0 END), AVG(score), MAX(score) FROM results"
            " WHERE person = ? AND game = ? AND counts = 1 AND hero IS NOT NULL GROUP BY hero"
            " ORDER BY COUNT(*) DESC, hero",
            *(person, game),
        )

    async def scores(self, person: str, game: str) -> list[Row]:
        """Returns how often each score was reached."""
        where = "person = ? AND game = ? AND counts = 1 GROUP BY score ORDER BY score"
        return await self._store.read(f"SELECT score, COUNT(*) FROM results WHERE {where}", person, game)

    async def latest(self, person: str, game: str, most: int) -> list[ResultRow]:
        """Returns the last matches that count, newest first."""
        sql = f"SELECT {RESULT} FROM results WHERE person = ? AND game = ? AND counts = 1 ORDER BY at DESC LIMIT ?"
        return [_read_result(row) for row in await self._store.read(sql, person, game, most)]

    async def best(self, person: str, game: str) -> ResultRow | None:
        where = "person = ? AND game = ? AND counts = 1 ORDER BY score DESC, at LIMIT 1"
        rows = await self._store.read(f"SELECT {RESULT} FROM results WHERE {where}", person, game)
        return _read_result(rows[0]) if rows else None

    async def history(
        self, person: str, game: str | None, counts: bool | None, won: bool | None, before: int, most: int
    ) -> list[ResultRow]:
        """Returns the matches of a person that fit the filter, newest first."""
        where, values = "person = ? AND at < ?", [person, before]
        for column, value in (("game", game), ("counts", counts), ("won", won)):
            if value is not None:
                where += f" AND {column} = ?"
                values.append(int(value) if isinstance(value, bool) else value)
        sql = f"SELECT {RESULT} FROM results WHERE {where} ORDER BY at DESC LIMIT ?"
        return [_read_result(row) for row in await self._store.read(sql, *values, most)]

    async def company(self, tables: Sequence[str]) -> list[ResultRow]:
        """Returns all participants of some tables."""
        if not tables:
            return []
        marks = ", ".join("?" * len(tables))
        sql = f"SELECT {RESULT} FROM results WHERE table_id IN ({marks}) ORDER BY seat"
        return [_read_result(row) for row in await self._store.read(sql, *tables)]

    async def honours(self, person: str, game: str) -> list[HonourRow]:
        sql = f"SELECT {HONOUR} FROM honours WHERE person = ? AND game = ? ORDER BY at, honour"
        return [HonourRow(*row) for row in await self._store.read(sql, person, game)]


def _read_result(row: Row) -> ResultRow:
    named = dict(zip(ResultRow.__struct_fields__, row, strict=True))
    return ResultRow(**{**named, "won": bool(named["won"]), "counts": bool(named["counts"])})


def _rating(row: RatingRow, before: RatingRow | None) -> Statement:
    if before is None:
        return insert("ratings", RATING, row)
    return Statement(
        "UPDATE ratings SET value = ?, deviation = ?, volatility = ?, matches = ?, at = ?"
        " WHERE who = ? AND game = ? AND matches = ?",
        *(row.value, row.deviation, row.volatility, row.matches, row.at, row.who, row.game, before.matches),
    )


async def review_of(store: Store, table: str, seat: int) -> str | None:
    found: str | None = await store.value("SELECT body FROM reviews WHERE table_id = ? AND seat = ?", table, seat)
    return found


async def keep_review(store: Store, table: str, seat: int, body: str) -> None:
    sql = "INSERT INTO reviews (table_id, seat, body) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
    await store.execute(sql, table, seat, body)
