"""Positions written by hand: what is left out is as in a fresh game, what cannot be is refused by field."""

from __future__ import annotations

import json
from typing import Any

import pytest

import undercroft as uc
from tests.games.raiders.plays import players, table


def load(**fields: Any) -> uc.Match:
    return uc.load({"game": "raiders", **fields})


def test_missing_fields_have_defaults() -> None:
    match = load()
    assert match.seats == 3
    assert players(match, "character") == ["warrior", "knight", "wizard"]
    assert (table(match)["floor"], table(match)["room"], match.turn) == (1, 1, (0, 1, 2))


def test_a_position_survives_being_written_down() -> None:
    match = load(seats=4, floor=3, room=2, rooms=["lava", "dragon"], passed={"snake": 1}, floors_used=["UUUUD"])
    match.play(2, "play 3")
    assert uc.load(json.loads(json.dumps(match.save()))).save() == match.save()


def test_the_floor_card_is_found_from_the_rooms() -> None:
    assert table(load(rooms=["lava", "dragon", None, None, "snake"]))["floor_card"] == "UUDDU"
    assert table(load(rooms=["lava", "dragon", None, "snake"]))["floor_card"] == "UUUUD"


def test_a_free_character_is_given_to_who_names_none() -> None:
    assert players(load(players=[{}, {"character": "warrior"}]), "character") == ["knight", "warrior", "wizard"]


def test_a_shown_card_is_not_in_the_hand() -> None:
    shown = [{"shown": "4"}, {"shown": "2"}, {"character": "wizard", "shown": "ball"}]
    match = load(players=shown)
    assert (match.turn, table(match)["phase"]) == ((2,), "again")
    assert players(match, "hand")[0] == ["1", "2", "3", "5"]


def test_a_shown_five_is_not_in_the_hand_a_shown_ball_is_back_in_the_supply() -> None:
    shown = [{"shown": "5"}, {"shown": "1"}, {"character": "wizard", "shown": "ball", "items": {"ball": 1}}]
    match = load(rooms=["dragon"], players=shown)
    assert players(match, "hand")[0] == ["1", "2", "3", "4"]
    assert table(match)["supply"]["ball"] == 5


def test_the_turn_may_be_named_in_the_tactical_variant() -> None:
    assert load(options=TACTICAL, turn=0).turn == (0,)
    balls = [{"items": {}, "shown": "ball"}] * 3
    assert load(options=TACTICAL, turn=2, players=balls).turn == (2,)


def test_where_raiders_are_of_stone_the_boss_was_medusa() -> None:
    match = load(over=True, players=[{"is_stone": True}])
    assert table(match)["rooms"][4]["card"]["id"] == "medusa"


LOOKED = [{"has_looked": True}]
OUT = [{"is_stone": True}]
TACTICAL = {"tactical": True}


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"flor": 1}, "unknown field flor"),
        ({"floor": 6}, "field floor: expected a number from 1 to 5"),
        ({"room": True}, "field room: expected a number"),
        ({"rooms": "dragon"}, "field rooms: expected a list"),
        ({"rooms": ["unicorn"]}, "field rooms: 'unicorn' is none of"),
        ({"rooms": ["dragon"] * 6}, "a floor has 5 rooms"),
        ({"rooms": ["golem"]}, "a boss is only in the last room"),
        ({"floor": 5, "room": 5, "rooms": [None] * 4 + ["lava"]}, "the last room of the last floor is a boss"),
        ({"rooms": ["snake", "snake"]}, "only 1 cards 'snake'"),
        ({"floor_card": "UDUDD", "rooms": ["lava", "dragon"]}, "room 2 lies face down and nobody has_looked"),
        ({"floor_card": "UUUUD", "players": LOOKED}, "room 5 lies face down and a player has_looked"),
        ({"rooms": [None, "lava", None, "dragon", "snake"]}, "no floor card that is left shows these rooms"),
        ({"floor_card": "UUUUU"}, "field floor_card: 'UUUUU' is none of"),
        ({"floors_used": ["UUUUD"]}, "field floors_used"),
        ({"floor": 3, "floors_used": ["UUUUD"] * 2}, "the cards of earlier floors, each once"),
        ({"floor": 2, "floors_used": ["UUUUD"], "floor_card": "UUUUD"}, "used on an earlier floor"),
        ({"passed": {"dragon": 1}}, "field passed: 0 earlier floors"),
        ({"passed": {"golem": 1}}, "unknown field passed.golem"),
        ({"floor": 2, "passed": {"snake": 2}}, "only 1 cards 'snake'"),
        ({"scroll": 1}, "only in the tactical variant"),
        ({"turn": 1}, "only in the tactical variant"),
        ({"over": 1}, "field over: expected true or false"),
        ({"over": True, "floor": 4}, "only in the last room of the last floor"),
        ({"players": [{}] * 4}, "4 players at a table of 3"),
        ({"players": [3]}, "players[0]"),
        ({"players": [{"purse": 3}]}, "unknown field players[0].purse"),
        ({"players": [{"character": "bard"}]}, "field players[0].character: 'bard'"),
        ({"players": [{"character": "thief"}] * 2}, "'thief' sits at the table already"),
        ({"players": [{"coins": 21}]}, "field players[0].coins: expected a number from 0 to 20"),
        ({"players": [{"hand": ["6"]}]}, "field players[0].hand: '6'"),
        ({"players": [{"hand": ["1", "1"]}]}, "stands there twice"),
        ({"players": [{"hand": ["1", "2", "3"]}]}, "2 power cards are gone, but this is room 1"),
        ({"players": [{"items": {"key": 7}}]}, "more cards 'key' than the 6"),
        ({"players": [{"items": {"key": 16}}]}, "field players[0].items.key: expected a number from 0 to 15"),
        ({"players": [{"items": {"axe": 1}}]}, "unknown field players[0].items.axe"),
        ({"players": [{"items": ["key"]}]}, "expected names and their counts"),
        ({"players": [{"laid": "torch"}]}, "field players[0].laid: 'torch' is not in the hand or cannot be laid"),
        ({"rooms": ["lava"], "players": [{"laid": "key", "items": {"key": 1}}]}, "field players[0].laid: 'key'"),
        ({"players": [{"laid": "1"}] * 3}, "a player must still owe a card"),
        ({"players": [{"shown": "1"}]}, "either nobody or everybody has 'shown'"),
        ({"players": [{"shown": "1"}] * 3}, "a player must still owe a card"),
        ({"players": [{"shown": "1", "hand": ["1", "2", "3", "4"]}]}, "is shown, so it is not in the hand"),
        ({"rooms": ["lava"], "players": [{"shown": "sword"}]}, "'sword' cannot be played in the room 'lava'"),
        ({"players": [{"shown": "1", "laid": "2"}, {"shown": "1"}, {"shown": "ball"}]}, "owes no further card"),
        ({"players": OUT}, "a raider of stone means that the game is over"),
        ({"over": True, "players": [{"laid": "1"}]}, "the game is over: no card lies"),
        ({"over": True, "players": [{"shown": "1"}]}, "the game is over: no card lies"),
        ({"over": True, "players": OUT, "rooms": [None] * 4 + ["golem"]}, "only Medusa turns raiders to stone"),
        ({"options": TACTICAL, "players": [{"laid": "1"}]}, "use 'shown'"),
        ({"options": TACTICAL, "players": [{}, {"shown": "1"}]}, "cards are played in turn"),
        ({"options": TACTICAL, "turn": 3}, "field turn: expected a number from 0 to 2"),
        ({"options": TACTICAL, "turn": 1}, "seat 1 does not come next; seat 0 does"),
        ({"options": TACTICAL, "scroll": 3}, "field scroll"),
        ({"options": TACTICAL, "players": [{"shown": "1"}] * 3}, "a player must still owe a card"),
    ],
)
def test_impossible_positions_are_refused_with_a_reason(fields: dict[str, Any], words: str) -> None:
    with pytest.raises(uc.BadPosition) as refusal:
        load(**fields)
    assert words in str(refusal.value)
