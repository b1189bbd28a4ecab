"""The end of the game: who falls, and who wins."""

from __future__ import annotations

from undercroft.games.raiders.party import Party
from undercroft.games.raiders.raider import Raider
from undercroft.games.raiders.view_types import Out
from undercroft.kernel.result import Parts, Result, ties


def standing(party: Party) -> list[Raider]:
    """Returns the raiders still in: not turned to stone, not fallen.

    The most wounded raiders fall: with four or five players all who are tied, with three only a sole one. If all who
    are still in have the same wounds, nobody falls.
    """
    alive = [raider for raider in party.party if not raider.is_stone]
    most = max([raider.wounds for raider in alive], default=0)
    up = [raider for raider in alive if raider.wounds < most]
    is_tie = len(alive) - len(up) > 1
    if not up or (is_tie and party.seats == 3):
        return alive
    return up


def out(party: Party) -> dict[int, Out]:
    """Returns the seats that are out at the end, and why."""
    up = {raider.seat for raider in standing(party)}
    return {raider.seat: "stone" if raider.is_stone else "fallen" for raider in party.party if raider.seat not in up}


def level(party: Party) -> list[Raider]:
    """Returns the raiders still in with the most coins."""
    up = standing(party)
    most = max([raider.coins for raider in up], default=0)
    return [raider for raider in up if raider.coins == most]


def is_close(party: Party) -> bool:
    """Returns whether a raider with as many coins as the winner loses by wounds alone."""
    return len(level(party)) > len(result(party).winners)


def result(party: Party) -> Result:
    """Returns the result: most coins win, then fewest wounds; raiders still equal share the win."""
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
    wounds = [raider.wounds for raider in party.party]
    compared = ties("raiders-tie-wounds", wounds, [raider.seat for raider in richest])
    return Result(winners, tuple(scores), parts, compared)
