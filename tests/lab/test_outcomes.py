"""Outcomes of chance as multisets, with their probabilities."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import undercroft as uc
from undercroft.conformance.setups import plain
from undercroft.games import find_game
from undercroft.kernel.chance import Chance
from undercroft.kernel.outcomes import every_outcome
from undercroft.kernel.position import Position
from undercroft.kernel.seats import FIRST_OF
from undercroft.lab.outcomes import HEAPED, Along, Question, follow, outcomes

MOST_DICE = 3  # for which all orders are tried


def chest_moves(seed: int) -> Iterator[tuple[Position, int, int]]:
    """A random game, move by move: the position, the seat and the move that it makes."""
    game, chance = find_game("chest"), uc.Seeded(seed)
    position = game.deal(2, game.read(2, {}), chance)
    while position.waiting:
        seat = FIRST_OF[position.waiting]
        moves = position.moves(seat)
        move = moves[chance.below(len(moves))]
        yield position.copy(), seat, move
        position.play(seat, move, chance)


def throws(position: Position, seat: int, move: int) -> Question | None:
    """The dice that a move throws first, if any."""

    def play(chance: Chance) -> Position:
        after = position.copy()
        after.play(seat, move, chance)
        return after

    found = follow(play, ())
    return found if isinstance(found, Question) and found.kind in HEAPED else None


def test_seven_dice_are_792_outcomes() -> None:
    match = uc.load({"game": "chest", "seats": 2, "phase": "regroup", "heroes": ["knight", "mercenary"]})
    found = list(outcomes(match.position, 0, match.position.code_of(0, uc.deal("chest").game.notation.parse("rest"))))
    assert len(found) == 792
    assert sum(outcome.probability for outcome in found) == pytest.approx(1)
    assert found[0].said == ("warrior×7",)
    assert found[0].probability == pytest.approx(6**-7)


def test_dice_of_one_throw_cannot_be_told_apart() -> None:
    """In whatever order they fall, the position is the same."""
    pick, seen = random.Random(1), 0
    for seed in range(4):
        for position, seat, move in chest_moves(seed):
            question = throws(position, seat, move)
            if question is None or question.dice < 2:
                continue
            faces = [pick.randrange(6) for _ in range(question.dice)]
            rest = [pick.randrange(6) for _ in range(40)]  # for what is thrown after it
            ends = set()
            for order in (sorted(faces), pick.sample(faces, len(faces)), sorted(faces, reverse=True)):
                after = position.copy()
                after.play(seat, move, Draws((*order, *rest)))
                ends.add(plain(after.save()))
            assert len(ends) == 1
            seen += 1
    assert seen > 30


class Draws(Along):
    """Along a path, and the first card that is left where one is drawn."""

    def draw(self, deck: object, left: object) -> int:
        assert isinstance(left, list)
        return next(kind for kind, count in enumerate(left) if count)


def test_multisets_are_as_likely_as_all_their_orders() -> None:
    """Against the kernel's own list of every sequence."""
    tried = 0
    for position, seat, move in chest_moves(3):
        question = throws(position, seat, move)
        if question is None or not 2 <= question.dice <= MOST_DICE:
            continue
        merged: dict[str, float] = {}
        for probability, after, _ in every_outcome(position, seat, move):
            text = plain(after.save())
            merged[text] = merged.get(text, 0.0) + probability
        ours: dict[str, float] = {}
        for outcome in outcomes(position, seat, move):
            text = plain(outcome.position.save())
            ours[text] = ours.get(text, 0.0) + outcome.probability
        assert ours == pytest.approx(merged)
        tried += 1
        if tried == 3:
            break
    assert tried == 3


@pytest.mark.parametrize(("game", "seats"), [("raiders", 3), ("doggies", 2), ("serpent", 2)])
def test_draws_and_single_dice_are_those_of_the_kernel(game: str, seats: int) -> None:
    rules, chance = find_game(game), uc.Seeded(4)
    position = rules.deal(seats, rules.read(seats, {}), chance)
    for _ in range(60):
        if not position.waiting:
            break
        seat = FIRST_OF[position.waiting]
        moves = position.moves(seat)
        move = moves[chance.below(len(moves))]
        ways = [
            (probability, plain(after.save()))
            for (probability, after, _), _ in zip(every_outcome(position, seat, move), range(50), strict=False)
        ]
        ours = [
            (found.probability, plain(found.position.save()))
            for found, _ in zip(outcomes(position, seat, move), range(50), strict=False)
        ]
        assert [end for _, end in ours] == [end for _, end in ways]
        assert [share for share, _ in ours] == pytest.approx([share for share, _ in ways])
        position.play(seat, move, chance)
