"""Turning points: the step is found, and gradual changes are not pinned on one step."""

from __future__ import annotations

import pytest

from undercroft.bots.turns import MAX_TURNS, Turn, find_turns, narrow_turn

MOMENTS = range(0, 101, 20)


def rises_at(step: int) -> list[list[float]]:
    """A match of a hundred steps that one of them decides."""
    return [[0.8, 0.2] if number >= step else [0.4, 0.6] for number in range(101)]


@pytest.mark.parametrize("step", [1, 20, 21, 39, 40, 77, 100])
def test_turning_point_is_narrowed_to_one_step(step: int) -> None:
    chances = rises_at(step)
    course = {moment: chances[moment] for moment in MOMENTS}
    (turn,) = find_turns(course)
    assert narrow_turn(turn, course, chances.__getitem__) == Turn(step - 1, step)
    assert {step - 1, step} <= course.keys(), "what is told can be drawn"


def test_gradual_change_is_not_attributed_to_one_step() -> None:
    chances = [[number / 100, 1 - number / 100] for number in range(101)]
    course = {moment: chances[moment] for moment in MOMENTS}
    turn = narrow_turn(Turn(20, 40), course, lambda step: [0.25, 0.75] if step == 30 else chances[step])
    assert turn == Turn(30, 40), "the better half still holds half of it, none of its halves does"


def test_turning_points_without_time_use_the_sampled_moments() -> None:
    chances = rises_at(50)
    course = {moment: chances[moment] for moment in MOMENTS}
    assert narrow_turn(find_turns(course)[0], course, lambda step: None) == Turn(40, 60)


def test_largest_changes_are_listed_in_match_order() -> None:
    heights = [0.5, 0.3, 0.7, 0.65, 0.2, 0.9]
    course = {20 * number: [height, 1 - height] for number, height in enumerate(heights)}
    assert find_turns(course) == [Turn(20, 40), Turn(60, 80), Turn(80, 100)] and MAX_TURNS == 3
    assert find_turns({0: [0.5, 0.5], 20: [0.55, 0.45]}) == []


def test_fall_of_a_leader_counts_when_others_share_the_gain() -> None:
    course = {0: [0.7, 0.1, 0.1, 0.1], 20: [0.46, 0.18, 0.18, 0.18], 40: [0.46, 0.18, 0.18, 0.18]}
    assert find_turns(course) == [Turn(0, 20)], "nobody rose by a tenth"
    steps = [[0.7, 0.1, 0.1, 0.1] if step < 13 else [0.46, 0.18, 0.18, 0.18] for step in range(21)]
    assert narrow_turn(Turn(0, 20), course, steps.__getitem__) == Turn(12, 13)


def test_solo_loss_of_chance_is_a_turning_point() -> None:
    fall = [[0.9] if number < 7 else [0.4] for number in range(21)]
    course = {0: fall[0], 20: fall[20]}
    (turn,) = find_turns(course)
    assert narrow_turn(turn, course, fall.__getitem__) == Turn(6, 7)
