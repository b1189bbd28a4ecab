"""Advice for people: the best moves of a seat, their worth, and why the first is the best.

It comes from one search of the game's mind, like the move of a strong bot. Every number in a reason was measured.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from undercroft.bots.candidates import USUAL
from undercroft.bots.clock import WALL, Clock, seconds_of
from undercroft.bots.mixing import search_of
from undercroft.bots.reasons import only_claim, reason_for
from undercroft.games import find_game
from undercroft.games.card_sets import game_of
from undercroft.kernel.chance import Seeded, seed_of
from undercroft.kernel.errors import BadView, UndercroftError
from undercroft.kernel.game import Game
from undercroft.kernel.message import Message
from undercroft.kernel.mind import Finding, Mind
from undercroft.kernel.position import Data, Position
from undercroft.kernel.values import cut, deep_copy

ROUNDS: Final = 2000  # of trials; more would add nothing
FOR_REASONS: Final = 0.5  # of the search time, in addition to it
LEAST: Final = 64  # minimum tries of a move, so that its number is worth showing
CLEAR: Final = 2.0  # standard errors by which two moves must differ
ALIKE: Final = 0.03  # of the win or the points: moves that surely differ by less are about as good
KNOWN: Final = 0.5  # of the tries of the first move; moves with fewer were dropped early


class Weighed(NamedTuple):
    """A move and its worth, the mean over the tries. None for a move that was not tried."""

    move: Data  # as in the view
    worth: float | None  # the chance to win; points in a solo game
    error: float | None  # the standard error of `worth`
    tries: int

    def data(self) -> Data:
        return {"move": deep_copy(self.move), "worth": self.worth, "error": self.error, "tries": self.tries}

    def margin(self) -> float:
        """Returns the 95 % margin of `worth`."""
        return CLEAR * (self.error or 0.0)


class Advice(NamedTuple):
    """The moves, best first. `measure` is the unit of `worth`: `chance` (to win, 0 to 1) or `points` (solo games).

    A move about as good as the first may have a slightly higher number: the order includes the game's knowledge of good
    play, the numbers do not.
    """

    seat: int
    measure: str
    moves: tuple[Weighed, ...]
    reason: Message

    def data(self) -> Data:
        moves = [weighed.data() for weighed in self.moves]
        return {"seat": self.seat, "measure": self.measure, "moves": moves, "reason": self.reason.data()}


def advise(view: Mapping[str, Any], seconds: float = 1.0, seed: int = 0, clock: Clock = WALL) -> Advice:
    """Returns advice for the seat of a view. The search takes at most `seconds`, its reason half as long again.

    >>> import undercroft as uc
    >>> advise(uc.deal("chest", seed=1).view(None))
    Traceback (most recent call last):
    undercroft.kernel.errors.UndercroftError: advice is for a seat that is asked; this is the view of a spectator
    """
    limit = seconds_of(seconds)
    game, seat, moves = _asked(view)
    mind = game.mind()
    if mind is None:
        raise UndercroftError(f"{game.name} has no advice, because it has no mind")
    chance = Seeded(seed_of(seed))
    position = _imagined(game, view, chance)
    search = search_of(mind, position, seat, chance, clock)
    search.think(ROUNDS, limit, mind.strengths()[-1].price, LEAST)
    findings = in_order(search.findings())
    codes = list(position.moves(seat))
    measure = measure_of(mind, position)
    weighed = tuple([weighed_of(moves[codes.index(found.move)], found, measure) for found in findings])
    reason = why(mind, position, seat, findings, chance, limit * FOR_REASONS, clock)
    return Advice(seat, measure, weighed, reason)


def can_advise(game: str) -> bool:
    """Returns whether the game has a mind to ask."""
    return find_game(game).mind() is not None


def in_order(findings: Sequence[Finding]) -> list[Finding]:
    """Returns the findings to show: the first, then the others by worth, those dropped early last.

    A dropped move whose few lucky tries beat the first move is left out: it was behind in the same worlds.
    """
    first = findings[0]
    others = [found for found in findings[1:] if found.tries]
    known = [found for found in others if found.tries >= KNOWN * first.tries]
    dropped = [found for found in others if found not in known and found.worth <= first.worth]
    return [first, *sorted(known, key=_by_worth), *sorted(dropped, key=_by_worth)]


def measure_of(mind: Mind, position: Position) -> str:
    return "points" if mind.is_for_points(position.seats) else "chance"


def why(
    mind: Mind,
    position: Position,
    seat: int,
    findings: Sequence[Finding],
    chance: Seeded,
    seconds: float,
    clock: Clock = WALL,
) -> Message:
    """Returns why the first finding is better than the second, in words of the game or in numbers."""
    best = findings[0]
    told: Message | None = None
    if not best.tries:
        told = only_claim(mind, position, seat, best.move)
    elif len(findings) > 1 and is_clear(best, findings[1]):
        told = reason_for(mind, position, seat, best.move, findings[1].move, chance, seconds, clock)
    return general_reason(measure_of(mind, position), findings) if told is None else told


def general_reason(measure: str, findings: Sequence[Finding]) -> Message:
    """Returns a reason in numbers, for games without words of their own."""
    best = findings[0]
    if not best.tries:
        return Message("bots-advice-only")
    args = _figures(measure, best, "best")
    if len(findings) == 1:
        return Message(f"bots-advice-{measure}-alone", args)
    args.update(_figures(measure, findings[1], "next"))
    if args["best"] > args["next"] and is_clear(best, findings[1]):
        return Message(f"bots-advice-{measure}-clear", args)
    unit = 1.0 if measure == "chance" else max(1.0, abs(best.worth))
    return Message(f"bots-advice-{measure}-{'close' if is_alike(findings[1], unit) else 'open'}", args)


def is_clear(best: Finding, other: Finding) -> bool:
    """Returns whether the first finding leads another by more than chance makes likely."""
    return other.behind > CLEAR * other.error


def is_alike(other: Finding, unit: float) -> bool:
    """Returns whether a finding is surely so close to the first that either move will do."""
    return other.behind + CLEAR * other.error <= ALIKE * unit


def _figures(measure: str, found: Finding, name: str) -> Data:
    """Returns a number for display: a chance in percent, points with one decimal. Whole numbers are ints."""
    if measure == "chance":
        return {name: round(100 * found.worth)}
    points = round(found.worth, 1)
    return {name: int(points) if points.is_integer() else points}


def weighed_of(move: Data, found: Finding, measure: str) -> Weighed:
    if not found.tries:
        return Weighed(deep_copy(move), None, None, 0)
    return Weighed(deep_copy(move), found.worth, error_of(found, measure), found.tries)


def error_of(found: Finding, measure: str) -> float:
    """Returns the standard error of the worth. Few or equal tries prove little, so it is at least what one more try
    could show.
    """
    if found.is_certain:
        return 0.0
    surprise = 1.0 if measure == "chance" else USUAL * max(1.0, abs(found.worth))
    return max(found.spread / math.sqrt(found.tries), surprise / found.tries)


def _by_worth(found: Finding) -> float:
    return -found.worth


def _asked(view: object) -> tuple[Game, int, list[Data]]:
    """Returns the game of a view, the seat that is asked, and its moves."""
    if not isinstance(view, Mapping) or not isinstance(view.get("game"), str):
        raise BadView("a view is a mapping with the field 'game'")
    game = game_of(view)
    seat, moves = view.get("seat"), view.get("moves")
    if seat is None:
        raise UndercroftError("advice is for a seat that is asked; this is the view of a spectator")
    if type(seat) is not int or not isinstance(moves, list):
        raise BadView(f"this is no view of {game.name}: its seat and its moves cannot be read")
    if not moves:
        raise UndercroftError(f"seat {seat} owes no decision now")
    return game, seat, moves


def _imagined(game: Game, view: Mapping[str, Any], chance: Seeded) -> Position:
    try:
        position = game.imagine(dict(view), chance)
        is_same = position.view(view["seat"])["moves"] == view["moves"]
    except BadView:
        raise
    except Exception as error:  # fields may be missing, wrong or contradictory
        raise BadView(f"this is no view of {game.name}: {type(error).__name__}: {cut(str(error))}") from None
    if not is_same:
        raise BadView(f"this is no view of {game.name}: its moves do not match its table")
    return position
