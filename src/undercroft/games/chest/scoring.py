"""The end of the game: points, the winner, ties, and the rank of a solo player."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.games.chest.cards import CARDS
from undercroft.games.chest.components import PAIR_POINTS, TOKEN_POINTS, Token, size
from undercroft.games.chest.state import ChestState
from undercroft.kernel.result import Parts, Result, ties


def parts(state: ChestState, seat: int) -> Parts:
    """Returns the parts of a seat's score: experience, tokens, portals, pairs of scales."""
    tokens, portals, pairs = points_of(state.tokens[seat])
    found = [("chest-part-xp", state.xp[seat])]
    for id, points in (("chest-part-tokens", tokens), ("chest-part-portals", portals), ("chest-part-scales", pairs)):
        if points:
            found.append((id, points))
    return found


def points_of(bag: i64) -> tuple[int, int, int]:
    """Returns the points of tokens without portals, of portals, and of pairs of scales."""
    tokens, portals, pairs = 0, 0, 0
    token: i64 = 0
    while bag:
        number = bag & 15
        if token == Token.PORTAL:
            portals += number * TOKEN_POINTS[token]
        else:
            tokens += number * TOKEN_POINTS[token]
        pairs += number // 2 * PAIR_POINTS[token]
        bag >>= 4
        token += 1
    return tokens, portals, pairs


def score(state: ChestState, seat: int) -> int:
    tokens, portals, pairs = points_of(state.tokens[seat])
    return state.xp[seat] + tokens + portals + pairs


def result(state: ChestState) -> Result:
    """Returns the result: most points win, then fewest tokens; seats still equal share the win."""
    seats = range(state.seats)
    scores = [score(state, seat) for seat in seats]
    best = [seat for seat in seats if scores[seat] == max(scores)]
    tokens = [int(size(state.tokens[seat])) for seat in seats]
    fewest = min([tokens[seat] for seat in best])
    winners = [seat for seat in best if tokens[seat] == fewest]
    compared = ties("chest-tie-tokens", tokens, best)
    return Result(tuple(winners), tuple(scores), [parts(state, seat) for seat in seats], compared)


def rank(points: int) -> str:
    """Returns the rank of a solo player."""
    return [row.id for row in CARDS.ranks if row.points <= points][-1]
