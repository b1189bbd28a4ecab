"""The mind of Chest: common sense, and how well a seat stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from mypy_extensions import i64

from undercroft.games.chest.bot.sense import decide
from undercroft.games.chest.rules import Chest
from undercroft.games.chest.scoring import score
from undercroft.kernel.chance import Chance
from undercroft.kernel.mind import Mind, Strength, share
from undercroft.kernel.position import Position


@final
class ChestMind(Mind):
    """Nothing is hidden in Chest, so there is nothing to deal anew."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(1000)

    def advise(self, position: Position, seat: i64, chance: Chance) -> i64:
        assert isinstance(position, Chest)
        return decide(position, chance)

    def clock(self, position: Position) -> i64:
        assert isinstance(position, Chest)
        return position.done

    def worth(self, position: Position, seat: i64) -> float:
        assert isinstance(position, Chest)
        return float(score(position, seat)) if position.seats == 1 else share(position, seat)

    def points(self, position: Position, seat: i64) -> float:
        assert isinstance(position, Chest)
        return float(score(position, seat))

    def strengths(self) -> Sequence[Strength]:
        return [Strength(2 ** (level + 2), 0.1 * (level + 1)) for level in range(5)]
