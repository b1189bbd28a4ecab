"""ТАКТИЧЕСКИЙ ВАРИАНТ – face up, in turn, with the scroll."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft as uc
from tests.games.raiders.plays import coins, enter, events, notations, party, players, supply, table

TACTICAL = {"tactical": True}


def tactical(room: str, seats: int = 4, scroll: int = 0, more: dict[str, bool] | None = None, **given: Any) -> uc.Match:
    return enter(room, party(seats, **given), {**TACTICAL, **(more or {})}, scroll=scroll)


def test_the_first_player_is_drawn_by_chance() -> None:
    deal = ["wizard", "knight", "thief", "seat 2", "UUDDU", "dragon", "lava", "cache-items"]
    match = uc.deal("raiders", seats=3, chance=uc.Chosen(deal), tactical=True)
    assert (table(match)["scroll"], match.turn) == (2, (2,))
    with pytest.raises(uc.BadOutcome, match="no 'seat 3' is left"):
        uc.deal("raiders", seats=3, chance=uc.Chosen(["wizard", "knight", "thief", "seat 3"]), tactical=True)


def test_without_the_variant_nobody_holds_a_scroll() -> None:
    assert table(uc.deal("raiders", seats=3, seed=1))["scroll"] is None


def test_cards_are_played_face_up_clockwise_from_the_scroll() -> None:
    match = tactical("dragon", scroll=2)
    for seat, card in ((2, "5"), (3, "4"), (0, "3")):
        assert match.turn == (seat,)
        match.play(seat, f"play {card}")
        assert table(match)["players"][seat]["shown"] == card
        assert events(match, 1) == ["raiders-event-shows"]
    assert match.turn == (1,)


def test_a_played_card_cannot_be_undone() -> None:
    match = tactical("dragon")
    match.play(0, "play 5")
    with pytest.raises(uc.NoUndo):
        match.undo()


def test_a_ball_passes_the_turn_and_its_owner_plays_after_all_others() -> None:
    match = tactical("treasure-4-2", items=[{"ball": 1}, {}, {}, {}])
    match.play(0, "play ball")
    assert supply(match, "ball") == 6
    for seat, card in ((1, "3"), (2, "5"), (3, "4")):
        match.play(seat, f"play {card}")
    assert (match.turn, table(match)["phase"]) == ((0,), "again")
    match.play(0, "play 5")
    assert coins(match) == [2, 0, 2, 2]


def test_several_owners_play_clockwise_from_the_first_player() -> None:
    match = tactical("treasure-4-2", scroll=3, items=[{"ball": 1}, {}, {"ball": 1}, {"ball": 1}])
    for seat, card in ((3, "ball"), (0, "ball"), (1, "1"), (2, "ball")):
        match.play(seat, f"play {card}")
    order = []
    for card in ("2", "3", "4"):
        order.append(match.turn[0])
        match.play(match.turn[0], f"play {card}")
    assert order == [3, 0, 2]


def test_chained_balls_pass_the_turn_again() -> None:
    balls = [{"ball": 2}, {"ball": 1}, {}]
    match = tactical("treasure-4-2", 3, more={"chained_balls": True}, items=balls)
    for seat, card in ((0, "ball"), (1, "ball"), (2, "1"), (0, "ball")):
        match.play(seat, f"play {card}")
    assert match.turn == (1,)
    match.play(1, "play 2")
    assert match.turn == (0,)
    match.play(0, "play 3")
    assert coins(match) == [4, 2, 0]


def test_the_scroll_goes_to_the_highest_card() -> None:
    match = tactical("dragon")
    for seat, card in enumerate("1342"):
        match.play(seat, f"play {card}")
    assert (table(match)["scroll"], match.turn) == (2, (2,))


@pytest.mark.parametrize("room", ["treasure-1", "dragon", "cache-items", "lava"])
def test_ruling_12_after_every_kind_of_room(room: str) -> None:
    match = tactical(room)
    for seat, card in enumerate("1235"):
        match.play(seat, f"play {card}")
    assert table(match)["scroll"] == 3


def test_key_and_sword_count_as_5() -> None:
    match = tactical("dragon", items=[{}, {}, {}, {"sword": 1}])
    for seat, card in enumerate(("1", "4", "4", "sword")):
        match.play(seat, f"play {card}")
    assert table(match)["scroll"] == 3


def test_ties_go_to_the_nearest_clockwise_the_holder_counts_as_farthest() -> None:
    for scroll, cards, holder in ((1, "5515", 3), (0, "5555", 1), (3, "1115", 3), (2, "5151", 0)):
        match = tactical("dragon", scroll=scroll)
        for step in range(4):
            seat = (scroll + step) % 4
            match.play(seat, f"play {cards[seat]}")
        assert table(match)["scroll"] == holder


def test_ruling_12_the_scroll_is_kept_across_floors() -> None:
    hands = [{"hand": [card], "items": {}} for card in "1243"]
    match = enter("zombie", hands, TACTICAL, number=5, scroll=1)
    match.play(1, "play 2")  # the others have a single card, which is played by itself
    assert (table(match)["floor"], table(match)["scroll"], match.turn) == (2, 2, (2,))


def test_ruling_13_a_torch_on_ones_turn_only() -> None:
    match = enter("lava", party(3, items=[{"torch": 1}] * 3), TACTICAL, floor_card="UDDDU")
    assert "torch" in notations(match, 0)
    with pytest.raises(uc.WrongSeat):
        match.play(1, "torch")
    match.play(0, "torch")
    assert match.turn == (0,)


def test_an_only_card_is_played_automatically() -> None:
    hands: list[dict[str, Any]] = [{"hand": list(cards), "items": {}} for cards in ("15", "24", "34")]
    hands[2]["items"] = {"key": 1}
    match = enter("zombie", hands, TACTICAL, number=4)
    match.play(0, "play 5")
    match.play(1, "play 2")
    match.play(2, "play 3", uc.Chosen(["treasure-3"]))
    assert match.turn == (2,)
    assert players(match, "shown") == ["1", "4", None]
