"""ПОДГОТОВКА К ИГРЕ – the deal and the map at the start.

Rulings: D1, D55.
"""

from __future__ import annotations

import undercroft as uc
from tests.games.serpent.scenes import hero, table


def test_d1_setup_deals_heroes_points_quests_and_hands() -> None:
    match = uc.deal("serpent", seats=3, seed=11)
    first = table(match)["starter"]
    assert match.turn == (first,) and table(match)["active"] == first
    for seat in range(3):
        own = hero(match, seat)
        assert (own["glory"], own["peril"], own["hand_size"], own["place"]) == (1, 2, 5, "temple-gate")
        assert sum(quest["seat"] == seat for quest in table(match)["quests"]) == 2
    shared = [quest["quest"] for quest in table(match)["quests"] if quest["seat"] < 0]
    assert len(shared) == 2 and "defeat-nakari" in shared
    assert "nakari" not in match.save()["deck"] and "defeat-nakari" not in match.save()["quest_deck"]


def test_the_first_map_has_four_tunnels_around_the_entrance() -> None:
    for seed in range(20):
        match = uc.deal("serpent", seats=2, seed=seed)
        places = {(place["x"], place["y"]) for place in table(match)["map"] if place["place"] != "temple-gate"}
        assert {(0, -1), (1, 0), (0, 1), (-1, 0)} <= places


def test_setup_four_tunnels_lie_round_the_entrance() -> None:
    match = uc.deal("serpent", seats=2, seed=9)
    places = {row["place"] for row in table(match)["map"]}
    tunnels = {"crossroads", "snake-crawl", "sentinel-gallery", "dripping-fork", "bend-of-idols", "caved-in-way"}
    tunnels |= {"abyss-bridge", "gloomy-gut", "gloomy-culvert", "gloomy-bonewalk"}
    assert places - tunnels == {"temple-gate"} and len(places) == 5


def test_before_the_first_roll_there_is_no_die_and_nothing_spoils_it() -> None:
    lying = table(uc.deal("serpent", seats=2, seed=9))
    assert (lying["die"], lying["penalty"], lying["passed"]) == (0, 0, False)
