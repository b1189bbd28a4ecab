"""ХОД ИГРЫ, I. Фаза восстановления – the event, upkeep, actions, what begins afresh.

Rulings: D2, D3, D59, D118.
"""

from __future__ import annotations

from tests.games.serpent.scenes import hero, next_turn, pieces, play, scene, table, texts


def test_d2_the_event_is_rolled_first_then_upkeep_then_actions() -> None:
    match = scene(
        {"hero": "nord", "place": "crossroads"},
        {"hero": "tainin", "glory": 1, "saved": 1},
        pieces=[{"card": "runaways-boots", "seat": 1, "attached": [{"card": "creeping-rust", "owner": 0}]}],
    )
    play(match, 0, "done", 4)
    ids = [event.id for event in match.told(None)]
    assert ids.index("serpent-event-tokens") < ids.index("serpent-event-unpaid")
    assert (hero(match, 1)["actions"], hero(match, 1)["saved"]) == (5, 0)  # the boots went back to the hand before


def test_d2_a_recovery_gives_at_least_one_action() -> None:
    match = scene({"hero": "nord"}, {"hero": "roderick", "next_actions": -9}, tokens=5)
    play(match, 0, "done")
    assert hero(match, 1)["actions"] == 1


def test_d2_all_locations_but_the_own_become_new() -> None:
    match = scene({"hero": "nord"}, {"hero": "bel", "place": "crossroads", "seen": ["watch-room"]}, tokens=5)
    play(match, 0, "done")
    assert hero(match, 1)["seen"] == ["crossroads"]


def test_d3_once_a_turn_is_between_two_recoveries_of_the_owner() -> None:
    used = [
        {"card": "plate-of-gwildor", "seat": 0, "used": True},
        {"card": "plate-of-gwildor", "seat": 1, "used": True},
    ]
    match = scene({"hero": "nord", "used": ["spare-parts"]}, {"hero": "bel"}, pieces=used[:1], tokens=5)
    play(match, 0, "done")
    assert pieces(match)[0]["used"] and hero(match, 0)["used"] == ["spare-parts"]
    match = scene({"hero": "nord"}, {"hero": "bel"}, pieces=used[1:], tokens=5)
    play(match, 0, "done")
    assert not pieces(match)[0]["used"]


def test_recovery_a_curse_on_another_is_not_tested() -> None:
    match = next_turn({"peril": 3}, {"card": "frailty", "seat": 0, "owner": 1})
    assert pieces(match, card="frailty") and match.turn == (1,)


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


def test_d59_rust_on_a_minion_that_is_not_paid_sends_it_to_the_discard() -> None:
    match = scene(
        {"hero": "nord", "hand": ["creeping-rust"]},
        {"hero": "bel", "peril": 2, "glory": 1},
        phase="villainy",
        pieces=[{"card": "choker-spawn", "seat": 1, "zone": "minion"}],
        tokens=5,
        locations={},
    )
    play(match, 0, "rust choker-spawn.0 with creeping-rust")
    play(match, 0, "done")
    assert table(match)["active"] == 1
    assert pieces(match) == [] and table(match)["discard"] == {"choker-spawn": 1, "creeping-rust": 1}


def test_d59_upkeep_that_can_be_paid_is_paid_unasked() -> None:
    kept = [{"card": "battle-trance", "seat": 1}, {"card": "rod-of-seven-skins", "seat": 1}]
    match = scene({"hero": "nord"}, {"hero": "bel", "glory": 3}, pieces=kept, tokens=5)
    play(match, 0, "done")
    assert table(match)["active"] == 1 and hero(match, 1)["glory"] == 1 and len(pieces(match)) == 2


def test_d59_a_player_who_cannot_pay_all_upkeep_chooses_what_to_keep() -> None:
    kept = [{"card": "battle-trance", "seat": 1}, {"card": "rod-of-seven-skins", "seat": 1}]
    match = scene({"hero": "nord"}, {"hero": "bel", "glory": 1}, pieces=kept, tokens=5)
    play(match, 0, "done")
    assert texts(match, 1) == ["retain battle-trance.0", "retain rod-of-seven-skins.1"]
    play(match, 1, "retain rod-of-seven-skins.1")
    assert hero(match, 1)["hand"] == ["battle-trance"] and hero(match, 1)["glory"] == 0


def test_d118_frailty_is_tested_before_actions_are_counted() -> None:
    for die, actions in ((3, 4), (4, 5)):  # level 7 against 11; speed 5
        match = scene(
            {"hero": "nord", "actions": 0},
            {"hero": "bel"},
            pieces=[{"card": "frailty", "seat": 1, "owner": 0, "zone": "curse"}],
            tokens=5,
        )
        play(match, 0, "done", die)
        assert match.turn == (1,) and hero(match, 1)["actions"] == actions
