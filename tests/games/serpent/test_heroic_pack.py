"""СОЧЕТАНИЕ НЕСКОЛЬКИХ НАБОРОВ – the heroic pack: one little play per card that does something of its own."""

from __future__ import annotations

from typing import Any

import undercroft as uc
from tests.games.serpent.scenes import POSTERN, has_fallen, hero, pieces, play, prompt, scene, table, texts

MAP = [POSTERN, {"place": "rooty-way", "x": 1}, {"place": "three-vaults", "y": -1, "turned": True}]


def heroic(*heroes: dict[str, Any], **more: Any) -> uc.Match:
    more.setdefault("map", MAP)
    return scene(*heroes, stage="heroic", options={"combined": True}, **more)


def sent(card: str, form: str, target: dict[str, Any], *dice: int, boost: bool = False, **more: Any) -> uc.Match:
    match = heroic({"hero": "nord", "hand": [card]}, {"peril": 20, "glory": 0, **target}, phase="villainy", **more)
    if boost:
        play(match, 0, f"send {card} > 1 {form}")
        play(match, 0, "boost 1", *dice)
    else:
        play(match, 0, f"send {card} > 1 {form}", *dice)
    return match


def trapped(card: str, who: str, die: int) -> uc.Match:
    match = heroic(
        {"hero": who, "glory": 0, "peril": 0},
        {"hero": "sessira"},
        pieces=[{"card": card, "seat": 1, "zone": "laid", "place": "rooty-way"}],
    )
    play(match, 0, "go rooty-way", die)
    return match


def test_squires_are_braver_in_company() -> None:
    squires = {"hero": "nord", "hand": ["renegade-squire", "renegade-squire"]}
    match = heroic(squires, {"hero": "bel", "peril": 6}, phase="villainy")
    play(match, 0, "send renegade-squire > 1 melee")
    play(match, 0, "send renegade-squire > 1 melee", 1, 1, 6, 6)
    totals = [event.args["total"] for event in match.told(None) if event.id == "serpent-event-attack"]
    assert totals == [5, 5]


def test_squires_in_company_are_no_cheaper() -> None:
    squires = {"hero": "nord", "hand": ["renegade-squire", "renegade-squire", "hatchling"]}
    match = heroic(squires, {"hero": "bel", "peril": 5}, phase="villainy")
    play(match, 0, "send renegade-squire > 1 melee")
    assert texts(match, 0) == ["unleash", "recall", "send hatchling > 1 melee"]


def test_novice_gives_peril_racer_makes_fall_alpha_buys_a_wound() -> None:
    assert hero(sent("novice", "magic", {"hero": "roderick"}, 6, 1), 1)["peril"] == 20 - 2 + 1
    assert hero(sent("racer-snake", "speed", {"hero": "roderick"}, 6, 1), 1)["fallen"]
    assert hero(sent("brood-alpha", "melee", {"hero": "bel"}, 6, 1, boost=True), 1)["health"] == 4


def test_spring_bow_wounds_smoke_takes_actions_false_floor_makes_fall() -> None:
    assert hero(trapped("spring-bow", "bel", 1), 0)["health"] == 5
    assert hero(trapped("drowsy-smoke", "roderick", 1), 0)["actions"] == 0
    match = trapped("false-floor", "bel", 1)
    assert has_fallen(match) and hero(match, 0)["peril"] == 2


def test_wrong_turn_moves_a_rival() -> None:
    match = heroic({"hero": "nord", "hand": ["wrong-turn"]}, {"hero": "bel", "peril": 3}, phase="villainy")
    play(match, 0, "curse 1 with wrong-turn")
    play(match, 0, "warp rooty-way")
    assert hero(match, 1)["place"] == "rooty-way"


def test_settling_floor_turns_a_location() -> None:
    places = [POSTERN, {"place": "old-adit", "y": -1}, {"place": "three-vaults", "y": 1}]
    match = heroic(
        {"hero": "nord", "hand": ["settling-floor"]}, {"hero": "bel", "peril": 2}, phase="villainy", map=places
    )
    play(match, 0, "curse 1 with settling-floor")
    play(match, 0, "turn old-adit")
    assert next(place for place in table(match)["map"] if place["place"] == "old-adit")["turned"]


def test_sharp_shout_stops_cheap_monsters_only() -> None:
    match = sent("bone-sentry", "melee", {"hero": "bel", "glory": 2, "hand": ["sharp-shout"]})
    play(match, 1, "play sharp-shout against bone-sentry.0")
    assert hero(match, 1)["health"] == 6
    match = sent("brood-alpha", "melee", {"hero": "bel", "peril": 5, "glory": 2, "hand": ["sharp-shout"]}, 6, 1)
    assert hero(match, 1)["hand"] == ["sharp-shout"]


def test_sprint_gives_an_action_for_a_challenge() -> None:
    match = sent("bone-sentry", "melee", {"hero": "roderick", "glory": 1, "hand": ["sprint"]})
    play(match, 1, "play sprint", 3, 3)
    assert prompt(match, 1) == "challenge"


def test_steady_grip_and_short_sword_add_up() -> None:
    prepared = [{"card": name, "seat": 0} for name in ("steady-grip", "short-sword")]
    match = heroic({"hero": "roderick"}, {"hero": "bel"}, pieces=prepared)
    play(match, 0, "attack 1 melee", 1, 1)
    totals = [event.args["total"] for event in match.told(None) if event.id == "serpent-event-attack"]
    assert totals == [4 + 1 + 1 + 1]


def test_leather_coat_prevents_and_costs_upkeep() -> None:
    match = sent("hatchling", "melee", {"hero": "bel"}, 6, 1, pieces=[{"card": "leather-coat", "seat": 1}])
    assert hero(match, 1)["health"] == 6 and pieces(match, card="leather-coat")[0]["used"]


def test_small_draught_heals_two() -> None:
    match = heroic({"hero": "nord", "health": 2, "glory": 2, "hand": ["small-draught"]}, {"hero": "bel"})
    play(match, 0, "play small-draught")
    assert hero(match, 0)["health"] == 4


def test_coin_for_the_altar_takes_cards_and_blood() -> None:
    match = heroic(
        {"hero": "nord", "place": "lesser-altar", "hand": ["knack", "sprint", "hatchling"]},
        {"hero": "bel"},
        map=[POSTERN, {"place": "lesser-altar", "y": -1}],
        quests=[{"quest": "altar-coin", "seat": 0}, {"quest": "old-snake"}],
    )
    play(match, 0, "try altar-coin.0")
    play(match, 0, "discard knack")
    play(match, 0, "discard sprint")
    assert (hero(match, 0)["level"], hero(match, 0)["health"], hero(match, 0)["points"]) == (2, 5, 1)


def test_postern_key_opens_an_exit_once_a_turn() -> None:
    match = heroic(
        {"hero": "nord", "place": "old-adit"},
        {"hero": "bel"},
        map=[POSTERN, {"place": "old-adit", "x": 1}],
        quests=[{"quest": "postern-key", "seat": 0, "is_done": True}, {"quest": "old-snake"}],
    )
    play(match, 0, "use postern-key at west")
    play(match, 0, "go old-postern")
    assert hero(match, 0)["place"] == "old-postern"
    assert not [move for move in texts(match, 0) if move.startswith("use postern-key")]


def test_lost_acolyte_is_taken_without_a_test() -> None:
    match = heroic(
        {"hero": "nord", "place": "drowned-well"},
        {"hero": "bel"},
        map=[POSTERN, {"place": "drowned-well", "y": -1}],
        quests=[{"quest": "lost-acolyte", "seat": 0}, {"quest": "old-snake"}],
    )
    play(match, 0, "take lost-acolyte.0")
    assert table(match)["quests"][0]["is_carried"]
