"""Settled after the first complete version, D119 to D122: plans, levels, copies of a card, exits, treasures, coats."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.serpent.scenes import BONEWALK, GATE, hero, pieces, play, prompt, scene, starts_with, table, texts
from undercroft.games.serpent.box import cards
from undercroft.games.serpent.box.book import CARD_NUMBER
from undercroft.games.serpent.table.piece import PREPARED
from undercroft.games.serpent.table.table import Table

HEROIC: dict[str, Any] = {"stage": "heroic", "options": {"combined": True}}
POSTERN = {"place": "old-postern"}


# -- D119: what completes a plan says so ----------------------------------------------------------------------


def test_d119_the_view_names_the_moves_that_complete_a_plan_and_declare_it() -> None:
    match = scene(
        {"hero": "nord", "hand": ["snakeman", "constrictor"]}, {"hero": "bel", "peril": 8}, phase="villainy"
    )  # 4 and 6 peril: after the snakeman nothing can be paid, after the constrictor nothing either
    assert set(table_of(match, 0)["completing"]) == {
        move for move in texts(match, 0) if move.startswith(("send snakeman", "send constrictor"))
    }
    play(match, 0, table_of(match, 0)["completing"][0], 1, 6)
    assert not match.view(0)["table"]["draft"] and prompt(match, 0) != "villainy"


def test_d119_a_move_that_leaves_room_in_the_plan_is_not_named() -> None:
    match = scene({"hero": "nord", "hand": ["snakeman", "constrictor"]}, {"hero": "bel", "peril": 20}, phase="villainy")
    assert table_of(match, 0)["completing"] == []
    play(match, 0, "send snakeman > 1 melee")
    assert prompt(match, 0) == "villainy" and match.why_no_undo(0) is None
    assert table_of(match, 0)["completing"] == ["send constrictor > 1 melee"]


def test_d119_only_the_planner_sees_what_completes_the_plan() -> None:
    match = scene({"hero": "nord", "hand": ["snakeman"]}, {"hero": "bel", "peril": 8}, phase="villainy")
    assert table_of(match, 0)["completing"]
    assert table_of(match, 1)["completing"] == table_of(match, None)["completing"] == []
    assert uc.imagine(match.view(0), uc.Seeded(1)).view(0) == match.view(0)


def test_d119_what_is_named_declares_and_nothing_else_does() -> None:
    """In games of random moves: a planning move declares the plan exactly if the view names it."""
    seen = 0
    for seed in range(6):
        match, pick = uc.deal("serpent", seats=2 + seed % 3, seed=seed), uc.Seeded(seed)
        while match.result is None and seen < 60:
            seat = match.turn[0]
            moves = match.moves(seat)
            move = moves[pick.below(len(moves))]
            before = table_of(match, seat)
            match.play(seat, move)
            if move.verb in ("send", "loose", "set", "rouse", "boost"):
                is_declared = len(match.position.save()["draft"]) == 0
                assert is_declared == (str(move) in before["completing"])
                seen += is_declared
    assert seen > 20


def table_of(match: uc.Match, seat: int | None) -> dict[str, Any]:
    found: dict[str, Any] = match.view(seat)["table"]
    return found


# -- D120: levels -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", [row for pack in cards.PACKS for row in pack.heroes], ids=lambda row: row.id)
def test_d120_every_level_gives_a_point_in_one_value_at_least(row: cards.HeroRow) -> None:
    for lower, higher in zip(row.values, row.values[1:], strict=False):
        assert all(after >= before for before, after in zip(lower, higher, strict=True))
        assert sum(higher) > sum(lower)


# -- D121: copies of a card ---------------------------------------------------------------------------------------


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


def use_codes(table: Table) -> list[int]:
    return [code for code in table.asked().options(table) if table.describe(0, code).verb == "use-at"]


def uses(table: Table) -> list[str]:
    return [str(table.describe(0, code)) for code in use_codes(table)]


# -- D122 ------------------------------------------------------------------------------------------------------------


def behind_the_gate(**more: Any) -> uc.Match:
    """Seat 0 stands on the crossroads, whose open exits a dropped gate has shut."""
    return scene(
        {"hero": "bel", "actions": 1, "glory": 3, "place": "crossroads"},
        {"hero": "nord"},
        map=[GATE, {"place": "crossroads", "y": -1}],
        shut=[["crossroads", "speed", 8]],
        **more,
    )


def test_d122_delvers_sense_opens_an_exit_shut_by_the_dropgate() -> None:
    match = behind_the_gate(pieces=[{"card": "delvers-sense", "seat": 0}])
    assert starts_with(match, 0, "use") == ["use delvers-sense at south"]
    play(match, 0, "use delvers-sense at south")
    play(match, 0, "go temple-gate")
    assert hero(match, 0)["place"] == "temple-gate" and hero(match, 0)["actions"] == 0
    assert not [event for event in match.told(None) if event.id.endswith(("-passed", "-failed"))]


def test_d122_the_postern_key_opens_an_exit_shut_by_the_dropgate() -> None:
    match = scene(
        {"hero": "nord", "actions": 1},
        {"hero": "bel"},
        map=[POSTERN, {"place": "rooty-way", "x": 1}],
        shut=[["old-postern", "speed", 8]],
        quests=[{"quest": "postern-key", "seat": 0, "is_done": True}, {"quest": "old-snake"}],
        **HEROIC,
    )
    play(match, 0, "use postern-key at east")
    play(match, 0, "go rooty-way")
    assert hero(match, 0)["place"] == "rooty-way"


def test_d122_solo_rust_finds_a_minion() -> None:
    match = scene(
        {"hero": "nord", "actions": 1},
        map=[GATE, {"place": "crossroads", "y": -1}],
        pieces=[{"card": "choker-spawn", "seat": 0, "zone": "minion"}],
    )
    play(match, 0, "go crossroads", 6, 6, 6, 1, "creeping-rust")
    (minion,) = pieces(match, card="choker-spawn")
    assert minion["attached"] == [{"card": "creeping-rust", "owner": 0}]


def test_d122_solo_rust_chooses_among_treasures_and_minions() -> None:
    match = scene(
        {"hero": "nord", "actions": 1},
        map=[GATE, {"place": "crossroads", "y": -1}],
        pieces=[{"card": "choker-spawn", "seat": 0, "zone": "minion"}, {"card": "runaways-boots", "seat": 0}],
    )
    play(match, 0, "go crossroads", 6, 6, 6, 1, "creeping-rust", "choker-spawn")
    assert pieces(match, card="choker-spawn")[0]["attached"] and not pieces(match, card="runaways-boots")[0]["attached"]


COAT = {"card": "leather-coat", "seat": 0}
PLATE = {"card": "plate-of-gwildor", "seat": 0}


def test_d122_leather_coat_prevents_any_wound_plate_only_those_of_attacks_and_traps() -> None:
    for worn, health, is_used in ((COAT, 18, True), (PLATE, 17, False)):
        match = scene(
            {"hero": "nord", "actions": 1},
            {"hero": "bel"},
            map=[GATE, {"place": "venom-spring", "y": -1}],
            pieces=[worn],
            options={"combined": True},
        )
        play(match, 0, "go venom-spring", 1)  # spikes
        assert hero(match, 0)["health"] == health and pieces(match, zone="prepared")[0]["used"] == is_used


def test_d122_leather_coat_is_offered_before_spikes() -> None:
    match = scene(
        {"hero": "nord", "actions": 1, "glory": 9, "hand": ["leather-coat"]},
        {"hero": "bel"},
        map=[GATE, {"place": "venom-spring", "y": -1}],
        options={"combined": True},
    )
    play(match, 0, "go venom-spring")
    assert prompt(match, 0) == "enter" and texts(match, 0) == ["pass", "play leather-coat"]
    play(match, 0, "play leather-coat", 1)
    assert hero(match, 0)["health"] == 18


def test_d122_a_price_of_health_is_no_wound_to_prevent() -> None:
    match = scene(
        {"hero": "nord", "glory": 9, "place": "lesser-altar", "hand": ["hatchling", "hatchling"]},
        {"hero": "bel"},
        map=[POSTERN, {"place": "lesser-altar", "y": -1}],
        quests=[{"quest": "altar-coin", "seat": 0}, {"quest": "old-snake"}],
        pieces=[COAT],
        **HEROIC,
    )
    play(match, 0, "try altar-coin.0")
    assert hero(match, 0)["health"] == 5 and not pieces(match, card="leather-coat")[0]["used"]
