"""The race to leave. The first dog outside has the choice of the loot, the others get more cards to lay. So it pays to
be the first only where two ways out want the same rooms."""

from __future__ import annotations

import json
from typing import Final, final

from mypy_extensions import i64

from undercroft.games.doggies.bot.laying import gain_of
from undercroft.games.doggies.bot.outlook import coins
from undercroft.games.doggies.bot.scout import ANYTHING, Scout
from undercroft.games.doggies.bot.wants import Wants
from undercroft.games.doggies.cards import FOLDER
from undercroft.games.doggies.components import ROUNDS
from undercroft.games.doggies.leaving import set_out
from undercroft.games.doggies.rules import Doggies
from undercroft.games.doggies.scoring import card_coins, shared_coins

LEARNED: Final = json.loads((FOLDER / "bot" / "race_weights.json").read_text("utf-8"))
# What each feature adds to what speaks for leaving, by number of seats.
WEIGHTS: Final[dict[int, list[float]]] = {fit["seats"]: fit["weights"] for fit in LEARNED["fits"]}
BUDGET: Final[i64] = 60  # rooms that a scout looks at
FAR_AHEAD: Final[i64] = 10  # more coins ahead or behind count no more

FEATURES: Final = (
    "always", "cards laid", "round 2", "round 3", "lead in the last", "own", "theirs", "theirs left", "own left",
)  # fmt: skip
OWN: Final = 5
THEIRS: Final = 6
THEIRS_LEFT: Final = 7
OWN_LEFT: Final = 8


@final
class Race:
    """Between a dog and that of its rivals whose way out is the best, `theirs`. Worth is in hundredths of a coin."""

    __slots__ = ("theirs", "_scout", "_loot", "_own", "_wishes")

    def __init__(self, position: Doggies, seat: i64, rivals: list[int], wants: Wants) -> None:
        best: Scout | None = None
        for rival in rivals:
            scout = Scout(set_out(position, rival), wants.of_rival(position, rival), BUDGET, False)
            scout.look(False, ANYTHING)
            if best is None or scout.gain > best.gain:
                best = scout
        assert best is not None
        self.theirs: i64 = max(best.gain, 0)
        self._scout = best
        self._loot = best.loot
        self._own = set_out(position, seat)
        self._wishes = wants.of(position, seat)

    def theirs_left(self, loot: i64, enough: i64 = ANYTHING) -> i64:
        """Returns the rival's gain once the cards of some rooms are claimed, or any gain of at least `enough`."""
        return what_is_left(self._scout, loot, enough)

    def own_left(self, enough: i64 = ANYTHING) -> i64:
        """Returns this dog's gain after the rival's way, or any gain of at least `enough`."""
        return what_is_left(Scout(self._own, self._wishes, BUDGET, False), self._loot, enough)


def what_is_left(scout: Scout, loot: i64, enough: i64) -> i64:
    scout.seen |= loot
    return gain_of(scout, enough)


def is_time_to_leave(position: Doggies, seat: i64, gain: i64, loot: i64, rivals: list[int], wants: Wants) -> bool:
    """Returns whether a dog should leave by a way that brings `gain` from the rooms `loot`. What the second dog would
    still get speaks against it, so it is computed only where everything else speaks for leaving.
    """
    if gain <= 0:
        return False
    weights = WEIGHTS[position.seats]
    score = float(gain) * weights[OWN]
    for index, feature in enumerate(cheap_features(position, seat)):
        score += feature * weights[index]
    race = Race(position, seat, rivals, wants)
    score += float(race.theirs) * weights[THEIRS]
    if score > 0:
        score += float(race.theirs_left(loot, outweighing(score, weights[THEIRS_LEFT]))) * weights[THEIRS_LEFT]
    if score > 0:
        score += float(race.own_left(outweighing(score, weights[OWN_LEFT]))) * weights[OWN_LEFT]
    return score > 0


def outweighing(score: float, weight: float) -> i64:
    """Returns the figure that, with this weight, cancels the whole score."""
    return int(score / -weight) + 2 if weight < 0 else ANYTHING


def cheap_features(position: Doggies, seat: i64) -> list[float]:
    """Returns the features that need no search for ways out."""
    is_last = position.round == ROUNDS
    return [
        1.0,
        float(position.dungeon.size),
        1.0 if position.round == 2 else 0.0,
        1.0 if is_last else 0.0,
        float(lead(position, seat)) if is_last else 0.0,
    ]


def lead(position: Doggies, seat: i64) -> i64:
    """Returns the coins ahead of the best rival, as this seat knows them: without secret quests."""
    mine = coins(position, seat)
    lead = FAR_AHEAD
    for other, dog in enumerate(position.dogs):
        if other != seat:
            lead = min(lead, mine - card_coins(dog) - shared_coins(other, position.dogs, position.shared))
    return max(lead, -FAR_AHEAD)
