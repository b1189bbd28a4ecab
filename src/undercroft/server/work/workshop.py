"""The workshop: compares figures that a designer tries with the printed ones, in the pool for slow work."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from undercroft.games.card_sets import open_card_set
from undercroft.jobs import JobPool, ProgressiveJob
from undercroft.kernel.errors import UndercroftError
from undercroft.lab.comparison import Tally, compare
from undercroft.lab.evening import even_out, is_even
from undercroft.lab.sim.job import Job, checked
from undercroft.server.fair_queue import Asker
from undercroft.server.protocol.workshop import Comparison, Effect, Evened, Share, Try, Usage
from undercroft.server.work.pools import ProgressiveAnswers

BOT: Final = "quick"  # hundreds of games a second, with the habits that search builds on
DEALS: Final = 20_000  # at most; the intervals of shares are below one point before
PATIENCE: Final = 5.0  # seconds that work goes on while nobody asks for its result
SEARCHES: Final = 4  # times the time of a comparison, for the search of even figures
NOTHING: Final = Comparison(0, [], [], is_done=False)  # no result yet

NOTHING_EVEN: Final = Evened({}, [], is_even=False, is_checked=False, is_done=False)


class CompareCards(ProgressiveJob, frozen=True):
    """Yields ever sharper comparisons, for about `seconds` of processor time."""

    game: str
    asked: Try
    seconds: float

    def run(self) -> Iterator[Comparison]:
        printed = Job(game=self.game, seats=self.asked.seats, bots=[BOT], games=DEALS, facts=True)
        try:
            open_card_set(self.game, self.asked.changes)
            changed = replace(printed, changes=self.asked.changes)
            for tally in compare(checked(printed), checked(changed), self.seconds):
                yield comparison_of(tally)
        except UndercroftError as error:
            yield Comparison(0, [], [], is_done=True, fault=str(error))


class EvenOut(ProgressiveJob, frozen=True):
    """Yields ever evener figures, for about `seconds` of processor time."""

    game: str
    asked: Try
    seconds: float

    def run(self) -> Iterator[Evened]:
        try:
            for found in even_out(self.game, self.asked.seats, self.asked.changes, self.seconds):
                shares = [Share(id, mean.value, mean.reach) for id, mean in sorted(found.shares.items())]
                even = is_even(found.shares)
                yield Evened(dict(found.changes), shares, even, found.is_checked, is_done=False)
        except UndercroftError as error:
            yield replace(NOTHING_EVEN, is_done=True, fault=str(error))


def comparison_of(tally: Tally) -> Comparison:
    effects = [Effect(*effect) for effect in tally.effects()]
    return Comparison(tally.games, effects, [Usage(*card) for card in tally.cards()], is_done=False)


class Workshop:
    """Compares figures. Each comparison gets `seconds` of processor time; a person has one, the latest."""

    def __init__(self, seconds: float, pool: JobPool) -> None:
        self._seconds = seconds
        self._found = ProgressiveAnswers("the figures", NOTHING, 1, pool)
        self._evened = ProgressiveAnswers("even figures", NOTHING_EVEN, 1, pool)
        self._latest: dict[str, str] = {}  # comparisons by person
        self._asked: dict[str, float] = {}  # when a comparison in progress was last asked for

    def of(self, game: str, asked: Try, asker: Asker) -> Comparison:
        """Returns what is known so far and continues the work. Work on earlier figures of the person ends."""
        if not self._seconds:
            return replace(NOTHING, is_done=True, fault="this server computes no comparisons (--forecast 0)")
        name = digest_of(game, asked.seats, asked.changes)
        self._latest[asker.person] = name
        self._asked[name] = now = time.monotonic()
        self._drop_unwatched(now)
        return self._found.of(name, asker, lambda: CompareCards(game, asked, self._seconds), self._seconds)

    def even(self, game: str, asked: Try, asker: Asker) -> Evened:
        """Returns the evenest figures found so far and continues the search."""
        if not self._seconds:
            return replace(NOTHING_EVEN, is_done=True, fault="this server computes no comparisons (--forecast 0)")
        name, seconds = digest_of(game, asked.seats, asked.changes), SEARCHES * self._seconds
        return self._evened.of(name, asker, lambda: EvenOut(game, asked, seconds), seconds)

    def _drop_unwatched(self, now: float) -> None:
        """Ends comparisons that were replaced by later figures, or whose page was closed."""
        self._asked = {name: at for name, at in self._asked.items() if self._found.has(name) or at == now}
        self._latest = {person: name for person, name in self._latest.items() if name in self._asked}
        for name, at in self._asked.items():
            if name not in self._latest.values() or now - at > PATIENCE:
                self._found.drop(name)

    async def close(self) -> None:
        await self._found.close()
        await self._evened.close()


def digest_of(game: str, seats: int, changes: dict[str, Any]) -> str:
    return hashlib.sha256(msgspec.json.encode([game, seats, changes], order="sorted")).hexdigest()
