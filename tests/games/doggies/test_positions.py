"""Positions written by hand: what is left out is as in a fresh game, what cannot be is refused by field."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.doggies.scenes import do, legal, player, room, scene, table

BAD: list[tuple[dict[str, Any], str]] = [
    ({"mapp": []}, "unknown field mapp"),
    ({"phase": "walk"}, "field phase"),
    ({"round": 4}, "field round: expected a number from 1 to 3"),
    ({"drawn": "coin"}, "field drawn"),
    ({"phase": "lay"}, "field drawn"),
    ({"players": [{}, {}, {}]}, "field players: 3 players at a table of 2 seats"),
    ({"players": [{"dog": "rex"}]}, r"field players\[0\].dog"),
    ({"players": [{"dog": "ruta"}, {"dog": "ruta"}]}, "has another player already"),
    ({"players": [{"loot": ["sock"]}]}, r"field players\[0\].loot: 'sock'"),
    ({"players": [{"paws": 8}]}, r"field players\[0\].paws"),
    ({"players": [{"potions": {"bow": 3}}]}, "3 potions of bow are out, the table has 2"),
    ({"players": [{"quest": "hunt-mimic"}], "quests": ["hunt-mimic", "most-bow"]}, "lies elsewhere already"),
    ({"quests": ["most-bow"]}, "2 seats share 2 quests"),
    ({"map": [{"x": 0, "y": 1}]}, r"field map\[0\].card"),
    ({"map": [room(0, 2, "coin")]}, "touches no card before it"),
    ({"map": [room(0, 0, "coin")]}, "another card lies at this place"),
    ({"map": [room(0, 0, "start-cross")]}, "'start-tee'"),
    ({"map": [room(0, 1, "dragon", 2)]}, "its turns are 0"),
    ({"map": [room(0, 1, "coin", cover={"potion": "bow"})]}, "only a trap is disarmed"),
    ({"map": [room(0, 1, "trap-bow", cover={})]}, "a card or a potion"),
    ({"map": [room(0, 1, "trap-bow", cover={"card": "mimic-bow", "side": "paw"})]}, "only a vagabond has sides"),
    ({"map": [room(0, 1, "coin", gap=True)]}, "whose paw"),
    ({"map": [room(0, 1, "mimic-bow"), room(0, 2, "mimic-bow")]}, "the box has 1 of mimic-bow"),
    ({"pile": {"dragon": 6}}, "at most 5 of dragon"),
    ({"supply": {"bow": 3}}, "only 2 potions of bow"),
    ({"active": 1, "players": [{}, {"state": "out"}]}, "not inside any more"),
    ({"walk": ["step north"]}, "the walk was over before this move"),
    ({"map": [room(0, 1, "coin", 1)], "walk": ["step south"]}, "`step south` is not legal there"),
    ({"map": [room(0, 1, "coin", 1)], "walk": ["out"]}, "lead out of the dungeon"),
    ({"map": [room(0, 1, "coin", 1)], "walk": ["bark"]}, "not a move in this game's notation"),
]


@pytest.mark.parametrize(("fields", "message"), BAD, ids=[message for _, message in BAD])
def test_what_cannot_be_is_refused(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(uc.BadPosition, match=message):
        uc.load({"game": "doggies", "seats": 2, **fields})


def test_an_empty_position_is_the_first_turn() -> None:
    match = uc.load({"game": "doggies", "seats": 2})
    assert legal(match) == ["explore", "leave", "sleep"]
    assert table(match)["pile"] == 89
    assert player(match)["dog"] == "joan"


def test_paws_on_the_map_are_not_on_the_board() -> None:
    rooms = [room(0, 1, "coin", 1, paws={"seat": 0, "count": 2}), room(0, 2, "coin", 1, paws=0)]
    match = scene("joan", *rooms, active=1, players=[{"dog": "joan", "state": "out"}, {}])
    assert player(match)["paws"] == 2


def test_a_walk_is_kept_as_its_moves() -> None:
    match = scene("sharik", room(0, 1, "coin"), room(0, 2, "coin", 1))
    do(match, "leave", "turn north 1", "step north")
    saved = match.save()
    assert saved["walk"] == ["turn north 1", "step north"]
    assert saved["map"][1]["turn"] == 0
    assert uc.load(saved).view(0) == match.view(0)
