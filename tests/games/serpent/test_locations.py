"""ХОД ИГРЫ, III. Фаза локаций – where a location may lie, and the deck they come from.

Rulings: D52–D54, D117.
"""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.games.serpent.scenes import GATE, NARROW, play, prompt, scene, table, texts, told


def test_a_location_joins_by_a_way_and_leaves_one_open() -> None:
    match = scene({"hero": "nord"}, {"hero": "bel"}, map=[GATE, {"place": "crossroads", "y": -1}])
    play(match, 0, "explore", "bend-of-idols")
    for move in match.moves(0):
        copy = uc.load(match.save())
        copy.play(0, move)
        assert any(
            exit["kind"] != "wall" and not exit["way"] for place in table(copy)["map"] for exit in place["exits"]
        )


def test_symmetric_cards_are_offered_one_way() -> None:
    match = scene({"hero": "nord"}, {"hero": "bel"}, map=[GATE])
    play(match, 0, "explore", "crossroads")
    assert not [move for move in texts(match, 0) if move.endswith("turned")]


def test_d52_a_card_is_joined_by_a_way_and_may_close_others() -> None:
    match = scene({"hero": "nord"}, {"hero": "bel"}, map=[GATE, {"place": "crossroads", "y": -1}])
    play(match, 0, "explore", "bend-of-idols")  # ways east and south, walls north and west
    found = texts(match, 0)
    assert "lay -1 -1" in found and "lay -1 -1 turned" not in found  # west of the crossroads its way leads east
    assert "lay 1 -1 turned" in found and "lay 1 -1" not in found  # east of it, turned, its way leads west


def test_d54_a_card_that_fits_nowhere_goes_under_the_deck_and_the_next_is_tried() -> None:
    match = scene(
        {"hero": "nord"},
        {"hero": "bel"},
        map=[GATE, *[{"place": name, "x": x, "y": y, "turned": turned} for name, x, y, turned in NARROW]],
        locations={"snake-crawl": 1, "crossroads": 1},
    )
    play(match, 0, "explore", "snake-crawl", "crossroads")
    assert prompt(match, 0) == "lay" or "crossroads" in [place["place"] for place in table(match)["map"]]
    assert table(match)["locations_left"] == 1


# All ways on lead north or south; the sentinels' gallery lies east to west and fits nowhere.
COLUMNS = [
    GATE,
    {"place": "inner-sanctum", "x": 1},
    {"place": "bend-of-idols", "x": -1},
    {"place": "snake-crawl", "y": 1},
]


def test_d117_a_location_that_does_not_fit_goes_under_the_deck() -> None:
    deck = {"sentinel-gallery": 1, "dripping-fork": 1, "watch-room": 1}
    match = scene({"hero": "nord", "actions": 3}, {"hero": "bel"}, map=COLUMNS, locations=deck)
    play(match, 0, "explore", "sentinel-gallery", "watch-room")
    assert match.view(0)["prompt"]["args"] == {"place": "watch-room"}
    assert match.save()["locations"] == {"dripping-fork": 1}
    assert match.save()["locations_under"] == ["sentinel-gallery"]
    play(match, 0, "lay 0 2")
    for seed in range(10):
        twin = uc.load(match.save(), seed)
        twin.play(0, "explore")
        assert told(twin, "turned-up")[0]["place"] == "dripping-fork"


def test_d117_each_location_is_tried_once_a_draw_those_under_the_deck_last() -> None:
    match = scene(
        {"hero": "nord", "actions": 3},
        {"hero": "bel"},
        map=COLUMNS,
        locations={"sentinel-gallery": 1},
        locations_under=["dripping-fork", "watch-room"],
    )
    play(match, 0, "explore", "sentinel-gallery", "watch-room")
    assert match.save()["locations"] == {"dripping-fork": 1}  # the fork is above what was put under the deck just now
    assert match.save()["locations_under"] == ["sentinel-gallery"]


@pytest.mark.parametrize("under", [[], ["watch-room"]])
def test_d117_saves_keep_the_line_and_views_do_not_show_it(under: list[str]) -> None:
    deck = {"crossroads": 1, "brood-hall": 1} | ({} if under else {"watch-room": 1})
    match = scene({"hero": "nord"}, {"hero": "bel"}, map=[GATE], locations=deck, locations_under=under)
    assert match.save()["locations_under"] == under and match.save()["locations"] == deck
    assert uc.load(match.save()).save() == match.save()
    assert table(match)["locations_left"] == 3 and "locations_under" not in table(match)
    imagined = uc.imagine(match.view(1), uc.Seeded(1))
    assert imagined.view(1) == match.view(1)


def test_d117_a_card_under_the_deck_is_nowhere_else() -> None:
    with pytest.raises(uc.BadPosition, match="locations_under: 'temple-gate' is somewhere else"):
        scene({"hero": "nord"}, {"hero": "bel"}, locations_under=["temple-gate"])
    with pytest.raises(uc.BadPosition, match="'heartstone' is in the game too often"):
        scene({"hero": "nord"}, {"hero": "bel"}, quests=[{"quest": "heartstone"}], quests_under=["heartstone"])


def test_d117_locations_under_the_deck_can_be_explored_if_they_fit() -> None:
    for place, can in (("dripping-fork", True), ("sentinel-gallery", False)):
        match = scene(
            {"hero": "nord", "actions": 3}, {"hero": "bel"}, map=COLUMNS, locations={}, locations_under=[place]
        )
        assert ("explore" in texts(match, 0)) == can


def test_a_straight_tunnel_is_offered_one_way() -> None:
    match = scene({"hero": "nord"}, {"hero": "bel"}, map=[GATE])
    play(match, 0, "explore", "snake-crawl")  # turned round it is the same
    assert texts(match, 0) == ["lay 0 -1", "lay 0 1"]


def test_exploring_goes_on_while_cards_fit_into_the_last_gap_and_lead_further() -> None:
    match = scene(
        {"hero": "nord"},
        {"hero": "bel"},
        map=[GATE, *[{"place": name, "x": x, "y": y, "turned": turned} for name, x, y, turned in NARROW]],
        locations={"crossroads": 1, "dripping-fork": 1},
    )
    assert "explore" in texts(match, 0)
