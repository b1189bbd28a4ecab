"""Standing: the points that each seat can expect in the end, and the share of the victory that follows from them.

The points of whole adventures and of an adventure that has begun are those of the solved tables. What games of
searching bots brought beyond that, and how far it varied, is added from weights.json.
"""

from __future__ import annotations

import json
import math
from typing import Final

from mypy_extensions import i64

from undercroft.games.chest.bot.outlook import EARLY, LAST, WORTHS, Outlook, use_of
from undercroft.games.chest.bot.tactics import value_begun
from undercroft.games.chest.cards import FOLDER
from undercroft.games.chest.components import ADVENTURES, HERO_CARDS, MASTER_AT, NO_HERO, size
from undercroft.games.chest.rules import Chest
from undercroft.games.chest.scoring import score
from undercroft.games.chest.state import Phase
from undercroft.kernel.chance import Seeded
from undercroft.kernel.mind import share

# The mean and the variance of the points beyond the tables, by adventures to be finished and levels cleared.
LEARNED: Final = json.loads((FOLDER / "bot" / "weights.json").read_text("utf-8"))
SURPLUS: Final[list[list[float]]] = LEARNED["surplus"]
VARIANCE: Final[list[list[float]]] = LEARNED["variance"]
ALONE: Final[list[float]] = LEARNED["alone"]  # the mean of a seat that plays alone, by adventures to come
FEWER_TOKENS: Final = 0.01  # points: of seats that tie, the one with fewer tokens wins
FAR: Final = 3.5  # standard deviations: scores farther off do not count
# Gauss-Legendre quadrature on [-1, 1].
NODES: Final[list[float]] = [
    -0.9491079123427585, -0.7415311855993945, -0.4058451513773972, 0.0,
    0.4058451513773972, 0.7415311855993945, 0.9491079123427585,
]  # fmt: skip
PARTS: Final[list[float]] = [
    0.1294849661688697, 0.2797053914892766, 0.3818300505051189, 0.4179591836734694,
    0.3818300505051189, 0.2797053914892766, 0.1294849661688697,
]  # fmt: skip


def adventures_left(game: Chest, seat: i64) -> i64:
    """Returns how many adventures of a seat are to come, without the one it is in."""
    place = (seat - game.setup.first) % game.seats
    return ADVENTURES if game.done < place else ADVENTURES - 1 - (game.done - place) // game.seats


def is_fresh(game: Chest) -> bool:
    """Tells whether an adventure has only just begun. It counts as any other: what its party is like is luck."""
    return game.level == 1 and (game.phase == Phase.FORMATION or game.phase == Phase.MONSTERS)


def place_of(game: Chest, seat: i64) -> tuple[i64, i64]:
    """Returns a seat's row and column in weights.json: adventures to be finished, levels cleared in this one."""
    left = adventures_left(game, seat)
    if seat != game.adventurer:
        return min(left, len(SURPLUS) - 1), 0
    cleared = game.level if game.phase == Phase.REGROUP else game.level - 1
    return min(left + 1, len(SURPLUS) - 1), min(cleared, len(SURPLUS[0]) - 1)


def expected(game: Chest, seat: i64) -> float:
    """Returns the points that a seat can expect at the end of the game."""
    row, column = place_of(game, seat)
    return promised(game, seat) + SURPLUS[row][column]


def expected_alone(game: Chest) -> float:
    """Returns the same for a seat that plays alone, but for what the levels cleared in this adventure tell.

    Who plays alone plays for points, and gains more beyond the tables than among rivals. A deep level goes with tokens
    that will not be used, so its surplus is below 0. It is no reason to rest: bots that took it for one lost
    0.20 ± 0.18 points a game (600 deals, 24 rounds of tries).
    """
    row, column = place_of(game, 0)
    return promised(game, 0) + ALONE[to_come_alone(row, column)]


def to_come_alone(row: i64, column: i64) -> i64:
    """Returns how many adventures are to come, without one in which a level has been cleared."""
    return row - 1 if column else row


def variance(game: Chest, seat: i64) -> float:
    """Returns the variance of the points about the expected ones; 0 for a seat that has finished."""
    row, column = place_of(game, seat)
    return VARIANCE[row][column]


def promised(game: Chest, seat: i64) -> float:
    """Returns the points of a seat at the end of the game as the solved tables have them."""
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
    """Returns the points of so many whole adventures, the first begun with this experience. In the last one tokens are
    worth less."""
    hero: i64 = game.setup.heroes[seat]
    points = 0.0
    while adventures:
        side = NO_HERO if hero == HERO_CARDS else 2 * hero + (1 if xp + points >= MASTER_AT[hero] else 0)
        points += (EARLY if adventures > 1 else LAST).starts[side]
        adventures -= 1
    return points


def adventure(game: Chest) -> float:
    """Returns the points that the adventure that has begun still brings, tokens in hand included."""
    twin = game.copy()
    if twin.phase == Phase.REGROUP:
        outlook = Outlook(twin)
        return outlook.rest(twin.forces(), twin.lair, outlook.ready)
    return value_begun(twin, Seeded(0))


def expected_share(game: Chest, seat: i64) -> float:
    """Returns the share of the victory that a seat can expect: the chance that its points, which vary about the
    expected ones, are the most."""
    if not game.waiting:
        return share(game, seat)
    middles: list[float] = []  # of the rivals who still play
    spreads: list[float] = []
    most = -math.inf  # points of those who have finished
    other: i64 = 0
    while other < game.seats:
        if other != seat:
            spread = math.sqrt(variance(game, other))
            if spread > 0.0:
                middles.append(expected(game, other))
                spreads.append(spread)
            else:
                most = max(most, final(game, other))
        other += 1
    own = variance(game, seat)
    if own > 0.0:
        return chance_of_most(expected(game, seat), math.sqrt(own), most, middles, spreads)
    points = final(game, seat)
    return chance_above(points, middles, spreads) if points > most else 0.0


def final(game: Chest, seat: i64) -> float:
    """Returns the points of a seat that has finished, a little less for each token."""
    return float(score(game, seat)) - FEWER_TOKENS * float(size(game.tokens[seat]))


def chance_of_most(middle: float, spread: float, most: float, middles: list[float], spreads: list[float]) -> float:
    """Returns the chance that normally distributed points are above `most` and above those of all rivals."""
    low, high = max(most, middle - FAR * spread), middle + FAR * spread
    if low >= high:
        return 0.0
    half = (high - low) / 2
    whole, total = 0.0, 0.0
    for number, node in enumerate(NODES):
        points = low + half * (1 + node)
        away = (points - middle) / spread
        part = PARTS[number] * math.exp(-away * away / 2)
        whole += part
        total += part * chance_above(points, middles, spreads)
    return total / whole * chance_above(middle, [most], [spread])


def chance_above(points: float, middles: list[float], spreads: list[float]) -> float:
    """Returns the chance that all rivals have less than these points."""
    chance = 1.0
    for number, middle in enumerate(middles):
        chance *= 0.5 + 0.5 * math.erf((points - middle) / (spreads[number] * math.sqrt(2)))
    return chance
