"""Profiles: ratings, statistics, records, achievements, history. They are read from stored results, not recomputed."""

from __future__ import annotations

from typing import Final

from undercroft.bots import levels_of
from undercroft.kernel.errors import UndercroftError
from undercroft.server.people.achievements import all_honours
from undercroft.server.people.bookkeeper import Bookkeeper, bot_rating
from undercroft.server.protocol import people
from undercroft.server.protocol.basics import Player
from undercroft.server.store.base import Row
from undercroft.server.store.ledger import RatingRow, ResultRow

LINE: Final = 200  # rated matches in the rating chart
PAGE: Final = 50  # matches of a history in one answer


class Profiles:
    """Reads profiles. The requester's own finished matches are booked first."""

    def __init__(self, books: Bookkeeper) -> None:
        self._books = books
        self._ledger = books.ledger

    async def of(self, player: Player, games: list[str], asker: str, address: str) -> people.Profile:
        is_own = player.id == asker
        if is_own:
            await self._books.settle(player.id, address)
        totals = {row[0]: row[1:] for row in await self._ledger.totals(player.id)}
        ratings = {row.game: row for row in await self._ledger.ratings_of(player.id)}
        stats = []
        for game in [*games, *(name for name in totals if name not in games)]:
            stats.append(await self._stats(player.id, game, totals.get(game), ratings.get(game), is_own))
        return people.Profile(player, is_own, stats)

    async def honours(self, person: str, address: str, game: str) -> people.Honours:
        await self._books.settle(person, address)
        earned = {row.honour for row in await self._ledger.honours(person, game)}
        everything = all_honours(game)
        return people.Honours([id for id in everything if id in earned], everything)

    async def history(
        self, person: str, address: str, game: str | None, counts: bool | None, won: bool | None, before: int
    ) -> people.History:
        await self._books.settle(person, address)
        rows = await self._ledger.history(person, game, counts, won, before, PAGE)
        company: dict[str, list[ResultRow]] = {}
        for other in await self._ledger.company(sorted({row.table for row in rows})):
            company.setdefault(other.table, []).append(other)
        matches = [_past(row, company[row.table]) for row in rows]
        return people.History(matches, matches[-1].at if len(matches) == PAGE else None)

    async def _stats(
        self, person: str, game: str, totals: Row | None, rating: RatingRow | None, is_own: bool
    ) -> people.GameStats:
        matches, company, won, _, mean, friendly = totals or (0, 0, 0, None, None, 0)
        last = await self._ledger.latest(person, game, LINE)
        best = await self._ledger.best(person, game)
        earned = await self._ledger.honours(person, game)
        heroes = await self._ledger.heroes(person, game)
        return people.GameStats(
            game=game,
            matches=_whole(matches),
            company=_whole(company),
            won=_whole(won),
            friendly=_whole(friendly),
            mean=None if mean is None else float(str(mean)),
            rating=None if rating is None else _strength(rating),
            ratings=[people.RatedAt(row.at, row.rating) for row in reversed(last) if row.rating is not None],
            scores=[people.Reached(int(score), int(count)) for score, count in await self._ledger.scores(person, game)],
            heroes=[
                people.HeroStats(hero, int(count), _whole(among), _whole(wins), float(points), int(most))
                for hero, count, among, wins, points, most in heroes
            ],
            bests=_bests(last, best, is_own),
            honours=[people.Earned(row.honour, row.at, row.table if is_own else None) for row in earned],
            all_honours=all_honours(game),
            bots=_bots(game),
        )


def _bots(game: str) -> list[people.BotStrength]:
    try:
        found = [people.BotStrength(level, bot_rating(level, game).value) for level in levels_of(game)]
    except UndercroftError:
        return []  # the game is not installed any more
    return sorted(found, key=lambda bot: -bot.value)


def _whole(number: object) -> int:
    return int(str(number or 0))


def _strength(row: RatingRow) -> people.Strength:
    return people.Strength(row.value, row.deviation, row.matches)


def _bests(last: list[ResultRow], best: ResultRow | None, is_own: bool) -> list[people.Best]:
    """Returns the personal records. Expects the rows newest first."""
    found = []
    if best is not None:
        found.append(people.Best("points", best.score, best.table if is_own else None))
    longest = run = 0
    for row in last:
        run = run + 1 if row.won and row.seats > 1 else 0
        longest = max(longest, run)
    if longest > 1:
        found.append(people.Best("streak", longest))
    peaks = [row for row in last if row.rating is not None]
    if peaks:
        peak = max(peaks, key=lambda row: row.rating or 0.0)
        found.append(people.Best("rating", round(peak.rating or 0.0), peak.table if is_own else None))
    return found


def _past(row: ResultRow, company: list[ResultRow]) -> people.PastMatch:
    return people.PastMatch(
        table=row.table,
        game=row.game,
        at=row.at,
        seats=row.seats,
        score=row.score,
        place=row.place,
        won=row.won,
        hero=row.hero,
        friendly=row.friendly.split(),
        rating=row.rating,
        change=row.change,
        company=[other.name or other.level or "" for other in company if other.seat != row.seat],
    )
