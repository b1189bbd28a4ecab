"""СОЧЕТАНИЕ НЕСКОЛЬКИХ НАБОРОВ – the heroic stage, its change, points and the end.

Rulings: D106–D110, D117.
"""

from __future__ import annotations

import random
from typing import Any

import undercroft as uc
from tests.games.serpent.scenes import GATE, HEROIC, POSTERN, hero, pieces, play, scene, table, texts


def test_combined_starts_at_level_one_with_heroic_cards() -> None:
    match = uc.deal("serpent", seats=2, seed=1, combined=True)
    assert (hero(match, 0)["level"], hero(match, 0)["health"]) == (1, 6)
    assert not table(match)["has_event"] and table(match)["stage"] == "heroic"
    assert sum(match.save()["deck"].values()) == 24 - 10


def test_combined_stage_changes_when_all_are_at_the_top() -> None:
    match = scene(
        {"hero": "nord", "level": 4, "health": 5},
        {"hero": "bel", "level": 4, "health": 6},
        stage="heroic",
        options={"combined": True},
        map=[{"place": "old-postern"}, {"place": "rooty-way", "x": 1}],
    )
    play(match, 0, "done")
    assert table(match)["stage"] == "legendary"
    assert (hero(match, 0)["level"], hero(match, 0)["health"], hero(match, 1)["health"]) == (7, 17, 18)
    quests = table(match)["quests"]
    assert [quest["seat"] for quest in quests if quest["quest"] != "defeat-nakari"] == [0, 0, 1, 1, -1]


def test_combined_ends_at_level_ten_by_points() -> None:
    match = scene(
        {"hero": "roderick", "level": 9, "points": 3, "glory": 26, "place": "altar-of-fangs"},
        {"hero": "bel", "level": 8, "points": 9},
        options={"combined": True},
        stage="legendary",
        map=[GATE, {"place": "altar-of-fangs", "y": -1}],
        quests=[{"quest": "heartstone", "seat": 0}],
    )
    play(match, 0, "try heartstone.0")
    assert match.result is not None and match.result.winners == (1,) and match.result.scores == (6, 9)


MAP = [POSTERN, {"place": "rooty-way", "x": 1}]


def heroic(*heroes: dict[str, Any], **more: Any) -> uc.Match:
    more.setdefault("map", MAP)
    more.setdefault("quests", [{"quest": "old-snake"}])
    return scene(*heroes, stage="heroic", options={"combined": True, **more.pop("options", {})}, **more)


def changed(**more: Any) -> uc.Match:
    """A match right after the change of the stage."""
    nord = {"hero": "nord", "level": 4, "health": 6, **more.pop("nord", {})}
    match = heroic(nord, {"hero": "bel", "level": 4, "health": 4, **more.pop("bel", {})}, **more)
    play(match, 0, "done")
    assert table(match)["stage"] == "legendary"
    return match


def test_d106_later_locations_are_shuffled_in_and_further_entrances_count_as_such() -> None:
    match = changed()
    locations = match.save()["locations"]
    assert "temple-gate" in locations and "nakaris-lair" in locations and "guardroom" in locations
    assert table(match)["has_event"] and "defeat-nakari" in [quest["quest"] for quest in table(match)["quests"]]
    far = scene(
        {"hero": "nord", "place": "temple-gate", "glory": 20},
        {"hero": "bel"},
        options={"combined": True},
        map=[POSTERN, {"place": "rooty-way", "x": 1}, {"place": "temple-gate", "x": 2}],
        quests=[{"quest": "tolling-bell"}],
    )
    assert table(far)["stage"] == "legendary" and hero(far, 0)["place"] == "temple-gate"


def test_d107_a_hero_at_the_top_gets_points_but_no_level() -> None:
    match = heroic(
        {"hero": "nord", "level": 4, "glory": 9, "place": "wayside-chapel", "points": 3},
        {"hero": "bel"},
        map=[POSTERN, {"place": "wayside-chapel", "y": -1}],
        quests=[{"quest": "restless-dead", "seat": 0}, {"quest": "old-snake"}],
    )
    play(match, 0, "try restless-dead.0")
    assert (hero(match, 0)["level"], hero(match, 0)["points"]) == (4, 4) and table(match)["stage"] == "heroic"


def test_d107_the_stage_changes_before_the_last_phase_of_the_turn_in_which_the_last_hero_arrives() -> None:
    match = heroic(
        {"hero": "nord", "level": 3, "glory": 9, "place": "wayside-chapel", "hand": ["repel", "frailty"]},
        {"hero": "bel", "level": 4},
        map=[POSTERN, {"place": "wayside-chapel", "y": -1}],
        quests=[{"quest": "restless-dead", "seat": 0}, {"quest": "old-snake"}],
    )
    play(match, 0, "try restless-dead.0")
    assert table(match)["stage"] == "legendary" and texts(match, 0) == ["discard frailty", "discard repel"]
    assert [hero(match, seat)["level"] for seat in (0, 1)] == [7, 7]


def test_d107_only_living_heroes_are_waited_for() -> None:
    match = heroic(
        {"hero": "nord", "level": 4}, {"hero": "bel", "level": 1, "is_out": True}, {"hero": "tainin", "level": 4}
    )
    play(match, 0, "done")
    assert table(match)["stage"] == "legendary" and hero(match, 1)["level"] == 1


def test_d108_hands_and_inventories_stay_old_cards_are_boxed_when_discarded() -> None:
    match = changed(
        nord={"hand": ["hatchling", "knack"]},
        pieces=[{"card": "short-sword", "seat": 0}, {"card": "bone-sentry", "seat": 0, "zone": "lair"}],
        discard={"sprint": 1},
    )
    assert table(match)["discard"] == {} and len(pieces(match)) == 2
    play(match, 0, "discard hatchling")
    assert table(match)["discard"] == {} and "knack" in hero(match, 0)["hand"]
    assert not {"hatchling", "sprint"} & set(match.save()["deck"])


def test_d108_unfinished_personal_quests_are_boxed_a_shared_one_stays() -> None:
    match = changed(
        quests=[
            {"quest": "old-snake", "seat": 0},
            {"quest": "lost-acolyte", "seat": 1, "is_carried": True},
            {"quest": "postern-key", "seat": 1, "is_done": True},
            {"quest": "knucklebones"},
        ]
    )
    names = [quest["quest"] for quest in table(match)["quests"]]
    assert "knucklebones" in names and "postern-key" in names
    assert not {"old-snake", "lost-acolyte"} & set(names)


def test_d108_the_maximum_of_health_grows_and_wounds_stay() -> None:
    match = changed()
    assert (hero(match, 0)["health"], hero(match, 1)["health"]) == (18, 16)


def test_d108_smaller_limits_are_kept_at_once() -> None:
    cards = ("short-sword", "leather-coat", "runaways-boots")
    match = heroic(
        {"hero": "tainin", "level": 4},
        {"hero": "bel", "level": 4},
        pieces=[{"card": name, "seat": 0} for name in cards],
    )
    play(match, 0, "done")
    assert [move.split()[0] for move in texts(match, 0)] == ["shed", "shed", "shed"]


def test_d108_an_old_shared_quest_gives_a_point_and_no_level() -> None:
    match = scene(
        {"hero": "nord", "glory": 9, "place": "wayside-chapel"},
        {"hero": "bel"},
        options={"combined": True},
        map=[POSTERN, {"place": "wayside-chapel", "y": -1}],
        quests=[{"quest": "restless-dead"}],
    )
    play(match, 0, "try restless-dead.0", "heartstone")
    assert (hero(match, 0)["level"], hero(match, 0)["points"]) == (7, 1)


def test_d117_the_change_of_the_stage_shuffles_the_whole_deck_of_locations() -> None:
    match = scene(
        {"hero": "nord", "level": 4, "hand": ["hatchling"]},
        {"hero": "bel", "level": 4},
        map=[POSTERN, {"place": "rooty-way", "x": 1}],
        quests=[{"quest": "old-snake"}],
        locations={},
        locations_under=["old-adit"],
        quests_under=["altar-coin"],
        **HEROIC,
    )
    play(match, 0, "done")
    assert table(match)["stage"] == "legendary" and table(match)["quests_under"] == []
    assert match.save()["locations_under"] == [] and match.save()["locations"]["old-adit"] == 1


def test_d109_without_a_shared_quest_the_stage_changes() -> None:
    match = heroic(
        {"hero": "nord", "level": 2, "points": 1},
        {"hero": "bel", "level": 1},
        quests=[{"quest": "old-snake", "seat": 0}],
        quest_deck={},
    )
    play(match, 0, "done")
    assert table(match)["stage"] == "legendary"
    assert (hero(match, 0)["level"], hero(match, 0)["points"], hero(match, 1)["points"]) == (7, 1, 0)


def test_d109_a_hero_waits_six_full_rounds_at_the_top() -> None:
    for waited, stage in ((5, "heroic"), (6, "legendary")):
        match = heroic({"hero": "nord", "level": 4, "top_rounds": waited}, {"hero": "bel", "level": 1})
        play(match, 0, "done")
        assert table(match)["stage"] == stage


def test_d110_three_quests_do_not_win() -> None:
    match = heroic(
        {"hero": "nord", "level": 3, "quests": 2, "points": 2, "glory": 9, "place": "wayside-chapel"},
        {"hero": "bel"},
        map=[POSTERN, {"place": "wayside-chapel", "y": -1}],
        quests=[{"quest": "restless-dead", "seat": 0}, {"quest": "old-snake"}],
    )
    play(match, 0, "try restless-dead.0")
    assert match.result is None and hero(match, 0)["quests"] == 3


def test_d110_equal_points_are_decided_by_level() -> None:
    match = scene(
        {"hero": "roderick", "level": 9, "points": 3, "glory": 26, "place": "altar-of-fangs"},
        {"hero": "bel", "level": 9, "points": 6},
        options={"combined": True},
        map=[{"place": "temple-gate"}, {"place": "altar-of-fangs", "y": -1}],
        quests=[{"quest": "heartstone", "seat": 0}],
    )
    play(match, 0, "try heartstone.0")
    assert match.result is not None and match.result.winners == (0,) and match.result.scores == (6, 6)


# Imagining after the change


def test_a_view_can_be_imagined_after_the_change_of_the_stage() -> None:
    match = changed(
        nord={"hand": ["hatchling", "knack", "sprint"]},
        bel={"hand": ["spring-bow", "small-draught"]},
        pieces=[{"card": "short-sword", "seat": 1}],
    )
    pick = random.Random(3)
    for _ in range(60):
        for seat in (0, 1, None):
            view = match.view(seat)
            position = uc.imagine(view, uc.Seeded(1))
            assert position.table(seat) == view["table"]
        match.play(match.turn[0], pick.choice(match.moves(match.turn[0])))


def test_imagined_hands_after_the_change_may_hold_old_cards() -> None:
    match = changed(bel={"hand": ["spring-bow", "small-draught"]})
    found: set[str] = set()
    for number in range(40):
        twin = uc.imagine(match.view(0), uc.Seeded(number))
        found |= set(twin.save()["heroes"][1]["hand"])
    old = {"spring-bow", "small-draught", "hatchling", "sprint", "knack", "bone-sentry"}
    assert found & old
