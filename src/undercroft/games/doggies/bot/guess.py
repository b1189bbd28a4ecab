"""The guess at a rival's secret quest: the better it goes with the cards that the rival has taken, the likelier it is.

A rival has kept the quest for a reason and goes after it. Tries that deal every quest alike take a rival's cards for
less than they are worth, and show chances that are too high.
"""

from __future__ import annotations

import json
import math
from typing import Final

from mypy_extensions import i64

from undercroft.games.doggies.cards import FOLDER
from undercroft.games.doggies.components import (
    KIND_OF,
    MONSTER_NAMES,
    QUEST_MONSTER,
    QUEST_NAMES,
    QUEST_SYMBOL,
    SHOWN,
    holding_of,
)
from undercroft.games.doggies.dog import Dog
from undercroft.games.doggies.dungeon import Mark, is_claim
from undercroft.games.doggies.rules import Doggies
from undercroft.games.doggies.scoring import trophy_symbols

LEARNED: Final = json.loads((FOLDER / "bot" / "guess_weights.json").read_text("utf-8"))
WEIGHTS: Final[list[float]] = LEARNED["weights"]  # what each feature adds to the logarithm of a quest's odds
FEATURES: Final = ("for most symbols", "lead in its symbols", "its monsters beaten")
FAR: Final = 3.0  # symbols; a lead counts no more
FINE: Final = 1000.0  # resolution of a likelihood
MOST: Final = 10.0  # logarithm of the highest likelihood


def taken(position: Doggies, seat: i64) -> list[int]:
    """Returns the cards in the dungeon that a dog has marked, which are its own at the end of the round."""
    dungeon = position.dungeon
    found: list[int] = []
    for slot in range(1, dungeon.size):
        mark: i64 = dungeon.mark[slot]
        if dungeon.owner[slot] == seat and is_claim(mark):
            found.append(int(holding_of(dungeon.kind(slot), mark - Mark.HIRED)))
    return found


def features(position: Doggies, seat: i64) -> list[list[float]]:
    """Returns the features of every quest as the secret one of a seat, from what everybody sees."""
    marked = [taken(position, other) for other in range(position.seats)]
    found: list[list[float]] = []
    for quest in range(len(QUEST_NAMES)):
        symbol: i64 = QUEST_SYMBOL[quest]
        if symbol < 0:
            cards = [*position.dogs[seat].loot, *marked[seat]]
            found.append([0.0, 0.0, float(beaten(cards, QUEST_MONSTER[quest]))])
            continue
        most: i64 = 0
        for other, dog in enumerate(position.dogs):
            if other != seat:
                most = max(most, symbols_of(dog, marked[other], symbol))
        lead = float(symbols_of(position.dogs[seat], marked[seat], symbol) - most)
        found.append([1.0, min(max(lead, -FAR), FAR), 0.0])
    return found


def symbols_of(dog: Dog, marked: list[int], symbol: i64) -> i64:
    """Returns the symbols that a trophy quest counts, with those of the cards that a dog has marked."""
    symbols = trophy_symbols(dog, symbol)
    for holding in marked:
        symbols += SHOWN[symbol][holding]
    return symbols


def beaten(cards: list[int], monster: str) -> i64:
    number: i64 = 0
    for holding in cards:
        if MONSTER_NAMES[KIND_OF[holding]] == monster:
            number += 1
    return number


def likelihoods(position: Doggies, seat: i64) -> list[int]:
    """Returns how likely each quest is to be the secret one of a seat; only their ratios count."""
    found: list[int] = []
    for row in features(position, seat):
        total = 0.0
        for weight, feature in zip(WEIGHTS, row, strict=True):
            total += weight * feature
        found.append(int(FINE * math.exp(min(MOST, total))))
    return found
