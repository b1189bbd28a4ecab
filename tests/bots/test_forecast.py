"""Chances all along a match: sure at its end, and on the side of the seat that is far ahead."""

from __future__ import annotations

from itertools import pairwise

import pytest

import undercroft as uc
from undercroft.bots.forecast import MOMENTS, Forecast, moments, settled_steps


@pytest.mark.parametrize("steps", [0, 1, 7, MOMENTS - 1, MOMENTS, 500])
def test_chart_samples_moments_from_deal_to_end(steps: int) -> None:
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


def test_chart_ends_with_the_result() -> None:
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


def test_later_position_gets_as_many_playouts() -> None:
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


def test_secret_cards_form_one_moment_until_revealed() -> None:
    """Three choose at once, the second looks into the dark before; then the next room."""
    turns = [{0, 1, 2}, {1, 2}, {1, 2}, {2}, {0, 1, 2}, {0, 2}]
    assert settled_steps(turns, [False, True, False, True, False]) == [0, 4, 5]


def test_moves_until_the_next_roll_form_one_moment() -> None:
    """Two fights and a descent with its dice; then a rest, and it is the turn of another."""
    turns = [{0}, {0}, {0}, {0}, {1}, {1}]
    assert settled_steps(turns, [False, False, True, False, False]) == [0, 3, 4, 5], "the end is always one"


def test_chart_of_a_match_without_steps_shows_the_deal() -> None:
    assert settled_steps([{0, 1}], []) == [0]


def test_chart_of_raiders_keeps_rooms_together() -> None:
    match = uc.deal("raiders", seats=3, seed=5)
    turns = [frozenset(match.turn)]
    while match.result is None:
        seat = match.turn[-1]
        match.play(seat, match.moves(seat)[0])
        turns.append(frozenset(match.turn))
    found = settled_steps(turns, [bool(step.chance) for step in match.record.steps])
    assert found[-1] == len(turns) - 1
    for first, last in pairwise(found):
        told = [event.id for event in match.told(None, first + 1)[: sum(map(len, match.events[first + 1 : last + 1]))]]
        assert "raiders-event-shows" in told or "raiders-event-flees" in told, "nobody only lays a card face down"
