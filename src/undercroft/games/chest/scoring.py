"""The end of the game: points, the winner, ties, and the rank of a solo player."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.games.chest.cards import BOX
from undercroft.games.chest.components import PAIR_POINTS, PORTAL, TOKEN_POINTS, size
from undercroft.games.chest.state import Table
from undercroft.kernel.result import Parts, Result


def parts(table: Table, seat: int) -> Parts:
    """What a seat's score is made of: experience, tokens, portals, pairs of scales."""
    tokens, portals, pairs = points_of(table.tokens[seat])
    found = [("chest-part-xp", table.xp[seat])]
    for id, points in (("chest-part-tokens", tokens), ("chest-part-portals", portals), ("chest-part-scales", pairs)):
        if points:
            found.append((id, points))
    return found


def points_of(bag: i64) -> tuple[int, int, int]:
    """The points of tokens without portals, of portals, and of pairs of scales."""
    tokens, portals, pairs = 0, 0, 0
    token: i64 = 0
    while bag:
        number = bag & 15
        if token == PORTAL:
            portals += number * TOKEN_POINTS[token]
        else:
            tokens += number * TOKEN_POINTS[token]
        pairs += number // 2 * PAIR_POINTS[token]
        bag >>= 4
        token += 1
    return tokens, portals, pairs


def score(table: Table, seat: int) -> int:
    tokens, portals, pairs = points_of(table.tokens[seat])
    return table.xp[seat] + tokens + portals + pairs


def result(table: Table) -> Result:
    """Most points win; of those tied the one with the fewest tokens; if that ties too, they share."""
    seats = range(table.seats)
    scores = [score(table, seat) for seat in seats]
    best = [seat for seat in seats if scores[seat] == max(scores)]
    fewest = min([size(table.tokens[seat]) for seat in best])
    winners = [seat for seat in best if size(table.tokens[seat]) == fewest]
    return Result(tuple(winners), tuple(scores), [parts(table, seat) for seat in seats], ties(table, best))


def ties(table: Table, best: list[int]) -> list[Parts]:
    """The tokens of the seats with most points, where there are several."""
    if len(best) < 2:
        return []
    compared: list[Parts] = [[] for _ in range(table.seats)]
    for seat in best:
        compared[seat].append(("chest-tie-tokens", size(table.tokens[seat])))
    return compared


def rank(points: int) -> str:
    """What a solo player may call himself."""
    return [row.id for row in BOX.ranks if row.points <= points][-1]
