"""Standing: how well every hero stands, in figures, and the share of the victory that follows from them.

The figures are weighed as self-play has shown (weights.py, made by scripts/train_serpent.py). The size of a hand is
none of them: its weight was -0.6 with two seats and +0.2 with three, so it told who happened to hold cards, not why.
"""

from __future__ import annotations

import math
from typing import Final

from undercroft.games.serpent.bot.outlook import turns_ahead
from undercroft.games.serpent.bot.weights import ALONE, AMONG
from undercroft.games.serpent.box.book import CARDS
from undercroft.games.serpent.box.words import SPEED
from undercroft.games.serpent.table.piece import CURSING, LAIR, PREPARED, SERVING
from undercroft.games.serpent.table.table import Table
from undercroft.kernel.mind import share

# Cards that were prepared in the games that were learned from: each has a weight of its own.
PERMANENTS: Final = (
    "distraction",
    "battle-trance",
    "delvers-sense",
    "ward-of-scales",
    "rejuvenation",
    "belt-pouch",
    "plate-of-gwildor",
    "hooded-helm",
    "blade-of-ilbor",
    "rod-of-seven-skins",
    "ouroboros-ring",
    "runaways-boots",
)
FIGURES: Final = (
    "first quest soon",
    "second quest soon",
    "third quest soon",
    "first quest later",
    "second quest later",
    "third quest later",
    "level",
    "health",
    "some health lost",
    "little health",
    "very little health",
    "glory",
    "peril",
    "steps of quests",
    "wounds of the hunted",
    "speed",
    "saved action",
    "cards prepared",
    "minions",
    "curses",
    "lair",
    "peril of the weak",
    "fallen",
    "turns to wait",
    *PERMANENTS,
)
# Health from which on every point counts more, and more again.
SOME: Final = 11
LITTLE: Final = 7
VERY_LITTLE: Final = 4
ALL_GLORY: Final = 20  # more of it is no use but for quests
# A quest counts by how soon it will be done: fully now, 1/e times as much in so many turns.
SOON: Final = 2.0
LATER: Final = 6.0


def numbers_of_permanents() -> list[int]:
    """By kind of card: the place of its figure; -1 where it has none."""
    first = len(FIGURES) - len(PERMANENTS)
    ids = list(PERMANENTS)
    return [first + ids.index(face.id) if face.id in ids else -1 for face in CARDS]


NUMBERS: Final = numbers_of_permanents()


def figures_of(table: Table, seat: int) -> list[float]:
    """The figures of a hero, each in the order of 1."""
    hero = table.heroes[seat]
    steps, hunted = 0, 0
    for quest in table.quests:
        if quest.seat == seat and not quest.is_done:
            steps += quest.steps
            hunted += quest.wounds
    ahead = turns_ahead(table, seat)
    seats = int(table.seats)
    figures = [math.exp(-turns / SOON) for turns in ahead]
    figures += [math.exp(-turns / LATER) for turns in ahead]
    figures += [
        float(hero.level - table.first_level()),
        hero.health / 10,
        max(0, SOME - hero.health) / SOME,
        max(0, LITTLE - hero.health) / LITTLE,
        max(0, VERY_LITTLE - hero.health) / VERY_LITTLE,
        min(ALL_GLORY, hero.glory) / 10,
        hero.peril / 10,
        float(steps),
        hunted / 5,
        table.value(seat, SPEED) / 5,
        float(hero.saved),
        0.0,
        0.0,
        0.0,
        0.0,
        hero.peril / 10 if hero.health <= LITTLE else 0.0,
        1.0 if hero.fallen else 0.0,
        (seat - table.active) % seats / seats,
    ]
    figures += [0.0] * len(PERMANENTS)
    for piece in table.pieces:
        if piece.seat == seat:
            if piece.zone == PREPARED:
                figures[PREPARED_CARDS] += max(1, CARDS[piece.kind].cost) / 10
                if NUMBERS[piece.kind] >= 0:
                    figures[NUMBERS[piece.kind]] += 1.0
            elif piece.zone == SERVING:
                figures[MINIONS] += 1.0
            elif piece.zone == CURSING:
                figures[CURSES] += 1.0
            elif piece.zone == LAIR:
                figures[IN_LAIR] += 0.5
    return figures


PREPARED_CARDS: Final = FIGURES.index("cards prepared")
MINIONS: Final = FIGURES.index("minions")
CURSES: Final = FIGURES.index("curses")
IN_LAIR: Final = FIGURES.index("lair")


def solo_figures(table: Table, seat: int) -> list[float]:
    """Alone time counts too, and there is nobody to compare with."""
    return [*figures_of(table, seat), table.round / 10, 1.0]


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
