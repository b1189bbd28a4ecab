"""Why can't I? Every refusal names its rule, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.doggies.scenes import do, legal, room, scene, why_not
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
    assert why_not(in_front_of("chocolate-golem", 1, "joan", paws=1, potions={"fire": 2}), "smite") in (
        "two-paws", "moment",
    )  # fmt: skip


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


def test_other_rooms() -> None:
    match = in_front_of("coin", 1)
    assert why_not(match, "hire pair") == "other-room"
    assert legal(match) == ["pass", "claim"]


def test_wrong_moment() -> None:
    match = scene("ruta")
    for move in ("step north", "lay 0,1 turn 0", "claim", "keep most-bow", "choose ruta"):
        assert why_not(match, move) == "moment"
