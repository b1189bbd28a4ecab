"""The outcomes of chance, one question at a time: a draw, a die, or several dice thrown together.

Dice of one throw are indistinguishable: seven six-sided dice are 792 multisets instead of 6⁷ sequences. Only Chest
throws several; a test checks that their order does not matter.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from undercroft.kernel.chance import Chance, Outcomes
from undercroft.kernel.position import Position

HEAPED = frozenset({"party die", "dungeon die"})  # dice of Chest, by kind
Play = Callable[[Chance], Position]  # uses the chance: plays a move in a copy, or deals
Path = tuple[int, ...]  # indices of the outcomes so far


class Question(NamedTuple):
    """A question to chance: one outcome of a kind, with weights, or those of several `dice`."""

    kind: str
    names: tuple[str, ...]
    weights: tuple[int, ...]
    dice: int = 1

    def answers(self) -> list[tuple[Path, float]]:
        """Returns every possible multiset of outcomes in a fixed order, with its probability."""
        if self.dice > 1:
            return _heaps(len(self.weights), self.dice)
        whole = sum(self.weights)
        return [((index,), weight / whole) for index, weight in enumerate(self.weights) if weight]

    def say(self, answer: Path) -> str:
        """Returns an answer in words: `goblin×2, chest`."""
        counts = Counter(self.names[index] for index in answer)
        return ", ".join([f"{name}×{count}" if count > 1 else name for name, count in counts.items()])


@cache
def _heaps(faces: int, dice: int) -> list[tuple[Path, float]]:
    """Returns the multisets of several dice; each can fall in as many ways as it has orders."""
    whole, found = faces**dice, []
    for heap in combinations_with_replacement(range(faces), dice):
        ways = math.factorial(dice)
        for count in Counter(heap).values():
            ways //= math.factorial(count)
        found.append((heap, ways / whole))
    return found


class Along(Chance):
    """Chance that answers along a path, then anything possible, and notes the first question after the path.

    It never interrupts a play, which happens on a copy that is thrown away. `face` is what dice asked for after the
    path show, and `dice` counts how many of one kind follow each other.
    """

    def __init__(self, path: Path, face: int = 0) -> None:
        super().__init__()
        self.path = path
        self.used: int = 0
        self.face = face
        self.asked: Question | None = None
        self.dice: int = 0
        self._is_counting = True

    def below(self, n: int) -> int:
        return self._answer("number", [str(number) for number in range(n)], [1] * n)

    def roll(self, die: Outcomes) -> int:
        return self._answer(die.kind, die.names, [1] * int(die.size))

    def draw(self, deck: Outcomes, left: Sequence[int]) -> int:
        return self._answer(deck.kind, deck.names, left)

    def _answer(self, kind: str, names: Sequence[str], weights: Sequence[int]) -> int:
        if self.used < len(self.path):
            self.used += 1
            return self.path[self.used - 1]
        if self.asked is None:
            self.asked = Question(kind, tuple(names), tuple(weights))
        self._is_counting &= kind == self.asked.kind
        self.dice += self._is_counting
        if kind in HEAPED:
            return self.face
        return next(index for index, weight in enumerate(weights) if weight)


def follow(play: Play, path: Path) -> Position | Question:
    """Follows a play along a path: returns the position it leads to, or the next question to chance."""
    chance = Along(path)
    position = play(chance)
    question = chance.asked
    if question is None:
        return position
    if question.kind not in HEAPED:
        return question
    # Dice are thrown together if they follow each other whatever they show.
    fewest = chance.dice
    for face in range(1, len(question.weights)):
        other = Along(path, face)
        play(other)
        fewest = min(fewest, other.dice)
    return question._replace(dice=fewest)


class Outcome(NamedTuple):
    """One outcome of a move."""

    probability: float
    said: tuple[str, ...]  # the outcomes in words, throw by throw
    position: Position


def outcomes(position: Position, seat: int, move: int) -> Iterator[Outcome]:
    """Yields every outcome of a move; dice of one throw are a multiset."""

    def play(chance: Chance) -> Position:
        after = position.copy()
        after.play(seat, move, chance)
        return after

    yield from _expanded(play, (), (), 1.0)


def _expanded(play: Play, path: Path, said: tuple[str, ...], probability: float) -> Iterator[Outcome]:
    found = follow(play, path)
    if isinstance(found, Position):
        yield Outcome(probability, said, found)
        return
    for answer, share in found.answers():
        yield from _expanded(play, path + answer, (*said, found.say(answer)), probability * share)
