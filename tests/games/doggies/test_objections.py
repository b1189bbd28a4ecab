"""Every refusal names its rule, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.doggies.scenes import do, legal, room, scene, table, why_not
from undercroft.games import find_game
from undercroft.kernel.texts import Texts

WALLS = (room(1, 0, "coin", paws=1), room(-1, 0, "coin", paws=1))
BEYOND = room(0, 2, "coin", 1)


def in_front_of(card: str, turn: int = 0, dog: str = "ruta", **mine: Any) -> uc.Match:
    return do(scene(dog, room(0, 1, card, turn), BEYOND, mine=mine), "leave", "step north")


def test_a_dog_walled_in_is_told_so() -> None:
    assert why_not(scene("ruta", room(0, 1, "coin", paws=1), *WALLS), "leave") == "walled-in"


def test_leaving_tells_what_the_easiest_way_would_hurt() -> None:
    match = scene("robin", room(0, 1, "dragon"), *WALLS)
    with pytest.raises(uc.IllegalMove) as refusal:
        match.play(0, "leave")
    reason = refusal.value.reason
    assert reason is not None
    assert (reason.id, reason.args) == ("doggies-why-too-dear", {"need": 4, "defence": 3})
    said = [Texts.of(find_game("doggies"), language).say(reason) for language in ("ru", "en")]
    assert "требует защиты 4" in said[0]
    assert "takes 4 defence" in said[1]


def test_trophies_on_the_way_lower_the_defence_needed() -> None:
    # With the excalibark Robin beats the efreet, who would hurt by 1: the dragon alone is in the way.
    rooms = [room(0, 1, "excalibark", 1), room(0, 2, "efreet-bow"), room(0, 3, "dragon")]
    closed = [room(x, y, "coin", paws=1) for x, y in ((1, 1), (1, 2), (1, 3), (-1, 1), (-1, 2), (-1, 3))]
    with pytest.raises(uc.IllegalMove) as refusal:
        scene("robin", *rooms, *WALLS, *closed).play(0, "leave")
    assert refusal.value.reason is not None
    assert refusal.value.reason.args == {"need": 4, "defence": 3}


def test_sharik_is_told_of_ways_that_a_turn_would_open() -> None:
    # The coin shows the start its wall. Turned, it leads to the dragon.
    rooms = [room(0, 1, "coin"), room(0, 2, "dragon"), room(1, 1, "coin", paws=1), room(-1, 1, "coin", paws=1)]
    assert why_not(scene("sharik", *rooms, *WALLS), "leave") == "too-dear"
    assert why_not(scene("ruta", *rooms, *WALLS), "leave") == "walled-in"
    shut = room(0, 2, "dragon", paws=1)
    assert why_not(scene("sharik", rooms[0], shut, *rooms[2:], *WALLS), "leave") == "walled-in"


def test_a_trap_without_a_paw_bars_the_way() -> None:
    assert why_not(scene("ruta", room(0, 1, "trap-bow"), *WALLS, mine={"paws": 0}), "leave") == "too-few-paws"


def test_a_refused_step_names_the_rule() -> None:
    rooms = [room(0, 1, "coin"), room(1, 0, "coin"), room(-1, 0, "chest", 1)]
    match = do(scene("ruta", *rooms, seats=3), "leave")
    assert legal(match) == ["step east", "out"]
    assert why_not(match, "step north") == "wall"
    assert why_not(match, "step west") == "door"
    assert why_not(match, "step south") == "say-out"
    assert why_not(match, "step up") == "side"
    assert why_not(match, "portal 1,0") == "no-portal"
    assert why_not(match, "claim") == "moment"


def test_going_out_without_an_exit_is_refused() -> None:
    match = do(scene("ruta", room(0, 1, "coin", 1), room(1, 0, "coin"), room(-1, 0, "coin")), "leave")
    assert why_not(match, "out") == "not-out"


def test_going_out_through_a_locked_exit_is_refused() -> None:
    match = do(scene("bonk", room(0, 1, "chest", 1), room(0, 2, "coin", 1)), "leave", "step north", "pass")
    assert why_not(match, "out") == "out-door"


def test_gaps_and_covered_traps_are_refused() -> None:
    gap = room(0, 1, "mimic-bow", 1, paws=1, gap=True)
    trap = room(1, 0, "trap-bow", 1, cover={"seat": 1, "card": "mimic-bow"})
    match = do(scene("ruta", gap, trap, room(-1, 0, "coin"), seats=3), "leave")
    assert why_not(match, "step north") == "gap"
    assert why_not(match, "step east") == "covered"


def test_a_refused_fight_names_the_rule() -> None:
    assert why_not(in_front_of("cerberus", 1, potions={"sword": 2}), "fight") == "symbols"
    assert why_not(in_front_of("cerberus", 1, potions={"sword": 2}), "brew sword") == "brew"
    assert why_not(in_front_of("zombie-squirrel-bow"), "smite") == "not-joan"
    assert why_not(in_front_of("coin", 1), "fight") == "no-monster"
    arms = ["excalibark", "frisbow", "magic-collar", "mimic-bow", "cerberus"]
    assert why_not(in_front_of("dragon", dog="joan", loot=arms), "smite") == "proud"
    trophy = ["giga-tick-fire"]
    golem = in_front_of("chocolate-golem", 1, "joan", paws=1, loot=trophy, potions={"fire": 2})
    assert legal(golem) == ["brew fire-fire", "pass"]
    assert why_not(golem, "smite") == "two-paws"
    assert why_not(in_front_of("efreet-bow", dog="joan"), "smite") == "smite-beaten"
    assert why_not(in_front_of("zombie-squirrel-bow", potions={"fire": 1}), "brew fire") == "spare-potions"


def test_potions_that_do_not_help_are_refused() -> None:
    match = in_front_of("giga-tick-bow", potions={"bow": 2, "fire": 1})
    assert legal(match) == ["brew bow-bow", "pass"]
    assert why_not(match, "brew sword-sword") == "no-potions"
    assert why_not(match, "brew bow") == "brew"
    assert why_not(match, "brew bow-bow-fire") == "brew-spare"
    assert why_not(match, "brew fire-bow") == "potion-names"
    assert why_not(match, "brew beer") == "potion-names"


def test_damage_above_the_defence_is_refused() -> None:
    rooms = [room(0, 1, "dragon"), BEYOND]
    match = scene("robin", *rooms, mine={"loot": ["excalibark", "magic-collar"], "potions": {"bow": 1, "fire": 1}})
    do(match, "leave", "step north")  # beaten without a question: passing would be 3 damage of 3
    assert "dragon" in [row["card"] for row in match.view(0)["table"]["map"] if row["paws"]]


def test_a_refused_trap_names_the_rule() -> None:
    match = in_front_of("trap-bow", loot=["mimic-bow"])
    assert why_not(match, "pass") == "trap"
    assert why_not(match, "pour") == "pour"
    assert why_not(match, "disarm mimic-fire") == "not-held"
    assert why_not(match, "spare 0,0") == "not-claimed"
    assert why_not(in_front_of("trap-bow", loot=["mimic-fire", "mimic-bow"]), "disarm mimic-fire") == "disarm"
    assert why_not(in_front_of("coin", 1), "pour") == "no-trap"


def test_a_potion_has_to_be_named() -> None:
    rooms = [room(0, 1, "potion-room", 1), BEYOND]
    match = do(scene("ruta", *rooms, supply={"bow": 1}), "leave", "step north")
    assert why_not(match, "claim") == "name-potion"
    match = do(scene("ruta", *rooms, supply={}), "leave", "step north")
    assert legal(match) == ["pass", "claim"]
    assert why_not(match, "take bow") == "supply"


def test_a_choice_that_leaves_no_way_out_is_refused() -> None:
    # Behind the trap lies another one: the only trophy that disarms is a vagabond, and he would take the only paw.
    vagabond = {"loot": ["vagabond-bow-paw", "mimic-bow"], "reserve": 1, "paws": 1}
    rooms = [room(0, 1, "trap-bow"), room(0, 2, "trap-fire"), *WALLS]
    match = do(scene("ruta", *rooms, mine=vagabond), "leave")
    assert table(match)["walk"] is None  # the mimic on the first trap, a paw on the second: nothing was asked
    twice = {"loot": ["vagabond-bow-paw", "mimic-bow", "efreet-bow"], "reserve": 1, "paws": 1}
    match = do(scene("ruta", *rooms, mine=twice), "leave")
    assert legal(match) == ["disarm mimic-bow", "disarm efreet-bow"]
    assert why_not(match, "disarm vagabond-bow-paw") == "lost"
    assert why_not(match, "claim") == "lost"
    assert why_not(match, "pour") == "pour"


def test_a_potion_must_be_in_the_supply() -> None:
    rooms = [room(0, 1, "potion-room", 1), BEYOND]
    match = do(scene("ruta", *rooms, supply={"bow": 1}), "leave", "step north")
    assert legal(match) == ["pass", "take bow"]
    assert why_not(match, "take sword") == "supply"


def test_a_vagabond_has_two_sides_to_hire() -> None:
    match = in_front_of("vagabond-bow")
    assert why_not(match, "hire single") == "hire"
    assert why_not(match, "claim") == "other-room"


def test_a_turn_that_looks_like_another_is_refused() -> None:
    match = scene("ruta")
    match.play(0, "explore", chance=uc.Chosen(["trap-bow"]))
    assert why_not(match, "lay 0,1 turn 1") == "turn"  # its walls would meet the start's exit
    assert why_not(match, "lay 0,1 turn 2") == "alike"  # turned over, a straight card looks the same
    assert why_not(match, "lay 0,1 turn 9") == "alike"
    assert why_not(match, "lay 256,-1 turn 0") == "no-meeting"  # far away, not the start room's place
    assert why_not(match, "lay 0,0 turn 0") == "taken"


def test_dogs_and_quests_of_others_are_refused() -> None:
    match = do(uc.deal("doggies", seats=2, seed=1, dogs="chosen"), "choose robin")
    assert why_not(match, "choose robin") == "dog"
    assert why_not(match, "explore") == "moment"
    match = uc.load({"game": "doggies", "phase": "quests", "players": [{"hand": ["most-bow", "hunt-mimic"]}]})
    assert why_not(match, "keep hunt-efreet") == "hand"


def test_a_number_without_end_is_no_move() -> None:
    with pytest.raises(uc.IllegalMove, match="not a move in this game's notation"):
        scene("ruta").play(0, f"lay {'9' * 5000},0 turn 0")


def test_a_move_of_another_room_is_refused() -> None:
    match = in_front_of("coin", 1)
    assert why_not(match, "hire pair") == "other-room"
    assert legal(match) == ["pass", "claim"]


def test_a_move_of_another_moment_is_refused() -> None:
    match = scene("ruta")
    for move in ("step north", "lay 0,1 turn 0", "claim", "keep most-bow", "choose ruta"):
        assert why_not(match, move) == "moment"


def test_another_kind_of_move_while_a_card_is_laid_or_a_room_asks() -> None:
    laying = scene("ruta")
    laying.play(0, "explore", chance=uc.Chosen(["trap-bow"]))
    in_room = in_front_of("coin", 1)
    stepping = do(scene("ruta", room(0, 1, "coin", 1), BEYOND), "leave")
    for match, moves in (
        (laying, ("explore", "sleep", "claim", "step north")),
        (in_room, ("step north", "out", "lay 0,3 turn 0", "sleep")),
        (stepping, ("pass", "claim", "lay 0,3 turn 0", "leave")),
    ):
        assert [why_not(match, move) for move in moves] == ["moment"] * len(moves)
