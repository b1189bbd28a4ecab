"""Эффекты комнат: coins and artefacts, vagabonds (ruling 6), chests, potions (7), doors (8), portals."""

from __future__ import annotations

import pytest

from tests.games.doggies.scenes import at, do, legal, loot, player, room, scene, walk, why_not

BEYOND = room(0, 2, "coin", 1)


@pytest.mark.parametrize(("card", "coins"), [("coin", 1), ("two-coins", 2), ("two-coins-door", 2)])
def test_coins_are_claimed_with_a_paw(card: str, coins: int) -> None:
    match = do(scene("pluto", room(0, 1, card, 1), BEYOND), "leave", "step north", "claim")
    assert walk(match)["coins"] == coins
    assert walk(match)["paws"] == 4


@pytest.mark.parametrize(("card", "symbol"), [("frisbow", "bow"), ("magic-collar", "fire"), ("excalibark", "sword")])
def test_an_artefact_brings_two_symbols_at_once(card: str, symbol: str) -> None:
    before = do(scene("ruta", room(0, 1, card, 1), BEYOND), "leave", "step north")
    had = walk(before)["attack"][symbol]
    assert walk(do(before, "claim"))["attack"][symbol] == had + 2


# --- Бродяга -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "pair", "single"),
    [
        ("vagabond-fire", ["sword", "bow"], "fire"),
        ("vagabond-bow", ["sword", "fire"], "bow"),
        ("vagabond-sword", ["bow", "fire"], "sword"),
    ],
)
def test_a_vagabonds_side_is_chosen_on_claiming(card: str, pair: list[str], single: str) -> None:
    match = do(scene("ruta", room(0, 1, card), BEYOND), "leave", "step north")
    assert legal(match) == ["pass", "hire pair", "hire paw"]
    board = walk(match)["attack"][single]
    do(match, "hire pair")
    assert walk(match)["lent"] == [pair]
    match.undo(0)
    do(match, "hire paw")
    assert walk(match)["attack"][single] == board + 1


def test_the_paw_side_gives_an_extra_paw_at_once_for_the_rest_of_the_game() -> None:
    match = do(scene("ruta", room(0, 1, "vagabond-bow"), BEYOND), "leave", "step north", "hire paw")
    assert walk(match)["paws"] == 5  # one spent, one gained
    do(match, "pass", "sleep")
    assert (player(match)["paws"], player(match)["reserve"]) == (6, 1)
    assert player(match)["loot"] == [{"card": "vagabond-bow", "side": "paw"}]
    assert player(match)["coins"] == -1


def test_seven_paws_are_the_most() -> None:
    match = scene("ruta", room(0, 1, "vagabond-bow"), BEYOND, mine={"reserve": 0})
    do(match, "leave", "step north", "hire paw")
    assert walk(match)["paws"] == 6
    assert at(match, 0, 1)["paws"] == {"seat": 0, "count": 1, "side": "single"}


def test_the_running_coins_are_those_that_the_walk_adds() -> None:
    rooms = [room(0, 1, "chest", 1), room(0, 2, "dragonfly-sword-fire", 1), room(1, 2, "coin")]
    held = {"loot": ["vagabond-bow-paw", "chest"], "reserve": 1}
    match = do(scene("ruta", *rooms, mine=held), "leave", "step north", "claim", "fight")
    assert (player(match)["coins"], walk(match)["coins"]) == (-1, 4)  # one key, one chest; the other stays locked
    do(match, "claim", "sleep")
    assert player(match)["coins"] == -1 + 4 + 1


def test_a_vagabond_on_a_trap_is_not_paid() -> None:
    rooms = [room(0, 1, "trap-bow"), room(0, 2, "coin", 1), room(0, 3, "coin", 1)]
    held = {"loot": ["vagabond-bow-paw"], "reserve": 1}
    match = do(scene("ruta", *rooms, mine=held), "leave", "step north", "disarm vagabond-bow-paw")
    assert (player(match)["coins"], walk(match)["coins"]) == (-1, 1)


# --- Сундук, зелья --------------------------------------------------------------------------------------------


def test_a_chest_is_worth_coins_with_a_key_only() -> None:
    for dog, coins in (("ruta", 0), ("pluto", 4)):
        match = do(scene(dog, room(0, 1, "chest", 1), seats=2), "leave", "step north", "claim", "sleep")
        assert loot(match) == ["chest"]
        assert player(match)["coins"] == coins


def test_any_potion_of_the_supply_is_taken_for_a_paw() -> None:
    match = do(scene("ruta", room(0, 1, "potion-room", 1), BEYOND), "leave", "step north")
    assert legal(match) == ["pass", "take sword", "take bow", "take fire"]
    do(match, "take fire")
    assert walk(match)["potions"] == {"sword": 0, "bow": 0, "fire": 1}
    assert walk(match)["supply"] == {"sword": 2, "bow": 2, "fire": 1}


def test_with_an_empty_supply_a_potion_room_can_still_be_claimed() -> None:
    match = scene("ruta", room(0, 1, "potion-room", 1), BEYOND, supply={"sword": 0}, mine={"potions": {}})
    do(match, "leave", "step north")
    assert legal(match) == ["pass", "claim"]
    assert why_not(match, "take bow") == "supply"


def test_a_potion_used_in_a_fight_may_be_taken_again_on_the_same_walk() -> None:
    rooms = [room(0, 1, "efreet-fire"), room(0, 2, "potion-room", 1), room(0, 3, "coin", 1)]
    match = scene("ruta", *rooms, supply={"sword": 0}, mine={"potions": {"sword": 1}})
    do(match, "leave", "step north", "brew sword")  # and on to the potion room
    assert legal(match) == ["pass", "take sword"]


# --- Дверь ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pair", [("chest", "coin"), ("coin", "chest"), ("two-coins-door", "two-coins-door")])
def test_a_door_on_either_card_needs_a_key(pair: tuple[str, str]) -> None:
    west, east = pair  # north of the start, and beside it: doors face each other
    rooms = [room(0, 1, west, 1), room(1, 1, east, 0 if east == "coin" else 3), room(2, 1, "coin"), BEYOND]
    match = do(scene("pluto", *rooms), "leave", "step north", "pass")
    assert legal(match) == ["step north", "step east"]
    match = do(scene("ruta", *rooms), "leave", "step north", "pass")
    assert (walk(match)["x"], walk(match)["y"]) == (0, 2)  # the only way without a key


def test_a_key_won_on_the_walk_or_earlier_opens_doors() -> None:
    rooms = [room(0, 1, "dragonfly-sword-fire", 1), room(1, 1, "two-coins-door", 3), room(0, 2, "coin", paws=1)]
    match = scene("ruta", *rooms)
    do(match, "leave", "step north")  # beaten without a question: without its key there is no way on
    assert walk(match)["keys"] == 1
    assert (walk(match)["x"], walk(match)["y"]) == (1, 1)
    match = scene("ruta", *rooms, mine={"loot": ["dragonfly-all"]})
    do(match, "leave", "step north")
    assert legal(match) == ["fight", "pass"]


def test_leaving_the_dungeon_through_a_door_needs_a_key_too() -> None:
    walls = [room(1, 0, "coin", paws=1), room(-1, 0, "coin", paws=1)]
    # Straight north, then a chest whose only way to the table is its door; the other exits meet walls.
    rooms = [room(0, 1, "trap-bow"), room(0, 2, "chest", 1), room(0, 3, "efreet-bow", 1, paws=1)]
    assert "leave" not in legal(scene("robin", *rooms, *walls))
    assert "leave" in legal(scene("pluto", *rooms, *walls))


# --- Портал -----------------------------------------------------------------------------------------------


def test_portals_are_joined_with_each_other_and_passed_once() -> None:
    rooms = [room(0, 1, "portal", 1), room(0, 2, "coin", 1), room(0, 3, "portal", 1), room(0, 4, "portal", 1)]
    match = do(scene("ruta", *rooms), "leave", "step north")
    assert legal(match) == ["step north", "out", "portal 0,3", "portal 0,4"]
    do(match, "portal 0,4")
    assert legal(match) == ["step south", "out", "portal 0,3"]
    assert walk(match)["path"][-1] == {"x": 0, "y": 4, "by": "portal"}
    assert why_not(match, "portal 0,1") == "seen"


def test_a_single_portal_is_an_empty_room() -> None:
    match = do(scene("ruta", room(0, 1, "portal", 1), BEYOND), "leave", "step north")
    assert legal(match) == ["step north", "out"]
