"""The tables of values: their numbering, and that they say what the rules say where those can be played out."""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from math import factorial
from typing import Any

import pytest

from tests.games.chest.scenes import scene
from undercroft.games.chest.bot.outlook import EARLY, LAST
from undercroft.games.chest.bot.values import GONE, PARTIES, READY, STEPS, Values, rank
from undercroft.games.chest.cards import DUNGEON_FACES, FACES, TITLES
from undercroft.games.chest.components import NO_HERO, pack
from undercroft.games.chest.notation import Code
from undercroft.games.chest.rules import Chest
from undercroft.kernel.chance import Chosen
from undercroft.kernel.outcomes import every_outcome


def bag(**party: int) -> int:
    return pack([party.get(face, 0) for face in FACES])


def beyond(table: Values, side: int, state: int, level: int, lair: int, party: int) -> float:
    return table.beyond(table.floor(side, state, level), lair, party)


def test_every_bag_of_party_dice_has_its_own_number() -> None:
    bags = [pack(counts) for counts in product(range(8), repeat=len(FACES)) if sum(counts) <= 7]
    assert sorted(rank(party) for party in bags) == list(range(PARTIES))


def test_the_last_level_promises_nothing_more() -> None:
    for table in (EARLY, LAST):
        assert beyond(table, NO_HERO, GONE, 10, 0, bag(champion=7)) == 0


def test_without_companions_resting_is_best() -> None:
    # Two dice without a monster fall in a quarter of all casts, and then there are 2 points: less than 1.
    assert beyond(LAST, NO_HERO, GONE, 1, 0, 0) == 0


def test_a_champion_alone_on_level_eight_should_rest_and_seven_should_go_on() -> None:
    assert beyond(LAST, NO_HERO, GONE, 8, 0, bag(champion=1)) == 0
    assert beyond(LAST, NO_HERO, GONE, 8, 0, bag(champion=4, warrior=1, mage=1, cleric=1)) > 1


def test_more_dice_are_never_worth_less_and_an_ultimate_neither() -> None:
    for side in range(NO_HERO):
        for party in (bag(mage=2), bag(champion=1, thief=1, scroll=1), bag(warrior=2, cleric=2, mage=2)):
            assert beyond(LAST, side, READY, 3, 1, party) >= beyond(LAST, side, GONE, 3, 1, party)
            assert beyond(LAST, side, GONE, 3, 1, party + bag(champion=1)) >= beyond(LAST, side, GONE, 3, 1, party)


# -- against the rules --------------------------------------------------------------------------------


def best(game: Chest, xp: int, known: dict[tuple[int, ...], float]) -> float:
    """The points that the rest of the adventure brings, by trying everything that the rules allow."""
    if not game.waiting:
        return game.xp[0] - xp
    key = (
        game.xp[0],
        game.phase,
        game.party,
        game.dungeon,
        game.lair,
        game.task,
        game.left,
        game.picked,
        game.exhausted,
    )
    if key not in known:
        known[key] = max(value_of(game, move, xp, known) for move in game.moves(0))
    return known[key]


def value_of(game: Chest, move: int, xp: int, known: dict[tuple[int, ...], float]) -> float:
    total = 0.0
    for probability, after, _ in every_outcome(game, 0, move):
        assert isinstance(after, Chest)
        total += probability * best(after, xp, known)
    return total


def descending(game: Chest, dice: int) -> float:
    """The next level, cast by cast: each bag of faces once, with its weight."""
    total = 0.0
    known: dict[tuple[int, ...], float] = {}
    for faces in combinations_with_replacement(DUNGEON_FACES, dice):
        ways = factorial(dice)
        for face in DUNGEON_FACES:
            ways //= factorial(faces.count(face))
        below = game.copy()
        below.play(0, Code.DESCEND, Chosen(faces))
        total += ways / 6**dice * best(below, game.xp[0], known)
    return total


# The last adventure, the treasure chest empty, the dragon stirring: five dice are cast for level 10.
TINY: list[tuple[str | None, dict[str, int]]] = [
    (None, {"champion": 2}),
    (None, {"warrior": 1, "thief": 1}),
    (None, {"champion": 3}),  # nobody can slay the dragon, and nothing rolls them again
    ("knight", {"champion": 2, "mage": 1}),
    ("minstrel", {"champion": 1, "mage": 1}),
]


@pytest.mark.parametrize(("hero", "party"), TINY)
def test_the_table_of_the_last_adventure_is_what_the_rules_give(hero: str | None, party: dict[str, int]) -> None:
    fields: dict[str, Any] = {"level": 9, "phase": "regroup", "lair": 2, "done": 2, "party": party, "xp": 20}
    game = scene(hero, **fields).position
    assert isinstance(game, Chest)
    game.supply = 0
    side = NO_HERO if hero is None else game.side
    assert hero is None or TITLES[side] in ("dragon-slayer", "bard")
    found = beyond(LAST, side, GONE if hero is None else READY, 9, 2, bag(**party))
    assert found == pytest.approx(max(0.0, descending(game, 5) - 9), abs=0.6 / STEPS)
