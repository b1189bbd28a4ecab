"""Конец раунда (ruling 12), and the booklet's four-player round."""

from __future__ import annotations

import undercroft as uc
from tests.games.doggies.scenes import at, do, draw, legal, loot, player, room, scene, table


def test_the_last_mover_takes_the_token_even_asleep() -> None:
    match = do(scene("ruta", seats=3), "leave", "sleep", "sleep")
    assert table(match)["first"] == 2
    assert match.turn == (2,)


def test_cards_under_claiming_paws_are_taken_and_the_rest_goes_back_into_the_pile() -> None:
    match = scene("ruta", room(0, 1, "coin", 1), room(0, 2, "two-coins", 1))
    do(match, "leave", "step north", "claim", "step north", "pass", "sleep")
    assert loot(match) == ["coin"]
    assert table(match)["pile"] == 88
    assert len(table(match)["map"]) == 1
    assert player(match)["paws"] == 5


def test_trophies_help_in_the_next_round() -> None:
    match = do(scene("ruta", room(0, 1, "excalibark", 1)), "leave", "step north", "claim", "sleep")
    assert player(match)["attack"]["sword"] == 3


def test_what_is_left_of_the_countdown_goes_back() -> None:
    match = do(scene("ruta"), "leave", "sleep")
    assert (table(match)["countdown"], table(match)["pile"]) == (None, 89)


def test_three_rounds_are_played() -> None:
    match = scene("ruta")
    for round in (1, 2, 3):
        assert (table(match)["round"], table(match)["phase"]) == (round, "turn")
        do(match, "sleep", "sleep")
    assert table(match)["phase"] == "over"


def test_the_game_ends_after_the_third_round() -> None:
    match = do(scene("ruta", round=3), "sleep", "sleep")
    assert match.turn == ()
    assert match.result is not None
    assert [player["quest"] is not None for player in table(match)["players"]] == [True, True]


def test_the_round_of_the_rulebook_is_replayed() -> None:
    """Luisa (Pluto), Lena (Joan), Dana (Robin) and Matvey (Sharik) with his vagabond; the loot of each."""
    rooms = [
        room(0, 1, "gelatinous-cat-fire", 1),
        room(1, 1, "giga-tick-sword", 1),
        room(1, 0, "efreet-sword", 1),
        room(2, 0, "coin", 2),
        room(3, 0, "giga-tick-fire", 1),
        room(-1, 0, "coin", 2),
        room(-2, 0, "portal", 2),
        room(-3, 0, "coin", 2),
        room(-4, 0, "coin", 2),
        room(0, -1, "vagabond-fire"),
        room(0, -2, "chest", 1),
        room(0, -3, "chocolate-golem", 3),
        room(0, -4, "two-coins", 3),
    ]
    lena, dana, luisa, matvey = 0, 1, 2, 3
    dogs = [{"dog": "joan", "potions": {"bow": 1}}, {"dog": "robin"}, {"dog": "pluto"}, {"dog": "sharik"}]
    match = scene(seats=4, players=dogs, first=luisa, map=rooms)

    do(match, "leave", "step north", "fight", "fight")
    assert player(match, luisa)["state"] == "out"
    assert table(match)["countdown"] == 12
    draw(match, "trap-bow", "2,1 turn 1")  # laid beside the giga-tick after she has gone

    do(match, "leave", "step east", "fight", "claim", "step east", "brew bow")
    assert player(match, lena)["state"] == "out"
    assert table(match)["supply"]["bow"] == 2

    do(match, "leave", "step west", "claim")
    while table(match)["walk"] is not None and table(match)["walk"]["seat"] == dana:
        do(match, next(move for move in ("claim", "step west", "out") if move in legal(match)))
    assert [at(match, x, 0)["paws"] for x in (-1, -3, -4)] == [{"seat": dana, "count": 1}] * 3
    assert at(match, -2, 0)["paws"] is None

    do(match, "leave", "step south", "hire paw")
    assert table(match)["walk"]["paws"] == 5
    do(match, "claim")
    do(match, *[move for move in ("step south",) if move in legal(match)])
    do(match, "fight")
    do(match, *[move for move in ("step south",) if move in legal(match)])
    do(match, "claim")
    do(match, *[move for move in ("out",) if move in legal(match)])

    assert table(match)["round"] == 2
    assert table(match)["first"] == matvey
    assert loot(match, luisa) == ["gelatinous-cat-fire", "giga-tick-sword"]
    assert loot(match, lena) == ["efreet-sword", "coin", "giga-tick-fire"]
    assert loot(match, dana) == ["coin", "coin", "coin"]
    assert loot(match, matvey) == ["vagabond-fire", "chest", "chocolate-golem", "two-coins"]
    assert player(match, matvey)["paws"] == 6


def test_the_round_replays_from_its_record() -> None:
    match = do(scene("ruta", room(0, 1, "coin", 1)), "leave", "step north", "claim", "sleep")
    assert uc.replay(match.record).save() == match.save()
