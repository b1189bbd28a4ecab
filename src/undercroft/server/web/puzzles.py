"""Puzzles as the client is told of them: the view of the seat that is asked, and after a try what was the best."""

from __future__ import annotations

import msgspec

from undercroft import puzzles
from undercroft.games import games
from undercroft.kernel.errors import UndercroftError
from undercroft.server.protocol.advice import Advice, Measure, Weighed
from undercroft.server.protocol.basics import Text
from undercroft.server.protocol.puzzles import Puzzle, PuzzleAnswer, PuzzleCount
from undercroft.server.protocol.views import Move, View
from undercroft.server.refusal import Refusal


def puzzle_counts() -> list[PuzzleCount]:
    return [PuzzleCount(game, len(puzzles.puzzles_of(game))) for game in games() if puzzles.puzzles_of(game)]


def puzzle(game: str, number: int | None) -> Puzzle:
    found = _found(game, number)
    view = msgspec.convert(found.match().view(found.seat), View)
    return Puzzle(game, number or 0, len(puzzles.puzzles_of(game)), view, found.proof["how"] == "exact")


def solved(game: str, number: int | None, move: str) -> PuzzleAnswer:
    """What came of a try: any legal move is one."""
    found = _found(game, number)
    legal = {shown["text"]: shown for shown in found.match().view(found.seat)["moves"]}
    if move not in legal:
        raise Refusal("illegal_move", f"{move!r} is no move of this puzzle")
    weighed = [Weighed(msgspec.convert(legal[text], Move), worth, None, 0) for text, worth in found.worths.items()]
    reason = msgspec.convert(found.reason, Text)
    measure = msgspec.convert(found.measure, Measure)
    return PuzzleAnswer(move == found.best, Advice(found.seat, measure, weighed, reason))


def _found(game: str, number: int | None) -> puzzles.Puzzle:
    try:
        known = puzzles.puzzles_of(game)
    except UndercroftError:
        known = ()
    if number is None or not 1 <= number <= len(known):
        raise Refusal("unknown_puzzle", f"there is no puzzle {number} of {game!r}; there are {len(known)}")
    return known[number - 1]
