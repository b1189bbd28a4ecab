"""Achievements of a hero besides winning. The rulebook has no such list: these are ours."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from undercroft.kernel.match import Match

FEW_TURNS: Final = 8  # of the player's own
MINIONS: Final = 3
FELLOWSHIP: Final = 5  # different heroes
IDS: Final = tuple(
    [
        f"serpent-achievement-{name}"
        for name in ("goddess", "last-one", "sure-footed", "swift", "ringleader", "fellowship")
    ]
)
GODDESS, LAST, SURE, SWIFT, RINGLEADER, FELLOWS = IDS


def judged(match: Match, seat: int) -> tuple[str, ...]:
    """Returns a seat's achievements in a finished match."""
    result = match.result
    assert result is not None
    ending = match.view(None)["table"]["ending"]
    own = [event.id for event in match.told(seat) if event.args.get("who") == seat]
    found: list[str] = []
    if seat in result.winners:
        if ending == "nakari":
            found.append(GODDESS)
        if ending == "last" and match.seats > 1:
            found.append(LAST)
        if "serpent-event-fell" not in own:
            found.append(SURE)
        if ending == "quests" and own.count("serpent-event-turn") <= FEW_TURNS:
            found.append(SWIFT)
    if own.count("serpent-event-minion") >= MINIONS:
        found.append(RINGLEADER)
    return tuple(found)


def career(heroes: Collection[str]) -> tuple[str, ...]:
    """Returns the achievement for matches with so many different heroes."""
    return (FELLOWS,) if len(set(heroes)) >= FELLOWSHIP else ()
