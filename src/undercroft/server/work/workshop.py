"""The workshop: compares figures that a designer tries with the printed ones, in the pool for slow work."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from undercroft.games.card_sets import open_card_set
from undercroft.jobs import JobPool, ProgressiveJob
from undercroft.kernel.errors import UndercroftError
from undercroft.lab.comparison import Tally, compare
from undercroft.lab.sim.job import Job, checked
from undercroft.server.protocol.workshop import Comparison, Effect, Try, Usage
from undercroft.server.work.pools import ProgressiveAnswers

BOT: Final = "quick"  # hundreds of games a second, with the habits that search builds on
DEALS: Final = 20_000  # at most; the intervals of shares are below one point before
NOTHING: Final = Comparison(0, [], [], is_done=False)  # no result yet


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


def comparison_of(tally: Tally) -> Comparison:
    effects = [Effect(*effect) for effect in tally.effects()]
    return Comparison(tally.games, effects, [Usage(*card) for card in tally.cards()], is_done=False)


class Workshop:
    """Compares figures. Each comparison gets `seconds` of processor time; a person has one, the latest."""

    def __init__(self, seconds: float, pool: JobPool) -> None:
        self._seconds = seconds
        self._found = ProgressiveAnswers("the figures", NOTHING, 1, pool)
        self._latest: dict[str, str] = {}  # comparisons in progress by person

    def of(self, game: str, asked: Try, asker: str) -> Comparison:
        """Returns what is known so far and continues the work. Work on earlier figures of the person ends."""
        if not self._seconds:
            return replace(NOTHING, is_done=True, fault="this server computes no comparisons (--forecast 0)")
        name = digest_of(game, asked.seats, asked.changes)
        before = self._latest.pop(asker, name)
        self._latest[asker] = name
        if before != name and before not in self._latest.values():
            self._found.drop(before)
        self._latest = {person: each for person, each in self._latest.items() if each == name or self._found.has(each)}
        return self._found.of(name, asker, lambda: CompareCards(game, asked, self._seconds), self._seconds)

    async def close(self) -> None:
        await self._found.close()


def digest_of(game: str, seats: int, changes: dict[str, Any]) -> str:
    return hashlib.sha256(msgspec.json.encode([game, seats, changes], order="sorted")).hexdigest()
