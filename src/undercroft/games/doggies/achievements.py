"""Achievements of a dog besides winning. The rulebook has no such list: these are ours."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from undercroft.games.doggies.cards import CARDS
from undercroft.kernel.match import Match

MANY_COINS: Final = 18
CHEST_COINS: Final = 8
QUEST_COINS: Final = 8
MONSTERS: Final = 5
BEATEN: Final = ("doggies-event-beat", "doggies-event-smite")
DOG_TEXT: Final = "doggies-dog-"
IDS: Final = tuple(
    [
        f"doggies-achievement-{name}"
        for name in ("gold-nose", "locksmith", "quester", "hunter", "best-in-show", "kennel")
    ]
)
GOLD, LOCKSMITH, QUESTER, HUNTER, BEST, KENNEL = IDS


def judged(match: Match, seat: int) -> tuple[str, ...]:
    """Returns a seat's achievements in a finished match."""
    result = match.result
    assert result is not None
    parts = dict(result.parts[seat])
    own = [event.id for event in match.told(seat) if event.args.get("who") == seat]
    found: list[str] = []
    if result.scores[seat] >= MANY_COINS:
        found.append(GOLD)
    if parts["doggies-part-chests"] >= CHEST_COINS:
        found.append(LOCKSMITH)
    if parts["doggies-part-private"] + parts["doggies-part-shared"] >= QUEST_COINS:
        found.append(QUESTER)
    if sum([own.count(id) for id in BEATEN]) >= MONSTERS:
        found.append(HUNTER)
    fines = parts["doggies-part-traps"], parts["doggies-part-vagabonds"]
    if seat in result.winners and min(fines) >= 0 and "doggies-event-sleep" not in own:
        found.append(BEST)
    return tuple(found)


def career(heroes: Collection[str]) -> tuple[str, ...]:
    """Returns the achievement for matches with all dogs."""
    return (KENNEL,) if {DOG_TEXT + dog.id for dog in CARDS.dogs} <= set(heroes) else ()
