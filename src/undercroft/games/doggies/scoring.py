"""The count after the third round: coins, chests and keys, fines, quests."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.games.doggies.components import (
    KIND_OF,
    MONSTER_NAMES,
    QUEST_COINS,
    QUEST_MONSTER,
    QUEST_SYMBOL,
    SORT,
    WORTH,
    Sort,
    count,
)
from undercroft.games.doggies.dog import BOARDS, Dog, symbol_of
from undercroft.kernel.result import Parts, Result, ties


def base_symbols(dog: Dog, symbol: i64) -> i64:
    return symbol_of(BOARDS[dog.breed], symbol)


def trophy_symbols(dog: Dog, symbol: i64) -> i64:
    """Returns the symbols that trophy quests count: all but the board's, a vagabond's whole side and potions too."""
    won = symbol_of(dog.owned, symbol) - base_symbols(dog, symbol)
    lent = count(dog.lent, 0) + count(dog.lent, 1) + count(dog.lent, 2) - count(dog.lent, 2 - symbol)  # see `PAIRS`
    return won + lent + count(dog.potions, symbol)


def kills(dog: Dog, monster: str) -> i64:
    number: i64 = 0
    for holding in dog.loot:
        if MONSTER_NAMES[KIND_OF[holding]] == monster:
            number += 1
    return number


def leader(dogs: list[Dog], symbol: i64) -> i64:
    """Returns the one seat with most trophy symbols; base symbols break ties; -1 if still tied."""
    best: i64 = -1
    most: i64 = 0
    for seat, dog in enumerate(dogs):
        won = trophy_symbols(dog, symbol)
        if not won:
            continue
        strength = won * 16 + base_symbols(dog, symbol)
        if strength > most:
            best, most = seat, strength
        elif strength == most:
            best = -1
    return best


def times_met(quest: i64, seat: i64, dogs: list[Dog]) -> i64:
    """Returns how often a seat meets a quest: once for most symbols, once for each kill."""
    symbol: i64 = QUEST_SYMBOL[quest]
    if symbol >= 0:
        return 1 if leader(dogs, symbol) == seat else 0
    return kills(dogs[seat], QUEST_MONSTER[quest])


def coins_of_sort(dog: Dog, sorts: tuple[int, ...]) -> i64:
    total: i64 = 0
    for holding in dog.loot:
        if SORT[KIND_OF[holding]] in sorts:
            total += WORTH[holding]
    return total


def chest_coins(dog: Dog) -> i64:
    """Returns the coins of chests; each key opens one."""
    chests: i64 = 0
    worth: i64 = 0
    for holding in dog.loot:
        if SORT[KIND_OF[holding]] == Sort.CHEST and chests < dog.keys:
            chests += 1
            worth += WORTH[holding]
    return worth


def card_coins(dog: Dog) -> i64:
    """Returns the worth of the cards held, without quests."""
    total: i64 = 0
    for holding in dog.loot:
        if SORT[KIND_OF[holding]] != Sort.CHEST:
            total += WORTH[holding]
    return total + chest_coins(dog)


def quest_coins(seat: i64, dogs: list[Dog], shared: list[int]) -> i64:
    own = dogs[seat].quest
    return QUEST_COINS[own] * times_met(own, seat, dogs) + shared_coins(seat, dogs, shared)


def shared_coins(seat: i64, dogs: list[Dog], shared: list[int]) -> i64:
    """Returns the coins from shared quests."""
    total: i64 = 0
    for quest in shared:
        total += QUEST_COINS[quest] * times_met(quest, seat, dogs)
    return total


def result_of(dogs: list[Dog], shared: list[int]) -> Result:
    """Returns the result: most coins win, then most quests met; dogs still equal share the win."""
    scores: list[int] = []
    quests: list[int] = []  # met by each seat
    parts: list[Parts] = []
    for seat, dog in enumerate(dogs):
        private = times_met(dog.quest, seat, dogs)
        private_coins = QUEST_COINS[dog.quest] * private
        traps, vagabonds = coins_of_sort(dog, (Sort.TRAP,)), coins_of_sort(dog, (Sort.VAGABOND,))
        chests = chest_coins(dog)
        score = card_coins(dog) + quest_coins(seat, dogs, shared)
        met = private + sum([times_met(quest, seat, dogs) for quest in shared])
        scores.append(score)
        quests.append(met)
        parts.append(
            [
                ("doggies-part-coins", card_coins(dog) - chests - traps - vagabonds),
                ("doggies-part-chests", chests),
                ("doggies-part-private", private_coins),
                ("doggies-part-shared", quest_coins(seat, dogs, shared) - private_coins),
                ("doggies-part-traps", traps),
                ("doggies-part-vagabonds", vagabonds),
            ]
        )
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    most = max([quests[seat] for seat in best])
    winners = tuple([seat for seat in best if quests[seat] == most])
    return Result(winners, tuple(scores), parts, ties("doggies-tie-quests", quests, best))
