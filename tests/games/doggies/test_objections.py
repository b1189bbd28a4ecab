"""Why can't I? Every refusal names its rule, in both languages."""

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


def test_leaving_walled_in() -> None:
    assert why_not(scene("ruta", room(0, 1, "coin", paws=1), *WALLS), "leave") == "walled-in"


def test_leaving_tells_what_the_easiest_way_would_hurt() -> None:
    match = scene("robin", room(0, 1, "dragon"), *WALLS)
    with pytest.raises(uc.IllegalMove) as refusal:
        match.play(0, "leave")
    reason = refusal.value.reason
    assert reason is not None
    assert (reason.id, reason.args) == ("doggies-why-too-dear", {"damage": 3, "defence": 3})
    said = [Texts.of(find_game("doggies"), language).say(reason) for language in ("ru", "en")]
    assert said[0].startswith("Самый лёгкий путь наружу стоит 3 урона")
    assert said[1].startswith("The easiest way out costs 3 damage")


def test_sharik_is_told_of_ways_that_a_turn_would_open() -> None:
    # The coin shows the start its wall. Turned, it leads to the dragon.
    rooms = [room(0, 1, "coin"), room(0, 2, "dragon"), room(1, 1, "coin", paws=1), room(-1, 1, "coin", paws=1)]
    assert why_not(scene("sharik", *rooms, *WALLS), "leave") == "too-dear"
    assert why_not(scene("ruta", *rooms, *WALLS), "leave") == "walled-in"
    shut = room(0, 2, "dragon", paws=1)
    assert why_not(scene("sharik", rooms[0], shut, *rooms[2:], *WALLS), "leave") == "walled-in"


def test_leaving_without_paws_for_a_trap() -> None:
    assert why_not(scene("ruta", room(0, 1, "trap-bow"), *WALLS, mine={"paws": 0}), "leave") == "too-few-paws"


def test_steps() -> None:
    rooms = [room(0, 1, "coin"), room(1, 0, "coin"), room(-1, 0, "chest", 1)]
    match = do(scene("ruta", *rooms, seats=3), "leave")
    assert legal(match) == ["step east", "out"]
    assert why_not(match, "step north") == "wall"
    assert why_not(match, "step west") == "door"
    assert why_not(match, "step south") == "say-out"
    assert why_not(match, "step up") == "side"
    assert why_not(match, "portal 1,0") == "portal"
    assert why_not(match, "claim") == "moment"


def test_no_exit_here() -> None:
    match = do(scene("ruta", room(0, 1, "coin", 1), room(1, 0, "coin"), room(-1, 0, "coin")), "leave")
    assert why_not(match, "out") == "not-out"


def test_gaps_and_covered_traps() -> None:
    gap = room(0, 1, "mimic-bow", 1, paws=1, gap=True)
    trap = room(1, 0, "trap-bow", 1, cover={"seat": 1, "card": "mimic-bow"})
    match = do(scene("ruta", gap, trap, room(-1, 0, "coin"), seats=3), "leave")
    assert why_not(match, "step north") == "gap"
    assert why_not(match, "step east") == "covered"


def test_fights() -> None:
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


def test_damage() -> None:
    rooms = [room(0, 1, "dragon"), BEYOND]
    match = scene("robin", *rooms, mine={"loot": ["excalibark", "magic-collar"], "potions": {"bow": 1, "fire": 1}})
    do(match, "leave", "step north")  # beaten without a question: passing would be 3 damage of 3
    assert "dragon" in [row["card"] for row in match.view(0)["table"]["map"] if row["paws"]]


def test_traps() -> None:
    match = in_front_of("trap-bow", loot=["mimic-bow"])
    assert why_not(match, "pass") == "trap"
    assert why_not(match, "pour") == "disarm"
    assert why_not(match, "disarm mimic-fire") == "disarm"
    assert why_not(in_front_of("coin", 1), "pour") == "no-trap"


def test_what_could_be_done_here_but_not_before_the_rest_of_the_way() -> None:
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
    assert why_not(match, "pour") == "disarm"


def test_potions_of_the_supply() -> None:
    rooms = [room(0, 1, "potion-room", 1), BEYOND]
    match = do(scene("ruta", *rooms, supply={"bow": 1}), "leave", "step north")
    assert legal(match) == ["pass", "take bow"]
    assert why_not(match, "take sword") == "supply"
    assert why_not(match, "claim") == "other-room"


def test_a_vagabonds_sides() -> None:
    match = in_front_of("vagabond-bow")
    assert why_not(match, "hire single") == "hire"
    assert why_not(match, "claim") == "other-room"


def test_turns_of_a_drawn_card() -> None:
    match = scene("ruta")
    match.play(0, "explore", chance=uc.Chosen(["trap-bow"]))
    assert why_not(match, "lay 0,1 turn 1") == "turn"  # its walls would meet the start's exit
    assert why_not(match, "lay 0,1 turn 2") == "alike"  # turned over, a straight card looks the same
    assert why_not(match, "lay 0,1 turn 9") == "alike"
    assert why_not(match, "lay 256,-1 turn 0") == "no-meeting"  # far away, not the start room's place
    assert why_not(match, "lay 0,0 turn 0") == "taken"


def test_dogs_and_quests_of_others() -> None:
    match = do(uc.deal("doggies", seats=2, seed=1, dogs="chosen"), "choose robin")
    assert why_not(match, "choose robin") == "dog"
    assert why_not(match, "explore") == "moment"
    match = uc.load({"game": "doggies", "phase": "quests", "players": [{"hand": ["most-bow", "hunt-mimic"]}]})
    assert why_not(match, "keep hunt-efreet") == "hand"


def test_a_number_without_end_is_no_move() -> None:
    with pytest.raises(uc.IllegalMove, match="not a move in this game's notation"):
        scene("ruta").play(0, f"lay {'9' * 5000},0 turn 0")


def test_other_rooms() -> None:
    match = in_front_of("coin", 1)
    assert why_not(match, "hire pair") == "other-room"
    assert legal(match) == ["pass", "claim"]


def test_wrong_moment() -> None:
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
