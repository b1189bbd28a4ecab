"""БИТВА, Этапы битвы, V – the felled hero: rescue, what is discarded, what stays; ВАРИАНТЫ ПРАВИЛ, Воскрешение.

Rulings: D25, D45, D51, D61, D79, D87, D88, D90, D92, D116, D118.
"""

from __future__ import annotations

from typing import Any

import undercroft as uc
from tests.games.serpent.scenes import (
    BONEWALK,
    GATE,
    ROUND_THE_GATE,
    hero,
    open_quests,
    pieces,
    play,
    prompt,
    raid,
    scene,
    starts_with,
    table,
    texts,
)

# Rescue


def test_a_potion_saves_a_hero_about_to_fall() -> None:
    match = raid(["snakeman"], {"hero": "bel", "health": 1, "glory": 4, "hand": ["rejuvenation"]})
    play(match, 0, "send snakeman > 1 melee", 6, 1)
    assert prompt(match, 1) == "rescue"
    play(match, 1, "play rejuvenation")
    assert hero(match, 1)["health"] == 7


def test_only_a_card_that_heals_saves_a_hero_about_to_fall() -> None:
    """The step through the gloom came too late: it could be taken before the rolls."""
    match = sent_at_bel("snakeman", target={"health": 2, "glory": 9, "hand": ["step-through-gloom"]})
    play(match, 1, "pass", 6, 1)
    assert hero(match, 1)["is_out"]


def sent_at_bel(*cards: str, target: dict[str, Any], dice: tuple[int, ...] = (), **more: Any) -> uc.Match:
    """Seat 0 sends cards at seat 1; the last one starts the battle."""
    third = more.pop("third", {"hero": "tainin", "place": "watch-room"})
    match = scene(
        {"hero": "nord", "hand": list(cards)}, {"hero": "bel", "peril": 30, **target}, third, phase="villainy", **more
    )
    for number, card in enumerate(cards, 1):
        form = "speed" if card in ("nest-viper", "spitter-spawn") else "melee"
        play(match, 0, f"send {card} > 1 {form}", *(dice if number == len(cards) else ()))
    return match


def test_d25_comparisons_after_the_felling_one_are_void() -> None:
    match = sent_at_bel(
        "snakeman", "choker-spawn", target={"health": 1}, dice=(6, 1, 1, 6)
    )  # the first fells it, the second counter would have won
    assert hero(match, 1)["is_out"]
    assert pieces(match, card="choker-spawn")[0]["wounds"] == 0


def test_d25_nothing_more_is_rolled_for_a_felled_hero() -> None:
    match = sent_at_bel("nest-viper", target={"health": 1}, dice=(6, 1))
    assert hero(match, 1)["is_out"]
    assert [
        event.id for event in match.told(None) if event.id in ("serpent-event-passed", "serpent-event-failed")
    ] == []


def test_d25_enough_healing_saves_and_is_asked_for_until_it_is_enough() -> None:
    potions = [{"card": "rejuvenation", "seat": 1}]
    match = sent_at_bel(
        "snakeman", target={"health": 1, "glory": 4, "hand": ["rejuvenation"]}, pieces=potions, dice=(6, 1)
    )
    assert texts(match, 1) == ["pass", "play rejuvenation", "drink rejuvenation.0"]
    play(match, 1, "drink rejuvenation.0")
    assert hero(match, 1)["health"] == 7 and hero(match, 1)["hand"] == ["rejuvenation"]


# Elimination


def test_a_felled_hero_leaves_its_traps_and_drops_its_escort() -> None:
    match = scene(
        {"hero": "nord", "hand": ["snakeman"]},
        {"hero": "bel", "health": 1, "peril": 8, "hand": ["repel"], "place": "crossroads"},
        {"hero": "tainin"},
        phase="villainy",
        pieces=[
            {"card": "stone-maw", "seat": 1, "zone": "laid", "place": "brood-hall"},
            {"card": "belt-pouch", "seat": 1},
        ],
        quests=[{"quest": "basilisk-egg", "seat": 1, "is_carried": True}, {"quest": "heartstone", "seat": 1}],
    )
    play(match, 0, "send snakeman > 1 melee", 6, 1)
    assert hero(match, 1)["is_out"]
    assert [piece["card"] for piece in pieces(match, zone="laid")] == ["stone-maw"]
    assert [(quest["quest"], quest["token"]) for quest in open_quests(match)] == [("basilisk-egg", "crossroads")]
    assert table(match)["discard"] == {"belt-pouch": 1, "repel": 1}


def test_elimination_a_hero_felled_in_its_own_turn_draws_nothing_more() -> None:
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


def test_elimination_another_heros_token_stays_with_it() -> None:
    match = scene(
        {"hero": "nord", "hand": ["snakeman"]},
        {"hero": "roderick", "peril": 8, "health": 1},
        {"hero": "bel"},
        phase="villainy",
        quests=[{"quest": "captive-knight", "seat": 2, "is_carried": True}],
    )
    play(match, 0, "send snakeman > 1 melee", 6, 1)
    assert hero(match, 1)["is_out"]
    assert [(quest["seat"], quest["is_carried"]) for quest in open_quests(match)] == [(2, True)]


def test_d51_an_exit_held_open_by_a_felled_hero_closes() -> None:
    match = scene(
        {"hero": "roderick", "place": "sentinel-gallery"},
        {"hero": "bel", "place": "sentinel-gallery", "health": 1, "waits": ["sentinel-gallery", "west"]},
        {"hero": "tainin"},
        map=[GATE, {"place": "sentinel-gallery", "x": 1}],
    )
    play(match, 0, "attack 1 melee", 6, 1)
    assert hero(match, 1)["is_out"]
    west = next(place for place in table(match)["map"] if place["place"] == "sentinel-gallery")["exits"][3]
    assert "now" not in west


def test_d61_an_oath_leaves_with_the_escort_of_a_felled_hero() -> None:
    quest = {"quest": "basilisk-egg", "seat": 1, "is_carried": True, "attached": [{"card": "sworn-oath", "owner": 1}]}
    match = sent_at_bel("snakeman", target={"health": 1}, quests=[quest], dice=(6, 1))
    assert table(match)["quests"][0]["attached"] == [] and table(match)["quests"][0]["token"] == "temple-gate"
    assert table(match)["discard"]["sworn-oath"] == 1


def test_d87_open_quests_go_under_the_deck_and_completed_ones_leave_the_game() -> None:
    quests = [{"quest": "heartstone", "seat": 1, "is_done": True}, {"quest": "renunciation", "seat": 1}]
    match = sent_at_bel("snakeman", target={"health": 1}, quests=quests, dice=(6, 1))
    assert open_quests(match) == [] and table(match)["quests_left"] == 12  # of the deck, all but the artefact


def test_d87_curses_on_a_felled_hero_are_discarded_those_it_played_stay() -> None:
    curses = [
        {"card": "frailty", "seat": 1, "owner": 0, "zone": "curse"},
        {"card": "runaways-boots", "seat": 2, "attached": [{"card": "creeping-rust", "owner": 1}]},
    ]
    match = sent_at_bel("snakeman", target={"health": 1}, pieces=curses, dice=(6, 1))
    assert table(match)["discard"]["frailty"] == 1
    assert pieces(match, card="runaways-boots")[0]["attached"] == [{"card": "creeping-rust", "owner": 1}]


def test_d87_the_choice_of_a_trap_falls_to_the_seat_left_of_its_felled_owner() -> None:
    match = scene(
        {"hero": "roderick"},
        {"hero": "bel", "is_out": True},
        {"hero": "tainin"},
        pieces=[{"card": "mirror-rift", "seat": 1, "zone": "laid", "place": "crossroads"}],
    )
    play(match, 0, "go crossroads", 1)
    assert match.turn == (2,) and prompt(match, 2) == "warp"


def test_d88_a_hero_felled_in_its_own_turn_ends_it() -> None:
    match = scene(
        {"hero": "nord", "health": 1, "hand": ["repel", "frailty"], "place": "brood-hall"},
        {"hero": "bel"},
        {"hero": "tainin"},
        tokens=5,
    )
    play(match, 0, "go pit-of-offerings", 1)
    assert hero(match, 0)["is_out"] and hero(match, 0)["place"] == "brood-hall"  # felled where it was leaving
    assert match.turn == (1,) and hero(match, 0)["hand_size"] == 0


def test_d88_peril_won_is_handed_out_by_the_seat_left_of_a_felled_owner() -> None:
    match = scene(
        {"hero": "nord", "health": 1, "hand": ["snakeman"]},
        {"hero": "roderick", "peril": 8, "saved": 1},
        {"hero": "tainin", "peril": 0},
        {"hero": "bel", "peril": 0},
        phase="villainy",
        tokens=5,
    )
    play(match, 0, "send snakeman > 1 melee", 6, 1)
    play(match, 1, "duel 0 melee", 6, 1)
    assert hero(match, 0)["is_out"]
    assert match.turn == (1,) and prompt(match, 1) == "peril"
    assert table(match)["discard"]["snakeman"] == 1  # nobody's lair


def test_d90_seats_that_are_out_are_skipped() -> None:
    match = scene({"hero": "nord"}, {"hero": "bel", "is_out": True}, {"hero": "tainin"}, tokens=5)
    play(match, 0, "done")
    assert match.turn == (2,)


# Resurrection


def test_resurrection_offers_only_free_heroes() -> None:
    match = uc.deal("serpent", seats=2, seed=4, resurrection=True)
    dealt = {row["hero"] for row in table(match)["heroes"]}
    assert len(table(match)["spare_heroes"]) == 4 and not dealt & set(table(match)["spare_heroes"])


def test_resurrection_a_hero_felled_in_its_own_turn_begins_with_the_next() -> None:
    match = scene(
        {"hero": "bel", "health": 1, "actions": 3},
        {"hero": "nord", "hand": ["tribute", "repel"], "peril": 0},
        map=BONEWALK,
        options={"resurrection": True},
    )
    play(match, 0, "go gloomy-bonewalk", 1)
    play(match, 0, "hero roderick")
    assert hero(match, 0)["place"] == "temple-gate" and match.turn == (1,)


def test_resurrection_gives_a_new_hero_and_keeps_quests() -> None:
    match = scene(
        {"hero": "nord", "hand": ["snakeman"]},
        {"hero": "bel", "health": 1, "peril": 8, "quests": 2},
        phase="villainy",
        options={"resurrection": True},
    )
    play(match, 0, "send snakeman > 1 melee", 6, 1)
    assert match.turn == (1,) and "hero bel" not in texts(match, 1)
    play(match, 1, "hero sessira")
    assert (hero(match, 1)["hero"], hero(match, 1)["health"], hero(match, 1)["quests"]) == ("sessira", 18, 2)
    assert hero(match, 1)["hand_size"] == 5 and not hero(match, 1)["is_out"]


def fallen_bel(*cards: str, **more: Any) -> uc.Match:
    return sent_at_bel(*cards, target={"health": 1, **more.pop("target", {})}, options={"resurrection": True}, **more)


def test_d92_the_new_hero_starts_afresh_and_is_spared_what_was_meant_for_the_old_one() -> None:
    curses = [{"card": "frailty", "seat": 1, "owner": 0, "zone": "curse"}, {"card": "belt-pouch", "seat": 1}]
    match = fallen_bel(
        "constrictor", "choker-spawn", pieces=curses, target={"level": 9, "hand": ["repel"]}, dice=(6, 6, 1, 1)
    )
    play(match, 1, "hero sessira")
    fresh = hero(match, 1)
    assert (fresh["level"], fresh["health"], fresh["glory"], fresh["peril"]) == (7, 18, 1, 2)
    assert not fresh["fallen"]
    assert pieces(match, seat=1) == [] and "bel" not in table(match)["spare_heroes"]


def test_d92_with_no_hero_left_the_seat_is_out() -> None:
    match = fallen_bel("snakeman", spare_heroes=[], dice=(6, 1))
    assert hero(match, 1)["is_out"]


def test_d92_the_seat_to_the_left_chooses_the_entrance() -> None:
    match = scene(
        {"hero": "nord", "hand": ["snakeman"], "place": "crossroads"},
        {"hero": "bel", "health": 1, "peril": 8, "place": "crossroads"},
        {"hero": "tainin"},
        phase="villainy",
        options={"resurrection": True, "combined": True},
        map=[GATE, {"place": "crossroads", "y": -1}, {"place": "old-postern", "y": -2}],
    )
    play(match, 0, "send snakeman > 1 melee", 6, 1)
    play(match, 1, "hero sessira")
    assert match.turn == (2,) and texts(match, 2) == ["appear temple-gate", "appear old-postern"]
    play(match, 2, "appear old-postern")
    assert hero(match, 1)["place"] == "old-postern" and hero(match, 1)["hand_size"] == 5


def test_d116_resurrection_keeps_quests_but_a_carried_escort_is_dropped_where_the_hero_fell() -> None:
    match = scene(
        {"hero": "nord", "hand": ["snakeman"]},
        {"hero": "bel", "peril": 9, "health": 1, "place": "crossroads"},
        {"hero": "roderick"},
        phase="villainy",
        quests=[{"quest": "basilisk-egg", "seat": 1, "is_carried": True}, {"quest": "heartstone", "seat": 1}],
        options={"resurrection": True},
    )
    play(match, 0, "send snakeman > 1 melee", 6, 1)
    play(match, 1, "hero sessira")
    egg, stone = open_quests(match)
    assert (egg["seat"], egg["token"], egg["is_carried"]) == (-1, "crossroads", False)
    assert stone["seat"] == 1


def test_d118_monsters_in_battle_stay_with_their_seat_through_a_resurrection() -> None:
    match = scene(
        {"hero": "nord", "health": 1, "hand": ["snakeman"]},
        {"hero": "roderick", "peril": 9, "saved": 1},
        phase="villainy",
        options={"resurrection": True},
        tokens=5,
    )
    play(match, 0, "send snakeman > 1 melee", 1, 1)
    play(match, 1, "duel 0 melee", 6, 1)
    assert match.turn == (0,) and starts_with(match, 0, "hero")
    play(match, 0, "hero bel")
    assert match.turn == (0,) and prompt(match, 0) == "settle" and "snakeman.0 to lair" in texts(match, 0)
    play(match, 0, "snakeman.0 to lair")
    assert pieces(match, card="snakeman")[0]["zone"] == "lair"
