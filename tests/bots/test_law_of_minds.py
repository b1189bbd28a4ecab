"""The law of minds notices what it forbids: here are minds that break it, one part each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import undercroft as uc
from tests.bots.toy_mind import ToyMind
from undercroft.conformance.laws.minds import (
    check_advice,
    check_it_is_left_alone,
    check_redeal,
    check_worth,
    differences,
)
from undercroft.kernel.chance import Chance
from undercroft.kernel.mind import Mind
from undercroft.kernel.position import Position
from undercroft.kernel.seats import members

pytestmark = pytest.mark.usefixtures("toy_mind")


def positions() -> Iterator[Position]:
    for seed in range(4):
        match = uc.deal("toy", 3, seed)
        while match.turn:
            yield match.position
            match.play(match.turn[0], match.moves(match.turn[0])[seed % 2])
        yield match.position


def judge(mind: Mind) -> None:
    for number, position in enumerate(positions()):
        for seat in members(position.waiting):
            check_redeal(mind, position, seat, number)
            check_advice(mind, position, seat, number)
        check_worth(mind, position)
        check_it_is_left_alone(mind, position, number)


def test_correct_mind_passes_the_law() -> None:
    judge(ToyMind())


class Peeking(ToyMind):
    def greedy_move(self, position: Any, seat: int, chance: Chance) -> int:
        return int(position.moves(seat)[position.players[seat - 1].charm])


class Quickly(ToyMind):
    def quick(self, position: Any, seat: int, chance: Chance) -> int:
        return int(position.moves(seat)[position.players[seat - 1].charm])


class Choosy(ToyMind):
    def candidates(self, position: Any, seat: int) -> list[int]:
        return list(position.moves(seat)[: position.players[seat - 1].charm + 1])


class Idle(ToyMind):
    def candidates(self, position: Any, seat: int) -> list[int]:
        return []


class Lawless(ToyMind):
    def greedy_move(self, position: Any, seat: int, chance: Chance) -> int:
        return 1

    def quick(self, position: Position, seat: int, chance: Chance) -> int:
        return super().greedy_move(position, seat, chance)


class Forgetful(ToyMind):
    asked = 0

    def greedy_move(self, position: Any, seat: int, chance: Chance) -> int:
        self.asked += 1
        return int(position.moves(seat)[self.asked // 3 % 2])


class Generous(ToyMind):
    def redeal(self, position: Any, seat: int, chance: Chance) -> None:
        position.players[seat].coins += 1


class Careless(ToyMind):
    def redeal(self, position: Any, seat: int, chance: Chance) -> None:
        position.players[seat].charm = 1 - position.players[seat].charm


class Clumsy(ToyMind):
    def worth(self, position: Any, seat: int) -> float:
        position.players[seat].coins += 0 if not position.waiting else 1
        return super().worth(position, seat)


class Proud(ToyMind):
    def worth(self, position: Any, seat: int) -> float:
        return 1.5 if position.waiting else super().worth(position, seat)


class Unsure(ToyMind):
    def worth(self, position: Any, seat: int) -> float:
        return 1 / 3


@pytest.mark.parametrize(
    ("mind", "complaint"),
    [
        (Peeking, "the advice depends on what the seat cannot know"),
        (Quickly, "the advice depends on what the seat cannot know"),
        (Choosy, "the advice depends on what the seat cannot know"),
        (Idle, "nothing is worth a thought"),
        (Lawless, "the advice is not legal"),
        (Forgetful, "the advice depends on what"),
        (Generous, "the seat's view has changed"),
        (Careless, "the seat's view has changed"),
        (Clumsy, "a mind has changed the position"),
        (Proud, "no shares"),
        (Unsure, None),
    ],
)
def test_law_finds_a_mind_that_breaks_it(mind: Callable[[], Mind], complaint: str | None) -> None:
    with pytest.raises(AssertionError, match=complaint):
        judge(mind())


def test_law_names_differences_of_saves() -> None:
    one = {"a": 1, "rows": [{"b": 1}, {"b": 2}], "deck": [1, 2]}
    other = {"a": 1, "rows": [{"b": 1}, {"b": 3}], "deck": [1, 2, 3]}
    assert list(differences(one, one)) == []
    assert sorted(differences(one, other)) == [".deck", ".rows[].b"]
