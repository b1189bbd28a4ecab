"""Reasons for going, exploring, laying a location, and for staying."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.serpent.reasoning import position_of, reason, sentence, thought
from tests.games.serpent.scenes import GATE, play, scene

# North of the gate the crossroads, then the altar; east of it the fork, which heals.
CROSS: list[dict[str, Any]] = [GATE, {"place": "crossroads", "y": -1}, {"place": "altar-of-fangs", "y": -2}]
FORK: list[dict[str, Any]] = [*CROSS, {"place": "dripping-fork", "x": 1}]


def walk(hero: dict[str, Any], *rivals: dict[str, Any], **more: Any) -> uc.Match:
    start = {"hero": "roderick", "place": "temple-gate", "hand": [], "actions": 3}
    return scene({**start, **hero}, *(rivals or ({"hero": "bel"},)), **{"map": CROSS, **more})


def test_what_new_locations_bring_is_what_one_gets() -> None:
    match = walk({"glory": 0, "peril": 0})
    id, args = reason(match, "go altar-of-fangs")
    assert (id, args["count"]) == ("gain", 2)
    play(match, 0, "go altar-of-fangs")
    hero = position_of(match).heroes[0]
    assert (args["glory"], args["peril"]) == (hero.glory, hero.peril)


@pytest.mark.parametrize(("seats", "id"), [(1, "gain-alone-for"), (2, "gain-for")])
def test_what_glory_is_wanted_for(seats: int, id: str) -> None:
    heroes: list[dict[str, Any]] = [{"hero": "roderick", "glory": 3, "hand": [], "actions": 1}, {"hero": "bel"}]
    match = scene(*heroes[:seats], map=CROSS, quests=[{"quest": "heartstone", "seat": 0}])
    told, args = reason(match, "go crossroads")
    assert (told, args["need"], args["have"], args["quest"]) == (id, 26, 3, "heartstone")


def test_a_way_with_as_much_glory_and_less_peril() -> None:
    match = walk({"glory": 0}, map=[*CROSS, {"place": "watch-room", "x": 1}])
    assert reason(match, "go watch-room", "go crossroads") == ("safer", {"glory": 2, "peril": 1, "other": 4})


def test_nothing_is_said_of_glory_that_the_next_best_way_brings_too() -> None:
    match = walk({"glory": 0}, map=[*CROSS, {"place": "watch-room", "x": 1}])
    assert reason(match, "go crossroads", "go watch-room")[0] == "onward"


def test_a_place_that_heals() -> None:
    hero = {"glory": 2, "health": 9, "seen": ["dripping-fork", "crossroads"]}
    match = walk(hero, map=FORK)
    told = reason(match, "go dripping-fork")
    assert told == ("spring", {"count": 1, "price": 1, "health": 9, "full": 18})
    assert sentence(match, "ru", "go dripping-fork") == "Там лечат 1 рану за 1 очко славы; здоровья сейчас 9 из 18."


def test_nearer_to_a_quest_that_takes_more_glory() -> None:
    hero = {"glory": 3, "seen": ["crossroads", "altar-of-fangs"]}
    match = walk(hero, quests=[{"quest": "heartstone", "seat": 0}])
    assert reason(match, "go crossroads") == ("towards", {"quest": "heartstone", "need": 26, "have": 3, "count": 1})


@pytest.mark.parametrize(("place", "count"), [("crossroads", 1), ("temple-gate", 0)])
def test_home_alone(place: str, count: int) -> None:
    hero = {"hero": "roderick", "place": "altar-of-fangs", "quests": 3, "hand": [], "actions": 3}
    match = scene({**hero, "seen": ["crossroads"]}, map=CROSS)
    assert reason(match, f"go {place}") == ("home", {"count": count})


def test_beating_nakari_wins() -> None:
    match = walk({"glory": 0, "health": 3}, map=[GATE, {"place": "nakaris-lair", "y": 1}], nakari_wounds=2)
    assert reason(match, "go nakaris-lair") == ("nakari", {"count": 3})


def test_a_quest_whose_place_is_not_on_the_map() -> None:
    match = walk({"glory": 0}, map=CROSS, quests=[{"quest": "crown-of-ilbor", "seat": 0}])
    left = match.view(0)["table"]["locations_left"]
    assert reason(match, "explore") == ("missing", {"quest": "crown-of-ilbor", "count": left})


def test_a_location_that_a_neighbour_may_lay_is_not_called_ones_own() -> None:
    hero = {"hero": "roderick", "hand": [], "actions": 1}
    assert reason(scene(hero, {"hero": "bel"}, map=CROSS), "explore")[0] == "explore"
    match = scene(hero, {"hero": "bel"}, map=CROSS, options={"impartial_placement": True})
    assert thought(match, ("explore", 0.5)) is None


# -- staying ---------------------------------------------------------------------------------------------------


def test_a_hurt_hero_avoids_peril() -> None:
    match = walk({"health": 5, "peril": 6, "moved": True})
    assert reason(match, "done", "go crossroads") == ("avoid", {"health": 5, "peril": 6, "more": 4})


def test_who_stands_still_gains_too() -> None:
    match = walk({"health": 18, "glory": 0})
    id, args = reason(match, "done", "go crossroads")
    assert (id, args) == ("still", {"glory": 1, "peril": 2})


def test_an_action_is_saved() -> None:
    match = walk({"health": 18, "moved": True})
    assert reason(match, "done", "go crossroads") == ("saved-action", {})


def test_waiting_where_a_quest_is_done() -> None:
    hero = {"place": "altar-of-fangs", "glory": 20, "moved": True}
    match = walk(hero, quests=[{"quest": "heartstone", "seat": 0}])
    told = reason(match, "done", "go crossroads")
    assert told == ("wait", {"quest": "heartstone", "need": 26, "have": 20})


# -- laying ----------------------------------------------------------------------------------------------------


def laying(place: str, **more: Any) -> uc.Match:
    match = scene({"hero": "nord", "hand": [], "actions": 3}, {"hero": "bel", "hand": []}, map=[GATE, CROSS[1]], **more)
    play(match, 0, "explore", place)
    return match


def test_a_goal_is_laid_near_by() -> None:
    match = laying("altar-of-fangs", quests=[{"quest": "heartstone", "seat": 0}])
    assert reason(match, "lay 0 -2") == ("lay-goal", {"quest": "heartstone", "count": 2})


@pytest.mark.parametrize(("cell", "words"), [("0 1", "1 шаг,"), ("0 -2", "2 шага,")])
def test_a_location_near_by_is_worth_its_glory(cell: str, words: str) -> None:
    match = laying("dripping-fork")
    move = next(str(move) for move in match.moves(0) if str(move).startswith(f"lay {cell}"))
    assert words in sentence(match, "ru", move)
