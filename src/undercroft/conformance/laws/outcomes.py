"""Law: the probabilities of a move's outcomes sum to one, and each outcome can be requested by name."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterable

import undercroft as uc
from undercroft.conformance.courses import encoded
from undercroft.conformance.setups import GameSetup, is_about
from undercroft.kernel.outcomes import every_outcome

MAX_OUTCOMES = 300  # outcomes examined of one move
ALTOGETHER = 4000  # and of all moves of a random match
OF_COURSES = 4000 if uc.compiled else 1500  # and of moves at moments of the courses
SAMPLE = 5  # of them replayed by name


def outcomes_sum_to_one(setup: GameSetup) -> None:
    pick = random.Random(17)
    rolled = looked_at(setup.walk(17), ALTOGETHER, pick)
    has_chance = any([step.chance for step in setup.finished(17).steps])
    assert rolled or not has_chance, "no move of the match that was looked at used chance"
    moments = list(setup.moments())
    pick.shuffle(moments)
    looked_at(moments, OF_COURSES, pick)


def looked_at(matches: Iterable[uc.Match], most: int, pick: random.Random) -> int:
    """Returns how many of the moves tried use chance; examines a bounded number of outcomes."""
    rolled = seen = 0
    for match in matches:
        if not match.turn:
            continue
        if seen > most:
            break
        seat = pick.choice(match.turn)
        move = pick.choice(match.position.moves(seat))
        outcomes = list(itertools.islice(every_outcome(match.position, seat, move), MAX_OUTCOMES))
        rolled += len(outcomes) > 1
        seen += len(outcomes)
        probability = sum(outcome[0] for outcome in outcomes)
        if len(outcomes) < MAX_OUTCOMES:
            assert is_about([probability], [1])
        else:
            assert probability < 1 + 1e-9
        names = [tuple(names) for _, _, names in outcomes]
        assert len(set(names)) == len(names), "an outcome is counted twice, or its chance is not traced"
        for _, after, named in pick.sample(outcomes, min(SAMPLE, len(outcomes))):
            again, chance = match.position.copy(), uc.Chosen(named)
            again.play(seat, move, chance)
            chance.finish()
            assert encoded(again.save()) == encoded(after.save())
    return rolled
