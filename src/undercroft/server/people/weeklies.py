"""The weekly duplicate: three sealed deals per game and week, the same for everyone, scored against all others.

It uses the rows and the sealing of the daily dungeon; its `day` is a week, and its `game` a deal.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from undercroft import daily
from undercroft.server.fair_queue import Asker
from undercroft.server.live.new_tables import NewTables, new_id
from undercroft.server.people.bookkeeper import Bookkeeper
from undercroft.server.people.company import Company
from undercroft.server.people.dailies import seal_of
from undercroft.server.protocol.basics import Player
from undercroft.server.protocol.weekly import Circle, Weekly, WeeklyBoard, WeeklyDeal, WeeklyGame, WeeklyRow
from undercroft.server.refusal import Refusal
from undercroft.server.store import Store
from undercroft.server.store.dailies import Circles, DailyStore, DayRow, TryRow
from undercroft.server.system import now_ms
from undercroft.server.tables.names import tidy

BOARD: Final = 100  # people on a board
MAX_TRIES: Final = 100_000  # of a deal
MAX_CIRCLES: Final = 20  # per person
FRIENDS: Final = "friends"


class Weeklies:
    """Runs the weekly duplicate and its groups."""

    def __init__(self, store: Store, books: Bookkeeper, new_tables: NewTables, company: Company) -> None:
        self._store = store
        self._rows = DailyStore(store)
        self._circles = Circles(store)
        self._books = books
        self._new_tables = new_tables
        self._company = company

    async def this_week(self, person: str) -> Weekly:
        week = daily.week_of(now_ms())
        await self._settle(week)
        rows = await self._drawn(week)
        mine = {row.game: row for row in await self._rows.tries_of(person, week)}
        games = []
        for game, plan in daily.daily_setups().items():
            rivals = [seat for seat in plan.seats if seat != daily.ME]
            games.append(WeeklyGame(game, rivals, [await self._deal(week, game, n, mine) for n in _numbers()]))
        ahead = [seal_of(row, week) for row in rows if row.day > week]
        ends = daily.start_of(daily.later(daily.last_day(week), 1))
        circles = [Circle(id, name, members) for id, name, members in await self._circles.of(person)]
        return Weekly(week, ends, games, circles, ahead)

    async def play(self, me: Player, game: str, number: int) -> str:
        """Returns the table of the person's only try at a deal, a new one or the one begun before."""
        _check(game, number)
        week, deal = daily.week_of(now_ms()), daily.deal_name(game, number)
        row = next(row for row in await self._drawn(week) if (row.day, row.game) == (week, deal))
        table = await self._rows.enter(week, deal, me.id, new_id())
        if await self._store.header(table) is None:  # new, or the server was stopped just before adding it
            secret = daily.mixed_secret(week, deal, bytes.fromhex(row.share), row.entropy or "")
            await self._new_tables.daily(me, table, game, daily.last_day(week), secret, number)
        return table

    async def board(self, person: str, week: str, game: str, among: str | None) -> WeeklyBoard:
        """Returns the standings of a week: of everyone, of friends, or of a circle."""
        _check(game, 1)
        today = daily.week_of(now_ms())
        if week > today:
            raise Refusal("wrong_phase", "this week has not begun yet")
        await self._settle(week)
        deals = [await self._rows.tries(week, daily.deal_name(game, n), MAX_TRIES) for n in _numbers()]
        people = await self.people(person, among)
        names = {daily.deal_name(game, number) for number in _numbers()}
        rows = await (self._drawn(week) if week == today else self._rows.days(week, week))
        seals = [seal_of(row, today) for row in rows if row.day == week and row.game in names]
        return WeeklyBoard(week, game, standings(deals, person, people)[:BOARD], seals)

    async def people(self, person: str, among: str | None) -> list[str] | None:
        """Returns the people of a board; None for everyone."""
        if among is None:
            return None
        if among == FRIENDS:
            return [person, *await self._company.friends(person)]
        return await self._circles.members(await self._known(among))

    # -- circles ------------------------------------------------------------------------------------

    async def circle(self, person: str, id: str) -> Circle:
        members = await self._circles.members(await self._known(id))
        return Circle(id, await self._circles.name(id) or "", len(members), person in members)

    async def found(self, person: str, name: str) -> Circle:
        words = tidy(name)
        if not words:
            raise Refusal("bad_name", "a group needs a name")
        await self._check_room(person)
        id = new_id()
        await self._circles.add(id, words, person, now_ms())
        return await self.circle(person, id)

    async def join(self, person: str, id: str) -> Circle:
        await self._check_room(person)
        await self._circles.join(await self._known(id), person, now_ms())
        return await self.circle(person, id)

    async def leave(self, person: str, id: str) -> None:
        await self._circles.leave(id, person)

    async def _known(self, id: str) -> str:
        if await self._circles.name(id) is None:
            raise Refusal("bad_link", f"there is no group {id!r}")
        return id

    async def _check_room(self, person: str) -> None:
        if len(await self._circles.of(person)) >= MAX_CIRCLES:
            raise Refusal("bad_option", f"you are in {MAX_CIRCLES} groups; leave one first")

    # -- deals --------------------------------------------------------------------------------------

    async def _deal(self, week: str, game: str, number: int, mine: dict[str, TryRow]) -> WeeklyDeal:
        name = daily.deal_name(game, number)
        played, own = await self._rows.played(week, name), mine.get(name)
        if own is None or own.score is None:
            return WeeklyDeal(number, played, None if own is None else own.table)
        if not own.counts:
            return WeeklyDeal(number, played, own.table, own.score, counts=False)
        total = sum(points * count for points, count in await self._rows.scores(week, name))
        return WeeklyDeal(number, played, own.table, own.score, above_others(own.score, total, played))

    async def _drawn(self, week: str) -> list[DayRow]:
        """Returns the rows of a week and the next one, drawing the missing ones. The results of the week before are
        mixed into the secrets of a week when it begins.
        """
        weeks = [week, daily.week_later(week, 1)]
        names = [daily.deal_name(game, number) for game in daily.daily_setups() for number in _numbers()]
        rows = await self._rows.days(weeks[0], weeks[-1])
        there = {(row.day, row.game) for row in rows}
        missing = [(each, name) for each in weeks for name in names if (each, name) not in there]
        if missing:
            await self._rows.draw([(*key, secrets.token_hex(32)) for key in missing])
        begun = {row.game for row in rows if row.day == week and row.entropy is not None}
        waiting = [name for name in names if name not in begun]
        if waiting:
            before = daily.week_later(week, -1)
            await self._settle(before)
            for name in waiting:
                tries = await self._rows.tries(before, name, MAX_TRIES)
                await self._rows.begin(week, name, daily.entropy_of((row.table, row.score or 0) for row in tries))
        return await self._rows.days(weeks[0], weeks[-1]) if missing or waiting else rows

    async def _settle(self, week: str) -> None:
        """Books the finished tries of a week."""
        for table in await self._rows.unbooked(week):
            await self._books.book(table, Asker("weeklies"))


def above_others(score: int, total: int, played: int) -> float | None:
    """Returns a score less the mean of the other scores on the deal; None without others.

    >>> above_others(10, 10 + 4 + 8, 3), above_others(10, 10, 1)
    (4.0, None)
    """
    return None if played < 2 else score - (total - score) / (played - 1)


def standings(deals: Sequence[Sequence[TryRow]], person: str, people: Sequence[str] | None) -> list[WeeklyRow]:
    """Returns the board. People with more deals stand first, then those further above all others. `people` selects
    rows; each is compared with everyone.
    """
    chosen = None if people is None else set(people)
    latest: dict[str, TryRow] = {}
    scores: dict[str, list[int | None]] = {}
    above: dict[str, float] = {}
    for number, rows in enumerate(deals):
        total = sum(row.score or 0 for row in rows)
        for row in rows:
            if chosen is not None and row.person not in chosen:
                continue
            latest[row.person] = row
            scores.setdefault(row.person, [None] * len(deals))[number] = row.score
            difference = above_others(row.score or 0, total, len(rows))
            if difference is not None:
                above[row.person] = above.get(row.person, 0.0) + difference
    order = sorted(scores, key=lambda who: (scores[who].count(None), -above.get(who, 0.0), who))
    return [
        WeeklyRow(latest[who].name or "", latest[who].avatar or "", who == person, scores[who], above.get(who))
        for who in order
    ]


def _numbers() -> range:
    return range(1, daily.DEALS + 1)


def _check(game: str, number: int) -> None:
    if game not in daily.daily_setups() or number not in _numbers():
        raise Refusal("unknown_game", f"there is no weekly deal {number} of {game!r}")
