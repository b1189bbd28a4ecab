"""БИТВА, Этапы битвы, I to V – attack, response, both rolls, comparison.

Rulings: D21–D24, D26, D31, D38, D49, D114.
"""

from __future__ import annotations

from tests.games.serpent.scenes import hero, pieces, play, prompt, raid, scene, sent_together, table, texts, told

# I. Attack


def test_only_round_forms_attack() -> None:
    match = raid(["snakeman"], {"hero": "bel"})
    assert [move for move in texts(match, 0) if move.startswith("send")] == ["send snakeman > 1 melee"]


def test_a_monster_attacks_once_a_turn() -> None:
    lair = [{"card": "snakeman", "seat": 0, "zone": "lair", "attacked": True}]
    match = raid(["frailty"], {"hero": "bel"}, pieces=lair)
    assert not [move for move in texts(match, 0) if move.startswith("loose")]


# II. Response


def test_repelled_monsters_earn_nothing() -> None:
    match = raid(["snakeman"], {"hero": "bel", "glory": 3, "hand": ["repel"]})
    play(match, 0, "send snakeman > 1 melee")
    play(match, 1, "play repel against snakeman.0")
    assert hero(match, 1)["health"] == 18
    assert table(match)["discard"] == {"snakeman": 1, "repel": 1}


def test_a_target_that_has_left_is_not_attacked() -> None:
    match = raid(["snakeman"], {"hero": "bel", "glory": 3, "hand": ["step-through-gloom"]})
    play(match, 0, "send snakeman > 1 melee")
    play(match, 1, "play step-through-gloom at crossroads")
    assert hero(match, 1)["place"] == "crossroads"
    assert hero(match, 1)["health"] == 18
    assert (hero(match, 1)["glory"], hero(match, 1)["peril"]) == (0, 12)  # no gain in another's turn
    assert prompt(match, 0) == "settle"


def test_d26_only_the_attacked_hero_responds() -> None:
    match = scene(
        {"hero": "nord", "hand": ["snakeman"]},
        {"hero": "bel", "peril": 8},
        {"hero": "tainin", "glory": 3, "hand": ["repel"]},
        phase="villainy",
    )
    play(match, 0, "send snakeman > 1 melee", 6, 1)
    assert match.turn == (0,) and prompt(match, 0) == "settle"


def test_d26_any_number_of_responses_each_carried_out_at_once() -> None:
    match = scene(
        {"hero": "nord", "hand": ["snakeman", "constrictor"]},
        {"hero": "bel", "peril": 14, "glory": 5, "hand": ["repel", "rolling-escape"]},
        phase="villainy",
    )
    play(match, 0, "send snakeman > 1 melee")
    play(match, 0, "send constrictor > 1 melee")
    play(match, 1, "play repel against constrictor.1")
    assert texts(match, 1) == ["pass", "play rolling-escape against snakeman.0"]
    play(match, 1, "play rolling-escape against snakeman.0")
    assert hero(match, 1)["health"] == 18 and hero(match, 1)["fallen"]


def test_d31_a_challenged_hero_that_slips_away_is_not_struck() -> None:
    match = scene(
        {"hero": "nord", "hand": ["snakeman", "step-through-gloom"], "glory": 3},
        {"hero": "roderick", "peril": 8, "saved": 1},
        phase="villainy",
    )
    play(match, 0, "send snakeman > 1 melee", 4, 3)
    play(match, 1, "duel 0 melee")
    assert match.turn == (0,) and prompt(match, 0) == "response"
    play(match, 0, "play step-through-gloom at crossroads")
    assert hero(match, 0)["health"] == 18 and hero(match, 1)["saved"] == 0
    assert prompt(match, 0) == "settle"


# III and IV. Rolls


def test_d21_all_attack_rolls_then_all_counter_rolls_then_comparisons() -> None:
    match = sent_together("snakeman melee", "spitter-spawn speed", target={"hero": "roderick"}, dice=(6, 6, 1, 1))
    ids = [event.id.removeprefix("serpent-event-") for event in match.told(None)]
    assert [id for id in ids if id in ("attack", "counter", "wounded")] == [
        *("attack", "attack"),
        *("counter", "counter"),
        *("wounded", "wounded"),
    ]


def test_d21_a_value_is_never_negative() -> None:
    match = sent_together(
        "snakeman melee",
        target={"hero": "bel"},
        pieces=[{"card": "frailty", "seat": 1, "owner": 0, "zone": "curse"}],
        dice=(1, 3),
    )
    (counter,) = told(match, "counter")
    assert counter["total"] == 0 + 3
    assert counter["parts"] == [["form:melee", 1], ["card:frailty", -1]]


def test_knights_count_each_other_and_themselves() -> None:
    match = raid(["corrupt-knight", "corrupt-knight"], {"hero": "roderick"})
    play(match, 0, "send corrupt-knight > 1 melee")
    play(match, 0, "send corrupt-knight > 1 melee", 1, 1, 3, 3)
    totals = [event.args["total"] for event in match.told(None) if event.id == "serpent-event-attack"]
    assert totals == [9, 9]
    counters = [event.args["total"] for event in match.told(None) if event.id == "serpent-event-counter"]
    assert counters == [10, 10]  # six, the die, and the old vows


def test_d24_a_knight_taken_away_no_longer_counts() -> None:
    match = sent_together(
        "corrupt-knight melee", "corrupt-knight melee", target={"hero": "bel", "glory": 3, "hand": ["repel"]}
    )
    play(match, 1, "play repel against corrupt-knight.0", 1, 6)
    assert told(match, "attack")[0]["total"] == 6 + 1 + 1


def test_d24_knights_sent_at_others_count_too() -> None:
    match = scene(
        {"hero": "nord", "hand": ["corrupt-knight", "corrupt-knight"]},
        {"hero": "bel", "peril": 7},
        {"hero": "tainin", "peril": 7},
        phase="villainy",
    )
    play(match, 0, "send corrupt-knight > 1 melee")
    play(match, 0, "send corrupt-knight > 2 melee", 1, 6)
    assert told(match, "attack")[0]["total"] == 6 + 2 + 1


def test_priestesses_have_a_bonus_per_token_in_attacks_only() -> None:
    match = raid(["priestess"], {"hero": "bel"}, tokens=5)
    play(match, 0, "send priestess > 1 magic", 3, 3)
    (attack,) = told(match, "attack")
    assert attack["total"] == 2 + 5 + 3
    assert attack["parts"] == [["form:magic", 2], ["wrath", 5]]


def test_battle_a_rivals_boons_and_armour_are_no_help() -> None:
    match = scene(
        {"hero": "nord", "hand": ["snakeman"]},
        {"hero": "roderick", "peril": 8},
        phase="villainy",
        pieces=[{"card": "battle-trance", "seat": 0}, {"card": "plate-of-gwildor", "seat": 0}],
    )
    play(match, 0, "send snakeman > 1 melee", 3, 2)  # 8 against 8, not 9
    assert hero(match, 1)["health"] == 18 and "snakeman.2 to hand" in texts(match, 0)
    match = scene(
        {"hero": "nord", "hand": ["snakeman"]},
        {"hero": "roderick", "peril": 8},
        phase="villainy",
        pieces=[{"card": "plate-of-gwildor", "seat": 0}],
    )
    play(match, 0, "send snakeman > 1 melee", 6, 1)
    assert hero(match, 1)["health"] == 16 and not pieces(match, card="plate-of-gwildor")[0]["used"]


def test_d114_ward_of_scales_works_against_lair_and_hunted_monsters() -> None:
    ward = {"card": "ward-of-scales", "seat": 1}
    lair = {"card": "snakeman", "seat": 0, "zone": "lair"}
    totals = []
    for cards in ([lair], [lair, ward]):
        match = scene({"hero": "nord"}, {"hero": "bel", "peril": 9}, phase="villainy", pieces=cards)
        play(match, 0, "loose snakeman.0 > 1 melee", 3, 1)
        totals.append(told(match, "attack")[0]["total"])
    assert totals[0] - totals[1] == 1
    totals = []
    for cards in ([], [{**ward, "seat": 0}]):
        match = scene(
            {"hero": "bel", "place": "brood-hall"},
            {"hero": "nord"},
            quests=[{"quest": "mother-of-broods", "seat": 0}],
            pieces=cards,
        )
        play(match, 0, "try mother-of-broods.0")
        play(match, 1, texts(match, 1)[0], 3)
        totals.append(told(match, "attack")[0]["total"])
    assert totals[0] - totals[1] == 1


# V. Comparison


def test_equal_results_do_nothing() -> None:
    match = raid(["snakeman"], {"hero": "roderick"})
    play(match, 0, "send snakeman > 1 melee", 5, 4)  # 10 against 10
    assert hero(match, 1)["health"] == 18
    assert pieces(match, card="snakeman")[0]["wounds"] == 0


def test_a_strike_that_names_wounds_sets_their_number() -> None:
    match = raid(["snakeman"], {"hero": "bel"})
    play(match, 0, "send snakeman > 1 melee", 6, 1)
    assert hero(match, 1)["health"] == 16


def test_another_strike_effect_comes_on_top_of_the_wound() -> None:
    match = raid(["constrictor"], {"hero": "bel"})
    play(match, 0, "send constrictor > 1 melee", 6, 1)
    assert hero(match, 1)["health"] == 17
    assert hero(match, 1)["fallen"] and hero(match, 1)["rise"] == 8


def test_a_won_counter_wounds_the_monster_and_pays_glory() -> None:
    match = raid(["snakeman"], {"hero": "roderick"})
    play(match, 0, "send snakeman > 1 melee", 1, 6)
    play(match, 0, "snakeman.0 to lair")
    assert hero(match, 1)["glory"] == 1
    assert pieces(match, zone="lair")[0]["wounds"] == 1


def test_d23_a_monster_that_is_challenged_strikes_with_its_own_effects() -> None:
    match = sent_together("snakeman melee", target={"hero": "roderick", "saved": 1}, dice=(4, 3))
    play(match, 1, "challenge snakeman.0 melee", 1, 6)
    assert hero(match, 1)["health"] == 16
    play(match, 0, "snakeman.0 to hand")
    assert hero(match, 1)["peril"] == 40 - 8 + 2  # and its wounds pay


def test_a_won_counter_pays_the_hero_who_won_it_not_the_next_target() -> None:
    match = scene(
        {"hero": "nord", "hand": ["choker-spawn", "choker-spawn"]},
        {"hero": "roderick", "peril": 2, "glory": 0},
        {"hero": "tainin", "peril": 2, "glory": 0},
        phase="villainy",
    )
    play(match, 0, "send choker-spawn > 1 melee")
    play(match, 0, "send choker-spawn > 2 melee", 1, 6, 6, 1)
    assert (hero(match, 1)["glory"], hero(match, 2)["glory"]) == (1, 0)


def test_a_bought_wound_goes_to_the_monster_that_was_hit() -> None:
    match = scene(
        {"hero": "nord", "hand": ["corrupt-knight", "choker-spawn"]},
        {"hero": "elendus", "peril": 7, "glory": 2},
        {"hero": "tainin", "peril": 2},
        phase="villainy",
    )
    play(match, 0, "send corrupt-knight > 1 magic")
    play(match, 0, "send choker-spawn > 2 melee", 1, 6)
    play(match, 1, "pay barbed-light", 6, 1)
    assert not pieces(match, card="corrupt-knight") and hero(match, 1)["glory"] == 2


def test_a_wounded_monster_is_announced() -> None:
    match = raid(["snakeman"], {"hero": "roderick"})
    play(match, 0, "send snakeman > 1 melee", 1, 6)
    assert told(match, "monster-hit") == [{"monster": "snakeman", "count": 1}]
