"""ХОД ИГРЫ, IV. Фаза подвигов – exploring, glory cards, tries of quests; movement has files of its own.

Rulings: D8, D54, D56, D57, D70, D71, D85, D86, D117, D121.
"""

from __future__ import annotations

from typing import Any

import undercroft as uc
from tests.games.serpent.scenes import (
    BONEWALK,
    GATE,
    HEROIC,
    POSTERN,
    at,
    hero,
    open_quests,
    play,
    prompt,
    scene,
    starts_with,
    table,
    texts,
    told,
)
from undercroft.games.serpent.box.book import CARD_NUMBER
from undercroft.games.serpent.table.piece import PREPARED
from undercroft.games.serpent.table.table import Table

# Exploring


def test_exploring_costs_an_action() -> None:
    match = scene({"hero": "nord", "actions": 2}, {"hero": "bel"})
    play(match, 0, "explore", "knights-prison")
    match.play(0, match.moves(0)[0])
    assert hero(match, 0)["actions"] == 1
    assert "knights-prison" in [place["place"] for place in table(match)["map"]]


def test_d54_exploring_is_not_offered_where_nothing_fits() -> None:
    match = scene({"hero": "nord"}, {"hero": "bel"}, locations={})
    assert "explore" not in texts(match, 0)


def test_d54_a_free_look_is_not_offered_where_nothing_fits() -> None:
    match = scene({"hero": "nord", "place": "watch-room"}, {"hero": "bel"}, locations={})
    assert "use watch-room" not in texts(match, 0)


# Glory cards


def test_d57_a_heroic_card_is_played_in_the_own_heroic_phase_only() -> None:
    own = {"hero": "nord", "glory": 9, "hand": ["battle-trance", "frailty"]}
    match = scene(own, {"hero": "bel", "peril": 9}, phase="villainy")
    assert "play battle-trance" not in texts(match, 0)
    assert "play battle-trance" in texts(scene(own, {"hero": "bel"}), 0)


def test_d56_a_card_is_paid_shown_and_carried_out_at_once() -> None:
    match = scene({"hero": "nord", "glory": 4, "health": 9, "hand": ["rejuvenation"]}, {"hero": "bel"})
    play(match, 0, "play rejuvenation")
    assert (hero(match, 0)["glory"], hero(match, 0)["health"], hero(match, 0)["hand"]) == (0, 17, [])
    assert table(match)["discard"] == {"rejuvenation": 1}


def test_d8_a_free_ability_works_once_a_turn() -> None:
    match = scene({"hero": "nord", "place": "watch-room"}, {"hero": "bel"})
    play(match, 0, "use watch-room", "altar-of-fangs")
    play(match, 0, texts(match, 0)[0])
    assert "use watch-room" not in texts(match, 0)


def test_once_a_turn_one_card_used_leaves_the_other() -> None:
    match = scene(
        {"hero": "bel", "glory": 5, "peril": 2, "place": "gloomy-bonewalk"},
        {"hero": "nord"},
        map=BONEWALK,
        pieces=[{"card": "delvers-sense", "seat": 0}, {"card": "distraction", "seat": 0}],
    )
    play(match, 0, "use distraction on 1")
    assert "use distraction on 1" not in texts(match, 0) and "use delvers-sense at east" in texts(match, 0)


def keys(count: int, **more: Any) -> uc.Match:
    """Seat 0 has so many Postern Keys, and stands where one of two exits is blocked."""
    return scene(
        {"hero": "nord", "actions": 1, "place": "smugglers-hold"},
        {"hero": "bel"},
        {"hero": "roderick"},
        map=[POSTERN, {"place": "smugglers-hold", "x": 1}, {"place": "rooty-way", "x": 1, "y": -1, "turned": True}],
        quests=[{"quest": "postern-key", "seat": 0, "is_done": True}] * count + [{"quest": "old-snake"}],
        **HEROIC,
        **more,
    )


def test_d121_a_move_stands_in_the_list_once() -> None:
    for count in (1, 2):
        moves = texts(keys(count), 0)
        assert len(set(moves)) == len(moves)
    assert starts_with(keys(2), 0, "use") == starts_with(keys(1), 0, "use") != []


def test_d121_each_copy_is_one_use_a_turn() -> None:
    gate = {"shut": [["smugglers-hold", "speed", 8]]}
    for count in (1, 2):
        match = keys(count, **gate)
        first, second = starts_with(match, 0, "use")  # both exits are shut
        play(match, 0, first)
        assert starts_with(match, 0, "use") == ([second] if count == 2 else [])
    play(match, 0, second)
    assert [quest["used"] for quest in table(match)["quests"]][:2] == [True, True]
    assert uc.load(match.save()).save() == match.save()


def test_d121_used_artefacts_are_refreshed_at_their_owners_recovery() -> None:
    match = keys(2, shut=[["smugglers-hold", "speed", 8]])
    play(match, 0, starts_with(match, 0, "use")[0])
    while table(match)["active"] == 0:
        play(match, match.turn[0], texts(match, match.turn[0])[0])
    assert [quest["used"] for quest in table(match)["quests"]][:2] == [True, False]
    while table(match)["active"] != 0 or table(match)["phase"] == "recovery":
        play(match, match.turn[0], texts(match, match.turn[0])[0])
    assert [quest["used"] for quest in table(match)["quests"]][:2] == [False, False]


def use_codes(table: Table) -> list[int]:
    return [code for code in table.asked().options(table) if table.describe(0, code).verb == "use-at"]


def uses(table: Table) -> list[str]:
    return [str(table.describe(0, code)) for code in use_codes(table)]


def test_d121_two_prepared_cards_are_two_uses_and_one_move() -> None:
    """No card of the sets with a use comes twice; a corrected cards file may have one that does."""
    match = scene(
        {"hero": "bel", "actions": 1, "glory": 5, "place": "gloomy-bonewalk"},
        {"hero": "nord"},
        map=BONEWALK,
        pieces=[{"card": "delvers-sense", "seat": 0}],
        shut=[["gloomy-bonewalk", "speed", 8]],
    )
    table = match.position
    assert isinstance(table, Table)
    table.new_piece(CARD_NUMBER["delvers-sense"], 0, 0, PREPARED)
    assert uses(table) == ["use delvers-sense at east"]
    table.shut.clear()  # the exit is blocked by print as well
    table.play(0, use_codes(table)[0], uc.Seeded(1))
    assert [piece.used for piece in table.pieces] == [True, False]
    table.opened.clear()
    table.options = tuple(table.asked().options(table))
    table.play(0, use_codes(table)[0], uc.Seeded(1))
    assert [piece.used for piece in table.pieces] == [True, True]


# Tries


def test_first_try_is_free_later_ones_cost_an_action() -> None:
    match = at("armoury-of-ilbor", "crown-of-ilbor", {"hero": "roderick", "glory": 34})
    actions = hero(match, 0)["actions"]
    play(match, 0, "try crown-of-ilbor.0 with melee", 1)
    assert hero(match, 0)["actions"] == actions and hero(match, 0)["health"] == 17 and hero(match, 0)["glory"] == 20
    play(match, 0, "try crown-of-ilbor.0 with melee", 6)
    assert hero(match, 0)["actions"] == actions - 1
    assert table(match)["quests"][0]["steps"] == 1


def test_d70_the_first_try_of_the_turn_is_free_over_all_quests() -> None:
    quests = [{"quest": "oracles-dice", "seat": 0}, {"quest": "knucklebones", "seat": 0}]
    match = scene({"hero": "nord", "glory": 40, "place": "crossroads"}, {"hero": "bel"}, quests=quests[:1])
    actions = hero(match, 0)["actions"]
    play(match, 0, "try oracles-dice.0", 1, 1)
    assert hero(match, 0)["actions"] == actions
    play(match, 0, "try oracles-dice.0", 1, 1)
    assert hero(match, 0)["actions"] == actions - 1


def test_a_rivals_personal_quest_cannot_be_tried() -> None:
    match = scene(
        {"hero": "nord", "glory": 9, "place": "crossroads"},
        {"hero": "bel"},
        quests=[{"quest": "oracles-dice", "seat": 1}],
    )
    assert "try oracles-dice.0" not in texts(match, 0)


def test_quests_neither_a_rivals_nor_a_finished_one_can_be_tried() -> None:
    for quest in ({"seat": 1}, {"seat": 0, "is_done": True}):
        match = scene(
            {"hero": "bel", "place": "altar-of-fangs", "glory": 30},
            {"hero": "nord"},
            map=[GATE, {"place": "altar-of-fangs", "y": -1}],
            quests=[{"quest": "heartstone", **quest}],
        )
        assert not starts_with(match, 0, "try")


def test_completing_gives_reward_and_level_and_ends_the_heroic_phase() -> None:
    match = at(
        "armoury-of-ilbor", "crown-of-ilbor", {"hero": "roderick", "glory": 14, "health": 10}, quest={"steps": 1}
    )
    play(match, 0, "try crown-of-ilbor.0 with melee", 6)
    assert (hero(match, 0)["level"], hero(match, 0)["quests"], hero(match, 0)["health"]) == (8, 1, 13)
    assert hero(match, 0)["values"]["melee"] == 8  # the crown is kept
    assert prompt(match, 0) != "heroic"


def test_d71_a_completed_personal_quest_is_not_replaced_a_shared_one_is() -> None:
    here = {"hero": "nord", "glory": 30, "place": "altar-of-fangs"}
    places = [GATE, {"place": "altar-of-fangs", "y": -1}]
    match = scene(here, {"hero": "bel"}, map=places, quests=[{"quest": "heartstone", "seat": 0}])
    left = table(match)["quests_left"]
    play(match, 0, "try heartstone.0")
    assert table(match)["quests_left"] == left
    match = scene(here, {"hero": "bel"}, map=places, quests=[{"quest": "heartstone"}])
    play(match, 0, "try heartstone.0", "renunciation")
    assert table(match)["quests_left"] == left - 1
    assert [quest["quest"] for quest in open_quests(match) if quest["seat"] < 0] == ["renunciation"]


def felled_with_quests(**more: Any) -> uc.Match:
    """Seat 1 falls with two open quests; seat 0 will complete a shared one."""
    match = scene(
        {"hero": "nord", "hand": ["snakeman"], "glory": 40, "place": "altar-of-fangs"},
        {"hero": "bel", "peril": 9, "health": 1, "place": "altar-of-fangs"},
        {"hero": "roderick"},
        phase="villainy",
        map=[GATE, {"place": "altar-of-fangs", "y": -1}],
        quests=[{"quest": "heartstone"}, {"quest": "renunciation", "seat": 1}, {"quest": "tolling-bell", "seat": 1}],
        locations={},
        **more,
    )
    play(match, 0, "send snakeman > 1 melee", 6, 1)
    play(match, 0, "snakeman.0 to lair")
    return match


def test_d117_quests_under_the_deck_are_drawn_when_the_rest_has_been_drawn() -> None:
    match = felled_with_quests(quest_deck={"captive-knight": 1, "oracles-dice": 1})
    assert match.save()["quests_under"] == table(match)["quests_under"] == ["tolling-bell", "renunciation"]
    assert table(match)["quests_left"] == 4
    for seed in range(20):
        twin = uc.load(match.save(), seed)
        twin.play(0, "try heartstone.0")
        drawn = told(twin, "shared-quest")[0]["quest"]
        assert drawn in ("captive-knight", "oracles-dice")
        assert table(twin)["quests_under"] == ["tolling-bell", "renunciation"]


def test_d117_an_empty_deck_is_what_lies_under_it() -> None:
    match = felled_with_quests(quest_deck={})
    drawn = set()
    for seed in range(40):
        twin = uc.load(match.save(), seed)
        twin.play(0, "try heartstone.0")
        drawn.add(told(twin, "shared-quest")[0]["quest"])
        assert table(twin)["quests_under"] == [] and table(twin)["quests_left"] == 1
    assert drawn == {"renunciation", "tolling-bell"}  # unordered below the line too


def test_d85_a_level_is_never_above_ten() -> None:
    match = scene(
        {"hero": "nord", "glory": 30, "level": 10, "place": "altar-of-fangs"},
        {"hero": "bel"},
        map=[GATE, {"place": "altar-of-fangs", "y": -1}],
        quests=[{"quest": "heartstone", "seat": 0}],
    )
    play(match, 0, "try heartstone.0")
    assert hero(match, 0)["level"] == 10


def test_d86_a_new_level_changes_values_but_neither_actions_nor_health() -> None:
    match = scene(
        {"hero": "roderick", "glory": 30, "health": 9, "actions": 2, "place": "altar-of-fangs"},
        {"hero": "bel", "place": "altar-of-fangs", "saved": 1},
        map=[GATE, {"place": "altar-of-fangs", "y": -1}],
        quests=[{"quest": "heartstone", "seat": 0}],
    )
    play(match, 0, "try heartstone.0")
    assert prompt(match, 1) == "duel"
    assert (hero(match, 0)["values"]["melee"], hero(match, 0)["actions"], hero(match, 0)["health"]) == (7, 2, 9)
