"""Where a match turned: the step is found, and what happened over many steps is not pinned on one."""

from __future__ import annotations

import pytest

from undercroft.bots.turns import MOST, Turn, narrowed, turns_of

MOMENTS = range(0, 101, 20)


def rises_at(step: int) -> list[list[float]]:
    """A match of a hundred steps that one of them decides."""
    return [[0.8, 0.2] if number >= step else [0.4, 0.6] for number in range(101)]


@pytest.mark.parametrize("step", [1, 20, 21, 39, 40, 77, 100])
def test_a_turn_is_narrowed_to_the_one_step(step: int) -> None:
    chances = rises_at(step)
    course = {moment: chances[moment] for moment in MOMENTS}
    (turn,) = turns_of(course)
    assert narrowed(turn, course, chances.__getitem__) == Turn(step - 1, step)
    assert {step - 1, step} <= course.keys(), "what is told can be drawn"


def test_what_happened_over_many_steps_is_not_pinned_on_one() -> None:
    chances = [[number / 100, 1 - number / 100] for number in range(101)]
    course = {moment: chances[moment] for moment in MOMENTS}
    turn = narrowed(Turn(20, 40), course, lambda step: [0.25, 0.75] if step == 30 else chances[step])
    assert turn == Turn(30, 40), "the better half still holds half of it, none of its halves does"


def test_without_time_the_moments_must_do() -> None:
    chances = rises_at(50)
    course = {moment: chances[moment] for moment in MOMENTS}
    assert narrowed(turns_of(course)[0], course, lambda step: None) == Turn(40, 60)


def test_the_largest_changes_are_told_in_the_order_of_the_match() -> None:
    heights = [0.5, 0.3, 0.7, 0.65, 0.2, 0.9]
    course = {20 * number: [height, 1 - height] for number, height in enumerate(heights)}
    assert turns_of(course) == [Turn(20, 40), Turn(60, 80), Turn(80, 100)] and MOST == 3
    assert turns_of({0: [0.5, 0.5], 20: [0.55, 0.45]}) == []


def test_the_fall_of_a_leader_counts_though_several_share_what_it_brings() -> None:
    course = {0: [0.7, 0.1, 0.1, 0.1], 20: [0.46, 0.18, 0.18, 0.18], 40: [0.46, 0.18, 0.18, 0.18]}
    assert turns_of(course) == [Turn(0, 20)], "nobody rose by a tenth"
    steps = [[0.7, 0.1, 0.1, 0.1] if step < 13 else [0.46, 0.18, 0.18, 0.18] for step in range(21)]
    assert narrowed(Turn(0, 20), course, steps.__getitem__) == Turn(12, 13)


def test_alone_a_fall_is_a_turn_too() -> None:
    fall = [[0.9] if number < 7 else [0.4] for number in range(21)]
    course = {0: fall[0], 20: fall[20]}
    (turn,) = turns_of(course)
    assert narrowed(turn, course, fall.__getitem__) == Turn(6, 7)
