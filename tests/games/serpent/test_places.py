"""ОБЗОР КОМПОНЕНТОВ, Карты локаций – what a location does for a hero who stands there."""

from __future__ import annotations

from typing import Any

import undercroft as uc
from tests.games.serpent.scenes import GATE, attack_total, hero, play, prompt, scene, sent, table, texts, told


def use_at(place: str, glory: int, health: int = 10, turned: bool = False, **more: Any) -> uc.Match:
    return scene(
        {"hero": "nord", "place": place, "glory": glory, "health": health},
        {"hero": "bel"},
        map=[GATE, {"place": place, "y": -1, "turned": turned}],
        **more,
    )


def test_healing_locations_heal() -> None:
    for place, glory, healed, turned in (("dripping-fork", 2, 1, True), ("priestess-bath", 3, 2, True)):
        match = use_at(place, glory, turned=turned)
        play(match, 0, f"use {place}")
        assert told(match, "healed") == [{"who": 0, "count": healed}]
        assert hero(match, 0)["health"] == 10 + healed and f"use {place}" not in texts(match, 0)


def test_watch_room_explores_for_free() -> None:
    match = use_at("watch-room", 0, turned=True)
    play(match, 0, "use watch-room", "crossroads")
    assert prompt(match, 0) == "lay"


def test_inner_sanctum_calms_the_goddess() -> None:
    match = use_at("inner-sanctum", 3, tokens=2)
    play(match, 0, "use inner-sanctum")
    assert table(match)["tokens"] == 1


def test_altar_of_fangs_trades_blood_for_glory() -> None:
    match = use_at("altar-of-fangs", 0)
    play(match, 0, "use altar-of-fangs")
    assert (hero(match, 0)["health"], hero(match, 0)["glory"]) == (9, 2)


def test_vault_a_card_taken_back_leaves_the_discard() -> None:
    match = scene(
        {"hero": "bel", "glory": 2, "place": "vault-of-skins"},
        {"hero": "nord"},
        map=[GATE, {"place": "vault-of-skins", "x": 1}],
        discard={"repel": 1, "battle-trance": 1, "snakeman": 1},
    )
    play(match, 0, "use vault-of-skins")
    play(match, 0, "recover repel")
    assert hero(match, 0)["hand"] == ["repel"]
    assert table(match)["discard"] == {"snakeman": 1, "battle-trance": 1}


def test_vault_returns_a_cheap_glory_card() -> None:
    match = use_at("vault-of-skins", 2, discard={"repel": 1, "plate-of-gwildor": 1, "frailty": 1})
    play(match, 0, "use vault-of-skins")
    assert hero(match, 0)["hand"] == ["repel"]


def test_knights_prison_gives_peril_to_an_entering_hero() -> None:
    match = scene({"hero": "nord"}, {"hero": "bel"}, map=[GATE, {"place": "knights-prison", "y": -1}])
    play(match, 0, "go knights-prison", 2)
    assert hero(match, 0)["peril"] == 2 + 2 + 1


def test_armoury_makes_treasures_cheaper() -> None:
    match = scene(
        {"hero": "nord", "place": "armoury-of-ilbor", "glory": 4, "hand": ["blade-of-ilbor"]},
        {"hero": "bel"},
        map=[GATE, {"place": "armoury-of-ilbor", "y": -1}],
    )
    play(match, 0, "play blade-of-ilbor")
    assert hero(match, 0)["glory"] == 0


def test_brood_hall_strengthens_spawn() -> None:
    assert attack_total(sent("choker-spawn", "melee", {"hero": "bel", "place": "brood-hall"}, 1, 6)) == 3 + 1 + 1
