"""Chances all along a match: sure at its end, and on the side of the seat that is far ahead."""

from __future__ import annotations

import pytest

import undercroft as uc
from undercroft.bots.forecast import MOMENTS, Forecast, moments


@pytest.mark.parametrize("steps", [0, 1, 7, MOMENTS - 1, MOMENTS, 500])
def test_moments_reach_from_the_deal_to_the_end_and_are_not_too_many(steps: int) -> None:
    found = moments(steps)
    assert found[0] == 0 and found[-1] == steps
    assert found == sorted(set(found))
    assert len(found) == min(steps + 1, MOMENTS)


def test_a_seat_far_ahead_is_likely_to_win() -> None:
    """Before the last adventure of two, one has twenty experience and the other nothing."""
    match = uc.load(
        {"game": "chest", "seats": 2, "done": 5, "level": 2, "dungeon": {"goblin": 1}, "xp": [20, 0]}, seed=1
    )
    forecast = Forecast("chest", [match.position])
    for _ in range(5):
        forecast.play_round()
    assert forecast.games == 5
    assert forecast.shares() == [[1.0, 0.0]]
    assert match.turn == (1,), "the position itself is not played"


def test_the_end_is_as_it_was() -> None:
    match = uc.load(
        {"game": "chest", "seats": 2, "done": 5, "level": 2, "dungeon": {"goblin": 1}, "xp": [3, 3]}, seed=1
    )
    match.play(1, "flee")
    while match.result is None:
        match.play(match.turn[0], match.moves(match.turn[0])[0])
    forecast = Forecast("chest", [match.position])
    forecast.play_round()
    winners = match.result.winners
    assert forecast.shares() == [[(seat in winners) / len(winners) for seat in range(2)]]


def test_a_position_that_joins_later_has_as_many_games() -> None:
    match = uc.load(
        {"game": "chest", "seats": 2, "done": 5, "level": 2, "dungeon": {"goblin": 1}, "xp": [3, 3]}, seed=1
    )
    early = Forecast("chest", [match.position])
    late = Forecast("chest", [match.position])
    for _ in range(4):
        early.play_round()
        late.play_round()
    late.add(match.position)
    assert late.shares() == early.shares() * 2 and late.games == 4
