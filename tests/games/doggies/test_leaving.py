"""Выйти из подземелья: the walk out, step by step (ruling 3), and the booklet's small dungeon."""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.games.doggies.scenes import at, do, hauls, legal, player, room, scene, table, walk, why_not
from undercroft.games.doggies.cards import CARDS
from undercroft.kernel.texts import LANGUAGES, Texts


def small_dungeon() -> uc.Match:
    """A potion room, a coin and a cerberus to the west; a giga-tick and a mimic to the east; a vagabond apart."""
    return scene(
        "ruta",
        room(0, 1, "potion-room", 2),
        room(-1, 1, "coin", 0),
        room(-1, 2, "cerberus", 2),
        room(1, 1, "giga-tick-fire", 1),
        room(2, 1, "mimic-bow", 3),
        room(1, 0, "vagabond-bow", 1),
        mine={"loot": ["excalibark", "frisbow"]},
    )


def test_the_small_dungeon_has_six_ways_out() -> None:
    ways = hauls(small_dungeon())
    assert ("potion-room", "coin", "cerberus") in ways
    assert ("potion-room", "coin") in ways
    assert ("potion-room", "giga-tick-fire") in ways
    assert ("potion-room", "mimic-bow") in ways
    assert ("vagabond-bow",) in ways
    assert () in ways


def test_a_way_starts_in_the_start_room_which_may_be_the_last_too() -> None:
    match = do(scene("ruta", room(0, 1, "coin", 1)), "leave")
    assert legal(match) == ["step north", "out"]
    do(match, "out")
    assert player(match)["state"] == "out"


def test_a_room_is_passed_once() -> None:
    ring = (room(0, 1, "coin", 1), room(1, 1, "two-coins", 2), room(1, 0, "coin", 3))
    match = do(scene("ruta", *ring), "leave", "step north", "pass", "step east", "pass")
    # West of here is the room just left; the start room, beyond the next one, is never entered again.
    assert legal(match) == ["step south", "out"]
    assert why_not(match, "step west") == "seen"
    do(match, "step south", "pass")
    assert table(match)["walk"] is None or "step west" not in legal(match)


@pytest.mark.parametrize("dog", ["ruta", "pluto"])
def test_an_exit_that_meets_a_wall_leads_nowhere_key_or_not(dog: str) -> None:
    south = scene(dog, room(1, 0, "coin"), room(1, -1, "coin"), room(0, -1, "coin"))
    match = do(south, "leave")
    assert why_not(match, "step south") == "wall"  # the start's wall, the coin's exit
    north = scene(dog, room(0, 1, "coin", 1), room(-1, 1, "two-coins-door", 1), room(1, 1, "coin"))
    match = do(north, "leave", "step north", "pass")
    assert why_not(match, "step west") == "wall"  # the coin's wall, the other's door


def test_a_room_with_a_rivals_paw_is_closed() -> None:
    match = do(scene("ruta", room(0, 1, "coin", 1, paws=1), room(1, 0, "coin")), "leave")
    assert "step north" not in legal(match)
    assert why_not(match, "step north") == "paw"


def test_only_steps_from_which_a_way_out_can_be_completed_are_offered() -> None:
    # A corner leads from the start into a dead end: its other exit meets the wall of a straight room.
    match = do(scene("ruta", room(0, 1, "skeledog-bow", 1), room(1, 1, "efreet-bow", 0)), "leave")
    assert legal(match) == ["out"] or "step north" not in legal(match)


def test_a_decision_must_leave_a_way_out() -> None:
    # Behind the coin a trap must be stepped on with the only paw: the coin cannot be claimed.
    closed = [room(1, 0, "coin", paws=1), room(-1, 0, "coin", paws=1)]
    rooms = [room(0, 1, "coin", 0, paws=None), room(0, 2, "trap-bow", 0)]
    walls = [room(1, 1, "efreet-bow", 0, paws=1), room(-1, 1, "efreet-sword", 0, paws=1)]
    match = scene("ruta", *closed, rooms[0] | {"turn": 1}, rooms[1], *walls, mine={"paws": 1})
    do(match, "leave")
    # Every step was the only one, and so was walking past the coin and stepping on the trap: the dog is out.
    assert player(match)["state"] == "out"
    assert player(match)["paws"] == 0
    assert at(match, 0, 2)["paws"] == {"seat": 0, "count": 1}
    assert at(match, 0, 1)["paws"] is None


def test_leaving_is_not_offered_where_no_way_out_is() -> None:
    walls = [room(x, y, "coin", paws=1) for x, y in ((1, 0), (-1, 0), (0, 1))]  # they still offer exits to explore
    assert legal(scene("ruta", *walls)) == ["explore", "sleep"]
    assert why_not(scene("ruta", *walls), "leave") == "walled-in"


def test_each_room_is_resolved_on_entering() -> None:
    match = do(scene("ruta", room(0, 1, "coin", 1), room(0, 2, "coin", 1)), "leave", "step north")
    assert legal(match) == ["pass", "claim"]
    do(match, "claim")
    assert walk(match)["paws"] == 4
    assert walk(match)["coins"] == 1


def test_steps_are_taken_back_until_the_last() -> None:
    match = do(scene("ruta", room(0, 1, "coin", 1), room(0, 2, "coin", 1)), "leave", "step north", "claim")
    for _ in range(3):
        match.undo(0)
    assert legal(match) == ["explore", "leave", "sleep"]
    do(match, "leave", "out")
    with pytest.raises(uc.NoUndo):
        match.undo(0)


def why_it_stands(match: uc.Match) -> str:
    with pytest.raises(uc.NoUndo) as refused:
        match.undo(0)
    assert refused.value.reason is not None
    for language in LANGUAGES:
        assert Texts.of(match.game, language).say(refused.value.reason)
    return refused.value.reason.id.removeprefix("doggies-why-")


def test_a_walk_that_is_over_stands_because_the_dog_is_out() -> None:
    match = do(scene("ruta", room(0, 1, "coin", 1), seats=3), "leave", "out")
    assert why_it_stands(match) == "out"


def test_the_move_that_ends_the_round_stands_because_the_round_is_over() -> None:
    match = do(
        scene("ruta", room(0, 1, "coin", 1), players=[{"dog": "ruta"}, {"dog": "joan", "state": "out"}]), "leave"
    )
    do(match, "out")
    assert table(match)["round"] == 2
    assert why_it_stands(match) == "round-over"


FORCED = (room(0, 1, "coin", 1), room(1, 1, "efreet-bow", 1), room(2, 1, "efreet-sword", 1), room(0, 2, "coin", 1))


def test_moves_after_which_the_walk_goes_on_by_itself_to_its_end_are_named_before() -> None:
    match = scene("ruta", *FORCED, mine={"paws": 0}, seats=3)
    assert match.view(0)["table"]["finishing"] == []
    do(match, "leave")
    assert legal(match) == ["step north", "out"]
    assert match.view(0)["table"]["finishing"] == []  # that a move out is the last one everybody can see
    do(match, "step north")
    assert legal(match) == ["step north", "step east"]
    assert match.view(0)["table"]["finishing"] == ["step north", "step east"]
    assert match.view(1)["table"]["finishing"] == match.view(None)["table"]["finishing"] == []
    do(match, "step east")
    assert player(match)["state"] == "out"
    assert why_it_stands(match) == "out"


def test_leaving_and_sleeping_are_named_where_nothing_more_is_asked() -> None:
    walls = [room(1, 0, "coin", paws=1), room(-1, 0, "coin", paws=1)]
    alley = [room(0, 1, "efreet-bow"), room(0, 2, "efreet-sword")]
    last = [{"dog": "ruta", "paws": 0}, {"dog": "joan", "state": "out"}]
    assert scene("ruta", *walls, *alley, players=last).view(0)["table"]["finishing"] == ["leave", "sleep"]
    assert scene("ruta", *walls, *alley, mine={"paws": 0}).view(0)["table"]["finishing"] == ["leave"]


def test_nothing_on_the_map_changes_before_the_last_step() -> None:
    match = do(scene("ruta", room(0, 1, "coin", 1), room(0, 2, "coin", 1)), "leave", "step north", "claim")
    assert match.save()["map"][1]["paws"] is None  # kept as the walk
    assert at(match, 0, 1)["paws"] == {"seat": 0, "count": 1}  # shown as done
    do(match, "out")
    assert match.save()["map"][1]["paws"] == {"seat": 0, "count": 1}


def test_in_the_largest_dungeon_too_no_room_is_entered_twice() -> None:
    """The rooms to walk through are laid last, after more than sixty others."""
    north = [room(0, y, "coin", 1) for y in (1, 2, 3)]
    others = [card.id for card in CARDS.rooms for _ in range(card.copies) if card.id != "coin"]
    west = [room(-1 - number, 0, card) for number, card in enumerate(others[:64])]
    match = do(scene("ruta", *west, *north), "leave", "step north", "pass", "step north", "pass")
    assert legal(match) == ["step north", "out"]
    assert why_not(match, "step south") == "seen"
