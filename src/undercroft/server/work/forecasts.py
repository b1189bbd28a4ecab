"""Win chances over the course of finished matches, computed on request, one match at a time."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from undercroft.bots.forecast import Forecast, SoloForecast, moments, settled_steps
from undercroft.bots.turns import Course, Turn, find_turns, narrow_turn
from undercroft.games.card_sets import game_with
from undercroft.jobs import JobPool, ProgressiveJob
from undercroft.kernel.match import walk
from undercroft.kernel.position import Position
from undercroft.kernel.record import Record, read_record
from undercroft.server.fair_queue import Asker
from undercroft.server.protocol.games import Chances
from undercroft.server.tables.table import Table
from undercroft.server.work.pools import ProgressiveAnswers

ROUNDS: Final = 240  # bounds the error of a chance to some three points in a hundred, of a change to five
FIRST: Final = 2 / 3  # of the time, for the chart; the rest is for finding the turning point


class ForecastMatch(ProgressiveJob, frozen=True):
    """Yields ever better chances, after every round of games, for about `seconds` of processor time."""

    record: dict[str, Any]
    seconds: float

    def run(self) -> Iterator[Chances]:
        started = time.process_time()
        record = read_record(self.record)
        whole = settled_of(record)
        steps = [whole[place] for place in moments(len(whole) - 1)]
        positions = positions_of(record, set(steps))
        kind = SoloForecast if record.seats == 1 else Forecast
        look = kind(game_with(record.game, record.changes), [positions[step] for step in steps])
        while look.games < ROUNDS and (not look.games or time.process_time() < started + FIRST * self.seconds):
            look.play_round()
            yield chances_of(steps, look)
        if turns := turns_narrowed(record, whole, steps, look, started + self.seconds):
            yield chances_of(steps, look, turns)


def settled_of(record: Record) -> list[int]:
    """Returns the steps between complete actions."""
    game = game_with(record.game, record.changes)
    turns = [frozenset(match.turn) for match in walk(game, record)]
    return settled_steps(turns, [bool(step.chance) for step in record.steps])


def positions_of(record: Record, steps: set[int]) -> dict[int, Position]:
    matches = walk(game_with(record.game, record.changes), record)
    return {number: match.position for number, match in enumerate(matches) if number in steps}


def turns_narrowed(
    record: Record, whole: Sequence[int], steps: list[int], look: Forecast | SoloForecast, end: float
) -> list[Turn]:
    """Narrows the turning points while there is time. Numbers count settled steps; evaluated ones join `steps`."""
    place_of = {step: place for place, step in enumerate(whole)}

    def course_now() -> Course:
        return {place_of[step]: shares for step, shares in zip(steps, look.course(), strict=True)}

    course = course_now()
    turns = find_turns(course)
    between = positions_of(record, {whole[place] for turn in turns for place in range(turn.first + 1, turn.last)})

    def look_at(place: int) -> list[float] | None:
        if time.process_time() >= end:
            return None
        look.add(between[whole[place]])
        steps.append(whole[place])
        course.update(course_now())
        return course[place]

    found = [narrow_turn(turn, course, look_at) for turn in turns]
    return [Turn(whole[turn.first], whole[turn.last]) for turn in found]


def chances_of(steps: list[int], look: Forecast | SoloForecast, turns: Sequence[Turn] = ()) -> Chances:
    """Returns the chances so far, in the order of the steps."""
    order = sorted(range(len(steps)), key=steps.__getitem__)
    shares = look.shares()
    told = [(turn.first, turn.last) for turn in turns]
    chances = Chances(
        [steps[place] for place in order], [shares[place] for place in order], look.games, is_done=False, turns=told
    )
    if isinstance(look, Forecast):
        return chances
    points, ranked = look.points(), look.rank_shares()
    return msgspec.structs.replace(
        chances,
        points=[points[place] for place in order],
        ranks=look.ranks(),
        rank_shares=[ranked[place] for place in order],
    )


NOTHING: Final = Chances([], [], 0, is_done=False)  # no result yet


class Forecasts:
    """Computes winning chances. Each match gets `seconds` of processor time; a person may have `each` in progress.
    Partial results can be read at any time. After a restart they are computed again.
    """

    def __init__(self, seconds: float, each: int, pool: JobPool) -> None:
        self._seconds = seconds
        self._chances = ProgressiveAnswers("the chances", NOTHING, each, pool)

    def of(self, table: Table, asker: Asker) -> Chances:
        """Returns the chances so far and continues work on them."""
        match = table.match
        if not self._seconds or match is None or match.result is None:
            return msgspec.structs.replace(NOTHING, is_done=True)
        return self._chances.of(
            table.id, asker, lambda: ForecastMatch(match.private_record().data(), self._seconds), self._seconds
        )

    async def close(self) -> None:
        await self._chances.close()
