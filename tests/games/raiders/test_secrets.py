"""Secrets, and positions imagined from a seat's view."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import undercroft as uc
from tests.games.raiders.plays import enter, lay, party, players, table


def seen_by_seat_0() -> uc.Match:
    """Seat 0 has looked into the dark, seat 1 has laid a card."""
    match = enter(
        "dragon", party(3, items=[{"torch": 1}, {"sword": 1, "ball": 1}, {}]), floor_card="UUUUD", rooms=["dragon"]
    )
    match.play(0, "torch", uc.Chosen(["snake"]))
    match.play(1, "play sword")
    return match


def test_imagined_tables_agree_with_what_the_seat_knows() -> None:
    match = seen_by_seat_0()
    for seat in (0, 1, 2, None):
        view = match.view(seat)
        for seed in range(30):
            assert uc.imagine(view, uc.Seeded(seed)).view(seat) == view


def test_the_looker_imagines_the_room_it_saw_others_any_room_that_is_left() -> None:
    match = seen_by_seat_0()
    known = {uc.imagine(match.view(0), uc.Seeded(seed)).save()["rooms"][4] for seed in range(50)}
    guessed = Counter(uc.imagine(match.view(2), uc.Seeded(seed)).save()["rooms"][4] for seed in range(3000))
    assert known == {"snake"}
    unseen = table(match, 2)["unseen"]
    assert set(guessed) == {room for room, count in unseen.items() if count}
    for room, count in unseen.items():
        expected = 3000 * count / sum(unseen.values())
        assert abs(guessed[room] - expected) <= 6 * expected**0.5


def test_a_laid_card_is_imagined_as_any_legal_one() -> None:
    match = seen_by_seat_0()
    guessed = {uc.imagine(match.view(2), uc.Seeded(seed)).save()["players"][1]["laid"] for seed in range(200)}
    assert guessed == {"1", "2", "3", "4", "5", "ball", "sword"}
    own = {uc.imagine(match.view(1), uc.Seeded(seed)).save()["players"][1]["laid"] for seed in range(50)}
    assert own == {"sword"}


def test_a_second_card_is_imagined_without_a_ball() -> None:
    match = enter("treasure-4", party(3, items=[{"ball": 2}, {"ball": 1}, {}]))
    lay(match, "ball", "ball", "3")
    match.play(0, "play 1")
    guessed = {uc.imagine(match.view(1), uc.Seeded(seed)).save()["players"][0]["laid"] for seed in range(200)}
    assert guessed == {"1", "2", "3", "4", "5"}


def test_dark_rooms_nobody_has_seen_stay_undrawn() -> None:
    match = enter("dragon", party(3), floor_card="UUUUD")
    assert uc.imagine(match.view(0), uc.Seeded(1)).save()["rooms"][4] is None


def test_a_dark_boss_that_another_saw_is_imagined_as_any_boss() -> None:
    match = enter("lava", party(3, items=[{"torch": 1}, {}, {}]), floor=5, floor_card="UUUUD")
    match.play(0, "torch", uc.Chosen(["golem"]))
    guessed = {uc.imagine(match.view(1), uc.Seeded(seed)).save()["rooms"][4] for seed in range(300)}
    assert len(guessed) == 10
    assert uc.imagine(match.view(0), uc.Seeded(1)).save()["rooms"][4] == "golem"


def test_data_that_is_no_view_is_refused() -> None:
    view = uc.deal("raiders", seats=3, seed=1).view(0)
    del view["table"]["rooms"]
    with pytest.raises(uc.BadView, match="no view of raiders"):
        uc.imagine(view, uc.Seeded(1))


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        (("rules",), 7, "field rules: 7; here is version"),
        (("seats",), 9, "raiders is for 3 to 5 seats"),
        (("seat",), 3, "field seat: 3; seats are 0 to 2"),
        (("turn",), [0], "field turn: "),
        (("options", "tactical"), True, "field players: cards are played in turn|field turn|scroll"),
        (("table", "floor"), 9, "field table.floor: expected a number from 1 to 5, got 9"),
        (("table", "room"), 0, "field room: expected"),
        (("table", "phase"), "again", "field table.phase: 'again', but with the rest of the view it would be 'choose'"),
        (("table", "floor_card"), "UUUUU", "field table.floor_card: 'UUUUU' is none of"),
        (("table", "floors_left"), [], "field table.floors_left: 6 floor cards cannot come any more"),
        (("table", "unseen", "dragon"), 99, "field table.unseen.dragon: expected a number"),
        (("table", "supply", "torch"), 99, r"field table.supply.torch: 99, but"),
        (("table", "players", 0, "coins"), 99, r"field players\[0\].coins: expected a number from 0 to 20, got 99"),
        (("table", "players", 0, "wounds"), -1, r"field players\[0\].wounds"),
        (("table", "players", 0, "hand"), [], r"field players\[0\].hand: 5 power cards are gone"),
        (("table", "players", 0, "items", "key"), 9, "they hold more cards 'key'"),
        (("table", "players", 0, "played"), ["1"], r"field table.players\[0\].played"),
        (("table", "players", 1, "character"), "cook", r"field players\[1\].character"),
        (("table", "players", 1, "shown"), "1", r"field players\[1\].hand: the card '1' is shown"),
        (("table", "players", 1, "seat"), 0, r"field table.players\[1\].seat: 0, but"),
        (("table", "rooms", 0, "card", "id"), "golem", "field table.unseen: more rooms"),
        (("table", "rooms", 0, "card", "grade"), "Z", r"field table.rooms\[0\].card.grade"),
        (("moves",), [], "field moves"),
    ],
)
def test_a_view_that_cannot_be_is_refused_by_its_field(field: tuple[Any, ...], value: object, message: str) -> None:
    view: Any = uc.deal("raiders", seats=3, seed=1).view(0)
    *path, last = field
    inner = view
    for name in path:
        inner = inner[name]
    inner[last] = value
    with pytest.raises(uc.BadView, match=message):
        uc.imagine(view, uc.Seeded(1))


def test_a_view_with_more_cards_of_a_room_than_there_are_is_refused() -> None:
    view = enter("snake", party(3)).view(0)
    view["table"]["unseen"]["snake"] = 1
    with pytest.raises(uc.BadView, match="field table.unseen.snake: there are only 1, those on the floor included"):
        uc.imagine(view, uc.Seeded(1))


def test_a_view_without_a_room_or_with_a_turn_too_many_is_refused_by_its_field() -> None:
    view = enter("dragon", party(3), floor=2).view(0)
    del view["table"]["unseen"]["snake"]
    with pytest.raises(uc.BadView, match="field table.unseen.snake is missing"):
        uc.imagine(view, uc.Seeded(1))
    view = enter("dragon", party(3), {"tactical": True}).view(0)
    view["turn"] = [1, 0]
    with pytest.raises(uc.BadView, match="field turn: seat 1 does not come next"):
        uc.imagine(view, uc.Seeded(1))


def test_what_a_spectator_does_to_its_view_is_not_felt_at_the_table() -> None:
    match = enter("treasure-4-2", party(3), rooms=["treasure-4-2", "lava"])
    before = match.view(0)
    view = match.view(None)
    for room in view["table"]["rooms"]:
        for figures in (room["card"] or {}).values():
            if isinstance(figures, list):
                figures.clear()
    assert match.view(0) == before
    lay(match, "5", "4", "1")
    assert players(match, "coins") == [4, 2, 0]
