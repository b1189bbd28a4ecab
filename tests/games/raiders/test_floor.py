"""ПОДГОТОВКА ЭТАЖА – lit and dark rooms, and the use of a torch."""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.games.raiders.plays import enter, events, held, lay, notations, party, supply, table

TORCH = [{"torch": 1}, {"torch": 2}, {}]


def floor() -> uc.Match:
    """Three players before UDDUD, the first two with torches."""
    return enter("treasure-1", party(3, items=TORCH), floor_card="UDDUD")


def test_red_symbols_lie_face_down() -> None:
    rooms = table(floor(), 0)["rooms"]
    assert [room["lit"] for room in rooms] == [True, False, False, True, False]
    assert [room["card"] is None for room in rooms] == [False, True, True, False, True]


def test_a_torch_shows_all_dark_rooms_of_the_floor() -> None:
    match = floor()
    match.play(0, "torch", uc.Chosen(["dragon", "lava", "snake"]))
    seen = table(match, 0)["rooms"]
    assert [room["card"]["id"] for room in seen[1:]] == ["dragon", "lava", seen[3]["card"]["id"], "snake"]
    assert [room["lit"] for room in seen] == [True, False, False, True, False]
    assert [room["known"] for room in seen] == [True] * 5


def test_a_torch_shows_nothing_to_the_others() -> None:
    match = floor()
    before = [table(match, seat)["rooms"] for seat in (1, 2, None)]
    unseen = [table(match, seat)["unseen"] for seat in (1, 2, None)]
    match.play(0, "torch", uc.Chosen(["dragon", "lava", "snake"]))
    assert [table(match, seat)["rooms"] for seat in (1, 2, None)] == before
    assert [table(match, seat)["unseen"] for seat in (1, 2, None)] == unseen
    assert table(match, 0)["unseen"]["snake"] == 0


def test_everybody_sees_that_a_torch_was_used_only_the_looker_what_it_showed() -> None:
    match = floor()
    match.play(0, "torch")
    assert events(match, 0) == ["raiders-event-torch", *["raiders-event-seen"] * 3]
    for seat in (1, 2, None):
        assert events(match, seat) == ["raiders-event-torch"]
    assert [player["has_looked"] for player in table(match, 2)["players"]] == [True, False, False]


def test_a_used_torch_goes_back_to_the_supply_at_once() -> None:
    match = floor()
    assert (held(match, "torch"), supply(match, "torch")) == ([1, 2, 0], 3)
    match.play(0, "torch")
    assert (held(match, "torch"), supply(match, "torch")) == ([0, 2, 0], 4)


def test_several_players_may_use_torches_on_a_floor_and_see_the_same() -> None:
    match = floor()
    match.play(0, "torch", uc.Chosen(["dragon", "lava", "snake"]))
    match.play(1, "torch", uc.Chosen([]))
    assert table(match, 1)["rooms"] == table(match, 0)["rooms"]


def test_a_torch_is_no_card_of_the_room_the_card_is_still_owed() -> None:
    match = floor()
    match.play(0, "torch")
    assert match.turn == (0, 1, 2)
    assert notations(match, 0) == ["play 1", "play 2", "play 3", "play 4", "play 5"]


def test_ruling_13_once_a_floor() -> None:
    match = floor()
    match.play(1, "torch")
    assert held(match, "torch")[1] == 1
    with pytest.raises(uc.IllegalMove, match="second torch would show nothing new"):
        match.play(1, "torch")


def test_ruling_13_between_the_choices_of_others_but_not_after_ones_own() -> None:
    match = floor()
    match.play(0, "play 1")
    match.play(1, "torch")
    match.play(1, "play 2")
    with pytest.raises(uc.WrongSeat):
        match.play(0, "torch")


def test_ruling_13_before_the_second_card_after_a_ball() -> None:
    match = enter("treasure-1", party(3, items=[{"torch": 1, "ball": 1}, {}, {}]), floor_card="UDDUD")
    lay(match, "ball", "1", "2")
    assert "torch" in notations(match, 0)
    match.play(0, "torch")
    assert match.turn == (0,)


def test_ruling_2_only_while_a_room_lies_face_down() -> None:
    match = enter("dragon", party(3, items=TORCH), number=4, floor_card="UUDDU")
    with pytest.raises(uc.IllegalMove, match="no dark rooms left"):
        match.play(0, "torch")


def test_what_a_torch_showed_is_known_for_the_rest_of_the_floor_and_comes_true() -> None:
    match = floor()
    match.play(0, "torch", uc.Chosen(["dragon", "lava", "snake"]))
    lay(match, "1", "1", "1", chance=uc.Chosen([]))  # the dragon lies there: nothing is drawn
    assert table(match)["rooms"][1]["card"]["id"] == "dragon"
    assert table(match, 0)["rooms"][4]["card"]["id"] == "snake"
    assert table(match, 1)["rooms"][4]["card"] is None


def test_on_the_next_floor_a_torch_may_be_used_again() -> None:
    hands = [{**player, "hand": ["5"]} for player in party(3, items=TORCH)]
    hands[1]["has_looked"] = True
    match = enter("zombie", hands, number=5, floor_card="UDDDU")
    lay(match, "5", "5", "5", chance=uc.Chosen(["UUUUD", "lava", "goblin", "snake", "dragon"]))
    assert table(match)["floor"] == 2
    assert "torch" in notations(match, 1)


def test_ruling_14_a_torch_shows_a_dark_boss() -> None:
    match = uc.load(
        {
            "game": "raiders",
            "floor": 5,
            "floor_card": "UUUUD",
            "players": [{"character": "explorer"}],
            "rooms": ["lava"],
        }
    )
    match.play(0, "torch", uc.Chosen(["medusa"]))
    assert table(match, 0)["rooms"][4]["card"]["id"] == "medusa"
    assert table(match, 1)["rooms"][4]["card"] is None


def test_ruling_14_a_boss_may_lie_face_up() -> None:
    match = uc.load(
        {"game": "raiders", "floor": 5, "floor_card": "UUDDU", "rooms": ["lava", "snake", None, None, "golem"]}
    )
    assert table(match)["rooms"][4]["card"]["kind"] == "boss"
