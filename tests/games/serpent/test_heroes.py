"""ОБЗОР КОМПОНЕНТОВ, Карты героев – abilities and levels.

Rulings: D27, D120.
"""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
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
    told,
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


def test_only_tainin_is_a_cutpurse() -> None:
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


def shot_at(target: dict[str, Any], *dice: int, **more: Any) -> uc.Match:
    """Elendus shoots at Roderick, one location away."""
    heroes = {"hero": "elendus", "glory": 0}, {"hero": "roderick", "place": "crossroads", "saved": 1, **target}
    match = scene(*heroes, **more)
    play(match, 0, "use far-shot on 1", *dice)
    return match


def test_d127_a_hero_shot_at_from_afar_does_not_strike_back() -> None:
    match = shot_at({"level": 10}, 1, 6)  # 7 against 9: the shot misses
    assert hero(match, 0)["health"] == hero(match, 1)["health"] == 18
    assert told(match, "shot-missed") == [{"who": 0}]


def test_d127_after_a_shot_from_afar_nobody_challenges_and_no_minion_counters() -> None:
    minion = {"card": "snakeman", "seat": 1, "zone": "minion"}
    third = {"hero": "nord", "place": "crossroads"}
    match = scene(
        {"hero": "elendus", "glory": 0}, {"hero": "roderick", "place": "crossroads", "saved": 1}, third, pieces=[minion]
    )
    play(match, 0, "use far-shot on 1", 6, 1)
    assert hero(match, 1)["health"] == 17 and hero(match, 1)["saved"] == 1
    assert match.turn == (0,) and prompt(match, 0) == "heroic"


def test_d127_against_a_shot_a_tie_is_as_good_as_more() -> None:
    """A re-roll is asked for where it can turn a wound away, not where it could only win."""
    ring = [{"card": "ouroboros-ring", "seat": 1}]
    match = shot_at({"hero": "nord", "glory": 1}, 2, 4, pieces=ring)  # 8 against 8
    assert match.turn == (0,) and hero(match, 1)["health"] == 18
    match = shot_at({"hero": "nord", "glory": 1}, 2, 3, pieces=ring)
    assert prompt(match, 1) == "reroll"


def test_d127_a_minion_strikes_back_at_an_attacker_in_its_location() -> None:
    minion = {"card": "snakeman", "seat": 1, "zone": "minion"}
    match = scene({"hero": "elendus", "glory": 0}, {"hero": "roderick", "saved": 1}, pieces=[minion])
    play(match, 0, "attack 1 magic", 6)
    assert prompt(match, 1) == "stand-in"
    play(match, 1, "counter", 1)
    assert prompt(match, 1) == "challenge" and "order snakeman.0 > hero.0 melee" in texts(match, 1)
