"""The process that works out who was likely to win a finished match, and when; alone, what could be expected.

Run as `python -m` with the seconds of processor it may take: reads a record, and writes the chances a line after every
round of games, each line better than the one before. It goes into every archive of retired rules with
`protocol/chances.py`, so it imports nothing else of the server.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from undercroft.bots.forecast import Forecast, moments, settled
from undercroft.bots.prospect import Prospect
from undercroft.bots.turns import Course, Turn, narrowed, turns_of
from undercroft.games.boxes import game_with
from undercroft.kernel.match import walk
from undercroft.kernel.position import Position
from undercroft.kernel.record import Record, read_record
from undercroft.server.protocol.chances import Chances

ROUNDS: Final = 240  # then a chance is known to some three points in a hundred, a change to five
FIRST: Final = 2 / 3  # of the time, for the line; the rest is for finding the step at which it turned
NICENESS: Final = 15  # bots that somebody waits for come first


def main(seconds: float) -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    for line in lines_of(read_record(sys.stdin.buffer.read()), seconds):
        sys.stdout.buffer.write(line + b"\n")
        sys.stdout.buffer.flush()


def lines_of(record: Record, seconds: float) -> Iterator[bytes]:
    """What is known after every round of games, as `Chances` in JSON."""
    whole = settled_of(record)
    steps = [whole[place] for place in moments(len(whole) - 1)]
    positions = positions_of(record, set(steps))
    kind = Prospect if record.seats == 1 else Forecast
    look = kind(game_with(record.game, record.changes), [positions[step] for step in steps])
    while look.games < ROUNDS and (not look.games or time.process_time() < FIRST * seconds):
        look.play_round()
        yield msgspec.json.encode(chances_of(steps, look))
    if turns := turns_narrowed(record, whole, steps, look, seconds):
        yield msgspec.json.encode(chances_of(steps, look, turns))


def settled_of(record: Record) -> list[int]:
    """The steps between which something was done as a whole."""
    game = game_with(record.game, record.changes)
    turns = [frozenset(match.turn) for match in walk(game, record)]
    return settled(turns, [bool(step.chance) for step in record.steps])


def positions_of(record: Record, steps: set[int]) -> dict[int, Position]:
    matches = walk(game_with(record.game, record.changes), record)
    return {number: match.position for number, match in enumerate(matches) if number in steps}


def turns_narrowed(
    record: Record, whole: Sequence[int], steps: list[int], look: Forecast | Prospect, seconds: float
) -> list[Turn]:
    """Where the match turned, as closely as there is time for. The steps that are looked at join the others. All of it
    is counted in settled steps: `whole[3]` is the third of them after the deal."""
    place_of = {step: place for place, step in enumerate(whole)}

    def course_now() -> Course:
        return {place_of[step]: shares for step, shares in zip(steps, look.course(), strict=True)}

    course = course_now()
    turns = turns_of(course)
    between = positions_of(record, {whole[place] for turn in turns for place in range(turn.first + 1, turn.last)})

    def look_at(place: int) -> list[float] | None:
        if time.process_time() >= seconds:
            return None
        look.add(between[whole[place]])
        steps.append(whole[place])
        course.update(course_now())
        return course[place]

    found = [narrowed(turn, course, look_at) for turn in turns]
    return [Turn(whole[turn.first], whole[turn.last]) for turn in found]


def chances_of(steps: list[int], look: Forecast | Prospect, turns: Sequence[Turn] = ()) -> Chances:
    """What is known so far, in the order of the steps."""
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


if __name__ == "__main__":
    main(float(sys.argv[1]))
