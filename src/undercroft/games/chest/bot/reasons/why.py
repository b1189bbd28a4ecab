"""What kind of move the best one is, and who knows the words for it."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.games.chest.bot.reasons.aid import aimed, token, ultimate
from undercroft.games.chest.bot.reasons.casting import cast_again, picked
from undercroft.games.chest.bot.reasons.dragon import slain
from undercroft.games.chest.bot.reasons.fight import fight, no_way
from undercroft.games.chest.bot.reasons.loot import drunk, onward, opened
from undercroft.games.chest.bot.reasons.revival import revived
from undercroft.games.chest.bot.reasons.stairs import go_or_stay
from undercroft.games.chest.components import CHEST, MONSTER_TYPES, TARGETS
from undercroft.games.chest.notation import (
    DESCEND,
    FLEE,
    PAY,
    PROCEED,
    READ_SCROLL,
    READ_TOKEN,
    REROLL_DIE,
    REST,
    REVIVE,
    STRIKE_AT,
    USE_TOKEN,
    USE_ULTIMATE,
    USES,
)
from undercroft.games.chest.rules import Chest
from undercroft.games.chest.state import REROLL_TASK
from undercroft.kernel.message import Message
from undercroft.kernel.mind import Finding


def reason(game: Chest, findings: Sequence[Finding]) -> Message | None:
    """Why the first finding is the best; None if there is nothing to say. It may be the only one, and not tried."""
    if not findings:
        return None
    move = findings[0].move
    if move < USES:
        target = move // 8 % TARGETS
        if target < MONSTER_TYPES:
            return fight(game, findings)
        return opened(game, findings) if target == CHEST else drunk(game, findings)
    if move < REROLL_DIE:
        return slain(game, findings)
    if game.task == REROLL_TASK:
        return picked(game, findings)
    if REVIVE <= move < STRIKE_AT:
        return revived(game, findings)
    if move < USE_TOKEN:
        return aimed(game, findings)
    if move < PAY:
        return token(game, findings)
    if move < READ_SCROLL or move == USE_ULTIMATE:
        return ultimate(game, findings)
    if move in (READ_SCROLL, READ_TOKEN):
        return cast_again(game, findings)
    if move in (REST, DESCEND):
        return go_or_stay(game, findings)
    if move == PROCEED:
        return onward(game, findings)
    return no_way(game) if move == FLEE else None
