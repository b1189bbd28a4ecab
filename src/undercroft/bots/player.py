"""The bots that ship with the package: random, greedy, and those that search."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, SupportsIndex, final

from mypy_extensions import i64

from undercroft.bots.candidates import DecisionSearch
from undercroft.bots.clock import Clock
from undercroft.bots.mixing import Mixing, search_of
from undercroft.bots.search import SEEDS
from undercroft.kernel.chance import Seeded
from undercroft.kernel.errors import BadView
from undercroft.kernel.game import Game
from undercroft.kernel.mind import Bot, Finding, Mind, Strength
from undercroft.kernel.position import Data
from undercroft.kernel.values import shown

TEMPERAMENTS: Final = ("even", "cautious", "grasping", "spiteful")
NEARLY: Final = 0.01  # of the win: a temperament chooses among moves that differ by less
WON: Final = 1.0 - 1e-9  # worth of a move that wins every try; then no level slips
SURE: Final = 2  # maximum ratio of tries between two moves that are compared


class RandomBot(Bot):
    """Chooses each legal move with the same probability."""

    def __init__(self, seed: SupportsIndex) -> None:
        self._chance = Seeded(seed)

    def choose(self, view: object) -> Data:
        moves: object = view.get("moves") if isinstance(view, dict) else view
        if not isinstance(moves, list) or not moves:
            raise BadView(f"expected the view of a seat with moves, not {shown(moves)}")
        chosen: object = moves[self._chance.below(len(moves))]
        if not isinstance(chosen, dict):
            raise BadView(f"expected a move with a verb, arguments and a notation, not {shown(chosen)}")
        return chosen


@final
class GreedyBot(Bot):
    """Plays the greedy move of the game's mind."""

    def __init__(self, game: Game, mind: Mind, seed: int) -> None:
        self._game = game
        self._mind = mind
        self._chance = Seeded(seed)

    def choose(self, view: Data) -> Data:
        seat: int = view["seat"]
        moves: list[Data] = view["moves"]
        position = self._game.imagine(view, self._chance)
        return moves[position.moves(seat).index(self._mind.greedy_move(position, seat, self._chance))]


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
        self._moves: tuple[int, ...] = ()  # of the last decision, with what its search found
        self._search: DecisionSearch | None = None

    def choose(self, view: Data) -> Data:
        started = self._clock()
        self._search = None
        seat: int = view["seat"]
        moves: list[Data] = view["moves"]
        # Every decision has its own luck, so one that was cut short changes no later one.
        chance = Seeded(int(self._chance.below(SEEDS)))
        if len(moves) == 1:
            return moves[0]
        position = self._game.imagine(view, chance)
        strength = self._strength
        search = search_of(self._mind, position, seat, chance, self._clock)
        # Searches limited by rounds are quick and reproducible; only those limited by time alone weigh its price.
        price = 0.0 if strength.rounds else strength.price
        search.think(strength.rounds, strength.seconds - (self._clock() - started), price)
        self._moves = position.moves(seat)
        self._search = search
        findings = search.findings()
        if isinstance(search, Mixing):  # a mixture cannot be foreseen
            findings = beginning_with(findings, search.choice())
        is_for_points = self._mind.is_for_points(position.seats)
        chosen = choice(findings, is_for_points, strength.slack, self._temperament, chance)
        return moves[self._moves.index(chosen.move)]

    def odds(self) -> list[float]:
        """Returns the probability with which the last decision chose each move of its view, after the same search.
        Empty where no search was needed.
        """
        search = self._search
        if search is None:
            return []
        is_for_points = self._mind.is_for_points(search.seats)
        findings = search.findings()
        mixture = [(findings[0].move, 1.0)]
        if isinstance(search, Mixing):
            mixture = search.mixture()
        odds = [0.0] * len(self._moves)
        for move, part in mixture:
            ordered = beginning_with(findings, move) if isinstance(search, Mixing) else findings
            likely = choices(ordered, is_for_points, self._strength.slack, self._temperament)
            total = sum([weight for _, weight in likely])
            for found, weight in likely:
                odds[self._moves.index(found.move)] += part * weight / total
        return odds


def beginning_with(findings: Sequence[Finding], move: i64) -> list[Finding]:
    """Puts the finding of a move first."""
    return sorted(findings, key=lambda found: found.move != move)


def choice(findings: Sequence[Finding], is_for_points: bool, slack: float, temperament: str, chance: Seeded) -> Finding:
    """Draws one of `choices`."""
    return drawn(choices(findings, is_for_points, slack, temperament), chance)


def choices(
    findings: Sequence[Finding], is_for_points: bool, slack: float, temperament: str
) -> list[tuple[Finding, int]]:
    """Returns what a bot may choose, each with its weight: the best move and, with slack, the slips of a weaker player,
    the worse the rarer. Among equal moves it is the one its temperament prefers.
    """
    tried = [found for found in findings if found.tries]
    if not tried:
        return [(findings[0], 1)]
    unit = max(1.0, abs(tried[0].worth)) if is_for_points else 1.0
    is_won = not is_for_points and tried[0].worth >= WON
    likely = [(tried[0], 1)]
    if slack > 0 and not is_won:
        likely = [(found, int(1e6 * math.exp(-cost_of(found) / (slack * unit)))) for found in tried]
    return [(taste(tried, found, NEARLY * unit, temperament), weight) for found, weight in likely]


def drawn(likely: Sequence[tuple[Finding, int]], chance: Seeded) -> Finding:
    """Draws one of the choices by their weights."""
    if len(likely) == 1:
        return likely[0][0]
    rest = int(chance.below(sum([weight for _, weight in likely])))
    number = 0
    while rest >= likely[number][1]:
        rest -= likely[number][1]
        number += 1
    return likely[number][0]


def cost_of(found: Finding) -> float:
    """Returns the cost of a move plus its error, so that a move with few tries is no likely slip."""
    return max(0.0, found.behind) + found.error


def taste(tried: Sequence[Finding], chosen: Finding, nearly: float, temperament: str) -> Finding:
    """Returns the safest, the richest, or the worst for the rivals among the moves proven as good as the chosen one."""
    if temperament == "even":
        return chosen
    known = [found for found in tried if SURE * found.tries >= chosen.tries and found.move != chosen.move]
    alike = [chosen, *[found for found in known if abs(cost_of(found) - cost_of(chosen)) < nearly]]
    if temperament == "cautious":
        return min(alike, key=lambda found: found.spread)
    if temperament == "grasping":
        return max(alike, key=lambda found: found.own)
    return min(alike, key=lambda found: found.rival)
