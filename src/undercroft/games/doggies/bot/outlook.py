"""The outlook: how well a dog stands, between two rounds and at the end."""

from __future__ import annotations

import json
import math
from typing import Final

from mypy_extensions import i64

from undercroft.games.doggies.bot.wants import chests_of
from undercroft.games.doggies.cards import FOLDER
from undercroft.games.doggies.components import (
    COPIES,
    DOG_NAMES,
    EXTRA_PAWS,
    KINDS,
    QUEST_COINS,
    QUEST_MONSTER,
    QUEST_SYMBOL,
    SORT,
    Sort,
    count,
)
from undercroft.games.doggies.dog import BOARDS, SHIELD, Dog, symbol_of
from undercroft.games.doggies.rules import Doggies
from undercroft.games.doggies.scoring import card_coins, kills, quest_coins, trophy_symbols
from undercroft.kernel.mind import share


def coins(position: Doggies, seat: i64) -> i64:
    """Returns a seat's coins as they would be counted now."""
    return card_coins(position.dogs[seat]) + quest_coins(seat, position.dogs, position.shared)


LEARNED: Final = json.loads((FOLDER / "bot" / "weights.json").read_text("utf-8"))
# What each feature adds to the logarithm of a dog's odds, by number of seats and round that begins.
WEIGHTS: Final[dict[tuple[int, int], list[float]]] = {
    (fit["seats"], fit["round"]): fit["weights"] for fit in LEARNED["fits"]
}
LAST_LEARNED: Final = 3  # round; a box with more of them judges later ones alike
SAFE: Final = 3.0  # symbols; nobody makes up so many
LEARNED_DOGS: Final = ("bonk", "ruta", "sharik", "pluto", "robin")  # compared with the first; new ones are alike
FEATURES: Final = (
    "coins", "symbols", "lent", "defence", "keys", "chests", "paws", "potions", "lead", "first", "prey", *LEARNED_DOGS,
)  # fmt: skip


def features(position: Doggies, seat: i64) -> list[float]:
    """Returns the figures of a dog when a round begins."""
    dog = position.dogs[seat]
    symbols = [trophy_symbols(dog, symbol) for symbol in range(3)]
    opened = min(dog.keys, chests_of(dog))
    found = [
        float(card_coins(dog) + hunting_coins(position, dog)),
        float(symbols[0] + symbols[1] + symbols[2]),
        float(count(dog.lent, 0) + count(dog.lent, 1) + count(dog.lent, 2)),
        float(dog.defence - symbol_of(BOARDS[dog.breed], SHIELD)),
        float(dog.keys - opened),
        float(chests_of(dog) - opened),
        float(EXTRA_PAWS - dog.reserve),
        float(count(dog.potions, 0) + count(dog.potions, 1) + count(dog.potions, 2)),
        leading(position, seat),
        1.0 if position.first == seat else 0.0,
        prey(dog),
    ]
    return found + [1.0 if DOG_NAMES[dog.breed] == name else 0.0 for name in LEARNED_DOGS]


def prey(dog: Dog) -> float:
    """Returns how many monster cards of the game the dog beats without potions."""
    cards: i64 = 0
    for kind in range(KINDS):
        if SORT[kind] == Sort.MONSTER and dog.beats(kind, 0):
            cards += COPIES[kind]
    return float(cards)


def hunting_coins(position: Doggies, dog: Dog) -> i64:
    """Returns the coins for monsters beaten so far, by the shared quests and the own one."""
    total: i64 = 0
    for quest in [*position.shared, dog.quest]:
        if quest >= 0 and QUEST_SYMBOL[quest] < 0:
            total += QUEST_COINS[quest] * kills(dog, QUEST_MONSTER[quest])
    return total


def leading(position: Doggies, seat: i64) -> float:
    """Returns the coins promised by quests for most symbols: all to a leader by `SAFE`, half of them at par."""
    total = 0.0
    for quest in [*position.shared, position.dogs[seat].quest]:
        if quest >= 0 and QUEST_SYMBOL[quest] >= 0:
            symbol: i64 = QUEST_SYMBOL[quest]
            most: i64 = 0
            for other, dog in enumerate(position.dogs):
                if other != seat:
                    most = max(most, trophy_symbols(dog, symbol))
            lead = float(trophy_symbols(position.dogs[seat], symbol) - most) / SAFE
            total += QUEST_COINS[quest] * min(max((lead + 1.0) / 2.0, 0.0), 1.0)
    return total


def standing(position: Doggies, seat: i64) -> float:
    """Returns how well a dog stands when a round begins; only differences count. At first all are even."""
    if position.round == 1:
        return 0.0
    total = 0.0
    weights = WEIGHTS[position.seats, min(position.round, LAST_LEARNED)]
    for weight, feature in zip(weights, features(position, seat), strict=True):
        total += weight * feature
    return total


def expected_share(position: Doggies, seat: i64) -> float:
    """Returns a seat's chance to win; exact at the end."""
    if not position.waiting:
        return share(position, seat)
    return softmax([standing(position, other) for other in range(position.seats)], seat)


def nearly_won(position: Doggies, seat: i64) -> float:
    """Returns a seat's chance to win a finished game if each count might have been a coin more or less."""
    return softmax([float(coins(position, other)) for other in range(position.seats)], seat)


def softmax(standings: list[float], seat: i64) -> float:
    """Returns a seat's chance to win, given how well each seat stands."""
    mine = standings[seat]
    total = 0.0
    for standing in standings:
        total += math.exp(min(standing - mine, 50.0))
    return 1.0 / total
