"""The bots that play by the mind of a game: one by common sense alone, the others by searching."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, final

from undercroft.bots.clock import Clock
from undercroft.bots.mixing import Mixing, search_of
from undercroft.bots.search import SEEDS
from undercroft.kernel.bot import Bot
from undercroft.kernel.chance import Seeded
from undercroft.kernel.game import Game
from undercroft.kernel.mind import Finding, Mind, Strength
from undercroft.kernel.position import Data

TEMPERAMENTS: Final = ("even", "cautious", "grasping", "spiteful")
NEARLY: Final = 0.01  # of the victory: moves that differ by less are a matter of taste
WON: Final = 1.0 - 1e-9  # of the victory: nobody slips where every try is won
SURE: Final = 2  # times as many tries of the chosen one at most, for its worth to be compared


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

    def __init__(self, game: Game, mind: Mind, seed: int, strength: Strength, temperament: str, clock: Clock) -> None:
        self._game = game
        self._mind = mind
        self._chance = Seeded(seed)
        self._strength = strength
        self._temperament = temperament
        self._clock = clock

    def choose(self, view: Data) -> Data:
        started = self._clock()
        seat: int = view["seat"]
        moves: list[Data] = view["moves"]
        # Every decision has luck of its own: one that was cut short changes no later one.
        chance = Seeded(int(self._chance.below(SEEDS)))
        if len(moves) == 1:
            return moves[0]
        position = self._game.imagine(view, chance)
        strength = self._strength
        search = search_of(self._mind, position, seat, chance, self._clock)
        # What is limited by rounds is quick, and the same everywhere; time alone is given where it is worth it.
        price = 0.0 if strength.rounds else strength.price
        search.think(strength.rounds, strength.seconds - (self._clock() - started), price)
        findings = search.findings()
        if isinstance(search, Mixing):  # the best is what one is not foreseen to choose
            drawn = search.choice()
            findings.sort(key=lambda found: found.move != drawn)
        nearly = nearly_of(self._mind)
        chosen = choice(findings, int(position.seats), strength.slack, self._temperament, chance, nearly)
        return moves[position.moves(seat).index(chosen.move)]


def nearly_of(mind: Mind) -> float:
    """By how much moves of a game may differ for taste to decide. Where the first idea is trusted, decisions are many
    and small, and a move that has proved nothing stands behind it by the doubt: that alone is no matter of taste."""
    return min(NEARLY, mind.doubt) / 2 if mind.doubt > 0 else NEARLY


def choice(
    findings: Sequence[Finding], seats: int, slack: float, temperament: str, chance: Seeded, nearly: float = NEARLY
) -> Finding:
    """The best move, or the slip of a weaker player; of moves that are as good as it, the one to its taste."""
    tried = [found for found in findings if found.tries]
    if not tried:
        return findings[0]
    # Alone worth is counted in points: of these as large a part.
    unit = 1.0 if seats > 1 else max(1.0, abs(tried[0].worth))
    is_won = seats > 1 and tried[0].worth >= WON
    chosen = tried[0] if is_won else slip(tried, slack * unit, chance)
    return taste(tried, chosen, nearly * unit, temperament)


def slip(tried: Sequence[Finding], slack: float, chance: Seeded) -> Finding:
    """The worse a move, the more seldom it is made by mistake."""
    if slack <= 0:
        return tried[0]
    best = max([found.worth for found in tried])
    weights = [int(1e6 * math.exp((found.worth - best) / slack)) for found in tried]
    rest = int(chance.below(sum(weights)))
    number = 0
    while rest >= weights[number]:
        rest -= weights[number]
        number += 1
    return tried[number]


def taste(tried: Sequence[Finding], chosen: Finding, nearly: float, temperament: str) -> Finding:
    """Of moves as good as the chosen one, and about as sure of that: the safest, the richest, or the worst for the
    rivals. What is no matter of taste stays as it is: alone nobody can be spited."""
    if temperament == "even":
        return chosen
    known = [found for found in tried if SURE * found.tries >= chosen.tries and found.move != chosen.move]
    alike = [chosen, *[found for found in known if abs(found.worth - chosen.worth) < nearly]]
    if temperament == "cautious":
        return min(alike, key=lambda found: found.spread)
    if temperament == "grasping":
        return max(alike, key=lambda found: found.own)
    return min(alike, key=lambda found: found.rival)
