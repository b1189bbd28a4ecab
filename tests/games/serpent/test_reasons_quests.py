"""Reasons for quests: tries, searches, hunts, deliveries, and the way there."""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.games.serpent.reasoning import likely, position_of, reason, sentence
from tests.games.serpent.scenes import GATE, at, play, scene
from undercroft.games.serpent.box.book import QUEST_NUMBER, QUESTS


def crown(**more: object) -> uc.Match:
    """At the place of a quest that tests melee 9 or speed 10, twice."""
    return at("armoury-of-ilbor", "crown-of-ilbor", {"hero": "roderick", "glory": 20, "hand": [], **more})


@pytest.mark.parametrize("stat", ["melee", "speed"])
def test_the_chance_of_a_try(stat: str) -> None:
    match = crown()
    text = f"try crown-of-ilbor.0 with {stat}"
    found = likely(match, text, lambda after: after.quests[0].steps == 1)
    assert reason(match, text, "done") == ("try", {"quest": "crown-of-ilbor", "chance": found})


@pytest.mark.parametrize(("quests", "id"), [(0, "last-try"), (2, "winning-try")])
def test_the_last_step(quests: int, id: str) -> None:
    match = at(
        "armoury-of-ilbor",
        "crown-of-ilbor",
        {"hero": "roderick", "glory": 20, "hand": [], "quests": quests},
        quest={"steps": 1},
    )
    text = "try crown-of-ilbor.0 with melee"
    found = likely(match, text, lambda after: after.heroes[0].quests == quests + 1)
    assert reason(match, text) == (id, {"quest": "crown-of-ilbor", "chance": found})
    assert likely(match, text, lambda after: after.is_over) == (found if id == "winning-try" else 0)


def test_two_dice() -> None:
    match = at("crossroads", "oracles-dice", {"glory": 20, "hand": []})
    found = likely(match, "try oracles-dice.0", lambda after: after.heroes[0].quests == 1, dice=2)
    assert reason(match, "try oracles-dice.0") == ("last-try", {"quest": "oracles-dice", "chance": found})


def test_a_price_needs_no_roll() -> None:
    match = at("altar-of-fangs", "heartstone", {"glory": 30, "hand": []})
    assert likely(match, "try heartstone.0", lambda after: after.heroes[0].quests == 1) == 100
    assert reason(match, "try heartstone.0") == ("gift", {"quest": "heartstone", "glory": 26, "wounds": 0})


def test_a_search() -> None:
    match = at("armoury-of-ilbor", "orders-cache", {"glory": 20, "hand": []}, quest={})
    text = "search orders-cache.0"
    found = likely(match, text, lambda after: after.quests[0].found >= 0)
    assert reason(match, text) == ("search", {"quest": "orders-cache", "chance": found})


def test_a_hunt_names_its_worst_attack_and_the_best_challenge() -> None:
    match = at("brood-hall", "mother-of-broods", {"hero": "roderick", "glory": 0, "hand": [], "actions": 3})
    id, args = reason(match, "try mother-of-broods.0")
    assert (id, args["count"]) == ("hunt-challenge", QUESTS[QUEST_NUMBER["mother-of-broods"]].monster.health)
    play(match, 0, "try mother-of-broods.0")
    before = position_of(match).heroes[0].health
    hits = [
        likely(match, f"form {form}", lambda after: after.heroes[0].health < before, 1, 2)
        for form in ("melee", "speed")
    ]
    assert args["hit"] == max(hits)
    play(match, 1, "form melee", 6, 6)
    blows = [
        likely(match, f"challenge mother-of-broods.0 {form}", lambda after: after.quests[0].wounds > 0, dice=2)
        for form in ("melee", "magic", "speed")
    ]
    assert args["chance"] == max(blows)


def test_a_try_that_would_rather_fail_can_wait() -> None:
    match = at("armoury-of-ilbor", "crown-of-ilbor", {"hero": "bel", "glory": 20, "hand": [], "level": 7})
    text = "try crown-of-ilbor.0 with melee"
    found = likely(match, text, lambda after: after.quests[0].steps == 1)
    assert found < 50
    assert reason(match, "done", text) == ("not-yet", {"quest": "crown-of-ilbor", "chance": found})


def test_the_way_to_a_quest() -> None:
    match = scene(
        {"hero": "roderick", "place": "temple-gate", "glory": 26, "hand": []},
        {"hero": "bel"},
        map=[GATE, {"place": "crossroads", "y": -1}, {"place": "altar-of-fangs", "y": -2}],
        quests=[{"quest": "heartstone", "seat": 0}],
    )
    assert reason(match, "go crossroads") == ("way", {"quest": "heartstone", "count": 1})
    assert reason(match, "go altar-of-fangs") == ("arrival", {"quest": "heartstone", "count": 0})
    assert sentence(match, "ru", "go crossroads") == "Оттуда до цели задания «Камень сердца» остаётся 1 шаг."


def test_a_charge_is_not_dropped() -> None:
    match = at("crossroads", "captive-knight", {"hand": []}, quest={"is_carried": True})
    assert reason(match, "done", "drop captive-knight.0") == ("hold-charge", {"quest": "captive-knight"})
