"""Books finished matches once each, in the order they ended: results by seat, ratings, achievements."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

import msgspec

from undercroft.bots.levels import measured_strength
from undercroft.server.fair_queue import Asker
from undercroft.server.live.live_table import read_stored
from undercroft.server.metrics import Metrics
from undercroft.server.people.achievements import honours_now
from undercroft.server.people.glicko import CENTRE, SURE, Game, Rating, aged, rated
from undercroft.server.refusal import Refusal
from undercroft.server.store import Store, StoreFailure
from undercroft.server.store.ledger import HonourRow, Ledger, RatingRow, ResultRow
from undercroft.server.system import now_ms
from undercroft.server.work.pools import WorkPool
from undercroft.server.work.table_jobs import Finish, JudgeMatch, Judgement, as_stored

LOOK: Final = 5.0  # seconds between two checks for finished matches; opening a profile does not wait for them
LONGEST_WAIT: Final = 60.0  # the same after failures
MAX_MATCHES: Final = 100  # matches per check
TRIES: Final = 8  # attempts to book a match when a rating has changed in the meantime
DAY: Final = 86_400_000  # milliseconds; a rating period without games
LATER: Final = ("busy", "unavailable")
# Bots have fixed ratings. If results moved them, guests could lose to a weak bot until a win over it looked masterly.
MEASURED: Final = 50.0  # deviation of a level that the ladders have measured
GUESSED: Final = 200.0  # and of the others
MOST_AHEAD: Final = 400.0  # a win proves no more points above the best rival; else the weakest bot gives any rating
GUESSES: Final = {
    "random": 700.0,
    "novice": 1100.0,
    "squire": 1250.0,
    "adventurer": 1400.0,
    "greedy": 1500.0,
    "veteran": 1600.0,
    "master": 1750.0,
}
BOT: Final = "bot "  # begins the names under which bots are rivals of people
NOBODY: Final = Asker("bookkeeper", "", is_idle=True)

log: Final = logging.getLogger(__name__)


class Bookkeeper:
    """Books matches. Several processes on one store may try concurrently; the second attempt changes nothing."""

    def __init__(self, store: Store, work: WorkPool, metrics: Metrics) -> None:
        self.ledger: Ledger = Ledger(store)
        self._store = store
        self._work = work
        self._metrics = metrics
        self._lock = asyncio.Lock()

    async def run(self) -> None:
        """Runs for ever."""
        wait = LOOK
        while True:
            await asyncio.sleep(wait)
            try:
                for id in await self.ledger.unbooked(MAX_MATCHES):
                    await self.book(id, NOBODY)
                wait = LOOK
            except (StoreFailure, Refusal) as failure:
                log.warning("matches are booked later: %s", failure)
                self._metrics.failed()
                wait = min(LONGEST_WAIT, 2 * wait)
            except Exception:
                log.exception("the bookkeeper failed")
                self._metrics.errors.add()
                wait = min(LONGEST_WAIT, 2 * wait)

    async def settle(self, person: str, address: str) -> None:
        """Books the matches that a person has just finished, before their statistics are shown."""
        for id in await self.ledger.unbooked_of(person, MAX_MATCHES):
            await self.book(id, Asker(person, address))

    async def book(self, id: str, asker: Asker) -> None:
        async with self._lock:
            stored = await read_stored(self._store, id)
            if stored is None:
                return
            try:
                found = await self._work.do(asker, JudgeMatch(stored))
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
            log.warning("table %s: its ratings keep changing; it is booked later", id)

    async def _write(self, id: str, game: str, judgement: Judgement) -> bool:
        before = await self._ratings(game, judgement)
        after = _rate(judgement, before, game)
        results = [_row(id, game, seat, judgement, before, after) for seat in range(len(judgement.seats))]
        changed = [(row, before[who]) for who, row in after.items()]
        honours: list[HonourRow] = []
        for row, finish in zip(results, judgement.seats, strict=True):
            if row.person is not None and row.counts and judgement.is_told:
                found = await honours_now(self.ledger, row, finish.honours, results, judgement.is_rated)
                honours += [HonourRow(row.person, game, honour, id, row.at) for honour in found]
        return await self.ledger.book(id, now_ms(), results, changed, honours)

    async def _ratings(self, game: str, judgement: Judgement) -> dict[str, RatingRow | None]:
        people = {finish.player.id for finish in judgement.seats if finish.player} if judgement.is_rated else set()
        return {who: await self.ledger.rating(who, game) for who in sorted(people)}


def who_of(finish: Finish) -> str:
    """Returns the name under which a seat is rated. Temperaments are ignored, because they are only a style."""
    if finish.player is not None:
        return finish.player.id
    return f"{BOT}{(finish.level or '').partition(':')[0]}"


def bot_rating(level: str, game: str) -> Rating:
    """Returns the fixed rating of a level: Elo points above `greedy` as measured, else a guess."""
    found = measured_strength(game)
    if found is not None and level in found.ratings:
        return Rating(GUESSES["greedy"] + found.ratings[level], MEASURED)
    return Rating(GUESSES.get(level, CENTRE), GUESSED)


def _rate(judgement: Judgement, before: dict[str, RatingRow | None], game: str) -> dict[str, RatingRow]:
    """Returns the ratings of people after a match, from those before it. A person for whom a bot has decided comes
    last, whatever the bot achieved.
    """
    names = [who_of(finish) for finish in judgement.seats]
    now = {name: bot_rating(name.removeprefix(BOT), game) for name in names if name.startswith(BOT)}
    now |= {who: _aged(row, judgement.at) for who, row in before.items()}
    after: dict[str, RatingRow] = {}
    for who, played in before.items():
        games = _games(judgement.seats, names, now, who)
        if not games:
            continue
        found = rated(now[who], games)
        provable = max(game.rival.value for game in games) + MOST_AHEAD
        found = found._replace(value=min(found.value, max(now[who].value, provable)))
        has_left = any(judgement.seats[seat].was_covered for seat, name in enumerate(names) if name == who)
        if has_left and found.value > now[who].value:
            continue  # the rival has left too, and a draw between leavers must not gain rating
        after[who] = RatingRow(who, game, *found, 1 + (played.matches if played else 0), judgement.at)
    return after


def _games(seats: Sequence[Finish], names: Sequence[str], now: dict[str, Rating], who: str) -> list[Game]:
    """Returns a match as rating games: one game against each rival that counts."""
    own = [seat for seat, name in enumerate(names) if name == who]
    weight = 1 / (len(names) - 1) / len(own)
    games = []
    for seat in own:
        for other, rival in enumerate(names):
            score = _score(seats, seat, other)
            if rival != who and _counts(now, who, rival, score):
                games.append(Game(now[rival], score, weight))
    return games


def _counts(now: dict[str, Rating], who: str, rival: str, score: float) -> bool:
    """Returns whether a game counts for a rating. Guest accounts are free to create, so wins over new rivals must not
    add up. New rivals move no established rating, and they move no higher rating by losing to it.
    """
    if _is_established(now, rival):
        return True
    is_beaten_from_above = score > 0.5 and now[who].value > now[rival].value
    return not _is_established(now, who) and not is_beaten_from_above


def _is_established(now: dict[str, Rating], who: str) -> bool:
    return who.startswith(BOT) or now[who].deviation <= SURE


def _aged(row: RatingRow | None, at: int) -> Rating:
    if row is None:
        return Rating()
    return aged(Rating(row.value, row.deviation, row.volatility), max(0, at - row.at) / DAY)


def _score(seats: Sequence[Finish], seat: int, other: int) -> float:
    mine, theirs = _standing(seats[seat]), _standing(seats[other])
    return 0.5 if mine == theirs else float(mine < theirs)


def _standing(finish: Finish) -> tuple[bool, int]:
    """Returns the place. People who left decisions to a bot come after all others."""
    return finish.was_covered, 0 if finish.was_covered else finish.place


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
    was = Rating().value if old is None else old.value
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
