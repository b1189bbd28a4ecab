"""Achievements over many matches: those of the game, and those that every game has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from undercroft.games import find_game
from undercroft.kernel.errors import UndercroftError
from undercroft.server.store.ledger import Ledger, ResultRow

MANY_WINS: Final = 10
MANY_MATCHES: Final = 25
STREAK: Final = 3  # matches won in a row
MASTER: Final = "master"
FIRST_WIN, TEN_WINS, IN_A_ROW, BEATS_MASTER, REGULAR = EVERYWHERE = (
    "honour-first-win",
    "honour-ten-wins",
    "honour-in-a-row",
    "honour-beats-master",
    "honour-regular",
)


def all_honours(game: str) -> list[str]:
    """Returns all achievements of a game: ids of texts, each with an `ID-how`."""
    try:
        return [*find_game(game).achievements(), *EVERYWHERE]
    except UndercroftError:
        return []  # the game is not installed any more


async def honours_now(
    ledger: Ledger, row: ResultRow, honours: Sequence[str], company: Sequence[ResultRow], is_rated: bool
) -> list[str]:
    """Lists the achievements that a person has earned with this match, together with earlier ones. Beating a master
    counts in rated matches only, because it may be easy in a variant.
    """
    assert row.person is not None
    before = await ledger.latest(row.person, row.game, MANY_MATCHES)
    heroes = [hero for hero, *_ in await ledger.heroes(row.person, row.game)]
    totals = {game: (int(matches), int(won)) for game, matches, _, won, *_ in await ledger.totals(row.person)}
    matches, won = totals.get(row.game, (0, 0))
    found = [*honours, *_by_heroes(row.game, [*heroes, *([row.hero] if row.hero else [])])]
    if row.won and row.seats > 1:
        found.append(FIRST_WIN)
        if is_rated and any((other.level or "").partition(":")[0] == MASTER for other in company):
            found.append(BEATS_MASTER)
        if all(old.won and old.seats > 1 for old in before[: STREAK - 1]) and len(before) >= STREAK - 1:
            found.append(IN_A_ROW)
    if won + int(row.won and row.seats > 1) >= MANY_WINS:
        found.append(TEN_WINS)
    if matches + 1 >= MANY_MATCHES:
        found.append(REGULAR)
    return found


def _by_heroes(game: str, heroes: Sequence[str]) -> tuple[str, ...]:
    try:
        return find_game(game).career(heroes)
    except UndercroftError:
        return ()
