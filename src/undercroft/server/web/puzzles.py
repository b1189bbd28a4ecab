"""Puzzles as the client is told of them: the view of the seat that is asked, and after a try what was the best."""

from __future__ import annotations

import msgspec

from undercroft.games import games
from undercroft.kernel.errors import UndercroftError
from undercroft.puzzles import Puzzle, puzzles_of
from undercroft.server import protocol as p
from undercroft.server.refusal import Refusal


def puzzle_counts() -> list[p.PuzzleCount]:
    return [p.PuzzleCount(game, len(puzzles_of(game))) for game in games() if puzzles_of(game)]


def puzzle(game: str, number: int | None) -> p.Puzzle:
    found = _found(game, number)
    view = msgspec.convert(found.match().view(found.seat), p.View)
    return p.Puzzle(game, number or 0, len(puzzles_of(game)), view, found.proof["how"] == "exact")


def solved(game: str, number: int | None, move: str) -> p.PuzzleAnswer:
    """What came of a try: any legal move is one."""
    found = _found(game, number)
    legal = {shown["text"]: shown for shown in found.match().view(found.seat)["moves"]}
    if move not in legal:
        raise Refusal("illegal_move", f"{move!r} is no move of this puzzle")
    weighed = [p.Weighed(msgspec.convert(legal[text], p.Move), worth, None, 0) for text, worth in found.worths.items()]
    reason = msgspec.convert(found.reason, p.Text)
    measure = msgspec.convert(found.measure, p.Measure)
    return p.PuzzleAnswer(move == found.best, p.Advice(found.seat, measure, weighed, reason))


def _found(game: str, number: int | None) -> Puzzle:
    try:
        known = puzzles_of(game)
    except UndercroftError:
        known = ()
    if number is None or not 1 <= number <= len(known):
        raise Refusal("unknown_puzzle", f"there is no puzzle {number} of {game!r}; there are {len(known)}")
    return known[number - 1]
