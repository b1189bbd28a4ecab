"""Advice for people: the best moves of a seat with what they are worth, and why the first of them is the best.

It is one search of the game's mind, as a strong bot makes it. What is told is what the search has found: no number in
a reason is made up.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from undercroft.bots.budget import seconds_of
from undercroft.bots.mixing import search_of
from undercroft.games import find_game
from undercroft.games.boxes import game_of
from undercroft.kernel.chance import Seeded, seed_of
from undercroft.kernel.errors import BadView, UndercroftError
from undercroft.kernel.game import Game
from undercroft.kernel.given import cut, own
from undercroft.kernel.message import Message
from undercroft.kernel.mind import Finding
from undercroft.kernel.position import Data, Position

ROUNDS: Final = 2000  # of tries; then more time would tell no more
CLEAR: Final = 2.0  # standard errors: moves that differ by less are about as good


class Weighed(NamedTuple):
    """A move and what it is worth: the mean over the tries. None where it was not tried, as nothing compares."""

    move: Data  # as it stands in the view
    worth: float | None  # the chance to win; alone, points
    spread: float | None  # the standard deviation over the tries
    tries: int

    def data(self) -> Data:
        return {"move": own(self.move), "worth": self.worth, "spread": self.spread, "tries": self.tries}


class Advice(NamedTuple):
    """The best move first. `measure` says what `worth` counts: `chance` (of victory, 0 to 1) or `points` (alone)."""

    seat: int
    measure: str
    moves: tuple[Weighed, ...]
    reason: Message

    def data(self) -> Data:
        moves = [weighed.data() for weighed in self.moves]
        return {"seat": self.seat, "measure": self.measure, "moves": moves, "reason": self.reason.data()}


def advise(view: Mapping[str, Any], seconds: float = 1.0, seed: int = 0) -> Advice:
    """What a seat should do that is asked in a view, found out within some seconds.

    >>> import undercroft as uc
    >>> advise(uc.deal("chest", seed=1).view(None))
    Traceback (most recent call last):
    undercroft.kernel.errors.UndercroftError: advice is for a seat that is asked; this is the view of a spectator
    """
    limit = seconds_of(seconds)
    game, seat, moves = _asked(view)
    mind = game.mind()
    if mind is None:
        raise UndercroftError(f"nobody can advise on {game.name}: it brings no mind of its own")
    chance = Seeded(seed_of(seed))
    position = _imagined(game, view, chance)
    search = search_of(mind, position, seat, chance)
    search.think(ROUNDS, limit, mind.strengths()[-1].price)
    findings = in_order(search.findings())
    reason = mind.reason(position, seat, findings)
    measure = "points" if mind.is_for_points(position.seats) else "chance"
    codes = list(position.moves(seat))
    weighed = tuple([_weighed(moves[codes.index(found.move)], found) for found in findings])
    return Advice(seat, measure, weighed, general_reason(measure, findings) if reason is None else reason)


def can_advise(game: str) -> bool:
    """Does the game know enough about itself for advice?"""
    return find_game(game).mind() is not None


def in_order(findings: Sequence[Finding]) -> list[Finding]:
    """Those that were tried, the best first. What was dropped after a few lucky tries is left out where its number
    would say that it beats a move that was compared to the end."""
    ordered: list[Finding] = []
    for found in findings:
        if found.tries and (not ordered or found.worth <= ordered[-1].worth):
            ordered.append(found)
    return ordered or list(findings[:1])


def general_reason(measure: str, findings: Sequence[Finding]) -> Message:
    """In numbers, for where the game has no words of its own."""
    best = findings[0]
    if not best.tries:
        return Message("bots-advice-only")
    args = _figures(measure, best, "best")
    if len(findings) == 1:
        return Message(f"bots-advice-{measure}-alone", args)
    args.update(_figures(measure, findings[1], "next"))
    is_better = args["best"] > args["next"] and is_clear(best, findings[1])
    return Message(f"bots-advice-{measure}-{'clear' if is_better else 'close'}", args)


def is_clear(best: Finding, other: Finding) -> bool:
    """Is one better than the other by more than chance alone makes likely?"""
    noise = best.spread**2 / max(1, best.tries) + other.spread**2 / max(1, other.tries)
    return best.worth - other.worth > CLEAR * math.sqrt(noise)


def _figures(measure: str, found: Finding, name: str) -> Data:
    """A number as people read it: a chance in percent, points with one decimal. Whole ones are whole, for plurals."""
    if measure == "chance":
        return {name: round(100 * found.worth)}
    points = round(found.worth, 1)
    return {name: int(points) if points.is_integer() else points}


def _weighed(move: Data, found: Finding) -> Weighed:
    if not found.tries:
        return Weighed(own(move), None, None, 0)
    return Weighed(own(move), found.worth, found.spread, found.tries)


def _asked(view: object) -> tuple[Game, int, list[Data]]:
    """The game of a view, the seat that is asked there and the moves it can make."""
    if not isinstance(view, Mapping) or not isinstance(view.get("game"), str):
        raise BadView("advice is asked with a view: a mapping with the field 'game'")
    game = game_of(view)
    seat, moves = view.get("seat"), view.get("moves")
    if seat is None:
        raise UndercroftError("advice is for a seat that is asked; this is the view of a spectator")
    if type(seat) is not int or not isinstance(moves, list):
        raise BadView(f"this is no view of {game.name}: its seat and its moves cannot be read")
    if not moves:
        raise UndercroftError(f"seat {seat} is not asked anything now; there is nothing to advise")
    return game, seat, moves


def _imagined(game: Game, view: Mapping[str, Any], chance: Seeded) -> Position:
    try:
        position = game.imagine(dict(view), chance)
        is_same = position.view(view["seat"])["moves"] == view["moves"]
    except BadView:
        raise
    except Exception as error:  # fields are missing, of another kind, or contradict each other
        raise BadView(f"this is no view of {game.name}: {type(error).__name__}: {cut(str(error))}") from None
    if not is_same:
        raise BadView(f"this is no view of {game.name}: its moves are not those of its table")
    return position
