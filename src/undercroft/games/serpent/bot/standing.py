"""Standing: how well every hero stands, in figures, and the share of the victory that follows from them.

The figures are weighed as self-play has shown (weights.py, made by scripts/train_serpent.py). The size of a hand is
none of them: its weight was -0.6 with two seats and +0.2 with three, so it told who happened to hold cards, not why.
"""

from __future__ import annotations

import math
from typing import Final

from undercroft.games.serpent.bot.odds import FAR, goals
from undercroft.games.serpent.bot.outlook import chance_to_do, is_open_to, worth_at
from undercroft.games.serpent.bot.ways import Ways
from undercroft.games.serpent.bot.weights import ALONE, AMONG
from undercroft.games.serpent.box.book import CARDS, ENTRANCES
from undercroft.games.serpent.table.piece import CURSING, LAIR, PREPARED, SERVING
from undercroft.games.serpent.table.table import QUESTS_TO_WIN, Table
from undercroft.kernel.mind import share

FIGURES: Final = (
    "first quest",
    "second quest",
    "third quest",
    "level",
    "health",
    "little health",
    "glory",
    "peril",
    "quest at hand",
    "quest after it",
    "last quest at hand",
    "carried",
    "cards prepared",
    "minions",
    "curses",
    "lair",
    "fallen",
    "turns to wait",
)
LITTLE: Final = 7  # health from which on every point counts more
NOWHERE: Final = -12.0  # no quest can be done by what lies on the map
ALL_GLORY: Final = 40  # more of it is no use


def figures_of(table: Table, seat: int) -> list[float]:
    """The figures of a hero, each in the order of 1."""
    hero = table.heroes[seat]
    best, second, is_carrying = quests_at_hand(table, seat)
    prepared, minions, curses, lair = 0, 0, 0, 0
    for piece in table.pieces:
        if piece.seat == seat:
            if piece.zone == PREPARED:
                prepared += max(1, CARDS[piece.kind].cost)
            elif piece.zone == SERVING:
                minions += 1
            elif piece.zone == CURSING:
                curses += 1
            elif piece.zone == LAIR:
                lair += 1
    seats = int(table.seats)
    return [
        1.0 if hero.quests > 0 else 0.0,
        1.0 if hero.quests > 1 else 0.0,
        1.0 if hero.quests > 2 else 0.0,
        float(hero.level - table.first_level()),
        hero.health / 10,
        max(0, LITTLE - hero.health) / LITTLE,
        min(ALL_GLORY, hero.glory) / 10,
        hero.peril / 10,
        best / 10,
        second / 10,
        best / 10 if hero.quests == QUESTS_TO_WIN - 1 else 0.0,
        1.0 if is_carrying else 0.0,
        prepared / 10,
        float(minions),
        float(curses),
        lair / 2,
        1.0 if hero.fallen else 0.0,
        (seat - table.active) % seats / seats,
    ]


def solo_figures(table: Table, seat: int) -> list[float]:
    """Alone time counts too, and there is nobody to compare with."""
    return [*figures_of(table, seat), table.round / 10, 1.0]


def quests_at_hand(table: Table, seat: int) -> tuple[float, float, bool]:
    """What the best quest and the one after it are worth; is anything carried?"""
    best, second, is_carrying = NOWHERE, NOWHERE, False
    cost = Ways(table, seat).cost
    if table.variants.is_solo and table.heroes[seat].quests >= QUESTS_TO_WIN:  # on the way home
        for place in ENTRANCES:
            if cost[place] < FAR:
                best = max(best, 10.0 - cost[place])
        return best, second, False
    for quest in table.quests:
        if not is_open_to(quest, seat):
            continue
        is_carrying = is_carrying or quest.is_carried
        places = goals(table, seat, quest)
        if not places:
            continue
        chance = chance_to_do(table, seat, quest)
        nearest = FAR
        for place in places:
            nearest = min(nearest, cost[place])
        worth = max(NOWHERE, worth_at(table, seat, quest, chance, nearest))
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    return best, second, is_carrying


def strength_of(weights: list[float], figures: list[float]) -> float:
    total = 0.0
    for weight, figure in zip(weights, figures, strict=True):
        total += weight * figure
    return total


def expected_share(table: Table, seat: int) -> float:
    """The share of the victory that a seat can expect; alone the chance to win."""
    if table.is_over:
        return share(table, seat)
    if table.variants.is_solo:
        return 1.0 / (1.0 + math.exp(-strength_of(ALONE, solo_figures(table, seat))))
    weights = AMONG[int(table.seats)]
    own, total = 0.0, 0.0
    for other, hero in enumerate(table.heroes):
        if not hero.is_out:
            power = math.exp(strength_of(weights, figures_of(table, other)))
            total += power
            if other == seat:
                own = power
    return own / total if total else 0.0
