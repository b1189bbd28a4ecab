"""The band against the dragon."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from undercroft.games.chest.bot.outlook import Outlook
from undercroft.games.chest.bot.reasons.lead import over_next
from undercroft.games.chest.bot.steps import best_slayer
from undercroft.games.chest.components import COMPANION_NAMES, DRAGON_EXPERIENCE, DRAGON_NEEDS, count, one
from undercroft.games.chest.notation import SLAY
from undercroft.games.chest.offers import offers
from undercroft.games.chest.rules import Chest
from undercroft.games.chest.state import DRAGON_TASK
from undercroft.kernel.message import Message
from undercroft.kernel.mind import Finding
from undercroft.kernel.position import Data


def slain(game: Chest, findings: Sequence[Finding]) -> Message | None:
    """Who is sent in all, and what that brings."""
    band = best_band(game)
    if not count(band, findings[0].move - SLAY) or not game.supply:
        return None
    told: Data = {name: int(count(band, companion)) for companion, name in enumerate(COMPANION_NAMES)}
    return Message("chest-reason-band", {**told, "points": int(DRAGON_EXPERIENCE), **over_next(game, findings)})


def best_band(game: Chest) -> i64:
    """The bag of companions that are missed least, those who were sent before among them; empty if nobody can go."""
    twin = game.copy()
    if twin.task != DRAGON_TASK:
        twin.start(DRAGON_TASK, DRAGON_NEEDS[twin.side])
    if twin.spread(twin.forces()) < DRAGON_NEEDS[twin.side]:
        return 0
    while twin.left:
        twin.offered = offers(twin)
        _, move = best_slayer(Outlook(twin), twin)
        twin.picked += one(move - SLAY)
        twin.left -= 1
    return twin.picked
