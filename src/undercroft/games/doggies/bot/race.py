"""The race to leave. The first dog outside has the choice of the loot, the others get more cards to lay. So it pays to
be the first only where two ways out want the same rooms."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from undercroft.games.doggies.bot.laying import gain_of
from undercroft.games.doggies.bot.race_weights import WEIGHTS
from undercroft.games.doggies.bot.scout import ANYTHING, Scout
from undercroft.games.doggies.bot.wants import Wants
from undercroft.games.doggies.components import ROUNDS
from undercroft.games.doggies.leaving import set_out
from undercroft.games.doggies.rules import Doggies
from undercroft.games.doggies.scoring import card_coins, quest_coins, shared_coins
from undercroft.games.doggies.way_out.wishes import Wishes

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
            scout = scout_of(position, rival, wants.of_rival(position, rival))
            scout.look(False, ANYTHING)
            if best is None or scout.gain > best.gain:
                best = scout
        assert best is not None
        self.theirs = max(best.gain, 0)
        self._scout = best
        self._loot = best.loot
        self._own = set_out(position.dungeon, seat, position.dogs[seat], position.supply)
        self._wishes = wants.of(position, seat)

    def theirs_left(self, loot: i64, enough: i64 = ANYTHING) -> i64:
        """What the rival gets when the cards of some rooms are claimed; any gain that is `enough`."""
        return what_is_left(self._scout, loot, enough)

    def own_left(self, enough: i64 = ANYTHING) -> i64:
        """What this dog gets after the rival; any gain that is `enough`."""
        return what_is_left(Scout(self._own, self._wishes, BUDGET, False), self._loot, enough)


def scout_of(position: Doggies, seat: i64, wishes: Wishes) -> Scout:
    return Scout(set_out(position.dungeon, seat, position.dogs[seat], position.supply), wishes, BUDGET, False)


def what_is_left(scout: Scout, loot: i64, enough: i64) -> i64:
    scout.seen |= loot
    return gain_of(scout, enough)


def is_time_to_leave(position: Doggies, seat: i64, gain: i64, loot: i64, rivals: list[int], wants: Wants) -> bool:
    """For a dog whose best way out brings `gain`, by the cards of the rooms `loot`. What would be left to the second
    one speaks against leaving, so it is looked at only where all the rest speaks for it."""
    if gain <= 0:
        return False
    weights = WEIGHTS[position.seats]
    score = float(gain) * weights[OWN]
    for index, feature in enumerate(hour(position, seat)):
        score += feature * weights[index]
    race = Race(position, seat, rivals, wants)
    score += float(race.theirs) * weights[THEIRS]
    if score > 0:
        score += float(race.theirs_left(loot, outweighing(score, weights[THEIRS_LEFT]))) * weights[THEIRS_LEFT]
    if score > 0:
        score += float(race.own_left(outweighing(score, weights[OWN_LEFT]))) * weights[OWN_LEFT]
    return score > 0


def outweighing(score: float, weight: float) -> i64:
    """How much is so much, with this weight, that nothing is left of what speaks for leaving?"""
    return int(score / -weight) + 2 if weight < 0 else ANYTHING


def hour(position: Doggies, seat: i64) -> list[float]:
    """Of the features those that need no look at ways out."""
    is_last = position.round == ROUNDS
    return [
        1.0,
        float(position.dungeon.size),
        1.0 if position.round == 2 else 0.0,
        1.0 if is_last else 0.0,
        float(lead(position, seat)) if is_last else 0.0,
    ]


def lead(position: Doggies, seat: i64) -> i64:
    """Coins before the best of the others, as this seat knows them: the quests that they keep secret do not count."""
    mine = card_coins(position.dogs[seat]) + quest_coins(seat, position.dogs, position.shared)
    lead = FAR_AHEAD
    for other, dog in enumerate(position.dogs):
        if other != seat:
            lead = min(lead, mine - card_coins(dog) - shared_coins(other, position.dogs, position.shared))
    return max(lead, -FAR_AHEAD)
