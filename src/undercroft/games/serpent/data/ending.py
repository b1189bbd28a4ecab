"""What decided a game that is over."""

from __future__ import annotations

from undercroft.games.serpent.box.book import CARDS, NAKARI
from undercroft.games.serpent.table.table import QUESTS_TO_WIN, Table
from undercroft.games.serpent.view import Ending


def ending_of(table: Table) -> Ending | None:
    """The goddess, a fall, being the last, points of both sets, quests, or how everybody stood after the last round."""
    if not table.is_over:
        return None
    if table.nakari_wounds >= CARDS[NAKARI].health:
        return "nakari"
    won = [bool(table.winners >> seat & 1) for seat in range(int(table.seats))]
    if all([hero.is_out != is_winner for hero, is_winner in zip(table.heroes, won, strict=True)]):
        return "last" if table.winners else "felled"
    if table.variants.combined:
        return "points"
    quests = [hero.quests for hero, is_winner in zip(table.heroes, won, strict=True) if is_winner]
    return "quests" if max(quests, default=0) >= QUESTS_TO_WIN else "rounds"
