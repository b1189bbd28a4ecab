"""ОБЗОР КОМПОНЕНТОВ, Карты героев – abilities and levels.

Rulings: D27, D120.
"""

from __future__ import annotations

import pytest

from tests.games.serpent.scenes import (
    ROUND_THE_GATE,
    counter_total,
    hero,
    pieces,
    play,
    prompt,
    raided,
    scene,
    sent,
    texts,
)
from undercroft.games.serpent.box import cards


def test_roderick_heals_heroes_here() -> None:
    match = scene({"hero": "roderick", "glory": 2}, {"hero": "bel", "health": 10})
    play(match, 0, "use warm-hands on 1")
    assert hero(match, 1)["health"] == 11 and hero(match, 0)["glory"] == 0


def test_tainin_robs_the_richer() -> None:
    match = scene({"hero": "tainin", "glory": 0}, {"hero": "bel", "glory": 9, "place": "crossroads"})
    play(match, 0, "go crossroads")
    assert (hero(match, 0)["glory"], hero(match, 1)["glory"]) == (3, 8)


def test_cutpurse_is_tainins_alone() -> None:
    for name, glory in (("tainin", 3), ("roderick", 2)):
        match = scene(
            {"hero": name, "glory": 0}, {"hero": "nord", "glory": 9, "place": "crossroads"}, map=ROUND_THE_GATE
        )
        play(match, 0, "go crossroads")
        assert hero(match, 0)["glory"] == glory


def test_nord_swaps_a_card() -> None:
    match = scene({"hero": "nord", "glory": 1, "hand": ["frailty"]}, {"hero": "bel"})
    play(match, 0, "use spare-parts", "repel")
    play(match, 0, "discard frailty")
    assert hero(match, 0)["hand"] == ["repel"]


def test_bel_rerolls_low_magic_for_free_and_any_for_glory() -> None:
    match = sent("whisper-spawn", "magic", {"hero": "bel", "glory": 2}, 6, 2)
    assert texts(match, 1) == ["keep", "reroll skill.1", "reroll skill.2"]
    play(match, 1, "reroll skill.2", 1)
    assert texts(match, 1) == ["keep", "reroll skill.1"]
    play(match, 1, "reroll skill.1", 6)
    assert counter_total(match) == 13 and hero(match, 1)["glory"] <= 1


def test_elendus_shoots_into_the_next_location() -> None:
    match = scene({"hero": "elendus", "glory": 2}, {"hero": "roderick", "place": "crossroads"})
    play(match, 0, "use far-shot on 1", 6, 1)
    assert prompt(match, 0) == "hit"
    play(match, 0, "pay barbed-light")
    assert hero(match, 1)["health"] == 16 and hero(match, 0)["glory"] == 0


def test_far_shot_spends_its_action() -> None:
    match = scene(
        {"hero": "elendus", "actions": 2, "glory": 0}, {"hero": "nord", "place": "crossroads"}, map=ROUND_THE_GATE
    )
    play(match, 0, "use far-shot on 1", 6, 1)
    assert (hero(match, 0)["actions"], hero(match, 1)["health"]) == (1, 17)


def test_far_shot_costs_an_action() -> None:
    match = scene(
        {"hero": "elendus", "actions": 0, "glory": 3, "health": 9, "place": "dripping-fork"},
        {"hero": "nord"},
        map=ROUND_THE_GATE,
    )
    assert texts(match, 0) == ["done", "use dripping-fork"]


def test_barbed_light_works_in_a_counter_too() -> None:
    match = raided({"hero": "elendus", "glory": 2}, "temple-shade")
    play(match, 0, "unleash", 1, 6)  # 7 against 12
    play(match, 1, "pay barbed-light")
    assert not pieces(match, card="temple-shade") and hero(match, 1)["glory"] == 2  # two wounds, two glory


def test_sessira_tames_what_she_wounds() -> None:
    match = sent("nest-viper", "speed", {"hero": "sessira", "glory": 6}, 1, 6)
    play(match, 1, "tame nest-viper.0")
    assert pieces(match, zone="minion")[0]["seat"] == 1 and hero(match, 1)["glory"] == 1


@pytest.mark.parametrize("row", [row for pack in cards.PACKS for row in pack.heroes], ids=lambda row: row.id)
def test_d120_every_level_gives_a_point_in_one_value_at_least(row: cards.HeroRow) -> None:
    for lower, higher in zip(row.values, row.values[1:], strict=False):
        assert all(after >= before for before, after in zip(lower, higher, strict=True))
        assert sum(higher) > sum(lower)
