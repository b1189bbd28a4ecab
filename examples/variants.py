"""A variant of each game, in ten lines: what is changed, and nothing else. docs/designers/variants.md tells how.

undercroft check examples.variants:MERCIFUL
"""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.games import find_game
from undercroft.kernel.position import Position
from undercroft.kernel.result import Result
from undercroft.kernel.variant import Variant


class Merciful(Variant):
    """Raiders in which nobody collapses: the richest wins, whatever the wounds."""

    name = "raiders-merciful"

    def result(self, position: Position) -> Result:
        coins = tuple(row["coins"] for row in position.save()["players"])
        winners = tuple(seat for seat, count in enumerate(coins) if count == max(coins))
        return Result(winners, coins, [[("raiders-part-coins", count)] for count in coins])


class Race(Variant):
    """Chest as a race: the first to have ten experience ends it."""

    name = "chest-race"

    def ends(self, position: Position) -> bool:
        return max(position.result().scores) >= 10


class Bold(Variant):
    """Doggies who never head for the exit while they may explore."""

    name = "doggies-bold"

    def moves(self, position: Position, seat: int) -> Sequence[int]:
        moves = position.moves(seat)
        exploring = [move for move in moves if position.describe(seat, move).verb != "leave"]
        return exploring or moves


class Truce(Variant):
    """Serpent in which heroes never attack each other; they leave that to the monsters they send."""

    name = "serpent-truce"

    def moves(self, position: Position, seat: int) -> Sequence[int]:
        moves = position.moves(seat)
        peaceful = [move for move in moves if position.describe(seat, move).verb not in ("attack", "duel")]
        return peaceful or moves


MERCIFUL = Merciful(find_game("raiders"))
RACE = Race(find_game("chest"))
BOLD = Bold(find_game("doggies"))
TRUCE = Truce(find_game("serpent"))
