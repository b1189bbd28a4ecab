"""Positions written by hand: what is left out is as in a fresh game, what cannot be is refused by field."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.doggies.scenes import do, legal, player, room, scene, table
from undercroft.kernel.chance import Seeded

SHUT = [
    room(x, y, f"trap-{symbol}", turn, cover={"seat": 1, "potion": symbol})
    for x, y, symbol, turn in ((0, 1, "bow", 1), (1, 0, "sword", 0), (-1, 0, "fire", 0))
]
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
    ({"players": [{"loot": ["vagabond-bow-paw"], "reserve": 2}]}, r"players\[0\].reserve: .* leave at most 1 of 2"),
    ({"players": [{"owed": 1, "reserve": 2}]}, r"players\[0\].reserve: .* leave at most 1 of 2"),
    (
        {"players": [{"loot": ["vagabond-bow-paw", "vagabond-fire-paw", "vagabond-sword-paw"]}]},
        r"players\[0\].loot: 3 vagabonds gave a paw",
    ),
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
    ({"map": [room(0, 0, "start-tee", 2)]}, "the start room is never turned"),
    ({"map": [room(0, 0, "start-tee", paws=0)]}, "no paw lies on the start room"),
    ({"map": [room(0, 1, "portal", 1, paws=1)]}, "no paw lies on the portal"),
    ({"map": [room(0, 1, "coin", 1, paws={"seat": 0, "count": 2})]}, "two paws lie only on a monster"),
    ({"map": [room(0, 1, "dragon", paws={"seat": 0, "count": 2})]}, "two paws lie only on a monster"),
    ({"map": [room(0, 1, "mimic-bow", paws={"seat": 1, "count": 2})]}, "only Joan puts two"),
    ({"map": [room(0, 1, "coin", paws={"seat": 1, "side": "pair"})]}, "only a vagabond has sides"),
    ({"map": [room(0, 1, "trap-bow", paws=1, cover={"potion": "bow"})]}, "no paw lies on a disarmed trap"),
    ({"map": [room(0, 1, "trap-bow", cover={"potion": "sword"})]}, r"cover.potion: it shows no bow"),
    ({"map": [room(0, 1, "trap-bow", cover={"card": "mimic-fire"})]}, r"cover.card: it shows no bow"),
    ({"map": [room(0, 1, "trap-bow", cover={"card": "cerberus"})]}, "it shows no bow"),
    ({"map": [room(0, 1, "trap-bow", cover={"card": "vagabond-bow", "side": "pair"})]}, "it shows no bow"),
    ({"map": [room(0, 1, "mimic-bow", paws=1, gap=True)]}, "on which trap does seat 1's card lie"),
    ({"map": [room(0, 1, "trap-bow", paws=0)], "players": [{"dog": "robin"}]}, "a trap is an empty room"),
    ({"players": [{"dog": "robin", "loot": ["trap-bow"]}]}, "Robin takes no trap"),
    ({"players": [{"loot": ["portal"]}]}, "nobody takes a portal"),
    ({"players": [{"hand": ["most-bow", "most-fire"]}]}, r"field players\[0\].hand: .* and only then"),
    ({"phase": "dogs"}, "only with the option dogs"),
    ({"phase": "quests", "quests": ["most-bow", "most-fire"]}, "field quests: the game has not begun"),
    ({"phase": "quests", "map": [room(0, 1, "coin", 1)]}, "field map: the game has not begun"),
    ({"phase": "quests", "round": 2}, "field round: the game has not begun"),
    ({"phase": "quests", "players": [{"loot": ["coin"]}]}, "no loot, no potions"),
    ({"phase": "quests", "pile": {"coin": 1}}, "field pile: the game has not begun"),
    ({"phase": "quests", "players": [{"potions": {"bow": 1}}]}, r"field players\[0\].potions: before the first turn"),
    ({"phase": "quests", "players": [{"reserve": 1}]}, r"field players\[0\].reserve: before the first turn"),
    ({"phase": "quests", "players": [{"state": "out"}]}, r"field players\[0\].state: all dogs are inside"),
    ({"phase": "quests", "players": [{"paws": 1}]}, r"field players\[0\].paws: all paws are on the board"),
    ({"phase": "quests", "players": [{"quest": "most-bow", "hand": ["most-fire", "most-sword"]}]}, "not in the hand"),
    ({"phase": "dogs", "options": {"dogs": "chosen"}, "active": 1}, "field active: seat 0 chooses next"),
    ({"phase": "over", "round": 2}, "the game is over after round 3"),
    ({"phase": "over", "map": [room(0, 1, "coin", 1)]}, "field map: the last round is over"),
    ({"phase": "over", "countdown": 3}, "field countdown: the last round is over"),
    ({"phase": "over", "players": [{"state": "out"}]}, r"field players\[0\].state: all dogs are inside"),
    ({"phase": "over", "players": [{"paws": 1}]}, r"field players\[0\].paws: all paws are on the board"),
    ({"players": [{"owed": 1}]}, r"field players\[0\].owed: .* here are 0"),
    ({"players": [{}, {"owed": 1, "state": "out"}]}, r"field players\[1\].owed: .* here are 0"),
    ({"players": [{}, {"state": "asleep", "reserve": 2}]}, r"field players\[1\].reserve: .* at most 1 of 2"),
    ({"players": [{}, {"state": "out"}], "countdown": 5}, "field countdown: expected a number from 0 to 4"),
    ({"players": [{"dog": "ruta"}, {"dog": "joan"}], "map": [room(0, 1, "coin", punched=["east"])]}, "only Bonk"),
    ({"map": [room(0, 1, "coin", 1), room(0, 0, "start-tee")]}, r"field map\[1\].card: the start room lies first"),
    ({"phase": "lay", "drawn": "dragon", "map": SHUT[1:]}, "field drawn: there is one place for the card only"),
    ({"phase": "lay", "drawn": "coin", "walk": ["step north"]}, "nobody walks in the phase 'lay'"),
    ({"phase": "lay", "drawn": "coin", "map": SHUT}, "there is nowhere to lay the card"),
    ({"countdown": 3}, "nobody is out"),
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
    rooms = [room(0, 1, "cat-eye", 1, paws={"seat": 0, "count": 2}), room(0, 2, "coin", 1, paws=0)]
    match = scene("joan", *rooms, active=1, players=[{"dog": "joan", "state": "out"}, {}])
    assert player(match)["paws"] == 2


def test_paws_on_edges_are_bonks() -> None:
    rooms = [room(0, 1, "coin", 1, punched=["west"]), room(0, 2, "coin", 1, paws=0)]
    match = scene("bonk", *rooms, active=1, players=[{"dog": "bonk", "state": "out"}, {}])
    assert player(match)["paws"] == 3


def test_whoever_is_out_has_started_the_countdown() -> None:
    match = scene(players=[{}, {"state": "out"}], seats=4)
    assert table(match)["countdown"] == 12
    do(match, "leave")
    assert table(match)["countdown"] == 12  # set once


def test_a_finished_game_is_in_its_last_round() -> None:
    match = uc.load({"game": "doggies", "phase": "over"})
    assert table(match)["round"] == 3
    assert match.turn == ()


def test_what_a_dog_inside_owns_on_the_map_is_not_taken_for_its_walk() -> None:
    rooms = [room(1, 0, "coin", paws=0), room(0, 1, "coin", 1), room(0, 2, "coin", 1)]
    match = do(scene("ruta", *rooms), "leave", "step north", "claim")
    view = match.view(1)
    assert match.game.imagine(view, Seeded(1)).view(1) == view


def test_a_walk_is_kept_as_its_moves() -> None:
    match = scene("sharik", room(0, 1, "coin"), room(0, 2, "coin", 1))
    do(match, "leave", "turn north 1", "step north")
    saved = match.save()
    assert saved["walk"] == ["turn north 1", "step north"]
    assert saved["map"][1]["turn"] == 0
    assert uc.load(saved).view(0) == match.view(0)


def test_a_vagabond_that_gave_a_paw_has_left_one_less_beside_the_board() -> None:
    match = scene("ruta", room(0, 1, "trap-bow"), room(0, 2, "coin", 1), mine={"loot": ["vagabond-bow-paw"]})
    assert (player(match)["reserve"], player(match)["paws"]) == (1, 6)
    do(match, "leave", "step north", "disarm vagabond-bow-paw", "pass")
    assert (player(match)["reserve"], player(match)["paws"]) == (2, 5)
    assert uc.load(match.save()).view(0) == match.view(0)


def test_so_has_one_under_a_paw_on_the_map() -> None:
    rooms = [room(0, 1, "coin", 1), room(0, 2, "vagabond-bow", paws={"seat": 0, "side": "paw"})]
    match = scene("ruta", *rooms, active=1, players=[{"dog": "ruta", "state": "out"}, {}])
    assert (player(match)["reserve"], player(match)["paws"]) == (1, 5)
