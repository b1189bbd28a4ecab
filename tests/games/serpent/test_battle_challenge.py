"""БИТВА, Этапы битвы, VI to VIII – challenge, lair, reward.

Rulings: D28–D30, D36, D37.
"""

from __future__ import annotations

from tests.games.serpent.scenes import (
    ROUND_THE_GATE,
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
)

# VI. Challenge


def test_the_challenge_costs_the_saved_action_and_is_the_one_battle_of_the_turn() -> None:
    match = raid(["snakeman"], {"hero": "roderick", "saved": 1})
    play(match, 0, "send snakeman > 1 melee", 5, 4)
    assert prompt(match, 1) == "challenge"
    play(match, 1, "challenge snakeman.0 melee", 6, 1)
    assert hero(match, 1)["saved"] == 0 and hero(match, 1)["fought"]
    play(match, 0, "snakeman.0 to lair")
    assert hero(match, 1)["glory"] == 1


def test_no_challenge_without_an_action() -> None:
    match = raid(["snakeman"], {"hero": "roderick"})
    play(match, 0, "send snakeman > 1 melee", 5, 4)
    assert prompt(match, 0) == "settle"


def test_any_hero_in_the_location_can_be_challenged() -> None:
    match = raid(["snakeman"], {"hero": "roderick", "saved": 1})
    play(match, 0, "send snakeman > 1 melee", 5, 4)
    assert "duel 0 melee" in texts(match, 1)
    play(match, 1, "duel 0 melee", 6, 1)
    assert hero(match, 0)["health"] == 17


def test_challenge_an_attacking_hero_is_offered_once_a_form() -> None:
    match = scene({"hero": "roderick"}, {"hero": "bel", "saved": 1, "glory": 0}, map=ROUND_THE_GATE)
    play(match, 0, "attack 1 melee", 6, 1)
    assert texts(match, 1) == ["pass", "duel 0 melee", "duel 0 magic", "duel 0 speed"]


def test_d28_in_the_own_turn_the_challenge_costs_a_current_action() -> None:
    match = scene(
        {"hero": "roderick", "place": "brood-hall", "actions": 2},
        {"hero": "bel"},
        quests=[{"quest": "mother-of-broods", "seat": 0}],
    )
    play(match, 0, "try mother-of-broods.0")
    play(match, 1, "form melee", 1, 1)
    play(match, 0, "challenge mother-of-broods.0 melee", 1, 1)
    assert hero(match, 0)["actions"] == 1 and hero(match, 0)["fought"]


def test_d29_no_challenge_where_no_attack_was_rolled() -> None:
    match = sent_together("snakeman melee", target={"hero": "bel", "glory": 3, "hand": ["repel"], "saved": 1})
    play(match, 1, "play repel against snakeman.0")
    assert match.turn == (0,)


def test_d29_nobody_challenges_in_a_challenge() -> None:
    match = sent_together("snakeman melee", target={"hero": "roderick", "saved": 1}, dice=(4, 3))
    play(match, 1, "duel 0 melee", 6, 1)
    assert hero(match, 0)["health"] == 17 and prompt(match, 0) == "settle"


# VII. Lair


def test_unhurt_monsters_go_to_hand_or_lair_wounded_ones_to_lair_or_discard() -> None:
    match = raid(["snakeman"], {"hero": "roderick"})
    play(match, 0, "send snakeman > 1 melee", 5, 4)
    assert texts(match, 0) == ["snakeman.0 to hand", "snakeman.0 to lair"]
    match = raid(["snakeman"], {"hero": "roderick"})
    play(match, 0, "send snakeman > 1 melee", 1, 6)
    assert texts(match, 0) == ["snakeman.0 to lair", "banish snakeman.0"]
    play(match, 0, "banish snakeman.0")
    assert not pieces(match, card="snakeman")


def test_a_fourth_monster_in_the_lair_drives_one_out() -> None:
    lair = [{"card": name, "seat": 0, "zone": "lair"} for name in ("priestess", "priestess", "bone-naga")]
    match = raid(["snakeman"], {"hero": "roderick"}, pieces=lair)
    play(match, 0, "send snakeman > 1 melee")
    play(match, 0, "unleash", 5, 4)
    play(match, 0, "snakeman.3 to lair")
    assert prompt(match, 0) == "crowd"
    play(match, 0, "banish bone-naga.2")
    assert len(pieces(match, zone="lair")) == 3


def test_d30_what_is_attached_falls_off_on_the_way_to_the_hand() -> None:
    lair = [{"card": "snakeman", "seat": 0, "zone": "lair", "attached": [{"card": "nakaris-kiss", "owner": 0}]}]
    match = scene({"hero": "nord"}, {"hero": "roderick", "peril": 8}, phase="villainy", pieces=lair)
    play(match, 0, "loose snakeman.0 > 1 melee", 1, 2)  # eight against eight
    play(match, 0, "snakeman.0 to hand")
    assert hero(match, 0)["hand"] == ["snakeman"] and table(match)["discard"] == {"nakaris-kiss": 1}


def test_d30_all_survivors_go_to_the_lair_together_if_there_is_room() -> None:
    match = sent_together("snakeman melee", "priestess magic", target={"hero": "roderick"}, dice=(5, 2, 4, 1))
    assert texts(match, 0) == ["snakeman.0 to hand", "snakeman.0 to lair", "all to lair"]
    play(match, 0, "all to lair")
    assert [piece["card"] for piece in pieces(match, zone="lair")] == ["snakeman", "priestess"]
    assert prompt(match, 0) != "settle"
    full = [{"card": "bone-naga", "seat": 0, "zone": "lair"}, {"card": "gate-hydra", "seat": 0, "zone": "lair"}]
    target = {"hero": "roderick", "peril": 15}
    match = sent_together("snakeman melee", "priestess magic", target=target, dice=(5, 2, 4, 1), pieces=full)
    assert "all to lair" not in texts(match, 0)


# VIII. Reward


def test_each_wound_gives_a_peril_to_any_opponent() -> None:
    match = scene(
        {"hero": "nord", "hand": ["snakeman"]}, {"hero": "bel", "peril": 8}, {"hero": "tainin"}, phase="villainy"
    )
    play(match, 0, "send snakeman > 1 melee", 6, 1)
    play(match, 0, "snakeman.0 to hand")
    assert texts(match, 0) == ["peril 2 > 1", "peril 1 > 1", "peril 2 > 2", "peril 1 > 2"]
    play(match, 0, "peril 1 > 2")
    assert texts(match, 0) == ["peril 1 > 1", "peril 1 > 2"]
    play(match, 0, "peril 1 > 1")
    assert (hero(match, 1)["peril"], hero(match, 2)["peril"]) == (1, 3)


def test_reward_a_beaten_monster_draws_no_card_with_rivals_at_the_table() -> None:
    match = raided({"hero": "roderick", "hand": ["blade-of-ilbor"], "glory": 9}, "choker-spawn", 1, 6)
    assert hero(match, 1)["hand"] == ["blade-of-ilbor"] and hero(match, 1)["glory"] == 10
    assert match.turn == (0,)  # nor is a treasure offered, as it is to a hero alone


def test_d37_prevented_wounds_and_those_beyond_the_last_pay_nothing() -> None:
    plate = [{"card": "plate-of-gwildor", "seat": 1}]
    match = sent_together("snakeman melee", target={"hero": "bel"}, pieces=plate, dice=(6, 1))
    play(match, 0, "snakeman.1 to hand")
    assert hero(match, 1)["peril"] == 40 - 8 + 1
    match = sent_together(
        "snakeman melee", target={"hero": "bel", "health": 1}, third={"hero": "tainin", "peril": 0}, dice=(6, 1)
    )
    play(match, 0, "snakeman.0 to hand")
    assert hero(match, 2)["peril"] == 1
