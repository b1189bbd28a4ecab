"""What is secret, and how a whole table is imagined from what a seat sees."""

from __future__ import annotations

from collections import Counter

import pytest

import undercroft as uc
from tests.games.raiders.plays import enter, lay, party, table


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


def test_what_is_no_view_is_refused() -> None:
    view = uc.deal("raiders", seats=3, seed=1).view(0)
    del view["table"]["rooms"]
    with pytest.raises(uc.BadView, match="no view of raiders"):
        uc.imagine(view, uc.Seeded(1))
