"""Reasons: a claim or a figure is told only if it tells the best move from the second-best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import undercroft as uc
from tests.bots.toy_mind import BOLD, ToyMind
from undercroft.bots.advice import why
from undercroft.bots.reasons import FEWEST, TRIALS, Tally, only_claim, reason_for, told_apart
from undercroft.kernel.mind import Claim, Figure, Finding
from undercroft.kernel.position import Position

CAREFUL = 1  # the stake of one coin
SECONDS = 60.0


def pro(id: str = "pro", value: int = 1, **more: Any) -> Claim:
    return Claim(id, {}, value, **more)


def con(id: str = "con", value: int = 1, **more: Any) -> Claim:
    return Claim(id, {}, value, is_against=True, **more)


def id_of(best: list[Claim], second: list[Claim]) -> str | None:
    told = told_apart(best, second)
    return None if told is None else told.id


def test_reason_must_not_hold_for_the_second_best_move() -> None:
    assert id_of([pro()], []) == "pro"
    assert id_of([pro()], [pro()]) is None
    assert id_of([pro("first"), pro("next")], [pro("first")]) == "next"


def test_reason_may_compare_amounts() -> None:
    assert id_of([pro(value=3)], [pro(value=2)]) == "pro"
    assert id_of([pro(value=2)], [pro(value=3)]) is None


def test_drawback_of_the_second_best_move_is_a_reason() -> None:
    assert id_of([], [con()]) == "con"
    assert id_of([con()], [con()]) is None
    assert id_of([con()], []) is None
    assert id_of([pro("own")], [con()]) == "own"


def test_relative_claim_shows_both_values() -> None:
    assert id_of([], [con(value=4, is_relative=True)]) is None
    message = told_apart([con(value=2, is_relative=True)], [con(value=4, is_relative=True)])
    assert message is not None and message.args == {"value": 4, "other": 2}
    assert id_of([con(value=4, is_relative=True)], [con(value=2, is_relative=True)]) is None


@pytest.mark.parametrize(("chance", "is_told"), [(0, False), (1, False), (9, False), (10, True), (100, True)])
def test_chance_below_ten_percent_is_not_a_reason(chance: int, is_told: bool) -> None:
    assert (id_of([pro(value=chance, is_chance=True)], []) is not None) == is_told
    assert (id_of([], [con(value=chance, is_chance=True)]) is not None) == is_told


@pytest.mark.parametrize(("other", "is_told"), [(62, False), (58, False), (57, True)])
def test_nearly_equal_chances_are_not_a_reason(other: int, is_told: bool) -> None:
    own, rival = pro(value=62, is_chance=True), pro(value=other, is_chance=True)
    assert (id_of([own], [rival]) is not None) == is_told


# -- figures -----------------------------------------------------------------------------------------


class Counting(ToyMind):
    """Counts the coins, and the trials that bring any."""

    def figures(self) -> Sequence[Figure]:
        return [Figure("toy-nothing", 0.1), Figure("toy-debts", 0.1, is_less_better=True), Figure("toy-coins", 0.1)]

    def measure(self, before: Any, after: Any, seat: int) -> Sequence[float]:
        coins = float(after.players[seat].coins)
        return [1.0, coins, coins]


class Hoping(ToyMind):
    def figures(self) -> Sequence[Figure]:
        return [Figure("toy-any", 0.1, is_chance=True)]

    def measure(self, before: Any, after: Any, seat: int) -> Sequence[float]:
        return [float(after.players[seat].coins > before.players[seat].coins + 1)]


def toy() -> Position:
    return uc.deal("toy", 1, seed=1, rounds=2, charms=False).position


@pytest.mark.usefixtures("toy_mind")
def test_first_figure_that_differs_is_shown_with_both_means() -> None:
    told = reason_for(Counting(), toy(), 0, BOLD, CAREFUL, uc.Seeded(1), SECONDS)
    assert told is not None and told.id == "toy-coins"
    assert told.args["value"] > told.args["other"] and told.args["tries"] == TRIALS
    less = reason_for(Counting(), toy(), 0, CAREFUL, BOLD, uc.Seeded(1), SECONDS)
    assert less is not None and less.id == "toy-debts"
    assert reason_for(Counting(), toy(), 0, BOLD, BOLD, uc.Seeded(1), SECONDS) is None


@pytest.mark.usefixtures("toy_mind")
def test_chance_is_shown_in_percent_for_the_best_move_only() -> None:
    told = reason_for(Hoping(), toy(), 0, BOLD, CAREFUL, uc.Seeded(1), SECONDS)
    assert told is not None and isinstance(told.args["value"], int)
    assert 10 <= told.args["value"] <= 100 and told.args["other"] < told.args["value"]
    assert reason_for(Hoping(), toy(), 0, CAREFUL, BOLD, uc.Seeded(1), SECONDS) is None


@pytest.mark.parametrize(("happened", "is_told"), [(32, False), (37, False), (40, True)])
def test_faint_chance_is_no_reason_although_the_other_is_none(happened: int, is_told: bool) -> None:
    """ "A rival completes a quest within a round with 0 %, with the second-best move with 8 %" was a reason."""
    tally = Tally()
    for number in range(400):
        tally.add(0.0, float(number < happened))
    told = tally.told(Figure("toy-any", 0.08, is_less_better=True, is_chance=True), 400, 2)
    assert (told is not None) == is_told


@pytest.mark.usefixtures("toy_mind")
def test_too_few_tries_give_no_reason() -> None:
    ticks = iter(range(10_000))
    few = reason_for(Hoping(), toy(), 0, BOLD, CAREFUL, uc.Seeded(1), FEWEST - 1.5, lambda: float(next(ticks)))
    assert few is None


# -- what is told in the end ---------------------------------------------------------------------------


def findings(behind: float, error: float = 0.02) -> list[Finding]:
    return [Finding(BOLD, 100, 2.0, 0.5, 0.0, 0.0), Finding(CAREFUL, 100, 1.5, 0.5, 0.0, 0.0, behind, error)]


@pytest.mark.usefixtures("toy_mind")
def test_equal_moves_get_no_reason() -> None:
    told = why(Counting(), toy(), 0, findings(0.01, 0.01), uc.Seeded(1), SECONDS)
    assert told.id == "bots-advice-points-close"
    unsure = why(Counting(), toy(), 0, findings(0.02, 0.2), uc.Seeded(1), SECONDS)
    assert unsure.id == "bots-advice-points-open"
    assert why(Counting(), toy(), 0, findings(0.5), uc.Seeded(1), SECONDS).id == "toy-coins"


@pytest.mark.usefixtures("toy_mind")
def test_reason_falls_back_to_search_numbers() -> None:
    assert why(ToyMind(), toy(), 0, findings(0.5), uc.Seeded(1), SECONDS).id == "bots-advice-points-clear"


class Choosy(ToyMind):
    def claims(self, position: Position, seat: int, move: int) -> Sequence[Claim]:
        return [pro("bold")] if move == BOLD else [pro("shared")]


@pytest.mark.usefixtures("toy_mind")
def test_only_move_tried_is_compared_with_all_others() -> None:
    told = only_claim(Choosy(), toy(), 0, BOLD)
    assert told is not None and told.id == "bold"
    untried = [Finding(BOLD, 0, 0.0, 0.0, 0.0, 0.0)]
    assert why(Choosy(), toy(), 0, untried, uc.Seeded(1), SECONDS).id == "bold"
    assert why(ToyMind(), toy(), 0, untried, uc.Seeded(1), SECONDS).id == "bots-advice-only"
