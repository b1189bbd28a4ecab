"""The end of the game: who falls, who wins."""

from __future__ import annotations

from undercroft.games.raiders.party import Party
from undercroft.games.raiders.raider import Raider
from undercroft.games.raiders.view import Out
from undercroft.kernel.result import Result


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


def is_close(party: Party) -> bool:
    """Whether somebody with as many coins as the winner loses by wounds alone."""
    winners = result(party).winners
    richest = [raider for raider in standing(party) if winners and raider.coins == party.party[winners[0]].coins]
    return len(richest) > len(winners)


def result(party: Party) -> Result:
    """Most coins win, then fewest wounds; who is still equal shares the victory."""
    up = standing(party)
    best = max([(raider.coins, -raider.wounds) for raider in up], default=(0, 0))
    winners = tuple([raider.seat for raider in up if (raider.coins, -raider.wounds) == best])
    reasons = out(party)
    scores: list[int] = []
    parts: list[list[tuple[str, int]]] = []
    for raider in party.party:
        told = [("raiders-part-coins", int(raider.coins))]
        reason = reasons.get(raider.seat)
        if reason is not None:
            told.append((f"raiders-part-{reason}", -raider.coins))
        scores.append(sum([points for _, points in told]))
        parts.append(told)
    return Result(winners, tuple(scores), parts)
