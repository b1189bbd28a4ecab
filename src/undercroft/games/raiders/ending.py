"""The end of the game: who falls, who wins."""

from __future__ import annotations

from undercroft.games.raiders.party import Party
from undercroft.games.raiders.raider import Raider
from undercroft.games.raiders.view_types import Out
from undercroft.kernel.result import Parts, Result


def standing(party: Party) -> list[Raider]:
    """The raiders still in: not turned to stone, not fallen.

    The most wounded fall, with four or five players all who are tied, with three only a sole one.
    If all who are still in have the same wounds nobody falls.
    """
    alive = [raider for raider in party.party if not raider.is_stone]
    most = max([raider.wounds for raider in alive], default=0)
    up = [raider for raider in alive if raider.wounds < most]
    is_tie = len(alive) - len(up) > 1
    if not up or (is_tie and party.seats == 3):
        return alive
    return up


def out(party: Party) -> dict[int, Out]:
    """The seats that are out at the end, and by what."""
    up = {raider.seat for raider in standing(party)}
    return {raider.seat: "stone" if raider.is_stone else "fallen" for raider in party.party if raider.seat not in up}


def level(party: Party) -> list[Raider]:
    """The raiders still in who have the most coins."""
    up = standing(party)
    most = max([raider.coins for raider in up], default=0)
    return [raider for raider in up if raider.coins == most]


def is_close(party: Party) -> bool:
    """Whether somebody with as many coins as the winner loses by wounds alone."""
    return len(level(party)) > len(result(party).winners)


def result(party: Party) -> Result:
    """Most coins win, then fewest wounds; who is still equal shares the victory."""
    richest = level(party)
    fewest = min([raider.wounds for raider in richest], default=0)
    winners = tuple([raider.seat for raider in richest if raider.wounds == fewest])
    reasons = out(party)
    scores: list[int] = []
    parts: list[Parts] = []
    for raider in party.party:
        told = [("raiders-part-coins", int(raider.coins))]
        reason = reasons.get(raider.seat)
        if reason is not None:
            told.append((f"raiders-part-{reason}", -raider.coins))
        scores.append(sum([points for _, points in told]))
        parts.append(told)
    return Result(winners, tuple(scores), parts, ties(party, richest))


def ties(party: Party, richest: list[Raider]) -> list[Parts]:
    """The wounds of those who have the most coins, where there are several."""
    if len(richest) < 2:
        return []
    compared: list[Parts] = [[] for _ in party.party]
    for raider in richest:
        compared[raider.seat].append(("raiders-tie-wounds", raider.wounds))
    return compared
