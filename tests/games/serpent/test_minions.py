"""ОСОБЫЕ ПРАВИЛА НАБОРА, Приспешники – who becomes one, what it does for its hero.

Rulings: D38, D67–D69, D114.
"""

from __future__ import annotations

from typing import Any

from tests.games.serpent.scenes import (
    hero,
    pieces,
    play,
    prompt,
    raid,
    raided,
    scene,
    sent_together,
    table,
    texts,
    told,
)


def test_a_minion_stands_in_and_suffers_for_its_hero() -> None:
    match = raid(["snakeman"], {"hero": "bel"}, pieces=[{"card": "choker-spawn", "seat": 1, "zone": "minion"}])
    play(match, 0, "send snakeman > 1 melee", 6)
    assert texts(match, 1) == ["counter", "choker-spawn.0 counters"]
    play(match, 1, "choker-spawn.0 counters", 1)
    assert hero(match, 1)["health"] == 18
    assert table(match)["discard"] == {"choker-spawn": 1}


def test_a_minion_makes_the_closing_attack() -> None:
    match = raid(
        ["snakeman"], {"hero": "bel", "saved": 1}, pieces=[{"card": "three-headed-spawn", "seat": 1, "zone": "minion"}]
    )
    play(match, 0, "send snakeman > 1 melee", 6)
    play(match, 1, "counter", 1)
    assert "order three-headed-spawn.0 > snakeman.1 speed" in texts(match, 1)
    play(match, 1, "order three-headed-spawn.0 > snakeman.1 speed", 6, 1)
    assert pieces(match, card="snakeman")[0]["wounds"] == 1


def test_minions_a_beaten_priestess_that_serves_takes_no_token() -> None:
    minion = [{"card": "priestess", "seat": 1, "zone": "minion", "wounds": 1}]
    match = raided({"hero": "bel"}, "snakeman", 6, pieces=minion, tokens=3)
    play(match, 1, "priestess.0 counters", 1)
    assert not pieces(match, card="priestess") and table(match)["tokens"] == 3


def test_minions_a_rivals_minion_does_not_counter() -> None:
    match = scene(
        {"hero": "nord", "hand": ["snakeman"]},
        {"hero": "roderick", "peril": 8},
        {"hero": "bel"},
        phase="villainy",
        pieces=[{"card": "corrupt-knight", "seat": 2, "zone": "minion"}],
    )
    play(match, 0, "send snakeman > 1 melee", 6, 1)
    assert hero(match, 1)["health"] == 16 and prompt(match, 0) == "settle"


def test_tame_needs_a_free_place_and_the_heros_own_blow() -> None:
    full = [{"card": card, "seat": 1} for card in ("hooded-helm", "runaways-boots", "blade-of-ilbor", "ouroboros-ring")]
    match = raided({"hero": "sessira", "glory": 2}, "choker-spawn", 1, 6, pieces=full)
    assert not pieces(match, card="choker-spawn")
    minion = [{"card": "corrupt-knight", "seat": 1, "zone": "minion"}]
    match = raided({"hero": "sessira", "glory": 2}, "choker-spawn", 1, pieces=minion)
    play(match, 1, "corrupt-knight.0 counters", 6)
    assert not pieces(match, card="choker-spawn") and pieces(match, zone="minion")


def test_a_beaten_monster_need_not_be_tamed() -> None:
    for answer, glory, serving in (("decline", 3, 0), ("tame choker-spawn.0", 1, 1)):
        match = raided({"hero": "sessira", "glory": 2}, "choker-spawn", 1, 6)
        play(match, 1, answer)
        assert hero(match, 1)["glory"] == glory and len(pieces(match, zone="minion")) == serving


def minion(card: str, **more: Any) -> dict[str, Any]:
    return {"card": card, "seat": 1, "zone": "minion", **more}


def test_d38_wounds_dealt_by_a_minion_pay_its_master() -> None:
    match = sent_together(
        "spitter-spawn speed", target={"hero": "bel"}, pieces=[minion("three-headed-spawn")], dice=(1,)
    )
    play(match, 1, "three-headed-spawn.0 counters", 6)
    assert hero(match, 1)["glory"] == 1 and table(match)["discard"] == {"spitter-spawn": 1}


def test_d67_without_a_free_place_no_monster_becomes_a_minion() -> None:
    full = [{"card": name, "seat": 1} for name in ("runaways-boots", "hooded-helm")]
    match = sent_together(
        "choker-spawn melee", target={"hero": "tainin", "glory": 2, "hand": ["command-fiend"]}, pieces=full, dice=(6, 1)
    )
    assert hero(match, 1)["hand"] == ["command-fiend"] and prompt(match, 0) == "settle"


def test_d67_a_minion_keeps_its_wounds_and_loses_what_was_attached() -> None:
    lair = [
        {
            "card": "three-headed-spawn",
            "seat": 0,
            "zone": "lair",
            "wounds": 1,
            "attached": [{"card": "nakaris-kiss", "owner": 0}],
        }
    ]
    rival = {"hero": "bel", "peril": 2, "glory": 2, "hand": ["command-fiend"]}
    match = scene({"hero": "nord"}, rival, phase="villainy", pieces=lair)
    play(match, 0, "loose three-headed-spawn.0 > 1 melee")
    play(match, 1, "play command-fiend against three-headed-spawn.0")
    serving = pieces(match, zone="minion")[0]
    assert (serving["seat"], serving["wounds"], serving["attached"]) == (1, 1, [])


def test_d68_a_minion_that_countered_makes_no_closing_attack() -> None:
    match = sent_together(
        "snakeman melee", target={"hero": "bel", "saved": 1}, pieces=[minion("three-headed-spawn")], dice=(1,)
    )
    play(match, 1, "three-headed-spawn.0 counters", 3)
    assert prompt(match, 1) == "challenge"
    assert not [move for move in texts(match, 1) if move.startswith("order")]


def test_d68_with_the_other_reading_the_closing_attack_is_free() -> None:
    match = sent_together(
        "snakeman melee",
        target={"hero": "bel"},
        pieces=[minion("three-headed-spawn")],
        options={"free_minion": True},
        dice=(6,),
    )
    play(match, 1, "counter", 1)
    assert [move for move in texts(match, 1) if not move.startswith("order")] == ["pass"]


def test_d69_the_cards_of_the_hero_do_not_help_its_minion() -> None:
    match = sent_together(
        "snakeman melee",
        target={"hero": "bel", "glory": 2, "hand": ["counterstroke"]},
        pieces=[minion("three-headed-spawn"), {"card": "battle-trance", "seat": 1}],
    )
    play(match, 1, "play counterstroke against snakeman.2", 1)
    play(match, 1, "three-headed-spawn.0 counters", 6)
    assert told(match, "counter")[0]["total"] == 3 + 6
    assert pieces(match, card="snakeman")[0]["wounds"] == 1


def test_d69_a_minion_stands_in_for_one_attack_of_a_batch() -> None:
    match = sent_together(
        "snakeman melee",
        "spitter-spawn speed",
        target={"hero": "bel"},
        pieces=[minion("three-headed-spawn")],
        dice=(6, 6),
    )
    play(match, 1, "three-headed-spawn.0 counters", 1, 1)
    assert table(match)["discard"] == {"three-headed-spawn": 1}  # two wounds of the snakeman
    assert hero(match, 1)["health"] == 17  # the other one met the hero


def duel_answered_by_a_minion(attacker: dict[str, Any], monster: str, form: str, *more: dict[str, Any]) -> int:
    """Seat 0 attacks seat 1, whose minion strikes back at the hero: what it rolls with a 3."""
    match = scene(
        attacker, {"hero": "roderick", "saved": 1}, pieces=[{"card": monster, "seat": 1, "zone": "minion"}, *more]
    )
    play(match, 0, "attack 1 melee", 1)
    play(match, 1, "counter", 1)
    play(match, 1, f"order {monster}.0 > hero.0 {form}", 3, 1)
    total: int = told(match, "attack")[-1]["total"]
    return total


def test_d114_ward_of_scales_works_against_a_rivals_minion() -> None:
    ward = {"card": "ward-of-scales", "seat": 0}
    assert duel_answered_by_a_minion({"hero": "bel"}, "constrictor", "melee") == 9
    assert duel_answered_by_a_minion({"hero": "bel"}, "constrictor", "melee", ward) == 8
    assert duel_answered_by_a_minion({"hero": "bel"}, "corrupt-knight", "melee", ward) == 9  # neither snake nor spawn


def test_d114_kin_works_against_a_rivals_minion() -> None:
    plain = duel_answered_by_a_minion({"hero": "bel"}, "choker-spawn", "melee")
    assert duel_answered_by_a_minion({"hero": "sessira"}, "choker-spawn", "melee") == plain - 1
