"""The daily dungeon of this server: secrets drawn in advance, one try per person, leaderboards."""

from __future__ import annotations

import secrets
from itertools import takewhile
from typing import Final

from undercroft import daily
from undercroft.server.fair_queue import Asker
from undercroft.server.live.new_tables import NewTables, new_id
from undercroft.server.people.bookkeeper import Bookkeeper
from undercroft.server.protocol.basics import Player
from undercroft.server.protocol.people import Daily, DailyBoard, DailyGame, DailyRow, DailySeal, DailyTry, Reached
from undercroft.server.refusal import Refusal
from undercroft.server.store import Store
from undercroft.server.store.dailies import DailyStore, DayRow, TryRow
from undercroft.server.system import now_ms

AHEAD: Final = 7  # days in advance for which commitments are published
BOARD: Final = 100  # tries on a leaderboard
MAX_TRIES: Final = 100_000  # tries of a day that are mixed into the next one
LONGEST: Final = 1000  # maximum days of a streak


class Dailies:
    """Runs the daily dungeons. The secret of a day is derived from its share on the first request of the day, and is
    fixed from then on.

    With `is_open`, in a browser without a server, the deal follows from the date alone, because there is nothing to
    seal.
    """

    def __init__(self, store: Store, books: Bookkeeper, new_tables: NewTables, is_open: bool = False) -> None:
        self._is_open = is_open
        self._store = store
        self._rows = DailyStore(store)
        self._books = books
        self._new_tables = new_tables

    async def today(self, person: str) -> Daily:
        day = daily.day_of(now_ms())
        await self._settle(day)
        rows = await self._drawn(day)
        mine = {row.game: row for row in await self._rows.tries_of(person, day)}
        games = []
        for game, plan in daily.daily_setups().items():
            played = await self._rows.played(day, game)
            best = await self._rows.tries(daily.later(day, -1), game, 1)
            games.append(
                DailyGame(
                    game=game,
                    rivals=[seat for seat in plan.seats if seat != daily.ME],
                    played=played,
                    mine=await self._mine(mine[game], played) if game in mine else None,
                    best=_row(best[0], person, is_over=True) if best else None,
                )
            )
        ahead = [seal_of(row, day) for row in rows if row.day > day and not self._is_open]
        return Daily(day, daily.start_of(daily.later(day, 1)), await self._streak(person, day), games, ahead)

    async def board(self, person: str, day: str, game: str, among: list[str] | None = None) -> DailyBoard:
        today = daily.day_of(now_ms())
        _known(game)
        if day > today:
            raise Refusal("wrong_phase", "this day has not begun yet")
        await self._settle(day)
        tries = await self._rows.tries(day, game, BOARD, among)
        rows = await (self._drawn(day) if day == today else self._rows.days(day, day))
        own = [] if self._is_open else [row for row in rows if (row.day, row.game) == (day, game)]
        seal = seal_of(own[0], today) if own else None
        scores = [Reached(points, count) for points, count in await self._rows.scores(day, game)]
        return DailyBoard(day, game, [_row(row, person, day < today) for row in tries], scores, seal)

    async def play(self, me: Player, game: str) -> str:
        """Returns the table of the person's only try, a new one or the one begun before."""
        _known(game)
        day = daily.day_of(now_ms())
        row = next(row for row in await self._drawn(day) if (row.day, row.game) == (day, game))
        table = await self._rows.enter(day, game, me.id, new_id())
        if await self._store.header(table) is None:  # new, or the server was stopped just before adding it
            mixed = daily.mixed_secret(day, game, bytes.fromhex(row.share), row.entropy or "")
            secret = daily.open_secret(day, game) if self._is_open else mixed
            await self._new_tables.daily(me, table, game, day, secret)
        return table

    async def _drawn(self, day: str) -> list[DayRow]:
        """Returns the rows of a day and of the following days, drawing the missing ones."""
        last = daily.later(day, AHEAD)
        rows = await self._rows.days(day, last)
        days = [daily.later(day, number) for number in range(AHEAD + 1)]
        there = {(row.day, row.game) for row in rows}
        missing = [(each, game) for each in days for game in daily.daily_setups() if (each, game) not in there]
        if missing:
            await self._rows.draw([(*key, secrets.token_hex(32)) for key in missing])
        mixed = {row.game for row in rows if row.entropy is not None}
        begun = [game for game in daily.daily_setups() if game not in mixed]
        if begun:
            before = daily.later(day, -1)
            await self._settle(before)
            for game in begun:
                tries = await self._rows.tries(before, game, MAX_TRIES)
                await self._rows.begin(day, game, daily.entropy_of((row.table, row.score or 0) for row in tries))
        return await self._rows.days(day, last) if missing or begun else rows

    async def _settle(self, day: str) -> None:
        """Books the finished tries of a day."""
        for table in await self._rows.unbooked(day):
            await self._books.book(table, Asker("dailies"))

    async def _mine(self, row: TryRow, played: int) -> DailyTry:
        if row.score is None:
            return DailyTry(row.table)
        if not row.counts:
            return DailyTry(row.table, row.score, bool(row.won), counts=False)
        better, worse = await self._rows.standing(row)
        below = worse / (played - 1) if played > 1 else None
        return DailyTry(row.table, row.score, bool(row.won), True, better + 1, below, row.rounds)

    async def _streak(self, person: str, day: str) -> int:
        days = [each for each in await self._rows.days_played(person, LONGEST) if daily.is_day(each)]
        if not days or days[0] < daily.later(day, -1):
            return 0
        first = days[0]
        return len(list(takewhile(lambda pair: pair[1] == daily.later(first, -pair[0]), enumerate(days))))


def _known(game: str) -> None:
    if game not in daily.daily_setups():
        raise Refusal("unknown_game", f"there is no daily dungeon of {game!r}")


def _row(row: TryRow, person: str, is_over: bool) -> DailyRow:
    return DailyRow(
        name=row.name or "",
        avatar=row.avatar or "",
        yours=row.person == person,
        score=row.score or 0,
        won=bool(row.won),
        rounds=row.rounds,
        table=row.table if is_over else None,
    )


def seal_of(row: DayRow, today: str) -> DailySeal:
    share = bytes.fromhex(row.share)
    commitment = daily.commitment_of(share)
    if row.day > today or row.entropy is None:
        return DailySeal(row.day, row.game, commitment)
    fingerprint = daily.commitment_of(daily.mixed_secret(row.day, row.game, share, row.entropy))
    return DailySeal(row.day, row.game, commitment, row.share if row.day < today else None, row.entropy, fingerprint)
