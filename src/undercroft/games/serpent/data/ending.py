"""What decided a game that is over."""

from __future__ import annotations

from undercroft.games.serpent.box.book import CARDS, NAKARI
from undercroft.games.serpent.table.table import QUESTS_TO_WIN, Table
from undercroft.games.serpent.view_types import Ending


def ending_of(table: Table) -> Ending | None:
    if not table.is_over:
        return None
    won = [bool(table.winners >> seat & 1) for seat in range(int(table.seats))]
    out = [hero.is_out for hero in table.heroes]
    quests = [hero.quests for hero in table.heroes]
    return decided_by(table.nakari_wounds, won, out, quests, table.variants.combined)


def decided_by(nakari_wounds: int, won: list[bool], out: list[bool], quests: list[int], is_combined: bool) -> Ending:
    """The goddess, a fall, being the last, points of both sets, quests, or how everybody stood after the last round."""
    if nakari_wounds >= CARDS[NAKARI].health:
        return "nakari"
    if all([is_out != is_winner for is_out, is_winner in zip(out, won, strict=True)]):
        return "last" if any(won) else "felled"
    if is_combined:
        return "points"
    most = max([number for number, is_winner in zip(quests, won, strict=True) if is_winner], default=0)
    return "quests" if most >= QUESTS_TO_WIN else "rounds"
