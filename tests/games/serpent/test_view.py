"""The view states what a client would otherwise compute: dice to be rolled, the inventory, Nakari, the end;
and what it keeps to itself.
"""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.serpent.scenes import BONEWALK, GATE, hero, play, prompt, scene, sent, table
from undercroft.games.serpent.box.book import PLACES
from undercroft.kernel.position import Data


def exit_of(match: uc.Match, place: str, side: int, seat: int | None = 0) -> Data:
    rows = match.view(seat)["table"]["map"]
    found: Data = next(row for row in rows if row["place"] == place)["exits"][side]
    return found


def at_the_bonewalk(who: str, **more: Any) -> uc.Match:
    """In a location whose way east to the gate is blocked, magic 9 or more."""
    return scene({"hero": who, "place": "gloomy-bonewalk", "actions": 3}, {"hero": "bel"}, map=BONEWALK, **more)


@pytest.mark.parametrize(
    ("who", "cards", "need"),
    [
        ("nord", [], 3),  # magic 4, and 2 more at blocked exits
        ("sessira", [], 6),
        ("sessira", ["delvers-sense"], 5),
    ],
)
def test_the_least_die_that_passes_a_blocked_exit_counts_every_bonus(who: str, cards: list[str], need: int) -> None:
    pieces = [{"card": card, "seat": 0} for card in cards]
    match = at_the_bonewalk(who, pieces=pieces)
    assert exit_of(match, "gloomy-bonewalk", 1)["need"] == need
    for die, is_passed in ((need, True), (need - 1, False)):
        tried = at_the_bonewalk(who, pieces=pieces)
        play(tried, 0, "go temple-gate", die)
        told = [event.id for event in tried.told(None)]
        assert ("serpent-event-passed" in told) == is_passed and ("serpent-event-failed" in told) != is_passed


def test_the_die_needed_is_that_of_the_viewing_hero() -> None:
    match = at_the_bonewalk("sessira")
    assert exit_of(match, "gloomy-bonewalk", 1, seat=1)["need"] != exit_of(match, "gloomy-bonewalk", 1)["need"]
    assert "need" not in exit_of(match, "gloomy-bonewalk", 1, seat=None)


def test_no_die_is_named_where_a_six_is_not_enough() -> None:
    match = at_the_bonewalk("nord", shut=[["gloomy-bonewalk", "melee", 15]])
    assert exit_of(match, "gloomy-bonewalk", 0)["need"] is None


def test_a_dropped_gate_sets_the_test_of_a_blocked_exit_too() -> None:
    match = at_the_bonewalk("nord", shut=[["gloomy-bonewalk", "speed", 8]])
    exit = exit_of(match, "gloomy-bonewalk", 1)
    assert (exit["kind"], exit["stat"], exit["number"], exit["need"]) == ("blocked", "speed", 8, 1)


def test_an_open_exit_and_a_wall_ask_for_nothing() -> None:
    match = at_the_bonewalk("nord", opened=[["gloomy-bonewalk", "east"]])
    assert "need" not in exit_of(match, "gloomy-bonewalk", 1)


@pytest.mark.parametrize(("die", "falls"), [(3, False), (2, True)])
def test_a_pit_shows_the_die_needed_on_entering(die: int, falls: bool) -> None:
    match = scene({"hero": "nord", "actions": 3}, {"hero": "bel"})
    pit = next(row for row in match.view(0)["table"]["map"] if row["place"] == "pit-of-offerings")
    assert pit["need"] == 3 and "spikes" not in pit
    play(match, 0, "go pit-of-offerings", die)
    assert ("serpent-event-fell" in [event.id for event in match.told(None)]) == falls


def test_a_minion_takes_the_place_of_a_treasure() -> None:
    pieces = [{"card": "blade-of-ilbor", "seat": 0}, {"card": "nest-viper", "seat": 0, "zone": "minion"}]
    match = scene({"hero": "nord"}, {"hero": "bel"}, pieces=pieces)
    assert hero(match, 0)["load"] == {"boons": 0, "treasures": 2}


def test_nakari_waits_in_her_lair_once_it_is_on_the_map() -> None:
    lair = [GATE, {"place": "nakaris-lair", "y": -1, "turned": True}]
    heroes = ({"hero": "nord"}, {"hero": "bel"})
    assert table(scene(*heroes))["nakari_at"] is None
    assert table(scene(*heroes, map=lair))["nakari_at"] == "nakaris-lair"
    assert table(scene(*heroes, map=lair, has_event=False))["nakari_at"] is None


def test_the_view_says_what_decided_the_game() -> None:
    two: Any = ({"hero": "nord"}, {"hero": "bel"})
    match = scene(*two, round=60, starter=1)
    assert table(match)["ending"] is None
    play(match, 0, "done")
    assert table(match)["ending"] == "rounds"
    match = scene({"hero": "nord", "health": 1, "place": "brood-hall"})
    play(match, 0, "go pit-of-offerings", 1)
    assert table(match)["ending"] == "felled"
    match = scene({"hero": "nord", "health": 1, "place": "brood-hall"}, {"hero": "bel"})
    play(match, 0, "go pit-of-offerings", 1)
    assert table(match)["ending"] == "last"
    assert table(match)["winners"] == [1]
    match = scene(
        {"hero": "nord", "quests": 2, "glory": 30, "place": "altar-of-fangs", "moved": True},
        {"hero": "bel"},
        map=[GATE, {"place": "altar-of-fangs", "y": -1}],
        quests=[{"quest": "heartstone", "seat": 0}],
    )
    play(match, 0, "try heartstone.0")
    assert table(match)["ending"] == "quests"
    match = scene(
        {"hero": "roderick"},
        {"hero": "bel"},
        map=[GATE, {"place": "nakaris-lair", "y": -1, "turned": True}],
        quests=[{"quest": "defeat-nakari"}],
        nakari_wounds=4,
    )
    play(match, 0, "go nakaris-lair")
    play(match, 1, "form melee", 1, 6)
    assert table(match)["ending"] == "nakari"


def test_the_view_names_the_battle_stage_during_a_reroll() -> None:
    match = sent("whisper-spawn", "magic", {"hero": "bel"}, 6, 2)
    assert prompt(match, 1) == "reroll" and table(match)["battle_stage"] == "counter"
    assert [fight["counter"] for fight in table(match)["battles"][0]["fights"]] == [-1]  # not yet noted
    match = scene({"hero": "bel", "glory": 9}, {"hero": "nord"})
    play(match, 0, "attack 1 magic", 3)
    assert prompt(match, 0) == "reroll" and table(match)["battle_stage"] == "attack"
    play(match, 0, "keep", 1)
    assert table(match)["battle_stage"] is None  # it is over


def test_a_test_never_needs_less_than_a_one() -> None:
    """Speed 7 against 7: only a slick stone makes the pit a threat, so it is asked for."""
    match = scene(
        {"hero": "nord", "peril": 2},
        {"hero": "bel", "hand": ["slick-stone"]},
        map=[GATE, {"place": "abyss-bridge", "y": -1}],
        pieces=[{"card": "runaways-boots", "seat": 0}],
    )
    play(match, 0, "go abyss-bridge")
    trial = table(match)["trial"]
    assert prompt(match, 1) == "slick" and (trial["stat"], trial["number"], trial["need"]) == ("speed", 7, 1)


def test_the_map_shows_the_test_of_each_exit() -> None:
    match = scene({"hero": "nord"}, {"hero": "bel"}, map=[GATE, {"place": "sentinel-gallery", "x": 1}])
    exit = exit_of(match, "sentinel-gallery", 3, seat=None)
    assert (exit["kind"], exit["stat"], exit["number"]) == ("blocked", "melee", 7)


def test_faces_spell_out_the_words_of_the_cards_file() -> None:
    faces: Any = uc.deal("serpent", 2, seed=1).game.faces()
    assert set(faces["locations"]) == {face.id for face in PLACES}
    assert faces["locations"]["gloomy-bonewalk"]["exits"][1] == {"kind": "blocked", "stat": "magic", "number": 9}
    assert faces["cards"]["delvers-sense"]["is_glory"] and faces["cards"]["delvers-sense"]["values"] is None
    assert faces["cards"]["snakeman"]["sort"] == "monster" and not faces["cards"]["snakeman"]["is_glory"]


def test_a_view_does_not_depend_on_other_hands_or_decks() -> None:
    heroes = [{"hero": "nord", "hand": ["repel"]}, {"hero": "bel", "hand": ["frailty", "tribute"]}]
    other = [heroes[0], {"hero": "bel", "hand": ["acid-stream", "rejuvenation"]}]
    assert scene(*heroes).view(0) == scene(*other).view(0)
    assert scene(*heroes).view(None) == scene(*other).view(None)
    assert scene(*heroes).view(1) != scene(*other).view(1)


def test_imagining_keeps_the_own_hand_and_plan() -> None:
    match = scene({"hero": "nord", "hand": ["snakeman", "priestess"]}, {"hero": "bel", "peril": 20}, phase="villainy")
    play(match, 0, "send snakeman > 1 melee")
    twin = uc.imagine(match.view(0), uc.Seeded(1)).save()
    assert twin["heroes"][0]["hand"] == ["snakeman", "priestess"] and twin["draft"] == match.save()["draft"]


# Prospects at quests


def test_the_view_tells_how_near_a_hero_is_to_its_quests() -> None:
    match = scene(
        {"hero": "nord", "glory": 9},
        {"hero": "bel"},
        map=[{"place": "temple-gate"}, {"place": "crossroads", "y": -1}, {"place": "armoury-of-ilbor", "y": -2}],
        quests=[{"quest": "crown-of-ilbor", "seat": 0}, {"quest": "heartstone", "seat": 0}],
    )
    ids = {quest["quest"]: quest["id"] for quest in match.view(0)["table"]["quests"]}
    ahead = {one["quest"]: one for one in match.view(0)["table"]["prospects"]}
    crown, heartstone = ahead[ids["crown-of-ilbor"]], ahead[ids["heartstone"]]
    assert (crown["place"], crown["steps"], crown["glory"]) == ("armoury-of-ilbor", 2, 14)
    assert 0 < crown["chance"] < 100
    assert (heartstone["place"], heartstone["steps"], heartstone["chance"]) == (None, None, None)
    assert ids["heartstone"] not in [one["quest"] for one in match.view(1)["table"]["prospects"]]  # it is not Bel's
    assert "prospects" not in match.view(None)["table"]
