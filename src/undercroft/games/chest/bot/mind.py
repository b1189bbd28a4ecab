"""The mind of Chest: common sense, quick tactics, and how well a seat stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from undercroft.games.chest.bot.claims import claims
from undercroft.games.chest.bot.sense import decide
from undercroft.games.chest.bot.standing import expected_alone, expected_share
from undercroft.games.chest.bot.tactics import is_near, move_of
from undercroft.games.chest.components import size
from undercroft.games.chest.rules import Chest
from undercroft.games.chest.scoring import score
from undercroft.games.chest.state import Phase
from undercroft.kernel.chance import Chance, Seeded
from undercroft.kernel.mind import Claim, Figure, Mind, Strength
from undercroft.kernel.position import Position

FIGURES: Final = (
    Figure("chest-reason-passed", 0.1, is_chance=True),
    Figure("chest-reason-points", 0.3),
    Figure("chest-reason-companions", 0.3),
    Figure("chest-reason-treasures", 0.3),
)

# Of the five levels. What tells them apart is how often they slip: tactics are good without a search, and a slip needs
# enough tries to be told from a blunder.
STRENGTHS: Final = (
    Strength(12, 0.2, 0.14),
    Strength(12, 0.2, 0.075),
    Strength(12, 0.2, 0.036),
    Strength(24, 0.5, 0.017),
    Strength(0, 1.0),
)
DOUBT: Final = 0.01  # luck is great and tactics are good: another move has to prove itself
AN_ADVENTURE: Final[i64] = 64  # on the clock, more than there are levels


def reached(game: Chest, seat: i64) -> i64:
    """Returns the experience of a seat, with that of the levels it has cleared in the adventure that goes on."""
    xp: i64 = game.xp[seat]
    if seat != game.adventurer or not game.waiting:
        return xp
    return xp + (game.level if game.phase == Phase.REGROUP else game.level - 1)


@final
class ChestMind(Mind):
    """Chest for bots. The game hides nothing, so nothing is dealt again."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(1, DOUBT, STRENGTHS, FIGURES)

    def greedy_move(self, position: Position, seat: i64, chance: Chance) -> i64:
        assert isinstance(position, Chest)
        return decide(position, chance)

    def quick(self, position: Position, seat: i64, chance: Chance) -> i64:
        assert isinstance(position, Chest)
        return move_of(position, chance)

    def candidates(self, position: Position, seat: i64) -> Sequence[int]:
        """Returns the move of tactics and those that come near to it; plainly worse ones only add noise."""
        assert isinstance(position, Chest)
        chance = Seeded(0)
        found = [int(move_of(position, chance))]
        for move in position.offered:
            if move not in found and is_near(position, move, chance):
                found.append(move)
        return found

    def clock(self, position: Position) -> i64:
        """Returns the adventures finished, then the levels cleared."""
        assert isinstance(position, Chest)
        cleared = position.level if position.phase == Phase.REGROUP else position.level - 1
        return position.done * AN_ADVENTURE + cleared

    def worth(self, position: Position, seat: i64) -> float:
        assert isinstance(position, Chest)
        if position.seats > 1:
            return expected_share(position, seat)
        return expected_alone(position) if position.waiting else float(score(position, seat))

    def points(self, position: Position, seat: i64) -> float:
        assert isinstance(position, Chest)
        return float(score(position, seat))

    def claims(self, position: Position, seat: i64, move: i64) -> Sequence[Claim]:
        assert isinstance(position, Chest)
        return claims(position, move)

    def measure(self, before: Position, after: Position, seat: i64) -> Sequence[float]:
        assert isinstance(before, Chest) and isinstance(after, Chest)
        points = reached(after, seat)
        has_passed = points > reached(before, seat) and before.phase != Phase.REGROUP
        companions = float(size(after.forces())) if after.done == before.done else 0.0
        return [float(has_passed), float(points), companions, float(size(after.tokens[seat]))]


MIND: Final = ChestMind()
