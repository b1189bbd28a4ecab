"""What the store knows of finished matches: results by seat, ratings, what people have earned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from undercroft.server.store.base import Row, Statement, Store

RESULT: Final = (
    "table_id, seat, person, level, name, avatar, game, seats, at, score, place, won, hero, rounds, friendly,"
    " counts, rating, change"
)


class ResultRow(Struct, frozen=True):
    """A seat of a finished match. `person` is None for a bot, whose level it has; a person for whom a bot played on is
    the person. `counts` is 0 for a friendly match and one that somebody left to a bot; `rating` is the one after it,
    None where the match was not rated."""

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
    place: int  # 1: nobody did better
    won: bool
    hero: str | None  # id of a text
    rounds: int | None  # played, where the game counts them
    friendly: str  # why it is a friendly one, divided by spaces
    counts: bool
    rating: float | None = None
    change: float | None = None


class RatingRow(Struct, frozen=True):
    """The rating of a person, or of a level of bots (`bot LEVEL`), in a game."""

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
    """Reads and writes them. A match is booked once, whole: result, ratings and honours, or nothing."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # -- booking ------------------------------------------------------------------------------------

    async def unbooked(self, most: int) -> list[str]:
        """Finished matches that are not booked yet, those that ended first before the others."""
        rows = await self._store.read(
            "SELECT id FROM tables WHERE phase = 'over' AND booked IS NULL ORDER BY updated LIMIT ?", most
        )
        return [row[0] for row in rows]

    async def unbooked_of(self, person: str, most: int) -> list[str]:
        rows = await self._store.read(
            "SELECT id FROM tables JOIN members ON table_id = id"
            " WHERE person = ? AND phase = 'over' AND booked IS NULL ORDER BY updated LIMIT ?",
            *(person, most),
        )
        return [row[0] for row in rows]

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
        """`ratings` are new ones with those that they were made from. False: somebody else has booked the match, or
        changed a rating meanwhile, and nothing is done."""
        return await self._store.write(
            [
                Statement("UPDATE tables SET booked = ? WHERE id = ? AND booked IS NULL", now, table),
                *(_result(row) for row in results),
                *(_rating(row, before) for row, before in ratings),
                *(_honour(row) for row in honours),
            ]
        )

    # -- ratings ------------------------------------------------------------------------------------

    async def rating(self, who: str, game: str) -> RatingRow | None:
        rows = await self._store.read(
            "SELECT who, game, value, deviation, volatility, matches, at FROM ratings WHERE who = ? AND game = ?",
            *(who, game),
        )
        return RatingRow(*rows[0]) if rows else None

    async def ratings_of(self, who: str) -> list[RatingRow]:
        rows = await self._store.read(
            "SELECT who, game, value, deviation, volatility, matches, at FROM ratings WHERE who = ?", who
        )
        return [RatingRow(*row) for row in rows]

    async def bot_ratings(self, game: str) -> list[RatingRow]:
        rows = await self._store.read(
            "SELECT who, game, value, deviation, volatility, matches, at FROM ratings"
            " WHERE game = ? AND SUBSTR(who, 1, 4) = 'bot ' ORDER BY value DESC",
            game,
        )
        return [RatingRow(*row) for row in rows]

    # -- a person -----------------------------------------------------------------------------------

    async def totals(self, person: str) -> list[Row]:
        """By game: matches that count, of these in company, of these won; the best score, the mean score; matches that
        do not count."""
        return await self._store.read(
            "SELECT game, SUM(counts), SUM(CASE WHEN seats > 1 THEN counts ELSE 0 END),"
            " SUM(CASE WHEN seats > 1 THEN won * counts ELSE 0 END), MAX(CASE WHEN counts = 1 THEN score END),"
            " AVG(CASE WHEN counts = 1 THEN score END), SUM(1 - counts) FROM results WHERE person = ? GROUP BY game",
            person,
        )

    async def heroes(self, person: str, game: str) -> list[Row]:
        """By hero: matches, of these in company, of these won; the mean score, the best score."""
        return await self._store.read(
            "SELECT hero, COUNT(*), SUM(CASE WHEN seats > 1 THEN 1 ELSE 0 END),"
            " SUM(CASE WHEN seats > 1 THEN won ELSE 0 END), AVG(score), MAX(score) FROM results"
            " WHERE person = ? AND game = ? AND counts = 1 AND hero IS NOT NULL GROUP BY hero"
            " ORDER BY COUNT(*) DESC, hero",
            *(person, game),
        )

    async def scores(self, person: str, game: str) -> list[Row]:
        """How often each score was reached."""
        return await self._store.read(
            "SELECT score, COUNT(*) FROM results WHERE person = ? AND game = ? AND counts = 1"
            " GROUP BY score ORDER BY score",
            *(person, game),
        )

    async def latest(self, person: str, game: str, most: int) -> list[ResultRow]:
        """The last matches that count, the newest first."""
        rows = await self._store.read(
            f"SELECT {RESULT} FROM results WHERE person = ? AND game = ? AND counts = 1 ORDER BY at DESC LIMIT ?",
            *(person, game, most),
        )
        return [_read_result(row) for row in rows]

    async def best(self, person: str, game: str) -> ResultRow | None:
        rows = await self._store.read(
            f"SELECT {RESULT} FROM results WHERE person = ? AND game = ? AND counts = 1"
            " ORDER BY score DESC, at LIMIT 1",
            *(person, game),
        )
        return _read_result(rows[0]) if rows else None

    async def history(
        self, person: str, game: str | None, counts: bool | None, won: bool | None, before: int, most: int
    ) -> list[ResultRow]:
        """All matches of a person that fit, the newest first."""
        where, values = "person = ? AND at < ?", [person, before]
        for column, value in (("game", game), ("counts", counts), ("won", won)):
            if value is not None:
                where += f" AND {column} = ?"
                values.append(int(value) if isinstance(value, bool) else value)
        rows = await self._store.read(
            f"SELECT {RESULT} FROM results WHERE {where} ORDER BY at DESC LIMIT ?", *(*values, most)
        )
        return [_read_result(row) for row in rows]

    async def company(self, tables: Sequence[str]) -> list[ResultRow]:
        """Everybody at some tables."""
        if not tables:
            return []
        marks = ", ".join("?" * len(tables))
        rows = await self._store.read(
            f"SELECT {RESULT} FROM results WHERE table_id IN ({marks}) ORDER BY seat", *tables
        )
        return [_read_result(row) for row in rows]

    async def honours(self, person: str, game: str) -> list[HonourRow]:
        rows = await self._store.read(
            "SELECT person, game, honour, table_id, at FROM honours WHERE person = ? AND game = ? ORDER BY at, honour",
            *(person, game),
        )
        return [HonourRow(*row) for row in rows]


def _result(row: ResultRow) -> Statement:
    return Statement(
        f"INSERT INTO results ({RESULT}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        *(row.table, row.seat, row.person, row.level, row.name, row.avatar, row.game, row.seats, row.at, row.score),
        *(row.place, int(row.won), row.hero, row.rounds, row.friendly, int(row.counts), row.rating, row.change),
    )


def _read_result(row: Row) -> ResultRow:
    named = dict(zip(ResultRow.__struct_fields__, row, strict=True))
    return ResultRow(**{**named, "won": bool(named["won"]), "counts": bool(named["counts"])})


def _rating(row: RatingRow, before: RatingRow | None) -> Statement:
    if before is None:
        return Statement(
            "INSERT INTO ratings (who, game, value, deviation, volatility, matches, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
            *(row.who, row.game, row.value, row.deviation, row.volatility, row.matches, row.at),
        )
    return Statement(
        "UPDATE ratings SET value = ?, deviation = ?, volatility = ?, matches = ?, at = ?"
        " WHERE who = ? AND game = ? AND matches = ?",
        *(row.value, row.deviation, row.volatility, row.matches, row.at, row.who, row.game, before.matches),
    )


def _honour(row: HonourRow) -> Statement:
    return Statement(
        "INSERT INTO honours (person, game, honour, table_id, at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        *(row.person, row.game, row.honour, row.table, row.at),
        may_miss=True,
    )
