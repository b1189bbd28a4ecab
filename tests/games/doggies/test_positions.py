"""Positions written by hand: what is left out is as in a fresh game, what cannot be is refused by field."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.doggies.scenes import do, legal, player, room, scene, table
from undercroft.games.doggies.cards import CARDS
from undercroft.kernel.chance import Seeded

SYMBOLS = ("sword", "bow", "fire")
SHUT = [
    room(x, y, f"trap-{symbol}", turn, cover={"seat": 1, "potion": symbol})
    for x, y, symbol, turn in ((0, 1, "bow", 1), (1, 0, "sword", 0), (-1, 0, "fire", 0))
]
BAD: list[tuple[dict[str, Any], str]] = [
    ({"mapp": []}, "unknown field mapp"),
    ({"phase": "walk"}, "field phase"),
    ({"round": 4}, "field round: expected a number from 1 to 3"),
    ({"active": 2}, "field active: expected a number from 0 to 1"),
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
    ({"map": [room(0, 1, "mimic-bow", paws={"seat": 1, "count": 0})]}, "paws.count: expected a number from 1 to 2"),
    (
        {"map": [room(0, 1, "trap-bow", cover={"seat": 2, "potion": "bow"})]},
        "cover.seat: expected a number from 0 to 1",
    ),
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
    ({"phase": "quests", "players": [{"hand": ["most-bow"]}]}, r"field players\[0\].hand: two quests, or none"),
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
def test_impossible_positions_are_refused_with_a_reason(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(uc.BadPosition, match=message):
        uc.load({"game": "doggies", "seats": 2, **fields})


def test_an_empty_position_is_the_first_turn() -> None:
    match = uc.load({"game": "doggies", "seats": 2})
    assert legal(match) == ["explore", "leave", "sleep"]
    assert table(match)["pile"] == 89
    assert player(match)["dog"] == "joan"


def test_what_is_left_out_is_the_first_that_is_free() -> None:
    match = uc.load({"game": "doggies", "seats": 2, "players": [{}, {"dog": "joan", "quest": "hunt-giga-tick"}]})
    assert [player(match, seat)["dog"] for seat in (0, 1)] == ["bonk", "joan"]
    quests = [match.view(seat)["table"]["players"][seat]["quest"] for seat in (0, 1)]
    assert (quests, table(match)["quests"]) == (
        ["hunt-efreet", "hunt-giga-tick"],
        ["hunt-zombie-squirrel", "hunt-skeledog"],
    )


def test_a_place_left_out_is_in_line_with_the_start_room() -> None:
    rooms = [{"y": 1, "card": "coin", "turn": 1}, {"x": 1, "card": "efreet-bow", "turn": 1}]
    assert [(row["x"], row["y"]) for row in table(scene("ruta", *rooms))["map"]] == [(0, 0), (0, 1), (1, 0)]


def test_a_pile_that_is_given_is_the_pile() -> None:
    match = uc.load({"game": "doggies", "seats": 2, "pile": {"coin": 2, "dragon": 1}})
    assert table(match)["pile"] == 3
    assert table(match)["gone"]["coin"] == 13
    assert table(match)["gone"]["dragon"] == 4


def test_before_the_dogs_are_chosen_nobody_has_any_symbols() -> None:
    match = uc.deal("doggies", seats=2, seed=1, dogs="chosen")
    for row in table(match)["players"]:
        assert (row["dog"], row["attack"], row["defence"], row["keys"]) == (None, dict.fromkeys(SYMBOLS, 0), 0, 0)
        assert row["trophies"] == dict.fromkeys(SYMBOLS, 0)
    assert table(match)["dogs"] == [dog.id for dog in CARDS.dogs]


def test_paws_on_the_map_are_not_on_the_board() -> None:
    rooms = [room(0, 1, "cat-eye", 1, paws={"seat": 0, "count": 2}), room(0, 2, "coin", 1, paws=0)]
    match = scene("joan", *rooms, active=1, players=[{"dog": "joan", "state": "out"}, {}])
    assert player(match)["paws"] == 2


def test_paws_on_edges_are_bonks() -> None:
    rooms = [room(0, 1, "coin", 1, punched=["west"]), room(0, 2, "coin", 1, paws=0)]
    match = scene("bonk", *rooms, active=1, players=[{"dog": "bonk", "state": "out"}, {}])
    assert player(match)["paws"] == 3


def test_paws_on_edges_far_from_the_start_room_are_bonks_too() -> None:
    rooms = [room(0, 1, "coin", 1), room(0, 2, "coin", 1), room(0, 3, "coin", 1, punched=["west", "south"])]
    match = scene("bonk", *rooms, active=1, players=[{"dog": "bonk", "state": "out"}, {}])
    assert player(match)["paws"] == 3
    match = scene("bonk", room(0, 0, "start-tee", punched=["south"]), active=1, players=[{"dog": "bonk"}, {}])
    assert player(match)["paws"] == 4


def test_a_dog_outside_has_started_the_countdown() -> None:
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


def test_a_vagabond_under_a_paw_on_the_map_counts_too() -> None:
    rooms = [room(0, 1, "coin", 1), room(0, 2, "vagabond-bow", paws={"seat": 0, "side": "paw"})]
    match = scene("ruta", *rooms, active=1, players=[{"dog": "ruta", "state": "out"}, {}])
    assert (player(match)["reserve"], player(match)["paws"]) == (1, 5)


def test_a_table_is_imagined_with_its_dungeon() -> None:
    rooms = [room(0, 1, "coin", 1), room(0, 2, "cat-eye", 1, paws=1), room(1, 0, "trap-bow", cover={"potion": "bow"})]
    match = scene("ruta", *rooms, players=[{"dog": "ruta"}, {"dog": "joan", "state": "out"}, {}], seats=3)
    for seat in (0, 1, 2, None):
        twin = uc.imagine(match.view(seat), Seeded(1))
        assert (twin.view(seat), twin.save()["map"]) == (match.view(seat), match.save()["map"])


@pytest.mark.parametrize(
    ("side", "x", "y", "turn"), [("north", 0, 1, 0), ("east", 1, 0, 1), ("south", 0, -1, 2), ("west", -1, 0, 3)]
)
def test_a_walk_through_a_wall_is_imagined(side: str, x: int, y: int, turn: int) -> None:
    match = do(scene("bonk", room(x, y, "coin", turn), seats=3), "leave", f"punch {side}")
    assert legal(match) == ["pass", "claim"]
    for seat in (0, 1, None):
        twin = uc.imagine(match.view(seat), Seeded(1))
        assert (twin.view(seat), twin.save()["map"]) == (match.view(seat), match.save()["map"])


@pytest.mark.parametrize(
    ("side", "x", "y", "turn"), [("north", 0, 1, 1), ("east", 1, 0, 2), ("south", 0, -1, 3), ("west", -1, 0, 0)]
)
def test_a_card_that_was_turned_is_imagined(side: str, x: int, y: int, turn: int) -> None:
    rooms = [room(x, y, "coin", turn), room(2 * x, 2 * y, "dragon")]
    match = do(scene("sharik", *rooms, seats=3), "leave", f"turn {side} {(turn + 2) % 4}")
    for seat in (0, 1, None):
        twin = uc.imagine(match.view(seat), Seeded(1))
        assert (twin.view(seat), twin.save()["map"]) == (match.view(seat), match.save()["map"])


def test_a_paw_is_owed_for_a_vagabond_on_a_trap_and_for_nothing_else() -> None:
    def owing(**cover: Any) -> uc.Match:
        players = [{"dog": "ruta"}, {"dog": "joan", "state": "out", "owed": 1, "reserve": 1}]
        return scene(players=players, map=[room(0, 1, "trap-bow", cover={"seat": 1, **cover})])

    assert player(owing(card="vagabond-bow", side="paw"), 1)["owed"] == 1
    for cover in ({"card": "vagabond-bow", "side": "single"}, {"card": "efreet-bow"}, {"potion": "bow"}):
        with pytest.raises(uc.BadPosition, match=r"field players\[1\].owed: .* here are 0"):
            owing(**cover)
