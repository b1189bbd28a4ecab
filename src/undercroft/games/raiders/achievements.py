"""Achievements of a raider besides winning. The rulebook has no such list: these are ours."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from undercroft.games.raiders.cards import CARDS
from undercroft.kernel.match import Match

FULL_PURSE: Final = 18  # coins
FEW_WOUNDS: Final = 7
FULL_PACK: Final = 3  # items
CHARACTER_TEXT: Final = "raiders-character-"
IDS: Final = tuple(
    [
        f"raiders-achievement-{name}"
        for name in ("full-purse", "scratches", "by-a-hair", "last-one-up", "full-pack", "company")
    ]
)
PURSE, SCRATCHES, HAIR, LAST, PACK, COMPANY = IDS


def judged(match: Match, seat: int) -> tuple[str, ...]:
    """Returns a seat's achievements in a finished match."""
    result = match.result
    assert result is not None
    players = match.view(None)["table"]["players"]
    raider, rivals = players[seat], [player for player in players if player["seat"] != seat]
    found: list[str] = []
    if result.scores[seat] >= FULL_PURSE:
        found.append(PURSE)
    if seat in result.winners:
        if raider["wounds"] <= FEW_WOUNDS:
            found.append(SCRATCHES)
        if len(result.winners) == 1 and result.ties:
            found.append(HAIR)
        if all([rival["out"] is not None for rival in rivals]):
            found.append(LAST)
    if raider["out"] is None and sum(raider["items"].values()) >= FULL_PACK:
        found.append(PACK)
    return tuple(found)


def career(heroes: Collection[str]) -> tuple[str, ...]:
    """Returns the achievement for matches with all characters."""
    everybody = {CHARACTER_TEXT + character.id for character in CARDS.characters}
    return (COMPANY,) if everybody <= set(heroes) else ()
