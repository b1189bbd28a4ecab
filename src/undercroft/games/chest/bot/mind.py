"""The mind of Chest: common sense, quick tactics, and how well a seat stands."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from undercroft.games.chest.bot.outlook import EARLY, WORTHS, Outlook, use_of
from undercroft.games.chest.bot.reasons.why import reason
from undercroft.games.chest.bot.sense import decide
from undercroft.games.chest.bot.tactics import is_near, move_of, value_begun
from undercroft.games.chest.components import ADVENTURES, HERO_CARDS, MASTER_AT, NO_HERO
from undercroft.games.chest.rules import Chest
from undercroft.games.chest.scoring import score
from undercroft.games.chest.state import FORMATION, MONSTER_PHASE, REGROUP
from undercroft.kernel.chance import Chance, Seeded
from undercroft.kernel.message import Message
from undercroft.kernel.mind import Finding, Mind, Strength, share
from undercroft.kernel.position import Position

# Of the five levels. What tells them apart is how often they slip: tactics are good without a search.
STRENGTHS: Final = (
    Strength(2, 0.05, 0.02),
    Strength(2, 0.05, 0.01),
    Strength(4, 0.1, 0.0055),
    Strength(12, 0.5, 0.003),
    Strength(0, 1.0),
)
DOUBT: Final = 0.01  # luck is great and tactics are good: another move has to prove itself
AN_ADVENTURE: Final[i64] = 64  # on the clock, more than there are levels
SPREAD: Final = 4.0  # of the points of one adventure
REST_SPREAD: Final = 2.5  # of those of an adventure that has begun


@final
class ChestMind(Mind):
    """Nothing is hidden in Chest, so there is nothing to deal anew."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(1, DOUBT)

    def advise(self, position: Position, seat: i64, chance: Chance) -> i64:
        assert isinstance(position, Chest)
        return decide(position, chance)

    def quick(self, position: Position, seat: i64, chance: Chance) -> i64:
        assert isinstance(position, Chest)
        return move_of(position, chance)

    def candidates(self, position: Position, seat: i64) -> Sequence[int]:
        """What tactics suggest, and what comes near to it: what is plainly worse only adds noise."""
        assert isinstance(position, Chest)
        chance = Seeded(0)
        found = [int(move_of(position, chance))]
        for move in position.offered:
            if move not in found and is_near(position, move, chance):
                found.append(move)
        return found

    def clock(self, position: Position) -> i64:
        """Adventures finished, then levels cleared."""
        assert isinstance(position, Chest)
        cleared = position.level if position.phase == REGROUP else position.level - 1
        return position.done * AN_ADVENTURE + cleared

    def worth(self, position: Position, seat: i64) -> float:
        assert isinstance(position, Chest)
        if not position.waiting:
            return float(score(position, seat)) if position.seats == 1 else share(position, seat)
        own = expected(position, seat)
        if position.seats == 1:
            return own
        chance = 1.0
        other: i64 = 0
        while other < position.seats:
            if other != seat:
                spread = math.sqrt(variance(position, seat) + variance(position, other))
                chance *= 0.5 + 0.5 * math.erf((own - expected(position, other)) / (spread * math.sqrt(2)))
            other += 1
        return chance

    def points(self, position: Position, seat: i64) -> float:
        assert isinstance(position, Chest)
        return float(score(position, seat))

    def strengths(self) -> Sequence[Strength]:
        return STRENGTHS

    def reason(self, position: Position, seat: i64, findings: Sequence[Finding]) -> Message | None:
        assert isinstance(position, Chest)
        return reason(position, findings)


def adventures_left(game: Chest, seat: i64) -> i64:
    """Of a seat, without the one it is in."""
    place = (seat - game.setup.first) % game.seats
    return ADVENTURES if game.done < place else ADVENTURES - 1 - (game.done - place) // game.seats


def expected(game: Chest, seat: i64) -> float:
    """The points of a seat at the end of the game."""
    left = adventures_left(game, seat)
    xp = float(game.xp[seat])
    if seat == game.adventurer and not is_fresh(game):
        now = xp + adventure(game)
        return now + to_come(game, seat, now, left)
    if seat == game.adventurer:
        left += 1
    if not left:
        return float(score(game, seat))
    return xp + to_come(game, seat, xp, left) + use_of(game.tokens[seat], 0, WORTHS)


def to_come(game: Chest, seat: i64, xp: float, adventures: i64) -> float:
    """The points of so many whole adventures, the first begun with this experience."""
    hero: i64 = game.setup.heroes[seat]
    points = 0.0
    while adventures:
        side = NO_HERO if hero == HERO_CARDS else 2 * hero + (1 if xp + points >= MASTER_AT[hero] else 0)
        points += EARLY.starts[side]
        adventures -= 1
    return points


def adventure(game: Chest) -> float:
    """What the adventure that has begun still brings, tokens in hand included."""
    twin = game.copy()
    if twin.phase == REGROUP:
        outlook = Outlook(twin)
        return outlook.rest(twin.forces(), twin.lair, outlook.ready)
    return value_begun(twin, Seeded(0))


def is_fresh(game: Chest) -> bool:
    """An adventure that has only just begun counts as any other: what its party is like is luck."""
    return game.level == 1 and (game.phase == FORMATION or game.phase == MONSTER_PHASE)


def variance(game: Chest, seat: i64) -> float:
    left = float(adventures_left(game, seat))
    now = 0.0
    if seat == game.adventurer:
        now = SPREAD * SPREAD if is_fresh(game) else REST_SPREAD * REST_SPREAD
    return left * SPREAD * SPREAD + now + 0.25
