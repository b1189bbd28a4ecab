"""Books finished matches: results by seat, ratings, what people have earned. Each match once, in the order they ended.

What was finished before there were books is booked after the upgrade, in the same way and in the background.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

import msgspec

from undercroft.server.live.reading import read_stored
from undercroft.server.metrics import Metrics
from undercroft.server.now import now_ms
from undercroft.server.people.careers import honours_now
from undercroft.server.people.glicko import Game, Rating, aged, rated
from undercroft.server.refusal import Refusal
from undercroft.server.store import Store, StoreFailure
from undercroft.server.store.ledger import HonourRow, Ledger, RatingRow, ResultRow
from undercroft.server.turns import Asker
from undercroft.server.work.jobs import JudgeMatch
from undercroft.server.work.judging import Finish, Judgement, as_stored
from undercroft.server.work.office import Office

LOOK: Final = 5.0  # seconds between two looks for matches that have ended; who asks how they stand waits for none
LONGEST_WAIT: Final = 60.0  # the same after failures
MOST: Final = 100  # matches at a look
TRIES: Final = 8  # times that a match is booked anew because a rating has changed meanwhile
DAY: Final = 86_400_000  # milliseconds; a rating period without games
LATER: Final = ("busy", "unavailable")
# Where levels of bots start: a guess, the same for all games, that results soon correct.
BOTS: Final = {
    "random": Rating(700.0, 200.0),
    "novice": Rating(1100.0, 200.0),
    "squire": Rating(1250.0, 200.0),
    "adventurer": Rating(1400.0, 200.0),
    "greedy": Rating(1500.0, 200.0),
    "veteran": Rating(1600.0, 200.0),
    "master": Rating(1750.0, 200.0),
}
NOBODY: Final = Asker("bookkeeper", "", is_idle=True)

log = logging.getLogger(__name__)


class Bookkeeper:
    """Of several processes on one store, each may try: who comes second changes nothing."""

    def __init__(self, store: Store, office: Office, metrics: Metrics) -> None:
        self.ledger = Ledger(store)
        self._store = store
        self._office = office
        self._metrics = metrics
        self._lock = asyncio.Lock()

    async def run(self) -> None:
        """For ever."""
        wait = LOOK
        while True:
            await asyncio.sleep(wait)
            try:
                for id in await self.ledger.unbooked(MOST):
                    await self.book(id, NOBODY)
                wait = LOOK
            except (StoreFailure, Refusal) as failure:
                log.warning("matches are booked later: %s", failure)
                self._metrics.failed()
                wait = min(LONGEST_WAIT, 2 * wait)
            except Exception:
                log.exception("the bookkeeper failed, it goes on")
                self._metrics.errors.add()
                wait = min(LONGEST_WAIT, 2 * wait)

    async def settle(self, person: str, address: str) -> None:
        """Book what a person has just finished, before they are told how they stand."""
        for id in await self.ledger.unbooked_of(person, MOST):
            await self.book(id, Asker(person, address))

    async def book(self, id: str, asker: Asker) -> None:
        async with self._lock:
            stored = await read_stored(self._store, id)
            if stored is None:
                return
            try:
                found = await self._office.do(asker, JudgeMatch(), [stored])
                judgement = msgspec.json.decode(found, type=Judgement)
            except Refusal as refusal:
                if refusal.code in LATER:
                    raise
                log.warning("table %s is booked as it was stored: %s", id, refusal.text)
                judgement = as_stored(stored.summary)
            game = stored.summary.game if stored.summary is not None else ""
            for _ in range(TRIES):
                if await self._write(id, game, judgement):
                    return
                if await self.ledger.is_booked(id):
                    return
            log.warning("table %s: its ratings keep changing, it is booked later", id)

    async def _write(self, id: str, game: str, judgement: Judgement) -> bool:
        before = await self._ratings(game, judgement)
        after = _rate(judgement, before, game)
        results = [_row(id, game, seat, judgement, before, after) for seat in range(len(judgement.seats))]
        changed = [(row, before[who]) for who, row in after.items()]
        honours: list[HonourRow] = []
        for row, finish in zip(results, judgement.seats, strict=True):
            if row.person is not None and row.counts and judgement.is_told:
                found = await honours_now(self.ledger, row, finish.honours, results)
                honours += [HonourRow(row.person, game, honour, id, row.at) for honour in found]
        return await self.ledger.book(id, now_ms(), results, changed, honours)

    async def _ratings(self, game: str, judgement: Judgement) -> dict[str, RatingRow | None]:
        names = {who_of(finish) for finish in judgement.seats} if judgement.is_rated else set()
        return {who: await self.ledger.rating(who, game) for who in sorted(names)}


def who_of(finish: Finish) -> str:
    """The name under which a seat is rated. Temperaments are a matter of style."""
    if finish.player is not None:
        return finish.player.id
    return f"bot {(finish.level or '').partition(':')[0]}"


def start_of(who: str) -> Rating:
    return BOTS.get(who.removeprefix("bot "), Rating()) if who.startswith("bot ") else Rating()


def _rate(judgement: Judgement, before: dict[str, RatingRow | None], game: str) -> dict[str, RatingRow]:
    """The ratings after a match; of a seat that a bot has played on for, only what it costs."""
    names = [who_of(finish) for finish in judgement.seats]
    if not before or len(before) < 2 or not any(finish.player for finish in judgement.seats):
        return {}
    now = {who: _aged(row, who, judgement.at) for who, row in before.items()}
    after: dict[str, RatingRow] = {}
    for who in before:
        own = [seat for seat, name in enumerate(names) if name == who]
        weight = 1 / (len(names) - 1) / len(own)
        games = [
            Game(now[rival], _score(judgement.seats, seat, other), weight)
            for seat in own
            for other, rival in enumerate(names)
            if rival != who
        ]
        found = rated(now[who], games)
        left = any(judgement.seats[seat].was_covered for seat in own)
        if left and found.value > now[who].value:
            continue
        played = before[who]
        after[who] = RatingRow(who, game, *found, 1 + (played.matches if played else 0), judgement.at)
    return after


def _aged(row: RatingRow | None, who: str, at: int) -> Rating:
    if row is None:
        return start_of(who)
    return aged(Rating(row.value, row.deviation, row.volatility), max(0, at - row.at) / DAY)


def _score(seats: Sequence[Finish], seat: int, other: int) -> float:
    mine, theirs = seats[seat].place, seats[other].place
    return 0.5 if mine == theirs else float(mine < theirs)


def _row(
    id: str,
    game: str,
    seat: int,
    judgement: Judgement,
    before: dict[str, RatingRow | None],
    after: dict[str, RatingRow],
) -> ResultRow:
    finish = judgement.seats[seat]
    who = who_of(finish)
    new, old = after.get(who), before.get(who)
    was = start_of(who).value if old is None else old.value
    whys = [*judgement.why_friendly, *(["left"] if finish.was_covered else [])]
    return ResultRow(
        table=id,
        seat=seat,
        person=None if finish.player is None else finish.player.id,
        level=finish.level,
        name="" if finish.player is None else finish.player.name,
        avatar="" if finish.player is None else finish.player.avatar,
        game=game,
        seats=len(judgement.seats),
        at=judgement.at,
        score=finish.score,
        place=finish.place,
        won=finish.won,
        hero=finish.hero,
        rounds=finish.rounds,
        friendly=" ".join(whys),
        counts=not whys,
        rating=None if new is None else new.value,
        change=None if new is None else new.value - was,
    )
