"""Compares changed figures with the printed ones: both card sets play the same deals, and results sharpen with time."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final, NamedTuple

from undercroft.lab.sim.job import Job, Row, play_game
from undercroft.lab.sim.statistics import FEWEST, Mean

FIRST: Final = 0.3  # seconds until the first result
LATER: Final = 1.5  # factor of time between results
SCORE: Final = "score"  # ids of effects on the whole table
LENGTH: Final = "length"


class Effect(NamedTuple):
    """A figure with the changed cards and its difference from the printed ones, each give or take a 95 % reach.

    `id` is `score` or `length` for the whole table; otherwise a trait such as `seat:1` or `hero:knight`, and the figure
    is the share of the win, in a solo game the points, of seats with that trait.
    """

    id: str
    value: float
    reach: float
    change: float
    change_reach: float
    games: int


class Usage(NamedTuple):
    """The use of a card: how often it is held and used in a game, with the changed and with the printed cards."""

    id: str
    held: float
    used: float
    was_held: float
    was_used: float


class Tally:
    """Adds up pairs of games on the same deal."""

    def __init__(self, seats: int) -> None:
        self.games: int = 0
        self._is_solo = seats == 1
        self._values: dict[str, list[tuple[float, int]]] = {}  # per game: the sum over seats, and their number
        self._changes: dict[str, list[tuple[float, int]]] = {}
        self._cards: dict[str, list[int]] = {}  # held and used, with the changed and then with the printed cards

    def add(self, was: Row, row: Row) -> None:
        self.games += 1
        before, after = self._figures(was), self._figures(row)
        for id, (total, size) in after.items():
            self._values.setdefault(id, []).append((total, size))
            if id in before:
                change = total / size - before[id][0] / before[id][1]
                self._changes.setdefault(id, []).append((change, 1))
        for place, each in ((0, row), (2, was)):
            assert each.facts is not None  # the jobs ask for facts
            for offset, counts in enumerate((each.facts.drawn, each.facts.played)):
                for id, seats in counts.items():
                    self._cards.setdefault(id, [0, 0, 0, 0])[place + offset] += sum(seats)

    def effects(self) -> list[Effect]:
        found: list[Effect] = []
        for id, values in sorted(self._values.items()):
            changes = self._changes.get(id, [])
            if min(len(values), len(changes)) >= FEWEST:
                value, change = Mean(values), Mean(changes)
                found.append(Effect(id, value.value, value.reach, change.value, change.reach, value.clusters))
        return found

    def cards(self) -> list[Usage]:
        return [Usage(id, *[count / self.games for count in counts]) for id, counts in sorted(self._cards.items())]

    def _figures(self, row: Row) -> dict[str, tuple[float, int]]:
        assert row.facts is not None  # the jobs ask for facts
        values = row.scores if self._is_solo else row.shares
        found = {SCORE: (float(sum(row.scores)), len(row.scores)), LENGTH: (float(row.decisions), 1)}
        for seat, value in enumerate(values):
            own = row.facts.traits[seat] if self._is_solo else [f"seat:{seat + 1}", *row.facts.traits[seat]]
            for trait in own:
                total, size = found.get(trait, (0.0, 0))
                found[trait] = total + value, size + 1
        return found


def compare(printed: Job, changed: Job, seconds: float) -> Iterator[Tally]:
    """Yields the tally so far, again and again, for `seconds` of processor time. Both jobs are checked, with facts."""
    rules = printed.rules(), changed.rules()
    tally = Tally(changed.seats)
    started = time.process_time()
    due = FIRST
    for number in range(printed.games):
        tally.add(play_game(printed, number, rules[0]), play_game(changed, number, rules[1]))
        gone = time.process_time() - started
        if gone >= seconds:
            break
        if gone >= due:
            yield tally
            due = LATER * gone
    yield tally
