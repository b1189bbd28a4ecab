"""The wishes of a dog on a walk: coins and quests at their price, trophies for the rounds to come."""

from __future__ import annotations

from typing import Final, NamedTuple, final

from mypy_extensions import i64

from undercroft.games.doggies.components import (
    DEFENCE,
    HOLDINGS,
    IS_CHEST,
    KIND_OF,
    KINDS,
    MONSTER_NAMES,
    QUEST_COINS,
    QUEST_MONSTER,
    QUEST_SYMBOL,
    ROUNDS,
    SHOWN,
    WORTH,
)
from undercroft.games.doggies.dog import Dog
from undercroft.games.doggies.rules import Doggies
from undercroft.games.doggies.way_out.best_way import COIN, Wishes

UNKNOWN: Final[i64] = -1  # the private quest of somebody else
REMEMBERED: Final = 1000  # wishes at once: there are as many as there are hands of quests


class Tastes(NamedTuple):
    """Values in hundredths of a coin, all but the last for each round still to come."""

    symbol: int
    defence: int
    paw: int
    potion: int
    key: int
    chest: int
    symbol_quest: int  # a symbol towards a quest for the most of them


@final
class Wants:
    """The wishes of dogs, worked out once for every round and set of quests. Tastes go by how many rounds are still to
    come, none first; the last of them are those of all rounds before."""

    __slots__ = ("tastes", "_known")

    def __init__(self, tastes: list[Tastes]) -> None:
        self.tastes: list[Tastes] = tastes
        self._known: dict[int, Wishes] = {}

    def of(self, position: Doggies, seat: i64) -> Wishes:
        """Returns the wishes of a seat that knows its own quest."""
        return self.wishes(position, position.dogs[seat], position.dogs[seat].quest)

    def of_rival(self, position: Doggies, seat: i64) -> Wishes:
        """Returns the wishes of a seat as the others see it."""
        return self.wishes(position, position.dogs[seat], UNKNOWN)

    def wishes(self, position: Doggies, dog: Dog, quest: i64) -> Wishes:
        chests = chests_of(dog)
        key = key_of(position.round, chests, quest, position.shared)
        known = self._known.get(key)
        if known is None:
            if len(self._known) == REMEMBERED:
                self._known.clear()
            quests = position.shared if quest == UNKNOWN else [*position.shared, quest]
            later = ROUNDS - position.round
            known = make_wishes(self.tastes[min(later, len(self.tastes) - 1)], later, quests, chests)
            self._known[key] = known
        return known


def key_of(round: i64, chests: i64, quest: i64, shared: list[int]) -> i64:
    """Packs everything that wishes depend on into one number, which is looked up at every decision."""
    key = round << 8 | chests
    key = key << 5 | quest + 1
    for other in shared:
        key = key << 5 | other
    return key


def chests_of(dog: Dog) -> i64:
    chests: i64 = 0
    for holding in dog.loot:
        if IS_CHEST[holding]:
            chests += 1
    return chests


# The cards that are worth something on their own, as chests are not. Of these: those with each symbol, and those that
# meet each quest for a monster.
PLAIN: Final[list[int]] = [holding for holding in range(HOLDINGS) if not IS_CHEST[holding]]
WITH_SYMBOL: Final[list[list[int]]] = [[holding for holding in PLAIN if shown[holding]] for shown in SHOWN]
OF_MONSTER: Final[list[list[int]]] = [
    [holding for holding in PLAIN if monster and monster == MONSTER_NAMES[KIND_OF[holding]]]
    for monster in QUEST_MONSTER
]


def make_wishes(tastes: Tastes, later: i64, quests: list[int], chests_held: i64) -> Wishes:
    symbols = [later * tastes.symbol] * 3
    for quest in quests:
        if QUEST_SYMBOL[quest] >= 0:
            symbols[QUEST_SYMBOL[quest]] += tastes.symbol_quest
    wishes = Wishes()
    cards = wishes.cards
    for holding in PLAIN:
        cards[holding] = COIN * WORTH[holding] + later * tastes.defence * DEFENCE[holding]
    for symbol, worth in enumerate(symbols):
        for holding in WITH_SYMBOL[symbol]:
            cards[holding] += worth * SHOWN[symbol][holding]
    for quest in quests:
        for holding in OF_MONSTER[quest]:
            cards[holding] += COIN * QUEST_COINS[quest]
    more = later * (tastes.potion - tastes.symbol)
    wishes.potions = [symbols[symbol] + more for symbol in range(3)]
    wishes.paw = later * tastes.paw
    wishes.opened = COIN * 4
    wishes.chest = later * tastes.chest
    wishes.key = later * tastes.key
    wishes.chests_held = chests_held
    wishes.prizes = [wishes.most(kind) for kind in range(KINDS)]
    return wishes
