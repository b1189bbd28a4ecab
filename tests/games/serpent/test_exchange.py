"""Battle in detail: the order of the rolls, strikes of both sides, the challenge, lair and reward."""

from __future__ import annotations

from typing import Any

import undercroft as uc
from tests.games.serpent.scenes import hero, pieces, play, prompt, scene, table, texts


def raid(
    *sent: str, target: dict[str, Any], third: dict[str, Any] | None = None, dice: tuple[int, ...] = (), **more: Any
) -> uc.Match:
    """Seat 0 declares attacks on seat 1, each given as "card form"; the last one starts the battle."""
    heroes = [{"hero": "nord", "hand": [card.split()[0] for card in sent]}, {"peril": 40, "glory": 0, **target}]
    match = scene(*heroes, *([third] if third else []), phase="villainy", **more)
    for number, card in enumerate(sent, 1):
        name, form = card.split()
        play(match, 0, f"send {name} > 1 {form}", *(dice if number == len(sent) else ()))
    return match


def told(match: uc.Match, name: str) -> list[Any]:
    return [event for event in match.told(None) if event.id == f"serpent-event-{name}"]


def test_d21_all_attack_rolls_then_all_counter_rolls_then_comparisons() -> None:
    match = raid("snakeman melee", "spitter-spawn speed", target={"hero": "roderick"}, dice=(6, 6, 1, 1))
    ids = [event.id.removeprefix("serpent-event-") for event in match.told(None)]
    assert [id for id in ids if id in ("attack", "counter", "wounded")] == [
        *("attack", "attack"),
        *("counter", "counter"),
        *("wounded", "wounded"),
    ]


def test_d21_a_value_never_falls_under_nothing() -> None:
    match = raid(
        "snakeman melee",
        target={"hero": "bel"},
        pieces=[{"card": "frailty", "seat": 1, "owner": 0, "zone": "curse"}],
        dice=(1, 3),
    )
    assert told(match, "counter")[0].args["total"] == 0 + 3


def test_d23_a_monster_that_is_challenged_strikes_with_its_own_effects() -> None:
    match = raid("snakeman melee", target={"hero": "roderick", "saved": 1}, dice=(4, 3))
    play(match, 1, "challenge snakeman.0 melee", 1, 6)
    assert hero(match, 1)["health"] == 16
    play(match, 0, "snakeman.0 to hand")
    assert hero(match, 1)["peril"] == 40 - 8 + 2  # and its wounds pay


def test_d24_a_knight_taken_away_no_longer_counts() -> None:
    match = raid("corrupt-knight melee", "corrupt-knight melee", target={"hero": "bel", "glory": 3, "hand": ["repel"]})
    play(match, 1, "play repel against corrupt-knight.0", 1, 6)
    assert told(match, "attack")[0].args["total"] == 6 + 1 + 1


def test_d24_knights_sent_at_others_count_too() -> None:
    match = scene(
        {"hero": "nord", "hand": ["corrupt-knight", "corrupt-knight"]},
        {"hero": "bel", "peril": 7},
        {"hero": "tainin", "peril": 7},
        phase="villainy",
    )
    play(match, 0, "send corrupt-knight > 1 melee")
    play(match, 0, "send corrupt-knight > 2 melee", 1, 6)
    assert told(match, "attack")[0].args["total"] == 6 + 2 + 1


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
    match = raid("snakeman melee", target={"hero": "bel", "glory": 3, "hand": ["repel"], "saved": 1})
    play(match, 1, "play repel against snakeman.0")
    assert match.turn == (0,)


def test_d29_nobody_challenges_in_a_challenge() -> None:
    match = raid("snakeman melee", target={"hero": "roderick", "saved": 1}, dice=(4, 3))
    play(match, 1, "duel 0 melee", 6, 1)
    assert hero(match, 0)["health"] == 17 and prompt(match, 0) == "settle"


def test_d30_what_is_attached_falls_off_on_the_way_to_the_hand() -> None:
    lair = [{"card": "snakeman", "seat": 0, "zone": "lair", "attached": [{"card": "nakaris-kiss", "owner": 0}]}]
    match = scene({"hero": "nord"}, {"hero": "roderick", "peril": 8}, phase="villainy", pieces=lair)
    play(match, 0, "loose snakeman.0 > 1 melee", 1, 2)  # eight against eight
    play(match, 0, "snakeman.0 to hand")
    assert hero(match, 0)["hand"] == ["snakeman"] and table(match)["discard"] == {"nakaris-kiss": 1}


def test_d30_all_survivors_go_to_the_lair_together_if_there_is_room() -> None:
    match = raid("snakeman melee", "priestess magic", target={"hero": "roderick"}, dice=(5, 2, 4, 1))
    assert texts(match, 0) == ["snakeman.0 to hand", "snakeman.0 to lair", "all to lair"]
    play(match, 0, "all to lair")
    assert [piece["card"] for piece in pieces(match, zone="lair")] == ["snakeman", "priestess"]
    assert prompt(match, 0) != "settle"
    full = [{"card": "bone-naga", "seat": 0, "zone": "lair"}, {"card": "gate-hydra", "seat": 0, "zone": "lair"}]
    target = {"hero": "roderick", "peril": 15}
    match = raid("snakeman melee", "priestess magic", target=target, dice=(5, 2, 4, 1), pieces=full)
    assert "all to lair" not in texts(match, 0)


def test_d34_a_defender_who_wins_deals_the_wound_only() -> None:
    match = scene(
        {"hero": "bel"}, {"hero": "roderick"}, quests=[{"quest": "basilisk-egg", "seat": 0, "is_carried": True}]
    )
    play(match, 0, "attack 1 melee", 1, 6)
    assert hero(match, 0)["health"] == 17 and table(match)["quests"][0]["seat"] == 0


def test_d37_prevented_wounds_and_those_beyond_the_last_pay_nothing() -> None:
    plate = [{"card": "plate-of-gwildor", "seat": 1}]
    match = raid("snakeman melee", target={"hero": "bel"}, pieces=plate, dice=(6, 1))
    play(match, 0, "snakeman.1 to hand")
    assert hero(match, 1)["peril"] == 40 - 8 + 1
    match = raid(
        "snakeman melee", target={"hero": "bel", "health": 1}, third={"hero": "tainin", "peril": 0}, dice=(6, 1)
    )
    play(match, 0, "snakeman.0 to hand")
    assert hero(match, 2)["peril"] == 1


def test_d38_wounds_dealt_by_a_minion_pay_its_master() -> None:
    match = raid("spitter-spawn speed", target={"hero": "bel"}, pieces=[minion("three-headed-spawn")], dice=(1,))
    play(match, 1, "three-headed-spawn.0 counters", 6)
    assert hero(match, 1)["glory"] == 1 and table(match)["discard"] == {"spitter-spawn": 1}


# Minions


def minion(card: str, **more: Any) -> dict[str, Any]:
    return {"card": card, "seat": 1, "zone": "minion", **more}


def test_d67_without_a_free_place_no_monster_becomes_a_minion() -> None:
    full = [{"card": name, "seat": 1} for name in ("runaways-boots", "hooded-helm")]
    match = raid(
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
    match = raid("snakeman melee", target={"hero": "bel", "saved": 1}, pieces=[minion("three-headed-spawn")], dice=(1,))
    play(match, 1, "three-headed-spawn.0 counters", 3)
    assert prompt(match, 1) == "challenge"
    assert not [move for move in texts(match, 1) if move.startswith("order")]


def test_d68_with_the_other_reading_the_closing_attack_is_free() -> None:
    match = raid(
        "snakeman melee",
        target={"hero": "bel"},
        pieces=[minion("three-headed-spawn")],
        options={"free_minion": True},
        dice=(6,),
    )
    play(match, 1, "counter", 1)
    assert [move for move in texts(match, 1) if not move.startswith("order")] == ["pass"]


def test_d69_the_cards_of_the_hero_do_not_help_its_minion() -> None:
    match = raid(
        "snakeman melee",
        target={"hero": "bel", "glory": 2, "hand": ["counterstroke"]},
        pieces=[minion("three-headed-spawn"), {"card": "battle-trance", "seat": 1}],
    )
    play(match, 1, "play counterstroke against snakeman.2", 1)
    play(match, 1, "three-headed-spawn.0 counters", 6)
    assert told(match, "counter")[0].args["total"] == 3 + 6
    assert pieces(match, card="snakeman")[0]["wounds"] == 1


def test_d69_a_minion_stands_in_for_one_attack_of_a_batch() -> None:
    match = raid(
        "snakeman melee",
        "spitter-spawn speed",
        target={"hero": "bel"},
        pieces=[minion("three-headed-spawn")],
        dice=(6, 6),
    )
    play(match, 1, "three-headed-spawn.0 counters", 1, 1)
    assert table(match)["discard"] == {"three-headed-spawn": 1}  # two wounds of the snakeman
    assert hero(match, 1)["health"] == 17  # the other one met the hero


def test_d76_and_d84_quest_monsters_and_nakari_are_not_repelled_or_tamed() -> None:
    match = scene(
        {"hero": "sessira", "place": "brood-hall", "glory": 9, "hand": ["repel"]},
        {"hero": "bel"},
        quests=[{"quest": "mother-of-broods", "seat": 0}],
    )
    play(match, 0, "try mother-of-broods.0")
    play(match, 1, "form melee", 1, 6)
    assert prompt(match, 0) == "challenge" and table(match)["quests"][0]["wounds"] == 1
