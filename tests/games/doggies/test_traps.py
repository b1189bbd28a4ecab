"""Эффекты комнат – ловушки (ruling 5)."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.doggies.scenes import at, do, draw, legal, loot, player, room, scene, table, walk, why_not

BEYOND = (room(0, 2, "coin", 1), room(0, 3, "coin", 1))  # two rooms, so that something is left to ask


def trap(symbol: str, dog: str = "ruta", **fields: Any) -> uc.Match:
    return do(scene(dog, room(0, 1, f"trap-{symbol}"), *BEYOND, **fields), "leave", "step north")


@pytest.mark.parametrize("symbol", ["sword", "bow", "fire"])
def test_a_card_with_its_trophy_disarms_a_trap(symbol: str) -> None:
    match = trap(symbol, mine={"loot": [f"mimic-{symbol}"]})
    assert legal(match) == [f"disarm mimic-{symbol}", "claim"]
    do(match, f"disarm mimic-{symbol}")
    assert walk(match)["paws"] == 5  # no paw is needed
    assert at(match, 0, 1)["cover"] == {"seat": 0, "card": f"mimic-{symbol}"}


def test_a_vagabond_on_a_trap_is_told_with_the_side_he_was_hired_by() -> None:
    match = do(trap("bow", mine={"loot": ["vagabond-bow-paw"], "paws": 6, "reserve": 1}), "disarm vagabond-bow-paw")
    assert at(match, 0, 1)["cover"] == {"seat": 0, "card": "vagabond-bow", "side": "paw"}
    do(match, "pass", "out")
    assert at(uc.load(match.save(), seed=1), 0, 1) == at(match, 0, 1)


def test_a_covered_trap_and_a_gap_lead_nowhere() -> None:
    match = do(scene("bonk", room(0, 1, "frisbow", 1), room(0, 2, "trap-bow")), "leave", "step north", "claim")
    assert at(match, 0, 1)["table"] == ["east"]
    do(match, "step north", "spare 0,1")
    assert at(match, 0, 1)["gap"]
    assert at(match, 0, 1)["table"] == []
    assert at(match, 0, 2)["cover"] == {"seat": 0, "card": "frisbow"}
    assert at(match, 0, 2)["table"] == ["north"]  # Bonk stands there and may still leave
    do(match, "out")
    assert at(match, 0, 1)["table"] == at(match, 0, 2)["table"] == []


def test_base_symbols_do_not_disarm() -> None:
    match = scene("ruta", room(0, 1, "trap-fire"), *BEYOND)
    do(match, "leave", "step north")  # a paw is the only way: it is put down without a question
    assert at(match, 0, 1)["paws"] == {"seat": 0, "count": 1}


def test_a_trap_may_be_claimed_with_a_fitting_trophy_in_hand() -> None:
    match = do(trap("bow", mine={"loot": ["mimic-bow"]}), "claim")
    assert walk(match)["coins"] == -1
    assert walk(match)["attack"]["bow"] == 1


def test_without_a_paw_or_a_trophy_a_trap_cannot_be_passed() -> None:
    match = scene("ruta", room(0, 1, "trap-bow"), *BEYOND, mine={"paws": 0})
    do(match, "leave")
    assert player(match)["state"] == "out"  # straight out of the start room, nothing else was left


def test_a_potion_disarms_and_lies_on_the_trap_until_the_round_ends() -> None:
    match = do(trap("bow", mine={"potions": {"bow": 2}}), "pour")
    assert at(match, 0, 1)["cover"] == {"seat": 0, "potion": "bow"}
    assert walk(match)["supply"]["bow"] == 0
    do(match, "pass", "out", "sleep")
    assert table(match)["supply"]["bow"] == 1
    assert table(match)["gone"] == {"trap-bow": 1}


def test_the_card_leaves_the_game_with_the_trap() -> None:
    match = do(trap("bow", mine={"loot": ["mimic-bow", "coin"]}), "disarm mimic-bow", "pass", "out", "sleep")
    assert loot(match) == ["coin"]
    assert table(match)["gone"] == {"mimic-bow": 1, "trap-bow": 1}
    assert player(match)["attack"]["bow"] == 0  # its symbol too


def test_lena_disarms_with_the_squirrel_she_has_just_beaten() -> None:
    """The booklet's example: the squirrel's card goes on the trap, her paw stays in the gap."""
    rooms = [
        room(0, 1, "zombie-squirrel-sword"),
        room(0, 2, "trap-sword"),
        room(0, 3, "coin", 1),
        room(0, 4, "coin", 1),
    ]
    match = scene("joan", *rooms, mine={"loot": ["efreet-fire", "mimic-fire"]})
    do(match, "leave", "step north", "fight")  # and on to the trap
    assert legal(match) == ["spare 0,1", "claim"]
    do(match, "spare 0,1")
    assert at(match, 0, 1)["gap"] is True
    assert at(match, 0, 1)["paws"] == {"seat": 0, "count": 1}
    assert at(match, 0, 2)["cover"] == {"seat": 0, "card": "zombie-squirrel-sword"}
    assert walk(match)["attack"]["sword"] == 2  # her board's; the trophy is gone at once
    do(match, "pass", "out")
    # To the rival neither gap nor trap is a room any more, and no card can be laid in the gap.
    do(match, "leave")
    assert player(match, 1)["state"] in ("out", "walking")
    assert not [row for row in table(match)["map"] if (row["x"], row["y"]) == (0, 1) and not row["gap"]]


def test_both_paws_of_joans_ability_stay_in_the_gap() -> None:
    rooms = [room(0, 1, "zombie-squirrel-bow"), room(0, 2, "trap-bow"), *[room(0, y, "coin", 1) for y in (3, 4)]]
    match = do(scene("joan", *rooms), "leave", "step north", "smite", "spare 0,1")
    assert at(match, 0, 1)["paws"] == {"seat": 0, "count": 2}
    do(match, "pass", "out")
    assert (at(match, 0, 1)["gap"], at(match, 0, 1)["paws"]) == (True, {"seat": 0, "count": 2})
    twin = uc.load(match.save(), seed=1)
    assert at(twin, 0, 1) == at(match, 0, 1)
    assert player(do(match, "sleep"))["paws"] == 5  # all returned


def test_gaps_and_covered_traps_offer_neither_exit_nor_place() -> None:
    rooms = [
        room(0, 1, "mimic-bow", 1, paws=1, gap=True),
        room(0, 2, "trap-bow", 1, cover={"seat": 1, "card": "mimic-bow"}),
    ]
    match = scene("ruta", *rooms, players=[{"dog": "ruta"}, {"dog": "pluto", "state": "out"}])
    match.play(0, "explore", chance=uc.Chosen(["dragon"]))
    places = {(place["x"], place["y"]) for place in table(match)["drawn"]["places"]}
    assert places == {(1, 0), (-1, 0)}


def test_a_trap_disarmed_on_a_walk_offers_no_place_any_more() -> None:
    rooms = [room(0, 1, "mimic-bow", 1), room(1, 1, "trap-bow", 1)]  # the trap's exit in the east leads to the table
    match = scene("sharik", *rooms, rival="ruta")
    do(match, "leave", "step north", "fight", "spare 0,1")  # and out
    assert (at(match, 0, 1)["gap"], at(match, 1, 1)["cover"]) == (True, {"seat": 0, "card": "mimic-bow"})
    match.play(1, "explore", chance=uc.Chosen(["dragon"]))
    places = {(place["x"], place["y"]) for place in table(match)["drawn"]["places"]}
    assert places == {(1, 0), (-1, 0)}
    assert why_not(match, "lay 2,1 turn 0") == "no-meeting"


def test_an_artefact_on_a_trap_loses_both_symbols() -> None:
    match = do(trap("bow", mine={"loot": ["frisbow"]}), "disarm frisbow")
    assert walk(match)["attack"]["bow"] == 0


def test_a_vagabonds_chosen_side_disarms_and_needs_no_pay() -> None:
    match = trap("bow", mine={"loot": ["vagabond-fire-pair"]})
    assert "disarm vagabond-fire-pair" in legal(match)
    do(match, "disarm vagabond-fire-pair")
    assert walk(match)["lent"] == []
    assert "disarm vagabond-fire-paw" not in legal(trap("bow", mine={"loot": ["vagabond-fire-paw", "mimic-bow"]}))


def test_a_vagabond_with_a_paw_takes_one_back_at_once_if_unspent() -> None:
    match = do(trap("bow", mine={"loot": ["vagabond-bow-paw"], "reserve": 1}), "disarm vagabond-bow-paw")
    assert walk(match)["paws"] == 5
    do(match, "pass", "out", "sleep")
    assert (player(match)["paws"], player(match)["reserve"]) == (5, 2)


def test_a_vagabond_with_a_paw_takes_one_back_before_the_next_round_if_all_are_spent() -> None:
    match = scene("ruta", room(0, 1, "trap-bow"), *BEYOND, mine={"loot": ["vagabond-bow-paw"], "reserve": 1, "paws": 0})
    do(match, "leave", "step north", "out")
    assert player(match)["owed"] == 1
    do(match, "sleep")
    assert (player(match)["paws"], player(match)["reserve"], player(match)["owed"]) == (5, 2, 0)


def test_a_vagabond_that_gave_no_paw_takes_none_back() -> None:
    match = do(trap("bow", mine={"loot": ["vagabond-bow-single"], "reserve": 0}), "disarm vagabond-bow-single")
    assert walk(match)["paws"] == 7


def test_to_robin_a_trap_is_an_empty_room() -> None:
    match = scene("robin", room(0, 1, "trap-bow"), *BEYOND, mine={"loot": ["mimic-bow"], "potions": {"bow": 1}})
    do(match, "leave", "step north")  # past the trap and into the coin room
    assert (walk(match)["x"], walk(match)["y"]) == (0, 2)
    assert at(match, 0, 1)["paws"] is None
    assert walk(match)["paws"] == 5


def test_a_rivals_trap_and_a_covered_one_stop_robin_too() -> None:
    for mark in ({"paws": 1}, {"cover": {"seat": 1, "potion": "bow"}}):
        match = scene("robin", room(0, 1, "trap-bow", **mark), room(1, 0, "coin"), rival="ruta")
        do(match, "leave")
        assert "step north" not in legal(match)
        assert why_not(match, "step north") in ("paw", "covered")


def test_what_lies_on_a_trap_is_written_down_and_out_of_the_game_after_the_round() -> None:
    trapped = room(0, 1, "trap-bow", cover={"seat": 1, "card": "efreet-bow"})  # the first card of the box
    match = scene("ruta", trapped, room(1, 0, "coin"))
    assert at(match, 0, 1)["cover"] == {"seat": 1, "card": "efreet-bow"}
    assert uc.load(match.save(), seed=1).save() == match.save()
    potions = table(match)["supply"]
    do(match, "sleep", "sleep")
    assert (table(match)["supply"], table(match)["pile"]) == (potions, 87)
    assert table(match)["gone"] == {"trap-bow": 1, "efreet-bow": 1}


def test_a_card_on_a_trap_is_no_potion_for_the_supply() -> None:
    trapped = room(0, 1, "trap-bow", cover={"seat": 1, "card": "efreet-bow"})
    match = do(scene("ruta", trapped, room(1, 0, "coin"), supply={}), "sleep", "sleep")
    draw(match, "potion-room", "0,1 turn 1")  # by seat 1, who begins the next round
    do(match, "leave", "step north")
    assert legal(match) == ["pass", "claim"]  # as where the supply is empty


def test_the_first_card_of_the_box_disarms_like_any_other() -> None:
    match = trap("bow", mine={"loot": ["efreet-bow"]})
    assert legal(match) == ["disarm efreet-bow", "claim"]
    do(match, "disarm efreet-bow")
    assert at(match, 0, 1)["cover"] == {"seat": 0, "card": "efreet-bow"}
