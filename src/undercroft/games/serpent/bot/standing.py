"""Standing: how well every hero stands, in figures, and the share of the victory that follows from them.

The weights come from self-play (weights.py, made by scripts/train_serpent.py). The size of a hand is not a figure: its
weight was -0.6 with two seats and +0.2 with three, so it told who happened to hold cards, not why.
"""

from __future__ import annotations

import math
from typing import Final

from undercroft.games.serpent.bot.outlook import turns_ahead
from undercroft.games.serpent.bot.weights import WEIGHTS
from undercroft.games.serpent.box.book import CARD_NUMBER, CARDS
from undercroft.games.serpent.box.words import SPEED
from undercroft.games.serpent.table.piece import CURSING, LAIR, PREPARED, SERVING
from undercroft.games.serpent.table.table import Table
from undercroft.kernel.mind import share

FIGURES: Final = tuple([name for name in WEIGHTS if name not in ("rounds", "always")])  # those two count alone
PERMANENTS: Final = tuple(
    [name for name in FIGURES if name in CARD_NUMBER]
)  # prepared cards with a figure of their own
ALONE: Final[list[float]] = [weights[0] for weights in WEIGHTS.values()]
AMONG: Final = {seats: [WEIGHTS[name][seats - 1] for name in FIGURES] for seats in (2, 3, 4)}
# Health from which on every point counts more, and more again.
SOME: Final = 11
LITTLE: Final = 7
VERY_LITTLE: Final = 4
ALL_GLORY: Final = 20  # more of it is no use but for quests
# A quest counts by how soon it will be done: fully now, 1/e times as much in so many turns.
SOON: Final = 2.0
LATER: Final = 6.0


NUMBERS: Final = [FIGURES.index(face.id) if face.id in PERMANENTS else -1 for face in CARDS]  # of a card's own figure
PREPARED_CARDS: Final = FIGURES.index("cards prepared")
MINIONS: Final = FIGURES.index("minions")
CURSES: Final = FIGURES.index("curses")
IN_LAIR: Final = FIGURES.index("lair")


def figures_of(table: Table, seat: int) -> list[float]:
    """Returns the figures of a hero, each in the order of 1."""
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


def solo_figures(table: Table, seat: int) -> list[float]:
    """Returns the figures of a solo game, where time counts too and there is nobody to compare with."""
    return [*figures_of(table, seat), table.round / 10, 1.0]


def strength_of(weights: list[float], figures: list[float]) -> float:
    total = 0.0
    for weight, figure in zip(weights, figures, strict=True):
        total += weight * figure
    return total


def expected_share(table: Table, seat: int) -> float:
    """Returns the share of the victory that a seat can expect; in a solo game the chance to win."""
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
