"""Эффекты комнат – монстры (ruling 4)."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.doggies.scenes import at, do, legal, loot, player, room, scene, walk, why_not

SHIELDS = ["cerberus", "cat-eye"]  # defence
FIGURES = {
    "efreet-bow": ("SS", 1), "giga-tick-bow": ("BB", 1), "zombie-squirrel-bow": ("FF", 1), "skeledog-bow": ("SF", 1),
    "gelatinous-cat-bow": ("SB", 1), "mimic-bow": ("BF", 1), "cerberus": ("SSS", 2), "chocolate-golem": ("FFF", 2),
    "cat-eye": ("BBB", 2), "dragon": ("SSBBFF", 3), "dragonfly-sword-bow": ("SB", 1), "dragonfly-sword-fire": ("SF", 1),
    "dragonfly-bow-fire": ("BF", 1), "dragonfly-all": ("SBF", 2),
}  # fmt: skip
CORNERS = ("skeledog", "gelatinous", "mimic", "dragonfly")


def meet(monster: str, dog: str = "ruta", **fields: Any) -> uc.Match:
    """A dog in front of a monster north of the start; behind the monster lies a coin."""
    is_corner = monster.startswith(CORNERS)
    turn = 1 if is_corner or monster in ("cerberus", "chocolate-golem", "cat-eye") else 0
    behind = room(1, 1, "coin") if is_corner else room(0, 2, "coin", 1)
    return do(scene(dog, room(0, 1, monster, turn), behind, **fields), "leave", "step north")


TROPHIES = {
    "S": ["giga-tick-sword"],
    "B": ["frisbow", "giga-tick-bow"],
    "F": ["efreet-fire", "giga-tick-fire", "mimic-fire"],
}


def with_symbols(needs: str) -> list[str]:
    """The trophies that Joan, whose board shows SSB, needs besides."""
    missing = [symbol for symbol in "SBF" for _ in range(needs.count(symbol) - "SSB".count(symbol))]
    found = [TROPHIES[symbol][missing[:index].count(symbol)] for index, symbol in enumerate(missing)]
    if found.count("frisbow") and needs.count("B") == 3:
        found.remove("giga-tick-bow")  # the frisbow shows two bows
    return found


@pytest.mark.parametrize("monster", FIGURES)
def test_a_monster_falls_to_its_symbols(monster: str) -> None:
    needs, _ = FIGURES[monster]
    match = meet(monster, "joan", mine={"loot": with_symbols(needs) + SHIELDS})
    assert "fight" in legal(match)
    do(match, "fight")
    assert walk(match)["damage"] == 0
    assert at(match, 0, 1)["paws"] == {"seat": 0, "count": 1}


@pytest.mark.parametrize("monster", [name for name, (needs, _) in FIGURES.items() if needs not in ("SS", "SB")])
def test_a_monster_stands_with_one_symbol_missing(monster: str) -> None:
    needs, damage = FIGURES[monster]
    trophies = with_symbols(needs)
    match = meet(monster, "joan", mine={"loot": [*trophies[:-1], *SHIELDS]})
    assert "fight" not in legal(match)
    if "pass" in legal(match):  # or else she has passed it already, having no choice
        do(match, "pass")
    assert walk(match)["damage"] == damage


def test_the_example_of_robin_is_replayed() -> None:
    """Dana's fights: the mimic falls to base symbols, its sword is not enough for the cerberus; 3 defence become 1."""
    match = scene("robin", room(0, 1, "mimic-sword", 1), room(1, 1, "cerberus", 2), room(2, 1, "coin"))
    # Passing both would be 3 damage of 3: so the mimic is fought and the cerberus passed without a question.
    do(match, "leave", "step north")
    assert walk(match)["attack"] == {"sword": 1, "bow": 2, "fire": 1}
    assert walk(match)["damage"] == 2
    assert walk(match)["defence"] == 3
    assert at(match, 0, 1)["paws"] == {"seat": 0, "count": 1}
    assert at(match, 1, 1)["paws"] is None


def test_a_beatable_monster_may_be_passed() -> None:
    match = do(meet("zombie-squirrel-bow"), "pass")
    assert walk(match) is None or walk(match)["damage"] == 1


def test_beating_costs_a_paw() -> None:
    match = scene("ruta", room(0, 1, "coin", 1), room(0, 2, "zombie-squirrel-bow"), mine={"paws": 1})
    do(match, "leave", "step north", "claim", "step north")
    assert walk(match) is None or walk(match)["damage"] == 1  # beatable, but no paw is left


def test_damage_must_stay_below_defence_at_every_moment() -> None:
    # A dragon's 3 damage stop a dog with 3 defence, and Ruta with 5 passes.
    others = [room(1, 0, "coin", paws=1), room(-1, 0, "coin", paws=1)]
    assert legal(scene("robin", room(0, 1, "dragon"), *others)) == ["explore", "sleep"]
    assert "leave" in legal(scene("ruta", room(0, 1, "dragon"), *others))


def test_defence_won_on_the_walk_counts_at_once_but_not_before() -> None:
    rooms = [room(0, 1, "cat-eye", 1), room(0, 2, "cerberus", 1)]
    # Robin beats the cat-eye with a third bow: defence 4, 2 damage of the cerberus leave 2.
    match = scene("robin", *rooms, room(0, 3, "coin", 1), mine={"loot": ["efreet-bow"]})
    do(match, "leave", "step north", "fight", "step north")
    assert walk(match)["defence"] == 4
    assert walk(match)["damage"] == 2
    # Passing both would be 4 damage of 3.
    match = scene("robin", *rooms, room(1, 1, "coin"), mine={"loot": ["efreet-bow"]})
    do(match, "leave", "step north", "pass")
    assert (walk(match)["x"], walk(match)["y"]) == (1, 1)  # the only way left


def test_symbols_are_not_used_up_by_a_fight() -> None:
    match = scene("ruta", room(0, 1, "zombie-squirrel-bow"), room(0, 2, "zombie-squirrel-sword"))
    do(match, "leave", "step north", "fight")  # and on to the second, the only way
    assert "fight" in legal(match)


def test_potions_help_one_symbol_each_and_none_to_spare() -> None:
    match = meet("cerberus", mine={"potions": {"sword": 2, "bow": 1}})
    assert legal(match) == ["brew sword-sword", "pass"]
    do(match, "brew sword-sword")
    assert walk(match)["potions"] == {"sword": 0, "bow": 1, "fire": 0}
    assert walk(match)["supply"] == {"sword": 2, "bow": 1, "fire": 2}  # in the supply at once
    do(match, "out")
    assert (player(match)["state"], player(match)["potions"]) == ("out", {"sword": 0, "bow": 1, "fire": 0})


def test_no_potions_where_the_monster_falls_without() -> None:
    match = meet("zombie-squirrel-bow", mine={"potions": {"fire": 1}})
    assert legal(match) == ["fight", "pass"]
    assert why_not(match, "brew fire") == "spare-potions"


def test_different_sets_of_potions_are_offered_where_a_vagabond_lends() -> None:
    match = meet("gelatinous-cat-bow", "sharik", mine={"loot": ["vagabond-fire-pair"], "potions": {"sword": 1}})
    assert legal(match) == ["fight", "pass"]  # bow of the board, sword lent
    match = meet("dragonfly-all", "sharik", mine={"loot": ["vagabond-sword-pair"], "potions": {"sword": 1}})
    assert legal(match) == ["brew sword", "pass"]


def test_each_vagabond_with_two_trophies_lends_one_symbol_per_fight() -> None:
    # Joan needs two fireballs: one pair with fire is one symbol only, two pairs are two.
    assert "fight" not in legal(meet("zombie-squirrel-bow", "joan", mine={"loot": ["vagabond-bow-pair"]}))
    both = ["vagabond-bow-pair", "vagabond-sword-pair"]
    match = meet("zombie-squirrel-bow", "joan", mine={"loot": both})
    assert "fight" in legal(match)
    assert walk(match)["lent"] == [["sword", "fire"], ["bow", "fire"]]


def test_one_pair_does_not_lend_both_its_symbols() -> None:
    # Ruta lacks a sword and a bow for the dragon: a vagabond who has both gives one of them.
    arms = ["efreet-bow", "vagabond-fire-pair"]
    assert walk(meet("dragon", mine={"loot": arms}))["damage"] == 3  # passed, there was nothing else
    assert legal(meet("dragon", mine={"loot": [*arms, "vagabond-fire-pair"]})) == ["fight", "pass"]


def test_the_dragon_brings_coins_the_dragonfly_a_key() -> None:
    arms = ["excalibark", "frisbow", "magic-collar"]
    match = do(meet("dragon", mine={"loot": arms}), "fight")
    assert walk(match)["coins"] == 4
    assert walk(do(meet("dragonfly-sword-fire"), "fight"))["keys"] == 1


def test_a_beaten_monster_is_taken_at_the_end_of_the_round() -> None:
    match = do(meet("zombie-squirrel-bow"), "fight", "pass")
    assert player(match)["state"] == "out"
    assert loot(match) == []
    do(match, "sleep")
    assert loot(match) == ["zombie-squirrel-bow"]
    assert player(match)["trophies"] == {"sword": 0, "bow": 1, "fire": 0}
