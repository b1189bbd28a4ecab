"""The bots that play by the mind of a game: one by common sense alone, the others by searching."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, final

from undercroft.bots.mixing import Mixing, search_of
from undercroft.kernel.bot import Bot
from undercroft.kernel.chance import Seeded
from undercroft.kernel.game import Game
from undercroft.kernel.mind import Finding, Mind, Strength
from undercroft.kernel.position import Data

TEMPERAMENTS: Final = ("even", "cautious", "grasping", "spiteful")
NEARLY: Final = 0.02  # of the victory: moves that differ by less are a matter of taste


@final
class Sensible(Bot):
    """The bot `greedy`: the move that common sense makes."""

    def __init__(self, game: Game, mind: Mind, seed: int) -> None:
        self._game = game
        self._mind = mind
        self._chance = Seeded(seed)

    def choose(self, view: Data) -> Data:
        seat: int = view["seat"]
        moves: list[Data] = view["moves"]
        position = self._game.imagine(view, self._chance)
        return moves[position.moves(seat).index(self._mind.advise(position, seat, self._chance))]


@final
class Thinker(Bot):
    """A bot that searches."""

    def __init__(self, game: Game, mind: Mind, seed: int, strength: Strength, temperament: str) -> None:
        self._game = game
        self._mind = mind
        self._chance = Seeded(seed)
        self._strength = strength
        self._temperament = temperament

    def choose(self, view: Data) -> Data:
        seat: int = view["seat"]
        moves: list[Data] = view["moves"]
        if len(moves) == 1:
            return moves[0]
        position = self._game.imagine(view, self._chance)
        search = search_of(self._mind, position, seat, self._chance)
        search.think(self._strength.rounds, self._strength.seconds)
        findings = search.findings()
        slack = self._strength.slack
        if isinstance(search, Mixing) and not slack and self._temperament == "even":
            return moves[position.moves(seat).index(search.choice())]
        chosen = slip(findings, slack, self._chance) if slack else taste(findings, self._temperament)
        return moves[position.moves(seat).index(chosen.move)]


def slip(findings: Sequence[Finding], slack: float, chance: Seeded) -> Finding:
    """The worse a move, the more seldom it is made by mistake."""
    best = findings[0].worth
    weights = [int(1e6 * math.exp((found.worth - best) / slack)) for found in findings if found.tries]
    rest = chance.below(max(1, sum(weights)))
    for found, weight in zip(findings, weights, strict=False):
        if rest < weight:
            return found
        rest -= weight
    return findings[0]


def taste(findings: Sequence[Finding], temperament: str) -> Finding:
    """Of moves that are as good as the best one: the safest, the richest, or the worst for the rivals."""
    best = findings[0]
    if temperament == "even":
        return best
    alike = [found for found in findings if found.tries >= best.tries and found.worth > best.worth - NEARLY]
    if temperament == "cautious":
        return min(alike, key=lambda found: found.spread)
    if temperament == "grasping":
        return max(alike, key=lambda found: found.own)
    return min(alike, key=lambda found: found.rival)
