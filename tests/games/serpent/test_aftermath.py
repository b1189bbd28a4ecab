"""What a turn, a battle and a death leave behind, and what they leave alone."""

from __future__ import annotations

from typing import Any

import undercroft as uc
from tests.games.serpent.scenes import (
    BONEWALK,
    GATE,
    ROUND_THE_GATE,
    hero,
    pieces,
    play,
    prompt,
    scene,
    starts_with,
    table,
    texts,
)


def next_turn(rival: dict[str, Any], *cards: dict[str, Any], **more: Any) -> uc.Match:
    """The turn passes from seat 0 to its rival."""
    match = scene(
        {"hero": "nord", "actions": 0, "hand": ["rejuvenation", "second-wind"]},
        {"hero": "roderick", **rival},
        phase="last",
        tokens=5,
        pieces=list(cards),
        **more,
    )
    play(match, 0, "discard rejuvenation", *["priestess"] * 3, "snakeman")
    return match


# -- the turn -----------------------------------------------------------------------------------------------


def test_recovery_a_curse_on_another_is_not_tested() -> None:
    match = next_turn({"peril": 3}, {"card": "frailty", "seat": 0, "owner": 1})
    assert pieces(match, card="frailty") and match.turn == (1,)


def test_setup_four_tunnels_lie_round_the_entrance() -> None:
    match = uc.deal("serpent", seats=2, seed=9)
    places = {row["place"] for row in table(match)["map"]}
    tunnels = {"crossroads", "snake-crawl", "sentinel-gallery", "dripping-fork", "bend-of-idols", "caved-in-way"}
    tunnels |= {"abyss-bridge", "gloomy-gut", "gloomy-culvert", "gloomy-bonewalk"}
    assert places - tunnels == {"temple-gate"} and len(places) == 5


def test_recovery_a_turn_begins_as_if_nothing_had_been_done() -> None:
    used = {"moved": True, "next_actions": 2, "tries": 2, "tried": ["heartstone"], "dropped": True, "fought": True}
    match = next_turn({**used, "peril": 0, "hand": ["frailty", "repel"]}, nakari_sent=True)
    then = hero(match, 1)
    assert then["actions"] == 7  # speed 5 and the two more of the last turn
    assert not (
        table(match)["nakari_sent"]
        or then["moved"]
        or then["tries"]
        or then["tried"]
        or then["dropped"]
        or then["fought"]
        or then["next_actions"]
    )


def test_discard_and_draw_who_stood_still_since_recovery_gains() -> None:
    match = next_turn({"glory": 0, "peril": 0, "hand": ["repel", "battle-trance"]}, map=[GATE])
    play(match, 1, texts(match, 1)[0])  # the location that was turned up
    play(match, 1, "done")
    play(match, 1, "discard repel")
    assert (hero(match, 1)["glory"], hero(match, 1)["peril"]) == (1, 2)


def test_the_last_round_is_played_to_its_end() -> None:
    for round, winners in ((59, None), (60, (1,))):
        match = scene(
            {"hero": "nord", "hand": ["rejuvenation", "second-wind"]},
            {"hero": "bel", "level": 8, "hand": ["frailty"]},
            phase="last",
            round=round,
            starter=1,
        )
        play(match, 0, "discard rejuvenation")
        assert (match.result.winners if match.result is not None else None) == winners


# -- the felled ---------------------------------------------------------------------------------------------


def test_elimination_who_falls_in_the_own_turn_draws_nothing_more() -> None:
    match = scene(
        {"hero": "bel", "health": 1, "actions": 3, "hand": ["frailty"]},
        {"hero": "nord", "hand": ["tribute", "repel"], "peril": 0},
        {"hero": "roderick", "glory": 4, "peril": 1},
        map=BONEWALK,
    )
    play(match, 0, "go gloomy-bonewalk", 1)
    assert hero(match, 0)["is_out"] and hero(match, 0)["hand_size"] == 0 and match.turn == (1,)
    assert table(match)["discard"] == {"frailty": 1}


def test_elimination_a_felled_hero_is_nobodys_target() -> None:
    match = scene({"hero": "bel"}, {"hero": "nord", "is_out": True}, {"hero": "roderick"}, map=ROUND_THE_GATE)
    assert {move.split()[1] for move in starts_with(match, 0, "attack")} == {"2"}


def test_elimination_an_artefact_leaves_the_game_and_an_open_quest_goes_under_the_deck() -> None:
    match = scene(
        {"hero": "nord", "hand": ["snakeman"]},
        {"hero": "roderick", "peril": 8, "health": 1},
        {"hero": "bel"},
        phase="villainy",
        quests=[{"quest": "heartstone", "seat": 1, "is_done": True}, {"quest": "renunciation", "seat": 1}],
    )
    play(match, 0, "send snakeman > 1 melee", 6, 1)
    deck, under = match.save()["quest_deck"], match.save()["quests_under"]
    assert under == ["renunciation"] and "renunciation" not in deck and "heartstone" not in deck


def test_resurrection_only_heroes_nobody_has_are_left() -> None:
    match = uc.deal("serpent", seats=2, seed=4, resurrection=True)
    dealt = {row["hero"] for row in table(match)["heroes"]}
    assert len(table(match)["spare_heroes"]) == 4 and not dealt & set(table(match)["spare_heroes"])


# -- battles ------------------------------------------------------------------------------------------------


def raided(target: dict[str, Any], card: str, *dice: int, **more: Any) -> uc.Match:
    match = scene({"hero": "nord", "hand": [card]}, {"peril": 10, **target}, phase="villainy", **more)
    form = next(move for move in texts(match, 0) if move.startswith(f"send {card} > 1"))
    play(match, 0, form, *dice)
    return match


def test_challenge_who_attacked_is_challenged_once_a_form() -> None:
    match = scene({"hero": "roderick"}, {"hero": "bel", "saved": 1, "glory": 0}, map=ROUND_THE_GATE)
    play(match, 0, "attack 1 melee", 6, 1)
    assert texts(match, 1) == ["pass", "duel 0 melee", "duel 0 magic", "duel 0 speed"]


def test_reward_a_beaten_monster_draws_no_card_with_rivals_at_the_table() -> None:
    match = raided({"hero": "roderick", "hand": ["blade-of-ilbor"], "glory": 9}, "choker-spawn", 1, 6)
    assert hero(match, 1)["hand"] == ["blade-of-ilbor"] and hero(match, 1)["glory"] == 10
    assert match.turn == (0,)  # nor is a treasure offered, as it is to a hero alone


def test_barbed_light_works_in_a_counter_too() -> None:
    match = raided({"hero": "elendus", "glory": 2}, "temple-shade")
    play(match, 0, "unleash", 1, 6)  # 7 against 12
    play(match, 1, "pay barbed-light")
    assert not pieces(match, card="temple-shade") and hero(match, 1)["glory"] == 2  # two wounds, two glory


def test_tame_needs_a_free_place_and_the_heros_own_blow() -> None:
    full = [{"card": card, "seat": 1} for card in ("hooded-helm", "runaways-boots", "blade-of-ilbor", "ouroboros-ring")]
    match = raided({"hero": "sessira", "glory": 2}, "choker-spawn", 1, 6, pieces=full)
    assert not pieces(match, card="choker-spawn")
    minion = [{"card": "corrupt-knight", "seat": 1, "zone": "minion"}]
    match = raided({"hero": "sessira", "glory": 2}, "choker-spawn", 1, pieces=minion)
    play(match, 1, "corrupt-knight.0 counters", 6)
    assert not pieces(match, card="choker-spawn") and pieces(match, zone="minion")


def test_minions_a_beaten_priestess_that_serves_takes_no_token() -> None:
    minion = [{"card": "priestess", "seat": 1, "zone": "minion", "wounds": 1}]
    match = raided({"hero": "bel"}, "snakeman", 6, pieces=minion, tokens=3)
    play(match, 1, "priestess.0 counters", 1)
    assert not pieces(match, card="priestess") and table(match)["tokens"] == 3


def test_cutpurse_is_tainins_alone() -> None:
    for name, glory in (("tainin", 3), ("roderick", 2)):
        match = scene(
            {"hero": name, "glory": 0}, {"hero": "nord", "glory": 9, "place": "crossroads"}, map=ROUND_THE_GATE
        )
        play(match, 0, "go crossroads")
        assert hero(match, 0)["glory"] == glory


def test_the_last_action_is_saved() -> None:
    for left in (0, 1, 3):
        match = scene(
            {"hero": "nord", "actions": left, "hand": ["rejuvenation", "second-wind"]}, {"hero": "bel"}, phase="last"
        )
        play(match, 0, "discard rejuvenation")
        assert hero(match, 0)["saved"] == min(left, 1)


def test_falling_a_lying_hero_tries_a_hunt_and_does_not_challenge() -> None:
    match = scene(
        {"hero": "roderick", "fallen": True, "actions": 1, "place": "inner-sanctum"},
        {"hero": "nord"},
        {"hero": "bel"},
        map=[GATE, {"place": "watch-room", "x": 1}, {"place": "inner-sanctum", "x": 2}],
        quests=[{"quest": "high-priestess", "seat": 0}],
    )
    play(match, 0, "try high-priestess.0")
    assert match.turn == (1,)  # the seat to the left picks the form
    play(match, 1, "form melee", 6, 1)
    assert prompt(match, 0) != "challenge" and hero(match, 0)["health"] == 17


def test_resurrection_who_falls_in_the_own_turn_begins_with_the_next() -> None:
    match = scene(
        {"hero": "bel", "health": 1, "actions": 3},
        {"hero": "nord", "hand": ["tribute", "repel"], "peril": 0},
        map=BONEWALK,
        options={"resurrection": True},
    )
    play(match, 0, "go gloomy-bonewalk", 1)
    play(match, 0, "hero roderick")
    assert hero(match, 0)["place"] == "temple-gate" and match.turn == (1,)


def test_temple_shade_silences_prepared_cards_too() -> None:
    rod = [{"card": "rod-of-seven-skins", "seat": 1}]
    match = scene(
        {"hero": "nord", "hand": ["temple-shade", "snakeman"]},
        {"hero": "roderick", "peril": 15},
        phase="villainy",
        pieces=rod,
    )
    play(match, 0, "send temple-shade > 1 magic")
    play(match, 0, "boost 1")
    play(match, 0, "send snakeman > 1 melee", 1)  # magic 3 + 1 against 9: nothing is answered
    assert prompt(match, 0) == "settle" and not pieces(match, card="rod-of-seven-skins")[0]["used"]


def test_far_shot_spends_its_action() -> None:
    match = scene(
        {"hero": "elendus", "actions": 2, "glory": 0}, {"hero": "nord", "place": "crossroads"}, map=ROUND_THE_GATE
    )
    play(match, 0, "use far-shot on 1", 6, 1)
    assert (hero(match, 0)["actions"], hero(match, 1)["health"]) == (1, 17)


# -- cards --------------------------------------------------------------------------------------------------


def test_traps_are_paid_by_who_has_the_peril() -> None:
    match = scene(
        {"hero": "nord", "hand": ["acid-stream"], "peril": 9},
        {"hero": "bel", "peril": 3},
        {"hero": "roderick", "peril": 4},
        phase="villainy",
        map=ROUND_THE_GATE,
    )
    assert {move.split()[-1] for move in starts_with(match, 0, "set")} == {"2"}


def test_limits_boons_have_places_of_their_own() -> None:
    match = scene(
        {"hero": "nord", "glory": 9, "hand": ["ward-of-scales", "belt-pouch"]},
        {"hero": "bel"},
        pieces=[{"card": "delvers-sense", "seat": 0}, {"card": "distraction", "seat": 0}],
    )
    assert starts_with(match, 0, "play") == ["play belt-pouch"]


def test_hooded_helm_keeps_the_actions_of_the_next_turn() -> None:
    for cards, less in ([], -1), ([{"card": "hooded-helm", "seat": 1}], 0):
        match = raided({"hero": "roderick"}, "moon-basilisk", 6, 1, pieces=cards)
        assert (hero(match, 1)["health"], hero(match, 1)["next_actions"]) == (16, less)


def test_vault_a_card_taken_back_is_in_the_discard_no_more() -> None:
    match = scene(
        {"hero": "bel", "glory": 2, "place": "vault-of-skins"},
        {"hero": "nord"},
        map=[GATE, {"place": "vault-of-skins", "x": 1}],
        discard={"repel": 1, "battle-trance": 1, "snakeman": 1},
    )
    play(match, 0, "use vault-of-skins")
    play(match, 0, "recover repel")
    assert hero(match, 0)["hand"] == ["repel"]
    assert table(match)["discard"] == {"snakeman": 1, "battle-trance": 1}


def test_sacrifice_takes_both_cards_of_the_hand() -> None:
    match = scene(
        {"hero": "bel", "place": "lesser-altar", "hand": ["knack", "sprint", "steady-grip"]},
        {"hero": "nord", "saved": 0},
        stage="heroic",
        options={"combined": True},
        map=[{"place": "old-postern"}, {"place": "lesser-altar", "y": -1}],
        quests=[{"quest": "altar-coin", "seat": 0}],
    )
    play(match, 0, "try altar-coin.0")
    play(match, 0, "discard knack")
    play(match, 0, "discard sprint")
    assert hero(match, 0)["quests"] == 1 and table(match)["discard"].keys() >= {"knack", "sprint"}


def test_search_any_chamber_is_no_tunnel() -> None:
    for place, moves in (("crossroads", []), ("watch-room", ["search orders-cache.0"])):
        match = scene(
            {"hero": "bel", "place": place, "glory": 18},
            {"hero": "nord"},
            map=[GATE, {"place": place, "x": -1}],
            quests=[{"quest": "orders-cache", "seat": 0}],
        )
        assert starts_with(match, 0, "search") == moves
